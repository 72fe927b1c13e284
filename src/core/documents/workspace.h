// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/documents/manifest.h"

#include <QHash>

#include <optional>

namespace outcrop {

/// A file as it came from outside: its bytes, or why they could not be had.
struct SourceFile {
    QString path; ///< relative to the workspace, with forward slashes
    QByteArray bytes;
    std::optional<Error> error = std::nullopt;
};

/// A folder of documents as a value: immutable, cheap to copy, safe to hand to another thread.
/// Any folder is a workspace; what is missing is simply absent.
class Workspace
{
public:
    Workspace() = default;
    /// Reads every file. `name` is shown to people (the folder's name).
    static Workspace fromFiles(const QString &name, const QList<SourceFile> &files);

    /// The same workspace with one document replaced or added: the work is that of one document.
    Workspace withDocument(const QString &path, const QByteArray &bytes) const;

    const QString &name() const { return m_name; }
    const Manifest &manifest() const { return m_manifest; }
    /// Sorted by path.
    const QList<DocumentPtr> &documents() const { return m_documents; }
    QList<DocumentPtr> documents(DocumentKind kind) const;
    /// The document at a path, or null.
    DocumentPtr document(const QString &path) const;
    /// The document of a kind with this Document::name(), or null.
    DocumentPtr document(DocumentKind kind, const QString &name) const;
    /// Everything that is wrong with the files, sorted by place: unreadable files, broken front matter, the manifest.
    Diagnostics diagnostics() const;

private:
    QString m_name;
    Manifest m_manifest;
    QList<DocumentPtr> m_documents;
    QHash<QString, qsizetype> m_byPath;
    Diagnostics m_fileDiagnostics;
};

} // namespace outcrop
