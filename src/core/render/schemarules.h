// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QMap>
#include <QStringList>

namespace outcrop {

/// The subset of JSON Schema that a provider supports, from `schema_rules` of the wire format.
struct SchemaRules {
    bool supportsAll = false;          ///< whether all schemas are supported; if so, schemas are unchanged
    QStringList keep;                  ///< supported keywords
    QStringList formats;               ///< supported values of `format`; empty for all
    QStringList enumTypes;             ///< supported types of `enum` values; empty for all
    QMap<QString, QString> rename;     ///< keyword → the provider's name for it (oneOf → anyOf)
    QMap<QString, QStringList> values; ///< keyword → its supported values (minItems → 0, 1)
    bool requiresClosedObjects = false;         ///< every object requires additionalProperties: false
    bool requiresAllProperties = false;           ///< every property must be required; optional ones become nullable
    bool requiresType = false;         ///< every schema must have a type, or a keyword that replaces it
    bool requiresItems = false;           ///< every array must have `items`
    bool forbidsRefSiblings = false;             ///< `$ref` must have no siblings
    bool forbidsRootRef = false;            ///< `$ref` must not refer to the whole schema
    bool requiresObjectRoot = false;           ///< the root must be an object, without a choice
    bool requiresOptionalCycles = false;       ///< cycles must go through an optional property
    bool describesUnsupported = false;             ///< unsupported keywords are added to the description, for the model to read

    bool keeps(QStringView keyword) const { return keep.contains(keyword); }
};

SchemaRules readSchemaRules(const DataNode &node);

} // namespace outcrop
