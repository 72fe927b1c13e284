// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/rankfusion.h"

#include <algorithm>
#include <tuple>

namespace outcrop {
namespace {

constexpr double rankConstant = 60;

using DocumentKey = std::pair<QString, QString>;

double wordScore(const SearchHit &hit)
{
    double best = 0;
    for (const RankReason &reason : hit.reasons) {
        if (reason.ranking == RankedList::Ranking::Words)
            best = std::max(best, reason.score);
    }
    return best;
}

bool ranksBefore(const SearchHit &a, const SearchHit &b)
{
    const double first = wordScore(a), second = wordScore(b);
    return std::tie(b.score, second, a.document.collection, a.document.id) < std::tie(a.score, first, b.document.collection, b.document.id);
}

} // namespace

QList<SearchHit> fuseRanks(const QList<WeightedList> &lists, qsizetype limit)
{
    QHash<DocumentKey, qsizetype> places;
    QList<SearchHit> hits;
    for (const WeightedList &weighted : lists) {
        qsizetype rank = 0;
        for (const IndexHit &found : weighted.list.hits) {
            const DocumentKey key{found.document.collection, found.document.id};
            const double share = weighted.weight / (rankConstant + double(++rank));
            const auto place = places.constFind(key);
            const qsizetype at = place == places.cend() ? hits.size() : *place;
            if (at == hits.size()) {
                places.insert(key, at);
                hits.append({found.document, 0, {}, {}, {}});
            }
            hits[at].reasons.append({weighted.list.ranking, weighted.isCorrected, rank, found.score, share});
            hits[at].score += share;
        }
    }
    std::sort(hits.begin(), hits.end(), ranksBefore);
    return hits.first(std::min(limit, hits.size()));
}

} // namespace outcrop
