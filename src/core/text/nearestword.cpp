// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/nearestword.h"

#include <QList>

#include <algorithm>
#include <numeric>

namespace outcrop {
namespace {

constexpr qsizetype maximumWordLength = 64;

bool isSeparator(QChar c)
{
    return c == u'-' || c == u'_' || c == u' ';
}

/// Returns the length of a word without its separators.
qsizetype lengthOf(const QString &word)
{
    return word.size() - std::count_if(word.begin(), word.end(), isSeparator);
}

QString normalizeWord(QString word)
{
    return word.removeIf(isSeparator).toLower();
}

/// Returns the Levenshtein edit distance.
int distance(const QString &from, const QString &to)
{
    QList<int> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < from.size(); ++i) {
        int diagonal = row[0]++;
        for (qsizetype j = 0; j < to.size(); ++j) {
            const int change = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.last();
}

/// Returns whether two words of the same length differ only by two adjacent letters in reverse order.
bool hasSwappedLetters(const QString &one, const QString &other)
{
    const auto [first, second] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    return one.size() == other.size() && one.end() - first >= 2 && first[0] == second[1] && first[1] == second[0] && std::equal(first + 2, one.end(), second + 2);
}

/// Returns whether two words with the same first letter and the same digits differ in exactly one character, which may be added or missing.
bool differsInOneLetter(const QString &one, const QString &other)
{
    const auto digitsOf = [](QString word) { return word.removeIf([](QChar c) { return !c.isDigit(); }); };
    return one.front() == other.front() && digitsOf(one) == digitsOf(other) && distance(one, other) == 1;
}

} // namespace

bool isTypingError(const QString &word, const QString &known)
{
    constexpr qsizetype shortestWord = 4; // letters
    const QString one = normalizeWord(word.left(maximumWordLength));
    const QString other = normalizeWord(known.left(maximumWordLength));
    if (one == other || std::min(one.size(), other.size()) < shortestWord)
        return one == other;
    return hasSwappedLetters(one, other) || (one.size() > shortestWord && differsInOneLetter(one, other));
}

QString nearestWord(const QString &word, const QStringList &known)
{
    const QString wanted = normalizeWord(word.left(maximumWordLength));
    QString nearest;
    int least = (int(wanted.size()) + 2) / 3 + 1;
    for (const QString &candidate : known) {
        if (std::abs(lengthOf(candidate) - wanted.size()) >= least)
            continue; // the difference in length is a lower bound of the edit distance
        const int edits = distance(wanted, normalizeWord(candidate));
        if (edits < least) {
            least = edits;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace outcrop
