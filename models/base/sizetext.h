// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"
#include "core/tokens/tokencount.h"

namespace outcrop {

/// The unit of sizes: tokens of the selected model, or characters if no model is selected.
enum class SizeUnit { Characters, Tokens };

/// Returns the name of a tier in capitals, such as `GRANITE`.
QString tierTitle(Tier tier);
/// Returns the translated name of a cadence, such as `per turn`.
QString cadenceTitle(Cadence cadence);
QString unitName(SizeUnit unit);
/// Returns `4,652`, or `≈ 4,652` for an estimate, in the user's locale.
QString numberText(const TokenCount &size);
/// Returns a size with its unit: `4,652 characters` or `≈ 1,204 tokens`.
QString sizeText(const TokenCount &size, SizeUnit unit);
/// Returns the certainty of a token count: `exact, o200k_base`, `counted by the provider` or `estimate, 1,090 to 1,330, estimate for Claude 4.7 and later`;
/// empty for characters.
QString certaintyText(const TokenCount &size, SizeUnit unit);
/// Returns `24%`, or `< 1%` for a small non-zero share.
QString shareText(double share);

} // namespace outcrop
