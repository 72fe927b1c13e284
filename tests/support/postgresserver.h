// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace outcrop::testing {

/// A PostgreSQL server of the test's own: a folder in /tmp, a socket in it, no network. It ends with the test, even where that is killed.
/// PostgreSQL refuses to run as root; then it runs as an unprivileged user.
class PostgresServer
{
public:
    PostgresServer();
    ~PostgresServer();
    Q_DISABLE_COPY_MOVE(PostgresServer)

    /// Empty where the server runs; else why it does not.
    QString problem() const { return m_problem; }
    /// The folder of its socket.
    QString folder() const { return m_folder.path(); }
    /// What a client connects with.
    QString address() const;
    /// Ends it, and all connections to it.
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
