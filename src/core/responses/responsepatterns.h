// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace outcrop {

/// Patterns for text that is not part of the response itself, such as reasoning and echoes of the prompt. Loaded from
/// resources/responses/answersigns.yaml, whose comments describe each list. Tag names and complete values are in lower case.
struct ResponsePatterns {
    QSet<QString> thinkingTags;
    QSet<QString> promptTags;
    QStringList templateMarks; ///< special tokens of chat templates, longest first
    QStringList speakerNames;
    QStringList otherSpeakers;
    QStringList refusals;
    qsizetype refusalLength = 0;
    QSet<QString> placeholderValues;
    QList<QRegularExpression> placeholderPatterns;
    QStringList placeholderBeginnings;
    QStringList callNames;
    QStringList callArguments;

    /// Returns the built-in patterns, which are read from the resource only once.
    static const ResponsePatterns &builtIn();
};

} // namespace outcrop
