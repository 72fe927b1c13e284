// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/textchange.h"

#include "core/text/commontext.h"

#include <algorithm>
#include <tuple>

namespace outcrop {
namespace {

bool isOneCharacter(QChar left, QChar right)
{
    return (left.isHighSurrogate() && right.isLowSurrogate()) || (left == u'\r' && right == u'\n');
}

/// Returns whether `offset` is inside a surrogate pair or a CR LF.
bool splitsCharacter(const QString &text, qsizetype offset)
{
    return offset > 0 && offset < text.size() && isOneCharacter(text.at(offset - 1), text.at(offset));
}

bool beginsLine(const QString &text)
{
    return text.startsWith(u'\n') || text.startsWith(u'\r');
}

} // namespace

void apply(QString &text, const TextChanges &changes)
{
    for (const TextChange &change : changes) {
        Q_ASSERT(QStringView(text).mid(change.offset, change.removed.size()) == change.removed);
        text.replace(change.offset, change.removed.size(), change.inserted);
    }
}

TextChanges inverseChanges(const TextChanges &changes)
{
    TextChanges back;
    back.reserve(changes.size());
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        back += {change->offset, change->inserted, change->removed};
    return back;
}

TextChanges difference(const QString &before, const QString &after)
{
    if (before == after)
        return {};
    qsizetype head = commonPrefixLength(before, after);
    if (splitsCharacter(before, head) || splitsCharacter(after, head))
        head -= 1;
    qsizetype tail = commonSuffixLength(QStringView(before).mid(head), QStringView(after).mid(head));
    if (tail > 0 && (splitsCharacter(before, before.size() - tail) || splitsCharacter(after, after.size() - tail)))
        tail -= 1;
    return {{head, before.mid(head, before.size() - head - tail), after.mid(head, after.size() - head - tail)}};
}

TextChanges changesFor(const QString &text, const QList<TextEdit> &edits)
{
    TextChanges changes;
    qsizetype shift = 0;
    qsizetype freeStart = 0; // the end of the previous edit
    for (const TextEdit &edit : sortEdits(edits)) {
        const qsizetype start = edit.range.start.offset;
        const qsizetype length = edit.range.end.offset - start;
        if (start < freeStart || length < 0 || start + length > text.size())
            continue;
        freeStart = start + length;
        changes += {start + shift, text.mid(start, length), edit.replacement};
        shift += edit.replacement.size() - length;
    }
    changes.removeIf([](const TextChange &change) { return change.hasNoEffect(); });
    return changes;
}

qsizetype mapOffset(const TextChanges &changes, qsizetype offset, Gravity gravity)
{
    for (const TextChange &change : changes) {
        const bool isBefore = offset < change.offset || (offset == change.offset && gravity == Gravity::Before);
        if (isBefore)
            continue;
        if (offset >= change.removedEnd())
            offset += change.inserted.size() - change.removed.size();
        else
            offset = gravity == Gravity::After ? change.insertedEnd() : change.offset;
    }
    return offset;
}

QList<TextEdit> sortEdits(QList<TextEdit> edits)
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
    for (const TextEdit &edit : sortEdits(edits)) {
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
