// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textedits.h"

#include <algorithm>
#include <tuple>

namespace outcrop {

namespace {

bool beginsLine(const QString &text)
{
    return text.startsWith(u'\n') || text.startsWith(u'\r');
}

} // namespace

QList<TextEdit> sortedEdits(QList<TextEdit> edits)
{
    const auto place = [](const TextEdit &edit) {
        return std::tuple(edit.range.start.offset, edit.range.end.offset, beginsLine(edit.replacement));
    };
    std::stable_sort(
        edits.begin(), edits.end(), [&place](const TextEdit &a, const TextEdit &b) { return place(a) < place(b); });
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
