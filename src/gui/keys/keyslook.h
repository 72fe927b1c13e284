// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keysmodel.h"

#include <QIcon>

namespace outcrop {

/// The picture of a key's state; the word is always next to it.
QIcon standingIcon(KeyStanding standing);
/// The same of a row in a list of keys or places.
QIcon rowStandingIcon(const QModelIndex &index);
/// None for a key that was not tried.
QIcon keyTestIcon(KeyTest test);

} // namespace outcrop
