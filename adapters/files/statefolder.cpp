// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/statefolder.h"

#include "adapters/files/filelocation.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <sys/stat.h>

#include <cerrno>

namespace outcrop {
namespace {

/// Returns $XDG_STATE_HOME, or the default if it is not an absolute path.
QString systemStateHome()
{
    const QString named = QFile::decodeName(qgetenv("XDG_STATE_HOME"));
    return QDir::isAbsolutePath(named) ? named : QDir::homePath() + QStringLiteral("/.local/state");
}

} // namespace

QString stateFolder(const QString &stateHome)
{
    return QDir::cleanPath((stateHome.isEmpty() ? systemStateHome() : stateHome) + QStringLiteral("/outcrop"));
}

QString workspaceHash(const QString &folder)
{
    if (folder.isEmpty())
        return QStringLiteral("none");
    const QString real = QDir(folder).canonicalPath();
    const QString path = real.isEmpty() ? QDir(folder).absolutePath() : real;
    return QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().first(16));
}

Status createPrivateFolder(const QString &path)
{
    constexpr mode_t userOnly = 0700;
    const QByteArray name = QFile::encodeName(path);
    if (::mkdir(name.constData(), userOnly) == 0)
        return success();
    if (errno == EEXIST)
        return QDir(path).exists() ? success() : unwritableError(path, EEXIST);
    const QString parent = path.section(u'/', 0, -2);
    if (errno != ENOENT || parent.isEmpty())
        return unwritableError(path, errno);
    if (const Status status = createPrivateFolder(parent); !status)
        return status;
    return ::mkdir(name.constData(), userOnly) == 0 || errno == EEXIST ? success() : unwritableError(path, errno);
}

} // namespace outcrop
