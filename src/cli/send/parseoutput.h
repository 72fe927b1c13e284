// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that the command `parse` of cli/send prints.
namespace outcrop::parseoutput {

inline constexpr char room[] = "cli/send";
//: Label before the name of a file
inline constexpr MessageText labelFile{room, QT_TRANSLATE_NOOP("cli/send", "File")};
//: Label before the verdict on a response
inline constexpr MessageText labelVerdict{room, QT_TRANSLATE_NOOP("cli/send", "Verdict")};
//: Label before the kind of markup around the response
inline constexpr MessageText labelEnvelope{room, QT_TRANSLATE_NOOP("cli/send", "Envelope")};
//: Label before the name of a schema
inline constexpr MessageText labelSchema{room, QT_TRANSLATE_NOOP("cli/send", "Schema")};
//: Label before the quality of a response
inline constexpr MessageText labelQuality{room, QT_TRANSLATE_NOOP("cli/send", "Quality")};
//: Value after the label `Schema`
inline constexpr MessageText noSchema{room, QT_TRANSLATE_NOOP("cli/send", "none")};
//: %1 is the quality from 0 to 100, %2, %3 and %4 are its parts
inline constexpr MessageText quality{room, QT_TRANSLATE_NOOP("cli/send", "%1 of 100: %2, %3, %4")};
//: Part of the quality. %1 is a percentage, with reasons in parentheses
inline constexpr MessageText schemaPart{room, QT_TRANSLATE_NOOP("cli/send", "schema %1")};
//: Part of the quality. %1 is a percentage, with reasons in parentheses
inline constexpr MessageText completenessPart{room, QT_TRANSLATE_NOOP("cli/send", "completeness %1")};
//: Part of the quality. %1 is a percentage, with reasons in parentheses
inline constexpr MessageText rulesPart{room, QT_TRANSLATE_NOOP("cli/send", "rules %1")};
//: Part of the quality, without a percentage
inline constexpr MessageText rulesNotChecked{room, QT_TRANSLATE_NOOP("cli/send", "rules not checked")};

//: Column heading: line and column
inline constexpr MessageText columnLocation{room, QT_TRANSLATE_NOOP("cli/send", "location")};
//: Column heading: the rule of a repair
inline constexpr MessageText columnRule{room, QT_TRANSLATE_NOOP("cli/send", "rule")};
//: Column heading: the text before a repair
inline constexpr MessageText columnOriginal{room, QT_TRANSLATE_NOOP("cli/send", "original")};
//: Column heading: the text after a repair
inline constexpr MessageText columnReplacement{room, QT_TRANSLATE_NOOP("cli/send", "replacement")};
//: Heading above a list; %1 is the number of repairs
inline constexpr CountText repairs{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 repairs"), "%1 repair"};
//: Heading above a list; %1 is the number of findings
inline constexpr CountText findings{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 findings"), "%1 finding"};
//: Heading above a list; %1 is the number of violations
inline constexpr CountText ruleViolations{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 rule violations"), "%1 rule violation"};
//: Heading above the data of a response
inline constexpr MessageText headingData{room, QT_TRANSLATE_NOOP("cli/send", "Data")};
//: Heading above the text of a response
inline constexpr MessageText headingContent{room, QT_TRANSLATE_NOOP("cli/send", "Content")};
//: %1 is the name of a tool
inline constexpr MessageText toolCall{room, QT_TRANSLATE_NOOP("cli/send", "Tool call: %1")};
//: %1 is the name of a tool
inline constexpr MessageText toolCallIncomplete{room, QT_TRANSLATE_NOOP("cli/send", "Tool call: %1, arguments incomplete")};
//: %1 is the name of a tool
inline constexpr MessageText toolCallRepaired{room, QT_TRANSLATE_NOOP("cli/send", "Tool call: %1, arguments repaired")};
//: %1 is the number of responses, %2 the number of accepted responses
inline constexpr CountText responsesRead{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 responses read, %2 of them accepted"), "%1 response read, %2 of them accepted"};

} // namespace outcrop::parseoutput
