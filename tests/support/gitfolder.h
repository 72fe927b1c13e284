// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace outcrop {

/// A temporary folder for a test with the git program, without user settings.
class GitFolder
{
public:
    explicit GitFolder(bool isRepository = true)
    {
        if (!isRepository)
            return;
        git({"init", "-q", "-b", "main"});
        git({"config", "user.name", "Ada"});
        git({"config", "user.email", "ada@example.com"});
    }

    QString folder() const { return m_folder.path(); }
    QString path(const QString &relative) const { return m_folder.filePath(relative); }

    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
    }
    QByteArray read(const QString &relative) const
    {
        QFile file(path(relative));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
    }

    /// Runs git in the folder or a subfolder and returns its output. A failure ends the program, unless `mayFail` is set.
    QByteArray git(const QStringList &words, bool mayFail = false, const QString &below = {}) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), QStringLiteral("/dev/null"));
        environment.insert(QStringLiteral("GIT_CONFIG_SYSTEM"), QStringLiteral("/dev/null"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        if (m_time > 0) {
            const QString time = QStringLiteral("@%1 +0000").arg(m_time);
            environment.insert(QStringLiteral("GIT_AUTHOR_DATE"), time);
            environment.insert(QStringLiteral("GIT_COMMITTER_DATE"), time);
        }
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(below.isEmpty() ? folder() : path(below));
        process.start(QStringLiteral("git"), words);
        process.waitForFinished(60'000);
        if (process.exitCode() != 0 && !mayFail)
            qFatal("git %s: %s", qPrintable(words.join(u' ')), process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }

    /// Commits all files and returns the commit ID. The time is in seconds since the epoch; 0 means the current time.
    QString commit(const QString &message, qint64 time = 0)
    {
        m_time = time;
        git({"add", "-A"});
        git({"commit", "-q", "--allow-empty", "-m", message});
        return QString::fromLatin1(git({"rev-parse", "HEAD"}).trimmed());
    }

    void setTime(qint64 time) { m_time = time; }

private:
    QTemporaryDir m_folder;
    qint64 m_time = 0;
};

} // namespace outcrop
