// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keyaccount.h"

#include "app/keys/keymessages.h"

#include <algorithm>

namespace outcrop {

const KeyOwner *builtInKeyOwner(const QString &provider)
{
    const QList<KeyOwner> &known = builtInKeyOwners();
    const auto found = std::find_if(known.begin(), known.end(), [&provider](const KeyOwner &owner) { return owner.provider == provider; });
    return found == known.end() ? nullptr : &*found;
}

bool isProviderHost(const QString &provider, const WebOrigin &origin)
{
    const KeyOwner *owner = builtInKeyOwner(provider);
    const Result<WebOrigin> usual = owner ? WebOrigin::fromText(owner->address) : Result<WebOrigin>(Error{});
    return usual && *usual == origin;
}

bool mayReceiveKeys(const WebOrigin &origin)
{
    return origin.isEncrypted() || origin.isLoopback();
}

QString keyVariable(const KeySettings &settings, const QString &provider, const WebOrigin &origin)
{
    if (const KeyOwner *known = builtInKeyOwner(provider))
        return known->variable;
    const ConfirmedHost *confirmedHost = settings.host(provider, origin);
    return confirmedHost ? confirmedHost->variable : QString();
}

QString hostAccount(const QString &provider, const WebOrigin &origin)
{
    return QString(provider + u'@' + origin.text());
}

Result<QString> keyAccount(const QString &provider, const QString &host)
{
    if (host.isEmpty())
        return provider;
    const Result<WebOrigin> origin = WebOrigin::fromText(host);
    if (!origin)
        return origin.error();
    return mayReceiveKeys(*origin) ? Result<QString>(hostAccount(provider, *origin)) : notEncryptedError(*origin);
}

QString keyError(const Secret &key)
{
    if (key.isEmpty())
        return keymessages::isEmpty();
    const QByteArrayView bytes = key.bytes();
    const bool isVisibleAscii = std::all_of(bytes.begin(), bytes.end(), [](char byte) { return byte > ' ' && byte < 0x7f; });
    return isVisibleAscii ? QString() : keymessages::badCharacters();
}

Error notEncryptedError(const WebOrigin &origin)
{
    return {ErrorCode::NotAllowed, keymessages::onlyHttps(origin.text()), {}};
}

Error unconfirmedHostError(const QString &provider, const WebOrigin &origin)
{
    return {ErrorCode::NotAllowed,
            keymessages::notDefaultHost(provider, origin.text()),
            {}};
}

Error missingKeyError(const QString &provider, const QString &variable)
{
    return {ErrorCode::NotFound, variable.isEmpty() ? keymessages::noKey(provider) : keymessages::noKeyVariable(provider, variable), {}};
}

} // namespace outcrop
