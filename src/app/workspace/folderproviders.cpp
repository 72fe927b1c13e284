// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/folderproviders.h"

#include "adapters/files/foldersource.h"
#include "adapters/providers/builtinproviders.h"

#include <QDir>

namespace outcrop {
namespace {

const QStringList settingsFolders{QStringLiteral("portability/providers"), QStringLiteral("portability/wire")};

QStringList listPathsIn(const QString &folder)
{
    QStringList paths{manifestPath};
    for (const QString &room : settingsFolders) {
        for (const QString &name : QDir(folder + u'/' + room).entryList({QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files, QDir::Name))
            paths.append(room + u'/' + name);
    }
    return paths;
}

} // namespace

FolderProviders readFolderProviders(const QString &folder)
{
    const FolderSource source(folder);
    QList<SourceFile> files;
    for (const QString &path : listPathsIn(folder)) {
        const Result<QByteArray> bytes = source.read(path);
        if (bytes)
            files.append({path, *bytes});
        else if (bytes.error().code != ErrorCode::NotFound || path != manifestPath)
            files.append({path, {}, 0, bytes.error()});
    }
    const Workspace workspace = Workspace::fromFiles({QDir(folder).dirName(), folder, {}}, files);
    return {ProviderCatalog::read(builtInProviders(), workspace), workspace.manifest()};
}

} // namespace outcrop
