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

QStringList filesBelow(const QString &folder)
{
    QStringList paths;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths.append(QDir(folder).relativeFilePath(it.next()));
    paths.sort();
    return paths;
}

Error notEmpty(const QString &folder, const QString &holds)
{
    return {ErrorCode::NotAllowed,
        workspacemessages::folderNotEmpty(folder, holds)};
}

/// Nothing where the folder may be used: it does not exist, or is empty but for what git keeps in it.
std::optional<Error> reasonToRefuse(const QString &folder)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return Error{ErrorCode::NotAllowed, workspacemessages::isFile(folder)};
    QStringList present = QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    present.removeOne(QStringLiteral(".git"));
    if (present.isEmpty())
        return std::nullopt;
    return notEmpty(folder, present.first());
}

/// Writes the files one by one and notes each in `made`. One that another program has created ends it.
Status copyFiles(const QString &source, const QString &folder, const QStringList &paths, QStringList &made)
{
    for (const QString &path : paths) {
        QFile file(source + u'/' + path);
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened); // it is compiled in
        const Result<SaveOutcome> outcome = createFile(folder, path, opened ? file.readAll() : QByteArray());
        if (!outcome)
            return outcome.error();
        if (!outcome->saved)
            return notEmpty(folder, path);
        made.append(path);
    }
    return success();
}

/// So that the folder is empty again, and a second try is not refused.
void removeFiles(const QString &folder, const QStringList &paths)
{
    for (const QString &path : paths) {
        QFile::remove(QDir(folder).filePath(path));
        QDir(folder).rmpath(QFileInfo(path).path());
    }
}

} // namespace

Result<QStringList> initWorkspace(const QString &folder, bool sample)
{
    useSampleResources();
    if (const auto refusal = reasonToRefuse(folder))
        return *refusal;
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Unwritable, workspacemessages::cannotMakeFolder(folder)};
    const QString source = sample ? QStringLiteral(":/sample") : QStringLiteral(":/starter");
    QStringList made;
    if (const Status copied = copyFiles(source, folder, filesBelow(source), made); !copied) {
        removeFiles(folder, made);
        return copied.error();
    }
    return made;
}

} // namespace outcrop
