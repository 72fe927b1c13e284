// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/tokencount.h"

namespace outcrop {

/// An unpublished number of tokens as a range: minimum, likely value, maximum.
struct TokenRange {
    qint64 low = 0;
    qint64 likelyTokens = 0;
    qint64 high = 0;

    TokenCount times(qint64 number) const;
};

/// The tokens that a provider adds around the texts of a request, from the adapter's `context_window.wrapping`. The defaults are wide enough for
/// common chat templates.
struct TokenOverhead {
    TokenRange turn{0, 4, 12};     ///< per turn of the conversation
    TokenRange tools{0, 40, 600};  ///< before the tools, if there are any
    TokenRange tool{0, 10, 40};    ///< per tool, in addition to the tokens of the tool's JSON
    TokenRange json{50, 100, 140}; ///< percentage of the JSON of a tool or schema

    /// Returns the estimated number of tokens that a provider charges for JSON. `text` is the token count of its text.
    TokenCount estimateJsonTokens(const TokenCount &text) const;
};

TokenOverhead readTokenOverhead(const DataNode &node);

} // namespace outcrop
