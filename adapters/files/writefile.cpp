// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/writefile.h"

#include "adapters/files/filedescriptor.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>

#include <cerrno>

namespace outcrop {
namespace {

Error unwritable(const QString &path, const QString &reason)
{
    return {ErrorCode::Unwritable, QStringLiteral("This could not be written: %1.").arg(reason), {path, {}}};
}

Error refused(const QString &path)
{
    return {ErrorCode::NotAllowed, QStringLiteral("This path does not stay inside the folder, so it was not written."),
        {path, {}}};
}

/// Makes a rename last: the folder itself must reach the disk, too.
Status syncFolder(const QString &path)
{
    const FileDescriptor folder(::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen() || ::fsync(folder.number()) != 0)
        return unwritable(path, qt_error_string(errno));
    return success();
}

bool staysInside(const QString &folder, const QString &path)
{
    const QString root = QFileInfo(folder).canonicalFilePath();
    const QString real = QFileInfo(path).canonicalFilePath();
    return !root.isEmpty() && (real == root || real.startsWith(root.endsWith(u'/') ? root : root + u'/'));
}

/// Makes the folders of a path one by one, each checked before the next is made in it.
Status makeFolders(const QString &folder, const QStringList &steps)
{
    QString path = folder;
    for (const QString &step : steps) {
        path += u'/' + step;
        if (!QFileInfo(path).isDir() && !QDir().mkdir(path))
            return unwritable(path, QStringLiteral("the folder cannot be made"));
        if (!staysInside(folder, path))
            return refused(path);
    }
    return success();
}

} // namespace

Status writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(path, file.errorString());
    if (file.write(bytes) != bytes.size() || !file.flush())
        return unwritable(path, file.errorString());
    if (::fsync(file.handle()) != 0) // commit() does not report that the disk refused
        return unwritable(path, qt_error_string(errno));
    if (!file.commit())
        return unwritable(path, file.errorString());
    return syncFolder(QFileInfo(path).absolutePath());
}

Status writeInside(const QString &folder, const QString &path, const QByteArray &bytes)
{
    QStringList steps = path.split(u'/');
    if (steps.contains(QString()) || steps.contains(QStringLiteral(".")) || steps.contains(QStringLiteral("..")))
        return refused(path);
    steps.removeLast();
    if (!QDir().mkpath(folder))
        return unwritable(folder, QStringLiteral("the folder cannot be made"));
    if (const Status made = makeFolders(folder, steps); !made)
        return made;
    const QFileInfo target(folder + u'/' + path);
    if (target.isSymLink() && !staysInside(folder, target.filePath()))
        return refused(path);
    return writeFile(target.filePath(), bytes);
}

} // namespace outcrop
