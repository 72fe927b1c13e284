// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlvalue.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// The columns that readDocument() reads, in its order.
inline const QByteArray documentColumns = "collection, id, title, summary, body, tags, array_to_json(workloads), path, line, fields, checksum, model";

/// Documents as json_to_recordset() reads them: one parameter and one way to the server for all.
SqlValue documentsJson(const QList<SearchDocument> &documents);
/// Keys of documents, likewise.
SqlValue keysJson(const QList<SearchDocument> &documents, const QMap<QString, QStringList> &more);

/// A vector as REAL[] is written.
SqlValue vectorArray(const QList<float> &vector);

/// The document of a row; columns after documentColumns begin at column 12.
SearchDocument readDocument(const SqlRow &row);

} // namespace outcrop
