// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedindex.h"

#include "app/evolution/evolve.h"
#include "app/portability/meteredprovider.h"
#include "app/prompt/renderprompt.h"
#include "app/queue/openqueue.h"
#include "app/queue/pacedprovider.h"
#include "app/queue/queuemessages.h"
#include "app/workspace/providers.h"
#include "core/retrieval/documentchecksum.h"

#include <QCryptographicHash>

#include <cstring>

namespace outcrop {
namespace {

constexpr qsizetype textsPerJob = 64;

/// A document by collection and ID.
using DocumentKey = QPair<QString, QString>;

QString textHash(const SearchDocument &document)
{
    constexpr qsizetype kept = 32; // 128 bits
    return QString::fromLatin1(QCryptographicHash::hash(embeddingText(document).toUtf8(), QCryptographicHash::Sha256).toHex().first(kept));
}

QHash<DocumentKey, SearchDocument> documentsByKey(const QList<SearchDocument> &documents)
{
    QHash<DocumentKey, SearchDocument> found;
    for (const SearchDocument &document : documents)
        found.insert({document.collection, document.id}, document);
    return found;
}

/// Returns the embedding model of the settings. Invalid if there is none.
Result<RenderTarget> embeddingTarget(const OpenedWorkspace &opened, const RetrievalSettings &settings)
{
    if (settings.embeddingProvider.isEmpty())
        return Error{ErrorCode::Invalid, queuemessages::noEmbeddingModel(), {}};
    return chooseTarget(opened.catalog, settings.embeddingProvider, settings.embeddingModel, opened.workspace().manifest());
}

/// Returns the name under which the index stores the vectors of a model, as in Embedder::model().
QString modelName(const RenderTarget &target)
{
    return target.adapter->name + u'/' + target.model.id;
}

/// Returns the vectors as base64 of their 32-bit floats, so that they are stored like the text of a response.
QString packVectors(const QList<QList<float>> &vectors)
{
    QByteArray bytes;
    for (const QList<float> &vector : vectors)
        bytes.append(reinterpret_cast<const char *>(vector.constData()), vector.size() * qsizetype(sizeof(float)));
    return QString::fromLatin1(bytes.toBase64());
}

/// Reads `count` vectors of packVectors(). Returns an empty list if the text does not have this format.
QList<QList<float>> unpackVectors(const QString &text, qsizetype count)
{
    const QByteArray bytes = QByteArray::fromBase64(text.toLatin1());
    const qsizetype size = count > 0 ? bytes.size() / count : 0;
    const bool isValid = size > 0 && size % qsizetype(sizeof(float)) == 0 && size * count == bytes.size();
    QList<QList<float>> vectors;
    for (qsizetype i = 0; isValid && i < count; ++i) {
        QList<float> vector(size / qsizetype(sizeof(float)));
        std::memcpy(vector.data(), bytes.constData() + i * size, size_t(size));
        vectors.append(vector);
    }
    return vectors;
}

/// A document in a job: its collection, its ID and the hash of its text.
struct QueuedDocument {
    DocumentKey key;
    QString hash;
};

Json documentsJson(const QList<QueuedDocument> &documents)
{
    Json list = Json::array();
    for (const QueuedDocument &document : documents)
        list.push_back(jsonStrings({document.key.first, document.key.second, document.hash}));
    return list;
}

QList<QueuedDocument> readDocuments(const Json &payload)
{
    constexpr size_t parts = 3;
    QList<QueuedDocument> documents;
    const Json list = jsonMember(payload, "documents");
    for (const Json &one : list) {
        if (one.is_array() && one.size() == parts)
            documents.append(QueuedDocument{{qString(one[0]), qString(one[1])}, qString(one[2])});
    }
    return documents;
}

QString callKey(const QList<QueuedDocument> &documents)
{
    QString hashes;
    for (const QueuedDocument &document : documents)
        hashes += document.hash;
    return QString::fromLatin1(QCryptographicHash::hash(hashes.toLatin1(), QCryptographicHash::Sha256).toHex());
}

/// Computes the embeddings of a queued index with the documents of this workspace.
class EmbeddingJobs final : public RunJobs
{
public:
    EmbeddingJobs(const JobContext &context, const RenderTarget &target, const Knowledge &knowledge) : m_context(context), m_target(target), m_documents(documentsByKey(knowledge.documents)) { }

    Result<JobOutcome> run(const LeasedJob &job, QueuedCalls &calls, const std::stop_token &stop) const override
    {
        const QList<QueuedDocument> queued = readDocuments(job.payload);
        QList<QueuedDocument> documents; // documents whose text has not changed since they were queued
        QStringList texts;
        for (const QueuedDocument &document : queued) {
            const auto known = m_documents.constFind(document.key);
            if (known == m_documents.constEnd() || textHash(*known) != document.hash)
                continue;
            documents.append(document);
            texts.append(embeddingText(*known));
        }
        if (documents.isEmpty())
            return Error{ErrorCode::NotAllowed, queuemessages::otherDocument(queued.isEmpty() ? QString() : queued.first().key.second), {}};
        const QString key = callKey(documents);
        JobOutcome outcome;
        if (calls.find(key, 0)) // a killed worker received the response
            outcome.cost = costOfVectors(texts);
        else if (!embed(texts, key, calls, stop, outcome))
            return outcome;
        outcome.result = Json{{"documents", documentsJson(documents)}};
        if (outcome.failure)
            (*outcome.result)["message"] = jsonString(outcome.failure->message);
        outcome.isFailed = outcome.failure.has_value();
        return outcome;
    }

private:
    bool isFree() const { return isFreeModel(m_context.opened.catalog, m_target.adapter->name, m_target.model.id); }

    /// Returns the cost of the counted tokens. Responses with embeddings do not report it in a common form.
    std::optional<Cost> costOfVectors(const QStringList &texts) const
    {
        if (isFree())
            return Cost();
        const TokenCounterPtr counter = counterFor(m_context.opened, m_target);
        qint64 tokens = 0;
        for (const QString &text : texts)
            tokens += counter->count(text).tokens;
        return costOf(m_target.model.price.pricesForPrompt(tokens).input, tokens);
    }

    /// Returns the cost with one token for each byte.
    std::optional<Cost> maxCostOfVectors(const QStringList &texts) const
    {
        if (isFree())
            return Cost();
        qint64 tokens = 0;
        for (const QString &text : texts)
            tokens += text.toUtf8().size() + 1;
        return costOf(m_target.model.price.pricesForPrompt(tokens).input, tokens);
    }

    /// Requests the vectors and stores them in the queue. Returns false if the call was canceled or could exceed a cost limit.
    bool embed(const QStringList &texts, const QString &key, QueuedCalls &calls, const std::stop_token &stop, JobOutcome &outcome) const
    {
        const std::optional<Cost> maxCost = maxCostOfVectors(texts);
        if (const Status reservedStatus = calls.reserve(maxCost, stop); !reservedStatus) {
            if (reservedStatus.error().code != ErrorCode::Interrupted)
                outcome.costLimitError = reservedStatus.error();
            return false;
        }
        const QString provider = m_target.adapter->name;
        const Status turn = waitForRequest(m_context.queue, provider, stop);
        const TextEmbeddings embeddings = turn ? m_context.providers->requestEmbeddings(m_target, texts, stop) : TextEmbeddings{{}, notSentFailureOf(turn.error())};
        pauseAfterRateLimit(m_context.queue, provider, embeddings.failure);
        TimedCall call;
        call.failure = embeddings.failure;
        call.requests = turn ? 1 : 0;
        if (!embeddings.failure) {
            call.response.text = packVectors(embeddings.vectors);
            static_cast<void>(calls.record(key, 0, call)); // release() stores it
        }
        outcome.cost = isUnbilled(call) ? std::optional(Cost()) : embeddings.failure ? maxCost : costOfVectors(texts);
        calls.release(maxCost, outcome.cost);
        if (embeddings.failure && embeddings.failure->kind == FailureKind::Canceled)
            return false;
        outcome.failure = embeddings.failure;
        return true;
    }

    const JobContext &m_context;
    const RenderTarget m_target;
    const QHash<DocumentKey, SearchDocument> m_documents;
};

/// Adds the embeddings of finished jobs to the index.
class EmbeddingCollector
{
public:
    EmbeddingCollector(SearchIndex &index, const QList<SearchDocument> &documents, const QString &model, IndexingReport &report)
        : m_index(index), m_documents(documentsByKey(documents)), m_model(model), m_report(report)
    {
    }

    /// Writes the embeddings of one job. Writing them again changes nothing. Documents whose text has changed keep their state, and are queued later.
    Status write(const FinishedJob &job)
    {
        const QList<QueuedDocument> queued = readDocuments(job.result);
        if (const Json message = jsonMember(job.result, "message"); message.is_string())
            m_report.findings.append({Severity::Warning, QStringLiteral("index-meaning"), queuemessages::noEmbedding(qString(message)), {}, {}});
        const std::optional<TimedCall> call = job.responses.isEmpty() ? std::nullopt : readRecordedCall(job.responses.first().response);
        const QList<QList<float>> vectors = call ? unpackVectors(call->response.text, queued.size()) : QList<QList<float>>();
        IndexUpdate update;
        for (qsizetype i = 0; i < vectors.size(); ++i) {
            const auto known = m_documents.constFind(queued.at(i).key);
            if (known == m_documents.constEnd() || textHash(*known) != queued.at(i).hash)
                continue;
            SearchDocument document = *known;
            document.vector = vectors.at(i);
            document.vectorModel = m_model;
            update.documents.append(document);
        }
        m_report.embeddings += update.documents.size();
        return update.documents.isEmpty() ? success() : m_index.update(update);
    }

private:
    SearchIndex &m_index;
    const QHash<DocumentKey, SearchDocument> m_documents;
    const QString m_model;
    IndexingReport &m_report;
};

/// Returns the jobs for the documents whose indexed state has no vector of the model.
Result<QList<QueuedJob>> missingEmbeddings(SearchIndex &index, const Knowledge &knowledge, const QString &model)
{
    QList<QueuedDocument> missing;
    for (const QString &collection : knowledge.collectionsRead) {
        const Result<QHash<QString, IndexedState>> states = index.states(collection);
        if (!states)
            return states.error();
        for (const SearchDocument &document : knowledge.documents) {
            if (document.collection == collection && states->value(document.id).vectorModel != model)
                missing.append(QueuedDocument{{document.collection, document.id}, textHash(document)});
        }
    }
    QList<QueuedJob> jobs;
    for (qsizetype first = 0; first < missing.size(); first += textsPerJob)
        jobs.append(QueuedJob{jobs.size(), 0, Json{{"documents", documentsJson(missing.mid(first, textsPerJob))}}});
    return jobs;
}

/// One call of runQueuedIndexing() with an open index.
class QueuedIndexer
{
public:
    QueuedIndexer(SearchIndex &index, const Knowledge &knowledge, const QString &model, JobQueue &queue, const QueueSettings &settings, const std::stop_token &stop)
        : m_index(index), m_knowledge(knowledge), m_model(model), m_queue(queue), m_settings(settings), m_stop(stop)
    {
    }

    Result<QueuedIndexing> run(const QueuedRun &run, const IndexingReport &report)
    {
        m_outcome.report = report;
        const Result<std::optional<QueueState>> known = findSameRun(m_queue, run);
        if (!known)
            return known.error();
        if (*known) {
            QueuedRun refreshedRun = run;
            refreshedRun.startTime = (*known)->run.startTime;
            if (const Status collectStatus = collect(refreshedRun, {}); !collectStatus)
                return collectStatus.error();
        }
        if (!m_outcome.progress.isComplete() || m_stop.stop_requested())
            return m_outcome;
        const Result<QList<QueuedJob>> jobs = missingEmbeddings(m_index, m_knowledge, m_model);
        const Status collectStatus = !jobs ? Status(jobs.error()) : jobs->isEmpty() ? success() : collect(run, *jobs);
        return collectStatus ? Result<QueuedIndexing>(m_outcome) : Result<QueuedIndexing>(collectStatus.error());
    }

private:
    /// Queues jobs, waits for their results, and removes the run if it is complete.
    Status collect(const QueuedRun &run, const QList<QueuedJob> &jobs)
    {
        const Result<qint64> id = m_queue.enqueue(run, jobs);
        if (!id)
            return id.error();
        EmbeddingCollector collector(m_index, m_knowledge.documents, m_model, m_outcome.report);
        const Result<std::optional<QueueState>> state = waitForRun(
            m_queue, *id, m_settings.waits, [&collector](const FinishedJob &job) { return collector.write(job); }, m_settings.progress, m_stop);
        if (!state)
            return state.error();
        m_outcome.progress = *state ? progressOf(**state) : QueueProgress();
        return *state && m_outcome.progress.isComplete() ? m_queue.remove(*id) : success();
    }

    SearchIndex &m_index;
    const Knowledge &m_knowledge;
    const QString m_model;
    JobQueue &m_queue;
    const QueueSettings &m_settings;
    const std::stop_token &m_stop;
    QueuedIndexing m_outcome;
};

} // namespace

Result<QueuedIndexing> runQueuedIndexing(
    const OpenedWorkspace &opened, KeyRing &keys, const IndexJob &job, JobQueue &queue, const QueueSettings &settings, const std::stop_token &stop)
{
    if (const std::optional<Error> refused = taxonomyError(opened))
        return *refused;
    const IndexLocation location = indexLocation(opened);
    const Result<RenderTarget> target = embeddingTarget(opened, location.settings);
    if (!target)
        return target.error();
    Result<OpenedIndex> index = openIndex(location, keys, true);
    if (!index)
        return index.error();
    const Result<Knowledge> knowledge = collectWorkspaceKnowledge(opened, location.settings, keys, job.allowsOutside, stop);
    if (!knowledge)
        return knowledge.error();
    const IndexingOptions words{knowledge->collectionsRead, {}, nullptr, false, job.progress};
    Result<IndexingReport> report = indexKnowledge(*index->index, knowledge->documents, words, stop);
    if (!report)
        return report.error();
    report->findings = index->findings + knowledge->findings + report->findings;
    const QString provider = target->adapter->name;
    if (const Status set = setRequestRates(queue, {provider}, settings.requestsPerMinute); !set)
        return set.error();
    const QueuedRun run{0, indexRunKind, QStringLiteral("index"), settings.now().toString(Qt::ISODateWithMs),
        Json{{"workspace", jsonString(workspaceTitle(opened))}, {"model", jsonString(modelName(*target))}}, settings.maxCost};
    return QueuedIndexer(*index->index, *knowledge, modelName(*target), queue, settings, stop).run(run, *report);
}

Result<std::unique_ptr<RunJobs>> openEmbeddingJobs(const JobContext &context, const QueuedRun &run)
{
    const QString workspace = qString(jsonMember(run.details, "workspace"));
    if (workspace != workspaceTitle(context.opened))
        return Error{ErrorCode::NotAllowed, queuemessages::otherWorkspace(workspace), {}};
    const RetrievalSettings settings = readRetrievalSettings(context.opened.workspace().manifest());
    const Result<RenderTarget> target = embeddingTarget(context.opened, settings);
    if (!target)
        return target.error();
    const QString model = qString(jsonMember(run.details, "model"));
    if (model != modelName(*target) || !context.providers || !context.keys)
        return Error{ErrorCode::NotAllowed, queuemessages::otherEmbeddingModel(model), {}};
    const Result<Knowledge> knowledge = collectWorkspaceKnowledge(context.opened, settings, *context.keys, context.allowsOutside, {});
    if (!knowledge)
        return knowledge.error();
    return std::unique_ptr<RunJobs>(std::make_unique<EmbeddingJobs>(context, *target, *knowledge));
}

} // namespace outcrop
