// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns a message for a label: names between backticks, as in Markdown and on the command line, get quotation marks. A single backtick is unchanged. In a
/// mirrored layout, amounts such as `<$0.0001` keep their order.
QString quotedText(const QString &message);

} // namespace outcrop
