-- SPDX-License-Identifier: GPL-3.0-or-later
-- Records of runs: interactions, rule violations, estimates, and attempts at parallel work.
-- Times are milliseconds since 1970, UTC; weeks begin on Monday, week 0 on 1970-01-05.

CREATE TABLE interactions (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    source TEXT COLLATE "C" NOT NULL,
    session TEXT COLLATE "C" NOT NULL,
    iteration BIGINT NOT NULL,
    phase TEXT COLLATE "C" NOT NULL,
    workload TEXT COLLATE "C" NOT NULL,
    agent TEXT COLLATE "C" NOT NULL,
    provider TEXT COLLATE "C" NOT NULL,
    model TEXT COLLATE "C" NOT NULL,
    prompt_type TEXT COLLATE "C" NOT NULL,
    outcome TEXT COLLATE "C" NOT NULL,
    friction DOUBLE PRECISION,
    quality DOUBLE PRECISION,
    first_token_ms BIGINT,
    duration_ms BIGINT,
    input_tokens BIGINT,
    output_tokens BIGINT,
    cache_read_tokens BIGINT,
    cache_write_tokens BIGINT,
    reasoning_tokens BIGINT,
    cost DOUBLE PRECISION,
    layers TEXT COLLATE "C" NOT NULL,
    skills TEXT COLLATE "C" NOT NULL,
    details TEXT COLLATE "C" NOT NULL,
    request TEXT COLLATE "C" NOT NULL,
    response TEXT COLLATE "C" NOT NULL);
CREATE INDEX interactions_weekly ON interactions (workload, week, friction, quality, first_token_ms, duration_ms, input_tokens, output_tokens, cost);
CREATE INDEX interactions_quality ON interactions (prompt_type, week, quality);
CREATE INDEX interactions_at ON interactions (at);
CREATE INDEX interactions_session ON interactions (session);

CREATE TABLE violations (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    interaction BIGINT REFERENCES interactions ON DELETE SET NULL,
    task TEXT COLLATE "C" NOT NULL,
    prompt_type TEXT COLLATE "C" NOT NULL,
    rule TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    domain TEXT COLLATE "C" NOT NULL,
    severity TEXT COLLATE "C" NOT NULL,
    file TEXT COLLATE "C" NOT NULL,
    line BIGINT NOT NULL,
    message TEXT COLLATE "C" NOT NULL,
    suggestion TEXT COLLATE "C" NOT NULL,
    resolved BIGINT NOT NULL,
    details TEXT COLLATE "C" NOT NULL);
CREATE INDEX violations_type ON violations (prompt_type, week);
CREATE INDEX violations_rule ON violations (rule, week);
CREATE INDEX violations_interaction ON violations (interaction);

CREATE TABLE estimates (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    task TEXT COLLATE "C" NOT NULL,
    workload TEXT COLLATE "C" NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    heuristic_score DOUBLE PRECISION,
    model_score DOUBLE PRECISION,
    confidence DOUBLE PRECISION,
    tokens BIGINT,
    lines BIGINT,
    files BIGINT,
    hours DOUBLE PRECISION,
    decompose BIGINT NOT NULL,
    suggestions TEXT COLLATE "C" NOT NULL,
    details TEXT COLLATE "C" NOT NULL);
CREATE INDEX estimates_task ON estimates (task);

CREATE TABLE attempts (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    estimate BIGINT REFERENCES estimates ON DELETE SET NULL,
    task TEXT COLLATE "C" NOT NULL,
    strategy TEXT COLLATE "C" NOT NULL,
    agents TEXT COLLATE "C" NOT NULL,
    succeeded BIGINT NOT NULL,
    conflict BIGINT NOT NULL,
    fell_back BIGINT NOT NULL,
    failure TEXT COLLATE "C" NOT NULL,
    duration_ms BIGINT,
    longest_ms BIGINT,
    sequential_ms BIGINT,
    details TEXT COLLATE "C" NOT NULL);
CREATE INDEX attempts_estimate ON attempts (estimate);

CREATE TABLE store_version (version BIGINT NOT NULL);
INSERT INTO store_version VALUES (1);
