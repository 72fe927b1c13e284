// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/modelprice.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Parses a plain decimal number as an integer number of millionths. Returns nullopt for other input and for more than six digits before or after the point.
std::optional<qint64> millionths(const QString &text)
{
    static const QRegularExpression number(QStringLiteral("^(\\d{1,6})(?:\\.(\\d{1,6}))?$"));
    const auto match = number.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(1).toLongLong() * 1'000'000 + match.captured(2).leftJustified(6, u'0').toLongLong();
}

std::optional<Price> priceOf(const DataNode &node)
{
    return node.isScalar() ? Price::fromDollarsPerMillion(node.text()) : std::nullopt;
}

/// Returns the write price of the policy's lifetime. A single price applies to the default lifetime; a mapping has one per lifetime.
std::optional<Price> writePriceFor(const DataNode &node, const CachePolicy &policy)
{
    if (node.isMapping())
        return priceOf(node[policy.lifetime]);
    const bool isUsual = policy.lifetimes.isEmpty() || policy.lifetime == policy.lifetimes.first();
    return isUsual ? priceOf(node) : std::nullopt;
}

std::optional<Price> fractionOf(const std::optional<Price> &price, const std::optional<qint64> &factor)
{
    return price && factor ? std::optional(price->timesMillionths(*factor)) : std::nullopt;
}

PriceList readList(const DataNode &node, const CachePolicy &policy)
{
    PriceList list;
    list.above = node[u"above"].toInteger().value_or(0);
    list.input = priceOf(node[u"input"]);
    list.output = priceOf(node[u"output"]);
    list.cacheWrite = writePriceFor(node[u"cache_write"], policy);
    list.cacheRead = priceOf(node[u"cache_read"]);
    if (!list.cacheWrite)
        list.cacheWrite = fractionOf(list.input, policy.write);
    if (!list.cacheRead)
        list.cacheRead = fractionOf(list.input, policy.read);
    return list;
}

} // namespace

std::optional<Price> Price::fromDollarsPerMillion(const QString &dollars)
{
    const auto number = millionths(dollars);
    return number ? std::optional(Price(*number)) : std::nullopt;
}

Price Price::timesMillionths(qint64 millionths) const
{
    return Price((m_pico * millionths + 500'000) / 1'000'000);
}

QString Price::perMillionText() const
{
    return decimalText(costFor(1'000'000));
}

std::optional<Cost> costOf(const std::optional<Price> &price, qint64 tokens)
{
    return price ? std::optional(price->costFor(tokens)) : std::nullopt;
}

PriceList ModelPrice::pricesForPrompt(qint64 tokens) const
{
    PriceList chosen;
    for (const PriceList &list : lists) {
        if (list.above == 0 || tokens > list.above)
            chosen = list;
    }
    return chosen;
}

ModelPrice readModelPrice(const DataNode &cost, const CachePolicy &policy)
{
    ModelPrice price;
    if (!cost.isMapping())
        return price;
    price.lists.append(readList(cost, policy));
    for (const DataNode &tier : cost[u"tiers"].items())
        price.lists.append(readList(tier, policy));
    std::stable_sort(price.lists.begin(), price.lists.end(), [](const PriceList &a, const PriceList &b) { return a.above < b.above; });
    price.source = cost[u"source"].text();
    price.checked = cost[u"checked"].text();
    return price;
}

} // namespace outcrop
