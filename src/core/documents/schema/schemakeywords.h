// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemadraft.h"

#include <functional>
#include <string>
#include <string_view>

namespace outcrop {

/// A keyword whose value contains schemas: their form, and whether they apply to the same value or to its parts.
struct SchemaKeyword {
    enum class Form { One, List, Map, OneOrList, MapOfSchemasOrLists };

    std::string_view name;
    SchemaDraft first; ///< first draft that has it
    SchemaDraft last;  ///< last draft that has it
    Form form;
    bool appliesToSameValue;
};

/// Returns the properties of a keyword in a draft, or nullptr if its value contains no schemas.
const SchemaKeyword *schemaKeyword(std::string_view name, SchemaDraft draft);

/// Calls `work` for every direct subschema of a schema, with its JSON pointer relative to the schema.
void forEachSubschema(const Json &schema, SchemaDraft draft,
    const std::function<void(const SchemaKeyword &keyword, const Json &subschema, const QString &steps)> &work);

/// Returns the reason why a keyword cannot be used with this value, or an empty string. Less strict than the meta-schema.
QString keywordProblem(const std::string &keyword, const Json &value, SchemaDraft draft);

} // namespace outcrop
