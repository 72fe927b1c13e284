-- SPDX-License-Identifier: GPL-3.0-or-later

ALTER TABLE interactions DROP COLUMN requests;

UPDATE store_version SET version = 4;
