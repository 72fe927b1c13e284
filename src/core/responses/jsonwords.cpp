// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonwords.h"

namespace outcrop {

namespace {

struct Literal {
    QLatin1String word;
    QLatin1String meaning;
};

using namespace Qt::StringLiterals;

constexpr QLatin1String ownWords[] = {"true"_L1, "false"_L1, "null"_L1};

constexpr Literal otherWords[] = {
    {"True"_L1, "true"_L1},   {"TRUE"_L1, "true"_L1},       {"False"_L1, "false"_L1}, {"FALSE"_L1, "false"_L1}, {"None"_L1, "null"_L1},
    {"Null"_L1, "null"_L1},   {"NULL"_L1, "null"_L1},       {"nil"_L1, "null"_L1},    {"Nil"_L1, "null"_L1},    {"undefined"_L1, "null"_L1},
    {"none"_L1, "null"_L1},   {"NONE"_L1, "null"_L1},
};

constexpr QLatin1String notNumbers[] = {"NaN"_L1, "nan"_L1, "NAN"_L1, "Infinity"_L1, "infinity"_L1, "INFINITY"_L1, "Inf"_L1, "inf"_L1};

Json meaningOf(QLatin1String word)
{
    return word == "true"_L1 ? Json(true) : word == "false"_L1 ? Json(false) : Json(nullptr);
}

JsonWord repaired(RepairRule rule, QLatin1String meaning)
{
    return {meaningOf(meaning), rule, meaning};
}

/// The text ended inside the word, and it can only have been one.
std::optional<JsonWord> completed(QStringView word)
{
    if (word == u"-" || word == u"+")
        return repaired(RepairRule::CutNumber, "null"_L1);
    for (const QLatin1String own : ownWords) {
        if (own.startsWith(word))
            return repaired(RepairRule::CutLiteral, own);
    }
    for (const Literal &other : otherWords) {
        if (other.word.startsWith(word))
            return repaired(RepairRule::CutLiteral, other.meaning);
    }
    for (const QLatin1String other : notNumbers) {
        if (other.startsWith(word))
            return repaired(RepairRule::CutLiteral, "null"_L1);
    }
    return {};
}

} // namespace

std::optional<JsonWord> readJsonLiteral(QStringView word, bool isCut)
{
    if (word.isEmpty() || word.size() > 9)
        return {};
    for (const QLatin1String own : ownWords) {
        if (word == own)
            return JsonWord{meaningOf(own)};
    }
    for (const Literal &other : otherWords) {
        if (word == other.word)
            return repaired(RepairRule::OtherLiteral, other.meaning);
    }
    const QStringView unsignedWord = word[0] == u'-' || word[0] == u'+' ? word.sliced(1) : word;
    for (const QLatin1String other : notNumbers) {
        if (unsignedWord == other)
            return repaired(RepairRule::NotANumber, "null"_L1);
    }
    return isCut ? completed(word) : std::nullopt;
}

bool isTextPrefix(QStringView word)
{
    if (word.isEmpty() || word.size() > 2)
        return false;
    return std::all_of(word.begin(), word.end(), [](QChar c) { return QStringView(u"fFbBuUrR").contains(c); });
}

} // namespace outcrop
