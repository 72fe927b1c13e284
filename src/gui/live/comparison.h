// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/linecomparison.h"
#include "gui/text/preparedtext.h"

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
    TracedText tracedText;
    WrappedText wrappedText;
    QList<Origin> origins = {}; ///< origin of each line: that of its first character from a document
    ComparableLines lines = {};
    QList<LineMark> marks = {};
};

/// Compares each text with the first one, the reference, and marks the lines that differ. Adds empty lines, so that corresponding lines are in the same row of
/// all texts. The list must not be empty.
void compareTexts(QList<ComparedText> &texts);

/// Replaces rows that are equal in all texts with gaps, except the rows directly before and after each difference. Call it after compareTexts().
void collapseEqualRows(QList<ComparedText> &texts);

} // namespace outcrop
