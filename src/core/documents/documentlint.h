// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

struct Client;

/// Advice about one document by itself: agents of any form, their governance files, skills, commands and rules files
/// against the fields of their format, and what else their specification or their client says. Nothing for other kinds,
/// whose readers report what they need, nor for front matter that is broken: that is reported already, and is repaired
/// first.
Diagnostics lintDocument(const Document &document);

/// Everything found in a document, judged as a file of this client instead of the one that its place names.
Diagnostics findingsFor(const Document &document, const Client &client);

} // namespace outcrop
