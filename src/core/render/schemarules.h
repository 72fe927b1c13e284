// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QMap>
#include <QStringList>

namespace outcrop {

/// What a provider keeps of a JSON Schema, from the wire format's `schema_rules`.
struct SchemaRules {
    bool any = false;                  ///< no rules: everything is kept
    QStringList keep;                  ///< keywords the provider understands
    QStringList formats;               ///< values of `format` it understands; empty: all
    QStringList enumTypes;             ///< types of the values an `enum` may have; empty: all
    QMap<QString, QString> rename;     ///< oneOf → anyOf
    QMap<QString, QStringList> values; ///< keyword → the only values it may have (minItems → 0, 1)
    bool closeObjects = false;         ///< additionalProperties: false everywhere
    bool requireAll = false;           ///< every property required; optional ones become nullable
    bool typed = false;                ///< every schema says a type, or what stands for one
    bool arrayItems = false;           ///< every array says what its items are
    bool refAlone = false;             ///< `$ref` must have no siblings
    bool noRootRef = false;            ///< `$ref` may not lead to the whole schema
    bool objectRoot = false;           ///< the whole schema is of an object, and no choice
    bool cyclesOptional = false;       ///< what refers back to itself may do so only in properties that are not required
    bool describe = false;             ///< what is not understood goes into the description, for the model to read

    bool keeps(QStringView keyword) const { return keep.contains(keyword); }
};

SchemaRules readSchemaRules(const DataNode &node);

} // namespace outcrop
