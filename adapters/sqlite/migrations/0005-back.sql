-- SPDX-License-Identifier: GPL-3.0-or-later

ALTER TABLE interactions DROP COLUMN requests;

PRAGMA user_version = 4;
