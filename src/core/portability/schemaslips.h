// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/portability/schemawords.h"

namespace outcrop {

/// Something in a schema that is not JSON Schema, with the repair where what was meant is plain.
struct SchemaSlip {
    QString message;
    Range range;
    std::optional<Fix> fix = {};
};

/// Where a schema breaks the rules of its draft, and the unknown keywords. Sorted by place, each place once.
QList<SchemaSlip> findSchemaSlips(const DataNode &schema, const SchemaWords &words);

} // namespace outcrop
