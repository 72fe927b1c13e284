// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/responseformat.h"

#include "core/exchange/responserulereader.h"

namespace outcrop {
namespace {

using Framing = StreamRules::Framing;

StopRule readStopRule(const DataNode &node, const ResponseRuleReader &reader)
{
    StopRule rule;
    rule.path = reader.path(node[u"path"]);
    rule.reportedAs = node[u"word"].text();
    const DataNode &otherwise = node[u"is"].isMissing() ? node[u"else"] : node[u"is"];
    rule.otherwise = stopReasonFromName(otherwise.text());
    for (const DataNode::Member &member : node[u"map"].members()) {
        if (const auto reason = stopReasonFromName(member.value.text()))
            rule.map.insert(member.key, *reason);
    }
    return rule;
}

UsageRules readUsageRules(const DataNode &node, const ResponseRuleReader &reader)
{
    return {reader.value(node[u"input"]), reader.value(node[u"output"]), reader.value(node[u"cache_read"]),
            reader.value(node[u"cache_write"]), reader.value(node[u"reasoning"])};
}

ResponseRules readResponseRules(const DataNode &node, const ResponseRuleReader &reader)
{
    ResponseRules rules;
    rules.text = reader.value(node[u"text"]);
    rules.reasoning = reader.value(node[u"reasoning"]);
    rules.model = reader.value(node[u"model"]);
    rules.id = reader.value(node[u"id"]);
    rules.requestId = node[u"request_id"].toStrings();
    rules.keep = reader.value(node[u"keep"]).paths;
    rules.usage = readUsageRules(node[u"usage"], reader);
    const DataNode &calls = node[u"tool_calls"];
    if (calls.isMapping())
        rules.toolCalls = ToolCallRules{reader.value(calls[u"each"]), reader.value(calls[u"id"]), reader.value(calls[u"name"]),
                                        reader.value(calls[u"arguments"])};
    for (const DataNode &rule : ResponseRuleReader::itemsOf(node[u"stop"]))
        rules.stop.append(readStopRule(rule, reader));
    return rules;
}

EventTest readEventTest(const DataNode &node, const ResponseRuleReader &reader)
{
    EventTest test;
    test.events = node[u"event"].toStrings();
    test.data = node[u"data"].text().toUtf8();
    test.continuesAfterEnd = node[u"more"].toBool().value_or(false);
    if (!node[u"is"].isMissing())
        test.is = node[u"is"].text();
    if (!node[u"path"].isMissing())
        test.path = reader.path(node[u"path"]);
    return test;
}

QList<EventTest> readEventTests(const DataNode &node, const ResponseRuleReader &reader)
{
    QList<EventTest> tests;
    for (const DataNode &test : ResponseRuleReader::itemsOf(node))
        tests.append(readEventTest(test, reader));
    return tests;
}

void addChunkRules(const DataNode &node, ResponseChunk::Kind kind, const ResponseRuleReader &reader, QList<ChunkRule> &pieces)
{
    for (const DataNode &rule : ResponseRuleReader::itemsOf(node)) {
        ChunkRule piece;
        piece.kind = kind;
        piece.when.events = rule[u"event"].toStrings();
        piece.text = reader.value(rule[u"path"]);
        piece.index = reader.value(rule[u"index"]);
        piece.tool = reader.value(rule[u"name"]);
        if (!rule[u"each"].isMissing())
            piece.each = reader.path(rule[u"each"]);
        pieces.append(piece);
    }
}

AccumulateRule::Method methodFromName(const QString &word)
{
    static const QHash<QString, AccumulateRule::Method> words{{QStringLiteral("append"), AccumulateRule::Method::Append},
        {QStringLiteral("merge"), AccumulateRule::Method::Merge}, {QStringLiteral("pieces"), AccumulateRule::Method::Pieces}};
    return words.value(word, AccumulateRule::Method::Set);
}

/// Returns the rule for a path such as `functionCall.name`. Every chunk of an item has the field before the last dot, but only the first chunk has the full path.
AccumulateRule::Continuation continuation(const DataNode &node, const ResponseRuleReader &reader)
{
    const QStringList steps = pathSteps(node.text());
    const QString item = steps.size() < 2 ? QStringLiteral(".") : steps.first(steps.size() - 1).join(u'.');
    return {ValuePath::parse(item).value_or(ValuePath()), reader.path(node)};
}

std::optional<AssemblyRule> assemblyRule(const DataNode &node, const ResponseRuleReader &reader)
{
    if (!node.isMapping())
        return std::nullopt;
    return AssemblyRule{reader.path(node[u"each"]),        node[u"pieces"].text().toStdString(), node[u"at"].text().toStdString(),
                        reader.value(node[u"value"]), node[u"to"].text().toStdString(),     node[u"drop"].toStrings()};
}

/// Adds one rule for each path in `take`. Without a target, the values keep their paths.
void addAccumulateRules(const DataNode &node, const ResponseRuleReader &reader, QList<AccumulateRule> &rules)
{
    for (const DataNode &take : ResponseRuleReader::itemsOf(node[u"take"])) {
        AccumulateRule rule;
        rule.when.events = node[u"event"].toStrings();
        rule.source = reader.path(take);
        rule.target = reader.target(node[u"to"].isMissing() ? take : node[u"to"]);
        rule.method = methodFromName(node[u"how"].text());
        rule.join = node[u"join"].toStrings();
        for (const DataNode::Member &member : node[u"parts"].members())
            rule.parts.insert(member.key, member.value.text());
        if (!node[u"begins"].isMissing())
            rule.continuation = continuation(node[u"begins"], reader);
        rules.append(rule);
    }
}

StreamRules readStreamRules(const DataNode &node, const ResponseRuleReader &reader)
{
    StreamRules rules;
    const QString framing = node[u"framing"].text();
    rules.framing = framing == u"sse" ? Framing::ServerSentEvents : framing == u"json-lines" ? Framing::JsonLines : Framing::None;
    if (!node[u"event"].isMissing())
        rules.eventName = reader.path(node[u"event"]);
    addChunkRules(node[u"text"], ResponseChunk::Kind::Text, reader, rules.chunkRules);
    addChunkRules(node[u"reasoning"], ResponseChunk::Kind::Reasoning, reader, rules.chunkRules);
    addChunkRules(node[u"tool_call"], ResponseChunk::Kind::ToolCall, reader, rules.chunkRules);
    for (const DataNode &rule : node[u"gather"].items())
        addAccumulateRules(rule, reader, rules.accumulateRules);
    rules.assemblyRule = assemblyRule(node[u"assemble"], reader);
    rules.endTests = readEventTests(node[u"end"], reader);
    rules.errorTests = readEventTests(node[u"error"], reader);
    return rules;
}

ErrorRules readErrorRules(const DataNode &node, const ResponseRuleReader &reader)
{
    ErrorRules rules;
    rules.found = reader.value(node[u"found"]).paths;
    rules.message = reader.value(node[u"message"]);
    rules.code = reader.value(node[u"code"]);
    rules.requestId = reader.value(node[u"request_id"]);
    rules.retryAfter = reader.value(node[u"retry_after"]);
    for (const DataNode::Member &member : node[u"kinds"].members()) {
        if (const auto kind = failureFromName(member.value.text()))
            rules.kinds.insert(member.key, *kind);
    }
    return rules;
}

} // namespace

ResponseFormat ResponseFormat::read(const WireFormat &wire, Diagnostics &diagnostics)
{
    const ResponseRuleReader reader(wire.file(), diagnostics);
    WireResponseRules rules;
    rules.response = readResponseRules(wire.data[u"response"], reader);
    rules.stream = readStreamRules(wire.data[u"stream"], reader);
    rules.errors = readErrorRules(wire.data[u"errors"], reader);
    rules.limits = {wire.data.at(u"limits.headers").text(), wire.data.at(u"limits.what").toStrings()};
    ResponseFormat format;
    format.m_rules = std::make_shared<const WireResponseRules>(rules);
    return format;
}

ResponseFormat ResponseFormat::read(const WireFormat &wire)
{
    Diagnostics diagnostics;
    return read(wire, diagnostics);
}

bool ResponseFormat::isStream(const ResponseHead &head) const
{
    if (m_rules->stream.framing != Framing::ServerSentEvents)
        return canStream();
    return !head.header(u"content-type").trimmed().startsWith(u"application/json", Qt::CaseInsensitive);
}

} // namespace outcrop
