// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/schemaerrors.h"

namespace outcrop {

/// Finds keywords that the metaschema allows but that have no effect (`requierd`, `choices`, properties that are not below `properties`), or a schema without
/// any keyword. Ignores unknown keywords that resemble no known one, because they can be annotations.
QList<SchemaError> findUnknownKeywords(const DataNode &schema, const SchemaVocabulary &words);

} // namespace outcrop
