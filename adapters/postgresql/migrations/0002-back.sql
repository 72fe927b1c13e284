-- SPDX-License-Identifier: GPL-3.0-or-later

DROP TABLE measurements;
DROP TABLE experiments;

UPDATE store_version SET version = 1;
