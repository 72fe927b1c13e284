// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sequencematch.h"

#include <QHash>

#include <dtl/dtl.hpp>

#include <algorithm>
#include <vector>

namespace outcrop {
namespace {

/// A stretch of each side.
struct Stretch {
    qsizetype before = 0;
    qsizetype beforeEnd = 0;
    qsizetype after = 0;
    qsizetype afterEnd = 0;

    qsizetype work() const { return (beforeEnd - before) * (afterEnd - after); }
    bool isEmpty() const { return work() == 0; }
};

class Matcher
{
public:
    Matcher(const QList<int> &before, const QList<int> &after, qsizetype mostWork)
        : m_before(before), m_after(after), m_mostWork(mostWork)
    { }

    SequenceMatch run()
    {
        match({0, m_before.size(), 0, m_after.size()});
        return m_found;
    }

private:
    void match(Stretch stretch)
    {
        while (!stretch.isEmpty() && m_before[stretch.before] == m_after[stretch.after])
            add(stretch.before++, stretch.after++);
        const Stretch inner = withoutTail(stretch);
        if (inner.isEmpty())
            ;
        else if (inner.work() <= m_mostWork)
            compare(inner);
        else
            cut(inner);
        for (qsizetype i = 0; i < stretch.beforeEnd - inner.beforeEnd; ++i)
            add(inner.beforeEnd + i, inner.afterEnd + i);
    }

    Stretch withoutTail(Stretch stretch) const
    {
        while (!stretch.isEmpty() && m_before[stretch.beforeEnd - 1] == m_after[stretch.afterEnd - 1]) {
            stretch.beforeEnd -= 1;
            stretch.afterEnd -= 1;
        }
        return stretch;
    }

    void compare(const Stretch &stretch)
    {
        using Numbers = std::vector<int>;
        const Numbers before(m_before.begin() + stretch.before, m_before.begin() + stretch.beforeEnd);
        const Numbers after(m_after.begin() + stretch.after, m_after.begin() + stretch.afterEnd);
        dtl::Diff<int, Numbers> diff(before, after);
        diff.compose();
        Match place{stretch.before, stretch.after};
        for (const auto &[number, step] : diff.getSes().getSequence()) {
            if (step.type == dtl::SES_COMMON)
                add(place.before, place.after);
            place.before += step.type != dtl::SES_ADD;
            place.after += step.type != dtl::SES_DELETE;
        }
    }

    /// At what occurs once on each side and in the same order on both ("patience").
    void cut(const Stretch &stretch)
    {
        const QList<Match> anchors = anchorsOf(stretch);
        if (anchors.isEmpty()) {
            m_found.exact = false;
            return;
        }
        Stretch part = stretch;
        for (const Match &anchor : anchors) {
            match({part.before, anchor.before, part.after, anchor.after});
            add(anchor.before, anchor.after);
            part.before = anchor.before + 1;
            part.after = anchor.after + 1;
        }
        match(part);
    }

    QList<Match> anchorsOf(const Stretch &stretch) const
    {
        const QHash<int, qsizetype> before = single(m_before, stretch.before, stretch.beforeEnd);
        const QHash<int, qsizetype> after = single(m_after, stretch.after, stretch.afterEnd);
        QList<Match> common;
        for (auto place = before.cbegin(); place != before.cend(); ++place) {
            if (const qsizetype other = after.value(place.key(), -1); place.value() >= 0 && other >= 0)
                common += {place.value(), other};
        }
        std::sort(common.begin(), common.end(), [](const Match &l, const Match &r) { return l.before < r.before; });
        return longestRising(common);
    }

    /// Where each number stands that occurs once; -1 for the others.
    static QHash<int, qsizetype> single(const QList<int> &numbers, qsizetype start, qsizetype end)
    {
        QHash<int, qsizetype> places;
        for (qsizetype i = start; i < end; ++i) {
            const auto known = places.find(numbers[i]);
            if (known == places.end())
                places.insert(numbers[i], i);
            else
                *known = -1;
        }
        return places;
    }

    /// The longest run of matches whose `after` rises, too.
    static QList<Match> longestRising(const QList<Match> &matches)
    {
        QList<qsizetype> tops; // the match that ends the best run of each length
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

    void add(qsizetype before, qsizetype after) { m_found.matches += {before, after}; }

    const QList<int> &m_before;
    const QList<int> &m_after;
    qsizetype m_mostWork;
    SequenceMatch m_found;
};

} // namespace

SequenceMatch matchSequences(const QList<int> &before, const QList<int> &after, qsizetype mostWork)
{
    return Matcher(before, after, mostWork).run();
}

} // namespace outcrop
