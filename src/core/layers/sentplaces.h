// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/documentkeys.h"
#include "core/layers/promptbundle.h"

#include <QMultiHash>

namespace outcrop {

/// Which places of which documents a bundle's texts came from, with the part of the bundle that holds each. A value counts as sent only where the text that
/// came from its place holds it.
class SentPlaces
{
public:
    explicit SentPlaces(const PromptBundle &bundle);

    /// The part that holds a value, or nothing.
    std::optional<KeyClaim> claimFor(const QString &file, const KeyedValue &place) const;

private:
    struct Stretch {
        QString part;
        QString text;
    };

    void add(const TracedText &text, const QString &part);
    void add(const HybridEnvelope &envelope);

    QHash<QString, QMultiHash<qsizetype, Stretch>> m_places;
};

} // namespace outcrop
