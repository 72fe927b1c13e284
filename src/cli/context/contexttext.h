// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "cli/base/console.h"

namespace outcrop {

/// Prints a line per client. Then prints, for each client, its refusal, if any, and the findings about its losses. Also prints its hidden files, and the start folders
/// where it truncates other files.
void printSummary(const Console &console, const FolderContexts &contexts);

/// Prints the refusal of one client, if any, and the files in its context with their states. Then prints the findings about losses, the totals, and the start folders in
/// which the client loses other text. Ends with notes about the client and the number of paths that were not read.
void printFiles(const Console &console, const FolderContexts &contexts, const ContextReport &client);

/// Prints all files with one column for each client: position, state and tokens. `*` marks files that the clients treat differently.
void printColumns(const Console &console, const FolderContexts &contexts);

/// Prints a message for each client that loses text in other start folders, which --no-cuts does not check.
void printUncheckedStarts(const Console &console, const FolderContexts &contexts);

/// Prints the text that is sent, with `[…]` for text that the client adds.
void printTexts(const Console &console, const ContextReport &client);

/// Prints the files that are not sent completely, and the start folders where the client truncates other files.
void printLosses(const Console &console, const FolderContexts &contexts, const ContextReport &client);

/// Returns the tokens, with `≈` before an estimate.
QString tokenText(const TokenCount &count);

/// Returns the parts of the request with their locations, as JSON.
Json requestJson(const ContextReport &client);

Json toJson(const FolderContexts &contexts);

/// Returns the price as JSON, or null if it is unknown.
Json priceJson(const ContextPrice &price);

/// Returns a path relative to the folder, or with `~` for the home folder.
QString displayPath(const QString &folder, const QString &path);

} // namespace outcrop
