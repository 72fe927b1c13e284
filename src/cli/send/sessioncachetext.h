// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/cachereport.h"
#include "cli/base/console.h"

namespace outcrop {

/// Prints the predicted and reported cache use of each turn, then each change that made the provider read less from its cache.
void writeSessionCache(const Console &console, const QList<TurnCacheReport> &reports);
Json toJson(const TurnCacheReport &report);

} // namespace outcrop
