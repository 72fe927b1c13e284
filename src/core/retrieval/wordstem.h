// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns the stem of an English word by Porter's algorithm (1980), which the SQLite and PostgreSQL indexes also use: `deployed`, `deploying` and `deploys`
/// give `deploi`. Expects a folded word. Words of one or two letters, and words with characters other than a to z, are returned unchanged.
QString wordStem(const QString &word);

} // namespace outcrop
