// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/clients.h"
#include "core/documents/document.h"

namespace outcrop {

/// The client that reads a document: that of its place or its marks; for agents in Claude Code's form, Claude Code. Null for documents of no client.
const Client *readerOf(const Document &document);

/// What a document is to a client, or nothing.
std::optional<ClientFile> clientFileOf(const Document &document);

/// What a client makes of the words in a document's fields: names of tools (`…-unknown-tool`) and models (`…-unknown-model`) that it does not know, with the
/// nearest one as the fix, and an agent or command without a prompt (`…-no-prompt`). Codes begin with the format.
Diagnostics lintClientWords(const Document &document, const DataNode &data, const QString &format, const Client &client);

/// The finding as the client takes it: an error where it does not load the file or the value for it, a warning where it reads what is not YAML.
Severity severityFor(const Diagnostic &found, const Client &client);

} // namespace outcrop
