// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// Describes the found value for a message: `a list`, `true or false`.
QString valueDescription(const DataNode &node);

/// Returns the user's word for a JSON Schema type: `text` for `string`.
QString typeWords(const QString &type);

/// Returns `a list of text` or `a list of mappings`.
QString listDescription(const QString &items);

/// Describes the value that a field requires: `a list of text or text`.
QString expectedDescription(const FieldSpec &field);

} // namespace outcrop
