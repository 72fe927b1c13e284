// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/testkey.h"

#include "app/keys/keymessages.h"
#include "app/workspace/providers.h"

#include <algorithm>

namespace outcrop {
namespace {

Result<KeyState> stateOf(const FolderProviders &known, const QString &provider, const KeyRing &keys)
{
    const QList<KeyOwner> owners = keyOwners(known.catalog, known.manifest);
    const auto owner = std::find_if(owners.begin(), owners.end(), [&provider](const KeyOwner &one) { return one.provider == provider; });
    if (owner == owners.end() || owner->address.isEmpty())
        return Error{ErrorCode::Invalid, keymessages::noAddress(provider), {}};
    return keys.state(*owner);
}

} // namespace

Result<KeyTestResult> testKey(const FolderProviders &known, const QString &provider, KeyRing &keys, Providers &client,
    const std::stop_token &stop)
{
    const Result<KeyState> state = stateOf(known, provider, keys);
    if (!state)
        return state.error();
    const Result<Secret> key = state->owner.needsKey() ? keys.read(provider, QUrl(state->owner.address)) : Result<Secret>(Secret());
    if (!key)
        return key.error();
    const Result<RenderTarget> target = chooseTarget(known.catalog, provider, {}, known.manifest);
    if (!target)
        return target.error();
    const ModelListResult listing = client.listModels(*target, stop);
    return KeyTestResult{*state, !key->isEmpty(), listing.models.size(), listing.failure};
}

} // namespace outcrop
