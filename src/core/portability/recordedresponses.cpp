// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/recordedresponses.h"

#include "core/base/joinedtext.h"
#include "core/documents/data/jsonreader.h"
#include "core/portability/portabilitymessages.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace outcrop {
namespace {

/// Returns the names of the stop reasons that a recorded response can have.
QStringList stopReasonNames()
{
    QStringList names;
    for (const StopReason reason : {StopReason::Done, StopReason::Truncated, StopReason::Refused, StopReason::Blocked})
        names.append(stopReasonName(reason));
    return names;
}

bool isRecording(const QString &path)
{
    return path.startsWith(u"portability/recorded/") && path.endsWith(u".json") && !path.endsWith(u".request.json");
}

ToolCall readCall(const DataNode &node)
{
    return {node[u"id"].text(), node[u"name"].text(), node[u"arguments"].toJson()};
}

ProviderResponse readResponse(const DataNode &node, StopReason stop)
{
    ProviderResponse response{node[u"text"].text(), {}, stop};
    for (const DataNode &call : node[u"tool_calls"].items())
        response.toolCalls.append(readCall(call));
    if (!node[u"raw"].isMissing())
        response.rawJson = node[u"raw"].toJson();
    return response;
}

Json responseJson(const ProviderResponse &response)
{
    Json json{{"text", jsonString(response.text)}, {"tool_calls", Json::array()},
        {"stop", jsonString(stopReasonName(response.stop))}};
    for (const ToolCall &call : response.toolCalls)
        json["tool_calls"].push_back(
            {{"id", jsonString(call.id)}, {"name", jsonString(call.name)}, {"arguments", call.arguments}});
    if (!response.rawJson.is_null())
        json["raw"] = response.rawJson;
    return json;
}

} // namespace

QString requestKey(const RenderedRequest &request)
{
    const QString text = request.provider + u'\n' + request.model + u'\n' + request.bodyText().text();
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

RecordedResponses::RecordedResponses(const Workspace &workspace)
{
    for (const DocumentPtr &document : workspace.documents()) {
        if (isRecording(document->path))
            read(*document);
    }
}

void RecordedResponses::read(const Document &document)
{
    const DataDocument json = readJson(document.text, document.path);
    m_diagnostics += json.diagnostics;
    const auto report = [&](const DataNode &node, const QString &message) {
        m_diagnostics.append(
            {Severity::Error, QStringLiteral("recording-invalid"), message, {document.path, node.range()}});
    };
    if (json.isParsed && !json.root[u"answers"].isSequence())
        report(json.root, portabilitymessages::recordingNeedsResponses());
    for (const DataNode &node : json.root[u"answers"].items()) {
        const QString key = node[u"request"].text();
        const QString stop = node[u"stop"].text();
        if (key.isEmpty() || !stopReasonNames().contains(stop))
            report(node, portabilitymessages::recordedResponseIncomplete(stopReasonNames().join(listSeparator())));
        else
            m_responses.insert(key, readResponse(node, *stopReasonFromName(stop)));
    }
}

ProviderCall RecordedResponses::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener)
{
    const auto found = m_responses.constFind(requestKey(request));
    if (stop.stop_requested())
        return {{}, CallFailure{FailureKind::Canceled, portabilitymessages::stopped()}};
    if (found == m_responses.constEnd())
        return {{}, CallFailure{FailureKind::Unreachable, portabilitymessages::notRecorded()}};
    if (listener && !found->text.isEmpty())
        listener({ResponseChunk::Kind::Text, found->text});
    return {*found};
}

ProviderCall ResponseRecorder::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener)
{
    const ProviderCall call = m_provider.call(request, stop, listener);
    if (!call.failure && call.response.stop != StopReason::Incomplete) {
        Json entry{{"request", jsonString(requestKey(request))}, {"model", jsonString(request.model)}};
        entry.update(responseJson(call.response));
        const std::lock_guard lock(m_mutex);
        m_responses[request.provider].push_back(entry);
    }
    return call;
}

QList<SourceFile> ResponseRecorder::files(const QString &agent) const
{
    const std::lock_guard lock(m_mutex);
    QList<SourceFile> files;
    for (auto responses = m_responses.cbegin(); responses != m_responses.cend(); ++responses) {
        const Json json{{"agent", jsonString(agent)}, {"provider", jsonString(responses.key())}, {"answers", *responses}};
        files.append({recordingPath(agent, responses.key() + QStringLiteral(".json")), jsonText(json)});
    }
    return files;
}

namespace {

QString toFileName(QString name)
{
    static const QRegularExpression unsafe(QStringLiteral("[^A-Za-z0-9_.-]|^\\."));
    name.replace(unsafe, QStringLiteral("_"));
    return name.isEmpty() ? QStringLiteral("_") : name;
}

} // namespace

QString recordingPath(const QString &agent, const QString &name)
{
    return QStringLiteral("portability/recorded/") + toFileName(agent) + u'/' + toFileName(name);
}

} // namespace outcrop
