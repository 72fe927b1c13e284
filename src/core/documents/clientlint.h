// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/clients.h"
#include "core/documents/document.h"

namespace outcrop {

/// Returns the client that reads a document, from its path or from front matter values that only one client uses. Files in a format of Claude Code belong
/// to Claude Code. Null if no client reads the document.
const Client *clientForDocument(const Document &document);

/// Returns the role of a document for its client, or nullopt if it has none.
std::optional<ClientFile> clientFileOf(const Document &document);

/// Returns the findings from reading the front matter, except those about values that the client accepts although they are not valid YAML.
Diagnostics frontMatterFindings(const Document &document);

/// Reports names in a document's fields that the client does not know: tools (`…-unknown-tool`) and models (`…-unknown-model`), with the nearest known name
/// as the fix. If no known name is similar, the code ends with `-name`. Also reports invalid patterns (`…-pattern-…`) and a missing prompt (`…-no-prompt`).
/// Codes begin with the format.
Diagnostics lintClientNames(const Document &document, const DataNode &data, const QString &format, const Client &client);

/// Returns the severity of a finding for this client. It is Error if the client skips the file or the value because of it, and Warning for YAML errors that the client
/// tolerates. Otherwise it is the severity of the finding.
Severity severityFor(const Diagnostic &found, const Client &client);

} // namespace outcrop
