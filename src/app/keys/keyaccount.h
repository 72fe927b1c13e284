// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"

namespace outcrop {

/// A provider that the program brings along; nothing for a workspace's own.
const KeyOwner *knownOwner(const QString &provider);

/// A provider may be called as one the program knows and be something else: the word alone gives no right to the key, only the origin does.
bool isOwnHost(const QString &provider, const WebOrigin &origin);

/// Whether the connection is encrypted.
bool mayCarryKeys(const WebOrigin &origin);

/// A variable that only a workspace names is worth nothing: it is read for hosts that were confirmed together with it.
QString keyVariable(const KeySettings &settings, const QString &provider, const WebOrigin &origin);

/// The name under which stores keep a host's own key: `anthropic@https://gateway.example`.
QString hostAccount(const QString &provider, const WebOrigin &origin);
/// The same for what a person wrote; the provider's own account where that is nothing.
Result<QString> keyAccount(const QString &provider, const QString &host);

/// What is wrong with a key, without a piece of it; empty where it can be one: header fields hold one line of visible ASCII.
QString problemOfKey(const Secret &key);

/// Why no key is sent: the message says what the user can do.
Error notEncrypted(const WebOrigin &origin);
Error notConfirmed(const QString &provider, const WebOrigin &origin);
Error noKey(const QString &provider, const QString &variable);

} // namespace outcrop
