// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns the width of a text in terminal columns, approximated as the number of code points.
qsizetype textWidth(const QString &text);

/// Returns the text with spaces appended, up to a width in terminal columns. A wider text is returned unchanged.
QString paddedToWidth(const QString &text, qsizetype width);

} // namespace outcrop
