// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/storedworkflow.h"

#include "adapters/files/foldersource.h"
#include "app/files/savedocument.h"
#include "app/workflow/runmessages.h"

#include <QDir>
#include <QDirIterator>

#include <algorithm>

namespace outcrop {

const SessionPhase *StoredWorkflow::sessionPhase(const std::optional<Session> &session) const
{
    const SessionPhase *phase = session ? session->phase(state.iteration, sessionPhaseOf(state.phase)) : nullptr;
    return phase && !phase->isEmpty() ? phase : nullptr;
}

Result<StoredWorkflow> loadWorkflow(const OpenedWorkspace &opened, const QString &id)
{
    QString wanted = id;
    if (wanted.isEmpty()) {
        Diagnostics ignoredFindings;
        const QList<WorkflowState> all = readWorkflows(opened, ignoredFindings);
        if (all.isEmpty())
            return ignoredFindings.isEmpty() ? Error{ErrorCode::NotFound, runmessages::noWorkflows(), {}} : toError(ignoredFindings.first());
        wanted = all.first().id;
    }
    const QString path = QStringLiteral("sessions/%1/session.json").arg(wanted);
    const Result<QByteArray> bytes = isSessionId(wanted) ? FolderSource(opened.folder).read(path) : Error{ErrorCode::NotFound, {}, {}};
    if (!bytes && bytes.error().code == ErrorCode::NotFound)
        return Error{ErrorCode::NotFound, runmessages::noWorkflow(wanted), {}};
    if (!bytes)
        return bytes.error();
    const Result<WorkflowState> state = readWorkflowState(*readDocument(path, *bytes));
    if (!state)
        return state.error();
    return StoredWorkflow{*state, checksumOf(*bytes)};
}

QList<WorkflowState> readWorkflows(const OpenedWorkspace &opened, Diagnostics &diagnostics)
{
    QList<WorkflowState> workflows;
    for (const DocumentPtr &document : opened.workspace().documents()) {
        if (workflowIdOf(document->path).isEmpty())
            continue;
        const Result<WorkflowState> state = readWorkflowState(*document);
        if (state)
            workflows.append(*state);
        else
            diagnostics.append({Severity::Error, QStringLiteral("workflow-state"), state.error().message, state.error().location});
    }
    std::stable_sort(workflows.begin(), workflows.end(),
        [](const WorkflowState &a, const WorkflowState &b) { return a.updateTime != b.updateTime ? a.updateTime > b.updateTime : a.id > b.id; });
    return workflows;
}

Result<bool> createWorkflow(const QString &folder, StoredWorkflow &workflow)
{
    const QByteArray bytes = jsonText(toJson(workflow.state));
    const Result<SaveOutcome> saved = createDocument(folder, workflow.state.statePath(), bytes);
    if (!saved)
        return saved.error();
    if (saved->isSaved)
        workflow.checksum = checksumOf(bytes);
    return saved->isSaved;
}

Status saveWorkflow(const QString &folder, StoredWorkflow &workflow)
{
    workflow.state.data = toJson(workflow.state);
    const QByteArray bytes = jsonText(workflow.state.data);
    const Result<SaveOutcome> saved = saveDocument(folder, workflow.state.statePath(), bytes, workflow.checksum);
    if (!saved)
        return saved.error();
    if (!saved->isSaved)
        return Error{ErrorCode::NotAllowed, runmessages::stateChanged(), {workflow.state.statePath(), {}}};
    workflow.checksum = checksumOf(bytes);
    return success();
}

QStringList listSessionFiles(const QString &folder, const QString &path)
{
    const QDir root(QDir(folder).filePath(path));
    QStringList files;
    QDirIterator entries(root.path(), QDir::Files | QDir::NoSymLinks | QDir::Hidden, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files.append(root.relativeFilePath(entries.next()));
    files.sort();
    return files;
}

} // namespace outcrop
