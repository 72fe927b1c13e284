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

// Where knowledge is found again: many small documents in a few collections. An index is a copy of other data; it may be lost at any time and is
// then rebuilt. What is the same for all indexes is in core/retrieval: how a query is read, how lists become one, what to do about typing mistakes,
// and why a hit ranked. An index only ranks.

namespace outcrop {

/// One thing that can be found: a skill, a memory, a note of the vault, an interaction, a document of the workspace.
struct SearchDocument {
    QString collection; ///< `memory`, `skills`, `vault`, `log`, `documents`, or a name of the user's own
    QString id;         ///< unique within the collection, the same at each indexing: a path, `42` for an interaction
    QString title = {};
    QString summary = {};       ///< a skill's description; what a title says and a text explains
    QString text = {};
    QStringList tags = {};      ///< free words
    QStringList workloads = {}; ///< notations of the taxonomy: `platform/k8s`
    QString path = {};          ///< of the file to open, relative to the workspace; absolute outside of it; empty where there is none
    int line = 0;               ///< 1-based; 0 where the whole file is meant
    QMap<QString, QString> fields = {}; ///< to filter by and to show: `tier`, `provider`, `agent`
    QString checksum = {};      ///< of everything above; other than what is indexed: put it again
    QList<float> vector = {};   ///< its embedding, of length 1; empty if there is none
    QString vectorModel = {};   ///< whose vector it is; vectors of different models are never compared
};

/// What an index holds of a document, without reading it.
struct IndexedState {
    QString checksum;
    QString vectorModel = {}; ///< empty: it has no vector

    friend bool operator==(const IndexedState &, const IndexedState &) = default;
};

/// A step of indexing. A document that is there already is replaced.
struct IndexUpdate {
    QList<SearchDocument> put = {};
    QMap<QString, QStringList> remove = {}; ///< ids by collection; those that are not there do no harm
};

/// A part of what is looked for: one word in any of its forms, the beginning of a word, or several words in a row. Case and accents make no difference.
struct SearchTerm {
    enum class Kind { Word, Prefix, Phrase };

    QString text; ///< without signs that an index could take for an operator
    Kind kind = Kind::Word;

    friend bool operator==(const SearchTerm &, const SearchTerm &) = default;
};

/// What is asked of an index.
struct IndexQuery {
    enum class Join { All, Any }; ///< whether a document must have every term, or one

    QList<SearchTerm> terms = {};    ///< none: no list by words is made
    Join join = Join::All;
    QStringList collections = {};    ///< none: all that there are
    QStringList workloads = {};      ///< a document needs one of them; the narrower ones are in the list already. None: any document
    QMap<QString, QString> where = {}; ///< fields with their values, joined by "and"
    qsizetype limit = 20;            ///< hits of one list
    QList<float> vector = {};        ///< of length 1; none: no list by meaning is made
    QString vectorModel = {};        ///< only documents with vectors of this model are compared
};

struct IndexHit {
    SearchDocument document; ///< without its vector
    double score = 0;        ///< more is better; its scale is the index's own, a cosine where meaning was compared
};

/// The best of one collection in one way, the best first. Equal scores are ordered by id, so that an answer is always the same.
struct RankedList {
    enum class By { Words, Meaning };

    QString collection;
    By by = By::Words;
    QList<IndexHit> hits;
};

struct CollectionStats {
    QString collection;
    qint64 documents = 0;
    qint64 vectors = 0;
};

struct IndexStats {
    QList<CollectionStats> collections; ///< in the order of their names
    QStringList vectorModels = {};
    std::optional<qint64> bytes = {};   ///< on the disk, where that is known
    QDateTime updated = {};             ///< UTC, of the last change; invalid where there was none
};

/// An index of documents. Every change is whole or absent and is seen by the next search; searches never wait for changes. Calls wait for the disk or the
/// network: from a worker thread. Several threads may use one index, and several programs the same one.
/// Errors: Invalid (a document without a collection or an id, a vector of another length than its model's, a query that the index does not take), Unwritable,
/// Unreadable (damaged, or the server is gone), NotAllowed (a server that the user has not confirmed), Interrupted.
class SearchIndex
{
public:
    virtual ~SearchIndex() = default;

    /// For people: `.outcrop/index.db`, `Typesense at search.example`.
    virtual QString name() const = 0;

    /// What is indexed of a collection, by id; empty for one that does not exist.
    virtual Result<QHash<QString, IndexedState>> states(const QString &collection) = 0;
    virtual Status update(const IndexUpdate &update) = 0;
    /// Replaces everything by what `next` gives, batch by batch until it gives an empty one. Others see the old index until the new one is whole; where
    /// `next` or a step fails they keep it.
    virtual Status rebuild(const std::function<Result<QList<SearchDocument>>()> &next) = 0;
    /// Empties one collection; all of them where it has no name.
    virtual Status clear(const QString &collection = {}) = 0;

    /// Every collection that was asked for in both ways, in one step: lists without hits are left out. By collection, words before meaning.
    virtual Result<QList<RankedList>> search(const IndexQuery &query) = 0;
    /// Words of the index that are written almost so, at most `edits` letters away (one more, one less, another one, two swapped), the nearest first,
    /// then the more frequent. The word itself, where the index has it, is the first.
    virtual Result<QStringList> wordsLike(const QString &word, int edits, qsizetype limit) = 0;

    virtual Result<IndexStats> stats() = 0;
};

/// An index that was opened, and what opening it found: that it was damaged, for example, and starts over.
struct OpenedIndex {
    std::unique_ptr<SearchIndex> index;
    Diagnostics findings = {};
};

} // namespace outcrop
