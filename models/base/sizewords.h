// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"
#include "core/tokens/tokencount.h"

namespace outcrop {

/// What sizes count. Tokens are those of a model; where none is chosen there are only characters.
enum class SizeUnit { Characters, Tokens };

/// `GRANITE`.
QString tierTitle(Tier tier);
/// `per turn`, as a person says it.
QString cadenceTitle(Cadence cadence);
QString unitName(SizeUnit unit);
/// `4,652`, or `≈ 4,652` for an estimate, in the user's locale.
QString numberText(const TokenCount &size);
/// `4,652 characters`, `≈ 1,204 tokens`.
QString sizeText(const TokenCount &size, SizeUnit unit);
/// How sure a number of tokens is: `exact, o200k_base`, `estimate, 1,090 to 1,330, claude`; empty for characters.
QString certaintyText(const TokenCount &size, SizeUnit unit);
/// `24 %`; `< 1 %` for what is little but not nothing.
QString shareText(double share);

} // namespace outcrop
