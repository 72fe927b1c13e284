// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// What `keys list` knows: never a key.
struct KeyList {
    QList<KeyStoreState> stores; ///< in the user's order
    QList<KeyState> providers;
};

Json toJson(const KeyList &list);
void printKeys(const Console &console, const KeyList &list);

/// `memory, environment, system`
QString orderText(const QList<KeyStoreState> &stores);

} // namespace outcrop
