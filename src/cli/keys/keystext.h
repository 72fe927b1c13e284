// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// The state of the keys for `keys list`. Never contains a key.
struct KeyList {
    QList<KeyStoreState> stores; ///< key stores in the user's order
    QList<KeyState> providers;
};

Json toJson(const KeyList &list);
void printKeys(const Console &console, const KeyList &list);

/// Returns `memory, environment, system`.
QString orderText(const QList<KeyStoreState> &stores);

} // namespace outcrop
