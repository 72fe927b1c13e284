// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/adapter.h"
#include "core/render/ledger.h"

#include <QHash>

namespace outcrop {

/// A section of the system prompt as the provider receives it, with its heading or tag.
struct PromptBlock {
    QString title;
    Part part = Part::Context;
    Tier tier = Tier::Topsoil;
    TracedText text;
    QStringList parts; ///< names of its bundle parts, for the ledger
    TracedText content; ///< `text` without heading or tag
    QString condition = {}; ///< the layer's `when`; empty if it has none
    bool isExample = false;
    Cadence cadence = Cadence::Daily; ///< expected frequency of changes

    /// Returns whether the block must not be removed: GRANITE, and constraints of any tier. If the request does not fit without removing such a block, the
    /// user decides.
    bool isProtected() const { return !isExample && !parts.isEmpty() && (tier == Tier::Granite || part == Part::Constraints); }
};

/// The text of a request before the wire format is applied. It contains the system prompt in the adapter's order and delimiters, and the number of examples for the
/// model. It also contains additions for this provider: a reasoning instruction, or a schema that the provider cannot enforce.
struct AssembledPrompt {
    QList<PromptBlock> blocks;
    OutputMechanism outputMechanism = OutputMechanism::PromptText;
    BodyFormat format = BodyFormat::Markdown;

    TracedText request;       ///< the user's text; `requestParts` are its bundle parts
    QStringList requestParts;
    TracedText outputInstructions; ///< empty if the request contains them

    /// The complete prompt as one `<prompt>` document, which is then the only user message; empty for other formats.
    TracedText document;
    QStringList documentParts;

    qsizetype historyBegin = 0;      ///< index of the first message that is sent; earlier ones were removed to fit the budget
    QList<qsizetype> toolOrder;      ///< indexes of tools in sending order; empty for the original order

    /// Parts that are not sent in their usual location, and the reason.
    QHash<QString, QString> movedParts;
    /// Parts that are not sent, and the reason, in the bundle's order.
    QList<QPair<QString, QString>> omittedParts;
    QStringList removedProtectedParts; ///< protected parts that were removed or shortened
    Ledger notes; ///< additions and changes made during assembly
};

/// Assembles the prompt for one model. `format` overrides the preference of agent and adapter.
AssembledPrompt assemblePrompt(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model, std::optional<BodyFormat> format);

/// Returns the user message: the request and, after an empty line, the output instructions.
TracedText userText(const AssembledPrompt &prompt);

/// Returns whether a text begins with a Markdown heading: one to six `#` and whitespace.
bool beginsWithHeading(const QString &text);

/// Joins sections with empty lines.
TracedText joinBlocks(const QList<PromptBlock> &blocks);

} // namespace outcrop
