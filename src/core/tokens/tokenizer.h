// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/encoding.h"

#include <QList>
#include <QString>

#include <memory>

namespace outcrop {

/// The treatment of special tokens (`<|endoftext|>`) in a text.
enum class SpecialTokens {
    AsText, ///< special tokens are ordinary characters
    AsTokens,
};

/// Counts and encodes with one vocabulary, exactly as the model's owner does. Caches pieces, so an object must be used by one thread at a time. Invalid
/// UTF-8 is decoded as in the WHATWG decoder: each maximal ill-formed sequence becomes U+FFFD, and so does an unpaired surrogate in a QString.
class Tokenizer
{
public:
    explicit Tokenizer(Encoding encoding);
    ~Tokenizer();
    Tokenizer(Tokenizer &&) noexcept;
    Tokenizer &operator=(Tokenizer &&) noexcept;

    const Encoding &encoding() const { return m_encoding; }

    qint64 count(QByteArrayView utf8, SpecialTokens specialTokens = SpecialTokens::AsText);
    qint64 count(QStringView text, SpecialTokens specialTokens = SpecialTokens::AsText);
    QList<TokenId> encode(QByteArrayView utf8, SpecialTokens specialTokens = SpecialTokens::AsText);
    QList<TokenId> encode(QStringView text, SpecialTokens specialTokens = SpecialTokens::AsText);
    /// Returns the bytes of the tokens. IDs without bytes are skipped.
    QByteArray decode(const QList<TokenId> &tokens) const;

    /// Returns the end of each token in UTF-16 code units of `text`, in ascending order. The end of a token inside a character is rounded up to the end of
    /// the character, so several tokens may have the same end.
    QList<qsizetype> boundaries(QStringView text);
    /// Returns the longest prefix of `text` that ends at the end of both a token and a character, and has at most `tokens` tokens when counted alone.
    QStringView truncated(QStringView text, qint64 tokens);

private:
    struct Cache;
    qint64 countValid(QByteArrayView utf8, SpecialTokens specialTokens);

    Encoding m_encoding;
    std::unique_ptr<Cache> m_cache;
};

} // namespace outcrop
