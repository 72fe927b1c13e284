// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/applychange.h"
#include "app/workspace/adoptworkspace.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"

class QAction;
class QMenu;

namespace outcrop {

class MessageArea;
class WindowSettings;

/// The command that adopts prompts as layers in any folder. Also offers to adopt an existing repository when a folder without layers is opened. Shows the proposed manifest, and writes it only after the user accepts it.
/// Does not offer again for a folder after the user declines.
class AdoptOffer : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    AdoptOffer(WindowSettings &settings, MessageArea &messages, QWidget *window);

    /// Adds the command to a menu, before an action.
    void addTo(QMenu *menu, QAction *before);
    /// Sets the workspace as read from disk; null after it was closed. Reads the proposal on a worker thread.
    void setWorkspace(const WorkspacePtr &workspace);
    /// Reads the proposal again and shows it, even if the user declined the offer.
    void reviewFolder();
    bool isIdle() const { return !m_task.isRunning() && !m_reviewTask.isRunning() && !m_isWriting; }

Q_SIGNALS:
    /// Emitted with the written change, so that it can be undone.
    void written(const QString &title, const outcrop::Workspace &before, const outcrop::WorkspaceChange &change);
    /// Emitted after config.toml was written; the workspace must be read again.
    void filesWritten();

private:
    void show(const AdoptionProposal &proposal);
    void review(const AdoptionProposal &proposal);
    void write(const AdoptionProposal &proposal, const AdoptionChoice &choice);
    void showWritten(const AdoptionProposal &proposal, const AppliedChange &appliedChange);
    void decline();

    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    QString m_folder; ///< folder of the proposal
    QAction *m_adopt;
    bool m_isWriting = false;
    LatestOnlyTask<Result<AdoptionProposal>> m_task;       ///< reads the proposal to offer
    LatestOnlyTask<Result<AdoptionProposal>> m_reviewTask; ///< reads the proposal that the user wants to review
};

} // namespace outcrop
