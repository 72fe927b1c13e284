// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/agents prints, except those about rules.
namespace outcrop::agentsoutput {

inline constexpr char room[] = "cli/agents";
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounAgent{room, QT_TRANSLATE_NOOP("cli/agents", "agent")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounClient{room, QT_TRANSLATE_NOOP("cli/agents", "client")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounCriterion{room, QT_TRANSLATE_NOOP("cli/agents", "criterion")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounFolder{room, QT_TRANSLATE_NOOP("cli/agents", "folder")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounForm{room, QT_TRANSLATE_NOOP("cli/agents", "form")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounKind{room, QT_TRANSLATE_NOOP("cli/agents", "kind")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounMode{room, QT_TRANSLATE_NOOP("cli/agents", "mode")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounProvider{room, QT_TRANSLATE_NOOP("cli/agents", "provider")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounReport{room, QT_TRANSLATE_NOOP("cli/agents", "report")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounSeverity{room, QT_TRANSLATE_NOOP("cli/agents", "severity")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounTemplate{room, QT_TRANSLATE_NOOP("cli/agents", "template")};
//: Result of a command; %1 is the path of the written file
inline constexpr MessageText wrote{room, QT_TRANSLATE_NOOP("cli/agents", "Wrote %1")};
//: Result of a command; %1 is the path of a file with the same content
inline constexpr MessageText isUnchanged{room, QT_TRANSLATE_NOOP("cli/agents", "%1 is unchanged")};
//: Row label
inline constexpr MessageText models{room, QT_TRANSLATE_NOOP("cli/agents", "models")};
//: Row label
inline constexpr MessageText source{room, QT_TRANSLATE_NOOP("cli/agents", "source")};
//: Row label: checked facts
inline constexpr MessageText checked{room, QT_TRANSLATE_NOOP("cli/agents", "checked facts")};
//: Row label: facts that were not checked
inline constexpr MessageText notChecked{room, QT_TRANSLATE_NOOP("cli/agents", "unchecked facts")};
//: Note about a file that is not written; %1 is its path
inline constexpr MessageText deleteToReplace{room, QT_TRANSLATE_NOOP("cli/agents", "%1 exists with different content and is kept; to replace it, delete it first")};
//: Error in an argument; %1 is the path of the file that should contain adapters
inline constexpr MessageText noAdapters{room, QT_TRANSLATE_NOOP("cli/agents", "%1 contains no adapters; choose another file")};
//: Shown instead of the path of an adapter that was not written
inline constexpr MessageText notExtracted{room, QT_TRANSLATE_NOOP("cli/agents", "not extracted: has errors")};
//: %1 is a location, %2 the name of a fix, %3 the reason
inline constexpr MessageText notFixed{room, QT_TRANSLATE_NOOP("cli/agents", "%1: not fixed: %2 (%3)")};
//: %1 is "12 findings", %2 "3 files"
inline constexpr MessageText fixed{room, QT_TRANSLATE_NOOP("cli/agents", "%1 in %2 fixed")};
//: %1 is "12 findings", %2 "3 files"
inline constexpr MessageText canBeFixed{room, QT_TRANSLATE_NOOP("cli/agents", "%1 in %2 can be fixed")};
//: %1 is the number of findings
inline constexpr CountText findings{room, QT_TRANSLATE_N_NOOP("cli/agents", "%1 findings"), "%1 finding"};
//: %1 is the number of files
inline constexpr CountText files{room, QT_TRANSLATE_N_NOOP("cli/agents", "%1 files"), "%1 file"};
//: %1 is empty or an option such as " -C garden", %2 a path
inline constexpr MessageText undo{room, QT_TRANSLATE_NOOP("cli/agents", "To undo the fixes, list the versions of the file with `outcrop-cli%1 history %2`, then restore one with `history restore`")};
inline constexpr MessageText fixOrDryRun{room, QT_TRANSLATE_NOOP("cli/agents", "--fix and --fix-dry-run cannot be combined; omit one of them")};
inline constexpr MessageText baselineOrFixes{room, QT_TRANSLATE_NOOP("cli/agents", "--write-baseline cannot be combined with fixes: apply the fixes first, then write the baseline")};
//: Result of applying fixes; %1 is the path of the changed file
inline constexpr MessageText changed{room, QT_TRANSLATE_NOOP("cli/agents", "Changed %1")};
//: Result of --write-baseline; %1 is the path of the baseline
inline constexpr MessageText wroteBaseline{room, QT_TRANSLATE_NOOP("cli/agents", "wrote %1")};
//: State of an agent: the conversion failed
inline constexpr MessageText notConverted{room, QT_TRANSLATE_NOOP("cli/agents", "not converted")};
//: State of a converted file
inline constexpr MessageText stateSame{room, QT_TRANSLATE_NOOP("cli/agents", "unchanged")};
//: State of a converted file
inline constexpr MessageText stateNew{room, QT_TRANSLATE_NOOP("cli/agents", "new")};
//: State of a converted file
inline constexpr MessageText stateDifferent{room, QT_TRANSLATE_NOOP("cli/agents", "different")};
//: %n is the number of renamed fields
inline constexpr CountText renamed{room, QT_TRANSLATE_N_NOOP("cli/agents", "%n renamed"), "%n renamed"};
//: %n is the number of approximated fields
inline constexpr CountText approximated{room, QT_TRANSLATE_N_NOOP("cli/agents", "%n approximated"), "%n approximated"};
//: %n is the number of dropped fields
inline constexpr CountText dropped{room, QT_TRANSLATE_N_NOOP("cli/agents", "%n dropped"), "%n dropped"};
inline constexpr MessageText noFieldLosses{room, QT_TRANSLATE_NOOP("cli/agents", "No losses: every field is kept.")};
inline constexpr MessageText oneBodyFormat{room, QT_TRANSLATE_NOOP("cli/agents", "--to accepts either one body format, or one or more forms, such as claude,codex")};
inline constexpr MessageText onlyForForms{room, QT_TRANSLATE_NOOP("cli/agents", "--into, --check, --overwrite and --losses apply only to forms; a conversion to a body format changes the agent itself")};
//: Note about a file that is not written; %1 is its path
inline constexpr MessageText overwriteToReplace{room, QT_TRANSLATE_NOOP("cli/agents", "%1 exists with different content and is kept; --overwrite replaces it")};
//: %1 is the number of files, %2 a folder
inline constexpr CountText wroteFiles{room, QT_TRANSLATE_N_NOOP("cli/agents", "Wrote %1 files to %2"), "Wrote %1 file to %2"};
//: %1 is the number of all fields, %2 to %4 are the numbers of fields by class; the names of the classes are not translated
inline constexpr CountText classCounts{room,
    QT_TRANSLATE_N_NOOP("cli/agents", "%1 fields with a portability class: %2 portable, %3 adaptation-required, %4 non-portable"),
    "%1 field with a portability class: %2 portable, %3 adaptation-required, %4 non-portable"};
//: %1 is a source, %2 to %4 are numbers of fields; the names of the classes are not translated
inline constexpr MessageText statedCounts{room, QT_TRANSLATE_NOOP("cli/agents", "stated in %1: %2 portable, %3 adaptation-required, %4 non-portable")};
//: Location of a finding about the whole schema
inline constexpr MessageText root{room, QT_TRANSLATE_NOOP("cli/agents", "(root)")};
inline constexpr MessageText noLosses{room, QT_TRANSLATE_NOOP("cli/agents", "No losses.")};
//: Note about a request; %1 is the ID of the model
inline constexpr MessageText schemaAsText{room, QT_TRANSLATE_NOOP("cli/agents", "%1 does not accept a schema, so the prompt describes the schema as text")};
//: %1 is the name of a schema, %2 a JSON pointer, %3 a message
inline constexpr MessageText schemaNotAccepted{room, QT_TRANSLATE_NOOP("cli/agents", "%1%2 is not accepted by the provider; change the schema: %3")};
//: Help of an argument; %1 is a list of file formats
inline constexpr MessageText printableKinds{room, QT_TRANSLATE_NOOP("cli/agents", "%1; or output/COMMAND, such as output/check or output/log-list")};
//: The default mode of prompt types in a list; %1 is `structured` or `unstructured`
inline constexpr MessageText defaultMode{room, QT_TRANSLATE_NOOP("cli/agents", "%1 (default)")};
//: Value in the column `calls providers` or `enabled`
inline constexpr MessageText yes{room, QT_TRANSLATE_NOOP("cli/agents", "yes")};
//: Value in the column `calls providers` or `enabled`
inline constexpr MessageText no{room, QT_TRANSLATE_NOOP("cli/agents", "no")};
//: %1 is the number of templates
inline constexpr CountText templates{room, QT_TRANSLATE_N_NOOP("cli/agents", "%1 templates"), "%1 template"};
//: Value in a column of thresholds
inline constexpr CountText needsScores{room, QT_TRANSLATE_N_NOOP("cli/agents", "needs %n scores"), "needs %n score"};
inline constexpr MessageText noResults{room, QT_TRANSLATE_NOOP("cli/agents", "no results yet: run `outcrop-cli validate --live --providers NAME`")};
//: Value in a column; %1 is the number of passed trials, %2 the number of trials
inline constexpr MessageText passedOf{room, QT_TRANSLATE_NOOP("cli/agents", "%1 of %2")};
//: %1 is the column heading "calibrated"
inline constexpr MessageText calibratedMeaning{room, QT_TRANSLATE_NOOP("cli/agents", "%1: at least 19 of 20 responses reach this score. To use it, set `threshold` in portability/validation/portability-tests.yaml")};
//: Row label: requests
inline constexpr MessageText sends{room, QT_TRANSLATE_NOOP("cli/agents", "requests")};
//: Row label
inline constexpr MessageText tokens{room, QT_TRANSLATE_NOOP("cli/agents", "tokens")};
//: Row label
inline constexpr MessageText cost{room, QT_TRANSLATE_NOOP("cli/agents", "cost")};
//: Row label
inline constexpr MessageText time{room, QT_TRANSLATE_NOOP("cli/agents", "time")};
//: %1 is the number of requests, %2 a list of providers, %3 the minimum number of requests to the judge
inline constexpr CountText requestsToSend{room,
    QT_TRANSLATE_N_NOOP("cli/agents", "%1 requests to %2, at least %3 of them to the judge"),
    "%1 request to %2, at least %3 of them to the judge"};
//: %1 and %2 are numbers of tokens
inline constexpr MessageText aboutTokens{room, QT_TRANSLATE_NOOP("cli/agents", "about %1, and %2 per response")};
//: Cost in the forecast before requests are sent; %1 is the expected amount in dollars
inline constexpr MessageText aboutCost{room, QT_TRANSLATE_NOOP("cli/agents", "about %1")};
//: %1 is a number of minutes, %2 a number of seconds
inline constexpr MessageText aboutTime{room, QT_TRANSLATE_NOOP("cli/agents", "about %1 min, at %2 s per request")};
inline constexpr MessageText noAgents{room, QT_TRANSLATE_NOOP("cli/agents", "no agents found at these paths; check the paths")};
inline constexpr MessageText queueRequests{room, QT_TRANSLATE_NOOP("cli/agents", "Queue these requests for workers?")};
inline constexpr MessageText sendRequests{room, QT_TRANSLATE_NOOP("cli/agents", "Send these requests?")};
//: %1 is the number of sent requests, %2 the expected number of requests, %3 a price
inline constexpr CountText progress{room, QT_TRANSLATE_N_NOOP("cli/agents", "%1 of about %2 requests, %3"), "%1 of about %2 request, %3"};
//: Progress of recording; %1 is the path of the recorded file
inline constexpr MessageText recorded{room, QT_TRANSLATE_NOOP("cli/agents", "recorded %1")};
//: Result of recording; %1 is the path of the recorded file
inline constexpr MessageText recordedRequests{room, QT_TRANSLATE_NOOP("cli/agents", "Recorded %1")};
inline constexpr MessageText listIsAlone{room, QT_TRANSLATE_NOOP("cli/agents", "--list lists all criteria and cannot be combined with agents, --criteria, --behavioral, --providers, --live or --record")};
inline constexpr MessageText recordIsAlone{room, QT_TRANSLATE_NOOP("cli/agents", "--record records the whole workspace and cannot be combined with agents, --criteria, --behavioral, --providers or --live")};
inline constexpr MessageText historyIsAlone{room, QT_TRANSLATE_NOOP("cli/agents", "--history shows all stored results and cannot be combined with agents, --criteria, --behavioral, --providers, --live, --record or --list")};
inline constexpr MessageText noLocalProvider{room, QT_TRANSLATE_NOOP("cli/agents", "no provider is local: in config.toml, set the base_url of a provider to a server on this computer or on its network")};
//: Column heading
inline constexpr MessageText columnAction{room, QT_TRANSLATE_NOOP("cli/agents", "action")};
//: Column heading
inline constexpr MessageText columnAgent{room, QT_TRANSLATE_NOOP("cli/agents", "agent")};
//: Column heading
inline constexpr MessageText columnBefore{room, QT_TRANSLATE_NOOP("cli/agents", "before")};
//: Column heading
inline constexpr MessageText columnCalibrated{room, QT_TRANSLATE_NOOP("cli/agents", "calibrated threshold")};
//: Column heading
inline constexpr MessageText columnCallsProviders{room, QT_TRANSLATE_NOOP("cli/agents", "API calls")};
//: Column heading
inline constexpr MessageText columnChange{room, QT_TRANSLATE_NOOP("cli/agents", "change")};
//: Column heading
inline constexpr MessageText columnClass{room, QT_TRANSLATE_NOOP("cli/agents", "class")};
//: Column heading
inline constexpr MessageText columnCriterion{room, QT_TRANSLATE_NOOP("cli/agents", "criterion")};
//: Column heading
inline constexpr MessageText columnDomains{room, QT_TRANSLATE_NOOP("cli/agents", "domains")};
//: Column heading
inline constexpr MessageText columnEnabled{room, QT_TRANSLATE_NOOP("cli/agents", "enabled")};
//: Column heading
inline constexpr MessageText columnField{room, QT_TRANSLATE_NOOP("cli/agents", "field")};
//: Column heading
inline constexpr MessageText columnFields{room, QT_TRANSLATE_NOOP("cli/agents", "fields")};
//: Column heading
inline constexpr MessageText columnFiles{room, QT_TRANSLATE_NOOP("cli/agents", "files")};
//: Column heading
inline constexpr MessageText columnForm{room, QT_TRANSLATE_NOOP("cli/agents", "form")};
//: Column heading
inline constexpr MessageText columnId{room, QT_TRANSLATE_NOOP("cli/agents", "id")};
//: Column heading
inline constexpr MessageText columnKind{room, QT_TRANSLATE_NOOP("cli/agents", "kind")};
//: Column heading
inline constexpr MessageText columnLast{room, QT_TRANSLATE_NOOP("cli/agents", "last")};
//: Column heading
inline constexpr MessageText columnLastRun{room, QT_TRANSLATE_NOOP("cli/agents", "last run")};
//: Column heading
inline constexpr MessageText columnLine{room, QT_TRANSLATE_NOOP("cli/agents", "line")};
//: Column heading
inline constexpr MessageText columnLocation{room, QT_TRANSLATE_NOOP("cli/agents", "location")};
//: Column heading
inline constexpr MessageText columnLowest{room, QT_TRANSLATE_NOOP("cli/agents", "lowest")};
//: Column heading
inline constexpr MessageText columnMedian{room, QT_TRANSLATE_NOOP("cli/agents", "median")};
//: Column heading
inline constexpr MessageText columnMode{room, QT_TRANSLATE_NOOP("cli/agents", "mode")};
//: Column heading
inline constexpr MessageText columnName{room, QT_TRANSLATE_NOOP("cli/agents", "name")};
//: Column heading
inline constexpr MessageText columnPassCondition{room, QT_TRANSLATE_NOOP("cli/agents", "pass condition")};
//: Column heading
inline constexpr MessageText columnPassed{room, QT_TRANSLATE_NOOP("cli/agents", "passed")};
//: Column heading
inline constexpr MessageText columnPath{room, QT_TRANSLATE_NOOP("cli/agents", "path")};
//: Column heading
inline constexpr MessageText columnPreviousMode{room, QT_TRANSLATE_NOOP("cli/agents", "previous mode")};
//: Column heading
inline constexpr MessageText columnProvider{room, QT_TRANSLATE_NOOP("cli/agents", "provider")};
//: Column heading
inline constexpr MessageText columnReason{room, QT_TRANSLATE_NOOP("cli/agents", "reason")};
//: Column heading
inline constexpr MessageText columnResult{room, QT_TRANSLATE_NOOP("cli/agents", "result")};
//: Column heading
inline constexpr MessageText columnRules{room, QT_TRANSLATE_NOOP("cli/agents", "rules")};
//: Column heading
inline constexpr MessageText columnRuns{room, QT_TRANSLATE_NOOP("cli/agents", "runs")};
//: Column heading
inline constexpr MessageText columnScores{room, QT_TRANSLATE_NOOP("cli/agents", "scores")};
//: Column heading
inline constexpr MessageText columnSource{room, QT_TRANSLATE_NOOP("cli/agents", "source")};
//: Column heading
inline constexpr MessageText columnState{room, QT_TRANSLATE_NOOP("cli/agents", "state")};
//: Column heading
inline constexpr MessageText columnThreshold{room, QT_TRANSLATE_NOOP("cli/agents", "threshold")};
//: Column heading
inline constexpr MessageText columnType{room, QT_TRANSLATE_NOOP("cli/agents", "type")};

} // namespace outcrop::agentsoutput
