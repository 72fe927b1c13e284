-- SPDX-License-Identifier: GPL-3.0-or-later
-- The queue of jobs for several workers. Costs are in 10^-12 dollars.

CREATE TABLE queue_runs (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    started TEXT COLLATE "C" NOT NULL,
    details TEXT COLLATE "C" NOT NULL,
    max_cost BIGINT,
    spent BIGINT NOT NULL DEFAULT 0,
    unpriced_calls BIGINT NOT NULL DEFAULT 0,
    at_limit BIGINT NOT NULL DEFAULT 0,
    UNIQUE (kind, name, started));

-- A job belongs to the worker that knows its lease, a number that increases with each lease.
CREATE TABLE queue_jobs (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    run BIGINT NOT NULL REFERENCES queue_runs ON DELETE CASCADE,
    number BIGINT NOT NULL,
    stage BIGINT NOT NULL,
    payload TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'leased', 'done', 'collected')),
    lease BIGINT NOT NULL DEFAULT 0,
    leased_until TIMESTAMPTZ,
    ready_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    attempts BIGINT NOT NULL DEFAULT 0,
    retries BIGINT NOT NULL DEFAULT 0,
    worker TEXT COLLATE "C" NOT NULL DEFAULT '',
    UNIQUE (run, number));
CREATE INDEX queue_jobs_open ON queue_jobs (run, stage, number) WHERE state IN ('waiting', 'leased');

-- The primary key allows one result for each job.
CREATE TABLE queue_results (
    job BIGINT PRIMARY KEY REFERENCES queue_jobs ON DELETE CASCADE,
    result TEXT COLLATE "C" NOT NULL);

CREATE TABLE queue_responses (
    job BIGINT NOT NULL REFERENCES queue_jobs ON DELETE CASCADE,
    key TEXT COLLATE "C" NOT NULL,
    repeat BIGINT NOT NULL,
    response TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (job, key, repeat));

-- A call reserves its maximum cost, and is settled with its cost, which is NULL if it is unknown.
CREATE TABLE queue_calls (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    run BIGINT NOT NULL REFERENCES queue_runs ON DELETE CASCADE,
    job BIGINT NOT NULL REFERENCES queue_jobs ON DELETE CASCADE,
    lease BIGINT NOT NULL,
    reserved BIGINT NOT NULL,
    settled BIGINT NOT NULL DEFAULT 0,
    cost BIGINT);
CREATE INDEX queue_calls_open ON queue_calls (run) WHERE settled = 0;
CREATE INDEX queue_calls_job ON queue_calls (job);

-- A bucket of tokens for each provider; per_second is NULL if its requests are only paused.
CREATE TABLE queue_rates (
    provider TEXT COLLATE "C" PRIMARY KEY,
    per_second DOUBLE PRECISION,
    tokens DOUBLE PRECISION NOT NULL DEFAULT 0,
    filled_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    paused_until TIMESTAMPTZ NOT NULL DEFAULT now());

UPDATE store_version SET version = 6;
