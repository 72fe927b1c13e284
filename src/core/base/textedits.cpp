// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textedits.h"

#include <algorithm>
#include <utility>

namespace outcrop {

QList<TextEdit> sortedEdits(QList<TextEdit> edits)
{
    std::stable_sort(edits.begin(), edits.end(), [](const TextEdit &a, const TextEdit &b) {
        return std::pair(a.range.start.offset, a.range.end.offset) < std::pair(b.range.start.offset, b.range.end.offset);
    });
    return edits;
}

QString applyEdits(QStringView text, const QList<TextEdit> &edits)
{
    QString result;
    qsizetype done = 0;
    for (const TextEdit &edit : sortedEdits(edits)) {
        const qsizetype start = edit.range.start.offset;
        if (start < done || edit.range.end.offset > text.size())
            continue;
        result += text.mid(done, start - done);
        result += edit.replacement;
        done = edit.range.end.offset;
    }
    result += text.mid(done);
    return result;
}

} // namespace outcrop
