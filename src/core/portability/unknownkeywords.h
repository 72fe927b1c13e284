// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/schemaslips.h"

namespace outcrop {

/// Keywords that a metaschema lets pass and nothing obeys: `requierd`, `choices`, properties that are not below `properties`. What is unknown
/// and resembles nothing may be somebody's remark, and stays.
QList<SchemaSlip> findUnknownKeywords(const DataNode &schema, const SchemaWords &words);

} // namespace outcrop
