// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QMap>

#include <optional>

namespace outcrop::testing {

/// A field of a collection's schema, as Typesense documents it.
struct TypesenseField {
    QString name;
    QString type;
    bool optional = false;
    bool facet = false;
    bool sort = false;
    bool stem = false;
    int dimensions = 0;

    bool isText() const { return type == QLatin1String("string") || type == QLatin1String("string[]"); }
};

struct TypesenseCollection {
    QString name;
    QList<TypesenseField> fields;
    QMap<QString, Json> documents; ///< by id
    qint64 createdAt = 0;

    const TypesenseField *find(const QString &field) const;
};

/// Reads a field of a schema; says what is wrong with it where something is.
std::optional<QString> readField(const Json &json, TypesenseField &field);

/// Why a document is not taken into a collection; nothing where it is.
std::optional<QString> problemOf(const Json &document, const TypesenseCollection &collection);

/// A value of an object; null where there is none.
Json valueOf(const Json &object, const QString &name);

/// The words of a field's value as the server indexes them: small letters, signs left out, parted by spaces; stems if the field has them.
QStringList tokensOf(const Json &document, const TypesenseField &field);
/// Words as written, for highlights.
QStringList plainTokens(const QString &text);

} // namespace outcrop::testing
