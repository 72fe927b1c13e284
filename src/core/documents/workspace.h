// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/documents/manifest.h"

#include <QStringList>

#include <optional>

namespace outcrop {

/// A file from the file system: its bytes, or the error that occurred while reading it.
struct SourceFile {
    QString path; ///< relative to the workspace, with forward slashes
    QByteArray bytes;
    qint64 modified = 0; ///< in nanoseconds since the epoch; 0 if unknown
    std::optional<Error> error = std::nullopt;
    std::optional<DocumentKind> kind = std::nullopt; ///< for withDocuments(): overrides the kind that path and content determine
};

/// The folder of a workspace. Its paths are only used to resolve paths in the manifest. Does not access the disk.
struct WorkspaceFolder {
    QString name;             ///< display name
    QString root = QString(); ///< absolute path
    QString home = QString(); ///< home directory, which replaces `~`
};

/// A layer from [prompt_layers] of the manifest whose file was read.
struct PromptLayer {
    QString name;
    QString path;      ///< path of its document
    DataNode settings; ///< the entry: a mapping if it sets tier, cadence, order or condition
};

/// The documents of a folder. Immutable, cheap to copy and safe to pass to another thread. Any folder can be a workspace;
/// every file is optional.
class Workspace
{
public:
    Workspace() = default;
    /// Parses the files in parallel. Documents of `previous` with the same bytes and kind are reused.
    static Workspace fromFiles(
        const WorkspaceFolder &folder, const QList<SourceFile> &files, const Workspace &previousWorkspace = {});

    /// Returns a copy with one document replaced or added. Parses only this document, and documents whose kind a changed manifest determines.
    Workspace withDocument(const QString &path, const QByteArray &bytes, qint64 modified = 0) const;
    /// Returns a copy without one document.
    Workspace withoutDocument(const QString &path) const;
    /// Returns a copy with some documents removed and others replaced or added. Parses the same documents as withDocument().
    Workspace withDocuments(const QList<SourceFile> &files, const QStringList &removedPaths) const;

    const QString &name() const { return m_folder.name; }
    const WorkspaceFolder &folder() const { return m_folder; }
    const Manifest &manifest() const { return m_manifest; }
    /// Returns the layers in the manifest's order.
    const QList<PromptLayer> &promptLayers() const { return m_promptLayers; }
    /// Returns the position in promptLayers() of the first entry for a document, or nullopt.
    std::optional<qsizetype> promptLayerIndex(const QString &path) const;
    /// Returns the documents sorted by path.
    const QList<DocumentPtr> &documents() const { return m_documents; }
    QList<DocumentPtr> documents(DocumentKind kind) const;
    /// Returns the document at a path, or null.
    DocumentPtr document(const QString &path) const;
    /// Returns the document with this kind and Document::name(), or null.
    DocumentPtr document(DocumentKind kind, const QString &name) const;
    /// Returns all findings about the files, sorted by location. These concern unreadable files, the documents, and the manifest. One note (`layer-elsewhere`) is added
    /// if files outside layers/ look like layers.
    Diagnostics diagnostics() const;
    /// Returns the errors of files and folders that could not be read. They have no document.
    const Diagnostics &unreadable() const { return m_fileDiagnostics; }

private:
    QList<DocumentPtr>::const_iterator find(const QString &path) const;
    void setDocument(const DocumentPtr &document);
    bool removeDocument(const QString &path);
    void reloadManifest();
    void findPromptLayers(const QStringList &paths);
    void applyPromptLayers(const QStringList &before);
    std::optional<DocumentKind> kindFromManifest(const QString &path) const;
    QStringList paths() const;
    std::optional<Diagnostic> misplacedLayerNote() const;

    WorkspaceFolder m_folder;
    Manifest m_manifest;
    QList<PromptLayer> m_promptLayers;
    QStringList m_layerPaths; ///< sorted paths of m_promptLayers
    QList<DocumentPtr> m_documents;
    Diagnostics m_fileDiagnostics;  ///< files that could not be read
    Diagnostics m_layerDiagnostics; ///< problems with the files that the manifest lists
};

} // namespace outcrop
