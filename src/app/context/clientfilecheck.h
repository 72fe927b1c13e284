// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/clientimports.h"
#include "core/ports/contextfiles.h"

#include <QHash>

namespace outcrop {

/// The findings about prompts and files of coding agents that concern more than one file, or all text that is sent:
///
/// - `import-missing` (warning), `link-missing` (note): see lintReferences().
/// - `link-as-text` (warning): a symbolic link that was checked out as text that contains its target.
/// - `client-file-copy` (note): a copy of another instruction file in the same folder, of at least 200 characters.
/// - `client-file-hidden` (note): a file that its client does not load because another file exists. The client does not receive its text by other means either.
/// - The findings of contextFindings(), for the workspace folder and other start folders: text that a client does not send.
/// Considers the clients whose requests are known from recordings or that the workspace has files for. For each, considers AGENTS.md and the client's files.
/// - `secret-in-prompt` (warning): text that looks like a credential even without a keyword such as `password` next to it, by the redaction rules.
///
/// Immutable and without side effects.
class ClientFileFindings
{
public:
    /// Returns the findings about a workspace. Rereads only changed documents, or all if the rules for secrets changed. Blocks on disk access.
    ClientFileFindings recheck(const OpenedWorkspace &opened) const;
    /// Like the other overload, for a state of the workspace that is not on disk. `files` has all files of that state.
    ClientFileFindings recheck(const OpenedWorkspace &opened, const ContextFiles &files) const;
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    friend class ClientFileCheck;

    /// The secrets and references in one document.
    struct Content {
        Diagnostics secrets;
        QList<ClientReference> references;
    };

    QHash<DocumentPtr, Content> m_contents;
    DocumentPtr m_rules; ///< the document with the rules for secrets, or null
    Diagnostics m_diagnostics;
};

} // namespace outcrop
