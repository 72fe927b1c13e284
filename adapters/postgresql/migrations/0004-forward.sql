-- SPDX-License-Identifier: GPL-3.0-or-later
-- What an imported interaction is known again by; empty for those of our own.

ALTER TABLE interactions ADD COLUMN fingerprint TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX interactions_fingerprint ON interactions (fingerprint);

UPDATE store_version SET version = 4;
