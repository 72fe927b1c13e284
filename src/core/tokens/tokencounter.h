// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokencount.h"

#include <memory>

namespace outcrop {

/// Counts tokens for one model. Thread-safe, because several renders use one counter in parallel. Counts of recent passages are cached, so after one line of
/// a long prompt changes, usually only that line's passage is counted again. Counters from tokenizer files cache only whole texts.
class TokenCounter
{
public:
    virtual ~TokenCounter() = default;

    virtual TokenCount count(QStringView text) const = 0;
    /// Returns the display name: `o200k_base`, `estimate for Claude 4.7 and later`.
    virtual QString name() const = 0;
};

using TokenCounterPtr = std::shared_ptr<const TokenCounter>;

} // namespace outcrop
