// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/initworkspace.h"

#include "adapters/files/writefile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

/// Resources of a static library are linked in by name; the macro must stand outside any namespace.
static void initSampleResources()
{
    Q_INIT_RESOURCE(sample);
    Q_INIT_RESOURCE(starter);
}

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

/// Nothing where the folder may be used: it does not exist, or is empty.
std::optional<Error> reasonToRefuse(const QString &folder)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return Error{ErrorCode::NotAllowed, QStringLiteral("%1 is a file. Name a folder.").arg(folder)};
    const QStringList present = QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    if (present.isEmpty())
        return std::nullopt;
    return Error{ErrorCode::NotAllowed,
                 QStringLiteral("%1 is not empty (it holds %2), and nothing of yours is ever overwritten. Name a new folder.").arg(folder, present.first())};
}

} // namespace

Result<QStringList> initWorkspace(const QString &folder, bool sample)
{
    initSampleResources();
    if (const auto refusal = reasonToRefuse(folder))
        return *refusal;
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Unwritable, QStringLiteral("The folder %1 could not be made. Check its name and your rights.").arg(folder)};
    const QString source = sample ? QStringLiteral(":/sample") : QStringLiteral(":/starter");
    const QStringList files = filesBelow(source);
    for (const QString &path : files) {
        QFile file(source + u'/' + path);
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened);
        const Status written = writeInside(folder, path, opened ? file.readAll() : QByteArray());
        if (!written)
            return written.error();
    }
    return files;
}

} // namespace outcrop
