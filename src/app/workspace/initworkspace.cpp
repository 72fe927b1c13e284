// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/initworkspace.h"

#include "adapters/files/savefile.h"
#include "app/workspace/sampleresources.h"
#include "app/workspace/workspacemessages.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace outcrop {
namespace {

QStringList listFilesBelow(const QString &folder)
{
    QStringList paths;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths.append(QDir(folder).relativeFilePath(it.next()));
    paths.sort();
    return paths;
}

Error notEmptyError(const QString &folder, const QString &entry)
{
    return {ErrorCode::NotAllowed,
        workspacemessages::folderNotEmpty(folder, entry)};
}

/// Returns why the folder cannot be used; nullopt if it can: it does not exist, or contains at most `.git`.
std::optional<Error> folderError(const QString &folder)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return Error{ErrorCode::NotAllowed, workspacemessages::isFile(folder)};
    QStringList present = QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    present.removeOne(QStringLiteral(".git"));
    if (present.isEmpty())
        return std::nullopt;
    return notEmptyError(folder, present.first());
}

/// Writes the files and adds each to `created`. Fails if another program has created one of them.
Status copyFiles(const QString &source, const QString &folder, const QStringList &paths, QStringList &createdPaths)
{
    for (const QString &path : paths) {
        QFile file(source + u'/' + path);
        const bool isOpen = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen); // the file is a compiled-in resource
        const Result<SaveOutcome> outcome = createFile(folder, path, isOpen ? file.readAll() : QByteArray());
        if (!outcome)
            return outcome.error();
        if (!outcome->isSaved)
            return notEmptyError(folder, path);
        createdPaths.append(path);
    }
    return success();
}

/// Removes the written files and the folders that are then empty, so that the user can try again.
void removeFiles(const QString &folder, const QStringList &paths)
{
    for (const QString &path : paths) {
        QFile::remove(QDir(folder).filePath(path));
        QDir(folder).rmpath(QFileInfo(path).path());
    }
}

} // namespace

Result<QStringList> initWorkspace(const QString &folder, bool isSample)
{
    registerSampleResources();
    if (const auto refusal = folderError(folder))
        return *refusal;
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Unwritable, workspacemessages::cannotCreateFolder(folder)};
    const QString source = isSample ? QStringLiteral(":/sample") : QStringLiteral(":/starter");
    QStringList createdPaths;
    if (const Status copiedStatus = copyFiles(source, folder, listFilesBelow(source), createdPaths); !copiedStatus) {
        removeFiles(folder, createdPaths);
        return copiedStatus.error();
    }
    return createdPaths;
}

} // namespace outcrop
