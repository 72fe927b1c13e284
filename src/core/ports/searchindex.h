// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QMap>
#include <QStringList>

#include <functional>
#include <memory>

// A full-text and vector index: many small documents in a few collections. An index is a copy of other data, so a lost index can always be rebuilt.
// An index only ranks documents. Code that all indexes share is in core/retrieval: query parsing, merging of ranked lists, typo correction, and
// explanations of the ranking.

namespace outcrop {

/// A searchable document: a skill, a memory, a note, an interaction or a document of the workspace.
struct SearchDocument {
    QString collection; ///< `memory`, `skills`, `vault`, `log`, `documents`, or a user-defined name
    QString id;         ///< unique within the collection and stable across indexing runs: a path, or `42` for an interaction
    QString title = {};
    QString summary = {};       ///< short description, for example of a skill
    QString text = {};
    QStringList tags = {};      ///< free-form tags
    QStringList workloads = {}; ///< notations of the taxonomy: `platform/k8s`
    QString path = {};          ///< path of the file to open: relative to the workspace, or absolute for files outside it; empty if there is no file
    int line = 0;               ///< 1-based; 0 for the whole file
    QMap<QString, QString> fields = {}; ///< metadata for filtering and display: `tier`, `provider`, `agent`
    QString checksum = {};      ///< checksum of the fields above, except collection and ID; if it differs from the indexed one, the document is indexed again
    QList<float> vector = {};   ///< embedding of length 1; empty if there is none
    QString vectorModel = {};   ///< model that computed the vector; vectors of different models are never compared
};

/// The checksum and the vector model that the index stores for a document, for detecting changes.
struct IndexedState {
    QString checksum;
    QString vectorModel = {}; ///< empty if the document has no vector

    friend bool operator==(const IndexedState &, const IndexedState &) = default;
};

/// A batch of changes to an index. Items of `documents` replace indexed documents with the same collection and ID.
struct IndexUpdate {
    QList<SearchDocument> documents = {};
    QMap<QString, QStringList> removedIds = {}; ///< IDs by collection; unknown IDs are ignored
};

/// One term of a query: a word in any inflected form, a prefix, or a phrase. Matching ignores case and diacritics.
struct SearchTerm {
    enum class Kind { Word, Prefix, Phrase };

    QString text; ///< contains no characters that an index could parse as operators
    Kind kind = Kind::Word;

    friend bool operator==(const SearchTerm &, const SearchTerm &) = default;
};

struct IndexQuery {
    enum class Join { All, Any }; ///< a document must match all terms, or at least one

    QList<SearchTerm> terms = {};    ///< if empty, no list is ranked by words
    Join join = Join::All;
    QStringList collections = {};    ///< if empty, all collections
    QStringList workloads = {};      ///< matches documents with at least one of these workloads, all if empty; the caller adds narrower workloads
    QMap<QString, QString> where = {}; ///< required field values, combined with AND
    qsizetype limit = 20;            ///< maximum number of hits in each list
    QList<float> vector = {};        ///< embedding of the query, of length 1; if empty, no list is ranked by meaning
    QString vectorModel = {};        ///< only documents with vectors of this model are compared
};

/// A document that matches a query.
struct IndexHit {
    SearchDocument document; ///< without its vector
    double score = 0;        ///< higher is better; the scale depends on the index, cosine similarity if ranked by meaning
};

/// The best hits of one collection by words or by meaning, best first. Ties are ordered by ID, so results are deterministic.
struct RankedList {
    enum class Ranking { Words, Meaning };

    QString collection;
    Ranking ranking = Ranking::Words;
    QList<IndexHit> hits;
};

/// The size of one collection.
struct CollectionStats {
    QString collection;
    qint64 documents = 0;
    qint64 vectors = 0;
};

/// The size of an index and the time of its last change.
struct IndexStats {
    QList<CollectionStats> collections; ///< sorted by name
    QStringList vectorModels = {};
    std::optional<qint64> bytes = {};   ///< size on disk; nullopt if unknown
    QDateTime updateTime = {};          ///< time of the last change, UTC; invalid if there was none
};

/// An index of documents. Each change is atomic unless the implementation documents a deviation, and visible to the next search. Searches never wait for changes. Calls
/// block on disk or network access, so call them from worker threads. Several threads and several programs may use the same index. Errors: Invalid (a document without a
/// collection or an ID, a vector whose dimension does not match its model, an unsupported query), Unwritable, Interrupted. Unreadable means damaged data or an
/// unreachable server, and NotAllowed a server that the user has not confirmed.
class SearchIndex
{
public:
    virtual ~SearchIndex() = default;

    /// Returns the name for display: `.outcrop/index.db`, `Typesense at search.example`.
    virtual QString name() const = 0;

    /// Returns the state of each document of a collection by ID; empty if the collection does not exist.
    virtual Result<QHash<QString, IndexedState>> states(const QString &collection) = 0;
    virtual Status update(const IndexUpdate &update) = 0;
    /// Replaces all documents with the batches that `next` returns, until it returns an empty batch. Other users see the old index until the new one
    /// is complete; if `next` or a step fails, they keep the old index.
    virtual Status rebuild(const std::function<Result<QList<SearchDocument>>()> &next) = 0;
    /// Removes all documents of a collection; of all collections if the name is empty.
    virtual Status clear(const QString &collection = {}) = 0;

    /// Returns the ranked lists of every requested collection, by words and by meaning, in one step. Sorted by collection, words before meaning;
    /// empty lists are omitted.
    virtual Result<QList<RankedList>> search(const IndexQuery &query) = 0;
    /// Returns the indexed words whose edit distance from `word` (insertion, deletion, substitution, transposition) is at most `edits`, sorted by
    /// distance, then by frequency. The word itself comes first if it is indexed.
    virtual Result<QStringList> similarWords(const QString &word, int edits, qsizetype limit) = 0;

    virtual Result<IndexStats> stats() = 0;
};

/// An opened index with findings about it, for example that a damaged index was replaced by a new one.
struct OpenedIndex {
    std::unique_ptr<SearchIndex> index;
    Diagnostics findings = {};
};

} // namespace outcrop
