// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/providercatalog.h"

#include "adapters/providers/builtinproviders.h"
#include "core/base/resources.h"
#include "core/documents/bundle/bundleddata.h"

#include <QDir>

namespace outcrop {
namespace {

/// Adds the documents of a folder of the catalog.
void addDocuments(const QString &folder, DocumentKind kind, QList<DocumentPtr> &documents)
{
    const QString catalog = QStringLiteral("providers/catalog/%1/").arg(folder);
    for (const QString &name : QDir(QStringLiteral(":/") + catalog).entryList(QDir::Files, QDir::Name)) {
        const QByteArray bytes = readResource(QStringLiteral(":/") + catalog + name);
        documents.append(bundledDocument(QStringLiteral("portability/%1/%2").arg(folder, name), bytes, kind, bundledData(catalog + name)));
    }
}

} // namespace

QList<DocumentPtr> catalogProviders()
{
    builtInProviders(); // keeps the resources, which are the same
    QList<DocumentPtr> documents;
    addDocuments(QStringLiteral("wire"), DocumentKind::WireFormat, documents);
    addDocuments(QStringLiteral("providers"), DocumentKind::Adapter, documents);
    return documents;
}

} // namespace outcrop
