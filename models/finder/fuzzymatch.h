// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// Text prepared for repeated searches: case-folded, with a mask of its characters.
struct FuzzyText {
    QString foldedText; ///< same length as the text
    QString original;
    quint64 mask = 0;

    FuzzyText() = default;
    explicit FuzzyText(const QString &text);
};

/// The score of a match. Higher is better; 0 means no match.
struct FuzzyMatch {
    int score = 0;
    QList<int> positions = {}; ///< positions of the matched characters, ascending
};

/// A query of words. Text matches if it contains the characters of each word in order. Adjacent characters and those at the start of a word or of
/// the text score higher, and so do short texts.
class FuzzyPattern
{
public:
    FuzzyPattern() = default;
    explicit FuzzyPattern(const QString &typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    int count() const { return static_cast<int>(m_words.size()); }
    /// Returns the score of one word in a text; 0 if it does not match.
    int score(int word, const FuzzyText &text) const;
    /// Returns the positions of the characters of all matching words.
    QList<int> offsets(const FuzzyText &text) const;
    /// Returns true only if every match of this pattern is certainly also a match of `earlier`.
    bool isRefinementOf(const FuzzyPattern &earlier) const;

private:
    struct Word {
        QString foldedText;
        quint64 mask = 0;
    };

    FuzzyMatch match(const Word &word, const FuzzyText &text, bool includesPositions) const;

    QList<Word> m_words;
};

} // namespace outcrop
