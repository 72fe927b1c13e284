// SPDX-License-Identifier: GPL-3.0-or-later
// `.tiktoken`: each line is a token's bytes in base64 and its rank. Two neighbors merge if their concatenated bytes are a token.
#include "core/tokens/tokenizerfiletiktoken.h"

#include "core/tokens/tokenizerfile.h"
#include "core/tokens/tokenizerfilebpe.h"
#include "core/tokens/tokenizerfilesplit.h"
#include "core/tokens/tokensmessages.h"

#include <QHash>

namespace outcrop {
namespace {

class Ranks : public PairMerges
{
public:
    bool add(const QByteArray &token, quint32 rank)
    {
        if (m_ranks.contains(token) || m_tokens.contains(rank))
            return false;
        m_ranks.insert(token, rank);
        m_tokens.insert(rank, token);
        return true;
    }

    bool contains(const QByteArray &token) const { return m_ranks.contains(token); }
    quint32 rank(const QByteArray &token) const { return m_ranks.value(token); }

    std::optional<PairMerge> find(quint32 left, quint32 right) const override
    {
        const auto found = m_ranks.find(m_tokens.value(left) + m_tokens.value(right));
        return found == m_ranks.end() ? std::nullopt : std::optional(PairMerge{*found, *found});
    }

private:
    QHash<QByteArray, quint32> m_ranks;
    QHash<quint32, QByteArray> m_tokens;
};

class TiktokenCounter : public TokenizerFileCounter
{
public:
    TiktokenCounter(const QString &path, Ranks ranks, TextSplitter split)
        : TokenizerFileCounter(path)
        , m_ranks(std::move(ranks))
        , m_split(std::move(split))
    {
    }

protected:
    qint64 tokens(const QString &text) const override
    {
        qint64 total = 0;
        for (const QStringView piece : m_split.pieces(text))
            total += pieceTokens(piece.toUtf8());
        return total;
    }

private:
    qint64 pieceTokens(const QByteArray &piece) const
    {
        if (m_ranks.contains(piece))
            return 1;
        QList<quint32> symbols;
        for (const char byte : piece)
            symbols.append(m_ranks.rank(QByteArray(1, byte)));
        return countMerged(symbols, m_ranks);
    }

    Ranks m_ranks;
    TextSplitter m_split;
};

Error lineError(const QString &path, int line, const QString &message)
{
    return {ErrorCode::Invalid, message, {path, {{0, line, 1}, {0, line, 1}}}};
}

std::optional<QByteArray> decodeToken(const QByteArray &word)
{
    const auto decodedToken = QByteArray::fromBase64Encoding(word, QByteArray::AbortOnBase64DecodingErrors);
    return decodedToken && !decodedToken.decoded.isEmpty() ? std::optional(decodedToken.decoded) : std::nullopt;
}

Result<Ranks> readRanks(const QString &path, const QByteArray &bytes)
{
    Ranks ranks;
    int number = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        ++number;
        const QList<QByteArray> words = line.trimmed().split(' ');
        if (words == QList<QByteArray>{QByteArray()})
            continue;
        bool isNumber = false;
        const quint32 rank = words.last().toUInt(&isNumber);
        const std::optional<QByteArray> token = decodeToken(words.first());
        if (words.size() != 2 || !isNumber || !token)
            return lineError(path, number, tokensmessages::notTiktokenLine());
        if (!ranks.add(*token, rank))
            return lineError(path, number, tokensmessages::duplicateToken());
    }
    return ranks;
}

} // namespace

Result<TokenCounterPtr> readTiktoken(const QString &path, const QByteArray &bytes, const QString &split)
{
    if (split.isEmpty())
        return lineError(path, 1, tokensmessages::noSplitNamed(path));
    const Result<Ranks> ranks = readRanks(path, bytes);
    if (!ranks)
        return ranks.error();
    for (int byte = 0; byte < 256; ++byte) {
        if (!ranks->contains(QByteArray(1, static_cast<char>(byte))))
            return lineError(path, 1, tokensmessages::byteWithoutToken(byte));
    }
    const Result<TextSplitter> cut = TextSplitter::fromPattern(split);
    if (!cut)
        return Error{ErrorCode::Invalid, cut.error().message, {path, {}}};
    return TokenCounterPtr(std::make_shared<TiktokenCounter>(path, *ranks, *cut));
}

} // namespace outcrop
