// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/keychain.
namespace outcrop::keychainmessages {

inline constexpr char room[] = "adapters/keychain";
inline constexpr MessageText environmentReadOnly{room, QT_TRANSLATE_NOOP("adapters/keychain", "%1 is an environment variable, which Outcrop cannot change. Set it in your environment, then restart Outcrop")};
inline constexpr MessageText notSet{room, QT_TRANSLATE_NOOP("adapters/keychain", "%1 is not set")};
inline constexpr MessageText unavailable{room, QT_TRANSLATE_NOOP("adapters/keychain", "the system key store cannot be used (%1). Start or unlock it, or set the key in an environment variable")};
inline constexpr MessageText locked{room, QT_TRANSLATE_NOOP("adapters/keychain", "it is locked")};
inline constexpr MessageText noKey{room, QT_TRANSLATE_NOOP("adapters/keychain", "the system key store has no key for %1. `outcrop-cli keys list` lists the stored keys")};
inline constexpr MessageText accessDenied{room, QT_TRANSLATE_NOOP("adapters/keychain", "the system key store denied access to the key for %1. Allow Outcrop to use the key, then try again")};
inline constexpr MessageText notRemoved{room, QT_TRANSLATE_NOOP("adapters/keychain", "the system key store did not remove the key for %1. Try again, or remove the key with the key manager of your desktop")};
inline constexpr MessageText doesNotExist{room, QT_TRANSLATE_NOOP("adapters/keychain", "it does not exist")};
inline constexpr MessageText noSessionBus{room, QT_TRANSLATE_NOOP("adapters/keychain", "there is no session bus")};
inline constexpr MessageText noEventLoop{room, QT_TRANSLATE_NOOP("adapters/keychain", "the program has no event loop")};
inline constexpr MessageText moduleMissing{room, QT_TRANSLATE_NOOP("adapters/keychain", "the file %1 is missing or cannot be loaded; reinstall Outcrop")};
inline constexpr MessageText noAnswer{room, QT_TRANSLATE_NOOP("adapters/keychain", "it does not respond")};
inline constexpr MessageText emptyKey{room, QT_TRANSLATE_NOOP("adapters/keychain", "the key for %1 in the system key store is empty; store it again")};
inline constexpr MessageText notInMemory{room, QT_TRANSLATE_NOOP("adapters/keychain", "no key for %1 has been entered since the program started")};

} // namespace outcrop::keychainmessages
