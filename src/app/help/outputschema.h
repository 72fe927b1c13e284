// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QStringList>

namespace outcrop {

/// The version of the documents that commands print with `--json`. It increases when a member is removed or renamed, or changes its type or meaning. New
/// members do not change it.
constexpr int outputSchemaVersion = 1;

/// Returns a document with `schema_version` as its first member. `document` is an object.
Json withSchemaVersion(const Json &document);

/// Returns the names of the commands with a schema in resources/schemas/output, such as `check` and `log-list`.
QStringList outputSchemaNames();

/// Returns the JSON Schema of the documents that a command prints with `--json`: its result, its help, or an error. Returns an empty object if there is no
/// such command.
Json outputSchema(const QString &name);

} // namespace outcrop
