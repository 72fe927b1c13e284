// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/portability/schemavocabulary.h"

namespace outcrop {

/// An error in a JSON Schema, with a fix if the intended schema is clear.
struct SchemaError {
    QString message;
    Range range;
    std::optional<Fix> fix = {};
};

/// Returns the violations of the schema's draft and the unknown keywords, sorted by location, with one entry for each location.
QList<SchemaError> findSchemaErrors(const DataNode &schema, const SchemaVocabulary &words);

} // namespace outcrop
