// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/knowledge prints.
namespace outcrop::knowledgeoutput {

inline constexpr char room[] = "cli/knowledge";

// Output of `index`.
//: Progress: %1 of %2 documents
inline constexpr MessageText progress{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1 of %2")};
inline constexpr MessageText queueExcludes{room, QT_TRANSLATE_NOOP("cli/knowledge", "--queue adds embeddings to the index and cannot be combined with --rebuild or --words")};
//: %1 is the host name of a provider
inline constexpr MessageText askSendDocuments{room, QT_TRANSLATE_NOOP("cli/knowledge", "Send every new or changed document to %1 for embeddings?")};
//: %1 is the host name of a provider
inline constexpr MessageText askSendQuery{room, QT_TRANSLATE_NOOP("cli/knowledge", "Send the query to %1 for embeddings?")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("cli/knowledge", "stopped")};
inline constexpr MessageText noIndex{room, QT_TRANSLATE_NOOP("cli/knowledge", "there is no index yet: run `outcrop-cli index`")};
//: Name of a text, inserted in messages
inline constexpr MessageText standardInput{room, QT_TRANSLATE_NOOP("cli/knowledge", "standard input")};
//: %1 is a file or “standard input”
inline constexpr MessageText noMemories{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1 has no memories; choose another file")};
//: Noun inserted in messages about a wrong value of --client: a program that loads skills
inline constexpr MessageText client{room, QT_TRANSLATE_NOOP("cli/knowledge", "client")};
//: Noun inserted in messages about a missing value of an option
inline constexpr MessageText folder{room, QT_TRANSLATE_NOOP("cli/knowledge", "folder")};
//: Column heading: collection of documents in the index
inline constexpr MessageText collectionColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "collection")};
//: Column heading: number of new documents
inline constexpr MessageText addedColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "added")};
//: Column heading: number of changed documents
inline constexpr MessageText changedColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "changed")};
//: Column heading: number of removed documents
inline constexpr MessageText removedColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "removed")};
//: Column heading: number of unchanged documents
inline constexpr MessageText unchangedColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "unchanged")};
//: Column heading: number of documents in a collection
inline constexpr MessageText documentsColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "documents")};
//: Column heading: number of embeddings
inline constexpr MessageText embeddingsColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "embeddings")};
//: %1 is the number of documents
inline constexpr CountText embeddingsRequested{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "Embeddings were requested for %1 documents."), "Embeddings were requested for %1 document."};
//: Column heading
inline constexpr MessageText skillColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "skill")};
//: Column heading: state of the description
inline constexpr MessageText descriptionColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "description")};
//: Column heading: number of characters in a description
inline constexpr MessageText charactersColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "characters")};
//: Column heading: number of characters that the client shows
inline constexpr MessageText shownCharactersColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "shown characters")};
//: State of a description: not shortened
inline constexpr MessageText wholeDescription{room, QT_TRANSLATE_NOOP("cli/knowledge", "complete")};
//: State of a description
inline constexpr MessageText shortenedDescription{room, QT_TRANSLATE_NOOP("cli/knowledge", "shortened")};
//: State of a description: the client lists only the name of the skill
inline constexpr MessageText nameOnly{room, QT_TRANSLATE_NOOP("cli/knowledge", "name only")};
//: State of a description: the client does not list the skill
inline constexpr MessageText hiddenDescription{room, QT_TRANSLATE_NOOP3("cli/knowledge", "hidden", "the description of a skill")};
//: %1 is a client, the other placeholders are numbers of characters and skills
inline constexpr MessageText listedWithBudget{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1: the descriptions have %2 characters (budget: %3); %4 reduced to the name, %5 shortened, %6 hidden.")};
//: %1 is a client, the other placeholders are numbers of characters and skills
inline constexpr MessageText listedWithoutBudget{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1: the descriptions have %2 characters (no budget); %3 reduced to the name, %4 shortened, %5 hidden.")};
//: %1 is a source, %2 a date
inline constexpr MessageText rulesSource{room, QT_TRANSLATE_NOOP("cli/knowledge", "Source of the rules: %1, checked on %2.")};
//: Column heading: line number
inline constexpr MessageText lineColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "line")};
//: Column heading
inline constexpr MessageText fileColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "file")};
//: Column heading: names of workloads
inline constexpr MessageText workloadsColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "workloads")};
//: Column heading
inline constexpr MessageText titleColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "title")};
//: %1 is “3 documents”, %2 “40 lines”, %3 a file or “standard input”, %4 a folder, %5 a number of documents
inline constexpr MessageText migrated{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1 written to %4, with %2 of %3; %5 without a workload. %3 was not changed.")};
//: Inserted in “%1 written to %4, with %2 of %3”. %1 is the number of documents
inline constexpr CountText documents{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 documents"), "%1 document"};
//: Inserted in “%1 written to %4, with %2 of %3”. %1 is the number of lines
inline constexpr CountText lines{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 lines"), "%1 line"};

// Output of `search`.
//: Noun inserted in messages about a wrong value of --collection
inline constexpr MessageText collection{room, QT_TRANSLATE_NOOP("cli/knowledge", "collection")};
inline constexpr MessageText noResults{room, QT_TRANSLATE_NOOP("cli/knowledge", "no results; try other words, or run `outcrop-cli index` to include changed documents")};
//: Location of a result: %1 is the number of a record
inline constexpr MessageText record{room, QT_TRANSLATE_NOOP("cli/knowledge", "record %1")};
//: Reason for a result: %1 is a rank, %2 a collection, %3 and %4 are scores
inline constexpr MessageText rankByMeaning{room, QT_TRANSLATE_NOOP("cli/knowledge", "by meaning: rank %1 in %2, score %3, contributes %4")};
//: Reason for a result: %1 is a rank, %2 a collection, %3 and %4 are scores
inline constexpr MessageText rankByKeyword{room, QT_TRANSLATE_NOOP("cli/knowledge", "by keyword: rank %1 in %2, score %3, contributes %4")};
//: Reason for a result: %1 is a rank, %2 a collection, %3 and %4 are scores
inline constexpr MessageText rankByCorrectedKeyword{room, QT_TRANSLATE_NOOP("cli/knowledge", "by corrected keyword: rank %1 in %2, score %3, contributes %4")};
//: A result: %1 is its number, %2 a collection, %3 a title, %4 a location
inline constexpr MessageText numberedHit{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1. %2  %3  (%4)")};
//: Reason for a result: %1 is a word of the query, %2 a list of fields
inline constexpr MessageText wordInFields{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1: in %2")};
//: %1 is a word of the query, %2 a list of similar words
inline constexpr MessageText corrected{room, QT_TRANSLATE_NOOP("cli/knowledge", "`%1` was not found; also searched for %2")};
//: Column heading: reason why a skill is loaded
inline constexpr MessageText reasonColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "reason")};
//: Column heading: rank in the search
inline constexpr MessageText rankColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "rank")};
//: Reason why a skill is loaded: it was found by the search
inline constexpr MessageText foundBySearch{room, QT_TRANSLATE_NOOP("cli/knowledge", "search")};
//: Reason why a skill is loaded: it has the workload
inline constexpr MessageText foundByWorkload{room, QT_TRANSLATE_NOOP("cli/knowledge", "workload")};
//: Reason why a skill is loaded: it has the workload and was found by the search
inline constexpr MessageText foundByBoth{room, QT_TRANSLATE_NOOP("cli/knowledge", "workload and search")};

// Output of `taxonomy`.
//: %1 is the number of concepts, %2 a path
inline constexpr CountText conceptsInFile{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 concepts in %2"), "%1 concept in %2"};
//: %1 is the number of concepts
inline constexpr CountText builtInConcepts{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 concepts in the built-in taxonomy (this workspace has none)"), "%1 concept in the built-in taxonomy (this workspace has none)"};
//: %1 is the number of findings, %2 a path
inline constexpr CountText findingsWithFile{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 findings with %2"), "%1 finding with %2"};
//: %1 is the number of findings
inline constexpr CountText builtInFindings{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 findings with the built-in taxonomy (this workspace has none)"), "%1 finding with the built-in taxonomy (this workspace has none)"};
inline constexpr MessageText noTaxonomy{room, QT_TRANSLATE_NOOP("cli/knowledge", "this workspace has no taxonomy; `outcrop-cli new taxonomy` creates one with the nine workloads")};
inline constexpr MessageText noDestination{room, QT_TRANSLATE_NOOP("cli/knowledge", "the destination is missing: add --below CONCEPT or --top")};
//: Noun inserted in messages about a missing value: label of a concept
inline constexpr MessageText label{room, QT_TRANSLATE_NOOP("cli/knowledge", "label")};
//: Column heading: concept of a taxonomy
inline constexpr MessageText conceptColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "concept")};
//: Column heading: label of a concept
inline constexpr MessageText labelColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "label")};
//: Column heading: number of documents with a tag or a narrower tag
inline constexpr MessageText totalColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "total with narrower concepts")};
//: Label of a line: tag of a concept
inline constexpr MessageText tagField{room, QT_TRANSLATE_NOOP("cli/knowledge", "tag")};
//: Label of a line: label of a concept
inline constexpr MessageText labelField{room, QT_TRANSLATE_NOOP("cli/knowledge", "label")};
//: Label of a line: alternative labels of a concept
inline constexpr MessageText alternativeField{room, QT_TRANSLATE_NOOP("cli/knowledge", "alternative labels")};
//: Label of a line: hidden labels of a concept
inline constexpr MessageText hiddenField{room, QT_TRANSLATE_NOOP3("cli/knowledge", "hidden", "labels of a concept")};
//: Label of a line: definition of a concept
inline constexpr MessageText definitionField{room, QT_TRANSLATE_NOOP("cli/knowledge", "definition")};
//: Label of a line: broader concepts
inline constexpr MessageText broaderField{room, QT_TRANSLATE_NOOP("cli/knowledge", "broader concepts")};
//: Label of a line: narrower concepts
inline constexpr MessageText narrowerField{room, QT_TRANSLATE_NOOP("cli/knowledge", "narrower concepts")};
//: Label of a line: related concepts
inline constexpr MessageText relatedField{room, QT_TRANSLATE_NOOP("cli/knowledge", "related concepts")};
//: Label of a line: location of a concept
inline constexpr MessageText locationField{room, QT_TRANSLATE_NOOP("cli/knowledge", "location")};
//: Label of a line: a tagged document
inline constexpr MessageText taggedField{room, QT_TRANSLATE_NOOP("cli/knowledge", "tagged documents")};
//: Column heading
inline constexpr MessageText broaderColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "broader concept")};
//: Column heading: number of texts
inline constexpr MessageText textsColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "texts")};
//: Column heading: similarity of texts
inline constexpr MessageText similarityColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "similarity")};
//: Column heading: frequent words
inline constexpr MessageText wordsColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "words")};
//: %1 is a concept, %2 a list of texts
inline constexpr MessageText conceptExamples{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1: for example %2")};
//: Column heading
inline constexpr MessageText proposedTagColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "proposed tag")};
//: Column heading
inline constexpr MessageText confidenceColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "confidence")};
//: Column heading: words and tags that support a proposal
inline constexpr MessageText evidenceColumn{room, QT_TRANSLATE_NOOP("cli/knowledge", "evidence")};
//: %1 is the number of skills, %2 a list of paths
inline constexpr CountText tooLittleEvidence{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "Too little evidence for %1 skills: %2"), "Too little evidence for %1 skill: %2"};
//: %1 is “3 proposed tags”, %2 “4 untagged skills”
inline constexpr MessageText tagsForSkills{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1 for %2")};
//: %1 is “3 proposed tags”, %2 “4 untagged skills”
inline constexpr MessageText acceptableTagsForSkills{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1 for %2; --accept writes them")};
//: Inserted in “%1 for %2”. %1 is the number of tags
inline constexpr CountText proposedTags{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 proposed tags"), "%1 proposed tag"};
//: Inserted in “%1 for %2”. %1 is the number of skills
inline constexpr CountText untaggedSkills{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 untagged skills"), "%1 untagged skill"};
//: %1 is “3 proposed concepts”, %2 “40 untagged texts”
inline constexpr MessageText conceptsOfTexts{room, QT_TRANSLATE_NOOP("cli/knowledge", "%1 of %2")};
//: Inserted in “%1 of %2”. %1 is the number of concepts
inline constexpr CountText proposedConcepts{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 proposed concepts"), "%1 proposed concept"};
//: Inserted in “%1 of %2”. %1 is the number of texts
inline constexpr CountText untaggedTexts{room, QT_TRANSLATE_N_NOOP("cli/knowledge", "%1 untagged texts"), "%1 untagged text"};

} // namespace outcrop::knowledgeoutput
