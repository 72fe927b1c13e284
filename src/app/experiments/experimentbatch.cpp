// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentbatch.h"

#include "adapters/files/writefile.h"
#include "app/experiments/experimentrequests.h"

#include <QMap>
#include <QUrl>

namespace outcrop {
namespace {

const QString anthropicWire = QStringLiteral("anthropic-messages");

std::optional<BatchForm> formOf(const RenderedRequest &request)
{
    if (request.wireFormat == anthropicWire)
        return BatchForm::Anthropic;
    if (request.wireFormat == u"openai-responses" || request.wireFormat == u"openai-chat-completions" || request.wireFormat == u"openai-compatible")
        return BatchForm::OpenAi;
    return std::nullopt;
}

QString fileWord(QString text)
{
    for (QChar &c : text) {
        if (!c.isLetterOrNumber() && c != u'.' && c != u'-')
            c = u'_';
    }
    return text;
}

/// Gathers requests by provider and model.
class BatchFiles
{
public:
    void add(const QString &name, const TrialRequest &one, BatchForm form, const Json &body)
    {
        const QString path = fileWord(name + u'-' + one.request.provider + u'-' + one.request.model) + (form == BatchForm::Anthropic ? QStringLiteral(".json") : QStringLiteral(".jsonl"));
        const Json id = jsonString(batchId(one.trial, one.key));
        if (form == BatchForm::Anthropic)
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

} // namespace

Result<BatchExport> exportBatch(const OpenedWorkspace &opened, const QString &name, const std::optional<BatchForm> &form)
{
    const Result<ExperimentRequests> all = ExperimentRequests::of(opened, name);
    const Result<std::optional<RunRecord>> kept = keptRun(opened.folder, name);
    if (!all || !kept)
        return all ? kept.error() : all.error();
    const QSet<qsizetype> made = *kept ? (*kept)->made() : QSet<qsizetype>();
    BatchExport batch;
    BatchFiles files;
    for (const Trial &trial : all->trials()) {
        if (made.contains(trial.number))
            continue;
        const Result<TrialRequest> one = all->request(trial);
        if (!one)
            return one.error();
        const std::optional<BatchForm> takes = formOf(one->request);
        const QString note = QStringLiteral("%1 takes no batches that this program can write.").arg(one->request.provider);
        if (!takes && !batch.notes.contains(note))
            batch.notes.append(note);
        if (!takes || (form && takes != form))
            continue;
        const Result<Json> body = all->body(*one);
        if (!body)
            return body.error();
        if (!one->unfit.isEmpty() && batch.unfit.isEmpty())
            batch.unfit = one->unfit;
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

} // namespace outcrop
