// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemadraft.h"

#include <functional>
#include <string>
#include <string_view>

namespace outcrop {

/// A keyword that holds schemas: how, and whether they are about the same value or about a part of it.
struct SchemaKeyword {
    enum class Holds { One, List, Map, OneOrList, MapOfSchemasAndLists };

    std::string_view name;
    SchemaDraft first; ///< the draft it came with
    SchemaDraft last;  ///< the last that has it
    Holds holds;
    bool sameValue;
};

/// What a draft knows of a keyword, or nullptr where it holds no schemas.
const SchemaKeyword *schemaKeyword(std::string_view name, SchemaDraft draft);

/// Every schema directly below a keyword of a schema, with its steps from there as a JSON pointer.
void forEachSubschema(const Json &schema, SchemaDraft draft,
    const std::function<void(const SchemaKeyword &keyword, const Json &subschema, const QString &steps)> &work);

/// What is wrong with the value of a keyword, so that nothing could be checked by it; empty when nothing is. It asks for
/// less than the schema of schemas does.
QString complaintAbout(const std::string &keyword, const Json &value, SchemaDraft draft);

} // namespace outcrop
