// SPDX-License-Identifier: GPL-3.0-or-later
// maketables ranks FILE SHA256 TABLE | maketables classes FILE SHA256 TABLE: turns a published file into the table that the program carries. Runs when the
// program is built, on the machine that builds it.
#include "core/tokens/tables/classfile.h"
#include "core/tokens/tables/doublearray.h"
#include "core/tokens/tables/joins.h"
#include "core/tokens/tables/merges.h"
#include "core/tokens/tables/rankfile.h"
#include "core/tokens/tables/tablewriter.h"

#include <algorithm>

using namespace outcrop::tables;

namespace {

/// A hash table of tokens, at most half full.
class Slots
{
public:
    explicit Slots(size_t tokens) : m_slots(std::bit_ceil(tokens * 2), emptySlot) { }

    void add(quint64 hash, quint32 token)
    {
        const auto count = quint32(m_slots.size());
        quint32 at = firstSlot(hash, count);
        while (m_slots[at] != emptySlot)
            at = (at + 1) & (count - 1);
        m_slots[at] = slotOf(hash, token);
    }

    const std::vector<quint32> &slots() const { return m_slots; }

private:
    std::vector<quint32> m_slots;
};

std::string joined(const std::vector<std::string> &tokens)
{
    std::string bytes;
    for (const std::string &token : tokens)
        bytes += token;
    return bytes;
}

std::vector<quint32> endsOf(const std::vector<std::string> &tokens)
{
    std::vector<quint32> ends;
    for (const std::string &token : tokens)
        ends.push_back(quint32(token.size()) + (ends.empty() ? 0 : ends.back()));
    return ends;
}

/// Where merging starts: tokens of one byte and of two.
std::vector<quint32> startsOf(const std::vector<std::string> &tokens)
{
    std::vector<quint32> starts(256 + 256 * 256, nothing);
    for (size_t token = 0; token < tokens.size(); ++token) {
        const auto byte = [&](size_t at) { return size_t(quint8(tokens[token][at])); };
        if (tokens[token].size() == 1)
            starts[byte(0)] = quint32(token);
        else if (tokens[token].size() == 2)
            starts[256 + byte(0) * 256 + byte(1)] = quint32(token);
    }
    if (std::count(starts.begin(), starts.begin() + 256, nothing) != 0)
        stop("there is a byte without a token");
    return starts;
}

std::vector<quint32> pairsOf(const std::vector<Split> &splits)
{
    Slots slots(splits.size());
    for (size_t token = 0; token < splits.size(); ++token) {
        if (splits[token].left != token)
            slots.add(pairHash(splits[token].left, splits[token].right), quint32(token));
    }
    return slots.slots();
}

void makeRankTable(const char *from, const char *sha256, const char *to)
{
    const std::vector<std::string> tokens = readRankFile(from, sha256);
    if (tokens.empty() || tokens.size() >= tokenMask)
        stop("a vocabulary of this size has no place in a slot");
    const std::vector<Split> splits = splitsOf(tokens);
    TableWriter<RankTableHeader> writer;
    RankTableHeader header{magic, {}, {}, {}, {}, {}, {}, {}};
    header.ends = writer.add(endsOf(tokens));
    header.bytes = writer.add(joined(tokens));
    header.pairs = writer.add(pairsOf(splits));
    header.splits = writer.add(splits);
    header.units = writer.add(doubleArrayOf(tokens));
    header.starts = writer.add(startsOf(tokens));
    header.joins = writer.add(joinsOf(tokens));
    writer.write(header, to);
}

void makeClassTable(const char *from, const char *sha256, const char *to)
{
    const ClassBlocks made = classBlocksOf(readChecked(from, sha256));
    TableWriter<ClassTableHeader> writer;
    ClassTableHeader header{magic, {}, {}};
    header.blocks = writer.add(made.blocks);
    header.classes = writer.add(made.classes);
    writer.write(header, to);
}

} // namespace

int main(int argc, char *argv[])
{
    const std::string what = argc == 5 ? argv[1] : "";
    if (what == "ranks")
        makeRankTable(argv[2], argv[3], argv[4]);
    else if (what == "classes")
        makeClassTable(argv[2], argv[3], argv[4]);
    else
        stop("ranks|classes FILE SHA256 TABLE");
}
