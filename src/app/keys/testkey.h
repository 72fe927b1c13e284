// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/folderproviders.h"
#include "core/exchange/callfailure.h"

#include <stop_token>

namespace outcrop {

class Providers;

/// The result of testing a key: the models that the provider listed, or the failure.
struct KeyTestResult {
    KeyState state;
    bool hasSentKey = false;
    qsizetype models = 0; ///< number of models that the provider listed
    std::optional<CallFailure> failure = {};
};

/// Requests the provider's list of models, which is free, from the host in the workspace's settings. Uses the network. Sends no request if the key is missing
/// or may not be sent there (NotFound, NotAllowed). Invalid if the provider has no address. `client` must read its keys from `keys`.
Result<KeyTestResult> testKey(const FolderProviders &known, const QString &provider, KeyRing &keys, Providers &client,
    const std::stop_token &stop);

} // namespace outcrop
