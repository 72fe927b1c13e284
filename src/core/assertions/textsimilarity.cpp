// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertions/textsimilarity.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace outcrop {
namespace {

constexpr int maxGram = 4;
constexpr qsizetype maxDistanceText = 20'000;

QStringList wordsOf(const QString &text)
{
    return text.toLower().simplified().split(u' ', Qt::SkipEmptyParts);
}

QMap<QString, int> ngramsOf(const QStringList &words, int size)
{
    QMap<QString, int> grams;
    for (qsizetype i = 0; i + size <= words.size(); ++i)
        ++grams[words.mid(i, size).join(u' ')];
    return grams;
}

int totalCount(const QMap<QString, int> &grams)
{
    return std::accumulate(grams.begin(), grams.end(), 0);
}

int commonCount(const QMap<QString, int> &grams, const QMap<QString, int> &others)
{
    int count = 0;
    for (const auto &[gram, times] : grams.asKeyValueRange())
        count += std::min(times, others.value(gram));
    return count;
}

QStringList withoutPeriods(QStringList words)
{
    for (QString &word : words) {
        while (word.endsWith(u'.'))
            word.chop(1);
    }
    return words;
}

double gleuOf(const QStringList &words, const QStringList &reference)
{
    if (words == reference)
        return 1;
    int matches = 0, total = 0, referenceTotal = 0;
    for (int size = 1; size <= maxGram; ++size) {
        const QMap<QString, int> grams = ngramsOf(words, size), others = ngramsOf(reference, size);
        matches += commonCount(grams, others);
        total += totalCount(grams);
        referenceTotal += totalCount(others);
    }
    return total == 0 || referenceTotal == 0 ? 0 : double(matches) / std::max(total, referenceTotal);
}

/// Splits punctuation and English contractions from words, like the Penn Treebank tokenizer.
QStringList tokensOf(QString text)
{
    static const QRegularExpression punctuation(QStringLiteral("([,;:@#$%&?!\"()\\[\\]{}<>]|--|\\.{2,}|\\.(?=\\s*$))"));
    static const QRegularExpression contraction(QStringLiteral("(n't|'(?:s|m|d|ll|re|ve))\\b"), QRegularExpression::CaseInsensitiveOption);
    text.replace(punctuation, QStringLiteral(" \\1 "));
    text.replace(contraction, QStringLiteral(" \\1"));
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

} // namespace

double bleuScore(const QString &text, const QStringList &references)
{
    const QStringList words = wordsOf(text);
    if (words.isEmpty() || references.isEmpty())
        return 0;
    qsizetype closestLength = wordsOf(references.first()).size();
    for (const QString &reference : references) {
        const qsizetype length = wordsOf(reference).size();
        if (std::abs(length - words.size()) < std::abs(closestLength - words.size()))
            closestLength = length;
    }
    double logarithms = 0;
    for (int size = 1; size <= maxGram; ++size) {
        const QMap<QString, int> grams = ngramsOf(words, size);
        int best = 0;
        for (const QString &reference : references)
            best = std::max(best, commonCount(grams, ngramsOf(wordsOf(reference), size)));
        constexpr double smoothing = 1e-7;
        logarithms += std::log(best == 0 ? smoothing : double(best) / totalCount(grams)) / maxGram;
    }
    const double length = words.size() > closestLength || closestLength == 0 ? 1 : std::exp(1 - double(words.size()) / double(closestLength));
    return length * std::exp(logarithms);
}

double gleuScore(const QString &text, const QStringList &references)
{
    const QStringList words = withoutPeriods(wordsOf(text));
    double best = 0;
    for (const QString &reference : references)
        best = words.isEmpty() ? best : std::max(best, gleuOf(words, withoutPeriods(wordsOf(reference))));
    return best;
}

double rougeScore(const QString &text, const QString &reference)
{
    const QStringList tokens = tokensOf(text), others = tokensOf(reference);
    const QSet<QString> commonTokens = QSet<QString>(tokens.begin(), tokens.end()).intersect(QSet<QString>(others.begin(), others.end()));
    return others.isEmpty() ? 0 : double(commonTokens.size()) / double(others.size());
}

qsizetype editDistance(const QString &a, const QString &b)
{
    const QStringView left = QStringView(a).left(maxDistanceText), right = QStringView(b).left(maxDistanceText);
    std::vector<qsizetype> row(std::size_t(right.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < left.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 1; j < row.size(); ++j) {
            const qsizetype replacedDistance = diagonal + (left.at(i) == right.at(qsizetype(j) - 1) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replacedDistance});
        }
    }
    return row.back();
}

qsizetype wordCount(const QString &text)
{
    return wordsOf(text).size();
}

} // namespace outcrop
