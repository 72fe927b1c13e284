// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/documentkeys.h"
#include "core/layers/promptbundle.h"

#include <QMultiHash>

namespace outcrop {

/// Maps locations in documents to the bundle parts that contain their text. A value counts as sent only if the text from its location contains it.
class SentLocations
{
public:
    explicit SentLocations(const PromptBundle &bundle);

    /// Returns the part that contains a value, or nullopt.
    std::optional<KeyEffect> effectFor(const QString &file, const ValueAtPath &place) const;

private:
    struct SentText {
        QString part;
        QString text;
    };

    void add(const TracedText &text, const QString &part);
    void add(const HybridEnvelope &envelope);

    QHash<QString, QMultiHash<qsizetype, SentText>> m_textsByLocation;
};

} // namespace outcrop
