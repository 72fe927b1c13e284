// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/textdiff.h"

#include "core/diff/sequencematch.h"
#include "core/diff/textlines.h"

#include <QHash>

namespace outcrop {
namespace {

constexpr qsizetype maximumInnerWork = 1'000'000;

/// Assigns consecutive numbers from 0 to strings. Equal strings get the same number.
class StringNumbers
{
public:
    explicit StringNumbers(qsizetype most) { m_numbers.reserve(most); }

    int of(QStringView text)
    {
        int &number = m_numbers[text]; // 0 for a new text
        if (number == 0)
            number = static_cast<int>(m_numbers.size());
        return number - 1;
    }

private:
    QHash<QStringView, int> m_numbers;
};

QList<int> numberLines(const TextLines &lines, StringNumbers &numbers)
{
    QList<int> result;
    result.reserve(lines.count());
    for (qsizetype i = 0; i < lines.count(); ++i)
        result += numbers.of(lines.line(i));
    return result;
}

/// The ranges between two matches.
struct Gap {
    qsizetype before = 0;
    qsizetype beforeEnd = 0;
    qsizetype after = 0;
    qsizetype afterEnd = 0;
};

QList<Gap> gapsOf(const QList<Match> &matches, qsizetype beforeEnd, qsizetype afterEnd)
{
    QList<Gap> gaps;
    qsizetype before = 0;
    qsizetype after = 0;
    for (const Match &match : matches + QList<Match>{{beforeEnd, afterEnd}}) {
        if (match.before > before || match.after > after)
            gaps += {before, match.before, after, match.after};
        before = match.before + 1;
        after = match.after + 1;
    }
    return gaps;
}

/// Returns the starts of words, of runs of whitespace, and of every other character, and the end of the text.
QList<qsizetype> wordStarts(QStringView text)
{
    const auto sort = [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate() || c == u'_' ? 1 : c.isSpace() ? 2 : 0; };
    QList<qsizetype> starts;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i == 0 || sort(text[i]) == 0 || sort(text[i]) != sort(text[i - 1]))
            starts += i;
    }
    starts += text.size();
    return starts;
}

QList<int> numberWords(QStringView text, const QList<qsizetype> &starts, StringNumbers &numbers)
{
    QList<int> result;
    for (qsizetype i = 0; i + 1 < starts.size(); ++i)
        result += numbers.of(text.mid(starts[i], starts[i + 1] - starts[i]));
    return result;
}

/// Returns whether at least a third of the hunk is unchanged, so that highlighting helps.
bool isHighlightingUseful(const QList<InnerDifference> &marks, const DiffHunk &hunk)
{
    qsizetype markedLength = 0;
    for (const InnerDifference &mark : marks)
        markedLength += mark.beforeEnd - mark.beforeStart + mark.afterEnd - mark.afterStart;
    const qsizetype all = hunk.before.end - hunk.before.start + hunk.after.end - hunk.after.start;
    return markedLength * 3 <= all * 2;
}

} // namespace

TextDiff diffLines(QStringView before, QStringView after, qsizetype maximumWork, LineEndings ends)
{
    const TextLines beforeLines(before, ends);
    const TextLines afterLines(after, ends);
    StringNumbers numbers(beforeLines.count() + afterLines.count());
    const QList<int> beforeNumbers = numberLines(beforeLines, numbers);
    const SequenceMatch found = matchSequences(beforeNumbers, numberLines(afterLines, numbers), maximumWork);
    TextDiff diff;
    diff.isExact = found.isExact;
    for (const Gap &gap : gapsOf(found.matches, beforeLines.count(), afterLines.count()))
        diff.hunks += {beforeLines.span(gap.before, gap.beforeEnd - gap.before),
            afterLines.span(gap.after, gap.afterEnd - gap.after)};
    return diff;
}

QList<InnerDifference> diffWithinHunk(QStringView before, QStringView after, const DiffHunk &hunk)
{
    const QStringView old = before.mid(hunk.before.start, hunk.before.end - hunk.before.start);
    const QStringView fresh = after.mid(hunk.after.start, hunk.after.end - hunk.after.start);
    const QList<qsizetype> oldStarts = wordStarts(old);
    const QList<qsizetype> freshStarts = wordStarts(fresh);
    StringNumbers numbers(oldStarts.size() + freshStarts.size());
    const QList<int> oldNumbers = numberWords(old, oldStarts, numbers);
    const QList<int> freshNumbers = numberWords(fresh, freshStarts, numbers);
    const SequenceMatch found = matchSequences(oldNumbers, freshNumbers, maximumInnerWork);
    QList<InnerDifference> marks;
    for (const Gap &gap : gapsOf(found.matches, oldNumbers.size(), freshNumbers.size()))
        marks += {hunk.before.start + oldStarts[gap.before], hunk.before.start + oldStarts[gap.beforeEnd],
            hunk.after.start + freshStarts[gap.after], hunk.after.start + freshStarts[gap.afterEnd]};
    if (!isHighlightingUseful(marks, hunk))
        return {{hunk.before.start, hunk.before.end, hunk.after.start, hunk.after.end}};
    return marks;
}

} // namespace outcrop
