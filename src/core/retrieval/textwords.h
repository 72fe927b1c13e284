// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

/// A word of a text and its location.
struct TextWord {
    QString word;          ///< folded: without case and accents
    qsizetype start = 0;   ///< in UTF-16 code units
    qsizetype length = 0;
};

/// Letters without case and accents, as indexes compare them: `Über` becomes `uber`.
QString foldedWord(QStringView word);

/// The words of a text in order: runs of letters and digits. Other characters separate them, as in `step.run` and `re-index`.
QList<TextWord> textWords(QStringView text);

/// The same without places.
QStringList wordsOf(QStringView text);

} // namespace outcrop
