// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/usage.h"
#include "core/tokens/modelprice.h"

namespace outcrop {

/// What a call cost, after what its provider says it used. Nothing if the provider does not report it, or a price is not published that is
/// needed for it. What was read from the cache or written to it counts at the cache's prices, everything else of the input at the input's.
std::optional<Cost> costOfUsage(const Usage &usage, const ModelPrice &price);

} // namespace outcrop
