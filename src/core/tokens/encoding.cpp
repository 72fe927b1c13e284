// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/encoding.h"

#include "core/tokens/encodingtable.h"
#include "core/tokens/tabledata.h"

namespace outcrop {
namespace {

const EncodingTable &o200kBase()
{
    static const EncodingTable table{"o200k_base", SplitRule::O200k, RankTable(tabledata::o200kRanks),
        {{"<|endoftext|>", 199999}, {"<|endofprompt|>", 200018}}};
    return table;
}

const EncodingTable &cl100kBase()
{
    static const EncodingTable table{"cl100k_base", SplitRule::Cl100k, RankTable(tabledata::cl100kRanks),
        {{"<|endoftext|>", 100257}, {"<|fim_prefix|>", 100258}, {"<|fim_middle|>", 100259}, {"<|fim_suffix|>", 100260}, {"<|endofprompt|>", 100276}}};
    return table;
}

QList<SpecialToken> harmonySpecials()
{
    QList<SpecialToken> specialTokens = {{"<|startoftext|>", 199998}, {"<|endoftext|>", 199999}, {"<|return|>", 200002}, {"<|constrain|>", 200003},
        {"<|channel|>", 200005}, {"<|start|>", 200006}, {"<|end|>", 200007}, {"<|message|>", 200008}, {"<|call|>", 200012}, {"<|endofprompt|>", 200018}};
    for (const TokenId reservedToken : {200000, 200001, 200004, 200009, 200010, 200011})
        specialTokens.append({"<|reserved_" + QByteArray::number(reservedToken) + "|>", reservedToken});
    for (TokenId reservedToken = 200013; reservedToken < 201088; ++reservedToken)
        specialTokens.append({"<|reserved_" + QByteArray::number(reservedToken) + "|>", reservedToken});
    return specialTokens;
}

/// Returns the vocabulary of o200k_base with additional special tokens.
const EncodingTable &o200kHarmony()
{
    static const EncodingTable table{"o200k_harmony", SplitRule::O200k, RankTable(tabledata::o200kRanks), harmonySpecials()};
    return table;
}

} // namespace

std::optional<Encoding> Encoding::fromName(const QString &name)
{
    for (const auto table : {o200kBase, cl100kBase, o200kHarmony}) {
        if (name == QLatin1String(table().name))
            return Encoding(table());
    }
    return std::nullopt;
}

QStringList Encoding::names()
{
    return {QStringLiteral("o200k_base"), QStringLiteral("cl100k_base"), QStringLiteral("o200k_harmony")};
}

QString Encoding::name() const
{
    return QString::fromLatin1(m_table->name);
}

TokenId Encoding::size() const
{
    TokenId size = m_table->ranks.size();
    for (const SpecialToken &specialToken : m_table->specialTokens)
        size = qMax(size, specialToken.id + 1);
    return size;
}

std::optional<QByteArrayView> Encoding::bytes(TokenId id) const
{
    if (id < m_table->ranks.size())
        return m_table->ranks.bytes(id);
    for (const SpecialToken &specialToken : m_table->specialTokens) {
        if (specialToken.id == id)
            return QByteArrayView(specialToken.text);
    }
    return std::nullopt;
}

SpecialTokenMatch findFirstSpecialToken(const EncodingTable &table, QByteArrayView text)
{
    for (qsizetype at = text.indexOf("<|"); at >= 0; at = text.indexOf("<|", at + 1)) {
        for (const SpecialToken &specialToken : table.specialTokens) {
            if (text.sliced(at).startsWith(specialToken.text))
                return {at, specialToken.text.size(), specialToken.id};
        }
    }
    return {};
}

} // namespace outcrop
