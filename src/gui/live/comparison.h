// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/preparedtext.h"

#include <QSet>

namespace outcrop {

/// A provider and one of its models; an empty model means the default.
struct CompareTarget {
    QString provider;
    QString model = {};

    friend bool operator==(const CompareTarget &, const CompareTarget &) = default;
};

/// The providers in a side-by-side comparison, and its options.
struct Comparison {
    enum class Form { Prompt, Request };

    QList<CompareTarget> targets;
    Form form = Form::Prompt;
    bool showsOnlyDifferences = false;

    friend bool operator==(const Comparison &, const Comparison &) = default;
};

inline constexpr int minComparedProviders = 2;
inline constexpr int maxComparedProviders = 5;

/// One text of a comparison and the marks of its lines.
struct ComparedText {
    TracedText traced;
    WrappedText wrapped;
    QList<Origin> origins = {}; ///< origin of each line, see lineOrigins()
    QList<quint64> lineHashes = {};
    QList<quint64> originHashes = {}; ///< hash of the origin of each line; 0 for generated text
    QSet<quint64> allLineHashes = {};
    QSet<quint64> allOriginHashes = {};
    QList<LineMark> marks = {};
};

/// Marks the lines that differ. Each text is compared with the first text; a line of the first text is marked if it differs from any other text. The list must
/// not be empty.
void compareTexts(QList<ComparedText> &texts);

/// Replaces lines without differences with gaps, except the lines directly before and after each difference.
void collapseEqualLines(ComparedText &text);

} // namespace outcrop
