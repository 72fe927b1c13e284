// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A stretch of a text.
struct TextPart {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const TextPart &, const TextPart &) = default;
};

/// What a regular expression makes of a sample.
struct PatternTrial {
    QString error;             ///< why it is none; empty where it is one
    qsizetype errorOffset = 0; ///< in the pattern
    QList<TextPart> matches;
    bool whole = false;   ///< one match is the whole sample
    bool gaveUp = false;  ///< matching took too many steps

    bool isValid() const { return error.isEmpty(); }
};

/// Of long samples only the beginning is tried. Safe to be called from any thread.
PatternTrial tryPattern(const QString &pattern, const QString &sample);

} // namespace outcrop
