// SPDX-License-Identifier: GPL-3.0-or-later
// Hugging Face's tokenizer.json with a BPE model: text is normalized, split, converted to symbols, and merged by the list of
// merges.
#include "core/tokens/tokenizerfilehuggingface.h"

#include "core/base/json.h"
#include "core/tokens/tokenizerfile.h"
#include "core/tokens/tokenizerfilebpe.h"
#include "core/tokens/tokenizerfilesplit.h"
#include "core/tokens/tokenizerfilesteps.h"
#include "core/tokens/tokensmessages.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace outcrop {
namespace {

/// The BPE model: symbols and merges.
class Vocabulary : public PairMerges
{
public:
    std::optional<PairMerge> find(quint32 left, quint32 right) const override
    {
        const auto found = m_merges.find(pairOf(left, right));
        return found == m_merges.end() ? std::nullopt : std::optional(*found);
    }

    Status read(const TokenizerJson &model);
    bool isWholeToken(const QString &piece) const { return m_keepsWholePieces && m_symbols.contains(piece); }
    QList<quint32> symbolsOf(const QString &piece) const;

private:
    static quint64 pairOf(quint32 left, quint32 right) { return quint64(left) << 32 | right; }

    Status checkSettings(const TokenizerJson &model) const;
    bool readSymbols(const TokenizerJson &symbols);
    bool addMerge(const QString &left, const QString &right);
    bool readMerges(const TokenizerJson &merges);
    void appendUnknownToken(const QString &character, QList<quint32> &symbols) const;

    QHash<QString, quint32> m_symbols;
    QHash<quint64, PairMerge> m_merges;
    std::optional<quint32> m_unknownToken;
    bool m_keepsWholePieces = false; ///< ignore_merges: a piece that is a token is not merged
    bool m_hasByteFallback = false;
    bool m_fusesUnknown = false;
};

Error invalidError(const QString &message)
{
    return {ErrorCode::Invalid, message, {}};
}

Status Vocabulary::checkSettings(const TokenizerJson &model) const
{
    if (const QString type = textOf(model, "type"); type != u"BPE" && !type.isEmpty())
        return unsupportedError(QStringLiteral("model.type"), type);
    for (const char *key : {"continuing_subword_prefix", "end_of_word_suffix"}) {
        if (const QString value = textOf(model, key); !value.isEmpty())
            return unsupportedError(QStringLiteral("model.") + QLatin1String(key), value);
    }
    return success();
}

Status Vocabulary::read(const TokenizerJson &model)
{
    if (const Status status = checkSettings(model); !status)
        return status.error();
    if (!readSymbols(memberOf(model, "vocab")))
        return invalidError(tokensmessages::notAVocabulary());
    if (!readMerges(memberOf(model, "merges")))
        return invalidError(tokensmessages::badMerge());
    m_keepsWholePieces = boolOf(model, "ignore_merges", false);
    m_hasByteFallback = boolOf(model, "byte_fallback", false);
    m_fusesUnknown = boolOf(model, "fuse_unk", false);
    if (const auto unknown = m_symbols.find(textOf(model, "unk_token")); unknown != m_symbols.end())
        m_unknownToken = *unknown;
    return success();
}

bool Vocabulary::readSymbols(const TokenizerJson &symbols)
{
    if (!symbols.is_object() || symbols.empty())
        return false;
    m_symbols.reserve(static_cast<qsizetype>(symbols.size()));
    for (const auto &[symbol, id] : symbols.items()) {
        if (!id.is_number_unsigned())
            return false;
        m_symbols.insert(QString::fromStdString(symbol), id.get<quint32>());
    }
    return true;
}

bool Vocabulary::addMerge(const QString &left, const QString &right)
{
    const auto first = m_symbols.find(left);
    const auto second = m_symbols.find(right);
    const auto mergedSymbol = m_symbols.find(left + right);
    if (first == m_symbols.end() || second == m_symbols.end() || mergedSymbol == m_symbols.end())
        return false;
    const auto rank = static_cast<quint32>(m_merges.size());
    m_merges.insert(pairOf(*first, *second), {rank, *mergedSymbol});
    return true;
}

bool Vocabulary::readMerges(const TokenizerJson &merges)
{
    if (!merges.is_array())
        return false;
    m_merges.reserve(static_cast<qsizetype>(merges.size()));
    return std::all_of(merges.begin(), merges.end(), [this](const TokenizerJson &merge) {
        if (merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string())
            return addMerge(QString::fromStdString(merge[0].get<std::string>()), QString::fromStdString(merge[1].get<std::string>()));
        const QStringList pair = merge.is_string() ? QString::fromStdString(merge.get<std::string>()).split(u' ') : QStringList();
        return pair.size() == 2 && addMerge(pair[0], pair[1]);
    });
}

/// Adds a character that is not a symbol. If `byte_fallback` is set and the vocabulary has the character's bytes, adds these. Otherwise, adds the symbol for unknown
/// characters, if there is one. With `fuse_unk`, consecutive unknown characters have one symbol.
void Vocabulary::appendUnknownToken(const QString &character, QList<quint32> &symbols) const
{
    QList<quint32> bytes;
    for (const char byte : character.toUtf8()) {
        const QString name = QStringLiteral("<0x%1>").arg(static_cast<unsigned char>(byte), 2, 16, QLatin1Char('0')).toUpper().replace(u'X', u'x');
        if (const auto found = m_symbols.find(name); m_hasByteFallback && found != m_symbols.end())
            bytes.append(*found);
    }
    if (bytes.size() == character.toUtf8().size())
        symbols += bytes;
    else if (m_unknownToken && !(m_fusesUnknown && !symbols.isEmpty() && symbols.last() == *m_unknownToken))
        symbols.append(*m_unknownToken);
}

QList<quint32> Vocabulary::symbolsOf(const QString &piece) const
{
    QList<quint32> symbols;
    for (qsizetype i = 0; i < piece.size();) {
        const QString character = piece.mid(i, piece[i].isHighSurrogate() ? 2 : 1);
        if (const auto found = m_symbols.find(character); found != m_symbols.end())
            symbols.append(*found);
        else
            appendUnknownToken(character, symbols);
        i += character.size();
    }
    return symbols;
}

class HuggingFaceCounter : public TokenizerFileCounter
{
public:
    explicit HuggingFaceCounter(const QString &path) : TokenizerFileCounter(path) { }

    Status read(const TokenizerJson &file);

protected:
    qint64 tokens(const QString &text) const override
    {
        if (!m_addedTokenSplitter)
            return plainTokens(text);
        qint64 total = 0;
        for (const QStringView part : m_addedTokenSplitter->pieces(text))
            total += m_addedTokens.contains(part.toString()) ? 1 : plainTokens(part.toString());
        return total;
    }

private:
    qint64 plainTokens(const QString &text) const
    {
        qint64 total = 0;
        for (const QString &piece : m_split({m_rewrite(text)}))
            total += m_vocabulary.isWholeToken(piece) ? 1 : countMerged(m_vocabulary.symbolsOf(piece), m_vocabulary);
        return total;
    }

    void readAddedTokens(const TokenizerJson &tokens);

    Vocabulary m_vocabulary;
    TextStep m_rewrite;
    SplitStep m_split;
    QStringList m_addedTokens; ///< sorted by descending length
    std::optional<TextSplitter> m_addedTokenSplitter;
};

/// Reads the added tokens, which are matched before all others. Special ones are control tokens of the model and count as text.
void HuggingFaceCounter::readAddedTokens(const TokenizerJson &tokens)
{
    for (const TokenizerJson &token : tokens) {
        if (const QString content = textOf(token, "content"); !boolOf(token, "special", false) && !content.isEmpty())
            m_addedTokens.append(content);
    }
    std::stable_sort(m_addedTokens.begin(), m_addedTokens.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    QStringList patterns;
    for (const QString &token : std::as_const(m_addedTokens))
        patterns.append(QRegularExpression::escape(token));
    if (const Result<TextSplitter> split = TextSplitter::fromPattern(patterns.join(u'|')); split && !patterns.isEmpty())
        m_addedTokenSplitter = *split;
}

Status HuggingFaceCounter::read(const TokenizerJson &file)
{
    if (const Status status = m_vocabulary.read(memberOf(file, "model")); !status)
        return status.error();
    const Result<TextStep> rewrite = readNormalizer(memberOf(file, "normalizer"));
    if (!rewrite)
        return rewrite.error();
    const Result<SplitStep> cut = readPreTokenizer(memberOf(file, "pre_tokenizer"));
    if (!cut)
        return cut.error();
    m_rewrite = *rewrite;
    m_split = *cut;
    readAddedTokens(memberOf(file, "added_tokens"));
    return success();
}

/// Returns the location of a byte as line and column; the column is in bytes.
Location locationOf(const QString &path, const QByteArray &bytes, qsizetype byte)
{
    const QByteArray before = bytes.first(byte);
    const Position position{0, static_cast<int>(before.count('\n')) + 1, static_cast<int>(before.size() - before.lastIndexOf('\n'))};
    return {path, {position, position}};
}

} // namespace

Result<TokenCounterPtr> readHuggingFace(const QString &path, const QByteArray &bytes)
{
    const TokenizerJson file = TokenizerJson::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (file.is_discarded()) {
        const JsonParseError problem = jsonParseErrorIn(bytes).value_or(JsonParseError());
        return Error{ErrorCode::Invalid, tokensmessages::fileUnusable(problem.message), locationOf(path, bytes, problem.byte)};
    }
    const auto counter = std::make_shared<HuggingFaceCounter>(path);
    if (const Status status = counter->read(file); !status)
        return Error{status.error().code, status.error().message, {path, {}}};
    return TokenCounterPtr(counter);
}

} // namespace outcrop
