// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/closestword.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype longestList = 24;

/// Insertions, deletions, substitutions and swaps of neighbours that lead from one word to the other.
qsizetype distance(const QString &a, const QString &b)
{
    QList<QList<qsizetype>> rows(a.size() + 1, QList<qsizetype>(b.size() + 1));
    for (qsizetype i = 0; i <= a.size(); ++i) {
        for (qsizetype j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                rows[i][j] = i + j;
                continue;
            }
            const bool same = a.at(i - 1) == b.at(j - 1);
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a.at(i - 1) == b.at(j - 2) && a.at(i - 2) == b.at(j - 1))
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    }
    return rows.last().last();
}

bool isNear(const QString &word, const QString &other, qsizetype mistakes)
{
    const qsizetype shorter = std::min(word.size(), other.size());
    return mistakes <= std::max<qsizetype>(1, shorter / 3);
}

} // namespace

QString closestWord(const QString &word, const QStringList &words)
{
    constexpr qsizetype longestWord = 64; // beyond it nobody mistyped
    QString best;
    qsizetype fewest = longestWord;
    for (const QString &other : words) {
        if (word.size() > longestWord || other.size() > longestWord)
            continue;
        const qsizetype mistakes = distance(word.toLower(), other.toLower());
        if (mistakes < fewest && isNear(word, other, mistakes)) {
            fewest = mistakes;
            best = other;
        }
    }
    return best;
}

QString unknownWord(const QString &what, const QString &word, const QStringList &words)
{
    QString message = QStringLiteral("there is no %1 `%2`").arg(what, word);
    const QString meant = closestWord(word, words);
    if (!meant.isEmpty())
        message += QStringLiteral("; did you mean `%1`?").arg(meant);
    if (words.isEmpty())
        return message + QStringLiteral("; there are none");
    if (words.size() > longestList)
        return message;
    return message + (meant.isEmpty() ? QStringLiteral("; there are: ") : QStringLiteral(" There are: ")) + words.join(QStringLiteral(", "));
}

} // namespace outcrop
