// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/cachereport.h"
#include "cli/base/console.h"

namespace outcrop {

/// Prints the predicted and reported cache use of each turn. Then prints each change that caused the provider to read less from its cache.
void writeSessionCache(const Console &console, const QList<TurnCacheReport> &reports);
Json toJson(const TurnCacheReport &report);

} // namespace outcrop
