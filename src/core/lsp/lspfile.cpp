// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/lspfile.h"

#include "core/base/paths.h"

#include <QDir>
#include <QUrl>

namespace outcrop {

QString lspLocalPath(const QString &address)
{
    const QUrl url(address, QUrl::TolerantMode);
    const QString path = url.isLocalFile() && url.host().isEmpty() ? QDir::cleanPath(url.toLocalFile()) : QString();
    return path.contains(QChar(0)) ? QString() : path;
}

QString lspPathOf(const QString &folder, const QString &address)
{
    const QString path = lspLocalPath(address);
    const bool isInside = path != folder && isAtOrBelow(path, folder);
    return isInside ? path.mid(folder.endsWith(u'/') ? folder.size() : folder.size() + 1) : QString();
}

QString lspUriOf(const QString &folder, const QString &path)
{
    return QString::fromLatin1(QUrl::fromLocalFile(QDir(folder).filePath(path)).toEncoded(QUrl::FullyEncoded));
}

} // namespace outcrop
