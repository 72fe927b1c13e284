-- SPDX-License-Identifier: GPL-3.0-or-later

DROP TABLE measurements;
DROP TABLE experiments;

PRAGMA user_version = 1;
