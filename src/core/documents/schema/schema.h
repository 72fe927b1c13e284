// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/schema/schemadraft.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <memory>

namespace outcrop {

/// A violation of a schema by a value.
struct SchemaViolation {
    QString pointer; ///< JSON pointer to the value, empty for the whole document
    QString message;
    QString keyword;       ///< violated keyword, such as `type`
    QString schemaPointer; ///< JSON pointer to the subschema that contains the keyword; empty in another document
};

/// Settings of a schema that are not part of its text.
struct SchemaSettings {
    SchemaDraft draft = SchemaDraft::Draft202012; ///< draft used if the schema has no `$schema`
    bool assertsFormats = false;                   ///< whether to check `format` in drafts that treat it as an annotation
    QHash<QString, Json> otherSchemas = {};             ///< schemas that the schema may refer to, by URI
};

/// A JSON Schema of draft 4, 6, 7, 2019-09 or 2020-12, compiled once and shared by its copies. Thread-safe. Loads no files or URLs. A `$ref` makes it unusable if its
/// target is neither inside it, nor in `otherSchemas`, nor a draft's meta-schema. So does a `$ref` cycle that never descends into the value. Patterns use ECMA-262
/// syntax.
class Schema
{
public:
    explicit Schema(const QByteArray &text);
    explicit Schema(const Json &schema, const SchemaSettings &settings = {});

    /// Returns the meta-schema of a draft: the schema that every schema of this draft must match.
    static const Schema &metaSchema(SchemaDraft draft = SchemaDraft::Draft202012);

    /// Returns the reason why the schema cannot be used, or an empty string. If there is a reason, validate() reports a violation for every value.
    QString error() const;
    /// Returns all reasons why the schema cannot be used, with their locations in the schema.
    const QList<SchemaViolation> &problems() const;
    QList<SchemaViolation> validate(const Json &value) const;
    /// Returns the subschema at a JSON pointer, or an empty object if there is none.
    const Json &at(const QString &pointer) const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiledSchema;
};

/// Returns the violations of the meta-schema of the draft that a schema names or, if there are none, the reasons why the schema cannot be used. Returns an
/// empty list for a usable schema. Pointers refer to the schema.
QList<SchemaViolation> schemaViolations(const Json &schema, SchemaDraft defaultDraft = SchemaDraft::Draft202012);

} // namespace outcrop
