// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/providerstate.h"

#include "core/render/rendermessages.h"

namespace outcrop {
namespace {

/// Returns the reason why a message's provider state is not sent, or an empty string if it is sent.
QString reasonToDrop(const Message &message, qsizetype index, const AssembledPrompt &prompt, const QString &provider)
{
    if (message.stateProvider != provider)
        return rendermessages::keptByOther(message.stateProvider);
    if (index < prompt.historyBegin)
        return rendermessages::messageNotSent();
    return prompt.document.isEmpty() ? QString() : rendermessages::notInDocument();
}

} // namespace

QString providerStatePart(qsizetype index)
{
    return QStringLiteral("history/%1/kept").arg(index);
}

Ledger providerStateLosses(const PromptBundle &bundle, const AssembledPrompt &prompt, const QString &provider)
{
    Ledger losses;
    for (qsizetype i = 0; i < bundle.history.size(); ++i) {
        const Message &message = bundle.history.at(i);
        const QString reason = message.providerState.empty() ? QString() : reasonToDrop(message, i, prompt, provider);
        if (!reason.isEmpty())
            losses.append({{}, providerStatePart(i), LossAction::Dropped, reason, message.providerState, {}});
    }
    return losses;
}

} // namespace outcrop
