// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/encoding.h"

#include <QList>
#include <QString>

#include <memory>

namespace outcrop {

/// What special tokens (`<|endoftext|>`) mean in a text.
enum class SpecialTokens {
    AsText, ///< characters like any other
    AsTokens,
};

/// Counts and encodes with one vocabulary, exactly as the model's owner does. Holds a cache of pieces it has seen, so one object belongs to one
/// thread; objects are independent. Byte input that is not UTF-8 is read as the WHATWG decoder would: each maximal part of a broken sequence is U+FFFD, and
/// so is a surrogate without its partner in a QString.
class Tokenizer
{
public:
    explicit Tokenizer(Encoding encoding);
    ~Tokenizer();
    Tokenizer(Tokenizer &&) noexcept;
    Tokenizer &operator=(Tokenizer &&) noexcept;

    const Encoding &encoding() const { return m_encoding; }

    qint64 count(QByteArrayView utf8, SpecialTokens special = SpecialTokens::AsText);
    qint64 count(QStringView text, SpecialTokens special = SpecialTokens::AsText);
    QList<TokenId> encode(QByteArrayView utf8, SpecialTokens special = SpecialTokens::AsText);
    QList<TokenId> encode(QStringView text, SpecialTokens special = SpecialTokens::AsText);
    /// The bytes of the tokens; ids without bytes are left out.
    QByteArray decode(const QList<TokenId> &tokens) const;

    /// Where each token ends, in UTF-16 code units of `text`, rising. A token that ends inside a character ends, here, behind it; several may
    /// share an end.
    QList<qsizetype> boundaries(QStringView text);
    /// A beginning of `text` that has at most `tokens` tokens as its own text: the longest that ends where a token of the whole text and a
    /// character do.
    QStringView truncated(QStringView text, qint64 tokens);

private:
    struct Cache;
    qint64 countValid(QByteArrayView utf8, SpecialTokens special);

    Encoding m_encoding;
    std::unique_ptr<Cache> m_cache;
};

} // namespace outcrop
