// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>
#include <vector>

namespace outcrop {

/// A document that contains a phrase.
struct PassageMatch {
    qint64 row = 0;
    float frequency = 0;       ///< number of instances, each multiplied by the weight of its column
    quint32 minimumLength = 0; ///< lower bound of the number of tokens in the document, from the positions of the instances
};

/// The documents that contain one phrase.
struct PhraseMatches {
    qint64 documents = 0;                    ///< number in the whole index, even if `passages` has fewer
    std::vector<PassageMatch> passages = {}; ///< sorted by row
};

/// The matches of a query, for ranking.
struct PassageMatches {
    qint64 documents = 0; ///< number of documents in the index
    qint64 tokens = 0;    ///< number of tokens in the index
    std::vector<std::vector<PhraseMatches>> terms = {}; ///< a document matches a term if it matches one of its phrases
    bool requiresAllTerms = false;
    std::optional<std::vector<qint64>> rows = {}; ///< if set, only these rows are ranked; sorted
};

/// A ranked document.
struct RankedPassage {
    qint64 row = 0;
    double score = 0; ///< higher is better
};

/// Returns the number of tokens of the document in a row.
using PassageLengthReader = std::function<Result<int>(qint64 row)>;

/// Returns the best `limit` documents of each collection by BM25, and all documents with the same score as the last of them, in no particular order. The scores are those
/// of FTS5's bm25() with `passageWeights`. bm25() reads the length of every matching document from a table, which takes half of its time. This function first ranks the
/// documents by an upper bound of their score, computed from their minimum length. It then reads the lengths only of documents that can be among the best. Errors: those
/// of `readLength`.
Result<QHash<qint64, QList<RankedPassage>>> rankPassages(const PassageMatches &matches, qsizetype limit, const PassageLengthReader &readLength);

/// Removes all but the best `limit` documents and those with the same score as the last of them.
void keepBestPassages(QList<RankedPassage> &passages, qsizetype limit);

} // namespace outcrop
