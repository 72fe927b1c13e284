// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/documents/workspace.h"

namespace outcrop {

/// Edits of one document; their ranges refer to its text in the workspace they were made for.
struct DocumentEdits {
    QString path;
    QList<TextEdit> edits;
};

/// A file, or a folder with everything below it, that gets another path.
struct PathMove {
    QString from;
    QString to;
    bool folder = false;
};

/// A file that is not there yet.
struct NewFile {
    QString path;
    QString text;
};

/// What one action does to several documents: taken whole or not at all. Edits come first and name paths from before the moves.
struct WorkspaceChange {
    QList<DocumentEdits> edits; ///< sorted by path, one entry a document
    QList<PathMove> moves;
    QList<NewFile> newFiles;

    bool isEmpty() const { return edits.isEmpty() && moves.isEmpty() && newFiles.isEmpty(); }
    /// Adds edits to those of their document; none adds nothing.
    void add(const QString &path, const QList<TextEdit> &more);
    /// Every path that is written, moved or made, sorted.
    QStringList paths() const;
};

/// A change that is not made, and the place it would have changed.
Error refused(ErrorCode code, const QString &message, const QString &path = {}, const Range &range = {});

/// The bytes of a document after edits, byte order mark and line ends kept. Invalid where the document is not UTF-8 or edits overlap.
Result<QByteArray> editedBytes(const Document &document, const QList<TextEdit> &edits);

/// The workspace as it would be after the change: what the window shows before a change is taken. Work in proportion to the documents changed.
/// NotFound, NotAllowed (a path that is taken) or Invalid name the first document that refuses.
Result<Workspace> withChange(const Workspace &workspace, const WorkspaceChange &change);

} // namespace outcrop
