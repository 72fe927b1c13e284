// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/indexknowledge.h"

#include "app/knowledge/knowledgemessages.h"
#include "core/retrieval/documentchecksum.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype batchSize = 500;
constexpr qsizetype textsPerRequest = 64; ///< limits the size of a request to a provider

/// Updates an index to match a list of documents.
class IndexUpdater
{
public:
    IndexUpdater(SearchIndex &index, const IndexingOptions &options, const std::stop_token &stop)
        : m_index(index), m_options(options), m_stop(stop), m_embedder(options.embedder)
    {
    }

    Result<IndexingReport> run(const QList<SearchDocument> &documents)
    {
        const Status plannedStatus = plan(documents);
        const Result<bool> begins = plannedStatus ? shouldRebuild() : Result<bool>(plannedStatus.error());
        if (!begins)
            return begins.error();
        const Status doneStatus = *begins ? rebuildIndex() : writeChangedDocuments();
        if (!doneStatus)
            return doneStatus.error();
        return std::move(m_report);
    }

private:
    /// Returns whether to rebuild. A rebuild would drop indexed collections that could not be read this time.
    Result<bool> shouldRebuild()
    {
        for (const QString &collection : m_options.rebuildsIndex ? m_options.unreadCollections : QStringList()) {
            const Result<QHash<QString, IndexedState>> known = m_index.states(collection);
            if (!known)
                return known.error();
            if (known->isEmpty())
                continue;
            m_report.findings.append({Severity::Warning, QStringLiteral("index-kept"),
                knowledgemessages::collectionUnchanged(collection), {}, {}});
            return false;
        }
        return m_options.rebuildsIndex;
    }

    /// Determines the documents to write and to remove, per collection.
    Status plan(const QList<SearchDocument> &documents)
    {
        for (const QString &collection : m_options.collections) {
            Result<QHash<QString, IndexedState>> known = m_index.states(collection);
            if (!known)
                return known.error();
            m_report.collections.append({collection});
            for (const SearchDocument &document : documents) {
                if (document.collection == collection)
                    planDocument(document, *known);
            }
            m_removals.insert(collection, known->keys());
            m_report.collections.last().removed = known->size();
        }
        return success();
    }

    /// Counts the document, and writes it if it has changed. Removes it from `known`: the IDs that remain are those of deleted documents.
    void planDocument(const SearchDocument &document, QHash<QString, IndexedState> &known)
    {
        IndexedCollection &counts = m_report.collections.last();
        const auto state = known.constFind(document.id);
        const bool isKnown = state != known.cend();
        const bool isSame = isKnown && state->checksum == document.checksum;
        const bool lacksMeaning = m_embedder && (!isKnown || state->vectorModel != m_embedder->model());
        ++(isSame ? counts.unchangedDocuments : isKnown ? counts.changed : counts.added);
        if (!isSame || lacksMeaning || m_options.rebuildsIndex)
            m_changedDocuments.append(document);
        if (isKnown)
            known.erase(state);
    }

    Status rebuildIndex()
    {
        return m_index.rebuild([this]() -> Result<QList<SearchDocument>> { return nextBatch(); });
    }

    Status writeChangedDocuments()
    {
        IndexUpdate update;
        update.removedIds = m_removals;
        for (;;) {
            const Result<QList<SearchDocument>> batch = nextBatch();
            if (!batch)
                return batch.error();
            update.documents = *batch;
            const bool isEmpty = update.documents.isEmpty() && std::all_of(update.removedIds.begin(), update.removedIds.end(), [](const QStringList &ids) { return ids.isEmpty(); });
            if (isEmpty)
                return success();
            if (const Status doneStatus = m_index.update(update); !doneStatus)
                return doneStatus;
            update.removedIds.clear();
        }
    }

    Result<QList<SearchDocument>> nextBatch()
    {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Interrupted, knowledgemessages::indexingStopped()};
        if (m_options.progress && m_nextDocument > 0)
            m_options.progress(m_nextDocument, m_changedDocuments.size());
        QList<SearchDocument> batch = m_changedDocuments.mid(m_nextDocument, batchSize);
        m_nextDocument += batch.size();
        for (qsizetype first = 0; m_embedder && first < batch.size(); first += textsPerRequest) {
            if (const Status askedStatus = addEmbeddings(batch, first); !askedStatus)
                return askedStatus.error();
        }
        return batch;
    }

    /// Adds embeddings to the batch. Documents without one are still found by words, so an error of the provider is only reported, and no further embeddings
    /// are requested.
    Status addEmbeddings(QList<SearchDocument> &batch, qsizetype first)
    {
        const qsizetype count = std::min(textsPerRequest, batch.size() - first);
        QStringList texts;
        for (qsizetype i = first; i < first + count; ++i)
            texts.append(embeddingText(batch[i]));
        const Result<QList<QList<float>>> vectors = m_embedder->embed(texts, m_stop);
        if (!vectors && vectors.error().code == ErrorCode::Interrupted)
            return vectors.error();
        if (!vectors) {
            m_report.findings.append({Severity::Warning, QStringLiteral("index-meaning"),
                knowledgemessages::embeddingsNotIndexed(vectors.error().message), {}, {}});
            m_embedder = nullptr;
            return success();
        }
        for (qsizetype i = 0; i < count; ++i) {
            batch[first + i].vector = (*vectors)[i];
            batch[first + i].vectorModel = m_embedder->model();
        }
        m_report.embeddings += count;
        return success();
    }

    SearchIndex &m_index;
    const IndexingOptions &m_options;
    const std::stop_token &m_stop;
    Embedder *m_embedder;
    QList<SearchDocument> m_changedDocuments;
    QMap<QString, QStringList> m_removals;
    qsizetype m_nextDocument = 0;
    IndexingReport m_report;
};

} // namespace

Result<IndexingReport> indexKnowledge(SearchIndex &index, const QList<SearchDocument> &documents, const IndexingOptions &options, const std::stop_token &stop)
{
    return IndexUpdater(index, options, stop).run(documents);
}

} // namespace outcrop
