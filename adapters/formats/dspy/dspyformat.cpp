// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isPredictor(const DataNode &node)
{
    return node[u"signature"][u"instructions"].isString();
}

/// Reads a predictor: its instructions, and its demonstrations as test cases.
PromptFile readPredictor(const DataNode &node, const QString &path, const QString &name)
{
    PromptFile prompt;
    SourceLedger ledger;
    prompt.format = QStringLiteral("dspy");
    prompt.name = name;
    addTextMessage(prompt, Message::Role::System, node[u"signature"][u"instructions"].text());
    ledger.add(memberPath(path, QStringLiteral("signature")) + QStringLiteral(".instructions"), LossAction::Kept, messagePart(0));
    const QList<DataNode> &demos = node[u"demos"].items();
    for (qsizetype at = 0; at < demos.size(); ++at) {
        if (!demos.at(at).isMapping())
            continue;
        ledger.add(itemPath(memberPath(path, QStringLiteral("demos")), at), LossAction::Kept, QStringLiteral("cases[%1]").arg(prompt.cases.size()));
        prompt.cases.append({{}, demos.at(at).toJson()});
    }
    if (node[u"lm"][u"model"].isString()) {
        prompt.model = node[u"lm"][u"model"].text();
        ledger.add(memberPath(path, QStringLiteral("lm")) + QStringLiteral(".model"), LossAction::Kept, QStringLiteral("model"));
    }
    prompt.foreignKeys = ledger.addRemainingValues(node, path, formatsmessages::keptForFormat());
    prompt.ledger = ledger.entries();
    return prompt;
}

FormatDescription describeDspy()
{
    return {QStringLiteral("dspy"), formatsmessages::dspyTitle(), QStringLiteral("*.json")};
}

FormatMatch detectDspy(const FormatInput &input)
{
    const QList<DataNode::Member> &members = input.data.members();
    const bool hasPredictor = isPredictor(input.data) || std::any_of(members.begin(), members.end(), [](const DataNode::Member &member) { return isPredictor(member.value); });
    return input.isJson && hasPredictor ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readDspy(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    if (!input.data.isMapping())
        return Error{ErrorCode::Invalid, formatsmessages::notAnObject(describeDspy().title), input.begin()};
    if (isPredictor(input.data))
        return ParsedPromptFile{{readPredictor(input.data, {}, input.stem())}, {}, {}};
    ParsedPromptFile read;
    SourceLedger ledger;
    for (const DataNode::Member &member : input.data.members()) {
        if (!isPredictor(member.value))
            continue;
        read.prompts.append(readPredictor(member.value, memberPath({}, member.key), member.key));
        ledger.append(read.prompts.last().ledger);
    }
    const qsizetype before = ledger.entries().size();
    const Json rest = ledger.addRemainingValues(input.data, {}, formatsmessages::keptForFormat());
    if (!read.prompts.isEmpty())
        read.prompts.first().foreignKeys.update(rest);
    read.ledger = ledger.entries().mid(before);
    return read;
}

} // namespace

std::unique_ptr<FileFormat> dspyFormat()
{
    return makeFormat({describeDspy, detectDspy, readDspy});
}

} // namespace outcrop
