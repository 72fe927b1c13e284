// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"
#include "core/tokens/tokencount.h"

#include <QList>

#include <optional>

namespace outcrop {

/// What a part of a request is.
enum class RequestPart {
    Tools,        ///< a tool's definition
    Schema,       ///< the schema of the answer, where the API takes it
    Section,      ///< a passage of the system prompt
    Example,
    History,      ///< a turn of the conversation
    Request,      ///< what is asked; in a hybrid prompt the METADATA is in it
    Instructions, ///< output instructions
    Frame,        ///< the provider's unpublished overhead, or the tags of a <prompt> document
};

/// `tools`, `schema`, `section` …
QString requestPartName(RequestPart part);

/// The tokens of one part.
struct PartTokens {
    QString id;    ///< `tools/0`, `layers/soul.md`, `history/3`, `request`
    QString file;  ///< the document it comes from; empty where there is none
    QString title;
    RequestPart kind = RequestPart::Section;
    std::optional<Tier> tier; ///< of what is in the system prompt
    Cadence cadence = Cadence::Daily;
    TokenCount count;
};

/// The tokens of a request, in the order in which the provider reads it. Texts are counted as they are sent, each with the separator behind it; what
/// the provider wraps around tools, schemas and turns is an estimate with its band, after the adapter's `wrapping`. The parts sum to the total.
struct RequestTokens {
    QList<PartTokens> parts;
    TokenCount total;

    TokenCount sum(RequestPart kind) const;
    /// Tools and the schema of the answer.
    TokenCount tools() const;
    /// Sections and examples.
    TokenCount system() const;
    TokenCount history() const { return sum(RequestPart::History); }
    TokenCount sum(Tier tier) const;
};

} // namespace outcrop
