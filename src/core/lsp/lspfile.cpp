// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/lspfile.h"

#include "core/base/paths.h"

#include <QDir>
#include <QUrl>

namespace outcrop {

QString lspPathOf(const QString &folder, const QString &address)
{
    const QUrl url(address, QUrl::TolerantMode);
    if (!url.isLocalFile() || !url.host().isEmpty())
        return {};
    const QString path = QDir::cleanPath(url.toLocalFile());
    const bool isInside = path != folder && isAtOrBelow(path, folder) && !path.contains(QChar(0));
    return isInside ? path.mid(folder.endsWith(u'/') ? folder.size() : folder.size() + 1) : QString();
}

QString lspAddressOf(const QString &folder, const QString &path)
{
    return QString::fromLatin1(QUrl::fromLocalFile(QDir(folder).filePath(path)).toEncoded(QUrl::FullyEncoded));
}

} // namespace outcrop
