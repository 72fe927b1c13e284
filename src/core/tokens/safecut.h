// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/characterclasses.h"

#include <QStringView>

namespace outcrop {

/// Whether every splitter begins a piece at `at`, whatever stands before the character before it and behind the blanks after it. The two sides then have as
/// many tokens apart as together. Says no where it would have to look beyond `text`, which goes on.
bool isSafeCut(QStringView text, qsizetype at, const CharacterClasses &classes);

/// The first safe cut not before `from` and before the end, or -1.
qsizetype nextSafeCut(QStringView text, qsizetype from, const CharacterClasses &classes);

} // namespace outcrop
