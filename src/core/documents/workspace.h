// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/documents/manifest.h"

#include <QStringList>

#include <optional>

namespace outcrop {

/// A file as it came from outside: its bytes, or why they could not be had.
struct SourceFile {
    QString path; ///< relative to the workspace, with forward slashes
    QByteArray bytes;
    qint64 modified = 0; ///< nanoseconds since the epoch, or 0
    std::optional<Error> error = std::nullopt;
};

/// The folder a workspace was read from. Paths only serve to understand what the manifest names; nothing is looked up
/// there.
struct WorkspaceFolder {
    QString name;             ///< shown to people
    QString root = QString(); ///< absolute
    QString home = QString(); ///< what `~` stands for
};

/// A layer that the manifest's [prompt_layers] names and the workspace holds.
struct PromptLayer {
    QString name;
    QString path; ///< of its document
};

/// A folder of documents as a value: immutable, cheap to copy, safe to hand to another thread.
/// Any folder is a workspace; what is missing is simply absent.
class Workspace
{
public:
    Workspace() = default;
    /// Reads every file, on all cores. Documents of `previous` whose bytes are the same are taken over as they are.
    static Workspace fromFiles(
        const WorkspaceFolder &folder, const QList<SourceFile> &files, const Workspace &previous = {});

    /// The same workspace with one document replaced or added: the work is that of one document.
    Workspace withDocument(const QString &path, const QByteArray &bytes, qint64 modified = 0) const;
    /// The same workspace without a document.
    Workspace withoutDocument(const QString &path) const;
    /// The same workspace with some documents gone and others replaced or added: the work is that of these documents.
    Workspace withDocuments(const QList<SourceFile> &files, const QStringList &gone) const;

    const QString &name() const { return m_folder.name; }
    const WorkspaceFolder &folder() const { return m_folder; }
    const Manifest &manifest() const { return m_manifest; }
    /// In the manifest's order.
    const QList<PromptLayer> &promptLayers() const { return m_promptLayers; }
    /// Sorted by path.
    const QList<DocumentPtr> &documents() const { return m_documents; }
    QList<DocumentPtr> documents(DocumentKind kind) const;
    /// The document at a path, or null.
    DocumentPtr document(const QString &path) const;
    /// The document of a kind with this Document::name(), or null.
    DocumentPtr document(DocumentKind kind, const QString &name) const;
    /// Everything that is wrong with the files, sorted by place: unreadable files, broken front matter, the manifest, and
    /// one note (`layer-elsewhere`) where files outside layers/ look like layers.
    Diagnostics diagnostics() const;
    /// The files and folders that could not be read; there is no document of any of them.
    const Diagnostics &unreadable() const { return m_fileDiagnostics; }

private:
    QList<DocumentPtr>::const_iterator find(const QString &path) const;
    void put(const DocumentPtr &document);
    bool take(const QString &path);
    void readManifestAgain();
    void findPromptLayers(const QStringList &paths);
    void applyPromptLayers(const QStringList &before);
    std::optional<DocumentKind> namedKind(const QString &path) const;
    QStringList paths() const;
    std::optional<Diagnostic> layersElsewhere() const;

    WorkspaceFolder m_folder;
    Manifest m_manifest;
    QList<PromptLayer> m_promptLayers;
    QStringList m_layerPaths; ///< of m_promptLayers, sorted
    QList<DocumentPtr> m_documents;
    Diagnostics m_fileDiagnostics;  ///< of files that could not be read
    Diagnostics m_layerDiagnostics; ///< of what the manifest names
};

} // namespace outcrop
