// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/exactcounter.h"

#include "core/tokens/passagesum.h"

namespace outcrop {

Tokenizer TokenizerPool::acquire()
{
    const std::scoped_lock lock(m_mutex);
    if (m_freeTokenizers.empty())
        return Tokenizer(m_encoding);
    Tokenizer tokenizer = std::move(m_freeTokenizers.back());
    m_freeTokenizers.pop_back();
    return tokenizer;
}

void TokenizerPool::release(Tokenizer &&tokenizer)
{
    const std::scoped_lock lock(m_mutex);
    m_freeTokenizers.push_back(std::move(tokenizer));
}

qint64 TokenizerPool::count(QStringView text)
{
    Tokenizer tokenizer = acquire();
    const qint64 tokens = tokenizer.count(text);
    release(std::move(tokenizer));
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
    return sumOfPassages(m_cache, text, [this](QStringView passage) { return m_tokenizers.count(passage); });
}

} // namespace outcrop
