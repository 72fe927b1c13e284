// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/lsp/lspsession.h"
#include "core/documents/workspacechange.h"
#include "core/rpc/rpcmessage.h"

namespace outcrop {

/// Converts the edits of a document to the protocol's format.
Json lspTextEdits(const QList<TextEdit> &edits, const LspText &text);

/// Returns a `WorkspaceEdit`. If the editor supports document changes, the edit contains the versions of the documents, so that the editor can reject it for a
/// changed document.
Json lspWorkspaceEdit(LspSession &session, const WorkspaceChange &change);

/// Returns the fixes for findings that overlap a range, as code actions.
Json lspQuickFixes(LspSession &session, const Document &document, const Json &params);

/// Returns the name at an offset and its range, or null.
Json lspPrepareRename(LspSession &session, const Document &document, qsizetype offset);

/// Renames the document that is named at an offset to `newName`, a name or a path, and updates all references. Returns a `WorkspaceEdit`, or an error if there
/// is no name at the offset, the new name is invalid, or the editor cannot rename files.
RpcResult<Json> lspRename(LspSession &session, const Document &document, qsizetype offset, const QString &newName);

} // namespace outcrop
