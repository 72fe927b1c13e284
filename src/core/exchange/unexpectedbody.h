// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace outcrop {

/// Returns a description of a body that is not an API response, based on its first bytes, such as `an HTML page`, `an XML document`, `an image`, `compressed
/// data`, `a PDF document`, `binary data`. Returns an empty string if the type is unknown; the body can then be a response.
QString bodyTypeName(QByteArrayView body);

/// Returns an error message for the user that includes this description.
QString unexpectedBodyMessage(const QString &name);

} // namespace outcrop
