// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QUrl>

namespace outcrop {

/// The parsed address of a team's Typesense server, as in config.toml:
///
///     https://search.example?prefix=prompts
///
/// `prefix` (default: outcrop) begins the names of the workspace's collections, to separate workspaces on one server. No other query parameter is allowed.
struct TypesenseAddress {
    QUrl server;
    QString prefix;
};

/// Parses an address. Errors: Invalid (malformed address), NotAllowed (a user name or password: keys must not be in a file).
Result<TypesenseAddress> readTypesenseAddress(const QString &text);

/// The account of the API key in key stores, and its environment variable.
inline const QString typesenseKeyOwner = QStringLiteral("typesense");
inline const QString typesenseKeyVariable = QStringLiteral("TYPESENSE_API_KEY");

} // namespace outcrop
