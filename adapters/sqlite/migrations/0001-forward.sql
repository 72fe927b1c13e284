-- SPDX-License-Identifier: GPL-3.0-or-later
-- Records of runs: interactions, rule violations, estimates, and attempts at parallel work.
-- Times are milliseconds since 1970, UTC; weeks begin on Monday, week 0 on 1970-01-05.

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    source TEXT NOT NULL,
    session TEXT NOT NULL,
    iteration INTEGER NOT NULL,
    phase TEXT NOT NULL,
    workload TEXT NOT NULL,
    agent TEXT NOT NULL,
    provider TEXT NOT NULL,
    model TEXT NOT NULL,
    prompt_type TEXT NOT NULL,
    outcome TEXT NOT NULL,
    friction REAL,
    quality REAL,
    first_token_ms INTEGER,
    duration_ms INTEGER,
    input_tokens INTEGER,
    output_tokens INTEGER,
    cache_read_tokens INTEGER,
    cache_write_tokens INTEGER,
    reasoning_tokens INTEGER,
    cost REAL,
    layers TEXT NOT NULL,
    skills TEXT NOT NULL,
    details TEXT NOT NULL,
    request TEXT NOT NULL,
    response TEXT NOT NULL) STRICT;
CREATE INDEX interactions_weekly ON interactions (workload, week, friction, quality, first_token_ms, duration_ms, input_tokens, output_tokens, cost);
CREATE INDEX interactions_quality ON interactions (prompt_type, week, quality);
CREATE INDEX interactions_at ON interactions (at);
CREATE INDEX interactions_session ON interactions (session);

CREATE TABLE violations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    interaction INTEGER REFERENCES interactions ON DELETE SET NULL,
    task TEXT NOT NULL,
    prompt_type TEXT NOT NULL,
    rule TEXT NOT NULL,
    name TEXT NOT NULL,
    domain TEXT NOT NULL,
    severity TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    message TEXT NOT NULL,
    suggestion TEXT NOT NULL,
    resolved INTEGER NOT NULL,
    details TEXT NOT NULL) STRICT;
CREATE INDEX violations_type ON violations (prompt_type, week);
CREATE INDEX violations_rule ON violations (rule, week);
CREATE INDEX violations_interaction ON violations (interaction);

CREATE TABLE estimates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    task TEXT NOT NULL,
    workload TEXT NOT NULL,
    score REAL NOT NULL,
    heuristic_score REAL,
    model_score REAL,
    confidence REAL,
    tokens INTEGER,
    lines INTEGER,
    files INTEGER,
    hours REAL,
    decompose INTEGER NOT NULL,
    suggestions TEXT NOT NULL,
    details TEXT NOT NULL) STRICT;
CREATE INDEX estimates_task ON estimates (task);

CREATE TABLE attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    estimate INTEGER REFERENCES estimates ON DELETE SET NULL,
    task TEXT NOT NULL,
    strategy TEXT NOT NULL,
    agents TEXT NOT NULL,
    succeeded INTEGER NOT NULL,
    conflict INTEGER NOT NULL,
    fell_back INTEGER NOT NULL,
    failure TEXT NOT NULL,
    duration_ms INTEGER,
    longest_ms INTEGER,
    sequential_ms INTEGER,
    details TEXT NOT NULL) STRICT;
CREATE INDEX attempts_estimate ON attempts (estimate);

PRAGMA application_id = 1333097571;
PRAGMA user_version = 1;
