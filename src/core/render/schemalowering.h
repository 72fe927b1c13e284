// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/render/ledger.h"
#include "core/render/schemarules.h"

#include <QHash>

namespace outcrop {

/// Converts a schema of any draft to the subset that the provider supports. Every keyword that was renamed, moved,
/// approximated or dropped is recorded in `ledger` under `part`, with the JSON pointer of its location in the original
/// schema. If the original schema allows a value that the result rejects, an entry records the cause. `origins` receives
/// the source of each subschema: pointers into the result, and into the original. A schema that is nested too deeply is returned unchanged.
Json lowerSchema(const Json &schema, const SchemaRules &rules, const QString &part, Ledger &ledger,
    QHash<QString, QString> *origins = nullptr);

} // namespace outcrop
