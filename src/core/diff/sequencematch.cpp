// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/sequencematch.h"

#include <dtl/dtl.hpp>

#include <algorithm>
#include <vector>

namespace outcrop {
namespace {

/// A range of each sequence.
struct SequenceRange {
    qsizetype before = 0;
    qsizetype beforeEnd = 0;
    qsizetype after = 0;
    qsizetype afterEnd = 0;

    qsizetype work() const { return (beforeEnd - before) * (afterEnd - after); }
    bool isEmpty() const { return work() == 0; }
};

/// The occurrences of a number in a range.
struct Occurrences {
    qsizetype timesBefore = 0;
    qsizetype timesAfter = 0;
    qsizetype after = 0; ///< index of the last occurrence on the second side
};

class Matcher
{
public:
    Matcher(const QList<int> &before, const QList<int> &after, qsizetype maximumWork)
        : m_before(before), m_after(after), m_maximumWork(maximumWork)
    {
        m_found.matches.reserve(std::min(before.size(), after.size()));
    }

    SequenceMatch run()
    {
        match({0, m_before.size(), 0, m_after.size()});
        return m_found;
    }

private:
    void match(SequenceRange range)
    {
        while (!range.isEmpty() && m_before[range.before] == m_after[range.after])
            addMatch(range.before++, range.after++);
        const SequenceRange inner = withoutCommonSuffix(range);
        if (inner.isEmpty())
            ;
        else if (inner.work() <= m_maximumWork)
            compareRange(inner);
        else
            splitAtAnchors(inner);
        for (qsizetype i = 0; i < range.beforeEnd - inner.beforeEnd; ++i)
            addMatch(inner.beforeEnd + i, inner.afterEnd + i);
    }

    SequenceRange withoutCommonSuffix(SequenceRange range) const
    {
        while (!range.isEmpty() && m_before[range.beforeEnd - 1] == m_after[range.afterEnd - 1]) {
            range.beforeEnd -= 1;
            range.afterEnd -= 1;
        }
        return range;
    }

    void compareRange(const SequenceRange &range)
    {
        using Numbers = std::vector<int>;
        const Numbers before(m_before.begin() + range.before, m_before.begin() + range.beforeEnd);
        const Numbers after(m_after.begin() + range.after, m_after.begin() + range.afterEnd);
        dtl::Diff<int, Numbers> diff(before, after);
        diff.compose();
        Match place{range.before, range.after};
        for (const auto &[number, step] : diff.getSes().getSequence()) {
            if (step.type == dtl::SES_COMMON)
                addMatch(place.before, place.after);
            place.before += step.type != dtl::SES_ADD;
            place.after += step.type != dtl::SES_DELETE;
        }
    }

    /// Splits the range at the numbers that occur once on each side and in the same order (patience diff).
    void splitAtAnchors(const SequenceRange &range)
    {
        const QList<Match> anchors = anchorsOf(range);
        if (anchors.isEmpty()) {
            m_found.isExact = false;
            return;
        }
        SequenceRange part = range;
        for (const Match &anchor : anchors) {
            match({part.before, anchor.before, part.after, anchor.after});
            addMatch(anchor.before, anchor.after);
            part.before = anchor.before + 1;
            part.after = anchor.after + 1;
        }
        match(part);
    }

    QList<Match> anchorsOf(const SequenceRange &range)
    {
        resetOccurrences(range);
        for (qsizetype i = range.before; i < range.beforeEnd; ++i)
            m_occurrences[m_before[i]].timesBefore += 1;
        for (qsizetype i = range.after; i < range.afterEnd; ++i) {
            Occurrences &occurrences = m_occurrences[m_after[i]];
            occurrences.timesAfter += 1;
            occurrences.after = i;
        }
        QList<Match> commonMatches;
        for (qsizetype i = range.before; i < range.beforeEnd; ++i) {
            if (const Occurrences &occurrences = m_occurrences[m_before[i]];
                occurrences.timesBefore == 1 && occurrences.timesAfter == 1)
                commonMatches += {i, occurrences.after};
        }
        return longestIncreasingMatches(commonMatches);
    }

    /// Resets the occurrences of all numbers in a range. Creates the table, which has one entry per number, on the first call.
    void resetOccurrences(const SequenceRange &range)
    {
        if (m_occurrences.isEmpty())
            m_occurrences.resize(1 + std::max(largestNumber(m_before), largestNumber(m_after)));
        for (qsizetype i = range.before; i < range.beforeEnd; ++i)
            m_occurrences[m_before[i]] = {};
        for (qsizetype i = range.after; i < range.afterEnd; ++i)
            m_occurrences[m_after[i]] = {};
    }

    static int largestNumber(const QList<int> &numbers) { return numbers.isEmpty() ? 0 : *std::max_element(numbers.begin(), numbers.end()); }

    /// Returns the longest subsequence of matches with ascending `after`.
    static QList<Match> longestIncreasingMatches(const QList<Match> &matches)
    {
        QList<qsizetype> tops; // last match of the best subsequence of each length
        QList<qsizetype> previous(matches.size(), -1);
        for (qsizetype i = 0; i < matches.size(); ++i) {
            const auto place = std::lower_bound(tops.begin(), tops.end(), matches[i].after,
                [&](qsizetype top, qsizetype after) { return matches[top].after < after; });
            const qsizetype length = place - tops.begin();
            previous[i] = length > 0 ? tops[length - 1] : -1;
            if (place == tops.end())
                tops += i;
            else
                *place = i;
        }
        QList<Match> run;
        for (qsizetype i = tops.isEmpty() ? -1 : tops.last(); i >= 0; i = previous[i])
            run.prepend(matches[i]);
        return run;
    }

    void addMatch(qsizetype before, qsizetype after) { m_found.matches += {before, after}; }

    const QList<int> &m_before;
    const QList<int> &m_after;
    qsizetype m_maximumWork;
    QList<Occurrences> m_occurrences; ///< occurrences by number
    SequenceMatch m_found;
};

} // namespace

SequenceMatch matchSequences(const QList<int> &before, const QList<int> &after, qsizetype maximumWork)
{
    return Matcher(before, after, maximumWork).run();
}

} // namespace outcrop
