// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/alignedlines.h"

#include "cli/base/textwrap.h"

#include <algorithm>

namespace outcrop {

QStringList alignedLines(const QList<std::pair<QString, QString>> &rows)
{
    constexpr qsizetype gap = 2; // spaces after the widest label
    qsizetype widest = 0;
    for (const auto &[label, value] : rows)
        widest = std::max(widest, textWidth(label));
    QStringList lines;
    for (const auto &[label, value] : rows)
        lines.append(label + QString(widest + gap - textWidth(label), u' ') + value);
    return lines;
}

} // namespace outcrop
