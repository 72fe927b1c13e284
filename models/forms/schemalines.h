// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>

namespace outcrop {

/// A property of a JSON Schema as one line of a table.
struct SchemaLine {
    QString name;
    QString type; ///< a JSON type; empty if the property does not have exactly one type
    bool isRequired = false;
    QString description;

    friend bool operator==(const SchemaLine &, const SchemaLine &) = default;
};

// Changes of a JSON Schema in a table. They keep everything that the table does not show, such as limits and nested properties.

/// Returns the properties at the root of a schema in their order.
QList<SchemaLine> schemaLines(const Json &schema);

/// Returns the schema with the property at `index` changed to `line`. Returns the schema unchanged if there is no such property, or if the name is empty or
/// belongs to another property.
Json withSchemaLine(const Json &schema, int index, const SchemaLine &line);
/// Returns the schema with a new string property at the end, named so that no other property has its name.
Json withNewSchemaLine(const Json &schema);
Json withoutSchemaLine(const Json &schema, int index);

/// The types that the table offers.
const QStringList &schemaTypes();

/// Returns `base`, or `base_2`, `base_3` and so on if the name is taken.
QString freeSchemaName(const QString &base, const QStringList &taken);

} // namespace outcrop
