-- SPDX-License-Identifier: GPL-3.0-or-later

DROP TABLE decisions;
DROP TABLE suggestions;

PRAGMA user_version = 2;
