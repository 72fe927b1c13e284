// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// A passage that names a document of the workspace: a link, an import, a path or a name in a field.
struct DocumentReference {
    Range range;
    QString target; ///< path of the document
};

/// Returns the references in a document to existing documents, in no particular order.
QList<DocumentReference> documentReferences(const OpenedWorkspace &opened, const Document &document);

/// Returns the reference at an offset, or nullopt.
std::optional<DocumentReference> documentReferenceAt(const OpenedWorkspace &opened, const Document &document, qsizetype offset);

/// Returns the locations of all references to a document, sorted. Searches only documents that contain one of its names.
QList<Location> findReferences(const OpenedWorkspace &opened, const QString &target);

/// The document that a rename at an offset affects, and the range of the reference or name at the offset.
struct RenameTarget {
    QString path;
    Range range;
};

/// Returns the document that is named at an offset: by a reference, or by the `name` of the document itself. nullopt if there is none.
std::optional<RenameTarget> renameTargetAt(const OpenedWorkspace &opened, const Document &document, qsizetype offset);

} // namespace outcrop
