// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <functional>

namespace outcrop {

/// A reference to another file, by an `@path` import or by a Markdown link.
struct ClientReference {
    QString target; ///< path without `#fragment`; escaped spaces of imports and percent escapes of links are decoded
    Range range;
    bool isImport = false;
};

/// Returns the references in a document. `@path` imports are found if the client supports them in this file (ClientPathPattern::supportsImports). They follow the rules
/// of Claude Code. An import is at the beginning of a word, outside code and HTML comments, and has the extension of a text file. Relative Markdown links are found in
/// agents, commands and rules files.
QList<ClientReference> clientReferences(const Document &document);

/// Returns `import-missing` (warning) and `link-missing` (note) for each of the document's references to a missing file. A target is missing if it exists
/// neither relative to the document nor relative to the workspace folder. `exists` takes a path relative to the workspace folder, which may start with `..`.
/// References to absolute paths, paths in the home directory, globs and placeholders are skipped.
Diagnostics lintReferences(const Document &document, const QList<ClientReference> &references, const std::function<bool(const QString &)> &exists);

/// Returns the path of a reference's target relative to the workspace folder.
QString referencedPath(const Document &document, const ClientReference &reference);

/// Returns the reference at an offset of the text, or nullopt.
std::optional<ClientReference> referenceAt(const Document &document, qsizetype offset);

} // namespace outcrop
