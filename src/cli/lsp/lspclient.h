// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lsp/lsptext.h"

namespace outcrop {

/// The features that an editor supports, from the parameters of `initialize`.
struct LspClient {
    LspEncoding encoding = LspEncoding::Utf16;
    bool pullsDiagnostics = false; ///< requests the findings of open documents, so the server does not push them
    bool supportsDiagnosticRefresh = false;
    bool supportsDocumentChanges = false; ///< edits with the version of their document
    bool supportsFileRenames = false;     ///< edits that rename files
    bool supportsFileWatching = false;    ///< reports changed files on request
    bool supportsNestedSymbols = false;

    static LspClient fromCapabilities(const Json &capabilities);
};

/// Returns the capabilities of the server for a client.
Json lspServerCapabilities(const LspClient &client);

} // namespace outcrop
