// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/worddiff.h"

#include "core/diff/textdiff.h"

namespace outcrop {
namespace {

/// Encloses text in marks. The closing mark precedes the line ending.
QString encloseInMarks(QStringView text, QStringView opening, QStringView closing)
{
    if (text.isEmpty())
        return {};
    const bool ends = text.endsWith(u'\n');
    return opening + (ends ? text.chopped(1) : text) + closing + (ends ? QStringView(u"\n") : QStringView());
}

/// Returns removed lines and the added lines that replace them, as one text with marks.
QString changedText(QStringView before, QStringView after)
{
    QString text;
    qsizetype place = 0;
    for (const InnerDifference &mark :
        diffWithinHunk(before, after, {{0, 0, 0, before.size()}, {0, 0, 0, after.size()}})) {
        text += before.mid(place, mark.beforeStart - place);
        text += encloseInMarks(before.mid(mark.beforeStart, mark.beforeEnd - mark.beforeStart), u"[-", u"-]");
        text += encloseInMarks(after.mid(mark.afterStart, mark.afterEnd - mark.afterStart), u"{+", u"+}");
        place = mark.beforeEnd;
    }
    return text + before.mid(place);
}

QString hunkText(const UnifiedHunk &hunk)
{
    QString text;
    QString before;
    QString after;
    const auto flush = [&] {
        text += changedText(before, after);
        before.clear();
        after.clear();
    };
    for (const DiffLine &line : hunk.lines) {
        const bool isSame = line.kind == DiffLine::Kind::Same;
        if (isSame || (line.kind == DiffLine::Kind::Removed && !after.isEmpty()))
            flush();
        (isSame ? text : line.kind == DiffLine::Kind::Removed ? before : after) += line.text;
    }
    flush();
    return text.endsWith(u'\n') ? text : text + u'\n';
}

} // namespace

QString wordDiffText(const FileDiff &diff)
{
    QString text;
    for (qsizetype i = 0; i < diff.hunks.size(); ++i)
        text += QStringLiteral("@@ hunk %1, line %2 @@\n").arg(i + 1).arg(diff.hunks[i].after + 1)
            + hunkText(diff.hunks[i]);
    return text;
}

} // namespace outcrop
