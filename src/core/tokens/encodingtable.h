// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/ranktable.h"

#include <QByteArray>
#include <QList>

namespace outcrop {

/// The rule that splits a text into pieces before merging; see splitter.h.
enum class SplitRule { O200k, Cl100k };

/// A special token, such as `<|endoftext|>`, and its ID.
struct SpecialToken {
    QByteArray text;
    TokenId id;
};

/// The definition of an encoding. If several special tokens have the same ID, the first one is used for decoding.
struct EncodingTable {
    const char *name;
    SplitRule rule;
    RankTable ranks;
    QList<SpecialToken> specialTokens;
};

/// The first special token in a text. `offset` is -1 if there is none.
struct SpecialTokenMatch {
    qsizetype offset = -1;
    qsizetype size = 0;
    TokenId id = RankTable::none;
};
SpecialTokenMatch findFirstSpecialToken(const EncodingTable &table, QByteArrayView text);

} // namespace outcrop
