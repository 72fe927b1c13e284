// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"

namespace outcrop {

/// Returns a line about the files of a client: number, tokens, losses, and files that are not loaded or only loaded on demand.
QString contextSummary(const CountedContext &client);

/// Returns a line about the price of a request and the files that were not read. Empty if the client does not start.
QString contextPriceText(const CountedContext &client);

/// Returns the kind of a file, its state and its evidence as sentences: `Project instructions, not loaded. Known from recorded requests of version 2.1.330.`
QString contextFacts(const ContextText &text);

} // namespace outcrop
