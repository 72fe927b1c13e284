-- SPDX-License-Identifier: GPL-3.0-or-later
-- Suggestions and the decisions about them.

CREATE TABLE suggestions (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    workload TEXT COLLATE "C" NOT NULL,
    target TEXT COLLATE "C" NOT NULL,
    base_version TEXT COLLATE "C" NOT NULL,
    title TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    diff TEXT COLLATE "C" NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL,
    confidence DOUBLE PRECISION,
    evidence TEXT COLLATE "C" NOT NULL);
CREATE INDEX suggestions_fingerprint ON suggestions (fingerprint);

CREATE TABLE decisions (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    suggestion BIGINT NOT NULL REFERENCES suggestions,
    verdict TEXT COLLATE "C" NOT NULL,
    hunks TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    commit_id TEXT COLLATE "C" NOT NULL,
    details TEXT COLLATE "C" NOT NULL);
CREATE INDEX decisions_suggestion ON decisions (suggestion);

UPDATE store_version SET version = 3;
