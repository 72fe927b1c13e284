// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "models/keys/keysmodel.h"

namespace outcrop {

/// `system key store`, in the user's language.
QString placeTitle(KeyPlace place);
/// What the list of keys shows of a state.
KeyRow keyRow(const KeyState &state);
/// What the list of places shows of a store.
StoreRow storeRow(const KeyStoreState &store);

} // namespace outcrop
