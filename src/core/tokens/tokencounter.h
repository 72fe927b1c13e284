// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokencount.h"

#include <memory>

namespace outcrop {

/// Counts for one model. Thread-safe: several renders use one counter in parallel. A text that was counted a moment ago costs a look-up for each
/// of its passages, so that a long prompt of which one line has changed is counted again in the time of that line.
class TokenCounter
{
public:
    virtual ~TokenCounter() = default;

    virtual TokenCount count(QStringView text) const = 0;
    /// For people: `o200k_base`, `estimate for claude`.
    virtual QString name() const = 0;
};

using TokenCounterPtr = std::shared_ptr<const TokenCounter>;

} // namespace outcrop
