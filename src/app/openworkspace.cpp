// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openworkspace.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/readfiles.h"
#include "adapters/providers/builtin.h"

#include <QDir>
#include <QFile>

namespace outcrop {
namespace {

constexpr qint64 largestOutsideFile = 16 * 1024 * 1024;

OpenedWorkspace readLibrary(const QString &folder, const Workspace &workspace)
{
    return {folder, PromptLibrary::read(workspace), ProviderCatalog::read(builtInProviders(), workspace)};
}

/// A layer outside the folder that the manifest names; unread where it is missing, so that the workspace says so.
std::optional<SourceFile> readOutside(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > largestOutsideFile || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return SourceFile{path, file.readAll()};
}

QList<SourceFile> outsideLayers(const Workspace &workspace)
{
    QList<SourceFile> files;
    for (const auto &[name, written] : workspace.manifest().promptLayers) {
        const QString path = resolveManifestPath(written, workspace.folder().home, workspace.folder().root);
        if (!QDir::isAbsolutePath(path))
            continue;
        if (const auto file = readOutside(path))
            files.append(*file);
    }
    return files;
}

} // namespace

Diagnostics OpenedWorkspace::diagnostics() const
{
    Diagnostics all = workspace().diagnostics() + library.diagnostics + catalog.diagnostics();
    sortByPlace(all);
    return all;
}

Result<OpenedWorkspace> openWorkspace(const QString &folder, const OpenOptions &options, const Workspace *previous)
{
    const QString root = QDir(folder).absolutePath();
    const FolderSource source(root);
    const Result<QList<SourceFile>> files = readFiles(source, previous ? *previous : Workspace());
    if (!files)
        return files.error();
    const WorkspaceFolder where{source.name(), root, QDir::homePath()};
    Workspace workspace = Workspace::fromFiles(where, *files, previous ? *previous : Workspace());
    if (options.allowOutside) {
        if (const QList<SourceFile> outside = outsideLayers(workspace); !outside.isEmpty())
            workspace = Workspace::fromFiles(where, *files + outside, workspace);
    }
    return readLibrary(root, workspace);
}

OpenedWorkspace withText(const OpenedWorkspace &opened, const QString &path, const QByteArray &bytes)
{
    const Workspace workspace = opened.workspace().withDocument(path, bytes);
    const DocumentPtr document = workspace.document(path);
    OpenedWorkspace changed{opened.folder, PromptLibrary::read(workspace), opened.catalog};
    if (document->kind == DocumentKind::Adapter || document->kind == DocumentKind::WireFormat)
        changed.catalog = ProviderCatalog::read(builtInProviders(), workspace);
    return changed;
}

} // namespace outcrop
