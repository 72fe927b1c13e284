// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/documents/workspace.h"

namespace outcrop {

/// Edits of one document. The ranges refer to the text of the document in the workspace that the edits were made for.
struct DocumentEdits {
    QString path;
    QList<TextEdit> edits;
};

/// The move of a file, or of a folder and its contents.
struct PathMove {
    QString from;
    QString to;
    bool isFolder = false;
};

struct NewFile {
    QString path;
    QString text;
};

/// Changes to several documents that are applied together or not at all. Edits are applied before the moves and use the original paths.
struct WorkspaceChange {
    QList<DocumentEdits> edits; ///< sorted by path, at most one entry per document
    QList<PathMove> moves;
    QList<NewFile> newFiles;

    bool isEmpty() const { return edits.isEmpty() && moves.isEmpty() && newFiles.isEmpty(); }
    /// Adds edits to the entry of a document. An empty list adds no entry.
    void add(const QString &path, const QList<TextEdit> &more);
    /// Returns all paths that are written, moved or created, sorted.
    QStringList paths() const;
};

/// Returns the error for a rejected change, with the location of the problem.
Error changeError(ErrorCode code, const QString &message, const QString &path = {}, const Range &range = {});

/// Returns the bytes of a document after edits, with its byte order mark and line endings. Invalid if the document is not UTF-8, or if edits
/// overlap, are outside the text or split a surrogate pair.
Result<QByteArray> applyEditsToBytes(const Document &document, const QList<TextEdit> &edits);

/// Returns the workspace after a change, for a preview. Parses only the changed documents. NotFound, NotAllowed (the path exists, or a folder would move into
/// itself) and Invalid report the first change that cannot be applied.
Result<Workspace> withChange(const Workspace &workspace, const WorkspaceChange &change);

} // namespace outcrop
