// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/passageranking.h"

#include "adapters/sqlite/searchtables.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <utility>

namespace outcrop {
namespace {

// Parameters of FTS5's bm25(), and the smallest weight that it gives a phrase.
constexpr double saturation = 1.2;
constexpr double lengthInfluence = 0.75;
constexpr double smallestPhraseWeight = 1e-6;

/// A phrase in a document.
struct Occurrence {
    PassageMatch match;
    quint32 phrase = 0;
    quint32 term = 0;
};

/// A matching document with its range of occurrences.
struct Candidate {
    double bound = 0; ///< upper bound of the score
    size_t first = 0;
    size_t count = 0;

    friend bool operator<(const Candidate &a, const Candidate &b) { return a.bound < b.bound; }
};

bool isBefore(const Occurrence &a, const Occurrence &b)
{
    return a.match.row < b.match.row;
}

/// Merges adjacent sorted runs in pairs. Occurrences in the same document keep their order. `bounds` contains the beginning of each run and the end of the last
/// one.
void mergeRuns(std::vector<Occurrence> &occurrences, std::vector<qsizetype> bounds)
{
    const auto begin = occurrences.begin();
    while (bounds.size() > 2) {
        std::vector<qsizetype> mergedRows;
        for (size_t run = 0; run < bounds.size(); run += 2) {
            mergedRows.push_back(bounds[run]);
            if (run + 2 < bounds.size())
                std::inplace_merge(begin + bounds[run], begin + bounds[run + 1], begin + bounds[run + 2], isBefore);
        }
        if (bounds.size() % 2 == 0)
            mergedRows.push_back(bounds.back());
        bounds = std::move(mergedRows);
    }
}

/// Ranks the matches of one query.
class Ranking
{
public:
    explicit Ranking(const PassageMatches &matches)
        : m_matches(matches)
        , m_meanLength(matches.documents > 0 ? double(matches.tokens) / double(matches.documents) : 1)
    {
        addOccurrences();
        addCandidates();
    }

    Result<QHash<qint64, QList<RankedPassage>>> best(qsizetype limit, const PassageLengthReader &readLength)
    {
        QHash<qint64, QList<RankedPassage>> rankedPassages;
        for (auto candidates = m_candidates.begin(); candidates != m_candidates.end(); ++candidates) {
            const Result<QList<RankedPassage>> passages = selectBest(*candidates, limit, readLength);
            if (!passages)
                return passages.error();
            rankedPassages.insert(candidates.key(), *passages);
        }
        return rankedPassages;
    }

private:
    void addOccurrences()
    {
        std::vector<qsizetype> bounds{0};
        for (const std::vector<PhraseMatches> &phrases : m_matches.terms) {
            for (const PhraseMatches &phrase : phrases) {
                const auto number = quint32(m_phraseWeights.size());
                for (const PassageMatch &match : phrase.passages)
                    m_occurrences.push_back({match, number, quint32(&phrases - m_matches.terms.data())});
                bounds.push_back(qsizetype(m_occurrences.size()));
                m_phraseWeights.push_back(weightOf(phrase));
            }
        }
        mergeRuns(m_occurrences, std::move(bounds));
    }

    /// Returns the inverse document frequency.
    double weightOf(const PhraseMatches &phrase) const
    {
        const double weight = std::log((double(m_matches.documents - phrase.documents) + 0.5) / (double(phrase.documents) + 0.5));
        return weight > 0 ? weight : smallestPhraseWeight;
    }

    void addCandidates()
    {
        std::vector<Candidate> *collection = nullptr;
        qint64 collectionNumber = 0;
        size_t end = 0;
        for (size_t first = 0; first < m_occurrences.size(); first = end) {
            quint32 minimumLength = 0;
            size_t terms = 0;
            for (end = first; end < m_occurrences.size() && rowAt(end) == rowAt(first); ++end) {
                minimumLength = std::max(minimumLength, m_occurrences[end].match.minimumLength);
                terms += end == first || m_occurrences[end].term != m_occurrences[end - 1].term ? 1 : 0;
            }
            if ((m_matches.requiresAllTerms && terms < m_matches.terms.size()) || !isAllowed(rowAt(first)))
                continue;
            if (const qint64 number = rowAt(first) / rowRangePerCollection; !collection || number != collectionNumber) {
                collectionNumber = number;
                collection = &m_candidates[number];
            }
            Candidate candidate{0, first, end - first};
            candidate.bound = scoreOf(candidate, minimumLength);
            collection->push_back(candidate);
        }
    }

    qint64 rowAt(size_t occurrence) const { return m_occurrences[occurrence].match.row; }

    /// Returns whether a row may be ranked. Must be called with ascending rows.
    bool isAllowed(qint64 row)
    {
        if (!m_matches.rows)
            return true;
        const std::vector<qint64> &rows = *m_matches.rows;
        while (m_nextAllowed < rows.size() && rows[m_nextAllowed] < row)
            ++m_nextAllowed;
        return m_nextAllowed < rows.size() && rows[m_nextAllowed] == row;
    }

    /// Returns the BM25 score of a document with this length. The score never increases with the length, not even by rounding: each operation is monotonic.
    double scoreOf(const Candidate &candidate, qint64 length) const
    {
        const double norm = saturation * (1 - lengthInfluence + lengthInfluence * double(length) / m_meanLength);
        double score = 0;
        for (size_t i = candidate.first; i < candidate.first + candidate.count; ++i) {
            const double frequency = m_occurrences[i].match.frequency;
            score += m_phraseWeights[m_occurrences[i].phrase] * ((frequency * (saturation + 1)) / (frequency + norm));
        }
        return score;
    }

    /// Computes scores in the order of their upper bounds, until no further document can be among the best.
    Result<QList<RankedPassage>> selectBest(std::vector<Candidate> &candidates, qsizetype limit, const PassageLengthReader &readLength) const
    {
        QList<RankedPassage> rankedPassages;
        std::priority_queue<double, std::vector<double>, std::greater<>> bestScores; // the lowest first
        std::make_heap(candidates.begin(), candidates.end());
        while (!candidates.empty() && (qsizetype(bestScores.size()) < limit || candidates.front().bound >= bestScores.top())) {
            std::pop_heap(candidates.begin(), candidates.end());
            const Candidate candidate = candidates.back();
            candidates.pop_back();
            const qint64 row = rowAt(candidate.first);
            const Result<int> length = readLength(row);
            if (!length)
                return length.error();
            rankedPassages.append({row, scoreOf(candidate, *length)});
            bestScores.push(rankedPassages.last().score);
            if (qsizetype(bestScores.size()) > limit)
                bestScores.pop();
        }
        keepBestPassages(rankedPassages, limit);
        return rankedPassages;
    }

    const PassageMatches &m_matches;
    const double m_meanLength;
    std::vector<double> m_phraseWeights;
    std::vector<Occurrence> m_occurrences; ///< sorted by row
    QHash<qint64, std::vector<Candidate>> m_candidates; ///< by collection
    size_t m_nextAllowed = 0; ///< index in the allowed rows
};

} // namespace

Result<QHash<qint64, QList<RankedPassage>>> rankPassages(const PassageMatches &matches, qsizetype limit, const PassageLengthReader &readLength)
{
    return limit > 0 ? Ranking(matches).best(limit, readLength) : QHash<qint64, QList<RankedPassage>>();
}

void keepBestPassages(QList<RankedPassage> &passages, qsizetype limit)
{
    if (limit <= 0)
        passages.clear();
    if (passages.size() <= limit || limit <= 0)
        return;
    std::nth_element(passages.begin(), passages.begin() + limit - 1, passages.end(), [](const RankedPassage &a, const RankedPassage &b) { return a.score > b.score; });
    passages.removeIf([worst = passages[limit - 1].score](const RankedPassage &passage) { return passage.score < worst; });
}

} // namespace outcrop
