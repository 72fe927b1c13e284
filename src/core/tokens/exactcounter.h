// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/passagememo.h"
#include "core/tokens/tokencounter.h"
#include "core/tokens/tokenizer.h"

#include <vector>

namespace outcrop {

/// A pool of tokenizers of one encoding. Each belongs to one thread at a time; a used one knows pieces already and is lent first.
class TokenizerPool
{
public:
    explicit TokenizerPool(const Encoding &encoding) : m_encoding(encoding) { }

    /// Counts with a tokenizer that no other thread uses.
    qint64 count(QStringView text);

private:
    Tokenizer take();
    void giveBack(Tokenizer &&tokenizer);

    Encoding m_encoding;
    std::mutex m_mutex;
    std::vector<Tokenizer> m_free;
};

/// Counts with a published encoding, and remembers the passages that it counted.
class ExactCounter : public TokenCounter
{
public:
    explicit ExactCounter(const Encoding &encoding);

    TokenCount count(QStringView text) const override;
    QString name() const override { return m_name; }
    /// The number alone.
    qint64 tokens(QStringView text) const;

private:
    QString m_name;
    mutable TokenizerPool m_tokenizers;
    mutable PassageMemo<qint64> m_memo;
};

} // namespace outcrop
