-- SPDX-License-Identifier: GPL-3.0-or-later
-- The search index. It can be rebuilt from its sources, so tables of an older version are dropped and created again.
-- `words` contains the stem of each word, to match all its forms. It also contains the word itself with the prefix "=", for prefix search and spelling correction.

CREATE TABLE documents (
    collection TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    body TEXT NOT NULL,
    tags TEXT NOT NULL,
    workloads TEXT[] NOT NULL,
    path TEXT NOT NULL,
    line INTEGER NOT NULL,
    fields JSONB NOT NULL,
    checksum TEXT NOT NULL,
    model TEXT COLLATE "C" NOT NULL,
    vector REAL[],
    words TSVECTOR NOT NULL,
    PRIMARY KEY (collection, id)
);
CREATE INDEX documents_words ON documents USING gin (words);
CREATE INDEX documents_workloads ON documents USING gin (workloads);
CREATE INDEX documents_model ON documents (model) WHERE model <> '';

-- Each whole word, with its number of documents.
CREATE TABLE words (
    word TEXT COLLATE "C" PRIMARY KEY,
    documents BIGINT NOT NULL
);
CREATE TABLE models (
    model TEXT COLLATE "C" PRIMARY KEY,
    length INTEGER NOT NULL
);
CREATE TABLE state (
    version INTEGER NOT NULL,
    changed BIGINT
);
INSERT INTO state VALUES (1, NULL);
