// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/lsp/lspsession.h"
#include "core/documents/workspacechange.h"
#include "core/rpc/rpcmessage.h"

namespace outcrop {

/// Converts the edits of a document to the protocol's format.
Json lspTextEdits(const QList<TextEdit> &edits, const LspText &text);

/// Returns a `WorkspaceEdit`. An editor that supports document changes gets the versions of the documents, to reject edits of a changed document.
Json lspWorkspaceEdit(LspSession &session, const WorkspaceChange &change);

/// Returns the fixes for findings that overlap a range, as code actions.
Json lspQuickFixes(LspSession &session, const Document &document, const Json &params);

/// Returns the name at an offset and its range, or null.
Json lspPrepareRename(LspSession &session, const Document &document, qsizetype offset);

/// Renames the document at an offset to `newName`, a name or a path, and updates all references.
RpcResult<Json> lspRename(LspSession &session, const Document &document, qsizetype offset, const QString &newName);

} // namespace outcrop
