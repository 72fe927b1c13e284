// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/tokenoverhead.h"

namespace outcrop {
namespace {

TokenCount estimate(qint64 lowTokens, qint64 likelyTokens, qint64 highTokens)
{
    const bool isKnown = lowTokens == likelyTokens && likelyTokens == highTokens;
    return isKnown ? TokenCount::exact(likelyTokens, overheadCounter)
                 : TokenCount{likelyTokens, lowTokens, highTokens, CountKind::Estimate, overheadCounter};
}

void readBand(const DataNode &node, TokenRange &band)
{
    const QList<DataNode> &items = node.items();
    if (items.size() != 3)
        return;
    const TokenRange read{items.at(0).toInteger().value_or(-1), items.at(1).toInteger().value_or(-1),
        items.at(2).toInteger().value_or(-1)};
    if (read.low >= 0 && read.low <= read.likelyTokens && read.likelyTokens <= read.high)
        band = read;
}

} // namespace

TokenCount TokenRange::times(qint64 number) const
{
    return estimate(low * number, likelyTokens * number, high * number);
}

TokenCount TokenOverhead::estimateJsonTokens(const TokenCount &text) const
{
    if (json.low == 100 && json.high == 100)
        return text;
    return {text.tokens * json.likelyTokens / 100, text.low * json.low / 100, (text.high * json.high + 99) / 100,
        CountKind::Estimate, overheadCounter};
}

TokenOverhead readTokenOverhead(const DataNode &node)
{
    TokenOverhead wrapperOverhead;
    readBand(node[u"turn"], wrapperOverhead.turn);
    readBand(node[u"tools"], wrapperOverhead.tools);
    readBand(node[u"tool"], wrapperOverhead.tool);
    readBand(node[u"json"], wrapperOverhead.json);
    return wrapperOverhead;
}

} // namespace outcrop
