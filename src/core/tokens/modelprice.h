// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/cachepolicy.h"
#include "core/tokens/cost.h"

#include <QList>

namespace outcrop {

/// What one token costs.
class Price
{
public:
    /// From dollars per million tokens, as published: `4`, `0.125`. Nothing for a text that is not such a number.
    static std::optional<Price> perMillion(const QString &dollars);
    static constexpr Price fromPico(qint64 perToken) { return Price(perToken); }

    Cost of(qint64 tokens) const { return Cost::fromPico(m_pico) * tokens; }
    /// This number of millionths of this price: how cache writes and reads are often published.
    Price times(qint64 millionths) const;
    /// Dollars for a million tokens: `0.125`.
    QString perMillionText() const;
    friend constexpr bool operator==(Price, Price) = default;

private:
    explicit constexpr Price(qint64 pico) : m_pico(pico) { }
    qint64 m_pico = 0; ///< 10⁻¹² dollars for a token, which is a millionth of a dollar for a million tokens
};

std::optional<Cost> costOf(const std::optional<Price> &price, qint64 tokens);

/// One list of prices. Unpublished prices are missing, and all costs that need them are unknown.
struct PriceList {
    qint64 above = 0; ///< holds for prompts of more tokens than these, and then for the whole request
    std::optional<Price> input;
    std::optional<Price> output;
    std::optional<Price> cacheWrite; ///< for the lifetime that the cache policy chose
    std::optional<Price> cacheRead;
};

/// What a model costs, after its row in the adapter (`cost`, in the shape of models.dev).
struct ModelPrice {
    QList<PriceList> lists; ///< by `above`, rising; empty where nothing is known
    QString source;
    QString checked;

    bool isKnown() const { return !lists.isEmpty(); }
    /// The list for a prompt of this number of tokens; an empty one if unknown.
    PriceList forPrompt(qint64 tokens) const;
};

/// `cost: {input, output, cache_read, cache_write, tiers: [{above, …}], source, checked}`; `cache_write` may say a price for each lifetime. What the
/// row leaves open follows from the policy's factors.
ModelPrice readModelPrice(const DataNode &cost, const CachePolicy &policy);

} // namespace outcrop
