// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages about malformed JSON-RPC.
namespace outcrop::rpcmessages {

inline constexpr char room[] = "core/rpc";
inline constexpr MessageText notJson{room, QT_TRANSLATE_NOOP("core/rpc", "The message cannot be parsed: %1. Send one JSON value.")};
inline constexpr MessageText noLength{room, QT_TRANSLATE_NOOP("core/rpc", "The header has no valid `Content-Length`. Before each message, send a header with the size of the message in bytes.")};
inline constexpr MessageText longHeader{room, QT_TRANSLATE_NOOP("core/rpc", "The header is too long. Send `Content-Length`, an empty line, and the message.")};
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("core/rpc", "The message is not UTF-8: invalid byte at offset %1. Encode it as UTF-8.")};
inline constexpr MessageText tooDeep{room, QT_TRANSLATE_NOOP("core/rpc", "The message is nested more than %1 levels deep. Reduce the nesting.")};
inline constexpr MessageText tooLong{room, QT_TRANSLATE_NOOP("core/rpc", "The message is larger than %1 bytes. Send a smaller message, or pass the path of a file in the workspace.")};
inline constexpr MessageText notObject{room, QT_TRANSLATE_NOOP("core/rpc", "A message must be an object with `jsonrpc`, `method` and, for a request, `id`.")};
inline constexpr MessageText emptyBatch{room, QT_TRANSLATE_NOOP("core/rpc", "A batch must contain at least one message.")};
inline constexpr MessageText longBatch{room, QT_TRANSLATE_NOOP("core/rpc", "A batch may contain at most %1 messages. Split the batch.")};
inline constexpr MessageText wrongVersion{room, QT_TRANSLATE_NOOP("core/rpc", "`jsonrpc` must be \"2.0\".")};
inline constexpr MessageText wrongId{room, QT_TRANSLATE_NOOP("core/rpc", "`id` must be a string or an integer.")};
inline constexpr MessageText wrongMethod{room, QT_TRANSLATE_NOOP("core/rpc", "`method` must be a string.")};
inline constexpr MessageText wrongParams{room, QT_TRANSLATE_NOOP("core/rpc", "`params` must be an object.")};

} // namespace outcrop::rpcmessages
