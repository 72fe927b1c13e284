// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/workspace.h"

#include "core/base/parallel.h"
#include "core/base/paths.h"
#include "core/documents/documentsmessages.h"

#include <QDir>
#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

bool hasSmallerPath(const DocumentPtr &document, const QString &path)
{
    return document->path < path;
}

QString codeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return QStringLiteral("file-not-found");
    case ErrorCode::NotAllowed:
        return QStringLiteral("file-not-allowed");
    case ErrorCode::TooLarge:
        return QStringLiteral("file-too-large");
    default:
        return QStringLiteral("file-unreadable");
    }
}

Diagnostic unreadableFile(const SourceFile &file)
{
    return {Severity::Error, codeOf(file.error->code), file.error->message, {file.path, file.error->location.range}};
}

/// Returns the files that could be read, sorted by path. If a path occurs several times, the last one is used.
QList<const SourceFile *> readableFiles(const QList<SourceFile> &files)
{
    QMap<QString, const SourceFile *> filesByPath;
    for (const SourceFile &file : files) {
        if (!file.error)
            filesByPath.insert(file.path, &file);
    }
    return filesByPath.values();
}

QStringList pathsOf(const QList<const SourceFile *> &files)
{
    QStringList paths;
    for (const SourceFile *file : files)
        paths.append(file->path);
    return paths;
}

Manifest manifestOf(const QList<const SourceFile *> &files)
{
    const auto manifest =
        std::find_if(files.begin(), files.end(), [](const SourceFile *file) { return file->path == manifestPath; });
    return manifest == files.end() ? Manifest() : readManifest(*readDocument(manifestPath, (*manifest)->bytes));
}

/// Returns whether a file has `tier:` but is not a layer. Files in experiments/ are excluded, because an experiment uses
/// them in place of layers.
bool isLayerOutsideFolder(const DocumentPtr &document)
{
    return document->kind == DocumentKind::Text && isMarkdown(document->path) && document->frontMatter.data.member(u"tier")
        && !document->path.startsWith(u"experiments/");
}

DocumentPtr withModificationTime(const DocumentPtr &document, qint64 modified)
{
    if (document->modified == modified)
        return document;
    auto copy = std::make_shared<Document>(*document);
    copy->modified = modified;
    return copy;
}

} // namespace

Workspace Workspace::fromFiles(const WorkspaceFolder &folder, const QList<SourceFile> &files, const Workspace &previousWorkspace)
{
    Workspace workspace;
    workspace.m_folder = folder;
    for (const SourceFile &file : files) {
        if (file.error)
            workspace.m_fileDiagnostics.append(unreadableFile(file));
    }
    const QList<const SourceFile *> readableSources = readableFiles(files);
    workspace.m_manifest = manifestOf(readableSources);
    workspace.findPromptLayers(pathsOf(readableSources));
    workspace.m_documents.resize(readableSources.size());
    DocumentPtr *documents = workspace.m_documents.data(); // detach the list here, once, instead of in every thread
    forEachParallel(readableSources.size(), [&](qsizetype i) {
        const SourceFile &file = *readableSources[i];
        const DocumentPtr earlierDocument = previousWorkspace.document(file.path);
        const bool isSame =
            earlierDocument && earlierDocument->bytes == file.bytes && previousWorkspace.kindFromManifest(file.path) == workspace.kindFromManifest(file.path);
        documents[i] = isSame ? withModificationTime(earlierDocument, file.modified)
                            : readDocument(file.path, file.bytes, workspace.kindFromManifest(file.path), file.modified);
    });
    return workspace;
}

Workspace Workspace::withDocument(const QString &path, const QByteArray &bytes, qint64 modified) const
{
    return withDocuments({{path, bytes, modified}}, {});
}

Workspace Workspace::withoutDocument(const QString &path) const
{
    return withDocuments({}, {path});
}

Workspace Workspace::withDocuments(const QList<SourceFile> &files, const QStringList &removedPaths) const
{
    Workspace changedWorkspace = *this;
    bool affectsManifest = false; // whether files were added or removed that the manifest may list
    for (const QString &path : removedPaths)
        affectsManifest |= changedWorkspace.removeDocument(path);
    for (const SourceFile &file : files) {
        affectsManifest |= file.path == manifestPath || !changedWorkspace.document(file.path);
        changedWorkspace.m_fileDiagnostics.removeIf([&file](const Diagnostic &found) { return found.location.file == file.path; });
        changedWorkspace.setDocument(readDocument(file.path, file.bytes, file.kind ? file.kind : kindFromManifest(file.path), file.modified));
    }
    if (affectsManifest)
        changedWorkspace.reloadManifest();
    return changedWorkspace;
}

std::optional<qsizetype> Workspace::promptLayerIndex(const QString &path) const
{
    if (!std::binary_search(m_layerPaths.begin(), m_layerPaths.end(), path))
        return std::nullopt;
    const auto found = std::find_if(
        m_promptLayers.begin(), m_promptLayers.end(), [&path](const PromptLayer &layer) { return layer.path == path; });
    return found == m_promptLayers.end() ? std::nullopt : std::optional(std::distance(m_promptLayers.begin(), found));
}

QList<DocumentPtr> Workspace::documents(DocumentKind kind) const
{
    QList<DocumentPtr> found;
    std::copy_if(m_documents.begin(), m_documents.end(), std::back_inserter(found),
        [kind](const DocumentPtr &document) { return document->kind == kind; });
    return found;
}

DocumentPtr Workspace::document(const QString &path) const
{
    const auto place = find(path);
    return place == m_documents.end() ? nullptr : *place;
}

DocumentPtr Workspace::document(DocumentKind kind, const QString &name) const
{
    const auto found = std::find_if(m_documents.begin(), m_documents.end(),
        [kind, &name](const DocumentPtr &document) { return document->kind == kind && document->name() == name; });
    return found == m_documents.end() ? nullptr : *found;
}

Diagnostics Workspace::diagnostics() const
{
    Diagnostics all = m_fileDiagnostics + m_manifest.diagnostics + m_layerDiagnostics;
    for (const DocumentPtr &document : m_documents)
        all += document->diagnostics;
    if (const auto note = misplacedLayerNote())
        all.append(*note);
    sortByLocation(all);
    return all;
}

/// Returns a note at the first file outside layers/ that looks like a layer, or nullopt if there is none. There is only one note, because a repository may use
/// `tier:` for another purpose in hundreds of files.
std::optional<Diagnostic> Workspace::misplacedLayerNote() const
{
    const auto first = std::find_if(m_documents.begin(), m_documents.end(), isLayerOutsideFolder);
    if (first == m_documents.end())
        return std::nullopt;
    const auto count = std::count_if(first, m_documents.end(), isLayerOutsideFolder);
    const QString message = count == 1 ? documentsmessages::tierWithoutLayer() : documentsmessages::tiersWithoutLayers(count);
    const Range place = (*first)->frontMatter.data.member(u"tier")->keyRange;
    return Diagnostic{Severity::Note, QStringLiteral("layer-elsewhere"), message, {(*first)->path, place}};
}

QList<DocumentPtr>::const_iterator Workspace::find(const QString &path) const
{
    const auto place = std::lower_bound(m_documents.begin(), m_documents.end(), path, hasSmallerPath);
    return place != m_documents.end() && (*place)->path == path ? place : m_documents.end();
}

void Workspace::setDocument(const DocumentPtr &document)
{
    const auto place = std::lower_bound(m_documents.cbegin(), m_documents.cend(), document->path, hasSmallerPath);
    const qsizetype index = std::distance(m_documents.cbegin(), place);
    if (place != m_documents.cend() && (*place)->path == document->path)
        m_documents[index] = document;
    else
        m_documents.insert(index, document);
}

/// Removes a document. Returns whether it existed.
bool Workspace::removeDocument(const QString &path)
{
    const auto place = find(path);
    if (place == m_documents.cend())
        return false;
    m_documents.removeAt(std::distance(m_documents.cbegin(), place));
    return true;
}

/// Updates the workspace after a change of the manifest or of the set of files that it may list.
void Workspace::reloadManifest()
{
    const QStringList before = m_layerPaths;
    const DocumentPtr manifest = document(manifestPath);
    m_manifest = manifest ? readManifest(*manifest) : Manifest();
    findPromptLayers(paths());
    applyPromptLayers(before);
}

/// Finds the documents of the layers in the manifest and reports those that were not read.
void Workspace::findPromptLayers(const QStringList &paths)
{
    m_promptLayers.clear();
    m_layerPaths.clear();
    m_layerDiagnostics.clear();
    for (const Manifest::LayerEntry &entry : std::as_const(m_manifest.promptLayers)) {
        const QString path = resolveManifestPath(entry.file, m_folder.home, m_folder.root);
        const Location location{manifestPath, entry.range};
        const bool isKnown = std::binary_search(
            paths.begin(), paths.end(), path); // includes files outside the workspace that the caller passed in
        if (!isKnown && isOutsideFolder(path)) {
            m_layerDiagnostics.append({Severity::Warning, QStringLiteral("manifest-outside"),
                documentsmessages::layerOutside(entry.file),
                location});
        } else if (!isKnown) {
            m_layerDiagnostics.append({Severity::Error, QStringLiteral("manifest-missing-file"),
                documentsmessages::noReadableFile(path),
                location});
        } else {
            m_promptLayers.append({entry.name, path, entry.settings});
            m_layerPaths.append(path);
        }
    }
    m_layerPaths.sort();
}

/// Reads documents again if they are now listed in the manifest or no longer listed, because that changes their kind.
void Workspace::applyPromptLayers(const QStringList &before)
{
    QStringList affectedPaths = before + m_layerPaths;
    affectedPaths.removeDuplicates();
    for (const QString &path : std::as_const(affectedPaths)) {
        const DocumentPtr document = this->document(path);
        if (document && before.contains(path) != m_layerPaths.contains(path))
            setDocument(readDocument(path, document->bytes, kindFromManifest(path), document->modified));
    }
}

std::optional<DocumentKind> Workspace::kindFromManifest(const QString &path) const
{
    const bool isNamed = std::binary_search(m_layerPaths.begin(), m_layerPaths.end(), path);
    return isNamed ? std::optional(DocumentKind::Layer) : std::nullopt;
}

QStringList Workspace::paths() const
{
    QStringList paths;
    for (const DocumentPtr &document : m_documents)
        paths.append(document->path);
    return paths;
}

} // namespace outcrop
