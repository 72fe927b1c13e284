// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/taxonomy.
namespace outcrop::taxonomymessages {

inline constexpr char room[] = "core/taxonomy";
inline constexpr MessageText unknownTag{room, QT_TRANSLATE_NOOP("core/taxonomy", "The taxonomy has no concept `%1`. Correct the tag.")};
inline constexpr MessageText unknownTagNear{room, QT_TRANSLATE_NOOP("core/taxonomy", "The taxonomy has no concept `%1`; did you mean `%2`?")};
inline constexpr MessageText noWorkspaceConcept{room, QT_TRANSLATE_NOOP("core/taxonomy", "This workspace's taxonomy has no concept `%1`. Check the tag.")};
inline constexpr MessageText builtInTaxonomy{room, QT_TRANSLATE_NOOP("core/taxonomy", "The workspace has no taxonomy, so the built-in one is used.")};
inline constexpr MessageText changeTo{room, QT_TRANSLATE_NOOP("core/taxonomy", "Change to `%1`")};
inline constexpr MessageText noConcept{room, QT_TRANSLATE_NOOP("core/taxonomy", "This taxonomy has no concept `%1`. Check the tag.")};
inline constexpr MessageText removalChangesOthers{room, QT_TRANSLATE_NOOP("core/taxonomy", "The removal would also change unrelated statements. Edit the file as text.")};
inline constexpr MessageText conceptNeedsNotation{room, QT_TRANSLATE_NOOP("core/taxonomy", "A concept requires a tag. Enter one.")};
inline constexpr MessageText notationTakenBy{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` already has this tag. Choose another.")};
inline constexpr MessageText conceptHasNarrower{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` has narrower concepts. Move or remove them first.")};
inline constexpr MessageText noPreferredLabel{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` has no preferred label. Add one.")};
inline constexpr MessageText noNotation{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` has no tag, so documents cannot refer to it. Add a `skos:notation`.")};
inline constexpr MessageText notationTaken{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` already has the tag `%2`. Choose another `skos:notation`.")};
inline constexpr MessageText secondPreferredLabel{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` has another preferred label in this language. Make one of them an alternative label.")};
inline constexpr MessageText labelAlreadyPreferred{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` is already the preferred label. Choose another.")};
inline constexpr MessageText conceptCycle{room, QT_TRANSLATE_NOOP("core/taxonomy", "The broader concepts of `%1` form a cycle. Remove one of the relations.")};
inline constexpr MessageText broaderAndRelated{room, QT_TRANSLATE_NOOP("core/taxonomy", "`%1` is related to `%2`, but `%2` is also a direct or indirect broader concept. Remove one of the relations.")};
inline constexpr MessageText unknownConcept{room, QT_TRANSLATE_NOOP("core/taxonomy", "%1 is not a concept in this file. Check its name.")};
inline constexpr MessageText noSuchLabel{room, QT_TRANSLATE_NOOP("core/taxonomy", "The concept `%1` has no label or definition \"%2\". Check the text and its language.")};
inline constexpr MessageText conceptNeedsNotationAndLabel{room, QT_TRANSLATE_NOOP("core/taxonomy", "A concept requires a tag and a label. Enter both.")};
inline constexpr MessageText notRelated{room, QT_TRANSLATE_NOOP("core/taxonomy", "There is no such relation between `%1` and `%2`. Check both tags.")};
inline constexpr MessageText nestedTooDeep{room, QT_TRANSLATE_NOOP("core/taxonomy", "Brackets are nested more than %1 levels deep. Reduce the nesting.")};
inline constexpr MessageText notTurtle{room, QT_TRANSLATE_NOOP("core/taxonomy", "This is not valid Turtle: %1. Correct it.")};
inline constexpr MessageText undeclaredPrefix{room, QT_TRANSLATE_NOOP("core/taxonomy", "The prefix `%1:` is not declared. Declare it with @prefix.")};
inline constexpr MessageText fileHasErrors{room, QT_TRANSLATE_NOOP("core/taxonomy", "The file has errors. Fix them first.")};
inline constexpr MessageText editChangesOtherStatements{room, QT_TRANSLATE_NOOP("core/taxonomy", "The edit would also change unrelated statements. Edit the file as text.")};
inline constexpr MessageText firstStatement{room, QT_TRANSLATE_NOOP("core/taxonomy", "The first statement of a description cannot be removed here. Edit the file as text.")};
inline constexpr MessageText noSuchTaxonomy{room, QT_TRANSLATE_NOOP("core/taxonomy", "This workspace has no taxonomy %1. Correct `taxonomy` in [retrieval] of config.toml. %2")};
inline constexpr MessageText noSuchScheme{room, QT_TRANSLATE_NOOP("core/taxonomy", "No taxonomy of this workspace has the scheme or concept `%1`. Correct `taxonomy` in [retrieval] of config.toml. %2")};
inline constexpr MessageText checkedAgainstBuiltIn{room, QT_TRANSLATE_NOOP("core/taxonomy", "Tags are checked against the built-in workloads.")};
inline constexpr MessageText workloadMeaning{room,
    QT_TRANSLATE_NOOP("core/taxonomy", "A workload is a kind of task that the prompt serves: it selects skills, conditional layers and the model, and usage is counted by workload.")};
inline constexpr MessageText checkedAgainst{room, QT_TRANSLATE_NOOP("core/taxonomy", "Tags are checked against %1.")};

} // namespace outcrop::taxonomymessages
