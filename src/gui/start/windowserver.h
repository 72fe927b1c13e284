// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/opentarget.h"

#include <QLocalServer>
#include <QLocalSocket>
#include <QObject>

namespace outcrop {

/// Receives targets from programs that start later, so that `outcrop FILE:LINE` reaches the window that already shows the workspace. Listens on a local socket
/// whose name depends on the user and the workspace. Both sides accept only processes of the same user.
class WindowServer : public QObject
{
    Q_OBJECT

public:
    explicit WindowServer(QObject *parent = nullptr);

    /// Listens for this workspace instead of the previous one; an empty folder stops listening. If another window has the workspace open, listens
    /// after that window closes.
    void setFolder(const QString &folder);
    bool isListening() const { return m_server.isListening(); }

    /// Sends a target to the window that shows its workspace. Returns whether a window accepted it. Waits at most two seconds.
    static bool send(const OpenTarget &target);

Q_SIGNALS:
    void received(const outcrop::OpenTarget &target);

private:
    void listen();
    void accept();

    QLocalServer m_server;
    QLocalSocket m_otherWindow; ///< connected while another window has the workspace open
    QString m_folder;
};

} // namespace outcrop
