-- SPDX-License-Identifier: GPL-3.0-or-later
-- Suggestions and the decisions about them.

CREATE TABLE suggestions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    kind TEXT NOT NULL,
    workload TEXT NOT NULL,
    target TEXT NOT NULL,
    base_version TEXT NOT NULL,
    title TEXT NOT NULL,
    reason TEXT NOT NULL,
    diff TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    confidence REAL,
    evidence TEXT NOT NULL) STRICT;
CREATE INDEX suggestions_fingerprint ON suggestions (fingerprint);

CREATE TABLE decisions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    suggestion INTEGER NOT NULL REFERENCES suggestions,
    verdict TEXT NOT NULL,
    hunks TEXT NOT NULL,
    reason TEXT NOT NULL,
    person TEXT NOT NULL,
    commit_id TEXT NOT NULL,
    details TEXT NOT NULL) STRICT;
CREATE INDEX decisions_suggestion ON decisions (suggestion);

PRAGMA user_version = 3;
