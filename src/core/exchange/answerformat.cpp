// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/answerformat.h"

#include "core/exchange/answerrulereader.h"

namespace outcrop {
namespace {

using Framing = StreamRules::Framing;

StopRule stopRule(const DataNode &node, const AnswerRuleReader &reading)
{
    StopRule rule;
    rule.path = reading.path(node[u"path"]);
    rule.reportedAs = node[u"word"].text();
    const DataNode &otherwise = node[u"is"].isMissing() ? node[u"else"] : node[u"is"];
    rule.otherwise = stopReasonFromName(otherwise.text());
    for (const DataNode::Member &member : node[u"map"].members()) {
        if (const auto reason = stopReasonFromName(member.value.text()))
            rule.map.insert(member.key, *reason);
    }
    return rule;
}

UsageRules usageRules(const DataNode &node, const AnswerRuleReader &reading)
{
    return {reading.value(node[u"input"]), reading.value(node[u"output"]), reading.value(node[u"cache_read"]),
            reading.value(node[u"cache_write"]), reading.value(node[u"reasoning"])};
}

ResponseRules responseRules(const DataNode &node, const AnswerRuleReader &reading)
{
    ResponseRules rules;
    rules.text = reading.value(node[u"text"]);
    rules.reasoning = reading.value(node[u"reasoning"]);
    rules.model = reading.value(node[u"model"]);
    rules.id = reading.value(node[u"id"]);
    rules.requestId = node[u"request_id"].toStrings();
    rules.keep = reading.value(node[u"keep"]).paths;
    rules.usage = usageRules(node[u"usage"], reading);
    const DataNode &calls = node[u"tool_calls"];
    if (calls.isMapping())
        rules.toolCalls = ToolCallRules{reading.value(calls[u"each"]), reading.value(calls[u"id"]), reading.value(calls[u"name"]),
                                        reading.value(calls[u"arguments"])};
    for (const DataNode &rule : AnswerRuleReader::itemsOf(node[u"stop"]))
        rules.stop.append(stopRule(rule, reading));
    return rules;
}

EventTest eventTest(const DataNode &node, const AnswerRuleReader &reading)
{
    EventTest test;
    test.events = node[u"event"].toStrings();
    test.data = node[u"data"].text().toUtf8();
    test.more = node[u"more"].toBool().value_or(false);
    if (!node[u"is"].isMissing())
        test.is = node[u"is"].text();
    if (!node[u"path"].isMissing())
        test.path = reading.path(node[u"path"]);
    return test;
}

QList<EventTest> eventTests(const DataNode &node, const AnswerRuleReader &reading)
{
    QList<EventTest> tests;
    for (const DataNode &test : AnswerRuleReader::itemsOf(node))
        tests.append(eventTest(test, reading));
    return tests;
}

void addPieces(const DataNode &node, AnswerChunk::Kind kind, const AnswerRuleReader &reading, QList<ChunkRule> &pieces)
{
    for (const DataNode &rule : AnswerRuleReader::itemsOf(node)) {
        ChunkRule piece;
        piece.kind = kind;
        piece.when.events = rule[u"event"].toStrings();
        piece.text = reading.value(rule[u"path"]);
        piece.index = reading.value(rule[u"index"]);
        piece.tool = reading.value(rule[u"name"]);
        if (!rule[u"each"].isMissing())
            piece.each = reading.path(rule[u"each"]);
        pieces.append(piece);
    }
}

AccumulateRule::How howFrom(const QString &word)
{
    static const QHash<QString, AccumulateRule::How> words{{QStringLiteral("append"), AccumulateRule::How::Append},
        {QStringLiteral("merge"), AccumulateRule::How::Merge}, {QStringLiteral("pieces"), AccumulateRule::How::Pieces}};
    return words.value(word, AccumulateRule::How::Set);
}

/// Returns the rule for a path such as `functionCall.name`: every chunk of an item has the field before the last dot, but only the first chunk has
/// the full path.
AccumulateRule::Continuation continuation(const DataNode &node, const AnswerRuleReader &reading)
{
    const QStringList steps = pathSteps(node.text());
    const QString item = steps.size() < 2 ? QStringLiteral(".") : steps.first(steps.size() - 1).join(u'.');
    return {ValuePath::parse(item).value_or(ValuePath()), reading.path(node)};
}

std::optional<AssemblyRule> assemblyRule(const DataNode &node, const AnswerRuleReader &reading)
{
    if (!node.isMapping())
        return std::nullopt;
    return AssemblyRule{reading.path(node[u"each"]),        node[u"pieces"].text().toStdString(), node[u"at"].text().toStdString(),
                        reading.value(node[u"value"]), node[u"to"].text().toStdString(),     node[u"drop"].toStrings()};
}

/// Adds one rule for each extracted value. Without a target, the values keep their paths.
void addGathering(const DataNode &node, const AnswerRuleReader &reading, QList<AccumulateRule> &rules)
{
    for (const DataNode &take : AnswerRuleReader::itemsOf(node[u"take"])) {
        AccumulateRule rule;
        rule.when.events = node[u"event"].toStrings();
        rule.take = reading.path(take);
        rule.to = reading.target(node[u"to"].isMissing() ? take : node[u"to"]);
        rule.how = howFrom(node[u"how"].text());
        rule.join = node[u"join"].toStrings();
        for (const DataNode::Member &member : node[u"parts"].members())
            rule.parts.insert(member.key, member.value.text());
        if (!node[u"begins"].isMissing())
            rule.begins = continuation(node[u"begins"], reading);
        rules.append(rule);
    }
}

StreamRules streamRules(const DataNode &node, const AnswerRuleReader &reading)
{
    StreamRules rules;
    const QString framing = node[u"framing"].text();
    rules.framing = framing == u"sse" ? Framing::ServerSentEvents : framing == u"json-lines" ? Framing::JsonLines : Framing::None;
    if (!node[u"event"].isMissing())
        rules.eventName = reading.path(node[u"event"]);
    addPieces(node[u"text"], AnswerChunk::Kind::Text, reading, rules.pieces);
    addPieces(node[u"reasoning"], AnswerChunk::Kind::Reasoning, reading, rules.pieces);
    addPieces(node[u"tool_call"], AnswerChunk::Kind::ToolCall, reading, rules.pieces);
    for (const DataNode &rule : node[u"gather"].items())
        addGathering(rule, reading, rules.gather);
    rules.assemble = assemblyRule(node[u"assemble"], reading);
    rules.end = eventTests(node[u"end"], reading);
    rules.error = eventTests(node[u"error"], reading);
    return rules;
}

ErrorRules errorRules(const DataNode &node, const AnswerRuleReader &reading)
{
    ErrorRules rules;
    rules.found = reading.value(node[u"found"]).paths;
    rules.message = reading.value(node[u"message"]);
    rules.code = reading.value(node[u"code"]);
    rules.requestId = reading.value(node[u"request_id"]);
    rules.retryAfter = reading.value(node[u"retry_after"]);
    for (const DataNode::Member &member : node[u"kinds"].members()) {
        if (const auto kind = failureFromName(member.value.text()))
            rules.kinds.insert(member.key, *kind);
    }
    return rules;
}

} // namespace

AnswerFormat AnswerFormat::read(const WireFormat &wire, Diagnostics &diagnostics)
{
    const AnswerRuleReader reading(wire.file(), diagnostics);
    AnswerRules rules;
    rules.response = responseRules(wire.data[u"response"], reading);
    rules.stream = streamRules(wire.data[u"stream"], reading);
    rules.errors = errorRules(wire.data[u"errors"], reading);
    rules.limits = {wire.data.at(u"limits.headers").text(), wire.data.at(u"limits.what").toStrings()};
    AnswerFormat format;
    format.m_rules = std::make_shared<const AnswerRules>(rules);
    return format;
}

AnswerFormat AnswerFormat::read(const WireFormat &wire)
{
    Diagnostics diagnostics;
    return read(wire, diagnostics);
}

bool AnswerFormat::isStream(const ResponseHead &head) const
{
    if (m_rules->stream.framing != Framing::ServerSentEvents)
        return canStream();
    return !head.header(u"content-type").trimmed().startsWith(u"application/json", Qt::CaseInsensitive);
}

} // namespace outcrop
