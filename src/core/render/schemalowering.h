// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/datanode.h"
#include "core/render/ledger.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace outcrop {

/// What a provider keeps of a JSON Schema, from the wire format's `schema_rules`.
struct SchemaRules {
    bool any = false;                   ///< no rules: everything is kept
    QStringList keep;                   ///< keywords the provider understands
    QStringList formats;                ///< values of `format` it understands; empty: all
    QMap<QString, QString> rename;      ///< oneOf → anyOf
    QMap<QString, QStringList> values;  ///< keyword → the only values it may have (minItems → 0, 1)
    bool closeObjects = false;          ///< additionalProperties: false everywhere
    bool requireAll = false;            ///< every property required; optional ones become nullable
    bool describe = false;              ///< what is not understood goes into the description, for the model to read
};

SchemaRules readSchemaRules(const DataNode &node);

/// The schema as the provider understands it. Every keyword that was renamed, moved into a description or dropped is noted in `ledger` under
/// `part`, with its JSON pointer.
Json lowerSchema(const Json &schema, const SchemaRules &rules, const QString &part, Ledger &ledger);

} // namespace outcrop
