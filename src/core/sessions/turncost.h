// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/usage.h"
#include "core/tokens/modelprice.h"

namespace outcrop {

/// Returns the cost of a call from the usage that its provider reported. Returns nullopt if the usage is not reported or a required price is not published. Cache reads
/// and writes use the cache prices, and the remaining input uses the input price. If only the price of cache writes is unknown, they use the input price.
std::optional<Cost> costOfUsage(const Usage &usage, const ModelPrice &price);

} // namespace outcrop
