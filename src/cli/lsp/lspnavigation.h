// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/lsp/lspsession.h"

namespace outcrop {

/// Returns the document that the name at an offset refers to, as a `Location`, or null.
Json lspDefinition(LspSession &session, const Document &document, qsizetype offset);

/// Returns the references to the document that is named at an offset. If there is no name at the offset, returns the references to the given document.
Json lspReferences(LspSession &session, const Document &document, qsizetype offset);

/// Returns the keys and sections of a document, nested if the editor supports it.
Json lspDocumentSymbols(const LspSession &session, const Document &document);

/// Returns the layers, agents, skills and other documents whose name contains the query, at most 500.
Json lspWorkspaceSymbols(LspSession &session, const QString &query);

} // namespace outcrop
