// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/savedocument.h"

#include "adapters/files/filejournal.h"
#include "adapters/files/foldersource.h"
#include "adapters/files/leftovers.h"
#include "adapters/files/movefile.h"
#include "adapters/files/savefile.h"
#include "adapters/git/githistory.h"
#include "adapters/git/gitownership.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

/// Returns whether saves are recorded in the folder's journal. That includes a folder that is ignored by the repository above it. The repository is opened
/// only if the folder is below its root.
bool hasJournal(const QString &folder)
{
    if (!isInsideRepository(folder))
        return true;
    if (QFileInfo::exists(QDir(folder).filePath(QStringLiteral(".git"))))
        return false;
    const Result<std::unique_ptr<History>> gitHistory = openGitHistory(folder);
    return !gitHistory && gitHistory.error().code == ErrorCode::NotFound;
}

} // namespace

Result<SaveOutcome> saveDocument(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected)
{
    recordPendingSaves(folder, {path});
    return saveFile(folder, path, bytes, expected);
}

Result<SaveOutcome> saveVersion(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected)
{
    if (!hasJournal(folder))
        return saveDocument(folder, path, bytes, expected);
    const Result<QByteArray> before = FolderSource(folder).read(path);
    const Result<SaveOutcome> outcome = saveDocument(folder, path, bytes, expected);
    if (outcome && outcome->isSaved)
        static_cast<void>(FileJournal(folder).record({{path, before ? std::optional(*before) : std::nullopt, bytes}}));
    return outcome;
}

QList<Result<SaveOutcome>> saveVersions(const QString &folder, const QList<FileToSave> &files)
{
    const bool isJournaled = hasJournal(folder);
    QStringList paths;
    QList<SavedContent> contents;
    for (const FileToSave &file : files) {
        paths.append(file.path);
        const Result<QByteArray> before = isJournaled ? FolderSource(folder).read(file.path) : Error();
        contents.append({file.path, before ? std::optional(*before) : std::nullopt, file.bytes});
    }
    recordPendingSaves(folder, paths);
    const QList<Result<SaveOutcome>> results = saveFiles(folder, files);
    QList<SavedContent> savedContents;
    for (qsizetype i = 0; i < results.size(); ++i) {
        if (results.at(i) && results.at(i)->isSaved)
            savedContents.append(contents.at(i));
    }
    if (isJournaled)
        static_cast<void>(FileJournal(folder).record(savedContents));
    return results;
}

void recordUncommittedVersion(const QString &folder, const QString &path, const QByteArray &before, const QByteArray &after)
{
    if (hasJournal(folder))
        return;
    const Result<std::unique_ptr<History>> gitHistory = openGitHistory(folder);
    const Result<QByteArray> committedBytes = gitHistory ? (*gitHistory)->read(path, QStringLiteral("HEAD")) : gitHistory.error();
    if (!committedBytes || *committedBytes != before)
        static_cast<void>(FileJournal(folder).record({{path, before, after}}));
}

Result<SaveOutcome> createDocument(const QString &folder, const QString &path, const QByteArray &bytes)
{
    recordPendingSaves(folder, {path});
    return createFile(folder, path, bytes);
}

Result<SaveOutcome> createVersion(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const Result<SaveOutcome> outcome = createDocument(folder, path, bytes);
    if (outcome && outcome->isSaved && hasJournal(folder))
        static_cast<void>(FileJournal(folder).record({{path, std::nullopt, bytes}}));
    return outcome;
}

Status moveDocument(const QString &folder, const QString &from, const QString &to)
{
    const Status movedStatus = moveInside(folder, from, to);
    if (movedStatus && hasJournal(folder))
        static_cast<void>(FileJournal(folder).recordMove(from, to));
    return movedStatus;
}

Diagnostics removeLeftovers(const QString &folder)
{
    return removeLeftoverTemporaryFiles(folder);
}

} // namespace outcrop
