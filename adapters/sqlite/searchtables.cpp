// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/searchtables.h"

namespace outcrop {

QByteArray searchTablesSql()
{
    // `passages` contains the searchable text and `documents` the other columns, with the same row numbers. `labels` are used by filters: fields, and
    // workloads under an empty name. `vocabulary` contains whole words, for prefix search and spelling correction, because `passages` contains
    // only stems.
    return R"(
CREATE TABLE collections (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE documents (row INTEGER PRIMARY KEY, id TEXT NOT NULL, collection INTEGER NOT NULL, path TEXT NOT NULL, line INTEGER NOT NULL,
                        checksum TEXT NOT NULL, UNIQUE (collection, id));
CREATE VIRTUAL TABLE passages USING fts5(title, summary, tags, body, tokenize = 'porter unicode61 remove_diacritics 2');
CREATE TABLE labels (row INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (row, name, value)) WITHOUT ROWID;
CREATE INDEX labels_by_value ON labels (name, value, row);
CREATE TABLE vectors (row INTEGER PRIMARY KEY, model TEXT NOT NULL, vector BLOB NOT NULL);
CREATE TABLE vocabulary (word TEXT PRIMARY KEY, seen INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
)";
}

QByteArray dropSearchTablesSql()
{
    return R"(
DROP TABLE IF EXISTS collections;
DROP TABLE IF EXISTS documents;
DROP TABLE IF EXISTS passages;
DROP TABLE IF EXISTS labels;
DROP TABLE IF EXISTS vectors;
DROP TABLE IF EXISTS vocabulary;
DROP TABLE IF EXISTS facts;
)";
}

} // namespace outcrop
