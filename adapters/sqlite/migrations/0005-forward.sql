-- SPDX-License-Identifier: GPL-3.0-or-later
-- Requests that went out for an interaction, so that sums agree with what providers count.

ALTER TABLE interactions ADD COLUMN requests INTEGER;
UPDATE interactions SET requests = json_extract(details, '$.attempts') WHERE source = 'outcrop';

PRAGMA user_version = 5;
