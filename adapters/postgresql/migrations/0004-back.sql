-- SPDX-License-Identifier: GPL-3.0-or-later

DROP INDEX interactions_fingerprint;
ALTER TABLE interactions DROP COLUMN fingerprint;

UPDATE store_version SET version = 3;
