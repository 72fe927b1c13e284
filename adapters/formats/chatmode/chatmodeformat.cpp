// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

namespace outcrop {
namespace {

FormatDescription describeChatmode()
{
    return {QStringLiteral("chatmode"), formatsmessages::chatmodeTitle(), QStringLiteral("*.chatmode.md"), false, {}};
}

FormatMatch detectChatmode(const FormatInput &input)
{
    return input.file.endsWith(u".chatmode.md") ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readChatmode(const FormatInput &input)
{
    PromptFile prompt;
    SourceLedger ledger;
    const DataNode &head = input.head.data;
    prompt.format = QStringLiteral("chatmode");
    prompt.name = input.stem();
    const auto readText = [&](const QString &key, QString &text) {
        if (!head[key].isString())
            return;
        text = head[key].text();
        ledger.use(key, key);
    };
    readText(QStringLiteral("description"), prompt.description);
    readText(QStringLiteral("model"), prompt.model);
    const QList<DataNode> &tools = head[u"tools"].items();
    for (qsizetype at = 0; at < tools.size(); ++at) {
        prompt.tools.append({tools.at(at).text(), {}, {}, jsonString(tools.at(at).text())});
        ledger.add(itemPath(QStringLiteral("tools"), at), LossAction::Kept, QStringLiteral("tools.") + tools.at(at).text());
    }
    addTextMessage(prompt, Message::Role::System, input.body().trimmed());
    ledger.add(QStringLiteral("body"), LossAction::Kept, messagePart(0));
    prompt.foreignKeys = ledger.addRemainingValues(head, {}, formatsmessages::keptForFormat());
    prompt.ledger = ledger.entries();
    return ParsedPromptFile{{prompt}, {}, input.head.diagnostics};
}

} // namespace

std::unique_ptr<FileFormat> chatmodeFormat()
{
    return makeFormat({describeChatmode, detectChatmode, readChatmode});
}

} // namespace outcrop
