// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages of the language server to an editor.
namespace outcrop::lspmessages {

inline constexpr char room[] = "core/lsp";
inline constexpr MessageText notInitialized{room, QT_TRANSLATE_NOOP("core/lsp", "The server is not initialized. Send `initialize` first.")};
inline constexpr MessageText alreadyInitialized{room, QT_TRANSLATE_NOOP("core/lsp", "The server is already initialized. Send `initialize` only once.")};
inline constexpr MessageText shutDown{room, QT_TRANSLATE_NOOP("core/lsp", "The server is shut down. Send `exit`.")};
inline constexpr MessageText cancelled{room, QT_TRANSLATE_NOOP("core/lsp", "The client canceled the request.")};
inline constexpr MessageText unknownMethod{room, QT_TRANSLATE_NOOP("core/lsp", "The server has no method `%1`. Use one that its capabilities announce.")};
inline constexpr MessageText noBatch{room, QT_TRANSLATE_NOOP("core/lsp", "Batches are not supported. Send each message separately.")};
inline constexpr MessageText invalidMember{room, QT_TRANSLATE_NOOP("core/lsp", "`%1` is missing or has the wrong type. Correct it.")};
inline constexpr MessageText noRename{room, QT_TRANSLATE_NOOP("core/lsp", "There is no document name at this position. Place the cursor on one.")};
inline constexpr MessageText cannotRenameFiles{room, QT_TRANSLATE_NOOP("core/lsp", "This editor does not let a language server rename files. Run `outcrop-cli rename %1 %2`.")};
inline constexpr MessageText staleText{room, QT_TRANSLATE_NOOP("core/lsp", "A change to `%1` could not be applied. Close the file and open it again.")};
inline constexpr MessageText otherFolder{room, QT_TRANSLATE_NOOP("core/lsp", "The server uses the workspace %1, but this editor has opened %2. To use that folder, start the server with `-C %2`.")};

} // namespace outcrop::lspmessages
