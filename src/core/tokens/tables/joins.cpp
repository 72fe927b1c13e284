// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tables/joins.h"

namespace outcrop::tables {
namespace {

bool isContinuation(char byte)
{
    return quint8(byte) >> 6 == 2;
}

bool isWideCharacter(const std::string &bytes)
{
    return bytes.size() == size_t(wideSize) && startsWideCharacter(bytes[0]) && isContinuation(bytes[1]) && isContinuation(bytes[2]);
}

/// Returns all wide characters that begin or end with these bytes, because a token can contain part of a character.
std::vector<quint32> wideCharactersWith(const std::string &bytes, bool isAtEnd)
{
    if (bytes.size() >= size_t(wideSize))
        return isWideCharacter(bytes) ? std::vector<quint32>{wideCharacterAt(bytes.data())} : std::vector<quint32>();
    std::vector<quint32> wideTokens;
    for (quint32 lead = 0xe3; lead < 0xf0; ++lead) {
        for (quint32 rest = 0; rest < 64 * 64; ++rest) {
            const std::string character{char(lead), char(0x80 | rest >> 6), char(0x80 | (rest & 0x3f))};
            if (isAtEnd ? character.ends_with(bytes) : character.starts_with(bytes))
                wideTokens.push_back(wideCharacterAt(character.data()));
        }
    }
    return wideTokens;
}

/// Returns the bytes of the character that ends at `end`, as far as the token contains them.
std::string characterBefore(const std::string &token, size_t end)
{
    size_t begin = end - 1;
    while (begin > 0 && isContinuation(token[begin]))
        --begin;
    return token.substr(begin, end - begin);
}

} // namespace

std::vector<quint64> joinsOf(const std::vector<std::string> &tokens)
{
    std::vector<quint64> bits((size_t(1) << joinBits) / 64);
    for (const std::string &token : tokens) {
        for (size_t at = 1; at < token.size(); ++at) {
            if (!startsWideCharacter(token[at]))
                continue;
            const std::string before = characterBefore(token, at);
            if (!isContinuation(before.front()) && !startsWideCharacter(before.front()))
                continue;
            const std::vector<quint32> after = wideCharactersWith(token.substr(at, wideSize), false);
            for (const quint32 left : wideCharactersWith(before, true)) {
                for (const quint32 right : after)
                    bits[joinBitOf(left, right) / 64] |= quint64(1) << joinBitOf(left, right) % 64;
            }
        }
    }
    return bits;
}

} // namespace outcrop::tables
