// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace outcrop {

class AttachmentsController;
class LivePipeline;
class PickerBar;
class RenderPanel;

/// Shows an imported prompt in Edit. Sets the task, and selects the agent, profile, conversation, layers, provider and model that the imported file specified.
/// Removes attachments and input values of another prompt. If the workspace is being read and does not contain the files yet, waits for its next state.
class ImportedPromptOpener : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    ImportedPromptOpener(PickerBar &pickers, RenderPanel &panel, AttachmentsController &attachments, const LivePipeline &livePipeline, QObject *parent);

    /// Opens the prompt that an imported document belongs to.
    void open(const QString &path);

Q_SIGNALS:
    /// Emitted to open the document with the main text of the prompt.
    void documentChosen(const QString &path);

private:
    void openPendingPrompt();
    bool tryOpen(const QString &path);

    PickerBar &m_pickers;
    RenderPanel &m_panel;
    AttachmentsController &m_attachments;
    const LivePipeline &m_livePipeline;
    QString m_pendingPath; ///< document whose prompt is opened with the next state of the workspace; empty if there is none
};

} // namespace outcrop
