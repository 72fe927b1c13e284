// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

namespace outcrop::testing {

/// A workspace folder in which tests create faults. The program must never read the neighboring folder `outside`.
class FaultFolder
{
public:
    FaultFolder()
    {
        QDir().mkpath(path());
        write("../outside/secret.md", "secret");
    }

    QString path(const QString &inside = {}) const
    {
        return m_folder.filePath("workspace") + (inside.isEmpty() ? QString() : '/' + inside);
    }
    QByteArray name(const QString &inside) const { return QFile::encodeName(path(inside)); }

    void write(const QString &inside, const QByteArray &bytes) const
    {
        QDir().mkpath(path(inside).section('/', 0, -2));
        QFile file(path(inside));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's folder cannot be written");
    }

    /// Writes a sparse file: large, but it takes almost no disk space.
    void writeLarge(const QString &inside, qint64 size) const
    {
        write(inside, {});
        QFile::resize(path(inside), size);
    }

    QByteArray read(const QString &inside) const
    {
        QFile file(path(inside));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void link(const QString &inside, const QByteArray &target) const
    {
        QDir().mkpath(path(inside).section('/', 0, -2));
        if (::symlink(target.constData(), name(inside).constData()) != 0)
            qFatal("the test's link cannot be created");
    }

    void pipe(const QString &inside) const
    {
        if (::mkfifo(name(inside).constData(), 0600) != 0)
            qFatal("the test's pipe cannot be created");
    }

private:
    QTemporaryDir m_folder;
};

/// Drops root's privileges while the object exists, because root ignores file permissions. Remove permissions from files before you create it.
class UnprivilegedUser
{
public:
    UnprivilegedUser() : m_isDropped(::geteuid() == 0 && ::seteuid(65534) == 0) { }
    ~UnprivilegedUser()
    {
        if (m_isDropped && ::seteuid(0) != 0)
            qFatal("the test cannot restore its permissions");
    }
    Q_DISABLE_COPY_MOVE(UnprivilegedUser)

private:
    bool m_isDropped;
};

} // namespace outcrop::testing
