// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchanswer.h"

#include <QString>

namespace outcrop {

/// `Skills`; a name of the user's own stays as it is.
QString collectionTitle(const QString &collection);
/// The location of a hit: its path with the line, or its name if it is not a file.
QString placeText(const SearchDocument &document);
/// Why a hit has its rank: `words 2nd in skills (61 %), meaning 1st in skills (39 %)`.
QString whyText(const SearchHit &hit);
/// What was looked for and how much was found, in a sentence or two: `12 hits with every word; “deply” was read as “deploy”`.
QString answerText(const SearchAnswer &answer);
/// What is indexed: `812 documents in 5 collections, 640 with meaning, 3.1 MB, brought up to date 21 Nov 2026 22:10`.
QString indexText(const IndexStats &stats);

} // namespace outcrop
