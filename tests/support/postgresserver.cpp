// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/postgresserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>

#include <csignal>
#include <unistd.h>

namespace outcrop::testing {
namespace {

constexpr int unprivilegedUser = 65534;
constexpr int startTimeoutMilliseconds = 300'000; // initdb can take a minute on a busy computer

/// Returns the folder of the server programs, which Debian does not add to PATH. Uses the last version by name in Debian's folder, otherwise the version in
/// PATH. Empty if there is none.
QString programFolder()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        const QString folder = versions.filePath(name + QStringLiteral("/bin"));
        if (QFileInfo(folder + QStringLiteral("/initdb")).isExecutable())
            return folder;
    }
    return QFileInfo(QStandardPaths::findExecutable(QStringLiteral("initdb"))).canonicalPath();
}

} // namespace

PostgresServer::PostgresServer() : m_programs(programFolder())
{
    if (m_programs.isEmpty()) {
        m_problem = QStringLiteral("PostgreSQL's server is not installed");
        return;
    }
    if (::geteuid() == 0)
        static_cast<void>(::chown(QFile::encodeName(m_folder.path()).constData(), unprivilegedUser, unprivilegedUser) == 0);
    m_problem = makeCluster();
    if (m_problem.isEmpty())
        m_problem = start();
}

PostgresServer::~PostgresServer()
{
    stop();
}

/// SIGINT is PostgreSQL's fast shutdown. SIGTERM would wait until clients disconnect.
void PostgresServer::stop()
{
    const auto process = pid_t(m_server.processId());
    if (process <= 0)
        return;
    ::kill(process, SIGINT);
    if (!m_server.waitForFinished(startTimeoutMilliseconds))
        m_server.kill();
    m_server.waitForFinished();
}

QString PostgresServer::address() const
{
    return QStringLiteral("host=%1 user=outcrop dbname=postgres").arg(m_folder.path());
}

void PostgresServer::prepare(QProcess &process, const QString &program, const QStringList &arguments) const
{
    QStringList words = {QStringLiteral("--pdeathsig"), QStringLiteral("INT")};
    if (::geteuid() == 0)
        words += {QStringLiteral("--reuid=%1").arg(unprivilegedUser), QStringLiteral("--regid=%1").arg(unprivilegedUser), QStringLiteral("--clear-groups")};
    process.setProgram(QStringLiteral("setpriv"));
    process.setArguments(words + QStringList{m_programs + u'/' + program} + arguments);
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
}

QString PostgresServer::makeCluster()
{
    QProcess initdb;
    prepare(initdb, QStringLiteral("initdb"), {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("-U"), QStringLiteral("outcrop"),
        QStringLiteral("-A"), QStringLiteral("trust"), QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--locale=C"), QStringLiteral("--no-sync")});
    initdb.start();
    const bool hasSucceeded = initdb.waitForFinished(startTimeoutMilliseconds) && initdb.exitCode() == 0;
    return hasSucceeded ? QString() : QStringLiteral("initdb failed: ") + QString::fromLocal8Bit(initdb.readAll());
}

/// Starts the server and returns the error, or an empty string. The output goes to a file, because an unread pipe would fill up and block every connection
/// that logs. Flushes to the disk are off, because they protect only against a power failure and take half the time of some tests.
QString PostgresServer::start()
{
    const QString log = m_folder.filePath(QStringLiteral("server.log"));
    prepare(m_server, QStringLiteral("postgres"), {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("-k"), m_folder.path(),
        QStringLiteral("-c"), QStringLiteral("listen_addresses="), QStringLiteral("-c"), QStringLiteral("logging_collector=off"),
        QStringLiteral("-c"), QStringLiteral("fsync=off")});
    m_server.setStandardOutputFile(log);
    m_server.start();
    constexpr int pause = 50;
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < startTimeoutMilliseconds && !m_server.waitForFinished(pause) && m_server.state() == QProcess::Running) {
        if (isReady())
            return {};
    }
    QFile said(log);
    return QStringLiteral("the server did not start: ") + (said.open(QIODevice::ReadOnly) ? QString::fromLocal8Bit(said.readAll()) : m_server.errorString());
}

bool PostgresServer::isReady() const
{
    return QProcess::execute(m_programs + QStringLiteral("/pg_isready"), {QStringLiteral("-q"), QStringLiteral("-h"), m_folder.path(), QStringLiteral("-U"), QStringLiteral("outcrop")}) == 0;
}

} // namespace outcrop::testing
