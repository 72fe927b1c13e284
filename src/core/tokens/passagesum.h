// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/passagecache.h"
#include "core/tokens/textboundaries.h"

namespace outcrop {

/// Measures a text as the sum of its passages, using cached values. Texts up to the size of a layer are also cached as a whole, so that an unchanged layer
/// of a prompt takes one lookup. `measure` measures one passage.
template<typename Value, typename Measure>
Value sumOfPassages(PassageCache<Value> &cache, QStringView text, const Measure &measure)
{
    constexpr qsizetype layerSize = 16'000;
    const bool cachesWholeText = text.size() <= layerSize;
    if (const std::optional<Value> known = cachesWholeText ? cache.find(text) : std::nullopt)
        return *known;
    Value sum = {};
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = passageEnd(text, start);
        const QStringView passage = text.mid(start, end - start);
        const std::optional<Value> known = cache.find(passage);
        const Value value = known ? *known : measure(passage);
        if (!known)
            cache.insert(passage, value);
        sum += value;
        start = end;
    }
    if (cachesWholeText)
        cache.insert(text, sum);
    return sum;
}

} // namespace outcrop
