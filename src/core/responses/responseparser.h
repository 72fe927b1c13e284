// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answer.h"
#include "core/responses/responsecontract.h"

namespace outcrop {

/// What is known of an answer beside its text.
struct ResponseContext {
    std::optional<StopReason> stop = {};        ///< how it ended; nothing for a text of unknown origin
    std::optional<Diagnostics> rules = {};      ///< what the rules said of its content, where they were asked
    QString file = {};                          ///< for the places of findings
};

/// Reads an answer: finds its data, repairs it, brings it to its schema's types, checks it, and judges the whole. Every text gets a verdict; the
/// time is linear in its length. Pure, and safe to call from any thread.
ParsedResponse parseResponse(const QString &text, const ResponseContract &contract = {}, const ResponseContext &context = {});

/// The same for a provider's answer: where the contract's tool was called, or a tool is all that came, its arguments are the data and the text is the
/// prose.
ParsedResponse parseResponse(const ProviderAnswer &answer, const ResponseContract &contract = {}, ResponseContext context = {});

} // namespace outcrop
