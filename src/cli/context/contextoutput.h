// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/context prints.
namespace outcrop::contextoutput {

inline constexpr char room[] = "cli/context";
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounClient{room, QT_TRANSLATE_NOOP("cli/context", "client")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounFolder{room, QT_TRANSLATE_NOOP("cli/context", "folder")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounFormat{room, QT_TRANSLATE_NOOP("cli/context", "format")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounModel{room, QT_TRANSLATE_NOOP("cli/context", "model")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounRevision{room, QT_TRANSLATE_NOOP("cli/context", "revision")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounSource{room, QT_TRANSLATE_NOOP("cli/context", "source")};
//: Evidence for the behavior of a client; %1 is the number of files
inline constexpr CountText documentedFiles{room, QT_TRANSLATE_N_NOOP("cli/context", "documented for %1 files"), "documented for %1 file"};
//: Evidence for the behavior of a client; %1 is the number of files
inline constexpr CountText assumedFiles{room, QT_TRANSLATE_N_NOOP("cli/context", "assumed for %1 files"), "assumed for %1 file"};
//: Position in a file; %1 is a byte offset
inline constexpr MessageText atByte{room, QT_TRANSLATE_NOOP("cli/context", "byte %1")};
//: Position in a file; %1 is a byte offset, %2 a line number
inline constexpr MessageText atByteAndLine{room, QT_TRANSLATE_NOOP("cli/context", "byte %1, line %2")};
//: %1 is a number of tokens, such as "≈ 1,204" for an estimate
inline constexpr CountText tokens{room, QT_TRANSLATE_N_NOOP("cli/context", "%1 tokens"), "%1 token"};
//: Size of the context of a client; %1 is "1,204 tokens", %2 a tokenizer
inline constexpr MessageText atStart{room, QT_TRANSLATE_NOOP("cli/context", "%1 at the start; tokenizer: %2")};
//: %1 is "1,204 tokens", %2 a percentage, %3 the size of the context window in tokens
inline constexpr MessageText atStartOfWindow{room, QT_TRANSLATE_NOOP("cli/context", "%1 at the start, %2% of the %3-token context window; tokenizer: %4")};
//: Size of the context of a client; %1 is "1,204 tokens", %2 the number of tokens that the client adds, %3 a tokenizer
inline constexpr MessageText atStartWithAdded{room, QT_TRANSLATE_NOOP("cli/context", "%1 at the start; of these, %2 are added by the client; tokenizer: %3")};
//: %1 is "1,204 tokens", %2 a percentage, %3 the size of the context window in tokens, %4 the number of tokens that the client adds
inline constexpr MessageText atStartOfWindowWithAdded{room, QT_TRANSLATE_NOOP("cli/context", "%1 at the start, %2% of the %3-token context window; of these, %4 are added by the client; tokenizer: %5")};
//: %1 is a model, %2 a price, %3 a date
inline constexpr MessageText samePrice{room, QT_TRANSLATE_NOOP("cli/context", "%1: %2 for the first request and for each later request (prices as of %3)")};
//: %1 is a model, %2 a price, %3 a date
inline constexpr MessageText cachingNotAssumed{room, QT_TRANSLATE_NOOP("cli/context", "%1: %2 for the first request and for each later request; caching is not assumed for this model (prices as of %3)")};
//: %1 is a model, %2 a price, %3 a date
inline constexpr MessageText cachedPriceUnknown{room, QT_TRANSLATE_NOOP("cli/context", "%1: %2 for the first request and for each later request; the price of cached tokens is unknown (prices as of %3)")};
//: %1 is a model, %2 a price, %3 a date
inline constexpr MessageText tooFewToCache{room, QT_TRANSLATE_NOOP("cli/context", "%1: %2 for the first request and for each later request, because there are too few tokens to cache (prices as of %3)")};
//: %1 is a model, %2 and %3 are prices, %4 is the number of cached tokens, %5 a date
inline constexpr MessageText cachedPrice{room, QT_TRANSLATE_NOOP("cli/context", "%1: %2 for the first request, %3 for each later request while %4 tokens are in the cache (prices as of %5)")};
inline constexpr MessageText selectModel{room, QT_TRANSLATE_NOOP("cli/context", "To see the price, select a model with --model.")};
//: Note about a missing price; %1 is the ID of the model
inline constexpr MessageText priceUnknown{room, QT_TRANSLATE_NOOP("cli/context", "The price of %1 is unknown. Select another model with --model.")};
//: %1 is "1,204 tokens", %2 a list of files
inline constexpr MessageText moreAfterTouch{room, QT_TRANSLATE_NOOP("cli/context", "%1 more after the client reads %2")};
//: Follows the name of a client and a colon; %1 is a folder, %2 a list such as "2 files truncated"
inline constexpr MessageText startedInFolder{room, QT_TRANSLATE_NOOP("cli/context", "if started in %1: %2")};
//: Follows the name of a client and a colon; %1 is the number of folders
inline constexpr CountText startedInOthers{room,
    QT_TRANSLATE_N_NOOP("cli/context", "if started in %1 other folders: files are also truncated or skipped; --client %2 lists these folders"),
    "if started in %1 other folder: files are also truncated or skipped; --client %2 lists these folders"};
//: Follows the name of a client and a colon; %1 is the number of folders
inline constexpr CountText foldersNotChecked{room, QT_TRANSLATE_N_NOOP("cli/context", "%1 other folders not checked"), "%1 other folder not checked"};
//: %1 is a client, %2 a file, %3 a sentence, %4 the number of tokens
inline constexpr MessageText extraTokens{room, QT_TRANSLATE_NOOP("cli/context", "%1: %2: %3 Extra tokens: %4")};
//: %1 is "3 paths outside the repository", %2 a path, %3 an option
inline constexpr MessageText notRead{room, QT_TRANSLATE_NOOP("cli/context", "Not read: %1, such as %2. To read these paths, add %3.")};
//: %1 is a client, %2 the evidence for its behavior, %3 a folder
inline constexpr MessageText startedIn{room, QT_TRANSLATE_NOOP("cli/context", "%1 (%2), started in %3")};
inline constexpr MessageText note{room, QT_TRANSLATE_NOOP("cli/context", "Note: %1")};
//: %1 is a client, %2 a list of folders
inline constexpr MessageText notChecked{room, QT_TRANSLATE_NOOP("cli/context", "note: %1 was not checked in %2, where it truncates or skips files. Check these folders with --from")};
//: %1 is a client, %2 a list of folders, %3 the number of other folders
inline constexpr CountText notCheckedInOthers{room,
    QT_TRANSLATE_N_NOOP("cli/context", "note: %1 was not checked in %2 and %3 other folders, where it truncates or skips files. Check these folders with --from"),
    "note: %1 was not checked in %2 and %3 other folder, where it truncates or skips files. Check these folders with --from"};
//: %1 is a state such as "loaded", %2 the file name that a client uses
inline constexpr MessageText stateUnderName{room, QT_TRANSLATE_NOOP("cli/context", "%1 as %2")};
//: %1 is a state such as "truncated", %2 "byte 32,768, line 513"
inline constexpr MessageText stateAt{room, QT_TRANSLATE_NOOP("cli/context", "%1 at %2")};
//: %1 is a client, %2 a part of the request, %3 its role
inline constexpr MessageText loadedOnTouch{room, QT_TRANSLATE_NOOP("cli/context", "%1: %2 (%3), loaded when the client reads the --touch file")};
//: State of a file
inline constexpr MessageText missing{room, QT_TRANSLATE_NOOP("cli/context", "missing")};
//: %1 is a client, %2 the number of tokens
inline constexpr CountText unchangedTokens{room, QT_TRANSLATE_N_NOOP("cli/context", "%1: unchanged, %2 tokens"), "%1: unchanged, %2 token"};
//: %1 is a client, %2 the number of tokens before a change, %3 the number after it, %4 the difference
inline constexpr CountText changedTokens{room, QT_TRANSLATE_N_NOOP("cli/context", "%1: %2 → %3 tokens (%4)"), "%1: %2 → %3 token (%4)"};
//: %1 is a client, %2 the number of tokens before a change, %3 the number after it, %4 the difference; %5 and %6 are prices
inline constexpr CountText changedTokensAndPrice{room,
    QT_TRANSLATE_N_NOOP("cli/context", "%1: %2 → %3 tokens (%4), %5 → %6 for the first request"),
    "%1: %2 → %3 token (%4), %5 → %6 for the first request"};
//: %1 is the number of bytes, %2 a file or a part of the request
inline constexpr CountText sameBytes{room,
    QT_TRANSLATE_N_NOOP("cli/context", "The first %1 bytes are the same and can be read from the cache; the first difference is in %2."),
    "The first %1 byte is the same and can be read from the cache; the first difference is in %2."};
inline constexpr MessageText checkNeedsLimit{room, QT_TRANSLATE_NOOP("cli/context", "--check requires --max-tokens or --no-cuts")};
inline constexpr MessageText limitNeedsCheck{room, QT_TRANSLATE_NOOP("cli/context", "--max-tokens and --no-cuts require --check")};
inline constexpr MessageText diffNeedsTable{room, QT_TRANSLATE_NOOP("cli/context", "--diff requires --as table or json, and cannot be combined with --check")};
inline constexpr MessageText columnsNeedClients{room, QT_TRANSLATE_NOOP("cli/context", "--as columns compares clients: pass several with --client, such as codex,claude")};
inline constexpr MessageText diffNeedsRevision{room, QT_TRANSLATE_NOOP("cli/context", "--diff requires a revision, such as HEAD~1, or two, such as main..HEAD")};
//: %1 is a client, %2 the number of tokens, %3 the limit
inline constexpr CountText overLimit{room,
    QT_TRANSLATE_N_NOOP("cli/context", "%1: %2 tokens are loaded at the start; the limit is %3. Shorten the files, or raise --max-tokens"),
    "%1: %2 token is loaded at the start; the limit is %3. Shorten the files, or raise --max-tokens"};
inline constexpr MessageText nothingChecked{room, QT_TRANSLATE_NOOP("cli/context", "no files were checked: no client loads a file from this folder. Try another folder or client")};
//: %1 is the number of files
inline constexpr CountText wouldChange{room,
    QT_TRANSLATE_N_NOOP("cli/context", "%1 files would change; add --yes to write without confirmation, or --dry-run to see the changes"),
    "%1 file would change; add --yes to write without confirmation, or --dry-run to see the changes"};
//: Question; %1 is the number of files
inline constexpr CountText writeFiles{room, QT_TRANSLATE_N_NOOP("cli/context", "Write %1 files?"), "Write %1 file?"};
//: Note after an error; %1 is the path of a file that was already changed
inline constexpr MessageText changedBeforeError{room, QT_TRANSLATE_NOOP("cli/context", "changed before the error: %1")};
//: Result of `sync`; %1 is the path of the written file
inline constexpr MessageText wrote{room, QT_TRANSLATE_NOOP("cli/context", "Wrote %1")};
//: Result of `sync`; %1 is the path of the removed file
inline constexpr MessageText removed{room, QT_TRANSLATE_NOOP("cli/context", "Removed %1")};
//: State of a generated file: up to date
inline constexpr MessageText stateSame{room, QT_TRANSLATE_NOOP("cli/context", "current")};
//: State of a generated file: does not exist
inline constexpr MessageText stateNew{room, QT_TRANSLATE_NOOP("cli/context", "new")};
//: State of a generated file: the source has changed
inline constexpr MessageText stateChanged{room, QT_TRANSLATE_NOOP("cli/context", "changed")};
//: State of a generated file: edited after it was generated
inline constexpr MessageText stateEdited{room, QT_TRANSLATE_NOOP("cli/context", "edited")};
//: State of a file that was not generated
inline constexpr MessageText stateHandwritten{room, QT_TRANSLATE_NOOP("cli/context", "handwritten")};
//: State of a generated file: the source was removed
inline constexpr MessageText stateStale{room, QT_TRANSLATE_NOOP("cli/context", "stale")};
//: State of a generated file: edited, and overwritten by this command
inline constexpr MessageText editedAndReplaced{room, QT_TRANSLATE_NOOP("cli/context", "edited, replaced")};
//: State of a generated file: edited, and removed by this command
inline constexpr MessageText editedAndRemoved{room, QT_TRANSLATE_NOOP("cli/context", "edited, removed")};
//: State of a generated file: the source was removed, and this command removes the file
inline constexpr MessageText staleAndRemoved{room, QT_TRANSLATE_NOOP("cli/context", "stale, removed")};
inline constexpr MessageText nothingToWrite{room, QT_TRANSLATE_NOOP("cli/context", "No files to write. Check the source (--from) and the clients (--to).")};
//: %1 is the number of files
inline constexpr CountText upToDate{room, QT_TRANSLATE_N_NOOP("cli/context", "%1 files up to date"), "%1 file up to date"};
//: Planned change; %1 is a path
inline constexpr MessageText removal{room, QT_TRANSLATE_NOOP("cli/context", "remove %1")};
//: Planned change; %1 and %2 are paths
inline constexpr MessageText copy{room, QT_TRANSLATE_NOOP("cli/context", "copy %1 to %2")};
//: %1 is a source such as "claude"
inline constexpr MessageText notCopied{room, QT_TRANSLATE_NOOP("cli/context", "Not copied from %1")};
//: %1 is a client, %2 the number of unchanged files, %3 the number of all files
inline constexpr CountText keptUnchanged{room, QT_TRANSLATE_N_NOOP("cli/context", "%1: %2 of %3 files kept unchanged"), "%1: %2 of %3 file kept unchanged"};
//: Column heading
inline constexpr MessageText columnBytes{room, QT_TRANSLATE_NOOP("cli/context", "bytes")};
//: Column heading
inline constexpr MessageText columnChange{room, QT_TRANSLATE_NOOP("cli/context", "change")};
//: Column heading
inline constexpr MessageText columnClient{room, QT_TRANSLATE_NOOP("cli/context", "client")};
//: Column heading
inline constexpr MessageText columnEvidence{room, QT_TRANSLATE_NOOP("cli/context", "evidence")};
//: Column heading
inline constexpr MessageText columnFile{room, QT_TRANSLATE_NOOP("cli/context", "file")};
//: Column heading
inline constexpr MessageText columnFiles{room, QT_TRANSLATE_NOOP("cli/context", "files")};
//: Column heading
inline constexpr MessageText columnFilesAfterTouch{room, QT_TRANSLATE_NOOP("cli/context", "files after --touch")};
//: Column heading
inline constexpr MessageText columnFilesNotLoaded{room, QT_TRANSLATE_NOOP("cli/context", "files not loaded")};
//: Column heading
inline constexpr MessageText columnFilesOnDemand{room, QT_TRANSLATE_NOOP("cli/context", "files on demand")};
//: Column heading
inline constexpr MessageText columnKind{room, QT_TRANSLATE_NOOP("cli/context", "kind")};
//: Column heading
inline constexpr MessageText columnListedFiles{room, QT_TRANSLATE_NOOP("cli/context", "listed files")};
//: Column heading
inline constexpr MessageText columnLocation{room, QT_TRANSLATE_NOOP("cli/context", "location")};
//: Column heading
inline constexpr MessageText columnReason{room, QT_TRANSLATE_NOOP("cli/context", "reason")};
//: Column heading
inline constexpr MessageText columnResult{room, QT_TRANSLATE_NOOP("cli/context", "result")};
//: Column heading
inline constexpr MessageText columnShortenedDescriptions{room, QT_TRANSLATE_NOOP("cli/context", "shortened descriptions")};
//: Column heading
inline constexpr MessageText columnSize{room, QT_TRANSLATE_NOOP("cli/context", "size")};
//: Column heading
inline constexpr MessageText columnSkippedFiles{room, QT_TRANSLATE_NOOP("cli/context", "skipped files")};
//: Column heading
inline constexpr MessageText columnSource{room, QT_TRANSLATE_NOOP("cli/context", "source")};
//: Column heading
inline constexpr MessageText columnState{room, QT_TRANSLATE_NOOP("cli/context", "state")};
//: Column heading
inline constexpr MessageText columnStateAfter{room, QT_TRANSLATE_NOOP("cli/context", "state after")};
//: Column heading
inline constexpr MessageText columnStateBefore{room, QT_TRANSLATE_NOOP("cli/context", "state before")};
//: Column heading
inline constexpr MessageText columnTokens{room, QT_TRANSLATE_NOOP("cli/context", "tokens")};
//: Column heading
inline constexpr MessageText columnTokensAfterTouch{room, QT_TRANSLATE_NOOP("cli/context", "tokens after --touch")};
//: Column heading
inline constexpr MessageText columnTruncatedAt{room, QT_TRANSLATE_NOOP("cli/context", "truncation point")};
//: Column heading
inline constexpr MessageText columnTruncatedFiles{room, QT_TRANSLATE_NOOP("cli/context", "truncated files")};

} // namespace outcrop::contextoutput
