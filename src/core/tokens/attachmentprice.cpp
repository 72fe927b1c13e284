// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/attachmentprice.h"

#include "core/tokens/imagetokens.h"
#include "core/tokens/tokensmessages.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

using Rule = AttachmentPrice::Rule;

RuleNumber numberOf(const DataNode &node, const RuleNumber &missing = {})
{
    const QList<DataNode> &items = node.items();
    if (items.size() == 3)
        return {items.at(0).toReal().value_or(0), items.at(1).toReal().value_or(0), items.at(2).toReal().value_or(0)};
    const auto one = node.toReal();
    return one ? RuleNumber{*one, *one, *one} : missing;
}

int integerOf(const DataNode &node)
{
    return static_cast<int>(std::clamp<qint64>(node.toInteger().value_or(0), 0, 1'000'000));
}

AttachmentPrice readPrice(const DataNode &node)
{
    AttachmentPrice price;
    price.source = node[u"source"].text();
    price.checked = node[u"checked"].text();
    price.tokens = numberOf(node[u"tokens"]);
    price.factor = numberOf(node[u"factor"], price.factor);
    price.base = integerOf(node[u"base"]);
    price.size = integerOf(node[u"size"]);
    price.edge = integerOf(node[u"edge"]);
    price.shortEdge = integerOf(node[u"short_edge"]);
    price.limit = integerOf(node[u"limit"]);
    price.fillsPatches = node[u"fills_patches"].toBool().value_or(false);
    static const QList<QPair<QString, Rule>> names{{QStringLiteral("fixed"), Rule::Fixed}, {QStringLiteral("patches"), Rule::Patches}, {QStringLiteral("tiles"), Rule::Tiles},
        {QStringLiteral("crops"), Rule::Crops}, {QStringLiteral("pages"), Rule::Pages}, {QStringLiteral("seconds"), Rule::Seconds}};
    for (const auto &[name, rule] : names) {
        if (node[u"rule"].text() == name)
            price.rule = rule;
    }
    const bool needsSize = price.rule == Rule::Patches || price.rule == Rule::Tiles;
    if (needsSize && price.size == 0)
        price.rule = Rule::Unknown;
    return price;
}

TokenCount count(double low, double likelyTokens, double high)
{
    const auto whole = [](double value) { return static_cast<qint64>(std::ceil(value - 1e-9)); };
    const QString by = tokensmessages::attachmentRule();
    if (low == high)
        return TokenCount::exact(whole(likelyTokens), by);
    return {whole(likelyTokens), whole(low), whole(high), CountKind::Estimate, by};
}

TokenCount times(const RuleNumber &number, double low, double likelyTokens, double high)
{
    return count(number.low * low, number.likelyValue * likelyTokens, number.high * high);
}

/// Returns the tokens of an attachment priced per page. If pages cannot be counted, assumes 2,000 to 500,000 bytes per page.
TokenCount tokensOfPages(const Attachment &attachment, const RuleNumber &each)
{
    if (attachment.pages)
        return times(each, *attachment.pages, *attachment.pages, *attachment.pages);
    const auto pages = [&attachment](double bytes) { return std::max(1.0, std::ceil(static_cast<double>(attachment.bytes.size()) / bytes)); };
    return times(each, pages(500'000), pages(50'000), pages(2'000));
}

/// Returns the tokens of an attachment priced per second, rounded up. If the length is an estimate, assumes that it is wrong by up to a third.
TokenCount tokensOfSeconds(const Attachment &attachment, const RuleNumber &each)
{
    const double seconds = std::ceil(static_cast<double>(attachment.milliseconds.value_or(0)) / 1000);
    return attachment.isLengthEstimate ? times(each, std::floor(seconds * 2 / 3), seconds, std::ceil(seconds * 4 / 3)) : times(each, seconds, seconds, seconds);
}

/// Returns an estimate with a wide band, for a provider without a rule; an empty count for text.
TokenCount unknownTokens(const Attachment &attachment)
{
    switch (attachment.kind) {
    case Attachment::Kind::Image:
        return count(64, 1'000, 10'000);
    case Attachment::Kind::Pdf:
        return tokensOfPages(attachment, {250, 2'000, 8'000});
    case Attachment::Kind::Audio:
        return tokensOfSeconds(attachment, {10, 25, 50});
    case Attachment::Kind::Text:
        break;
    }
    return {};
}

} // namespace

AttachmentPrices readAttachmentPrices(const DataNode &provider, const DataNode &model)
{
    AttachmentPrices prices;
    for (const DataNode *data : {&provider, &model}) {
        for (const Attachment::Kind kind : {Attachment::Kind::Image, Attachment::Kind::Pdf, Attachment::Kind::Audio}) {
            const DataNode &node = (*data)[attachmentKindName(kind)];
            if (node.isMapping())
                prices.insert(kind, readPrice(node));
        }
    }
    return prices;
}

TokenCount attachmentTokens(const Attachment &attachment, const AttachmentPrice &price)
{
    switch (price.rule) {
    case Rule::Unknown:
        break;
    case Rule::Fixed:
        return times(price.tokens, 1, 1, 1);
    case Rule::Patches: {
        const double patches = static_cast<double>(imagePatches(attachment.pixels, price));
        return times(price.factor, patches, patches, patches);
    }
    case Rule::Tiles: {
        const double tiles = static_cast<double>(imageTiles(attachment.pixels, price));
        return count(price.base + price.tokens.low * tiles, price.base + price.tokens.likelyValue * tiles, price.base + price.tokens.high * tiles);
    }
    case Rule::Crops: {
        const double crops = static_cast<double>(imageCrops(attachment.pixels));
        return times(price.tokens, crops, crops, crops);
    }
    case Rule::Pages:
        return tokensOfPages(attachment, price.tokens);
    case Rule::Seconds:
        return tokensOfSeconds(attachment, price.tokens);
    }
    return unknownTokens(attachment);
}

} // namespace outcrop
