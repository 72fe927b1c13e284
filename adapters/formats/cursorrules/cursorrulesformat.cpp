// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

namespace outcrop {
namespace {

FormatDescription describeCursorrules()
{
    return {QStringLiteral("cursorrules"), formatsmessages::cursorrulesTitle(), QStringLiteral(".cursorrules"), false, {}};
}

FormatMatch detectCursorrules(const FormatInput &input)
{
    return input.fileName() == u".cursorrules" ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readCursorrules(const FormatInput &input)
{
    PromptFile prompt;
    prompt.format = QStringLiteral("cursorrules");
    prompt.name = QStringLiteral("cursorrules");
    addTextMessage(prompt, Message::Role::System, input.text);
    SourceLedger ledger;
    ledger.add(QStringLiteral("body"), LossAction::Kept, messagePart(0));
    prompt.ledger = ledger.entries();
    return ParsedPromptFile{{prompt}, {}, {}};
}

} // namespace

std::unique_ptr<FileFormat> cursorrulesFormat()
{
    return makeFormat({describeCursorrules, detectCursorrules, readCursorrules});
}

} // namespace outcrop
