// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/keys.
namespace outcrop::keymessages {

inline constexpr char room[] = "app/keys";
inline constexpr MessageText noKey{room, QT_TRANSLATE_NOOP("app/keys", "there is no key for %1. Store one with: outcrop-cli keys set %1")};
inline constexpr MessageText noKeyVariable{room, QT_TRANSLATE_NOOP("app/keys", "there is no key for %1. Set %2, or store one with: outcrop-cli keys set %1")};
inline constexpr MessageText alsoProblem{room, QT_TRANSLATE_NOOP("app/keys", "%1. Also, %2")};
inline constexpr MessageText notAKey{room, QT_TRANSLATE_NOOP("app/keys", "this is not a key: %1")};
inline constexpr MessageText isEmpty{room, QT_TRANSLATE_NOOP("app/keys", "it is empty. Enter the key")};
inline constexpr MessageText badCharacters{room, QT_TRANSLATE_NOOP("app/keys", "it contains spaces, line breaks or non-ASCII characters. Enter only the key")};
inline constexpr MessageText onlyHttps{room, QT_TRANSLATE_NOOP("app/keys", "a key is never sent to %1: the connection is not encrypted. Use HTTPS")};
inline constexpr MessageText notDefaultHost{room, QT_TRANSLATE_NOOP("app/keys", "%2 is not the default host of %1, so the key for %1 is not sent to %2. Allow the host with: outcrop-cli keys allow %1 %2")};
inline constexpr MessageText emptyOrder{room, QT_TRANSLATE_NOOP("app/keys", "the search order must list at least one source")};
inline constexpr MessageText hostLooksLikeKey{room, QT_TRANSLATE_NOOP("app/keys", "The host looks like a key, so it was not stored. Specify the host that may receive the key, such as https://gateway.example.")};
inline constexpr MessageText notAllowed{room, QT_TRANSLATE_NOOP("app/keys", "%1 is not one of the hosts that may receive the key for %2. Check the host")};
inline constexpr MessageText unusableSettings{room, QT_TRANSLATE_NOOP("app/keys", "%1 cannot be used: %2; fix or remove it")};
inline constexpr MessageText cannotRead{room, QT_TRANSLATE_NOOP("app/keys", "%1 cannot be read: %2. Check its permissions")};
inline constexpr MessageText notObject{room, QT_TRANSLATE_NOOP("app/keys", "it is not a JSON object")};
inline constexpr MessageText changeInProgress{room, QT_TRANSLATE_NOOP("app/keys", "another program is changing %1; try again")};
inline constexpr MessageText noAddress{room, QT_TRANSLATE_NOOP("app/keys", "%1 has no base URL to test; choose another provider")};
//: Source of a key: the memory of the program
inline constexpr MessageText sourceMemory{room, QT_TRANSLATE_NOOP("app/keys", "memory")};
//: Source of a key: an environment variable
inline constexpr MessageText sourceEnvironment{room, QT_TRANSLATE_NOOP("app/keys", "environment")};
//: Source of a key: the key store of the system
inline constexpr MessageText sourceSystem{room, QT_TRANSLATE_NOOP("app/keys", "system")};

} // namespace outcrop::keymessages
