// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"
#include "core/tokens/tokencount.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

enum class RequestPart {
    Tools,        ///< definition of a tool
    Schema,       ///< schema of the response, if the API supports it
    Section,      ///< section of the system prompt
    Example,
    History,      ///< message of the conversation
    Attachment,   ///< image, PDF, audio or text file that is sent with the request
    Request,      ///< the request; in a hybrid prompt it contains the METADATA
    Instructions, ///< output instructions that are not part of the request
    Overhead,     ///< unpublished overhead of the provider, or the tags of a <prompt> document
};

/// Returns `tools`, `schema`, `section` and so on.
QString requestPartName(RequestPart part);
/// Returns the kind for display.
QString requestPartText(RequestPart part);

struct PartTokens {
    QString id;    ///< such as `tools/0`, `layers/soul.md`, `history/3` or `request`
    QString file;  ///< source document; empty if there is none
    QString title;
    RequestPart kind = RequestPart::Section;
    std::optional<Tier> tier; ///< set for parts of the system prompt
    Cadence cadence = Cadence::Daily;
    TokenCount count;
};

/// The token counts of a request in the provider's reading order. Texts are counted in their sent form, each with the separator after it.
/// The provider's overhead for tools, schemas and turns is an estimate with a range, from the adapter's `wrapping`. The parts add up to `total`.
struct RequestTokens {
    QList<PartTokens> parts;
    TokenCount total;

    TokenCount sum(RequestPart kind) const;
    /// Returns the count of tools and response schema.
    TokenCount tools() const;
    /// Returns the count of sections and examples.
    TokenCount system() const;
    TokenCount history() const { return sum(RequestPart::History); }
    TokenCount sum(Tier tier) const;
    /// Returns the titles of the parts that a server drops if it drops this number of tokens: old messages first, then text from the beginning. It can drop only
    /// a part of the last one. A document is named once.
    QStringList titlesOfFirst(qint64 tokens) const;
};

} // namespace outcrop
