// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/providers.
namespace outcrop::callmessages {

inline constexpr char room[] = "adapters/providers";
inline constexpr CountText tries{room, QT_TRANSLATE_N_NOOP("adapters/providers", "%1 (%n attempts)"), "%1 (%n attempt)"};
inline constexpr MessageText unusableAddress{room, QT_TRANSLATE_NOOP("adapters/providers", "an invalid URL")};
inline constexpr MessageText notReached{room, QT_TRANSLATE_NOOP("adapters/providers", "%1 could not be reached at %2: %3. No request was sent. Check the base URL and the network.")};
inline constexpr MessageText notTrusted{room, QT_TRANSLATE_NOOP("adapters/providers", "The identity of %2 (%1) could not be verified: %3. No request was sent. Check the base URL.")};
inline constexpr MessageText notReachedByProxy{room, QT_TRANSLATE_NOOP("adapters/providers", "%1 could not be reached at %2: %3. No request reached the provider. Check the system proxy settings.")};
inline constexpr MessageText timedOut{room, QT_TRANSLATE_NOOP("adapters/providers", "%1 did not respond in time: %2. The request may have been billed. Try again later.")};
inline constexpr MessageText responseTooLarge{room, QT_TRANSLATE_NOOP("adapters/providers", "The response from %1 was not read completely: %2. Try again.")};
inline constexpr MessageText noAnswer{room, QT_TRANSLATE_NOOP("adapters/providers", "%1 cannot be called at %2: %3. Check the base URL.")};
inline constexpr MessageText lostBeforeResponse{room, QT_TRANSLATE_NOOP("adapters/providers", "The request was sent to %1, but %2. It may have been billed. Try again. If this happens every time, check the base URL: another service may be running at %3.")};
inline constexpr MessageText lost{room, QT_TRANSLATE_NOOP("adapters/providers", "The request was sent to %1, but %2. It may have been billed. Try again later.")};
inline constexpr MessageText redirected{room, QT_TRANSLATE_NOOP("adapters/providers", "%2, the host of %1, redirects to %3. Neither the key nor the request was sent there. If the new host is correct, change the base URL.")};
inline constexpr MessageText compressed{room, QT_TRANSLATE_NOOP("adapters/providers", "The response from %1 is compressed (%2), although Outcrop requested an uncompressed one. Check whether a proxy compresses responses.")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("adapters/providers", "The request was stopped.")};
inline constexpr MessageText notSent{room, QT_TRANSLATE_NOOP("adapters/providers", "No request was sent: %1")};
inline constexpr MessageText unencryptedKey{room, QT_TRANSLATE_NOOP("adapters/providers", "The key for %1 is not sent to %2, because anyone on the network could read it. Use HTTPS.")};
inline constexpr MessageText notAwsCredentials{room, QT_TRANSLATE_NOOP("adapters/providers", "No request was sent: the key for %1 is not a pair of AWS credentials. Store it as ACCESS_KEY_ID:SECRET_ACCESS_KEY, followed by :SESSION_TOKEN if it is temporary.")};
inline constexpr MessageText headerWithLineBreak{room, QT_TRANSLATE_NOOP("adapters/providers", "No request was sent: the header \"%1\" has no name, or contains a line break or a null character. Correct it.")};
inline constexpr MessageText notSupported{room, QT_TRANSLATE_NOOP("adapters/providers", "%1 does not support %2. Choose another provider.")};
inline constexpr MessageText listOnOtherHost{room, QT_TRANSLATE_NOOP("adapters/providers", "The model list of %1 continues on a different host. No request was sent there. Check the base URL.")};
inline constexpr MessageText countingTokens{room, QT_TRANSLATE_NOOP("adapters/providers", "counting tokens")};
inline constexpr MessageText listingModels{room, QT_TRANSLATE_NOOP("adapters/providers", "listing its models")};
inline constexpr MessageText embeddings{room, QT_TRANSLATE_NOOP("adapters/providers", "embeddings")};

} // namespace outcrop::callmessages
