// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/typesense.
namespace outcrop::typesensemessages {

inline constexpr char room[] = "adapters/typesense";
inline constexpr MessageText noReason{room, QT_TRANSLATE_NOOP("adapters/typesense", "the server did not give a reason")};
inline constexpr MessageText typesenseAt{room, QT_TRANSLATE_NOOP("adapters/typesense", "Typesense at %1")};
inline constexpr MessageText notJson{room, QT_TRANSLATE_NOOP("adapters/typesense", "The response from %1 is not JSON. Check the address of the server.")};
inline constexpr MessageText unencryptedKey{room, QT_TRANSLATE_NOOP("adapters/typesense", "The key for %1 is not sent over unencrypted HTTP, because anyone on the network could read it. Use HTTPS.")};
inline constexpr MessageText notTrusted{room, QT_TRANSLATE_NOOP("adapters/typesense", "The identity of %1 could not be verified: %2. No request was sent. Check the address.")};
inline constexpr MessageText responseTooLarge{room, QT_TRANSLATE_NOOP("adapters/typesense", "The response from %1 was not read completely: %2. Try again.")};
inline constexpr MessageText noAnswer{room, QT_TRANSLATE_NOOP("adapters/typesense", "No valid response from %1: %2. Try again.")};
inline constexpr MessageText notReached{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 could not be reached: %2. No request was sent. Check the address and the network.")};
inline constexpr MessageText redirected{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 redirects to another address. The key is not sent there. If the new address is correct, set it as `url` in [retrieval] of config.toml.")};
inline constexpr MessageText keyRejected{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 rejected the key: %2. Store a valid one with: outcrop-cli keys set typesense --host %3")};
inline constexpr MessageText requestRejected{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 rejected the request (HTTP %2). Check the server log. Message from the server: %3")};
inline constexpr MessageText resultCountMismatch{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 received %2 searches but returned %3 results. Try again.")};
inline constexpr MessageText searchRejected{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 rejected a search (%2). Rebuild the index with `outcrop-cli index --rebuild`. Message from the server: %3")};
inline constexpr MessageText unknownImportResult{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 received %2 documents but returned %3 results, so it is unknown which documents were stored. Rebuild the index with `outcrop-cli index --rebuild`.")};
inline constexpr MessageText documentProblem{room, QT_TRANSLATE_NOOP("adapters/typesense", "“%1” in the collection “%2”: %3")};
inline constexpr MessageText documentsRejected{room, QT_TRANSLATE_NOOP("adapters/typesense", "%1 rejected %2 of %3 documents. Fix them, then run `outcrop-cli index`. First error: %4")};

} // namespace outcrop::typesensemessages
