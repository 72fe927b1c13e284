// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/exactcounter.h"

#include "core/tokens/passages.h"

namespace outcrop {

Tokenizer TokenizerPool::take()
{
    const std::scoped_lock lock(m_mutex);
    if (m_free.empty())
        return Tokenizer(m_encoding);
    Tokenizer tokenizer = std::move(m_free.back());
    m_free.pop_back();
    return tokenizer;
}

void TokenizerPool::giveBack(Tokenizer &&tokenizer)
{
    const std::scoped_lock lock(m_mutex);
    m_free.push_back(std::move(tokenizer));
}

qint64 TokenizerPool::count(QStringView text)
{
    Tokenizer tokenizer = take();
    const qint64 tokens = tokenizer.count(text);
    giveBack(std::move(tokenizer));
    return tokens;
}

ExactCounter::ExactCounter(const Encoding &encoding) : m_name(encoding.name()), m_tokenizers(encoding)
{
}

TokenCount ExactCounter::count(QStringView text) const
{
    return TokenCount::exact(tokens(text), m_name);
}

qint64 ExactCounter::tokens(QStringView text) const
{
    qint64 total = 0;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = passageEnd(text, start);
        total += passageTokens(text.mid(start, end - start));
        start = end;
    }
    return total;
}

qint64 ExactCounter::passageTokens(QStringView passage) const
{
    if (const std::optional<quint32> known = m_memo.find(passage))
        return *known;
    const qint64 tokens = m_tokenizers.count(passage);
    m_memo.insert(passage, static_cast<quint32>(tokens));
    return tokens;
}

} // namespace outcrop
