// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tables/classblocks.h"

#include "core/tokens/tables/rankfile.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace outcrop::tables {
namespace {

CharacterClass parseClass(const std::string &name)
{
    static const std::map<std::string, CharacterClass> names = {{"upper", CharacterClass::Upper},
        {"lower", CharacterClass::Lower}, {"letter", CharacterClass::Letter}, {"mark", CharacterClass::Mark},
        {"number", CharacterClass::Number}, {"space", CharacterClass::Space}, {"newline", CharacterClass::Newline}};
    const auto found = names.find(name);
    if (found == names.end())
        exitWithError("there is no class " + name);
    return found->second;
}

std::vector<CharacterClass> parseClasses(const std::string &text)
{
    std::vector<CharacterClass> classes(codePoints, CharacterClass::Other);
    std::istringstream words(text);
    size_t first = 0;
    size_t last = 0;
    std::string name;
    while (words >> std::hex >> first >> last >> name) {
        if (first > last || last >= codePoints)
            exitWithError("a character range is invalid");
        std::fill(classes.begin() + qptrdiff(first), classes.begin() + qptrdiff(last) + 1, parseClass(name));
    }
    return classes;
}

} // namespace

ClassBlocks classBlocksOf(const std::string &text)
{
    const std::vector<CharacterClass> all = parseClasses(text);
    std::map<std::vector<CharacterClass>, quint16> known;
    ClassBlocks blocks;
    for (auto at = all.begin(); at != all.end(); at += blockSize) {
        const std::vector<CharacterClass> block(at, at + blockSize);
        const auto next = quint16(blocks.classes.size() / blockSize);
        const auto [place, isNew] = known.emplace(block, next);
        const bool isKept = isNew || at - all.begin() < directClasses;
        if (isKept)
            blocks.classes.insert(blocks.classes.end(), block.begin(), block.end());
        blocks.blocks.push_back(isKept ? next : place->second);
    }
    return blocks;
}

} // namespace outcrop::tables
