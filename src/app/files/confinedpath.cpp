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
    QString existing = path;
    for (;;) {
        const QFileInfo file(existing);
        if (file.exists())
            break;
        if (file.isSymLink() || existing == u"/")
            return {};
        missing.prepend(file.fileName());
        existing = file.path();
    }
    return QDir::cleanPath(QFileInfo(existing).canonicalFilePath() + u'/' + missing.join(u'/'));
}

} // namespace

Result<QString> confinedPath(const QString &folder, const QString &path)
{
    const Error outside{ErrorCode::NotAllowed, filemessages::pathOutside(path)};
    if (path.contains(QChar(0)))
        return outside;
    const QString absolutePath = QDir::cleanPath(QDir(folder).absoluteFilePath(path.isEmpty() ? QStringLiteral(".") : path));
    const QString inside = pathInside(QDir::cleanPath(folder), absolutePath);
    if (isOutsideFolder(inside))
        return outside;
    const QString real = realPath(absolutePath);
    if (real.isEmpty() || !isAtOrBelow(real, QFileInfo(folder).canonicalFilePath()))
        return outside;
    return inside;
}

} // namespace outcrop
