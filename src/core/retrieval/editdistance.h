// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// How many slips lie between two words: a letter more, a letter less, another letter, two swapped. More than `most` is `most + 1`, and found out soon.
int slipsBetween(QStringView one, QStringView other, int most);

/// How many slips a word may have to be taken for another one: none up to three letters, one up to seven, else two.
int slipsAllowed(qsizetype letters);

} // namespace outcrop
