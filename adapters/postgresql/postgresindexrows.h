// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlvalue.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// The columns that readDocument() expects, in this order.
inline const QByteArray documentColumns = "collection, id, title, summary, body, tags, array_to_json(workloads), path, line, fields, checksum, model";

/// Returns documents as one JSON parameter for json_to_recordset(), which needs a single round trip.
SqlValue documentsJson(const QList<SearchDocument> &documents);
/// Returns the keys of documents, and the IDs in `additional` by collection, as one JSON parameter.
SqlValue keysJson(const QList<SearchDocument> &documents, const QMap<QString, QStringList> &additionalKeys);

/// Returns a vector as a REAL[] literal.
SqlValue vectorArray(const QList<float> &vector);

/// Reads a document from a row. Further columns begin at index 12.
SearchDocument readDocument(const SqlRow &row);

} // namespace outcrop
