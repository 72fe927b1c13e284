-- SPDX-License-Identifier: GPL-3.0-or-later

DROP TABLE attempts;
DROP TABLE estimates;
DROP TABLE violations;
DROP TABLE interactions;

DROP TABLE store_version;
