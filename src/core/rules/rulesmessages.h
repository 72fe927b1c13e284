// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/rules.
namespace outcrop::rulesmessages {

inline constexpr char room[] = "core/rules";
inline constexpr MessageText fitsPattern{room, QT_TRANSLATE_NOOP("core/rules", "%1: this text matches the pattern that the rule forbids. Remove or rephrase it.")};
inline constexpr MessageText templateNotText{room, QT_TRANSLATE_NOOP("core/rules", "The template `%1` is not a string, so it has no effect. Write it as a block: `%1: |`.")};
inline constexpr MessageText templatesNotMapping{room, QT_TRANSLATE_NOOP("core/rules", "This file must be a mapping from prompt types to templates. Correct it.")};
inline constexpr MessageText unknownDomain{room, QT_TRANSLATE_NOOP("core/rules", "No rule has the domain `%1`. Use a domain defined in config/prompt_rules.yaml.")};
inline constexpr MessageText unknownDomainNear{room, QT_TRANSLATE_NOOP("core/rules", "No rule has the domain `%1`; did you mean `%2`?")};
inline constexpr CountText keptDespiteViolations{room,
    QT_TRANSLATE_N_NOOP(
        "core/rules", "the response is contradictory: it reports no violation, but lists %n violations"),
    "the response is contradictory: it reports no violation, but lists %n violation"};
inline constexpr MessageText brokenWithoutViolations{room, QT_TRANSLATE_NOOP("core/rules", "the response is contradictory: it reports a violation, but lists none")};
inline constexpr CountText texts{room, QT_TRANSLATE_N_NOOP("core/rules", "%n texts"), "%n text"};
inline constexpr CountText rules{room, QT_TRANSLATE_N_NOOP("core/rules", "%n rules"), "%n rule"};
inline constexpr CountText allowedByComments{room, QT_TRANSLATE_N_NOOP("core/rules", "%n suppressed by comments"), "%n suppressed by a comment"};
inline constexpr MessageText cannotRead{room, QT_TRANSLATE_NOOP("core/rules", "The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax.")};
inline constexpr MessageText cannotReadMacro{room, QT_TRANSLATE_NOOP("core/rules", "The source cannot be parsed as %1 here, so syntax rules may miss violations. Fix the syntax, unless a macro is the cause.")};
inline constexpr MessageText bracketsTooDeep{room, QT_TRANSLATE_NOOP("core/rules", "The source is nested too deeply to be parsed as %1: more than %2 brackets are open here. Close or remove them.")};
inline constexpr MessageText notXml{room, QT_TRANSLATE_NOOP("core/rules", "this is not a complete XML document: %1. Create the report again")};
inline constexpr MessageText notTracefileLine{room, QT_TRANSLATE_NOOP("core/rules", "`%1` is not a line of an lcov tracefile. Create the report again")};
inline constexpr MessageText noCoverageLines{room, QT_TRANSLATE_NOOP("core/rules", "this report lists no lines: use a Cobertura or lcov report")};
inline constexpr MessageText undocumented{room, QT_TRANSLATE_NOOP("core/rules", "%1 is public and has no documentation. Document it.")};
inline constexpr MessageText untypedParameters{room, QT_TRANSLATE_NOOP("core/rules", "%1() has no type for %2. Add a type annotation.")};
inline constexpr MessageText untypedReturn{room, QT_TRANSLATE_NOOP("core/rules", "%1() has no return type. Add one.")};
inline constexpr MessageText undocumentedParameters{room, QT_TRANSLATE_NOOP("core/rules", "The documentation of %1() does not mention %2. Describe it.")};
inline constexpr MessageText undocumentedReturn{room, QT_TRANSLATE_NOOP("core/rules", "The documentation of %1() does not describe the return value. Describe it.")};
inline constexpr MessageText keyOutOfOrder{room, QT_TRANSLATE_NOOP("core/rules", "The key %1 comes after %2. Sort the keys.")};
inline constexpr MessageText longDataLine{room, QT_TRANSLATE_NOOP("core/rules", "A diff shows this line of %1 characters as one change. Write one entry per line.")};
inline constexpr MessageText noData{room, QT_TRANSLATE_NOOP("core/rules", "the text contains no JSON or YAML")};
inline constexpr MessageText dataUnreadable{room, QT_TRANSLATE_NOOP("core/rules", "the data cannot be read: %1")};
inline constexpr MessageText noPatternNorCheck{room, QT_TRANSLATE_NOOP("core/rules", "the rule has neither a pattern nor a known check; add one")};
inline constexpr MessageText magicNumber{room, QT_TRANSLATE_NOOP("core/rules", "%1 is a magic number. Make it a constant or read it from the configuration.")};
inline constexpr MessageText hardCodedAddress{room, QT_TRANSLATE_NOOP("core/rules", "The address %1 is hard-coded. Make it a constant or read it from the configuration.")};
inline constexpr MessageText hardCodedPath{room, QT_TRANSLATE_NOOP("core/rules", "The path %1 is hard-coded. Make it a constant or read it from the configuration.")};
inline constexpr MessageText hardCodedHost{room, QT_TRANSLATE_NOOP("core/rules", "The host %1 is hard-coded. Make it a constant or read it from the configuration.")};
inline constexpr MessageText templateNotEnabled{room, QT_TRANSLATE_NOOP("core/rules", "The setting `enabled: false` of the template `%1` has no effect, because the mode of the template is structured. Remove one of the two settings.")};
inline constexpr MessageText patternTooSlow{room, QT_TRANSLATE_NOOP("core/rules", "the pattern is too slow on this text; simplify it")};
inline constexpr MessageText noCode{room, QT_TRANSLATE_NOOP("core/rules", "the text has no code")};
inline constexpr MessageText patternMissing{room, QT_TRANSLATE_NOOP("core/rules", "%1: no text here matches the pattern that the rule requires. Add matching text.")};
inline constexpr MessageText nameMismatch{room, QT_TRANSLATE_NOOP("core/rules", "The name %1 does not match this rule. Rename it.")};
inline constexpr MessageText noSuchNames{room, QT_TRANSLATE_NOOP("core/rules", "the code has no names of this type")};
inline constexpr MessageText configurationElsewhere{room, QT_TRANSLATE_NOOP("core/rules", "This file is not used: Outcrop reads config/%1.yaml in the workspace folder. Move this file there to use it.")};
inline constexpr MessageText configurationReplaced{room, QT_TRANSLATE_NOOP("core/rules", "This file is not used: Outcrop reads %1 instead. Move the entries that you need to that file.")};
inline constexpr MessageText badPattern{room, QT_TRANSLATE_NOOP("core/rules", "the pattern is invalid at character %1: %2; correct it")};
inline constexpr MessageText noValidationCode{room, QT_TRANSLATE_NOOP("core/rules", "validation_code is missing; set it to the name of a check")};
inline constexpr MessageText unknownCheck{room, QT_TRANSLATE_NOOP("core/rules", "unknown check `%1`; correct its name")};
inline constexpr MessageText schemaNotObject{room, QT_TRANSLATE_NOOP("core/rules", "validation_schema must be a JSON object")};
inline constexpr MessageText noValidationPattern{room, QT_TRANSLATE_NOOP("core/rules", "validation_pattern is missing; add it")};
inline constexpr MessageText noValidationSchema{room, QT_TRANSLATE_NOOP("core/rules", "validation_schema is missing; add it")};
inline constexpr MessageText coverageTooLow{room, QT_TRANSLATE_NOOP("core/rules", "Tests cover %1 of %2 lines (%3%), below the required %4%. Add tests.")};
inline constexpr MessageText nestedTooDeep{room, QT_TRANSLATE_NOOP("core/rules", "the source is nested too deeply to be parsed as %1")};
inline constexpr MessageText sourceUnreadable{room, QT_TRANSLATE_NOOP("core/rules", "the source cannot be parsed as %1")};
inline constexpr CountText onlyFirstMatchesChecked{room,
    QT_TRANSLATE_N_NOOP("core/rules", "only the first %n matches were checked"), "only the first match was checked"};
inline constexpr CountText moreFindings{room,
    QT_TRANSLATE_N_NOOP("core/rules", "Only the first %n matches were checked; there are more."),
    "Only the first match was checked; there are more."};
inline constexpr MessageText dataUnreadableHere{room, QT_TRANSLATE_NOOP("core/rules", "The data cannot be read: %1")};
inline constexpr MessageText keysMissing{room, QT_TRANSLATE_NOOP("core/rules", "No object here has any of the keys %1. Add one of these keys.")};
inline constexpr MessageText noSuchKeys{room, QT_TRANSLATE_NOOP("core/rules", "no object here has any of the keys %1")};
inline constexpr MessageText notInCoverage{room, QT_TRANSLATE_NOOP("core/rules", "the coverage report does not list this file")};
inline constexpr MessageText notForFile{room, QT_TRANSLATE_NOOP("core/rules", "the rule does not apply to this file")};
inline constexpr MessageText needsCoverage{room, QT_TRANSLATE_NOOP("core/rules", "the rule requires a Cobertura or lcov report; specify it with `outcrop-cli rules check --coverage`")};
inline constexpr MessageText needsModel{room, QT_TRANSLATE_NOOP("core/rules", "the rule requires a model; use `outcrop-cli rules check --provider`, or “Ask the model” in the window")};
inline constexpr MessageText isCoverage{room, QT_TRANSLATE_NOOP("core/rules", "the text is a coverage report")};
inline constexpr MessageText positiveExampleBroken{room, QT_TRANSLATE_NOOP("core/rules", "The positive example of %1 violates the rule: %2 Correct the example or the rule.")};
inline constexpr MessageText negativeExampleKept{room, QT_TRANSLATE_NOOP("core/rules", "The negative example of %1 does not violate the rule. Correct the example or the rule.")};
inline constexpr MessageText responseInvalid{room, QT_TRANSLATE_NOOP("core/rules", "the response does not match its schema at \"%1\": %2")};
inline constexpr MessageText responseMisquotes{room, QT_TRANSLATE_NOOP("core/rules", "the response quotes text that is not in the checked text: %1")};
//: %1 lists rules, %2 is a reason, %3 a full stop, or empty if the reason ends with one
inline constexpr MessageText couldNotRun{room, QT_TRANSLATE_NOOP("core/rules", "Cannot run %1: %2%3")};
inline constexpr MessageText ruleIdTaken{room, QT_TRANSLATE_NOOP("core/rules", "The rule %1 on line %2 already has this ID. Choose another ID.")};
inline constexpr MessageText allowedFinding{room, QT_TRANSLATE_NOOP("core/rules", "%1: suppressed: %2 [%3]")};
inline constexpr MessageText forReview{room, QT_TRANSLATE_NOOP("core/rules", "To review (%1):")};
inline constexpr MessageText andMore{room, QT_TRANSLATE_NOOP("core/rules", "%1 and %2 more")};
inline constexpr MessageText notRunOn{room, QT_TRANSLATE_NOOP("core/rules", "Not run on %1 (%2): %3")};
inline constexpr MessageText keptOf{room, QT_TRANSLATE_NOOP("core/rules", "%1 of %2 checks passed (%3, %4)")};
inline constexpr MessageText emptyBody{room, QT_TRANSLATE_NOOP("core/rules", "its body is empty")};
inline constexpr MessageText placeholderBody{room, QT_TRANSLATE_NOOP("core/rules", "its body is only a placeholder")};
inline constexpr MessageText unfinishedBody{room, QT_TRANSLATE_NOOP("core/rules", "a comment marks the body as unfinished")};
//: %1 is a function, such as `total()`, %2 a reason such as `its body is empty`
inline constexpr MessageText isStub{room, QT_TRANSLATE_NOOP("core/rules", "%1 is a stub: %2. Implement it.")};
//: a function without a name; %1 is a reason such as `its body is empty`
inline constexpr MessageText unnamedStub{room, QT_TRANSLATE_NOOP("core/rules", "A function is a stub: %1. Implement it.")};
inline constexpr MessageText lineTooLong{room, QT_TRANSLATE_NOOP("core/rules", "The line has %1 characters, above the maximum of %2. Split it.")};
inline constexpr MessageText unusedImport{room, QT_TRANSLATE_NOOP("core/rules", "%1 is imported but never used. Remove the import.")};
inline constexpr MessageText unusedValue{room, QT_TRANSLATE_NOOP("core/rules", "%1 is assigned a value that is never used. Remove the assignment, or use the variable.")};
inline constexpr MessageText unknownRule{room, QT_TRANSLATE_NOOP("core/rules", "There is no rule %1. Correct the ID.")};
inline constexpr MessageText suppressionNeedsReason{room, QT_TRANSLATE_NOOP("core/rules", "This suppression comment has no effect because it gives no reason. Add the reason after a colon.")};
inline constexpr MessageText suppressionUnused{room, QT_TRANSLATE_NOOP("core/rules", "This suppression comment suppresses no violation. Remove it.")};
inline constexpr MessageText notQuery{room, QT_TRANSLATE_NOOP("core/rules", "invalid syntax")};
inline constexpr MessageText noNodeKind{room, QT_TRANSLATE_NOOP("core/rules", "unknown node type")};
inline constexpr MessageText noField{room, QT_TRANSLATE_NOOP("core/rules", "unknown field")};
inline constexpr MessageText noCapture{room, QT_TRANSLATE_NOOP("core/rules", "unknown capture")};
inline constexpr MessageText neverMatches{room, QT_TRANSLATE_NOOP("core/rules", "impossible pattern")};
inline constexpr MessageText otherGrammar{room, QT_TRANSLATE_NOOP("core/rules", "incompatible grammar")};
inline constexpr MessageText lineProblem{room, QT_TRANSLATE_NOOP("core/rules", "line %1: %2")};
inline constexpr MessageText noCondition{room, QT_TRANSLATE_NOOP("core/rules", "unknown predicate #%1")};
inline constexpr MessageText sourceTooLarge{room, QT_TRANSLATE_NOOP("core/rules", "the source is too large to parse as %1; split it into smaller files")};
inline constexpr MessageText syntaxNotRun{room, QT_TRANSLATE_NOOP("core/rules", "Syntax rules were not run: %1.")};
inline constexpr MessageText noGrammar{room, QT_TRANSLATE_NOOP("core/rules", "Outcrop was built without the %1 grammar; install a build that includes it")};
inline constexpr MessageText noCheckForLanguage{room, QT_TRANSLATE_NOOP("core/rules", "this rule has no check for %1")};
inline constexpr MessageText noSyntaxTrees{room, QT_TRANSLATE_NOOP("core/rules", "the text has no code in a language that can be parsed")};
inline constexpr MessageText notCounted{room, QT_TRANSLATE_NOOP("core/rules", "not counted: %1")};
//: Result of the check of a rule: the text complies with the rule
inline constexpr MessageText outcomeKept{room, QT_TRANSLATE_NOOP("core/rules", "passed")};
//: Result of the check of a rule: the text violates the rule
inline constexpr MessageText outcomeBroken{room, QT_TRANSLATE_NOOP("core/rules", "violated")};
//: Result of the check of a rule: the rule does not apply to the text
inline constexpr MessageText outcomeNotApplicable{room, QT_TRANSLATE_NOOP("core/rules", "not applicable")};
//: Result of the check of a rule: for example, no model was available
inline constexpr MessageText outcomeNotRun{room, QT_TRANSLATE_NOOP("core/rules", "not run")};
//: Result of the check of a rule: a person must review the text
inline constexpr MessageText outcomeToReview{room, QT_TRANSLATE_NOOP("core/rules", "needs review")};
//: The number of checks of rules that do not apply; listed with other counts: "2 not applicable, 1 not run"
inline constexpr CountText countNotApplicable{room, QT_TRANSLATE_N_NOOP("core/rules", "%n not applicable"), "%n not applicable"};
//: The number of checks that could not be run; listed with other counts: "2 not applicable, 1 not run"
inline constexpr CountText countNotRun{room, QT_TRANSLATE_N_NOOP("core/rules", "%n not run"), "%n not run"};
//: The number of checks that a person must review; listed with other counts: "1 not run, 3 to review"
inline constexpr CountText countToReview{room, QT_TRANSLATE_N_NOOP("core/rules", "%n to review"), "%n to review"};
//: A limit for the total length of the rules in a prompt
inline constexpr CountText characters{room, QT_TRANSLATE_N_NOOP("core/rules", "%n characters"), "%n character"};
//: A limit for the total length of the rules in a prompt
inline constexpr CountText tokens{room, QT_TRANSLATE_N_NOOP("core/rules", "%n tokens"), "%n token"};

} // namespace outcrop::rulesmessages
