// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/promptinputscontroller.h"

#include "app/files/applychange.h"
#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/tasks/runasync.h"
#include "gui/widgets/messagearea.h"

#include <QDir>

namespace outcrop {

namespace {

const QString inputsTopic = QStringLiteral("inputs");

} // namespace

PromptInputsController::PromptInputsController(InputsForm &form, const LivePipeline &livePipeline, Dialogs &dialogs, MessageArea &messages, QWidget *window)
    : QObject(window), m_form(form), m_livePipeline(livePipeline), m_dialogs(dialogs), m_messages(messages), m_window(window), m_task(this)
{
    connectForm();
    connect(&livePipeline, &LivePipeline::stateChanged, this, [this](const LiveState &view) {
        const QString folder = view.workspace ? view.workspace->folder : QString();
        if (std::exchange(m_folder, folder) != folder) {
            m_task.discard();
            m_form.clearContents();
        }
        m_form.setTestValueSets(view.workspace ? inputSets(view.workspace->workspace()) : QList<InputSet>());
    });
    connect(&livePipeline, &LivePipeline::rendered, this, [this](const RenderSnapshot &view) { update(view.workspace, view.job); });
    connect(&livePipeline, &LivePipeline::failed, this, [this] { update(m_livePipeline.state().workspace, m_livePipeline.job()); });
}

void PromptInputsController::connectForm()
{
    connect(&m_form, &InputsForm::valuesChanged, this, &PromptInputsController::valuesChanged);
    connect(&m_form, &InputsForm::testValueSetChosen, this, &PromptInputsController::chooseSet);
    connect(&m_form, &InputsForm::saveRequested, this, &PromptInputsController::saveSet);
    connect(&m_form, &InputsForm::fileRequested, this, &PromptInputsController::chooseFile);
    connect(&m_form, &InputsForm::declareRequested, this, [this](const PromptInput &input) {
        if (input.declarationFix)
            Q_EMIT changeRequested({{input.use.file, input.declarationFix->edits}}, input.declarationFix->title);
    });
}

void PromptInputsController::update(const WorkspacePtr &workspace, const RenderJob &job)
{
    if (!workspace)
        return;
    m_task.run([workspace, job] { return inputsOfPrompt(*workspace, job); },
        [this, workspace](const QList<PromptInput> &inputs) { m_form.setInputs(inputs, workspace->workspace()); });
}

void PromptInputsController::addTo(Selection &selection) const
{
    selection.inputs = m_form.values();
    selection.usesTestValues = m_form.usesTestValues();
}

void PromptInputsController::chooseSet(const InputSet &set)
{
    m_messages.clear(inputsTopic);
    const WorkspacePtr workspace = m_livePipeline.state().workspace;
    if (!workspace)
        return;
    const Result<QList<InputValue>> values = valuesOfSet(*workspace, set.path);
    if (values)
        m_form.setValues(*values, set.name);
    else
        showError(tr("Test values not loaded"), values.error());
}

/// Returns the path of a file relative to the workspace, which starts with `../` if the file is outside the folder.
QString PromptInputsController::relativePath(const WorkspacePtr &workspace, const QString &file) const
{
    return QDir(workspace->folder).relativeFilePath(file);
}

void PromptInputsController::chooseFile(const QString &input)
{
    const WorkspacePtr workspace = m_livePipeline.state().workspace;
    const QString file = workspace ? m_dialogs.chooseFileToOpen(m_window, tr("Choose a Workspace File"), workspace->folder) : QString();
    if (!file.isEmpty())
        m_form.setFile(input, relativePath(workspace, file));
}

void PromptInputsController::saveSet()
{
    m_messages.clear(inputsTopic);
    const WorkspacePtr workspace = m_livePipeline.state().workspace;
    if (!workspace)
        return;
    const QString file = m_dialogs.chooseFileToWrite(m_window, tr("Save Test Values"), QDir(workspace->folder).filePath(QStringLiteral("inputs/example.yaml")));
    if (file.isEmpty())
        return;
    const QList<InputValue> values = m_form.values();
    const Result<WorkspaceChange> change = planInputSetSave(*workspace, relativePath(workspace, file), values);
    if (!change)
        return showError(tr("Test values not saved"), change.error());
    m_runningCount += 1;
    runAsync<AppliedChange>(
        this, [workspace, change = *change] { return applyChange(workspace->folder, workspace->workspace(), change); },
        [this, values, name = documentNameOf(relativePath(workspace, file))](const AppliedChange &appliedChange) {
            m_runningCount -= 1;
            if (!appliedChange.isDone())
                return showError(tr("Test values not saved"), *appliedChange.error);
            m_form.setValues(values, name);
            Q_EMIT filesWritten();
        });
}

void PromptInputsController::showError(const QString &title, const Error &error)
{
    m_messages.show(inputsTopic, {NoticeKind::Error, title, explainError(error)});
}

} // namespace outcrop
