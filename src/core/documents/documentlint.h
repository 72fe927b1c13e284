// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

struct Client;

/// Returns the findings about one document, independently of other documents: agents of any format, governance files, skills, commands and rules
/// files are checked against the fields of their format and the rules of their specification or client. Other kinds are checked by their readers.
/// Does not check front matter that is not valid YAML, because the syntax error is already reported and must be fixed first.
Diagnostics lintDocument(const Document &document);

/// Returns all findings of a document as if it were a file of `client`, regardless of the client that its path belongs to.
Diagnostics findingsFor(const Document &document, const Client &client);

} // namespace outcrop
