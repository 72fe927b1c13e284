-- SPDX-License-Identifier: GPL-3.0-or-later

DROP TABLE decisions;
DROP TABLE suggestions;

UPDATE store_version SET version = 2;
