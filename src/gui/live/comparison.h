// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/preparedtext.h"

#include <QSet>

namespace outcrop {

/// A provider and one of its models; an empty model is chosen as for any render.
struct CompareTarget {
    QString provider;
    QString model = {};

    friend bool operator==(const CompareTarget &, const CompareTarget &) = default;
};

/// Which providers are shown side by side, and how.
struct Comparison {
    enum class Form { Prompt, Request };

    QList<CompareTarget> targets;
    Form form = Form::Prompt;
    bool onlyDifferences = false;

    friend bool operator==(const Comparison &, const Comparison &) = default;
};

inline constexpr int leastCompared = 2;
inline constexpr int mostCompared = 5;

/// One of the texts to compare, and what is found about its lines.
struct ComparedText {
    TracedText traced;
    SoftText soft;
    QList<Origin> origins = {}; ///< of each line, see lineOrigins()
    QList<quint64> words = {};  ///< a hash of each line
    QList<quint64> places = {}; ///< a hash of each origin; 0 for what the program wrote
    QSet<quint64> allWords = {};
    QSet<quint64> allPlaces = {};
    QList<LineMark> marks = {};
};

/// Marks the lines that differ: in all other texts against the first, and in the first what any of them has differently.
void compareTexts(QList<ComparedText> &texts);

/// Leaves out what is alike, but for one line around each difference.
void keepDifferences(ComparedText &text);

} // namespace outcrop
