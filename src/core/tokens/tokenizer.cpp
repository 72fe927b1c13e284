// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenizer.h"

#include "core/base/utf8.h"
#include "core/tokens/encodingtable.h"
#include "core/tokens/piececounter.h"
#include "core/tokens/splitter.h"

#include <algorithm>

namespace outcrop {

struct Tokenizer::Cache {
    explicit Cache(const RankTable &ranks) : pieces(ranks) { }

    CharacterClasses classes = CharacterClasses::unicode16();
    PieceCounter pieces;
};

namespace {

/// Calls use(bytes, size) for each piece of valid UTF-8.
template<typename Use>
void forEachPieceBy(SplitRule rule, const CharacterClasses &classes, QByteArrayView text, Use use)
{
    const char *end = text.data() + text.size();
    switch (rule) {
    case SplitRule::O200k:
        return forEachPiece(O200kSplitter(classes, end), text.data(), end, use);
    case SplitRule::Cl100k:
        return forEachPiece(Cl100kSplitter(classes, end), text.data(), end, use);
    }
}

/// Calls useText(part) for ordinary text and useToken(id) for each special token.
template<typename UseText, typename UseToken>
void forEachPart(const EncodingTable &table, QByteArrayView text, SpecialTokens specialTokens, UseText useText, UseToken useToken)
{
    while (specialTokens == SpecialTokens::AsTokens) {
        const SpecialTokenMatch found = findFirstSpecialToken(table, text);
        if (found.offset < 0)
            break;
        useText(text.first(found.offset));
        useToken(found.id);
        text = text.sliced(found.offset + found.size);
    }
    useText(text);
}

/// Returns the text if it is valid UTF-8. Otherwise fills `buffer` with its valid form and returns that.
QByteArrayView toWellFormedUtf8(QByteArrayView text, QByteArray &buffer)
{
    if (isUtf8(text))
        return text;
    buffer = replaceInvalidUtf8(text);
    return buffer;
}

} // namespace

Tokenizer::Tokenizer(Encoding encoding) : m_encoding(encoding), m_cache(std::make_unique<Cache>(encoding.table().ranks)) { }
Tokenizer::~Tokenizer() = default;
Tokenizer::Tokenizer(Tokenizer &&) noexcept = default;
Tokenizer &Tokenizer::operator=(Tokenizer &&) noexcept = default;

qint64 Tokenizer::count(QByteArrayView utf8, SpecialTokens specialTokens)
{
    QByteArray buffer;
    return countValid(toWellFormedUtf8(utf8, buffer), specialTokens);
}

qint64 Tokenizer::count(QStringView text, SpecialTokens specialTokens)
{
    return countValid(encodeUtf8(text), specialTokens);
}

qint64 Tokenizer::countValid(QByteArrayView utf8, SpecialTokens specialTokens)
{
    qint64 count = 0;
    const auto countText = [&](QByteArrayView text) {
        PieceCounter &pieces = m_cache->pieces;
        forEachPieceBy(m_encoding.table().rule, m_cache->classes, text, [&](const char *piece, qsizetype size) { pieces.add(piece, size, text.data() + text.size()); });
        count += pieces.finish();
    };
    forEachPart(m_encoding.table(), utf8, specialTokens, countText, [&](TokenId) { ++count; });
    return count;
}

QList<TokenId> Tokenizer::encode(QByteArrayView utf8, SpecialTokens specialTokens)
{
    QByteArray buffer;
    QList<TokenId> tokens;
    const auto add = [&](const char *piece, qsizetype size) {
        for (const TokenId token : m_cache->pieces.tokens(piece, size))
            tokens.append(token);
    };
    const auto encodeText = [&](QByteArrayView text) { forEachPieceBy(m_encoding.table().rule, m_cache->classes, text, add); };
    forEachPart(m_encoding.table(), toWellFormedUtf8(utf8, buffer), specialTokens, encodeText, [&](TokenId token) { tokens.append(token); });
    return tokens;
}

QList<TokenId> Tokenizer::encode(QStringView text, SpecialTokens specialTokens)
{
    return encode(QByteArrayView(encodeUtf8(text)), specialTokens);
}

QByteArray Tokenizer::decode(const QList<TokenId> &tokens) const
{
    QByteArray bytes;
    for (const TokenId token : tokens)
        bytes.append(m_encoding.bytes(token).value_or(QByteArrayView()));
    return bytes;
}

namespace {

/// Converts byte offsets in UTF-8 to UTF-16 offsets.
class Utf16Position
{
public:
    explicit Utf16Position(QByteArrayView utf8) : m_utf8(utf8) { }

    /// Returns the offset after the last character that begins before byte `end`. Calls must be in ascending order.
    qsizetype after(qsizetype end)
    {
        for (; m_byte < m_utf8.size() && (m_byte < end || isContinuation(m_byte)); ++m_byte) {
            if (!isContinuation(m_byte))
                m_position += quint8(m_utf8[m_byte]) < 0xf0 ? 1 : 2;
        }
        return m_position;
    }

private:
    bool isContinuation(qsizetype at) const { return quint8(m_utf8[at]) >> 6 == 2; }

    QByteArrayView m_utf8;
    qsizetype m_byte = 0;
    qsizetype m_position = 0;
};

} // namespace

QList<qsizetype> Tokenizer::boundaries(QStringView text)
{
    const QByteArray utf8 = encodeUtf8(text);
    Utf16Position position(utf8);
    QList<qsizetype> ends;
    qsizetype end = 0;
    for (const TokenId token : encode(QByteArrayView(utf8)))
        ends.append(position.after(end += m_encoding.table().ranks.bytes(token).size()));
    return ends;
}

QStringView Tokenizer::truncated(QStringView text, qint64 tokens)
{
    const QList<qsizetype> ends = boundaries(text);
    if (ends.size() <= tokens)
        return text;
    // A prefix alone can have more tokens than inside the whole text, because splitting depends on the following text.
    for (qsizetype kept = qMax(tokens, qint64(0)); kept > 0; --kept) {
        const bool isInCharacter = ends[kept - 1] == ends[kept];
        const QStringView beginning = text.first(ends[kept - 1]);
        if (!isInCharacter && count(beginning) <= tokens)
            return beginning;
    }
    return text.first(0);
}

} // namespace outcrop
