// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace outcrop::testing {

/// A temporary PostgreSQL server with a data folder and socket in /tmp and no network. Stops with the test, even if the test is killed. Runs as an
/// unprivileged user if the test runs as root, because PostgreSQL does not run as root.
class PostgresServer
{
public:
    PostgresServer();
    ~PostgresServer();
    Q_DISABLE_COPY_MOVE(PostgresServer)

    /// Returns the reason why the server is not running, or an empty string.
    QString problem() const { return m_problem; }
    /// Returns the folder of the socket.
    QString folder() const { return m_folder.path(); }
    /// Returns the connection string for clients.
    QString address() const;
    /// Stops the server and closes all connections.
    void stop();

private:
    QString makeCluster();
    QString start();
    bool isReady() const;
    void prepare(QProcess &process, const QString &program, const QStringList &arguments) const;

    QTemporaryDir m_folder{QStringLiteral("/tmp/outcrop-pg-XXXXXX")};
    QString m_programs;
    QProcess m_server;
    QString m_problem;
};

} // namespace outcrop::testing
