// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/confinedpath.h"

#include "app/files/filemessages.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

/// Resolves all links in a path, even if the file is missing. Returns an empty string for a broken link.
QString realPath(const QString &path)
{
    QStringList missing;
    QString existingFolder = path;
    for (;;) {
        const QFileInfo file(existingFolder);
        if (file.exists())
            break;
        if (file.isSymLink() || existingFolder == u"/")
            return {};
        missing.prepend(file.fileName());
        existingFolder = file.path();
    }
    return QDir::cleanPath(QFileInfo(existingFolder).canonicalFilePath() + u'/' + missing.join(u'/'));
}

} // namespace

Result<QString> confinedPath(const QString &folder, const QString &path)
{
    const Error outsideError{ErrorCode::NotAllowed, filemessages::pathOutside(path)};
    if (path.contains(QChar(0)))
        return outsideError;
    const QString absolutePath = QDir::cleanPath(QDir(folder).absoluteFilePath(path.isEmpty() ? QStringLiteral(".") : path));
    const QString inside = pathInside(QDir::cleanPath(folder), absolutePath);
    if (isOutsideFolder(inside))
        return outsideError;
    const QString real = realPath(absolutePath);
    if (real.isEmpty() || !isAtOrBelow(real, QFileInfo(folder).canonicalFilePath()))
        return outsideError;
    return inside;
}

} // namespace outcrop
