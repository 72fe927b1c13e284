// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/providercatalog.h"

#include "adapters/providers/builtinproviders.h"
#include "core/base/resources.h"

#include <QDir>

namespace outcrop {
namespace {

/// Adds the documents of a folder of the catalog.
void addDocuments(const QString &folder, DocumentKind kind, QList<DocumentPtr> &documents)
{
    const QDir catalog(QStringLiteral(":/providers/catalog/") + folder);
    for (const QString &name : catalog.entryList(QDir::Files, QDir::Name))
        documents.append(bundledDocument(QStringLiteral("portability/%1/%2").arg(folder, name), readResource(catalog.filePath(name)), kind));
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
