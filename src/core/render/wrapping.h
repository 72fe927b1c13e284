// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/tokencount.h"

namespace outcrop {

/// An unpublished number of tokens: minimum, likely value, maximum.
struct TokenBand {
    qint64 low = 0;
    qint64 likely = 0;
    qint64 high = 0;

    TokenCount times(qint64 number) const;
};

/// What a provider puts around the texts of a request, after the adapter's `context_window.wrapping`. Where an adapter says nothing, the band is
/// wide enough for the chat templates there are.
struct Wrapping {
    TokenBand turn{0, 4, 12};       ///< around each turn
    TokenBand tools{0, 40, 600};    ///< in front of the tools, where there are any
    TokenBand tool{0, 10, 40};      ///< around each
    TokenBand json{50, 100, 140};   ///< per cent of the JSON of a tool or a schema

    /// What a provider makes of a piece of JSON whose own text has this count.
    TokenCount ofJson(const TokenCount &text) const;
};

Wrapping readWrapping(const DataNode &node);

} // namespace outcrop
