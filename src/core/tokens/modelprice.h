// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/tokens/cachepolicy.h"
#include "core/tokens/cost.h"

#include <QList>

namespace outcrop {

/// The price of one token.
class Price
{
public:
    /// Parses dollars per million tokens, as published: `4`, `0.125`. Returns nullopt for invalid input.
    static std::optional<Price> fromDollarsPerMillion(const QString &dollars);
    static constexpr Price fromPico(qint64 perToken) { return Price(perToken); }

    Cost costFor(qint64 tokens) const { return Cost::fromPico(m_pico) * tokens; }
    /// Returns this price times `millionths` / 1,000,000. Cache prices are often published as such factors.
    Price timesMillionths(qint64 millionths) const;
    /// Returns dollars per million tokens: `0.125`.
    QString perMillionText() const;
    friend constexpr bool operator==(Price, Price) = default;

private:
    explicit constexpr Price(qint64 pico) : m_pico(pico) { }
    qint64 m_pico = 0; ///< 10⁻¹² dollars per token, or 10⁻⁶ dollars per million tokens
};

std::optional<Cost> costOf(const std::optional<Price> &price, qint64 tokens);

/// A list of prices. Unpublished prices are not set, and all costs that depend on them are unknown.
struct PriceList {
    qint64 above = 0; ///< the list applies to the whole request if the prompt has more tokens than this
    std::optional<Price> input;
    std::optional<Price> output;
    std::optional<Price> cacheWrite; ///< price for the lifetime in the cache policy
    std::optional<Price> cacheRead;
};

/// The prices of a model from its row in the adapter (`cost`, in the format of models.dev).
struct ModelPrice {
    QList<PriceList> lists; ///< sorted by `above` in ascending order; empty if unknown
    QString source;
    QString checked;

    bool isKnown() const { return !lists.isEmpty(); }
    /// Returns the price list for a prompt with this number of tokens; empty if unknown.
    PriceList pricesForPrompt(qint64 tokens) const;
};

/// Reads `cost: {input, output, cache_read, cache_write, tiers: [{above, …}], source, checked}`; `cache_write` may have a price per lifetime.
/// Missing cache prices are computed from the policy's factors.
ModelPrice readModelPrice(const DataNode &cost, const CachePolicy &policy);

} // namespace outcrop
