// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/turncost.h"

namespace outcrop {

std::optional<Cost> costOfUsage(const Usage &usage, const ModelPrice &price)
{
    if (!usage.input || !usage.output || !price.isKnown())
        return std::nullopt;
    const PriceList list = price.pricesForPrompt(*usage.input);
    const qint64 read = usage.cacheRead.value_or(0);
    const qint64 written = usage.cacheWrite.value_or(0);
    const qint64 fresh = std::max<qint64>(0, *usage.input - read - written);
    const auto part = [](const std::optional<Price> &one, qint64 tokens) { return tokens == 0 ? std::optional(Cost()) : costOf(one, tokens); };
    return part(list.input, fresh) + part(list.cacheRead, read) + part(list.cacheWrite ? list.cacheWrite : list.input, written)
        + part(list.output, *usage.output);
}

} // namespace outcrop
