// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

#include <functional>

namespace outcrop {

/// A file that a client's file names: by `@path`, which loads it, or by a Markdown link.
struct ClientReference {
    QString target; ///< as it is written, without `#fragment`
    Range range;
    bool imported = false;
};

/// The imports of a memory or rules file whose place has them (see ClientPlace), by the rules of Claude Code: `@path` at the beginning of a word, outside of
/// code and comments, with an ending that text files have. And the Markdown links of agents, commands and rules files that may lead to files.
QList<ClientReference> clientReferences(const Document &document);

/// What is wrong with them: `import-missing`, a warning, and `link-missing`, a note. `exists` answers for a path relative to the folder of the workspace, which
/// may lead out of it with `..`. Paths below the user's home and absolute ones are somebody's own and are left alone.
Diagnostics lintReferences(const Document &document, const std::function<bool(const QString &)> &exists);

} // namespace outcrop
