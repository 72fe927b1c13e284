// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attachments/attachment.h"
#include "core/documents/data/datanode.h"
#include "core/tokens/tokencount.h"

#include <QMap>

namespace outcrop {

/// A number from a rule, or a range of numbers: minimum, likely, maximum.
struct RuleNumber {
    double low = 0;
    double likelyValue = 0;
    double high = 0;

    bool isExact() const { return low == high; }
};

/// A provider's published rule for the tokens of one kind of attachment, from `attachments` of its adapter.
struct AttachmentPrice {
    enum class Rule {
        Unknown, ///< no rule is published
        Fixed,   ///< `tokens`
        Patches, ///< `factor` tokens for each square of `size` pixels, after scaling down to `edge` pixels and `limit` squares
        Tiles,   ///< `base`, plus `tokens` for each square of `size` pixels, after scaling down to a box of `edge` and a shorter side of `shortEdge` pixels
        Crops,   ///< `tokens` for a small image, or for each crop of a larger one, as Gemini 2 does
        Pages,   ///< `tokens` for each page
        Seconds, ///< `tokens` for each second
    };

    Rule rule = Rule::Unknown;
    RuleNumber tokens;
    RuleNumber factor{1, 1, 1};
    qint64 base = 0;
    int size = 0;
    int edge = 0;      ///< 0 for no limit
    int shortEdge = 0;
    int limit = 0;     ///< maximum number of patches; 0 for no limit
    bool fillsPatches = false; ///< whether a scaled image has a whole number of patches in one direction, like OpenAI's; otherwise it is as large as possible
    QString source;
    QString checked;
};

using AttachmentPrices = QMap<Attachment::Kind, AttachmentPrice>;

/// Reads the rules of a provider. Each rule of the model replaces the provider's rule for the same kind.
AttachmentPrices readAttachmentPrices(const DataNode &provider, const DataNode &model);

/// Returns the tokens of an image, PDF or recording. Returns an estimate with a band if the rule has a range or there is no rule. Also returns an estimate if the number
/// of pages is unknown or the length of a recording is an estimate. Returns an empty count for text, which the model's tokenizer counts.
TokenCount attachmentTokens(const Attachment &attachment, const AttachmentPrice &price);

} // namespace outcrop
