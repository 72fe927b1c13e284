// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentbatch.h"

#include "adapters/files/writefile.h"
#include "app/experiments/experimentrequests.h"
#include "app/experiments/experimentrunmessages.h"
#include "app/send/parseresponse.h"

#include <QMap>
#include <QUrl>

namespace outcrop {
namespace {

const QString anthropicWire = QStringLiteral("anthropic-messages");

std::optional<BatchFormat> batchFormatOf(const RenderedRequest &request)
{
    if (request.wireFormat == anthropicWire)
        return BatchFormat::Anthropic;
    if (request.wireFormat == u"openai-responses" || request.wireFormat == u"openai-chat-completions" || request.wireFormat == u"openai-compatible")
        return BatchFormat::OpenAi;
    return std::nullopt;
}

QString fileNamePart(QString text)
{
    for (QChar &c : text) {
        if (!c.isLetterOrNumber() && c != u'.' && c != u'-')
            c = u'_';
    }
    return text;
}

/// Groups requests by provider and model.
class BatchFiles
{
public:
    void add(const QString &name, const TrialRequest &one, BatchFormat form, const Json &body)
    {
        const QString path = fileNamePart(name + u'-' + one.request.provider + u'-' + one.request.model)
            + (form == BatchFormat::Anthropic ? QStringLiteral(".json") : QStringLiteral(".jsonl"));
        const Json id = jsonString(batchRequestId(one.trial, one.key));
        if (form == BatchFormat::Anthropic)
            m_anthropic[path].push_back({{"custom_id", id}, {"params", body}});
        else
            m_openAi[path] += QByteArray::fromStdString(Json{{"custom_id", id}, {"method", "POST"}, {"url", jsonString(QUrl(one.request.url).path())}, {"body", body}}.dump()) + '\n';
    }

    QList<SourceFile> files() const
    {
        QList<SourceFile> files;
        for (const auto &[path, requests] : m_anthropic.asKeyValueRange())
            files.append({path, jsonText({{"requests", requests}})});
        for (const auto &[path, lines] : m_openAi.asKeyValueRange())
            files.append({path, lines});
        return files;
    }

private:
    QMap<QString, Json> m_anthropic;
    QMap<QString, QByteArray> m_openAi;
};

/// A result line of either API.
struct BatchLine {
    QString id;
    Json body; ///< the provider's response; null if the request failed
};

std::optional<BatchLine> readBatchLine(const QByteArray &line)
{
    const Json json = parseJson(line).value_or(Json());
    if (!json.is_object() || !json.value("custom_id", Json()).is_string())
        return std::nullopt;
    BatchLine read{qString(json.at("custom_id")), Json()};
    const Json result = json.value("result", Json());
    const Json response = json.value("response", Json());
    constexpr int maxFineSize = 200;
    if (result.is_object() && qString(result.value("type", Json())) == u"succeeded")
        read.body = result.value("message", Json());
    else if (response.is_object() && response.value("status_code", Json()) == Json(maxFineSize))
        read.body = response.value("body", Json());
    return read;
}

class BatchImporter
{
public:
    BatchImporter(
        const OpenedWorkspace &opened, const ExperimentRequests &all, ExperimentResponses &responses, const QString &file)
        : m_opened(opened)
        , m_requests(all)
        , m_responses(responses)
        , m_file(file)
        , m_trials(all.trials())
    {
    }

    Result<BatchImport> run(const QByteArray &results)
    {
        for (const QByteArray &line : results.split('\n')) {
            ++m_line;
            if (line.trimmed().isEmpty())
                continue;
            if (const Status takenStatus = importLine(line); !takenStatus)
                return takenStatus.error();
        }
        return m_import;
    }

private:
    void addProblem(const QString &message)
    {
        const Position start{0, m_line, 1};
        m_import.problems.append({Severity::Warning, QStringLiteral("experiment-batch"), message, {m_file, {start, start}}});
    }

    Status importLine(const QByteArray &line)
    {
        const std::optional<BatchLine> read = readBatchLine(line);
        const std::optional<Trial> trial = read ? trialOf(read->id) : std::nullopt;
        if (!trial) {
            addProblem(read ? experimentrunmessages::notATrial(read->id) : experimentrunmessages::notABatchResult());
            return success();
        }
        const Result<TrialRequest> one = m_requests.request(*trial);
        if (!one)
            return one.error();
        if (batchRequestId(*trial, one->key) != read->id) {
            addProblem(experimentrunmessages::otherRequest(read->id));
            return success();
        }
        return recordResponse(*one, *read);
    }

    std::optional<Trial> trialOf(const QString &id) const
    {
        bool ok = false;
        const qsizetype number = id.startsWith(u't') ? id.mid(1).section(u'-', 0, 0).toLongLong(&ok) : -1;
        return ok && number >= 0 && number < m_trials.size() ? std::optional(m_trials.at(number)) : std::nullopt;
    }

    Status recordResponse(const TrialRequest &one, const BatchLine &read)
    {
        if (read.body.is_null()) {
            ++m_import.failed;
            return success();
        }
        const int repeat = recordedRepeat(one.trial);
        if (m_responses.contains(one.key, repeat)) {
            ++m_import.known;
            return success();
        }
        const Result<ResponseInBody> found =
            responseInBody(m_opened, one.request.provider, QByteArray::fromStdString(read.body.dump()));
        if (!found) {
            addProblem(found.error().message);
            return success();
        }
        ++m_import.importedCount;
        return m_responses.record(one.key, repeat, {found->response, {}, {}, {}});
    }

    const OpenedWorkspace &m_opened;
    const ExperimentRequests &m_requests;
    ExperimentResponses &m_responses;
    QString m_file;
    QList<Trial> m_trials;
    int m_line = 0;
    BatchImport m_import;
};

} // namespace

Result<BatchExport> exportBatch(
    const OpenedWorkspace &opened, const QString &name, const std::optional<BatchFormat> &form)
{
    const Result<ExperimentRequests> all = ExperimentRequests::create(opened, name);
    const Result<std::optional<RunRecord>> kept = loadRecordedRun(opened.folder, name);
    if (!all || !kept)
        return all ? kept.error() : all.error();
    const QSet<qsizetype> finishedTrials = *kept ? (*kept)->completedTrials() : QSet<qsizetype>();
    BatchExport batch;
    BatchFiles files;
    for (const Trial &trial : all->trials()) {
        if (finishedTrials.contains(trial.number))
            continue;
        const Result<TrialRequest> one = all->request(trial);
        if (!one)
            return one.error();
        const std::optional<BatchFormat> takes = batchFormatOf(one->request);
        const QString note = experimentrunmessages::noBatches(one->request.provider);
        if (!takes && !batch.unsupportedProviderNotes.contains(note))
            batch.unsupportedProviderNotes.append(note);
        if (!takes || (form && takes != form))
            continue;
        const Result<Json> body = all->body(*one);
        if (!body)
            return body.error();
        if (!one->unfitFindings.isEmpty() && batch.unfitFindings.isEmpty())
            batch.unfitFindings = one->unfitFindings;
        files.add(name, *one, *takes, *body);
        ++batch.requests;
    }
    batch.files = files.files();
    return batch;
}

Result<QStringList> writeBatches(const QString &folder, const BatchExport &batch)
{
    QStringList written;
    for (const SourceFile &file : batch.files) {
        if (const Status status = writeInside(folder, file.path, file.bytes); !status)
            return status.error();
        written.append(file.path);
    }
    return written;
}

Result<BatchImport> importBatch(const OpenedWorkspace &opened, const QString &name, const QByteArray &results, const QString &file)
{
    const Result<ExperimentRequests> all = ExperimentRequests::create(opened, name);
    if (!all)
        return all.error();
    Result<ExperimentResponses> responses = ExperimentResponses::open(opened.folder, name);
    if (!responses)
        return responses.error();
    return BatchImporter(opened, *all, *responses, file).run(results);
}

} // namespace outcrop
