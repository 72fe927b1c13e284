// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "app/context/promptcontext.h"

namespace outcrop {

/// The target of the link in contextHint() that shows all start folders. The other targets are indexes in StartFolders::limited.
inline const QString allStartFoldersLink = QStringLiteral("all");

/// Returns one line about the files of a client: their number and tokens, the losses, and the files that are listed, not loaded or loaded on demand. Returns
/// the reason if the client does not start.
QString contextSummary(const FolderContexts &contexts, const ContextReport &client);

/// Returns one line about the price of a request and the files that were not read. Empty if there is no such information, or if the client does not run in
/// the folder.
QString contextPriceText(const ContextReport &client);

/// Returns the kind of a file, its state and its evidence as sentences: `Project instructions, not loaded. Known from recorded requests of version 2.1.330.`
/// Unsaved changes are mentioned.
QString contextFacts(const ContextText &text, bool isUnsaved);

/// Returns the tooltip of the button that uses the files of a context in the prompt: its effect, or why it is not available.
QString contextUseToolTip(const ContextReport &client, ContextUse use);

/// Returns rich text about a client: the files that the prompt uses instead of the context, links to other start folders, ignored parent folders, and
/// notes. Contains links to all folders with losses if `showsAllStarts` is true, otherwise only to the first ones.
QString contextHint(const FolderContexts &contexts, const ContextReport &client, ContextUse use, bool showsAllStarts);

} // namespace outcrop
