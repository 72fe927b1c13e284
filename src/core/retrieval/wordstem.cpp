// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/wordstem.h"

#include <QList>

#include <algorithm>

namespace outcrop {
namespace {

struct Ending {
    QLatin1StringView from;
    QLatin1StringView to;
};

bool isVowelAt(QStringView word, qsizetype at)
{
    switch (word[at].unicode()) {
    case u'a':
    case u'e':
    case u'i':
    case u'o':
    case u'u': return true;
    case u'y': return at > 0 && !isVowelAt(word, at - 1);
    default: return false;
    }
}

bool hasVowel(QStringView word)
{
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (isVowelAt(word, i))
            return true;
    }
    return false;
}

/// Returns the number of vowel-consonant sequences, called `m` in the paper.
int measure(QStringView word)
{
    int count = 0;
    for (qsizetype i = 1; i < word.size(); ++i)
        count += isVowelAt(word, i - 1) && !isVowelAt(word, i) ? 1 : 0;
    return count;
}

bool endsDouble(QStringView word)
{
    return word.size() > 1 && word.back() == word[word.size() - 2] && !isVowelAt(word, word.size() - 1);
}

/// Returns whether a word ends with consonant, vowel, consonant, where the last is not w, x or y: `hop`.
bool endsInShortSyllable(QStringView word)
{
    const qsizetype n = word.size();
    return n > 2 && !isVowelAt(word, n - 3) && isVowelAt(word, n - 2) && !isVowelAt(word, n - 1) && !QStringView(u"wxy").contains(word.back());
}

/// Replaces the first matching suffix if the measure of the remaining stem is above `least`. Returns whether it was replaced.
template<typename List>
bool replaceEnding(QString &word, const List &endings, int least)
{
    for (const Ending &ending : endings) {
        if (!word.endsWith(ending.from))
            continue;
        const QStringView stem = QStringView(word).chopped(ending.from.size());
        if (measure(stem) <= least)
            return false;
        word = stem.toString() + ending.to;
        return true;
    }
    return false;
}

/// Removes plural endings (step 1a).
void dropPlural(QString &word)
{
    if (word.endsWith(QLatin1StringView("sses")) || word.endsWith(QLatin1StringView("ies")))
        word.chop(2);
    else if (word.endsWith(u's') && !word.endsWith(QLatin1StringView("ss")))
        word.chop(1);
}

/// Repairs a stem after step 1b removed -ed or -ing: `hopp` becomes `hop`, `conflat` becomes `conflate`.
void repairStem(QString &word)
{
    const bool needsFinalE = word.endsWith(QLatin1StringView("at")) || word.endsWith(QLatin1StringView("bl")) || word.endsWith(QLatin1StringView("iz"));
    if (needsFinalE || (measure(word) == 1 && endsInShortSyllable(word)))
        word += u'e';
    else if (endsDouble(word) && !QStringView(u"lsz").contains(word.back()))
        word.chop(1);
}

/// Shortens -eed to -ee, and removes -ed and -ing (step 1b).
void dropTense(QString &word)
{
    if (word.endsWith(QLatin1StringView("eed"))) {
        if (measure(QStringView(word).chopped(3)) > 0)
            word.chop(1);
        return;
    }
    for (const QLatin1StringView ending : {QLatin1StringView("ed"), QLatin1StringView("ing")}) {
        if (!word.endsWith(ending))
            continue;
        if (hasVowel(QStringView(word).chopped(ending.size()))) {
            word.chop(ending.size());
            repairStem(word);
        }
        return;
    }
}

/// Removes derivational suffixes (step 4). Considers only the first matching one.
void dropDerivationalSuffix(QString &word)
{
    static constexpr QLatin1StringView endings[] = {QLatin1StringView("ement"), QLatin1StringView("ance"), QLatin1StringView("ence"), QLatin1StringView("able"),
        QLatin1StringView("ible"), QLatin1StringView("ment"), QLatin1StringView("ant"), QLatin1StringView("ent"), QLatin1StringView("ion"), QLatin1StringView("ism"),
        QLatin1StringView("ate"), QLatin1StringView("iti"), QLatin1StringView("ous"), QLatin1StringView("ive"), QLatin1StringView("ize"), QLatin1StringView("al"),
        QLatin1StringView("er"), QLatin1StringView("ic"), QLatin1StringView("ou")};
    for (const QLatin1StringView ending : endings) {
        if (!word.endsWith(ending))
            continue;
        const QStringView stem = QStringView(word).chopped(ending.size());
        const bool fits = ending != QLatin1StringView("ion") || stem.endsWith(u's') || stem.endsWith(u't');
        if (fits && measure(stem) > 1)
            word.chop(ending.size());
        return;
    }
}

/// Removes a final e, and reduces a final double l (step 5).
void reduceFinalLetters(QString &word)
{
    if (word.endsWith(u'e')) {
        const QStringView stem = QStringView(word).chopped(1);
        if (const int m = measure(stem); m > 1 || (m == 1 && !endsInShortSyllable(stem)))
            word.chop(1);
    }
    if (word.endsWith(QLatin1StringView("ll")) && measure(word) > 1)
        word.chop(1);
}

constexpr Ending ending(const char *from, const char *to)
{
    return {QLatin1StringView(from), QLatin1StringView(to)};
}

bool isPlain(const QString &word)
{
    return word.size() > 2 && std::all_of(word.begin(), word.end(), [](QChar c) { return c >= u'a' && c <= u'z'; });
}

} // namespace

QString wordStem(const QString &word)
{
    static constexpr Ending second[] = {ending("ational", "ate"), ending("ization", "ize"), ending("iveness", "ive"), ending("fulness", "ful"),
        ending("ousness", "ous"), ending("tional", "tion"), ending("biliti", "ble"), ending("entli", "ent"), ending("ousli", "ous"), ending("ation", "ate"),
        ending("alism", "al"), ending("aliti", "al"), ending("iviti", "ive"), ending("enci", "ence"), ending("anci", "ance"), ending("izer", "ize"),
        ending("alli", "al"), ending("ator", "ate"), ending("logi", "log"), ending("bli", "ble"), ending("eli", "e")};
    static constexpr Ending thirdEndings[] = {ending("icate", "ic"), ending("ative", ""), ending("alize", "al"), ending("iciti", "ic"), ending("ical", "ic"),
        ending("ness", ""), ending("ful", "")};
    if (!isPlain(word))
        return word;
    QString stem = word;
    dropPlural(stem);
    dropTense(stem);
    if (stem.endsWith(u'y') && hasVowel(QStringView(stem).chopped(1)))
        stem.back() = u'i';
    replaceEnding(stem, second, 0);
    replaceEnding(stem, thirdEndings, 0);
    dropDerivationalSuffix(stem);
    reduceFinalLetters(stem);
    return stem;
}

} // namespace outcrop
