// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

namespace outcrop::testing {

/// A temporary copy of a workspace in tests/data that a test may change. The folder keeps the workspace's name.
class WorkspaceCopy
{
public:
    explicit WorkspaceCopy(const QString &name) : m_folder(m_directory.filePath(name))
    {
        const QDir source(QStringLiteral(OUTCROP_TEST_DATA "/workspaces/") + name);
        QDirIterator files(source.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = source.relativeFilePath(files.next());
            QFile file(source.filePath(path));
            if (file.open(QIODevice::ReadOnly))
                write(path, file.readAll());
        }
    }

    QString folder() const { return m_folder; }
    QString path(const QString &relative) const { return m_folder + u'/' + relative; }
    /// Returns a path next to the workspace, for files that a test writes.
    QString siblingPath(const QString &name) const { return m_directory.filePath(name); }

    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path(relative)));
    }

    void append(const QString &relative, const QByteArray &bytes) const
    {
        QFile file(path(relative));
        if (!file.open(QIODevice::Append) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path(relative)));
    }

private:
    QTemporaryDir m_directory;
    QString m_folder;
};

/// Returns the bytes of a file, or an empty array.
inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace outcrop::testing
