// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/termvectors.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr qsizetype maximumTextLength = 4000; ///< characters; the rest is ignored
constexpr qsizetype minimumWordLength = 3;
constexpr qsizetype maximumTermsPerText = 24; ///< terms with lower weights have almost no effect

const QSet<QString> &stopWords()
{
    static const QStringList words = QStringLiteral(
        "about after again all also and any are ask because been before being between both but can could did does doing done down each even every few for "
        "from get give had has have having help her here his how into its just let like make many may more most much must need new not now off old one "
        "only other our out over own please put same say see shall she should show some such take tell than that the their them then there these they "
        "thing this those through too two under use used using very want was way well were what when where which while who why will with without would "
        "you your aber als auch auf aus bei bin bis bitte dann das dass dem den der des die diese doch ein eine einem einen einer für hat ich ihr ist "
        "kann mein mir mit nach nicht noch oder schon sich sie sind soll und uns vom von vor was wenn wer wie wir wird zum zur")
                                          .split(u' ');
    static const QSet<QString> set(words.begin(), words.end());
    return set;
}

bool isWord(const QString &word)
{
    const bool hasLetter = std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
    return hasLetter && word.size() >= minimumWordLength && !stopWords().contains(word) && !stopWords().contains(termOf(word));
}

QStringList wordsOf(QStringView text)
{
    const QString lowerText = text.left(maximumTextLength).toString().toLower();
    QStringList words;
    for (qsizetype at = 0; at < lowerText.size();) {
        qsizetype end = at;
        while (end < lowerText.size() && lowerText[end].isLetterOrNumber())
            ++end;
        if (const QString word = lowerText.mid(at, end - at); isWord(word))
            words.append(word);
        at = end + 1;
    }
    return words;
}

/// Assigns indexes to the terms of all texts and counts them for the weights.
class TermCounter
{
public:
    void add(const QString &text)
    {
        QMap<int, int> counts;
        for (const QString &word : wordsOf(text)) {
            const int term = findOrAddTerm(termOf(word));
            ++counts[term];
            ++m_words[term][word];
        }
        for (auto count = counts.begin(); count != counts.end(); ++count)
            ++m_documentFrequencies[count.key()];
        m_counts.append(counts);
    }

    TermVectors vectors() const
    {
        TermVectors all{m_terms, {}, {}, {}};
        for (qsizetype term = 0; term < m_terms.size(); ++term) {
            const QMap<QString, int> &words = m_words.at(term);
            all.words.append(std::max_element(words.begin(), words.end()).key());
            all.names.append(words.contains(m_terms.at(term)) ? m_terms.at(term) : all.words.last());
        }
        for (const QMap<int, int> &counts : m_counts)
            all.vectors.append(vectorOf(counts));
        return all;
    }

private:
    int findOrAddTerm(const QString &term)
    {
        const auto known = m_termIndexes.constFind(term);
        if (known != m_termIndexes.constEnd())
            return *known;
        const int number = static_cast<int>(m_terms.size());
        m_termIndexes.insert(term, number);
        m_terms.append(term);
        m_documentFrequencies.append(0);
        m_words.append(QMap<QString, int>());
        return number;
    }

    /// Returns the vector of a text: its heaviest terms that also occur in other texts. A term in every text keeps a small weight: it may be their subject.
    TermVector vectorOf(const QMap<int, int> &counts) const
    {
        QList<std::pair<double, int>> weights;
        for (auto count = counts.begin(); count != counts.end(); ++count) {
            if (const int frequency = m_documentFrequencies[count.key()]; frequency > 1)
                weights.append({-(1 + std::log(count.value())) * std::log(1 + double(m_counts.size()) / frequency), count.key()});
        }
        std::sort(weights.begin(), weights.end()); // heaviest first: weights are negated
        TermVector vector;
        for (const auto &[weight, term] : weights.mid(0, maximumTermsPerText))
            vector.insert(term, -weight);
        return normalizeVector(vector);
    }

    QHash<QString, int> m_termIndexes;
    QStringList m_terms;
    QList<int> m_documentFrequencies; ///< number of texts with each term
    QList<QMap<QString, int>> m_words; ///< number of occurrences of each spelling, by term
    QList<QMap<int, int>> m_counts; ///< number of occurrences of each term, by text
};

} // namespace

QString termOf(const QString &word)
{
    const QString term = word.toLower();
    const bool isPlural = term.size() > 3 && term.endsWith(u's') && !term.endsWith(QLatin1StringView("ss")) && !term.endsWith(QLatin1StringView("us"));
    if (isPlural && term.size() > 5 && term.endsWith(QLatin1StringView("ies")))
        return term.chopped(3) + u'y';
    return isPlural ? term.chopped(1) : term;
}

QStringList termsOf(QStringView text)
{
    QStringList terms;
    for (const QString &word : wordsOf(text))
        terms.append(termOf(word));
    return terms;
}

TermVectors termVectors(const QStringList &texts)
{
    TermCounter counter;
    for (const QString &text : texts)
        counter.add(text);
    return counter.vectors();
}

double cosine(const TermVector &a, const TermVector &b)
{
    const TermVector &shorterVector = a.size() < b.size() ? a : b;
    const TermVector &longerVector = a.size() < b.size() ? b : a;
    double sum = 0;
    for (auto one = shorterVector.begin(); one != shorterVector.end(); ++one)
        sum += one.value() * longerVector.value(one.key());
    return sum;
}

TermVector normalizeVector(TermVector vector)
{
    double sum = 0;
    for (const double weight : std::as_const(vector))
        sum += weight * weight;
    const double length = std::sqrt(sum);
    for (double &weight : vector)
        weight = length > 0 ? weight / length : 0;
    return vector;
}

} // namespace outcrop
