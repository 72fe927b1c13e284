// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/phrases.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns a word without a plural s: `pod` for `pods` and `api` for `apis`; `dns` and `address` are unchanged.
QString normalizeWord(const QString &word)
{
    const bool isPlural = word.size() > 3 && word.endsWith(u's') && !word.endsWith(u"ss");
    return isPlural ? word.chopped(1) : word;
}

bool matchesAt(const QStringList &phrase, const QStringList &words, qsizetype at)
{
    return at + phrase.size() <= words.size() && std::equal(phrase.begin(), phrase.end(), words.begin() + at);
}

} // namespace

QStringList comparableWords(const QString &text)
{
    QStringList words;
    qsizetype start = -1;
    const QString lowerText = text.toLower();
    for (qsizetype at = 0; at <= lowerText.size(); ++at) {
        const bool isInWord = at < lowerText.size() && (lowerText.at(at).isLetterOrNumber() || lowerText.at(at).isSurrogate());
        if (isInWord && start < 0)
            start = at;
        if (!isInWord && start >= 0) {
            words += normalizeWord(lowerText.mid(start, at - start));
            start = -1;
        }
    }
    return words;
}

void Phrases::add(const QString &phrase, int number)
{
    const QStringList words = comparableWords(phrase);
    if (words.isEmpty())
        return;
    m_indexesByFirstWord[words.first()] += int(m_phrases.size());
    m_phrases += Phrase{words, phrase, number};
}

QList<Phrases::Match> Phrases::findPhrases(const QStringList &words) const
{
    QList<bool> seen(m_phrases.size(), false);
    for (qsizetype at = 0; at < words.size(); ++at) {
        for (const int place : m_indexesByFirstWord.value(words.at(at)))
            seen[place] = seen.at(place) || matchesAt(m_phrases.at(place).words, words, at);
    }
    QList<Match> found;
    for (qsizetype place = 0; place < seen.size(); ++place) {
        if (seen.at(place))
            found += Match{m_phrases.at(place).number, m_phrases.at(place).text};
    }
    return found;
}

double wordSimilarity(const QStringList &one, const QStringList &other)
{
    constexpr qsizetype fewest = 3;
    if (one.size() < fewest || other.size() < fewest)
        return !one.isEmpty() && one == other ? 1 : 0;
    const QSet<QString> words(one.begin(), one.end());
    const QSet<QString> others(other.begin(), other.end());
    qsizetype commonLength = 0;
    for (const QString &word : words)
        commonLength += others.contains(word) ? 1 : 0;
    return double(commonLength) / double(words.size() + others.size() - commonLength);
}

} // namespace outcrop
