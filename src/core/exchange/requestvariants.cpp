// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/requestvariants.h"

#include "core/exchange/exchangemessages.h"
#include "core/render/templateevaluation.h"

namespace outcrop {
namespace {

/// Replaces parts of a URL (`{from: to}`). Changes only the last occurrence, because the base URL may contain the same text.
QString replaceUrlParts(const QString &url, const DataNode &replacements)
{
    QString result = url;
    for (const DataNode::Member &member : replacements.members()) {
        const qsizetype at = result.lastIndexOf(member.key);
        if (at >= 0)
            result.replace(at, member.key.size(), member.value.text());
    }
    return result;
}

Value selectFields(const Value &body, const DataNode &keep)
{
    if (keep.isMissing())
        return body;
    const QStringList names = keep.toStrings();
    Value kept = Value::record();
    for (const auto &[name, value] : body.fields()) {
        if (names.contains(name))
            kept.setField(name, value);
    }
    return kept;
}

} // namespace

RenderedRequest streamingRequest(const RenderedRequest &request, const WireFormat &wire)
{
    const DataNode &ask = wire.data.at(u"stream.ask");
    RenderedRequest askingRequest = request;
    askingRequest.url = replaceUrlParts(request.url, ask[u"url"]);
    for (const DataNode::Member &member : ask[u"body"].members())
        askingRequest.body.setField(member.key, Value::data(member.value.toJson()));
    return askingRequest;
}

std::optional<RenderedRequest> tokenCountRequest(const RenderedRequest &request, const WireFormat &wire)
{
    const DataNode &rules = wire.data[u"count_tokens"];
    if (!rules.isMapping() || request.url.isEmpty())
        return std::nullopt;
    RenderedRequest askingRequest = request;
    askingRequest.url = replaceUrlParts(request.url, rules[u"url"]);
    askingRequest.body = selectFields(request.body, rules[u"keep"]);
    for (const DataNode::Member &member : rules[u"add"].members())
        askingRequest.body.setField(member.key, Value::generatedText(member.value.text().replace(QLatin1String("{model}"), request.model)));
    if (const QString within = rules[u"within"].text(); !within.isEmpty())
        askingRequest.body = Value::record({{within, askingRequest.body}});
    return askingRequest;
}

std::variant<qint64, CallFailure> readTokenCount(
    const WireFormat &wire, const ResponseHead &head, const QByteArray &body)
{
    const ResponseFormat format = ResponseFormat::read(wire);
    const std::variant<Json, CallFailure> json = readSuccessBody(format, head, body);
    if (const auto *failure = std::get_if<CallFailure>(&json))
        return *failure;
    const auto path = ValuePath::parse(wire.data.at(u"count_tokens.tokens").text());
    const Json *count = path ? path->first(std::get<Json>(json)) : nullptr;
    if (count && count->is_number_integer() && *count >= 0)
        return count->get<qint64>();
    return CallFailure{FailureKind::Malformed, exchangemessages::noTokenCount(), head.status};
}

std::optional<RenderedRequest> requestForEndpoint(const RenderTarget &target, const QString &path)
{
    const DataNode &address = target.wireFormat->data.at(path);
    Diagnostics diagnostics;
    const auto url = address.isMissing() ? std::nullopt : Template::read(address, target.wireFormat->file(), diagnostics);
    if (!url)
        return std::nullopt;
    RenderTarget uncountedTarget = target;
    uncountedTarget.counter = nullptr;
    RenderedRequest request = render(PromptBundle(), uncountedTarget, {}, false);
    const RenderScope scope(PromptBundle(), AssembledPrompt(), uncountedTarget, CacheBreakpoints());
    request.url = TemplateEvaluation(scope, target.wireFormat->schemaRules).evaluateTemplate(*url).toText().text();
    request.body = Value();
    request.ledger.clear();
    request.diagnostics.clear();
    return request;
}

} // namespace outcrop
