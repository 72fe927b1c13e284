// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages about Model Context Protocol requests.
namespace outcrop::mcpmessages {

inline constexpr char room[] = "core/mcp";
inline constexpr MessageText notInitialized{room, QT_TRANSLATE_NOOP("core/mcp", "The session has not started. Send `initialize` first, or put the protocol version in `_meta` of each request.")};
inline constexpr MessageText initializedTwice{room, QT_TRANSLATE_NOOP("core/mcp", "The session has already started. Send `initialize` only once.")};
inline constexpr MessageText unsupportedVersion{room, QT_TRANSLATE_NOOP("core/mcp", "The protocol version %1 is not supported for requests without a session. Use %2, or send `initialize`.")};
inline constexpr MessageText noCapabilities{room, QT_TRANSLATE_NOOP("core/mcp", "`_meta` must contain `io.modelcontextprotocol/clientCapabilities`, an object.")};
inline constexpr MessageText noVersion{room, QT_TRANSLATE_NOOP("core/mcp", "`protocolVersion` must be a string, such as %1.")};
inline constexpr MessageText unknownMethod{room, QT_TRANSLATE_NOOP("core/mcp", "The method `%1` is not supported. Use one that the server's capabilities announce.")};
inline constexpr MessageText unknownCursor{room, QT_TRANSLATE_NOOP("core/mcp", "The cursor is unknown. List from the beginning, without a cursor.")};
inline constexpr MessageText noText{room, QT_TRANSLATE_NOOP("core/mcp", "`%1` must be a string.")};
inline constexpr MessageText noObject{room, QT_TRANSLATE_NOOP("core/mcp", "`%1` must be an object.")};
inline constexpr MessageText unknownTool{room, QT_TRANSLATE_NOOP("core/mcp", "The tool `%1` does not exist. `tools/list` lists the tools.")};
inline constexpr MessageText unknownPrompt{room, QT_TRANSLATE_NOOP("core/mcp", "The prompt `%1` does not exist. `prompts/list` lists the prompts.")};
inline constexpr MessageText unknownResource{room, QT_TRANSLATE_NOOP("core/mcp", "The resource `%1` does not exist. `resources/list` lists the resources.")};
inline constexpr MessageText idInUse{room, QT_TRANSLATE_NOOP("core/mcp", "A request with this `id` is still running. Use another `id`.")};
inline constexpr MessageText tooManyRequests{room, QT_TRANSLATE_NOOP("core/mcp", "Too many requests are waiting. Wait for responses, then send this request again.")};
inline constexpr MessageText timedOut{room, QT_TRANSLATE_NOOP("core/mcp", "Stopped after %1 s, the time limit. Request less, or start the server with a longer --timeout.")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("core/mcp", "The result is larger than %1 MiB. Request less.")};
inline constexpr MessageText notRun{room, QT_TRANSLATE_NOOP("core/mcp", "The command failed: %1. Try again.")};
inline constexpr MessageText notJson{room, QT_TRANSLATE_NOOP("core/mcp", "The command printed no result. Run it in a terminal to see its messages.")};
inline constexpr MessageText wrongArgument{room, QT_TRANSLATE_NOOP("core/mcp", "Argument `%1`: %2")};
inline constexpr MessageText wrongArguments{room, QT_TRANSLATE_NOOP("core/mcp", "Arguments: %1")};
inline constexpr MessageText longArgument{room, QT_TRANSLATE_NOOP("core/mcp", "longer than %1 bytes. Write it to a file in the workspace and name that file instead.")};
inline constexpr MessageText nulArgument{room, QT_TRANSLATE_NOOP("core/mcp", "contains a NUL character. Remove it.")};
inline constexpr MessageText severalInputs{room, QT_TRANSLATE_NOOP("core/mcp", "`%1` and `%2` cannot be combined. Use one of them.")};
inline constexpr MessageText noInput{room, QT_TRANSLATE_NOOP("core/mcp", "One of these is required: %1. Add one.")};

} // namespace outcrop::mcpmessages
