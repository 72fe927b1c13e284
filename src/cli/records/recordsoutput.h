// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/records prints.
namespace outcrop::recordsoutput {

inline constexpr char room[] = "cli/records";

// Texts about options, and errors.
inline constexpr MessageText invalidTime{room, QT_TRANSLATE_NOOP("cli/records", "`%1` is not a date such as 2026-11-21 or a time such as 2026-11-21T18:30:00Z")};
inline constexpr MessageText serverNotAllowed{room, QT_TRANSLATE_NOOP("cli/records", "the records are on a server, and Outcrop's MCP tools cannot connect to it; run the command in a terminal")};
//: Noun inserted in messages about a wrong value
inline constexpr MessageText recordKind{room, QT_TRANSLATE_NOOP("cli/records", "kind of record")};
//: Noun inserted in messages about a wrong value of --by: field of a record
inline constexpr MessageText field{room, QT_TRANSLATE_NOOP("cli/records", "field")};
//: Noun inserted in messages about a missing value of an option
inline constexpr MessageText folder{room, QT_TRANSLATE_NOOP("cli/records", "folder")};
inline constexpr MessageText noInteractions{room, QT_TRANSLATE_NOOP("cli/records", "no matching interactions. Send a prompt, or import interactions with `outcrop-cli log import`")};
//: Name of the group without a value, such as interactions without a workload
inline constexpr MessageText noValue{room, QT_TRANSLATE_NOOP("cli/records", "(none)")};

// Output of `log stats` and `log quality`.
//: Column heading
inline constexpr MessageText workloadColumn{room, QT_TRANSLATE_NOOP("cli/records", "workload")};
//: Column heading
inline constexpr MessageText promptTypeColumn{room, QT_TRANSLATE_NOOP("cli/records", "prompt type")};
//: Column heading
inline constexpr MessageText providerColumn{room, QT_TRANSLATE_NOOP("cli/records", "provider")};
//: Column heading
inline constexpr MessageText modelColumn{room, QT_TRANSLATE_NOOP("cli/records", "model")};
//: Column heading
inline constexpr MessageText agentColumn{room, QT_TRANSLATE_NOOP("cli/records", "agent")};
//: Column heading
inline constexpr MessageText phaseColumn{room, QT_TRANSLATE_NOOP("cli/records", "phase")};
//: Column heading
inline constexpr MessageText outcomeColumn{room, QT_TRANSLATE_NOOP("cli/records", "outcome")};
//: Column heading
inline constexpr MessageText sessionColumn{room, QT_TRANSLATE_NOOP("cli/records", "session")};
//: Column heading: format of a response
inline constexpr MessageText formatColumn{room, QT_TRANSLATE_NOOP("cli/records", "format")};
//: Column heading: first day of a week
inline constexpr MessageText weekColumn{room, QT_TRANSLATE_NOOP("cli/records", "week")};
//: Column heading: number of turns
inline constexpr MessageText turnsColumn{room, QT_TRANSLATE_NOOP("cli/records", "turns")};
//: Column heading: number of requests to a provider
inline constexpr MessageText requestsColumn{room, QT_TRANSLATE_NOOP("cli/records", "requests")};
//: Column heading: signs of problems in a conversation, such as corrections
inline constexpr MessageText frictionColumn{room, QT_TRANSLATE_NOOP("cli/records", "friction")};
//: Column heading: quality of responses
inline constexpr MessageText qualityColumn{room, QT_TRANSLATE_NOOP("cli/records", "quality")};
//: Column heading: input tokens
inline constexpr MessageText inputColumn{room, QT_TRANSLATE_NOOP("cli/records", "input")};
//: Column heading: output tokens
inline constexpr MessageText outputColumn{room, QT_TRANSLATE_NOOP("cli/records", "output")};
//: Column heading: duration
inline constexpr MessageText secondsColumn{room, QT_TRANSLATE_NOOP("cli/records", "seconds")};
//: Column heading
inline constexpr MessageText costColumn{room, QT_TRANSLATE_NOOP("cli/records", "cost")};
//: Column heading: share of turns with a format
inline constexpr MessageText adoptionColumn{room, QT_TRANSLATE_NOOP("cli/records", "share of turns")};
//: Column heading: share of failed turns
inline constexpr MessageText errorsColumn{room, QT_TRANSLATE_NOOP("cli/records", "errors")};
//: Column heading: share of responses that could be parsed
inline constexpr MessageText parsedColumn{room, QT_TRANSLATE_NOOP("cli/records", "parsed responses")};
//: Column heading: number of tool calls
inline constexpr MessageText toolCallsColumn{room, QT_TRANSLATE_NOOP("cli/records", "tool calls")};
//: Column heading: share of valid tool calls
inline constexpr MessageText validCallsColumn{room, QT_TRANSLATE_NOOP("cli/records", "valid calls")};
//: Column heading: mean number of input tokens
inline constexpr MessageText inputTokensColumn{room, QT_TRANSLATE_NOOP("cli/records", "input tokens")};
//: Column heading: difference of the input tokens from those of the format “plain”
inline constexpr MessageText plainDifferenceColumn{room, QT_TRANSLATE_NOOP("cli/records", "vs. plain")};
//: Name of the group of interactions without a format
inline constexpr MessageText notRecorded{room, QT_TRANSLATE_NOOP("cli/records", "(not recorded)")};
//: %1 is a prompt type, %2 a mean quality, %3 the number of responses, %4 a change of the quality
inline constexpr CountText qualityWithTrend{room, QT_TRANSLATE_N_NOOP("cli/records", "%1: quality %2 over %3 responses, %4 per week"), "%1: quality %2 over %3 response, %4 per week"};
//: %1 is a prompt type, %2 a mean quality, %3 the number of responses
inline constexpr CountText qualityWithoutTrend{room, QT_TRANSLATE_N_NOOP("cli/records", "%1: quality %2 over %3 responses, too few weeks for a trend"), "%1: quality %2 over %3 response, too few weeks for a trend"};
//: Trend of a prompt type without ratings; %1 is its name
inline constexpr MessageText noRatedResponses{room, QT_TRANSLATE_NOOP("cli/records", "%1: no rated responses, too few weeks for a trend")};
//: Column heading: number of responses
inline constexpr MessageText ratedColumn{room, QT_TRANSLATE_NOOP("cli/records", "rated responses")};
//: Column heading: mean quality
inline constexpr MessageText meanColumn{room, QT_TRANSLATE_NOOP("cli/records", "mean")};
//: Column heading: lowest quality
inline constexpr MessageText lowestColumn{room, QT_TRANSLATE_NOOP("cli/records", "lowest")};
//: Column heading: highest quality
inline constexpr MessageText highestColumn{room, QT_TRANSLATE_NOOP("cli/records", "highest")};
//: Column heading: number of violated rules
inline constexpr MessageText violationsColumn{room, QT_TRANSLATE_NOOP("cli/records", "violations")};
//: Column heading: field of a record
inline constexpr MessageText fieldColumn{room, QT_TRANSLATE_NOOP("cli/records", "field")};
//: Column heading: content of a field
inline constexpr MessageText contentColumn{room, QT_TRANSLATE_NOOP("cli/records", "type")};
//: Content of a field: text
inline constexpr MessageText textContent{room, QT_TRANSLATE_NOOP("cli/records", "text")};
//: Content of a field: a list
inline constexpr MessageText listContent{room, QT_TRANSLATE_NOOP("cli/records", "list of texts")};
//: Content of a field: a time
inline constexpr MessageText timeContent{room, QT_TRANSLATE_NOOP("cli/records", "time, ISO 8601 with its offset from UTC")};
//: Content of a field: a whole number
inline constexpr MessageText wholeNumberContent{room, QT_TRANSLATE_NOOP("cli/records", "whole number")};
//: Content of a field: a boolean. Do not translate “true” and “false”
inline constexpr MessageText booleanContent{room, QT_TRANSLATE_NOOP("cli/records", "true or false")};
//: Content of a field: a number
inline constexpr MessageText numberContent{room, QT_TRANSLATE_NOOP("cli/records", "number")};
//: Content of a field: JSON
inline constexpr MessageText jsonContent{room, QT_TRANSLATE_NOOP("cli/records", "any JSON")};
//: Content of a field: %1 is one of “text”, “number” and so on. Do not translate “null”
inline constexpr MessageText contentOrNull{room, QT_TRANSLATE_NOOP("cli/records", "%1, or null")};

// Output of `log add`, `log import`, `log follow` and `log listen`.
//: %1 is the number of records, %2 their kind
inline constexpr CountText added{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 records added to %2"), "%1 record added to %2"};
//: %1 is the number of records, %2 their kind, %3 the number of known records
inline constexpr CountText addedOthersKnown{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 records added to %2, %3 already stored"), "%1 record added to %2, %3 already stored"};
//: Name of the source of records, inserted in messages
inline constexpr MessageText standardInput{room, QT_TRANSLATE_NOOP("cli/records", "standard input")};
inline constexpr MessageText fileMissing{room, QT_TRANSLATE_NOOP("cli/records", "specify the FILE to import, or - for standard input")};
inline constexpr MessageText fileIsFolder{room, QT_TRANSLATE_NOOP("cli/records", "%1 is a folder: specify a file in it")};
//: %1 is a path, %2 an error
inline constexpr MessageText fileUnreadable{room, QT_TRANSLATE_NOOP("cli/records", "%1 cannot be read: %2. Check the path and its permissions")};
//: %1 is a path or “standard input”
inline constexpr MessageText nothingReadable{room, QT_TRANSLATE_NOOP("cli/records", "%1 contains no readable interaction; choose another file")};
inline constexpr MessageText progress{room, QT_TRANSLATE_NOOP("cli/records", "%1 MiB read, %2 interactions imported")};
inline constexpr MessageText progressOfFile{room, QT_TRANSLATE_NOOP("cli/records", "%1 of %2 MiB read, %3 interactions imported")};
//: Column heading: name of a mapping
inline constexpr MessageText nameColumn{room, QT_TRANSLATE_NOOP("cli/records", "name")};
//: Column heading: the logs that a mapping reads
inline constexpr MessageText logColumn{room, QT_TRANSLATE_NOOP("cli/records", "log")};
//: Column heading: file with a mapping
inline constexpr MessageText definedInColumn{room, QT_TRANSLATE_NOOP("cli/records", "defined in")};
//: Cell: the program contains the mapping
inline constexpr MessageText builtIn{room, QT_TRANSLATE_NOOP("cli/records", "(built-in)")};
//: %1 is the name of a format
inline constexpr MessageText format{room, QT_TRANSLATE_NOOP("cli/records", "format: %1")};
//: %1 is the number of read interactions, %2 the number of imported ones, %3 the number of known ones
inline constexpr CountText imported{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions read, %2 imported, %3 already stored"), "%1 interaction read, %2 imported, %3 already stored"};
//: %1 is the number of read interactions; %2, %3 and %4 are the numbers of imported, updated and known ones
inline constexpr CountText importedAndUpdated{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions read, %2 imported, %3 updated, %4 already stored"), "%1 interaction read, %2 imported, %3 updated, %4 already stored"};
//: %1 is the number of read interactions, %2 the number of those to import, %3 the number of known ones
inline constexpr CountText wouldImport{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions read, %2 would be imported, %3 already stored"), "%1 interaction read, %2 would be imported, %3 already stored"};
//: %1 is the number of read interactions; %2, %3 and %4 are the numbers of new, of outdated and of known ones
inline constexpr CountText wouldImportAndUpdate{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions read, %2 would be imported, %3 would be updated, %4 already stored"), "%1 interaction read, %2 would be imported, %3 would be updated, %4 already stored"};
//: %1 is a list of names and numbers, such as “platform/k8s 3, (none) 2”
inline constexpr MessageText workloads{room, QT_TRANSLATE_NOOP("cli/records", "workloads: %1")};
//: %1 is a list of names and numbers, such as “e-mail address 3”
inline constexpr MessageText redacted{room, QT_TRANSLATE_NOOP("cli/records", "redacted: %1")};
//: %1 is a list of fields, each with the number of its occurrences
inline constexpr MessageText unknownFields{room, QT_TRANSLATE_NOOP("cli/records", "unknown fields, kept in details (`log fields` lists the known ones): %1")};
//: %1 is a list of fields, each with the number of its occurrences
inline constexpr MessageText unmappedFields{room, QT_TRANSLATE_NOOP("cli/records", "fields not imported because they have no mapping: %1")};
//: %1 is a list of line types, each with the number of lines
inline constexpr MessageText skippedLines{room, QT_TRANSLATE_NOOP("cli/records", "lines skipped because they are not part of an interaction: %1")};
//: %1 is a list of span names, each with the number of spans
inline constexpr MessageText skippedSpans{room, QT_TRANSLATE_NOOP("cli/records", "spans skipped because they are not model calls: %1")};
//: %1 is a list of names, each with the number of spans and log records
inline constexpr MessageText skippedSpansAndRecords{room, QT_TRANSLATE_NOOP("cli/records", "spans and log records skipped because they are not model calls: %1")};
//: %1 is a list of workloads, each with the number of interactions
inline constexpr MessageText unknownWorkloads{room, QT_TRANSLATE_NOOP("cli/records", "workloads that are not in the taxonomy: %1")};
//: End of a list; %1 is the number of records that are not listed
inline constexpr CountText moreUnreadable{room, QT_TRANSLATE_N_NOOP("cli/records", "and %1 more unreadable records"), "and %1 more unreadable record"};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("cli/records", "stopped; run the same command to continue")};
//: %1 is “3 exports”, %2 “40 interactions”, %3 and %4 are numbers of interactions
inline constexpr MessageText received{room, QT_TRANSLATE_NOOP("cli/records", "%1 received, %2 imported, %3 already stored, %4 classified")};
//: Inserted in “%1 received, %2 imported”. %1 is the number of exports
inline constexpr CountText exports{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 exports"), "%1 export"};
//: Inserted in “%1 received, %2 imported” and in “%1 and %2 deleted”. %1 is the number of interactions
inline constexpr CountText interactions{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions"), "%1 interaction"};
//: %1 is the number of spans
inline constexpr CountText rejectedSpans{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 spans rejected"), "%1 span rejected"};
//: Start of `log follow`; %1 is the path of the log file
inline constexpr MessageText following{room, QT_TRANSLATE_NOOP("cli/records", "following %1; press Ctrl+C to stop")};
//: Start of `log follow`; %1 is the path of the log file
inline constexpr MessageText followingFromPosition{room, QT_TRANSLATE_NOOP("cli/records", "following %1 from the last position; press Ctrl+C to stop")};
//: Note of `log follow`; %1 is the path of the log file
inline constexpr MessageText restarted{room, QT_TRANSLATE_NOOP("cli/records", "%1 was truncated or replaced; reading it from the beginning")};
//: %1 is the number of imported interactions, %2 the number of updated ones
inline constexpr CountText importedSoFar{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions imported, %2 updated so far"), "%1 interaction imported, %2 updated so far"};
inline constexpr MessageText jsonLinesExcludesJson{room, QT_TRANSLATE_NOOP("cli/records", "--json-lines and --json cannot be combined; omit one of them")};
//: %1 is a port number
inline constexpr MessageText listening{room, QT_TRANSLATE_NOOP("cli/records", "listening on http://127.0.0.1:%1 (/v1/traces, /v1/logs); press Ctrl+C to stop")};

// Output of `log classify`.
//: %1 is a provider, %2 the maximum number of interactions
inline constexpr MessageText askSend{room, QT_TRANSLATE_NOOP("cli/records", "Send at most %2 interactions to %1, one request each?")};
//: Explanation of a classification
inline constexpr MessageText noWorkload{room, QT_TRANSLATE_NOOP("cli/records", "(none): no word matches a workload")};
//: %1 is a workload with its explanation, %2 the previous workload
inline constexpr MessageText previousWorkload{room, QT_TRANSLATE_NOOP("cli/records", "%1, was %2")};
//: %1 is a workload with its explanation, %2 a score from 0 to 1
inline constexpr MessageText withFriction{room, QT_TRANSLATE_NOOP("cli/records", "%1; friction %2")};
//: %1 is a workload with its explanation, %2 a score from 0 to 1, %3 a list of signs of friction
inline constexpr MessageText withExplainedFriction{room, QT_TRANSLATE_NOOP("cli/records", "%1; friction %2 (%3)")};
//: %1 is the number of read interactions, %2 the number of changed ones
inline constexpr CountText classified{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions read, %2 changed"), "%1 interaction read, %2 changed"};
//: %1 is the number of read interactions, %2 the number of those to change
inline constexpr CountText wouldClassify{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions read, %2 would change"), "%1 interaction read, %2 would change"};
//: %1 and %2 are numbers of interactions
inline constexpr MessageText sentToModel{room, QT_TRANSLATE_NOOP("cli/records", "%1 sent to a model, %2 without a workload in the response")};

// Output of `log purge`.
inline constexpr MessageText noFilter{room, QT_TRANSLATE_NOOP("cli/records", "no filter: add --before TIME, --session SESSION or --workload WORKLOAD, or set [log] retention_days in config.toml")};
//: %1 is the number of interactions
inline constexpr CountText purgeNeedsYes{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 interactions would be deleted permanently; add --yes"), "%1 interaction would be deleted permanently; add --yes"};
//: %1 is the number of interactions
inline constexpr CountText askPurge{room, QT_TRANSLATE_N_NOOP("cli/records", "Delete %1 interactions permanently?"), "Delete %1 interaction permanently?"};
//: %1 is “40 interactions”, %2 “3 violations”
inline constexpr MessageText purged{room, QT_TRANSLATE_NOOP("cli/records", "%1 and %2 deleted")};
//: Inserted in “%1 and %2 deleted”. %1 is the number of violations
inline constexpr CountText violations{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 violations"), "%1 violation"};
//: %1 is the path of a backup
inline constexpr MessageText backupUnchanged{room, QT_TRANSLATE_NOOP("cli/records", "%1 was not changed and may still contain deleted interactions; delete it if it is not needed")};

// Output of `store`.
//: Column heading: kind of records
inline constexpr MessageText kindColumn{room, QT_TRANSLATE_NOOP("cli/records", "kind")};
//: Column heading: number of records
inline constexpr MessageText recordsColumn{room, QT_TRANSLATE_NOOP("cli/records", "records")};
//: Result of a list without records; %1 is the path where the store will be created
inline constexpr MessageText noRecords{room, QT_TRANSLATE_NOOP("cli/records", "No records yet; they will be stored in %1")};
inline constexpr MessageText noStore{room, QT_TRANSLATE_NOOP("cli/records", "There is no store to check, because no records are stored yet.")};
inline constexpr MessageText storeIntact{room, QT_TRANSLATE_NOOP("cli/records", "The store is intact.")};
//: Result of `store restore`; %1 is the path of the restored backup
inline constexpr MessageText restored{room, QT_TRANSLATE_NOOP("cli/records", "Restored %1")};
//: Result of `store restore`; %1 is the path of the restored backup, %2 that of the previous store
inline constexpr MessageText restoredPreviousKept{room, QT_TRANSLATE_NOOP("cli/records", "Restored %1; the previous store is kept in %2")};
inline constexpr MessageText unknownVersion{room, QT_TRANSLATE_NOOP("cli/records", "unknown schema version %1; the supported versions are 0 to %2")};
//: %1 is the number of records
inline constexpr CountText migrationNeedsYes{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 records would be deleted from the store; add --yes"), "%1 record would be deleted from the store; add --yes"};
//: %1 is the number of records
inline constexpr CountText askMigrate{room, QT_TRANSLATE_N_NOOP("cli/records", "Delete %1 records from the store? A backup is kept."), "Delete %1 record from the store? A backup is kept."};
//: %1 is a schema version, %2 a path
inline constexpr MessageText migrated{room, QT_TRANSLATE_NOOP("cli/records", "Migrated the schema to version %1; the backup is %2")};
//: %1 is the number of records, %2 a folder
inline constexpr CountText exported{room, QT_TRANSLATE_N_NOOP("cli/records", "%1 records written to %2"), "%1 record written to %2"};

} // namespace outcrop::recordsoutput
