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
    QMap<QString, Json> documents; ///< documents by ID
    qint64 createdAt = 0;

    const TypesenseField *find(const QString &field) const;
};

/// Parses a field of a schema. Returns the error, or nullopt.
std::optional<QString> readField(const Json &json, TypesenseField &field);

/// Returns the reason why a collection rejects a document, or nullopt.
std::optional<QString> problemOf(const Json &document, const TypesenseCollection &collection);

/// Returns a property of an object; null if it is missing.
Json valueOf(const Json &object, const QString &name);

/// Returns the words of a field as the server indexes them: lowercase, without punctuation, separated by spaces, and stemmed if the schema requires it.
QStringList tokensOf(const Json &document, const TypesenseField &field);
/// Returns the words of a text without normalization, for highlights.
QStringList plainTokens(const QString &text);

} // namespace outcrop::testing
