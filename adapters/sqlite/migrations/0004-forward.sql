-- SPDX-License-Identifier: GPL-3.0-or-later
-- The fingerprint by which a repeated import recognizes an interaction; empty for turns of this program.

ALTER TABLE interactions ADD COLUMN fingerprint TEXT NOT NULL DEFAULT '';
CREATE INDEX interactions_fingerprint ON interactions (fingerprint);

PRAGMA user_version = 4;
