// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/cursorrules/cursorrulesformat.h"

#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

namespace outcrop {

FormatDescription CursorrulesFormat::description() const
{
    return {QStringLiteral("cursorrules"), formatsmessages::cursorrulesTitle(), QStringLiteral(".cursorrules"), false, {}};
}

FormatMatch CursorrulesFormat::detect(const FormatInput &input) const
{
    return input.fileName() == u".cursorrules" ? FormatMatch::Certain : FormatMatch::No;
}

Result<ReadPromptFile> CursorrulesFormat::read(const FormatInput &input) const
{
    PromptFile prompt;
    prompt.format = QStringLiteral("cursorrules");
    prompt.name = QStringLiteral("cursorrules");
    addTextMessage(prompt, Message::Role::System, input.text);
    SourceLedger ledger;
    ledger.add(QStringLiteral("body"), LossAction::Kept, messagePart(0));
    prompt.ledger = ledger.entries();
    return ReadPromptFile{{prompt}, {}, {}};
}

Result<WrittenPromptFile> CursorrulesFormat::write(const PromptFile &) const
{
    return Error{ErrorCode::NotAllowed, formatsmessages::onlyRead(description().title)};
}

} // namespace outcrop
