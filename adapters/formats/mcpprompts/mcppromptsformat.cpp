// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

namespace outcrop {
namespace {

/// Returns the `result` of a JSON-RPC response, or the value itself if it is not a response.
const DataNode &resultOf(const DataNode &data)
{
    return data[u"result"].isMapping() ? data[u"result"] : data;
}

bool isPromptEntry(const DataNode &node)
{
    return node[u"name"].isString() && node[u"prompt"].isMissing() && node[u"raw"].isMissing();
}

void readTexts(const DataNode &node, const QString &path, PromptFile &prompt, SourceLedger &ledger)
{
    if (node[u"name"].isString()) {
        prompt.name = node[u"name"].text();
        ledger.add(memberPath(path, QStringLiteral("name")), LossAction::Kept, QStringLiteral("name"));
    }
    if (node[u"description"].isString()) {
        prompt.description = node[u"description"].text();
        ledger.add(memberPath(path, QStringLiteral("description")), LossAction::Kept, QStringLiteral("description"));
    }
}

void readArguments(const DataNode &list, const QString &path, PromptFile &prompt, SourceLedger &ledger)
{
    for (qsizetype at = 0; at < list.items().size(); ++at) {
        const DataNode &node = list.items().at(at);
        PromptVariable input{node[u"name"].text(), QStringLiteral("text"), node[u"description"].text(), node[u"required"].toBool().value_or(false)};
        for (const char *key : {"name", "description", "required"}) {
            if (!node[QString::fromLatin1(key)].isMissing())
                ledger.add(memberPath(itemPath(path, at), QString::fromLatin1(key)), LossAction::Kept, QStringLiteral("inputs.") + input.name);
        }
        prompt.inputs.append(input);
    }
}

/// Reads the messages of a `prompts/get` result. Each has one content block.
void readMessages(const DataNode &list, const QString &path, PromptFile &prompt, SourceLedger &ledger)
{
    for (qsizetype at = 0; at < list.items().size(); ++at) {
        const DataNode &node = list.items().at(at);
        const QString part = messagePart(prompt.messages.size());
        const QString content = memberPath(itemPath(path, at), QStringLiteral("content"));
        const QString type = node.at(u"content.type").text();
        PromptMessage message{chatRole(node[u"role"].text()).value_or(Message::Role::User), {PromptPiece()}};
        PromptPiece &piece = message.pieces.first();
        ledger.add(memberPath(itemPath(path, at), QStringLiteral("role")), LossAction::Approximated, part, formatsmessages::noSystemRole());
        if (type == u"text") {
            piece.text = node.at(u"content.text").text();
        } else if (type == u"image" || type == u"audio") {
            piece.kind = PromptPiece::Kind::Media;
            piece.mediaType = node.at(u"content.mimeType").text();
            piece.text = QStringLiteral("data:%1;base64,%2").arg(piece.mediaType, node.at(u"content.data").text());
        } else {
            piece.kind = PromptPiece::Kind::Other;
            piece.data = node[u"content"].toJson();
        }
        const bool isOther = piece.kind == PromptPiece::Kind::Other;
        ledger.add(content, isOther ? LossAction::Moved : LossAction::Kept, part, isOther ? formatsmessages::otherBlock(type) : QString());
        prompt.messages.append(message);
    }
}

FormatDescription describeMcpPrompts()
{
    return {QStringLiteral("mcp-prompts"), formatsmessages::mcpPromptsTitle(), QStringLiteral("*.json"), false, {}};
}

FormatMatch detectMcpPrompts(const FormatInput &input)
{
    const DataNode &result = resultOf(input.data);
    const QList<DataNode> &prompts = result[u"prompts"].items();
    const bool isList = !prompts.isEmpty() && isPromptEntry(prompts.first()) && input.data[u"providers"].isMissing() && input.data[u"tests"].isMissing();
    const bool isOne = !result[u"messages"].items().isEmpty() && result[u"messages"].items().first()[u"content"].isMapping();
    return input.isJson && (isList || isOne) ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readMcpPrompts(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    const bool isResponse = input.data[u"result"].isMapping();
    const DataNode &result = resultOf(input.data);
    const QString base = isResponse ? QStringLiteral("result") : QString();
    SourceLedger ledger;
    ParsedPromptFile read;
    const QString list = memberPath(base, QStringLiteral("prompts"));
    for (qsizetype at = 0; at < result[u"prompts"].items().size(); ++at) {
        const DataNode &node = result[u"prompts"].items().at(at);
        PromptFile prompt;
        readTexts(node, itemPath(list, at), prompt, ledger);
        readArguments(node[u"arguments"], memberPath(itemPath(list, at), QStringLiteral("arguments")), prompt, ledger);
        read.prompts.append(prompt);
    }
    if (result[u"messages"].isSequence()) {
        PromptFile prompt;
        prompt.name = input.stem();
        readTexts(result, base, prompt, ledger);
        readMessages(result[u"messages"], memberPath(base, QStringLiteral("messages")), prompt, ledger);
        read.prompts.append(prompt);
    }
    const Json foreignKeys = ledger.addRemainingValues(input.data, {}, formatsmessages::keptForFormat());
    for (PromptFile &prompt : read.prompts) {
        prompt.format = QStringLiteral("mcp-prompts");
        prompt.dialect = TemplateDialect::None;
        prompt.foreignKeys = foreignKeys;
    }
    read.ledger = ledger.entries();
    return read;
}

} // namespace

std::unique_ptr<FileFormat> mcpPromptsFormat()
{
    return makeFormat({describeMcpPrompts, detectMcpPrompts, readMcpPrompts});
}

} // namespace outcrop
