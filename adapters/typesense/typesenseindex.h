// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/base/secret.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// The settings of a Typesense server, version 27 or later.
struct TypesenseSettings {
    QUrl address;                               ///< `https://search.example`; http only for loopback addresses, because the key is sent with every request
    Secret key = {};                            ///< needs all permissions for the collections and aliases with this prefix
    QString prefix = QStringLiteral("outcrop"); ///< prefix of the names of collections; separate for each team that shares a server
    HttpSettings network = {};
};

/// Opens an index on a Typesense server. Each collection of the index is a server collection behind an alias such as `outcrop.skills`. A rebuild fills a new collection
/// and then switches the alias, so that searches continue to work. The server ranks hits by words (title, summary, tags and text in descending weight) and by cosine
/// similarity of embeddings. The searches of a query are sent together, up to 50 in a multi_search request.
///
/// Deviations from SearchIndex: the server imports documents one by one. If it rejects some, the others are stored. The error names the first rejected document, and
/// states() shows which documents are missing. A list has at most 250 hits. stats() has no size, and `updated` is the time of the last import.
/// Errors: NotAllowed for a missing or rejected key, an unencrypted connection or a redirect. Unreadable for a server that is not reached, not trusted or sends no
/// response. Invalid for a rejected request. Unwritable for rejected documents, or without memory or disk space. TooLarge.
Result<OpenedIndex> openTypesenseIndex(TypesenseSettings settings);

} // namespace outcrop
