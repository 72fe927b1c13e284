-- SPDX-License-Identifier: GPL-3.0-or-later
-- Experiments and their measurements.

CREATE TABLE experiments (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    hypothesis TEXT COLLATE "C" NOT NULL,
    prompt_type TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    arms TEXT COLLATE "C" NOT NULL,
    seed BIGINT NOT NULL,
    finished BIGINT,
    plan TEXT COLLATE "C" NOT NULL,
    result TEXT COLLATE "C" NOT NULL);

CREATE TABLE measurements (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    experiment BIGINT NOT NULL REFERENCES experiments ON DELETE CASCADE,
    interaction BIGINT REFERENCES interactions ON DELETE SET NULL,
    arm TEXT COLLATE "C" NOT NULL,
    item TEXT COLLATE "C" NOT NULL,
    repeat BIGINT NOT NULL,
    metric TEXT COLLATE "C" NOT NULL,
    value DOUBLE PRECISION,
    warm_up BIGINT NOT NULL,
    failure TEXT COLLATE "C" NOT NULL);
CREATE INDEX measurements_metric ON measurements (experiment, metric, arm);
CREATE INDEX measurements_interaction ON measurements (interaction);

UPDATE store_version SET version = 2;
