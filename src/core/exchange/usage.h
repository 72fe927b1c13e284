// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// Token usage as reported by a provider, in a provider-independent form. Unreported values are nullopt.
struct Usage {
    std::optional<qint64> input = {};      ///< all input tokens, cached or not
    std::optional<qint64> output = {};     ///< all output tokens, including reasoning
    std::optional<qint64> cacheRead = {};  ///< part of the input that was read from the provider's cache
    std::optional<qint64> cacheWrite = {}; ///< part of the input that was written to the cache
    std::optional<qint64> reasoning = {};  ///< part of the output used for reasoning

    bool isEmpty() const { return !input && !output; }
};

Json toJson(const Usage &usage);

} // namespace outcrop
