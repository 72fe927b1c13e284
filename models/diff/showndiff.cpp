// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/showndiff.h"

#include "core/diff/textlines.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the runs of changed lines in a hunk.
QList<DiffHunk> changesOf(const UnifiedHunk &hunk, const TextLines &before, const TextLines &after)
{
    QList<DiffHunk> changes;
    qsizetype old = hunk.before;
    qsizetype fresh = hunk.after;
    for (qsizetype i = 0; i < hunk.lines.size();) {
        const qsizetype oldStart = old;
        const qsizetype freshStart = fresh;
        for (; i < hunk.lines.size() && hunk.lines.at(i).kind != DiffLine::Kind::Same; ++i)
            ++(hunk.lines.at(i).kind == DiffLine::Kind::Removed ? old : fresh);
        if (old != oldStart || fresh != freshStart)
            changes.append({before.span(oldStart, old - oldStart), after.span(freshStart, fresh - freshStart)});
        for (; i < hunk.lines.size() && hunk.lines.at(i).kind == DiffLine::Kind::Same; ++i, ++old)
            ++fresh;
    }
    return changes;
}

/// Returns whether both texts have enough lines for the hunk. They may have too few if the diff was made from other texts.
bool matchesTexts(const UnifiedHunk &hunk, const TextLines &before, const TextLines &after)
{
    return hunk.before + hunk.beforeCount <= before.count() && hunk.after + hunk.afterCount <= after.count();
}

/// Returns one side of a diff with its lines at their numbers. Lines outside the hunks are empty.
QString sideText(const FileDiff &diff, DiffLine::Kind otherSide, qsizetype UnifiedHunk::*start, qsizetype UnifiedHunk::*count)
{
    QString text;
    qsizetype line = 0;
    for (const UnifiedHunk &hunk : diff.hunks) {
        text += QString(std::max<qsizetype>(0, hunk.*start - line), u'\n');
        for (const DiffLine &one : hunk.lines)
            text += one.kind == otherSide ? QString() : one.text;
        line = hunk.*start + hunk.*count;
    }
    return text;
}

} // namespace

ShownDiff shownDiff(const FileDiff &diff)
{
    return shownDiff(diff, sideText(diff, DiffLine::Kind::Added, &UnifiedHunk::before, &UnifiedHunk::beforeCount),
        sideText(diff, DiffLine::Kind::Removed, &UnifiedHunk::after, &UnifiedHunk::afterCount));
}

ShownDiff shownDiff(const QString &beforeName, const QString &before, const QString &afterName, const QString &after)
{
    return shownDiff(diffTexts(before, after, beforeName, afterName), before, after);
}

ShownDiff shownDiff(const FileDiff &diff, const QString &before, const QString &after)
{
    const TextLines old(before, LineEndings::LineFeed);
    const TextLines fresh(after, LineEndings::LineFeed);
    ShownDiff shown{diff.beforeName, diff.afterName, before, after};
    for (const UnifiedHunk &hunk : diff.hunks) {
        if (matchesTexts(hunk, old, fresh))
            shown.hunks.append({old.span(hunk.before, hunk.beforeCount), fresh.span(hunk.after, hunk.afterCount), changesOf(hunk, old, fresh)});
    }
    return shown;
}

} // namespace outcrop
