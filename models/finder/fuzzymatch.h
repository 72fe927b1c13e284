// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A text made ready for being searched often: folded once, with a mask of the characters it holds.
struct FuzzyText {
    QString folded; ///< as long as the text: one character for each
    QString shown;
    quint64 letters = 0;

    FuzzyText() = default;
    explicit FuzzyText(const QString &text);
};

/// How well a text answers. Higher is better; 0 means no match.
struct FuzzyMatch {
    int score = 0;
    QList<int> places = {}; ///< of the matched characters, ascending
};

/// What somebody typed in order to find something: words, each of which a text holds with all its characters in their
/// order. Adjacent characters, and those that begin a word or begin the text count more; short texts count more than long
/// ones.
class FuzzyPattern
{
public:
    FuzzyPattern() = default;
    explicit FuzzyPattern(const QString &typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    int count() const { return static_cast<int>(m_words.size()); }
    /// The score of one word in a text; 0 where it is not in it.
    int score(int word, const FuzzyText &text) const;
    /// The places of every word that the text holds.
    QList<int> places(const FuzzyText &text) const;
    /// Whether everything this pattern finds is found by `earlier` as well.
    bool narrows(const FuzzyPattern &earlier) const;

private:
    struct Word {
        QString folded;
        quint64 letters = 0;
    };

    FuzzyMatch match(const Word &word, const FuzzyText &text, bool withPlaces) const;

    QList<Word> m_words;
};

} // namespace outcrop
