// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"

namespace outcrop {

/// Returns a built-in provider or service, or null if only a workspace defines the provider.
const KeyOwner *builtInKeyOwner(const QString &provider);

/// Returns whether the origin is the provider's usual host. A matching name is not enough for the key to be sent, since a workspace can reuse the name.
bool isProviderHost(const QString &provider, const WebOrigin &origin);

/// Returns whether a key may be sent to an origin: the connection is encrypted or does not leave this computer.
bool mayReceiveKeys(const WebOrigin &origin);

/// Returns the environment variable with the provider's key, or an empty string. A variable that only a workspace names is used only for hosts confirmed with
/// it.
QString keyVariable(const KeySettings &settings, const QString &provider, const WebOrigin &origin);

/// Returns the account name of a key for one host: `anthropic@https://gateway.example`.
QString hostAccount(const QString &provider, const WebOrigin &origin);
/// Returns the account for a host that the user typed, or the provider's account if `host` is empty. NotAllowed if the connection is not encrypted.
Result<QString> keyAccount(const QString &provider, const QString &host);

/// Returns the error in a key, without revealing any part of it, or an empty string. A key is one line of visible ASCII, because it is sent in a header
/// field.
QString keyError(const Secret &key);

/// Return the error for a key that is not sent. Each message names the action that the user can take.
Error notEncryptedError(const WebOrigin &origin);
Error unconfirmedHostError(const QString &provider, const WebOrigin &origin);
Error missingKeyError(const QString &provider, const QString &variable);

} // namespace outcrop
