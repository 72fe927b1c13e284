// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/ledger.h"
#include "core/render/promptassembly.h"
#include "core/render/promptformat.h"

namespace outcrop {

/// A whole prompt as one document (KEP-002), with the changes to the bundle's parts.
struct PromptDocument {
    TracedText text;
    QStringList parts;                       ///< of the bundle, in the document's order
    QList<QPair<QString, QString>> leftOut;  ///< parts that a setting keeps out, and why
    Ledger notes;                            ///< characters that XML cannot hold
};

/// Writes `<prompt version>` as resources/schemas/prompt.xsd describes it:
///
/// - `<system role name>`: the passages in the order in which the adapter has put them, each a `<section title tier part when>`, without tier and part
///   where the tags would be more than a tenth of it; a single one
///   without a condition is the element's own text. `when` is the condition of the layer, which holds: a layer whose condition does not hold
///   never gets here, as in every other format. Examples and what the adapter adds (a reasoning instruction, an answer schema) are sections.
/// - `<tools count>`: see writeTools().
/// - `<context window_size>`: the latest messages, as many as the window holds, those of higher priority first; a message without a priority
///   counts as 0, and equals stay in the order in which they were said.
/// - `<request sender>`: the request, and the output instructions as what the answer is prompted with. The sender is that of the last
///   message in the window that is from a user and names one.
///
/// What is empty is left out, but for the request. Messages before `historyBegin` are not sent at all.
PromptDocument writePromptXml(const PromptBundle &bundle, const QList<PromptBlock> &blocks, const PromptXmlSettings &settings, qsizetype historyBegin = 0);

/// Puts the document in the place of all texts of a prompt: it becomes the user's only turn, and the ledger records that the system prompt, the
/// tools and the conversation were moved into it. Tools stay registered as well where the model can call any: a model answers with a call only
/// where the API knows the tool. Parameters and output schemas stay where the API wants them.
void putIntoDocument(const PromptBundle &bundle, const PromptXmlSettings &settings, AssembledPrompt &prompt);

} // namespace outcrop
