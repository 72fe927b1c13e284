// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/adapter.h"
#include "core/render/ledger.h"

#include <QHash>

namespace outcrop {

/// One passage of the system prompt as this provider gets it: heading or tag around it, ready to be joined.
struct PromptBlock {
    QString title;
    Part part = Part::Context;
    Tier tier = Tier::Topsoil;
    TracedText text;
    QStringList parts; ///< of the bundle, for the ledger
    TracedText content; ///< `text` without the heading or tag
    QString condition = {}; ///< why it is here, where its layer has a `when`
    bool isExample = false;
    Cadence cadence = Cadence::Daily; ///< how often it is meant to change

    /// What is never to be cut: GRANITE, and constraints of any tier. Where a request does not fit without cutting it, a person decides.
    bool isProtected() const { return !isExample && !parts.isEmpty() && (tier == Tier::Granite || part == Part::Constraints); }
};

/// The texts of a request before a wire format puts them in their places: the system prompt in the adapter's order and delimiters, with what
/// only this provider needs added (a reasoning instruction, a schema it cannot enforce) and as many examples as suit the model.
struct AssembledPrompt {
    QList<PromptBlock> blocks;
    OutputMechanism outputMechanism = OutputMechanism::PromptText;
    BodyFormat format = BodyFormat::Markdown;

    TracedText request;       ///< what the user's turn says, and the parts of the bundle in it
    QStringList requestParts;
    TracedText outputInstructions; ///< what it says besides; empty where the request holds it already

    /// All of it as one `<prompt>` document, which is then the user's only turn; empty where that was not asked for.
    TracedText document;
    QStringList documentParts;

    qsizetype historyBegin = 0;      ///< the first message that is sent; those before went to fit the budget
    QList<qsizetype> toolOrder;      ///< the order in which tools are sent; empty: as they are written

    /// Parts that are sent, but not where they were meant to be, and why.
    QHash<QString, QString> moved;
    /// Parts that are not sent, and why: in the bundle's order.
    QList<QPair<QString, QString>> leftOut;
    QStringList lostProtected; ///< of those, and of what was shortened, the parts that were never to be cut
    Ledger notes; ///< what was added or changed here
};

/// `format` overrides what agent and adapter prefer.
AssembledPrompt assemblePrompt(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model, std::optional<BodyFormat> format);

/// The user's turn: the request, and the output instructions after an empty line.
TracedText userText(const AssembledPrompt &prompt);

/// Passages joined with an empty line between them.
TracedText joinBlocks(const QList<PromptBlock> &blocks);

} // namespace outcrop
