// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QStringList>

namespace outcrop {

/// Returns a string value of the schema, or an empty string if it is missing.
QString schemaString(const Json &schema, const char *key);

/// Returns whether the schema names this type in `type`. False for a schema without `type`.
bool schemaAllows(const Json &schema, const char *type);

/// Returns the values of `enum`, or the `examples` if any value is allowed. Empty if there are neither.
Json schemaValues(const Json &schema);

/// Returns the schema for keys outside `properties`, or null. Compiled schemas store it as their only pattern property.
const Json &additionalPropertiesSchema(const Json &schema);

/// Finds the schema of a document's part by its path. The schema is null if the format does not define the path.
class SchemaLookup
{
public:
    explicit SchemaLookup(const QString &format);

    /// Returns the schema at a path, or null.
    const Json &at(const QStringList &path) const;
    /// Returns the schema, or the target of its `$ref`.
    const Json &resolveReference(const Json &schema) const;

private:
    static const Json &child(const Json &schema, const QString &step);

    const Json &m_root;
};

} // namespace outcrop
