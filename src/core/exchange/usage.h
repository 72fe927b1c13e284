// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// What a provider says a call used, in tokens and in one form for all: absent where it did not say.
struct Usage {
    std::optional<qint64> input = {};      ///< everything that was read, cached or not
    std::optional<qint64> output = {};     ///< everything that was written, reasoning included
    std::optional<qint64> cacheRead = {};  ///< of the input: read from the provider's cache
    std::optional<qint64> cacheWrite = {}; ///< of the input: written to the cache
    std::optional<qint64> reasoning = {};  ///< of the output: thought before the answer

    bool isEmpty() const { return !input && !output; }
};

Json toJson(const Usage &usage);

} // namespace outcrop
