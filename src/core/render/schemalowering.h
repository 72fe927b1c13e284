// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/render/ledger.h"
#include "core/render/schemarules.h"

#include <QHash>

namespace outcrop {

/// The schema as the provider understands it, for any draft it was written in. What changed is noted in `ledger` under
/// `part`, with the JSON pointer of the place in the schema as it was given: every keyword that was renamed, moved,
/// approximated or dropped. A value that the schema allows and the lowered one does not is always the doing of an entry.
/// `origins` receives the source of each schema in the result: pointers into the result, and into what was given.
Json lowerSchema(const Json &schema, const SchemaRules &rules, const QString &part, Ledger &ledger,
    QHash<QString, QString> *origins = nullptr);

} // namespace outcrop
