// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/modelcatalog.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/writefile.h"
#include "adapters/providers/builtinproviders.h"
#include "app/workspace/openworkspace.h"
#include "app/workspace/providers.h"
#include "core/exchange/modellist.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

constexpr QLatin1String modelFolder(".outcrop/models");
constexpr qint64 maxCatalogSize = 64 * 1024 * 1024;

/// Returns the path of a source's file, with a valid file name for any source name.
QString fileFor(const QString &source)
{
    QString name;
    for (const QChar c : source)
        name += (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'-' ? c : QChar(u'_');
    return modelFolder + u'/' + name + QStringLiteral(".json");
}

Result<QByteArray> readCatalog(const QString &path)
{
    FolderLimits limits;
    limits.fileSize = maxCatalogSize;
    const QFileInfo file(path);
    const Result<QByteArray> bytes = FolderSource(file.path(), limits).read(file.fileName());
    return bytes ? bytes : Result<QByteArray>(Error{bytes.error().code, bytes.error().message, {path, {}}});
}

} // namespace

QList<ModelRow> readStoredModels(const QString &folder, Diagnostics &diagnostics)
{
    QList<ModelRow> rows;
    const FolderSource source(folder);
    const QDir files(folder + u'/' + modelFolder);
    for (const QString &name : files.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = modelFolder + u'/' + name;
        const Result<QByteArray> bytes = source.read(path);
        const Result<QList<ModelRow>> read = bytes ? readModelFile(*bytes, path) : bytes.error();
        if (read)
            rows += *read;
        else
            diagnostics.append(
                {Severity::Warning, QStringLiteral("models-unreadable"), read.error().message, {path, {}}});
    }
    return rows;
}

/// Reads the catalog once, because built-in resources cannot change at run time.
const ProviderCatalog &builtInCatalog()
{
    static const ProviderCatalog catalog = ProviderCatalog::read(builtInProviders(), {});
    return catalog;
}

ProviderCatalog baseCatalog(const QList<ModelRow> &stored)
{
    if (stored.isEmpty())
        return builtInCatalog();
    QList<DocumentPtr> documents;
    for (const WireFormat &wire : builtInCatalog().wireFormats())
        documents.append(wire.document);
    for (const Adapter &adapter : builtInCatalog().adapters())
        documents.append(mergeModels(adapter, stored));
    ProviderCatalog catalog = ProviderCatalog::read(documents, {});
    catalog.setListedModels(listedModels(stored));
    return catalog;
}

Result<ImportedModels> importModelFile(const QString &folder, const QString &path, const ProviderCatalog &catalog)
{
    const Result<QByteArray> bytes = readCatalog(path);
    if (!bytes)
        return bytes.error();
    const QString date = QFileInfo(path).lastModified().date().toString(Qt::ISODate);
    const Result<ImportedModels> importedModels = importModels(*bytes, path, catalog, date);
    if (!importedModels)
        return importedModels.error();
    if (const Status status = writeInside(folder, fileFor(importedModels->catalog), modelFile(importedModels->rows)); !status)
        return status.error();
    return importedModels;
}

Result<QList<RefreshedModels>> refreshModels(
    const OpenedWorkspace &opened, const QStringList &names, Providers &providers, const std::stop_token &stop)
{
    QList<RefreshedModels> refreshedModels;
    for (const QString &name : names) {
        const Result<RenderTarget> target = chooseTarget(opened.catalog, name, {}, opened.workspace().manifest());
        if (!target || !modelListRequest(*target))
            continue;
        const ModelListResult listing = providers.listModels(*target, stop);
        refreshedModels.append({name, listing.models.size(), listing.failure});
        const Status keptStatus = listing.failure
            ? success()
            : writeInside(opened.folder, fileFor(QStringLiteral("live-") + name), modelFile(listing.models));
        if (!keptStatus)
            return keptStatus.error();
    }
    return refreshedModels;
}

} // namespace outcrop
