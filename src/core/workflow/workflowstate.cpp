// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/workflowstate.h"

#include "core/documents/data/jsonreader.h"
#include "core/workflow/workflowmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString completeName = QStringLiteral("complete");
const QString cancelledName = QStringLiteral("cancelled");

const QStringList &phaseNames()
{
    static const QStringList names{QStringLiteral("plan"), QStringLiteral("generate"), QStringLiteral("review"), QStringLiteral("revise")};
    return names;
}

QString statusName(WorkflowStatus status)
{
    switch (status) {
    case WorkflowStatus::InProgress:
        return QStringLiteral("in_progress");
    case WorkflowStatus::Complete:
        return QStringLiteral("success");
    case WorkflowStatus::Canceled:
        return cancelledName;
    }
    Q_UNREACHABLE();
}

/// Returns the value for the file: the name of the phase, or how the workflow ended.
QString writtenPhase(const WorkflowState &state)
{
    if (state.isOpen())
        return workflowPhaseName(state.phase);
    return state.status == WorkflowStatus::Complete ? completeName : cancelledName;
}

Json artifactJson(const WorkflowArtifact &artifact)
{
    return {{"path", jsonString(artifact.path)}, {"phase", jsonString(workflowPhaseName(artifact.phase))}, {"iteration", artifact.iteration},
        {"sha256", jsonString(artifact.sha256)}};
}

QString timeJsonText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

/// Appends the phase and status to the history, unless the last entry has both.
void addToHistory(Json &data, const WorkflowState &state)
{
    Json &history = data["phase_history"];
    if (!history.is_array())
        history = Json::array();
    const Json phase = jsonString(writtenPhase(state));
    const Json status = jsonString(statusName(state.status));
    const bool isSame = !history.empty() && history.back().is_object() && history.back().value("phase", Json()) == phase
        && history.back().value("status", Json()) == status;
    if (!isSame)
        history.push_back({{"phase", phase}, {"status", status}, {"timestamp", jsonString(timeJsonText(state.updateTime))}});
}

/// Converts a document to a WorkflowState, or returns the first error.
class StateReader
{
public:
    StateReader(const Document &document, const DataNode &root) : m_document(document), m_root(root) { }

    Result<WorkflowState> read()
    {
        m_state.id = workflowIdOf(m_document.path);
        m_state.profile = m_root[u"profile"].text();
        readPosition();
        readHashes();
        for (const DataNode::Member &member : m_root[u"ai_providers"].members())
            m_state.providers.insert(member.key, member.value.text());
        for (const DataNode &artifact : m_root[u"artifacts"].items())
            readArtifact(artifact);
        readMetadata();
        m_state.feedback = m_root[u"approval_feedback"].text();
        m_state.rejections = static_cast<int>(m_root[u"retry_count"].toInteger().value_or(0));
        m_state.creationTime = QDateTime::fromString(m_root[u"created_at"].text(), Qt::ISODateWithMs);
        m_state.updateTime = QDateTime::fromString(m_root[u"updated_at"].text(), Qt::ISODateWithMs);
        m_state.data = m_root.toJson();
        const Json context = m_root[u"context"].toJson();
        m_state.context = context.is_object() ? context : Json::object();
        return m_error ? Result<WorkflowState>(*m_error) : Result<WorkflowState>(m_state);
    }

private:
    void fail(const QString &message, const DataNode &node)
    {
        if (!m_error)
            m_error = Error{ErrorCode::Invalid, message, {m_document.path, node.isMissing() ? m_root.range() : node.range()}};
    }

    void readPosition()
    {
        const DataNode &phase = m_root[u"phase"];
        const QString name = phase.text();
        if (name == completeName) {
            m_state.status = WorkflowStatus::Complete;
        } else if (name == cancelledName) {
            m_state.status = WorkflowStatus::Canceled;
        } else if (const auto known = workflowPhaseFromName(name)) {
            m_state.phase = *known;
        } else {
            fail(workflowmessages::unknownPhase(name), phase);
        }
        readStage();
        const DataNode &iteration = m_root[u"current_iteration"];
        const qint64 number = iteration.isMissing() ? 1 : iteration.toInteger().value_or(0);
        if (number < 1 || number > 999'999)
            fail(workflowmessages::badIteration(), iteration);
        m_state.iteration = static_cast<int>(number);
    }

    void readStage()
    {
        const DataNode &stage = m_root[u"stage"];
        if (!m_state.isOpen()) {
            m_state.phase = WorkflowPhase::Review;
            m_state.stage = WorkflowStage::Response;
        } else if (stage.text() == workflowStageName(WorkflowStage::Response)) {
            m_state.stage = WorkflowStage::Response;
        } else if (stage.text() != workflowStageName(WorkflowStage::Prompt)) {
            fail(workflowmessages::unknownStage(stage.text()), stage);
        }
    }

    void readHashes()
    {
        m_state.standardsHash = m_root[u"standards_hash"].text();
        m_state.planHash = m_root[u"plan_hash"].text();
        m_state.reviewHash = m_root[u"review_hash"].text();
    }

    void readArtifact(const DataNode &node)
    {
        const auto phase = workflowPhaseFromName(node[u"phase"].text());
        if (!phase)
            fail(workflowmessages::unknownArtifactPhase(node[u"phase"].text()), node[u"phase"]);
        m_state.artifacts.append({node[u"path"].text(), phase.value_or(WorkflowPhase::Generate),
            static_cast<int>(node[u"iteration"].toInteger().value_or(1)), node[u"sha256"].text()});
    }

    void readMetadata()
    {
        const DataNode &metadata = m_root[u"metadata"];
        m_state.request = metadata[u"request"].text();
        m_state.conventions = metadata[u"conventions"].text();
        m_state.approval = metadata[u"approval"].text();
        m_state.maxIterations = static_cast<int>(metadata[u"max_iterations"].toInteger().value_or(m_state.maxIterations));
        m_state.rejectedTurn = static_cast<int>(metadata[u"rejected_turn"].toInteger().value_or(0));
    }

    const Document &m_document;
    const DataNode &m_root;
    WorkflowState m_state;
    std::optional<Error> m_error;
};

Json metadataJson(const WorkflowState &state)
{
    Json metadata = state.data.value("metadata", Json());
    if (!metadata.is_object())
        metadata = Json::object();
    metadata["request"] = jsonString(state.request);
    metadata["conventions"] = jsonString(state.conventions);
    metadata["approval"] = jsonString(state.approval);
    metadata["max_iterations"] = state.maxIterations;
    metadata["rejected_turn"] = state.rejectedTurn;
    return metadata;
}

} // namespace

QString workflowPhaseName(WorkflowPhase phase)
{
    return phaseNames().at(static_cast<qsizetype>(phase));
}

QString workflowPhaseText(WorkflowPhase phase)
{
    switch (phase) {
    case WorkflowPhase::Plan:
        return workflowmessages::phasePlan();
    case WorkflowPhase::Generate:
        return workflowmessages::phaseGenerate();
    case WorkflowPhase::Review:
        return workflowmessages::phaseReview();
    case WorkflowPhase::Revise:
        return workflowmessages::phaseRevise();
    }
    Q_UNREACHABLE();
}

std::optional<WorkflowPhase> workflowPhaseFromName(const QString &name)
{
    const qsizetype index = phaseNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<WorkflowPhase>(index));
}

QString workflowStageName(WorkflowStage stage)
{
    return stage == WorkflowStage::Prompt ? QStringLiteral("prompt") : QStringLiteral("response");
}

QString workflowStageText(WorkflowStage stage)
{
    return stage == WorkflowStage::Prompt ? workflowmessages::stagePrompt() : workflowmessages::stageResponse();
}

QString sessionPhaseOf(WorkflowPhase phase)
{
    static const QStringList names{QStringLiteral("planning"), QStringLiteral("generating"), QStringLiteral("reviewing"), QStringLiteral("revising")};
    return names.at(static_cast<qsizetype>(phase));
}

QString WorkflowState::codeFolder(int iterationNumber) const
{
    return QStringLiteral("%1/iteration-%2/code").arg(folder()).arg(iterationNumber);
}

Json toJson(const WorkflowState &state)
{
    Json data = state.data.is_object() ? state.data : Json::object();
    data["session_id"] = jsonString(state.id);
    data["profile"] = jsonString(state.profile);
    data["context"] = state.context;
    data["phase"] = jsonString(writtenPhase(state));
    data["stage"] = state.isOpen() ? jsonString(workflowStageName(state.stage)) : Json();
    data["status"] = jsonString(statusName(state.status));
    data["current_iteration"] = state.iteration;
    data["standards_hash"] = jsonString(state.standardsHash);
    data["plan_approved"] = !state.planHash.isEmpty();
    data["plan_hash"] = jsonStringOrNull(state.planHash);
    data["review_approved"] = !state.reviewHash.isEmpty();
    data["review_hash"] = jsonStringOrNull(state.reviewHash);
    Json providers = Json::object();
    for (auto role = state.providers.begin(); role != state.providers.end(); ++role)
        providers[role.key().toStdString()] = jsonString(role.value());
    data["ai_providers"] = providers;
    data["metadata"] = metadataJson(state);
    Json artifacts = Json::array();
    for (const WorkflowArtifact &artifact : state.artifacts)
        artifacts.push_back(artifactJson(artifact));
    data["artifacts"] = artifacts;
    data["approval_feedback"] = jsonStringOrNull(state.feedback);
    data["retry_count"] = state.rejections;
    data["created_at"] = jsonString(timeJsonText(state.creationTime));
    data["updated_at"] = jsonString(timeJsonText(state.updateTime));
    addToHistory(data, state);
    return data;
}

Result<WorkflowState> readWorkflowState(const Document &document)
{
    const DataDocument json = readJson(document.text, document.path);
    if (const auto problem = firstError(json.diagnostics))
        return toError(*problem);
    if (!json.root.isMapping())
        return Error{ErrorCode::Invalid, workflowmessages::notAState(), {document.path, json.root.range()}};
    return StateReader(document, json.root).read();
}

QString workflowIdOf(const QString &path)
{
    static const QRegularExpression form(QStringLiteral("^sessions/([^/]+)/session\\.json$"));
    return form.match(path).captured(1);
}

} // namespace outcrop
