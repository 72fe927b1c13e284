// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/initworkspace.h"

#include "adapters/files/writefile.h"
#include "app/workspace/sampleresources.h"

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

/// Nothing where the folder may be used: it does not exist, or is empty but for what git keeps in it.
std::optional<Error> reasonToRefuse(const QString &folder)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return Error{ErrorCode::NotAllowed, QStringLiteral("%1 is a file. Name a folder.").arg(folder)};
    QStringList present = QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    present.removeOne(QStringLiteral(".git"));
    if (present.isEmpty())
        return std::nullopt;
    return Error{ErrorCode::NotAllowed, QStringLiteral("%1 is not empty (it holds %2), and nothing of yours is ever overwritten. Name a new folder.")
                                            .arg(folder, present.first())};
}

Status copyFiles(const QString &source, const QString &folder, const QStringList &paths)
{
    for (const QString &path : paths) {
        QFile file(source + u'/' + path);
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened); // it is compiled in
        if (const Status written = writeInside(folder, path, opened ? file.readAll() : QByteArray()); !written)
            return written;
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
        return Error{ErrorCode::Unwritable, QStringLiteral("The folder %1 could not be made. Check its name and your rights.").arg(folder)};
    const QString source = sample ? QStringLiteral(":/sample") : QStringLiteral(":/starter");
    const QStringList files = filesBelow(source);
    if (const Status copied = copyFiles(source, folder, files); !copied) {
        removeFiles(folder, files);
        return copied.error();
    }
    return files;
}

} // namespace outcrop
