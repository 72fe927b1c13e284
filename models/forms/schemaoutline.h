// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "models/base/treemodel.h"

#include <optional>

namespace outcrop {

/// One property that a JSON Schema describes.
struct SchemaProperty {
    QString name;     ///< `[]` for the items of a list
    QString type;     ///< in words, such as `text, one of 3`
    bool required = false;
    QString description;
    Range place; ///< of its key in the text of the schema

    friend bool operator==(const SchemaProperty &, const SchemaProperty &) = default;
};

/// A JSON Schema as it is written: what it describes where it can be read, and what is wrong with it.
struct SchemaText {
    Json schema; ///< null if it is not JSON
    Diagnostics findings;
    QList<Branch<SchemaProperty>> outline;

    bool isValid() const { return findings.isEmpty(); }
};

/// Reads JSON and checks it against the schema of schemas. Every finding has its place.
SchemaText readSchemaText(const QString &text);

enum class SchemaColumn { Property, Type, Description };

/// What a JSON Schema describes, as a tree.
class SchemaOutlineModel : public TreeModel<SchemaProperty, SchemaColumn>
{
    Q_OBJECT

public:
    explicit SchemaOutlineModel(QObject *parent = nullptr) : TreeModel(SchemaColumn::Description, parent) { }

protected:
    QVariant cell(const SchemaProperty &property, SchemaColumn column, int role) const override;
    QString header(SchemaColumn column) const override;
    QString key(const SchemaProperty &property) const override { return property.name; }
};

} // namespace outcrop
