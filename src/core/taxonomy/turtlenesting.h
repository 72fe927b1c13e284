// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// Where brackets and parentheses of a Turtle text go deeper than `most` levels; -1 where they never do. The parser reads them by calling itself, so that
/// a text of nothing else would end the program.
qsizetype tooDeepAt(QStringView text, int most);

} // namespace outcrop
