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
};

/// The texts of a request before a wire format puts them in their places: the system prompt in the adapter's order and delimiters, with what
/// only this provider needs added (a reasoning instruction, a schema it cannot enforce), and the turns of the conversation.
struct AssembledPrompt {
    QList<PromptBlock> blocks;
    OutputMechanism outputMechanism = OutputMechanism::PromptText;
    BodyFormat format = BodyFormat::Markdown;

    /// Parts that are sent, but not where they were meant to be, and why.
    QHash<QString, QString> moved;
    Ledger injected;
};

/// `format` overrides what agent and adapter prefer.
AssembledPrompt assemblePrompt(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model, std::optional<BodyFormat> format);

/// Passages joined with an empty line between them.
TracedText joinBlocks(const QList<PromptBlock> &blocks);

} // namespace outcrop
