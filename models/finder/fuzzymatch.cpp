// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder/fuzzymatch.h"

#include <algorithm>

namespace outcrop {

namespace {

constexpr int characterPoints = 8;
constexpr int adjacentPoints = 10;
constexpr int wordStartPoints = 12;
constexpr int textStartPoints = 8;
constexpr int exactMatchPoints = 40;
constexpr int shortTextPoints = 20;

QString foldWord(const QString &text)
{
    QString result = text;
    for (QChar &character : result)
        character = character.toCaseFolded();
    return result;
}

/// Returns a mask with one of 64 bits per character. Characters can share a bit, so the mask can only exclude matches.
quint64 characterMask(const QString &foldedText)
{
    quint64 mask = 0;
    for (const QChar character : foldedText)
        mask |= quint64(1) << (character.unicode() & 63);
    return mask;
}

bool beginsWord(const QString &text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text.at(at - 1);
    const QChar character = text.at(at);
    return (!before.isLetterOrNumber() && character.isLetterOrNumber()) || (before.isLower() && character.isUpper());
}

/// Returns the position of the word's last character if each character matches as early as possible; -1 if there is no match.
qsizetype endOfEarliestMatch(const QString &word, const QString &text)
{
    qsizetype at = -1;
    for (const QChar character : word) {
        at = text.indexOf(character, at + 1);
        if (at < 0)
            return -1;
    }
    return at;
}

/// Returns the positions of the characters of a match that ends at `end`, matched backward, so that the match is as short as possible.
QList<int> positionsEndingAt(const QString &word, const QString &text, qsizetype end)
{
    QList<int> positions(word.size());
    qsizetype at = end + 1;
    for (qsizetype i = word.size() - 1; i >= 0; --i) {
        at = text.lastIndexOf(word.at(i), at - 1);
        positions[i] = static_cast<int>(at);
    }
    return positions;
}

/// Returns the positions of the whole word as a substring, preferably at the start of a word; empty if there is none.
QList<int> substringPositions(const QString &word, const FuzzyText &text)
{
    qsizetype found = text.foldedText.indexOf(word);
    for (qsizetype at = found; at >= 0; at = text.foldedText.indexOf(word, at + 1)) {
        if (beginsWord(text.original, at)) {
            found = at;
            break;
        }
    }
    QList<int> positions;
    for (qsizetype i = 0; found >= 0 && i < word.size(); ++i)
        positions += static_cast<int>(found + i);
    return positions;
}

int pointsOf(const QList<int> &positions, const FuzzyText &text)
{
    int points = positions.first() == 0 ? textStartPoints : 0;
    int before = -2;
    for (const int place : positions) {
        points += characterPoints;
        points += place == before + 1 ? adjacentPoints : 0;
        points += beginsWord(text.original, place) ? wordStartPoints : 0;
        before = place;
    }
    points += positions.size() == text.foldedText.size() ? exactMatchPoints : 0;
    return points + shortTextPoints * 10 / (10 + static_cast<int>(text.foldedText.size()));
}

} // namespace

FuzzyText::FuzzyText(const QString &text) : foldedText(outcrop::foldWord(text)), original(text), mask(characterMask(foldedText)) { }

FuzzyPattern::FuzzyPattern(const QString &typed)
{
    const QStringList words = foldWord(typed.simplified()).split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words)
        m_words += Word{word, characterMask(word)};
}

int FuzzyPattern::score(int word, const FuzzyText &text) const
{
    return match(m_words.at(word), text, false).score;
}

QList<int> FuzzyPattern::offsets(const FuzzyText &text) const
{
    QList<int> positions;
    for (const Word &word : m_words)
        positions += match(word, text, true).positions;
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
}

bool FuzzyPattern::isRefinementOf(const FuzzyPattern &earlier) const
{
    if (earlier.m_words.size() > m_words.size())
        return false;
    for (qsizetype i = 0; i < earlier.m_words.size(); ++i) {
        if (!m_words.at(i).foldedText.startsWith(earlier.m_words.at(i).foldedText))
            return false;
    }
    return true;
}

FuzzyMatch FuzzyPattern::match(const Word &word, const FuzzyText &text, bool includesPositions) const
{
    if ((word.mask & ~text.mask) != 0 || word.foldedText.size() > text.foldedText.size())
        return {};
    QList<int> positions = substringPositions(word.foldedText, text);
    if (positions.isEmpty()) {
        const qsizetype end = endOfEarliestMatch(word.foldedText, text.foldedText);
        if (end < 0)
            return {};
        positions = positionsEndingAt(word.foldedText, text.foldedText, end);
    }
    const int score = pointsOf(positions, text);
    return {score, includesPositions ? positions : QList<int>()};
}

} // namespace outcrop
