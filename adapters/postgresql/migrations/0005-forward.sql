-- SPDX-License-Identifier: GPL-3.0-or-later
-- Requests that went out for an interaction, so that sums agree with what providers count.

ALTER TABLE interactions ADD COLUMN requests BIGINT;
UPDATE interactions SET requests = (details::json ->> 'attempts')::BIGINT WHERE source = 'outcrop';

UPDATE store_version SET version = 5;
