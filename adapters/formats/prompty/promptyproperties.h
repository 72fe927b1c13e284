// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/data/datanode.h"
#include "core/formats/promptfile.h"

namespace outcrop {

/// A property of Prompty's inputs, outputs or parameters. It is an item with `name`, a member of a mapping, or a scalar default.
struct PromptyProperty {
    QString name;
    QString kind;
    QString path;  ///< path of `node`, such as `inputs[0]`
    DataNode node;
};

/// Returns the properties in a list or a mapping at `path`. A reference such as `${file:x.json}` has no properties.
QList<PromptyProperty> promptyProperties(const DataNode &node, const QString &path);

/// Returns the JSON Schema of an object with these properties.
Json schemaOfPromptyProperties(const DataNode &node);

/// Converts the JSON Schema of an object to a list of properties; an empty list for any other schema.
Json promptyPropertiesOf(const Json &schema);

/// Returns an input as a property.
Json promptyPropertyOf(const PromptVariable &input);

} // namespace outcrop
