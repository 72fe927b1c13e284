// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokencounter.h"

#include <QStringList>

namespace outcrop::testing {

/// Counts words, each as a fixed number of tokens, so that a test can compute the count.
class WordCounter : public TokenCounter
{
public:
    explicit WordCounter(qint64 tokensPerWord = 1) : m_tokensPerWord(tokensPerWord) { }

    TokenCount count(QStringView text) const override
    {
        qint64 words = 0;
        bool isInWord = false;
        for (const QChar character : text) {
            words += !isInWord && !character.isSpace() ? 1 : 0;
            isInWord = !character.isSpace();
        }
        return TokenCount::exact(words * m_tokensPerWord, name());
    }

    QString name() const override { return QStringLiteral("words"); }

private:
    qint64 m_tokensPerWord;
};

/// Returns a text with this number of words.
inline QString words(int count)
{
    return QStringList(QList<QString>(count, QStringLiteral("word"))).join(u' ');
}

} // namespace outcrop::testing
