// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/ledger.h"
#include "core/render/promptassembly.h"
#include "core/render/promptformat.h"

namespace outcrop {

/// A complete prompt as one document, and the changes to the bundle's parts. Source: KEP-002.
struct PromptDocument {
    TracedText text;
    QStringList parts;                       ///< bundle parts in the document's order
    QList<QPair<QString, QString>> omittedParts;  ///< parts that a setting excludes, and the reason
    Ledger notes;                            ///< characters that XML cannot represent
};

/// Writes `<prompt version>` as specified in resources/schemas/prompt.xsd:
///
/// - `<system role name>`: the blocks in the adapter's order, each as `<section title tier part when>`. `tier` and `part` are omitted without
///   include_metadata, or if the tags would exceed a tenth of the section. A single block without a condition is the text of `<system>`. `when` is the
///   layer's condition. It always holds, because the bundle contains only layers whose condition holds. Examples and the adapter's additions (a
///   reasoning instruction, a response schema) are sections.
/// - `<tools count>`: see writeTool().
/// - `<context window_size>`: the latest messages, up to the window size. With include_metadata, they are sorted by priority (0 by default), and
///   otherwise in their order.
/// - `<request sender>`: the request, and the output instructions as `<response_prompt>`. The sender is that of the last user message in the window
///   that has one, or `user`. Without output instructions, `<response_prompt>` contains the setting `response_prompt`.
///
/// In the compact form, these elements have no attributes, except `<tools>`. `<system>` is one text with Markdown headings. `<context>` has a line `sender: text` for
/// each message, in their order. The text of `<request>` is the request.
///
/// Empty elements are omitted, except the request. Messages before `historyBegin` are not sent.
PromptDocument writePromptXml(const PromptBundle &bundle, const QList<PromptBlock> &blocks, const PromptXmlSettings &settings, qsizetype historyBegin = 0);

/// Replaces the whole prompt with the document, which becomes the only user message. The ledger records that the system prompt, tools and
/// conversation were moved. Tools are also sent separately if the model can call them, because a model can only call tools that the API knows.
/// Parameters and output schemas keep their usual location.
void convertToDocument(const PromptBundle &bundle, const PromptXmlSettings &settings, AssembledPrompt &prompt);

} // namespace outcrop
