// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/formatcosts.h"

namespace outcrop {
namespace {

/// Returns the tokens of all text and tags in a request. Excludes estimated additions of the provider around turns, because they differ between formats only
/// by assumption.
TokenCount textTokens(const RenderedRequest &request)
{
    TokenCount count;
    for (const PartTokens &part : request.figures ? request.figures->tokens.parts : QList<PartTokens>()) {
        if (part.id != u"frames" || part.count.isExact())
            count += part.count;
    }
    return count;
}

} // namespace

Result<QList<FormatCost>> formatCosts(const OpenedWorkspace &opened, const RenderJob &job)
{
    QList<FormatCost> costs;
    const auto add = [&](const QString &name, PromptEnvelope envelope, bool isCompact) -> Result<bool> {
        RenderJob one = job;
        one.rendersDisplay = false;
        one.format.envelope = envelope;
        one.usesCompactXml = isCompact;
        const Result<RenderResult> renderResult = renderPrompt(opened, one);
        if (!renderResult)
            return renderResult.error();
        const TokenCount tokens = textTokens(renderResult->request);
        const qint64 plain = costs.isEmpty() ? tokens.tokens : costs.first().tokens.tokens;
        costs.append({name, tokens, plain > 0 ? double(tokens.tokens - plain) / double(plain) : 0});
        return renderResult->bundle.hybrid.has_value();
    };
    const Result<bool> hasType = add(QStringLiteral("plain"), PromptEnvelope::Plain, false);
    if (!hasType)
        return hasType.error();
    if (*hasType) {
        if (const auto hybrid = add(QStringLiteral("hybrid"), PromptEnvelope::Hybrid, false); !hybrid)
            return hybrid.error();
    }
    for (const bool compact : {false, true}) {
        const QString name = compact ? QStringLiteral("prompt-xml compact") : QStringLiteral("prompt-xml");
        if (const auto xml = add(name, PromptEnvelope::PromptXml, compact); !xml)
            return xml.error();
    }
    return costs;
}

Json toJson(const QList<FormatCost> &costs)
{
    Json list = Json::array();
    for (const FormatCost &cost : costs)
        list.push_back({{"format", jsonString(cost.format)}, {"tokens", cost.tokens.tokens}, {"exact", cost.tokens.isExact()}, {"change", cost.change}});
    return list;
}

} // namespace outcrop
