// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "cli/base/console.h"

namespace outcrop {

/// One line a client, then what is cut, hidden or refused.
void printSummary(const Console &console, const FolderContexts &contexts);

/// Every file of one client, in order.
void printFiles(const Console &console, const FolderContexts &contexts, const CountedContext &client);

/// The texts as they are sent, `[…]` for the client's own words.
void printTexts(const Console &console, const CountedContext &client);

/// Only what is not sent as a whole.
void printLosses(const Console &console, const FolderContexts &contexts, const CountedContext &client);

/// Where the texts are in the request, as JSON.
Json requestJson(const CountedContext &client);

Json toJson(const FolderContexts &contexts);

/// Null where no price is known.
Json priceJson(const ContextPrice &price);

/// A path as a person reads it: relative to the folder, `~` for the home folder.
QString shownPath(const QString &folder, const QString &path);

} // namespace outcrop
