// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QUrl>

namespace outcrop {

/// The address of a team's Typesense server as config.toml writes it, taken apart:
///
///     https://search.example?prefix=prompts
///
/// `prefix` (default: outcrop) is one workspace's room on the server: what its collections' names begin with. Nothing else may follow the "?".
struct TypesenseAddress {
    QUrl server;
    QString prefix;
};

/// Errors: Invalid (not such an address), NotAllowed (a name or a password in it: keys must not be in a file).
Result<TypesenseAddress> readTypesenseAddress(const QString &text);

/// Under which name the API key is kept, and the variable that may hold it.
inline const QString typesenseKeyOwner = QStringLiteral("typesense");
inline const QString typesenseKeyVariable = QStringLiteral("TYPESENSE_API_KEY");

} // namespace outcrop
