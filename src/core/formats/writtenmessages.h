// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"

#include <QRegularExpression>

namespace outcrop {

/// The message content that a format supports besides text. Without tool turns, tool messages are omitted with their pieces.
struct MessageLimits {
    bool supportsToolTurns = false;
    bool supportsMedia = false;
    bool supportsHistory = true;
    QRegularExpression roleLine = {}; ///< matches a line of a text that starts a new message when the file is read; an empty pattern matches none
};

/// Returns the messages for a format: texts in its template language, without the pieces that it does not support. Adds entries for written messages and
/// pieces, and for `conditions` if the prompt has any.
QList<PromptMessage> convertMessages(const PromptFile &prompt, TemplateLanguage language, const MessageLimits &limits, TargetLedger &ledger);

/// Splits the `provider/model` of a prompt without a provider into its provider and its model.
void splitModel(PromptFile &prompt);
/// Returns `provider/model`; only the model if the prompt has no provider, and an empty string if it has no model.
QString joinedModel(const PromptFile &prompt);

} // namespace outcrop
