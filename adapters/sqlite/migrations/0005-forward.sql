-- SPDX-License-Identifier: GPL-3.0-or-later
-- The number of requests sent for an interaction, so that totals match those of the providers.

ALTER TABLE interactions ADD COLUMN requests INTEGER;
UPDATE interactions SET requests = json_extract(details, '$.attempts') WHERE source = 'outcrop';

PRAGMA user_version = 5;
