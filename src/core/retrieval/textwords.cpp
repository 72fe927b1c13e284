// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/textwords.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a character is part of a word. Combining marks belong to the word of the preceding letter.
bool isWordCharacter(char32_t c)
{
    return QChar::isLetterOrNumber(c) || QChar::isMark(c);
}

/// Returns the code point at `at` and its length in UTF-16 code units.
std::pair<char32_t, int> characterAt(QStringView text, qsizetype at)
{
    const QChar first = text[at];
    if (first.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return {QChar::surrogateToUcs4(first, text[at + 1]), 2};
    return {first.unicode(), 1};
}

} // namespace

QString foldWord(QStringView word)
{
    QString decomposedWord = word.toString();
    if (std::any_of(word.begin(), word.end(), [](QChar c) { return c.unicode() >= 128; })) {
        decomposedWord = decomposedWord.normalized(QString::NormalizationForm_D);
        decomposedWord.removeIf([](QChar c) { return c.isMark(); });
    }
    return decomposedWord.toLower();
}

QList<TextWord> textWords(QStringView text)
{
    QList<TextWord> words;
    qsizetype start = 0;
    for (qsizetype at = 0; at <= text.size();) {
        const auto [c, size] = at < text.size() ? characterAt(text, at) : std::pair<char32_t, int>(U' ', 1);
        if (!isWordCharacter(c)) {
            QString word = foldWord(text.mid(start, at - start));
            if (!word.isEmpty()) // a combining mark alone, such as the variation selector after an emoji, is not a word
                words.append({std::move(word), start, at - start});
            start = at + size;
        }
        at += size;
    }
    return words;
}

QStringList wordsOf(QStringView text)
{
    QStringList words;
    for (const TextWord &word : textWords(text))
        words.append(word.word);
    return words;
}

} // namespace outcrop
