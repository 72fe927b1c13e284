// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/base prints.
namespace outcrop::baseoutput {

inline constexpr char room[] = "cli/base";

// Texts in the help of a command.
//: %1 is a command line such as `outcrop-cli render [OPTIONS]`
inline constexpr MessageText usage{room, QT_TRANSLATE_NOOP("cli/base", "Usage: %1")};
//: Heading of the list of commands in help, followed by a colon
inline constexpr MessageText commands{room, QT_TRANSLATE_NOOP("cli/base", "Commands")};
inline constexpr MessageText example{room, QT_TRANSLATE_NOOP("cli/base", "Example:")};
//: Heading of a list in help, or a label before a value; %1 is a title such as Filter or Score
inline constexpr MessageText withColon{room, QT_TRANSLATE_NOOP("cli/base", "%1:")};

// Errors in the values of options. A noun such as `folder` or `agent` is inserted for %1.
//: %1 is a noun such as folder, file or label
inline constexpr MessageText valueIsEmpty{room, QT_TRANSLATE_NOOP("cli/base", "the value is empty; specify a %1")};
//: %1 is a noun such as agent, %2 the unknown name
inline constexpr MessageText unknownName{room, QT_TRANSLATE_NOOP("cli/base", "unknown %1 `%2`; check the spelling")};
//: %1 is a noun such as agent, %2 the unknown name
inline constexpr MessageText unknownNameNoneDefined{room, QT_TRANSLATE_NOOP("cli/base", "unknown %1 `%2`; none are defined, so create one first")};
//: %1 is a noun such as agent, %2 the unknown name, %3 the similar name
inline constexpr MessageText unknownNameSimilar{room, QT_TRANSLATE_NOOP("cli/base", "unknown %1 `%2`; did you mean `%3`?")};
//: %1 is a noun such as agent, %2 the unknown name, %3 a list of names
inline constexpr MessageText unknownNameAvailable{room, QT_TRANSLATE_NOOP("cli/base", "unknown %1 `%2`; available: %3")};
//: %1 is a noun such as agent, %2 the unknown name, %3 the similar name, %4 a list of names
inline constexpr MessageText unknownNameSimilarAvailable{room, QT_TRANSLATE_NOOP("cli/base", "unknown %1 `%2`; did you mean `%3`? Available: %4")};
inline constexpr MessageText notDollars{room, QT_TRANSLATE_NOOP("cli/base", "%1 is not an amount in dollars; specify a number such as 0.25")};
//: Noun inserted in messages about an unknown or empty value
inline constexpr MessageText effortNoun{room, QT_TRANSLATE_NOOP("cli/base", "effort")};

// Errors in the input.
//: Noun inserted in messages instead of a path
inline constexpr MessageText standardInput{room, QT_TRANSLATE_NOOP("cli/base", "standard input")};
inline constexpr MessageText standardInputTooLarge{room, QT_TRANSLATE_NOOP("cli/base", "standard input is larger than %1 MiB; use a smaller file")};
//: Error when a file is read; %1 is its path, %2 its maximum size in MiB
inline constexpr MessageText fileTooLarge{room, QT_TRANSLATE_NOOP("cli/base", "%1 is larger than %2 MiB; use a smaller file")};
inline constexpr MessageText standardInputIsFolder{room, QT_TRANSLATE_NOOP("cli/base", "standard input is a folder: specify a file in it, or pipe text into the command")};
inline constexpr MessageText standardInputClosed{room, QT_TRANSLATE_NOOP("cli/base", "standard input is closed: specify a file, or pipe text into the command")};
inline constexpr MessageText standardInputUnreadable{room, QT_TRANSLATE_NOOP("cli/base", "standard input cannot be read: specify a file instead")};
inline constexpr MessageText emptyFileName{room, QT_TRANSLATE_NOOP("cli/base", "the file name is empty; specify a file")};
inline constexpr MessageText fileIsFolder{room, QT_TRANSLATE_NOOP("cli/base", "%1 is a folder: specify a file in it")};
//: %1 is a path, %2 the reason
inline constexpr MessageText fileUnreadable{room, QT_TRANSLATE_NOOP("cli/base", "%1 cannot be read: %2. Check the path and its permissions")};
//: %1 is a path or another source, %2 a number of bytes
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("cli/base", "%1 is not UTF-8 text: invalid byte at offset %2. Convert it to UTF-8")};

// Sizes of files. 1 kB is 1,000 bytes.
//: %1 is a number of bytes
inline constexpr MessageText bytes{room, QT_TRANSLATE_NOOP("cli/base", "%1 B")};
//: %1 is a number of kilobytes
inline constexpr MessageText kilobytes{room, QT_TRANSLATE_NOOP("cli/base", "%1 kB")};
//: %1 is a number of megabytes
inline constexpr MessageText megabytes{room, QT_TRANSLATE_NOOP("cli/base", "%1 MB")};

// Questions to the user.
inline constexpr MessageText notConfirmed{room, QT_TRANSLATE_NOOP("cli/base", "No request was sent, because it was not confirmed. Confirm it, or add --yes.")};
inline constexpr MessageText noTerminal{room, QT_TRANSLATE_NOOP("cli/base", "no request was sent: there is no terminal for the confirmation. Add --yes to send without confirmation.")};

// Messages about the first index of a workspace.
inline constexpr MessageText indexOnServer{room, QT_TRANSLATE_NOOP("cli/base", "the index is on a server, and Outcrop's MCP tools cannot connect to it; run the command in a terminal")};
inline constexpr MessageText noIndex{room, QT_TRANSLATE_NOOP("cli/base", "there is no index yet. Run `outcrop-cli index` in the workspace")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("cli/base", "stopped")};
//: %1 is the number of documents
inline constexpr CountText indexedFirst{room, QT_TRANSLATE_N_NOOP("cli/base", "indexed %1 documents before the search; to include later changes, run `outcrop-cli index`"),
    "indexed %1 document before the search; to include later changes, run `outcrop-cli index`"};

// Versions of files, in the output of `history`.
//: Column heading
inline constexpr MessageText versionColumn{room, QT_TRANSLATE_NOOP("cli/base", "version")};
//: Column heading
inline constexpr MessageText timeColumn{room, QT_TRANSLATE_NOOP("cli/base", "time (UTC)")};
//: Column heading
inline constexpr MessageText authorColumn{room, QT_TRANSLATE_NOOP("cli/base", "author")};
//: Column heading
inline constexpr MessageText fileColumn{room, QT_TRANSLATE_NOOP("cli/base", "file")};
//: Column heading
inline constexpr MessageText messageColumn{room, QT_TRANSLATE_NOOP("cli/base", "message")};
//: Column heading
inline constexpr MessageText lineColumn{room, QT_TRANSLATE_NOOP("cli/base", "line")};
//: Column heading
inline constexpr MessageText textColumn{room, QT_TRANSLATE_NOOP("cli/base", "text")};
//: A line that is in no version of the file
inline constexpr MessageText noVersion{room, QT_TRANSLATE_NOOP("cli/base", "no version")};

// Texts about queued runs.
//: Help of --queue; %1 names what is queued: the requests, the trials, the run, the documents without an embedding
inline constexpr MessageText queueOption{room, QT_TRANSLATE_NOOP("cli/base", "Queue %1 for `worker`, which can run on other computers, and collect the results; a store on PostgreSQL is required")};
//: Progress line: %1 to %3 are numbers of jobs, %4 is the cost
inline constexpr MessageText queueProgress{room, QT_TRANSLATE_NOOP("cli/base", "%1 waiting, %2 in progress, %3 done, %4")};
//: Inserted in messages about queued jobs; %1 is the number of trials
inline constexpr CountText queuedTrials{room, QT_TRANSLATE_N_NOOP("cli/base", "%1 trials"), "%1 trial"};
//: Inserted in messages about queued jobs; %1 is the number of agents
inline constexpr CountText queuedAgents{room, QT_TRANSLATE_N_NOOP("cli/base", "%1 agents"), "%1 agent"};
//: Inserted in messages about queued jobs; %1 is the number of evolution runs
inline constexpr CountText queuedEvolutionRuns{room, QT_TRANSLATE_N_NOOP("cli/base", "%1 evolution runs"), "%1 evolution run"};
//: Inserted in messages about queued jobs; %1 is the number of requests for embeddings
inline constexpr CountText queuedEmbeddingRequests{room, QT_TRANSLATE_N_NOOP("cli/base", "%1 embedding requests"), "%1 embedding request"};
//: %1 is a number of jobs with a noun, such as 12 trials
inline constexpr MessageText inQueue{room, QT_TRANSLATE_NOOP("cli/base", "%1 in the queue. Process the queue with `outcrop-cli worker`, then run this command again to collect the results")};
//: %1 is a number of jobs with a noun, such as 12 trials; %2 is the number of attempts, at least 2
inline constexpr MessageText abandoned{room, QT_TRANSLATE_NOOP("cli/base", "%1 abandoned after %2 attempts whose workers ended without a result; run the same command to try again")};
inline constexpr MessageText uncertainCost{room, QT_TRANSLATE_NOOP("cli/base", "requests from killed workers may have cost up to %1 more, which is not included in the cost of the results")};

} // namespace outcrop::baseoutput
