// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keysmodel.h"

#include <QIcon>

namespace outcrop {

/// Returns the icon of a key state. The text beside the icon has the same meaning.
QIcon availabilityIcon(KeyAvailability availability);
/// Returns the icon for a row in the list of keys or sources.
QIcon rowAvailabilityIcon(const QModelIndex &index);
/// Returns the icon of a test result; a null icon if there is no result.
QIcon keyTestIcon(KeyTestState test);

} // namespace outcrop
