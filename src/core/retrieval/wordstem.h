// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// What English forms of a word have in common: `deployed`, `deploying` and `deploys` give `deploi`, as M. F. Porter's algorithm of 1980 says, which is what
/// indexes use, too. For folded words; those of one or two letters, and those that are not plain Latin letters, stay as they are.
QString wordStem(const QString &word);

} // namespace outcrop
