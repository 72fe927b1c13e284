// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/workspacecontroller.h"

class QAction;

namespace outcrop {

class MessageArea;
class WindowSettings;

/// Manages the layers that config.toml lists outside the workspace folder. Asks for permission before these layers are read, and stores the decision
/// per folder and file in the user settings. Asks again when config.toml lists more such layers.
class OutsideLayers : public QObject
{
    Q_OBJECT

public:
    /// The caller keeps ownership of settings and messages, which must outlive the object.
    OutsideLayers(WindowSettings &settings, MessageArea &messages, QObject *parent = nullptr);

    /// Returns the action for the Layers menu that asks again; disabled if config.toml lists no such layers.
    QAction *action() const { return m_action; }
    /// Sets the workspace as read from disk; null after it was closed.
    void setWorkspace(const WorkspacePtr &workspace);

Q_SIGNALS:
    /// Emitted when the user decides; the workspace must be read again.
    void decisionChanged();

private:
    void askForPermission();
    void storeDecision(bool isAllowed);

    WindowSettings &m_settings;
    MessageArea &m_messages;
    QAction *m_action;
    QString m_folder;
    QStringList m_files; ///< layers outside the folder that the manifest lists
    QStringList m_promptedFiles; ///< files of the last question since the folder was opened
};

} // namespace outcrop
