// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace outcrop {

/// The signs of text in a response that is not part of the answer: resources/responses/answersigns.yaml, whose comments say
/// what each is. Names of tags and whole values are in small letters.
struct AnswerSigns {
    QSet<QString> thinkingTags;
    QSet<QString> promptTags;
    QStringList templateMarks; ///< longer ones first
    QStringList speakerNames;
    QStringList otherSpeakers;
    QStringList refusals;
    qsizetype refusalLength = 0;
    QSet<QString> placeholderValues;
    QList<QRegularExpression> placeholderPatterns;
    QStringList placeholderBeginnings;
    QStringList callNames;
    QStringList callArguments;

    /// Read once.
    static const AnswerSigns &builtIn();
};

} // namespace outcrop
