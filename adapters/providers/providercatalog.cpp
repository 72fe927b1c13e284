// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/providercatalog.h"

#include "adapters/providers/builtinproviders.h"

#include <QDir>
#include <QFile>

namespace outcrop {

QList<DocumentPtr> catalogProviders()
{
    builtInProviders(); // keeps the resources, which are the same
    QList<DocumentPtr> documents;
    for (const QString &folder : {QStringLiteral("wire"), QStringLiteral("providers")}) {
        const QDir catalog(QStringLiteral(":/providers/catalog/") + folder);
        for (const QString &name : catalog.entryList(QDir::Files, QDir::Name)) {
            QFile file(catalog.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                documents.append(readDocument(QStringLiteral("portability/%1/%2").arg(folder, name), file.readAll()));
        }
    }
    return documents;
}

} // namespace outcrop
