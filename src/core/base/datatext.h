// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns a text of a data file, such as the description of a field in a schema, in the user's language. translations/datatexts.h lists the texts of the files in the
/// programs. A text that is in no catalog, such as one of a workspace, is returned unchanged. Call it only where the text is displayed or put into a message. Files,
/// records, JSON, requests and comparisons use the text itself. Thread-safe.
QString dataText(const QString &english);

} // namespace outcrop
