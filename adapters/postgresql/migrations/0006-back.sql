-- SPDX-License-Identifier: GPL-3.0-or-later

DROP TABLE queue_rates;
DROP TABLE queue_calls;
DROP TABLE queue_responses;
DROP TABLE queue_results;
DROP TABLE queue_jobs;
DROP TABLE queue_runs;

UPDATE store_version SET version = 5;
