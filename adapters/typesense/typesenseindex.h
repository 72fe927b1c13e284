// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/base/secret.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// A team's Typesense server, version 27 or later.
struct TypesenseSettings {
    QUrl address;                               ///< `https://search.example`; http only to this machine, for the key goes with every request
    Secret key = {};                            ///< may do everything with the collections and aliases of the prefix
    QString prefix = QStringLiteral("outcrop"); ///< what their names begin with: one for each team that shares a server
    HttpNetwork network = {};
};

/// Opens an index on a Typesense server. Each collection is one there, behind an alias: `outcrop.skills`; a rebuild fills another one and switches
/// the alias, so that searches go on. The server ranks words by the fields they are in, a title before a description, tags and the text, and vectors by
/// their cosine; the two ways go out as one request (multi_search) and are fused by the core, as those of every index are.
///
/// What differs from the port: a server takes documents one by one. Where it refuses some, those are absent and the others are there; the error names the
/// first, and states() tells what to put again. A list has at most 250 hits. stats() knows of no bytes, and `updated` is the last put.
/// Errors: NotAllowed (no key, a key the server does not take, a way that is not encrypted, a redirect), Unreadable (not reached, not trusted, no answer),
/// Invalid (a request it does not take), Unwritable (documents it does not take), TooLarge.
Result<OpenedIndex> openTypesenseIndex(TypesenseSettings settings);

} // namespace outcrop
