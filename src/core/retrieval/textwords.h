// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

/// A word and its location in a text.
struct TextWord {
    QString word;          ///< folded: lower case, without accents
    qsizetype start = 0;   ///< offset in UTF-16 code units
    qsizetype length = 0;
};

/// Returns a word in lower case and without accents, as indexes compare words: `Über` becomes `uber`.
QString foldWord(QStringView word);

/// Returns the words of a text in order: runs of letters and digits. Other characters separate words, as in `step.run` and
/// `re-index`.
QList<TextWord> textWords(QStringView text);

/// Returns the words without their locations.
QStringList wordsOf(QStringView text);

} // namespace outcrop
