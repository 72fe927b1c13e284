-- SPDX-License-Identifier: GPL-3.0-or-later

DROP INDEX interactions_fingerprint;
ALTER TABLE interactions DROP COLUMN fingerprint;

PRAGMA user_version = 3;
