// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// Describes the actual value for a message: `a list`, `true or false`.
QString valueDescription(const DataNode &node);

/// Describes a JSON Schema type for a message: `a mapping` for `object`. Returns an unknown type unchanged.
QString typeDescription(const QString &type);

/// Returns a description such as `a list of strings`. `item` is the description of one item.
QString listDescription(const QString &item);

/// Joins descriptions in the user's language: `a string or a number`.
QString alternativesText(const QStringList &descriptions);

/// Describes the value that a field requires: `a list of strings or a string`.
QString expectedDescription(const FieldSpec &field);

} // namespace outcrop
