// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

struct Client;

/// Returns the findings about one document, independently of other documents. Checks agents of any format, governance files, skills, commands and rules files against the
/// fields of their format and the rules of their specification or client. Checks conversations, experiments and tasks against their schemas. Other kinds are checked by
/// their readers. Of repaired front matter, only the number ranges are checked, unless the client accepts all its values.
Diagnostics lintDocument(const Document &document);

/// Returns all findings of a document as if it were a file of `client`, regardless of the client that its path belongs to. Returns the document's diagnostics if the
/// client does not load such files.
Diagnostics lintDocumentForClient(const Document &document, const Client &client);

} // namespace outcrop
