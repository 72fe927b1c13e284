// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/workspacecontroller.h"

class QAction;

namespace outcrop {

class MessageArea;
class WindowSettings;

/// The layers outside its folder that a workspace's config.toml names. Asks once before any of them is read, and remembers
/// the answer for these files of this folder in the user's own settings; a file that is named later is asked for again.
class OutsideLayers : public QObject
{
    Q_OBJECT

public:
    /// Settings and messages stay the caller's and outlive this object.
    OutsideLayers(WindowSettings &settings, MessageArea &messages, QObject *parent = nullptr);

    /// For the Layers menu: asks again. Enabled where there is something to ask about.
    QAction *action() const { return m_action; }
    /// As it was read from the disk; null when the workspace was closed.
    void setWorkspace(const WorkspacePtr &workspace);

Q_SIGNALS:
    /// The answer is another one now: the workspace has to be read again.
    void answered();

private:
    void ask();
    void answer(bool allowed);

    WindowSettings &m_settings;
    MessageArea &m_messages;
    QAction *m_action;
    QString m_folder;
    QStringList m_files; ///< that the manifest names
    QStringList m_asked; ///< the files that were asked about since the folder was opened
};

} // namespace outcrop
