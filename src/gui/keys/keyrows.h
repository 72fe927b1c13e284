// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "models/keys/keysmodel.h"

namespace outcrop {

/// Returns `system key store`, translated.
QString keySourceTitle(KeySource place);
/// Returns the row of a provider's key state.
KeyRow keyRow(const KeyState &state);
/// Returns the row of a key source.
StoreRow storeRow(const KeyStoreState &store);

} // namespace outcrop
