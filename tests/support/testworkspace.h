// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace outcrop::testing {

/// Reads the files of a trusted test folder, without the checks of the real adapter.
inline QList<SourceFile> filesOf(const QString &folder)
{
    QList<SourceFile> files;
    QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (file.open(QIODevice::ReadOnly))
            files.append({QDir(folder).relativeFilePath(file.fileName()), file.readAll()});
    }
    std::sort(files.begin(), files.end(), [](const SourceFile &a, const SourceFile &b) { return a.path < b.path; });
    return files;
}

inline Workspace workspaceAt(const QString &folder)
{
    return Workspace::fromFiles({QDir(folder).dirName()}, filesOf(folder));
}

/// Returns a workspace from paths and texts.
inline Workspace workspaceOf(const QList<QPair<QString, QString>> &files)
{
    QList<SourceFile> sources;
    for (const auto &[path, text] : files)
        sources.append({path, text.toUtf8()});
    return Workspace::fromFiles({QStringLiteral("test")}, sources);
}

} // namespace outcrop::testing
