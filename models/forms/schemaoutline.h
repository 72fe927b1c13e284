// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "models/base/treemodel.h"

#include <optional>

namespace outcrop {

struct SchemaProperty {
    QString name;     ///< `[]` for the items of a list
    QString type;     ///< such as `string, 3 allowed values`
    bool isRequired = false;
    QString description;
    Range range; ///< range of its key in the schema text

    friend bool operator==(const SchemaProperty &, const SchemaProperty &) = default;
};

/// A JSON Schema text: its outline and its findings.
struct SchemaText {
    Json schema; ///< null if the text is not JSON
    Diagnostics findings;
    QList<Branch<SchemaProperty>> outline;

    bool isValid() const { return findings.isEmpty(); }
};

/// Parses JSON and checks it against the meta-schema. Every finding has a location.
SchemaText readSchemaText(const QString &text);

enum class SchemaColumn { Property, Type, Description };

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
