// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/agents prints about rules and their violations.
namespace outcrop::rulesoutput {

inline constexpr char room[] = "cli/agents";
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounFile{room, QT_TRANSLATE_NOOP("cli/agents", "file")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounNote{room, QT_TRANSLATE_NOOP("cli/agents", "note")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounReport{room, QT_TRANSLATE_NOOP("cli/agents", "report")};
inline constexpr MessageText noRules{room, QT_TRANSLATE_NOOP("cli/agents", "No rules. Rules check files and responses; add one to config/prompt_rules.yaml.")};
//: Question before requests are sent; %1 is the provider that receives them
inline constexpr MessageText sendRequests{room, QT_TRANSLATE_NOOP("cli/agents", "Send one request per rule and input to %1, for the rules that only a model can judge?")};
//: %1 is the number of recorded violations
inline constexpr CountText recorded{room,
    QT_TRANSLATE_N_NOOP("cli/agents", "%1 violations recorded; violations recorded earlier are skipped"),
    "%1 violation recorded; violations recorded earlier are skipped"};
//: Method that checks a rule; %1 is the reason
inline constexpr MessageText notChecked{room, QT_TRANSLATE_NOOP("cli/agents", "not checked: %1")};
//: Method that checks a rule
inline constexpr MessageText pattern{room, QT_TRANSLATE_NOOP("cli/agents", "pattern")};
//: Method that checks a rule
inline constexpr MessageText dataFormat{room, QT_TRANSLATE_NOOP("cli/agents", "data format")};
//: Method that checks a rule; %1 is a percentage of lines
inline constexpr MessageText lineCoverage{room, QT_TRANSLATE_NOOP("cli/agents", "%1% line coverage")};
//: Method that checks a rule
inline constexpr MessageText manualReview{room, QT_TRANSLATE_NOOP("cli/agents", "manual review")};
//: Verdict on an example
inline constexpr MessageText notTested{room, QT_TRANSLATE_NOOP("cli/agents", "not tested")};
//: Verdict on an example
inline constexpr MessageText asExpected{room, QT_TRANSLATE_NOOP("cli/agents", "as expected")};
//: Verdict on an example
inline constexpr MessageText unexpected{room, QT_TRANSLATE_NOOP("cli/agents", "unexpected")};
//: %1 is the number of rules
inline constexpr CountText rules{room, QT_TRANSLATE_N_NOOP("cli/agents", "%1 rules"), "%1 rule"};
//: %1 is a list of languages
inline constexpr MessageText languages{room, QT_TRANSLATE_NOOP("cli/agents", "Languages that syntax rules can check: %1.")};
inline constexpr MessageText noLanguages{room, QT_TRANSLATE_NOOP("cli/agents", "Languages that syntax rules can check: none.")};
//: %1 is a list of languages
inline constexpr MessageText noGrammars{room, QT_TRANSLATE_NOOP("cli/agents", "This build has no grammars for %1, so syntax rules are not checked for these languages.")};
//: Kind of example
inline constexpr MessageText positive{room, QT_TRANSLATE_NOOP("cli/agents", "positive")};
//: Kind of example
inline constexpr MessageText negative{room, QT_TRANSLATE_NOOP("cli/agents", "negative")};
//: State of a violation
inline constexpr MessageText resolved{room, QT_TRANSLATE_NOOP("cli/agents", "resolved")};
//: State of a violation
inline constexpr MessageText open{room, QT_TRANSLATE_NOOP("cli/agents", "open")};
inline constexpr MessageText noViolations{room, QT_TRANSLATE_NOOP("cli/agents", "No matching violations. Record some with `rules check --record`.")};
//: Column heading
inline constexpr MessageText columnCheck{room, QT_TRANSLATE_NOOP("cli/agents", "check")};
//: Column heading
inline constexpr MessageText columnExample{room, QT_TRANSLATE_NOOP("cli/agents", "example")};
//: Column heading
inline constexpr MessageText columnId{room, QT_TRANSLATE_NOOP("cli/agents", "id")};
//: Column heading
inline constexpr MessageText columnLocation{room, QT_TRANSLATE_NOOP("cli/agents", "location")};
//: Column heading
inline constexpr MessageText columnMessageOrNote{room, QT_TRANSLATE_NOOP("cli/agents", "message or note")};
//: Column heading
inline constexpr MessageText columnName{room, QT_TRANSLATE_NOOP("cli/agents", "name")};
//: Column heading
inline constexpr MessageText columnOutcome{room, QT_TRANSLATE_NOOP("cli/agents", "outcome")};
//: Column heading
inline constexpr MessageText columnReason{room, QT_TRANSLATE_NOOP("cli/agents", "reason")};
//: Column heading
inline constexpr MessageText columnRule{room, QT_TRANSLATE_NOOP("cli/agents", "rule")};
//: Column heading
inline constexpr MessageText columnSeverity{room, QT_TRANSLATE_NOOP("cli/agents", "severity")};
//: Column heading
inline constexpr MessageText columnState{room, QT_TRANSLATE_NOOP("cli/agents", "state")};
//: Column heading
inline constexpr MessageText columnType{room, QT_TRANSLATE_NOOP("cli/agents", "type")};
//: Column heading
inline constexpr MessageText columnVerdict{room, QT_TRANSLATE_NOOP("cli/agents", "verdict")};

} // namespace outcrop::rulesoutput
