// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/livepipeline.h"
#include "gui/render/inputsform.h"

namespace outcrop {

class Dialogs;
class MessageArea;

/// Connects the Inputs form with the workspace: finds the inputs of each prompt on a worker thread, and reads and writes sets of test values.
class PromptInputsController : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    PromptInputsController(InputsForm &form, const LivePipeline &livePipeline, Dialogs &dialogs, MessageArea &messages, QWidget *window);

    /// Adds the values of the form to a selection.
    void addTo(Selection &selection) const;
    bool isIdle() const { return !m_task.isRunning() && m_runningCount == 0; }

Q_SIGNALS:
    /// Emitted when the values change; the prompt must be rendered again.
    void valuesChanged();
    /// Emitted with the edits that declare an input.
    void changeRequested(const QList<outcrop::DocumentEdits> &edits, const QString &title);
    /// Emitted after a set was written; the workspace must be read again.
    void filesWritten();

private:
    void connectForm();
    void update(const WorkspacePtr &workspace, const RenderJob &job);
    void chooseSet(const InputSet &set);
    void chooseFile(const QString &input);
    void saveSet();
    QString relativePath(const WorkspacePtr &workspace, const QString &file) const;
    void showError(const QString &title, const Error &error);

    InputsForm &m_form;
    const LivePipeline &m_livePipeline;
    Dialogs &m_dialogs;
    MessageArea &m_messages;
    QWidget *m_window;
    QString m_folder;
    int m_runningCount = 0;
    LatestOnlyTask<QList<PromptInput>> m_task;
};

} // namespace outcrop
