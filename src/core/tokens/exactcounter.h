// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/passagecache.h"
#include "core/tokens/tokencounter.h"
#include "core/tokens/tokenizer.h"

#include <vector>

namespace outcrop {

/// A pool of tokenizers for one encoding. Each is used by one thread at a time. The most recently used ones are preferred, because their caches are filled.
class TokenizerPool
{
public:
    explicit TokenizerPool(const Encoding &encoding) : m_encoding(encoding) { }

    /// Counts with a tokenizer that no other thread is using.
    qint64 count(QStringView text);

private:
    Tokenizer acquire();
    void release(Tokenizer &&tokenizer);

    Encoding m_encoding;
    std::mutex m_mutex;
    std::vector<Tokenizer> m_freeTokenizers;
};

/// Counts with a published encoding, and caches the counts of passages.
class ExactCounter : public TokenCounter
{
public:
    explicit ExactCounter(const Encoding &encoding);

    TokenCount count(QStringView text) const override;
    QString name() const override { return m_name; }
    /// Returns only the number of tokens.
    qint64 tokens(QStringView text) const;

private:
    QString m_name;
    mutable TokenizerPool m_tokenizers;
    mutable PassageCache<qint64> m_cache;
};

} // namespace outcrop
