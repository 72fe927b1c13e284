// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/searchindex.h"

namespace outcrop {

// The representation of documents on the server. Typesense filters ignore case and punctuation, so that `c++` would equal `c`. Filter values are
// therefore stored in a separate field as marks: checksums of the kind and the value.

/// Returns the schema of a new collection: titles, summaries, tags and text as stems, and all words without stemming.
Json collectionSchema(const QString &name);
/// Return the field for vectors of this dimension, and its name. The field is added to a collection with its first such vector.
Json vectorField(qsizetype length);
QString vectorFieldName(qsizetype length);

/// The document fields that searches request.
inline const QString documentFields = QStringLiteral("key,title,summary,tags,text,workloads,path,line,fields,checksum,model");

// Return a member of a JSON object; null or 0 if it is missing or of another type.
Json memberOf(const Json &object, const char *name);
qint64 numberIn(const Json &object, const char *name);

Json toTypesense(const SearchDocument &document, const QDateTime &now);
SearchDocument fromTypesense(const QString &collection, const Json &document);

/// Returns a document's ID on the server: a checksum, because server IDs appear in URLs, and document IDs may contain any characters.
QString typesenseId(const QString &id);

QString workloadMark(const QString &workload);
QString fieldMark(const QString &name, const QString &value);
QString modelMark(const QString &model);

/// Convert between a collection's name and its form on the server: lower-case letters, digits and "-" are unchanged, other bytes are encoded as in `_c3`.
QString nameOnServer(const QString &collection);
QString nameFromServer(const QString &name);

} // namespace outcrop
