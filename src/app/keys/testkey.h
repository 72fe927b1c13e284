// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/folderproviders.h"
#include "core/exchange/callfailure.h"

#include <stop_token>

namespace outcrop {

class Providers;

/// What came of asking a provider with its key.
struct KeyTrial {
    KeyState state;
    bool withKey = false;
    qsizetype models = 0; ///< that the provider listed
    std::optional<CallFailure> failure = {};
};

/// Asks a provider for its list of models, the cheapest question there is, at the host that its workspace names. Goes over the network; asks nothing
/// where the key is missing or may not go there (NotFound, NotAllowed). `client` reads its keys from `keys`.
Result<KeyTrial> testKey(const FolderProviders &known, const QString &provider, KeyRing &keys, Providers &client, const std::stop_token &stop);

} // namespace outcrop
