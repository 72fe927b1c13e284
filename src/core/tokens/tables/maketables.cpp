// SPDX-License-Identifier: GPL-3.0-or-later
// maketables ranks FILE SHA256 TABLE | maketables classes FILE SHA256 TABLE: converts a published file to a table for the program. Runs at build time on
// the build machine.
#include "core/tokens/tables/classblocks.h"
#include "core/tokens/tables/doublearray.h"
#include "core/tokens/tables/joins.h"
#include "core/tokens/tables/merges.h"
#include "core/tokens/tables/rankfile.h"
#include "core/tokens/tables/tablewriter.h"

#include <algorithm>

using namespace outcrop::tables;

namespace {

/// A hash table for `tokens` entries, at most four fifths full.
class Slots
{
public:
    explicit Slots(size_t tokens) : m_slots(std::bit_ceil(tokens * 5 / 4), emptySlot) { }

    quint32 count() const { return quint32(m_slots.size()); }
    void add(quint32 at, quint64 slot)
    {
        while (m_slots[at] != emptySlot)
            at = (at + 1) & (count() - 1);
        m_slots[at] = slot;
    }
    const std::vector<quint64> &slots() const { return m_slots; }

private:
    std::vector<quint64> m_slots;
};

std::string concatenate(const std::vector<std::string> &tokens)
{
    std::string bytes;
    for (const std::string &token : tokens)
        bytes += token;
    return bytes + std::string(size_t(padding), '\0');
}

std::vector<quint32> endsOf(const std::vector<std::string> &tokens)
{
    std::vector<quint32> ends;
    for (const std::string &token : tokens)
        ends.push_back(quint32(token.size()) + (ends.empty() ? 0 : ends.back()));
    return ends;
}

/// Returns the tokens of one byte and of two bytes, where merging starts.
std::vector<quint32> startsOf(const std::vector<std::string> &tokens)
{
    std::vector<quint32> starts(256 + 256 * 256, noToken);
    for (size_t token = 0; token < tokens.size(); ++token) {
        const auto byte = [&](size_t at) { return size_t(quint8(tokens[token][at])); };
        if (tokens[token].size() == 1)
            starts[byte(0)] = quint32(token);
        else if (tokens[token].size() == 2)
            starts[256 + byte(0) * 256 + byte(1)] = quint32(token);
    }
    if (std::count(starts.begin(), starts.begin() + 256, noToken) != 0)
        exitWithError("a byte has no token");
    return starts;
}

/// Calls use(left, right, token) for each token that is merged from two.
template<typename Use>
void forEachPair(const std::vector<Split> &splits, Use use)
{
    for (size_t token = 0; token < splits.size(); ++token) {
        if (splits[token].left != token)
            use(splits[token].left, splits[token].right, quint32(token));
    }
}

std::vector<quint64> pairsOf(const std::vector<Split> &splits)
{
    Slots slots(splits.size());
    forEachPair(splits, [&slots](quint32 left, quint32 right, quint32 token) {
        slots.add(firstSlot(pairHash(left, right), slots.count()), pairSlotOf(left, right, token));
    });
    return slots.slots();
}

std::vector<quint64> filterOf(const std::vector<Split> &splits)
{
    std::vector<quint64> bits((size_t(1) << filterBits) / 64);
    forEachPair(splits, [&bits](quint32 left, quint32 right, quint32) {
        const quint32 bit = filterBitOf(pairHash(left, right));
        bits[bit / 64] |= quint64(1) << bit % 64;
    });
    return bits;
}

std::vector<quint64> wordsOf(const std::vector<std::string> &tokens)
{
    Slots slots(tokens.size());
    quint32 begin = 0;
    for (const std::string &token : tokens) {
        const auto size = qsizetype(token.size());
        if (size <= ShortKey::capacity) {
            const quint64 hash = keyOfUnpaddedPiece<ShortKey>(token.data(), size).hash();
            slots.add(firstWordSlot(hash, slots.count()), wordSlotOf(hash, begin, size));
        }
        begin += quint32(size);
    }
    return slots.slots();
}

std::vector<quint32> prefixesOf(const std::vector<std::string> &tokens)
{
    const Ranks ranks = ranksOf(tokens);
    std::vector<quint32> prefixes(tokens.size());
    for (size_t token = 0; token < tokens.size(); ++token) {
        std::string_view bytes = tokens[token];
        auto found = ranks.end();
        while (found == ranks.end() && bytes.size() > 1) {
            bytes.remove_suffix(1);
            found = ranks.find(bytes);
        }
        if (found != ranks.end())
            prefixes[token] = found->second << prefixSizeBits | quint32(bytes.size());
    }
    return prefixes;
}

void makeRankTable(const char *from, const char *sha256, const char *to)
{
    const std::vector<std::string> tokens = readRankFile(from, sha256);
    if (tokens.empty() || tokens.size() >= tokenMask)
        exitWithError("the vocabulary is empty or too large for a slot");
    const std::vector<Split> splits = splitsOf(tokens);
    TableWriter<RankTableHeader> writer;
    RankTableHeader header{};
    header.magic = magic;
    header.ends = writer.add(endsOf(tokens));
    header.bytes = writer.add(concatenate(tokens));
    header.pairs = writer.add(pairsOf(splits));
    header.filter = writer.add(filterOf(splits));
    header.words = writer.add(wordsOf(tokens));
    header.prefixes = writer.add(prefixesOf(tokens));
    header.splits = writer.add(splits);
    header.units = writer.add(doubleArrayOf(tokens));
    header.starts = writer.add(startsOf(tokens));
    header.joins = writer.add(joinsOf(tokens));
    writer.write(header, to);
}

void makeClassTable(const char *from, const char *sha256, const char *to)
{
    const ClassBlocks blocks = classBlocksOf(readVerifiedFile(from, sha256));
    TableWriter<ClassTableHeader> writer;
    ClassTableHeader header{magic, {}, {}};
    header.blocks = writer.add(blocks.blocks);
    header.classes = writer.add(blocks.classes);
    writer.write(header, to);
}

} // namespace

int main(int argc, char *argv[])
{
    const std::string table = argc == 5 ? argv[1] : "";
    if (table == "ranks")
        makeRankTable(argv[2], argv[3], argv[4]);
    else if (table == "classes")
        makeClassTable(argv[2], argv[3], argv[4]);
    else
        exitWithError("ranks|classes FILE SHA256 TABLE");
}
