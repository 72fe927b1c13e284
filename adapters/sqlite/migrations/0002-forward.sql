-- SPDX-License-Identifier: GPL-3.0-or-later
-- Experiments and their measurements.

CREATE TABLE experiments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    name TEXT NOT NULL,
    hypothesis TEXT NOT NULL,
    prompt_type TEXT NOT NULL,
    state TEXT NOT NULL,
    arms TEXT NOT NULL,
    seed INTEGER NOT NULL,
    finished INTEGER,
    plan TEXT NOT NULL,
    result TEXT NOT NULL) STRICT;

CREATE TABLE measurements (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    week INTEGER NOT NULL,
    experiment INTEGER NOT NULL REFERENCES experiments ON DELETE CASCADE,
    interaction INTEGER REFERENCES interactions ON DELETE SET NULL,
    arm TEXT NOT NULL,
    item TEXT NOT NULL,
    repeat INTEGER NOT NULL,
    metric TEXT NOT NULL,
    value REAL,
    warm_up INTEGER NOT NULL,
    failure TEXT NOT NULL) STRICT;
CREATE INDEX measurements_metric ON measurements (experiment, metric, arm);
CREATE INDEX measurements_interaction ON measurements (interaction);

PRAGMA user_version = 2;
