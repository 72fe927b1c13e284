// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/retrieval.
namespace outcrop::retrievalmessages {

inline constexpr char room[] = "core/retrieval";
inline constexpr MessageText cannotIndex{room, QT_TRANSLATE_NOOP("core/retrieval", "“%1” in the collection “%2” cannot be indexed: %3.")};
inline constexpr MessageText vectorWithoutModel{room, QT_TRANSLATE_NOOP("core/retrieval", "the embedding model of the vector is unknown; embed the text again")};
inline constexpr MessageText vectorLength{room, QT_TRANSLATE_NOOP("core/retrieval", "the vector has %1 dimensions, but the other vectors of %2 have %3; rebuild the index")};
inline constexpr MessageText needsCollectionAndId{room, QT_TRANSLATE_NOOP("core/retrieval", "the collection or the ID is missing; add it")};
inline constexpr MessageText queryVectorLength{room, QT_TRANSLATE_NOOP("core/retrieval", "The query's embedding has %1 dimensions, but the embeddings of %2 in the index have %3. Rebuild the index.")};
inline constexpr MessageText useOneOf{room, QT_TRANSLATE_NOOP("core/retrieval", "Use one of: %1.")};
inline constexpr MessageText didYouMean{room, QT_TRANSLATE_NOOP("core/retrieval", "Did you mean `%1`?")};
inline constexpr MessageText unknownBackend{room, QT_TRANSLATE_NOOP("core/retrieval", "There is no backend `%1`, so sqlite is used. %2")};
inline constexpr MessageText unknownCollection{room, QT_TRANSLATE_NOOP("core/retrieval", "There is no collection `%1`. %2")};
inline constexpr MessageText invalidInclude{room, QT_TRANSLATE_NOOP("core/retrieval", "`include` is not valid, so no passages are included. Use true, false or a table such as {tokens = 8000, limit = 8}.")};
inline constexpr MessageText invalidNumber{room, QT_TRANSLATE_NOOP("core/retrieval", "`%1` is not a whole number from 1 to %2, so %3 is used. Correct it.")};
inline constexpr MessageText noQueryWord{room, QT_TRANSLATE_NOOP("core/retrieval", "the query has no words; enter at least one")};

} // namespace outcrop::retrievalmessages
