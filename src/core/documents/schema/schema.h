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

/// One place where a value does not obey a schema.
struct SchemaViolation {
    QString pointer; ///< JSON pointer to the value, empty for the whole document
    QString message;
    QString keyword;       ///< the schema's keyword that was broken, such as `type`
    QString schemaPointer; ///< JSON pointer to the schema that holds the keyword
};

/// What a schema means that it does not say itself.
struct SchemaSettings {
    SchemaDraft draft = SchemaDraft::Draft202012; ///< where it has no `$schema`
    bool assertFormats = false;                   ///< in drafts whose `format` is only a remark
    QHash<QString, Json> others = {};             ///< schemas that it may refer to, by their addresses
};

/// A JSON Schema of draft 4, 6, 7, 2019-09 or 2020-12, compiled once and shared by its copies. Safe to use from several
/// threads. It reads no file and no address: a `$ref` that leaves the schema and `others` makes it unusable, and so does
/// one that leads back to itself without going into the value. Patterns are those of ECMA-262.
class Schema
{
public:
    explicit Schema(const QByteArray &text);
    explicit Schema(const Json &schema, const SchemaSettings &settings = {});

    /// The schema of schemas: what a JSON Schema of this draft must obey itself.
    static const Schema &metaSchema(SchemaDraft draft = SchemaDraft::Draft202012);

    /// Why the schema cannot be used, or empty. Then every value is a violation.
    QString error() const;
    /// The same, all of it, with the places in the schema.
    const QList<SchemaViolation> &problems() const;
    QList<SchemaViolation> validate(const Json &value) const;
    /// The schema object at a JSON pointer into this schema, or an empty one.
    const Json &at(const QString &pointer) const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
};

/// Whether a value is a JSON Schema that can be used: where it breaks the rules of the draft it names, and, where it
/// breaks none, why it still cannot be compiled (at the whole schema). Pointers lead into the schema.
QList<SchemaViolation> schemaViolations(const Json &schema, SchemaDraft otherwise = SchemaDraft::Draft202012);

} // namespace outcrop
