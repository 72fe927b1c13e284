// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A part of the sample text, in UTF-16 code units.
struct TextRange {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// The result of applying a regular expression to a sample text.
struct PatternTest {
    QString error;             ///< syntax error; empty if the pattern is valid
    qsizetype errorOffset = 0; ///< position of the error in the pattern, in UTF-16 code units
    QList<TextRange> matches;
    bool matchesWholeSample = false;  ///< whether one match covers the whole sample
    bool exceededStepLimit = false;

    bool isValid() const { return error.isEmpty(); }
};

/// Returns the first 1,000 matches of a pattern in the first 20,000 characters of a sample, or the syntax error of the pattern. Thread-safe.
PatternTest testPattern(const QString &pattern, const QString &sample);

} // namespace outcrop
