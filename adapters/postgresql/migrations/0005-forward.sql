-- SPDX-License-Identifier: GPL-3.0-or-later
-- The number of requests sent for an interaction, so that totals match those of the providers.

ALTER TABLE interactions ADD COLUMN requests BIGINT;
UPDATE interactions SET requests = (details::json ->> 'attempts')::BIGINT WHERE source = 'outcrop';

UPDATE store_version SET version = 5;
