// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/searchindex.h"

namespace outcrop {

// How documents look on the server. Its filters compare words, without case and signs: `c++` would equal `c`. What is filtered by is therefore kept as
// marks, checksums of a kind and a value, in one separate field.

/// The schema of a new collection: titles, descriptions, tags and texts by their stems, and all their words as they are written.
Json collectionSchema(const QString &name);
/// The field of vectors of this length, and its name. A collection gets it when the first of them comes.
Json vectorField(qsizetype length);
QString vectorFieldName(qsizetype length);

/// The fields of a document that searches ask for.
inline const QString documentFields = QStringLiteral("key,title,summary,tags,text,workloads,path,line,fields,checksum,model");

// The content of any answer: nothing, and 0, where it is not there or of another type.
Json memberOf(const Json &object, const char *name);
qint64 numberIn(const Json &object, const char *name);

Json toTypesense(const SearchDocument &document, const QDateTime &now);
SearchDocument fromTypesense(const QString &collection, const Json &document);

/// The server's id of a document: its ids are used in addresses, ours may contain anything.
QString typesenseId(const QString &id);

QString workloadMark(const QString &workload);
QString fieldMark(const QString &name, const QString &value);
QString modelMark(const QString &model);

/// A collection's part of a name on the server, and back: small letters, digits and "-" stay, other bytes become `_c3`.
QString nameOnServer(const QString &collection);
QString nameFromServer(const QString &name);

} // namespace outcrop
