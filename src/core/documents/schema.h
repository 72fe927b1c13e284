// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>
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

/// A JSON Schema (draft 2020-12 unless it names another), compiled once and shared by its copies. Safe to use from
/// several threads. It reads no file and no address: a `$ref` that leaves the schema makes it unusable, and so does one
/// that leads back to itself.
class Schema
{
public:
    explicit Schema(const QByteArray &text);
    explicit Schema(const Json &schema);

    /// The schema of schemas: what a JSON Schema of draft 2020-12 must obey itself.
    static const Schema &metaSchema();

    /// Why the schema cannot be used, or empty. Then every value is a violation.
    const QString &error() const;
    QList<SchemaViolation> validate(const Json &value) const;
    /// The schema object at a JSON pointer into this schema, or an empty one.
    const Json &at(const QString &pointer) const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
};

} // namespace outcrop
