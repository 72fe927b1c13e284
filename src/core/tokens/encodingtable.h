// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/ranktable.h"

#include <QByteArray>
#include <QList>

namespace outcrop {

/// How a text is cut into pieces before merging; see splitter.h.
enum class SplitRule { O200k, Cl100k };

struct SpecialToken {
    QByteArray text;
    TokenId id;
};

/// All that an encoding is. The first of several special tokens with one id is the one that stands for it.
struct EncodingTable {
    const char *name;
    SplitRule rule;
    RankTable ranks;
    QList<SpecialToken> specials;
};

/// The first special token in `text`, and its position. `at` is -1 where there is none.
struct FoundSpecial {
    qsizetype at = -1;
    qsizetype size = 0;
    TokenId id = RankTable::none;
};
FoundSpecial firstSpecial(const EncodingTable &table, QByteArrayView text);

} // namespace outcrop
