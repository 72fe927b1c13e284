// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/text/textchange.h"

#include <QStringList>

namespace outcrop::testing {

/// Returns one line `line:column code` per finding, for comparison.
inline QString findings(const Diagnostics &diagnostics)
{
    QStringList lines;
    for (const Diagnostic &found : diagnostics) {
        const Position &start = found.location.range.start;
        lines.append(QStringLiteral("%1:%2 %3").arg(start.line).arg(start.column).arg(found.code));
    }
    return lines.join(u'\n');
}

inline QString slice(const QString &text, const Range &range)
{
    return text.mid(range.start.offset, range.end.offset - range.start.offset);
}

/// Returns the text with every fix applied.
inline QString withFixes(const QString &text, const Diagnostics &diagnostics)
{
    QList<TextEdit> edits;
    for (const Diagnostic &found : diagnostics) {
        if (found.fix)
            edits += found.fix->edits;
    }
    return applyEdits(text, edits);
}

} // namespace outcrop::testing
