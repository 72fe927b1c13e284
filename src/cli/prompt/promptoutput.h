// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/prompt prints.
namespace outcrop::promptoutput {

inline constexpr char room[] = "cli/prompt";
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText agentNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "agent")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText fieldNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "field")};
//: Noun inserted in “the value is empty; specify a %1”
inline constexpr MessageText fileNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "file")};
//: Noun inserted in “the value is empty; specify a %1”
inline constexpr MessageText folderNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "folder")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText formatNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "format")};
//: Noun inserted in “the value is empty; specify a %1”
inline constexpr MessageText labelNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "label")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText phaseNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "phase")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText profileNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "profile")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText promptTypeNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "prompt type")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText providerNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "provider")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText scopeNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "scope")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText templateLanguageNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "template language")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText tokenizerNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "tokenizer")};
//: Noun inserted in “%1 is not UTF-8 text”
inline constexpr MessageText standardInput{room, QT_TRANSLATE_NOOP("cli/prompt", "standard input")};
//: Noun inserted in “%1 is not UTF-8 text”
inline constexpr MessageText requestNoun{room, QT_TRANSLATE_NOOP("cli/prompt", "the request")};

inline constexpr MessageText chooseContext{room, QT_TRANSLATE_NOOP("cli/prompt", "Use --context to choose another coding agent, or none.")};
inline constexpr MessageText readsInputTwice{room, QT_TRANSLATE_NOOP("cli/prompt", "--request-file and --history cannot both read standard input; use a file for one of them")};
inline constexpr MessageText readsInputOnce{room, QT_TRANSLATE_NOOP("cli/prompt", "standard input can be read only once; use files for the other options")};
//: %1 is the argument of --var
inline constexpr MessageText invalidVar{room, QT_TRANSLATE_NOOP("cli/prompt", "--var requires NAME=VALUE, not `%1`")};
//: %1 is the argument of --field
inline constexpr MessageText invalidField{room, QT_TRANSLATE_NOOP("cli/prompt", "--field requires NAME=VALUE, not `%1`")};
inline constexpr MessageText fieldNeedsType{room, QT_TRANSLATE_NOOP("cli/prompt", "--field requires a prompt type: add --type, or use a phase that has one")};
inline constexpr MessageText profileWithoutConfig{room, QT_TRANSLATE_NOOP("cli/prompt", "the profile `%1` has no config.yml; create it, or run the profile's phases with `outcrop-cli run --profile %1`")};
inline constexpr MessageText providerRequired{room, QT_TRANSLATE_NOOP("cli/prompt", "--provider is required: neither the profile, the agent nor config.toml chooses one")};
//: %1 is a sentence
inline constexpr MessageText shouldNotBeSent{room, QT_TRANSLATE_NOOP("cli/prompt", "this request should not be sent: %1 Use --force to allow it.")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("cli/prompt", "stopped")};

//: Value in the column `changes`: no part was changed
inline constexpr MessageText noChanges{room, QT_TRANSLATE_NOOP3("cli/prompt", "none", "no changes")};
//: Value in the column `request`: the request was not written
inline constexpr MessageText noRequest{room, QT_TRANSLATE_NOOP3("cli/prompt", "none", "no request")};
inline constexpr MessageText allAgentsWithAgent{room, QT_TRANSLATE_NOOP("cli/prompt", "--all-agents exports every agent and cannot be combined with --agent")};
inline constexpr MessageText asWithOthers{room, QT_TRANSLATE_NOOP("cli/prompt", "--as writes one prompt for one provider and cannot be combined with --all-agents, --check or a second --provider")};
inline constexpr MessageText strictNeedsAs{room, QT_TRANSLATE_NOOP("cli/prompt", "--strict requires --as")};
inline constexpr MessageText strictLosses{room, QT_TRANSLATE_NOOP("cli/prompt", "no files were written, because parts are dropped or truncated and --strict is set; omit --strict to write them")};
//: %1 is a sentence
inline constexpr MessageText requestsRejected{room, QT_TRANSLATE_NOOP("cli/prompt", "no files were written: %1 Use --force to write them anyway.")};
//: %1 is a list of files, %2 a folder
inline constexpr MessageText wrote{room, QT_TRANSLATE_NOOP("cli/prompt", "Wrote %1 to %2")};
//: %2 is a folder
inline constexpr CountText wroteFiles{room, QT_TRANSLATE_N_NOOP("cli/prompt", "Wrote %1 files to %2"), "Wrote %1 file to %2"};
//: %2 is a folder
inline constexpr CountText comparedFiles{room, QT_TRANSLATE_N_NOOP("cli/prompt", "Compared %1 files with %2"), "Compared %1 file with %2"};
//: Value in the column `changes`. %1 is the reason
inline constexpr MessageText notExported{room, QT_TRANSLATE_NOOP("cli/prompt", "not exported: %1")};

//: Column heading: a part of the prompt
inline constexpr MessageText columnPart{room, QT_TRANSLATE_NOOP("cli/prompt", "part")};
//: Column heading: the part was kept, dropped, moved and so on
inline constexpr MessageText columnAction{room, QT_TRANSLATE_NOOP("cli/prompt", "action")};
//: Column heading
inline constexpr MessageText columnLocationInFile{room, QT_TRANSLATE_NOOP("cli/prompt", "location in file")};
//: Column heading
inline constexpr MessageText columnLocationInRequest{room, QT_TRANSLATE_NOOP("cli/prompt", "location in request")};
//: Column heading
inline constexpr MessageText columnReason{room, QT_TRANSLATE_NOOP("cli/prompt", "reason")};
//: Column heading
inline constexpr MessageText columnAgent{room, QT_TRANSLATE_NOOP("cli/prompt", "agent")};
//: Column heading
inline constexpr MessageText columnProvider{room, QT_TRANSLATE_NOOP("cli/prompt", "provider")};
//: Column heading
inline constexpr MessageText columnModel{room, QT_TRANSLATE_NOOP("cli/prompt", "model")};
//: Column heading: the size of the request
inline constexpr MessageText columnRequest{room, QT_TRANSLATE_NOOP("cli/prompt", "request")};
//: Column heading: numbers of dropped and changed parts
inline constexpr MessageText columnChanges{room, QT_TRANSLATE_NOOP("cli/prompt", "changes")};
//: Column heading: a layer's tier
inline constexpr MessageText columnTier{room, QT_TRANSLATE_NOOP("cli/prompt", "tier")};
//: Column heading: a layer's cadence
inline constexpr MessageText columnCadence{room, QT_TRANSLATE_NOOP("cli/prompt", "cadence")};
//: Column heading: a path
inline constexpr MessageText columnFile{room, QT_TRANSLATE_NOOP("cli/prompt", "file")};
//: Column heading: number of characters
inline constexpr MessageText columnCharacters{room, QT_TRANSLATE_NOOP("cli/prompt", "characters")};
//: Column heading: number of tokens
inline constexpr MessageText columnTokens{room, QT_TRANSLATE_NOOP("cli/prompt", "tokens")};
//: Column heading: the condition under which a layer is sent
inline constexpr MessageText columnCondition{room, QT_TRANSLATE_NOOP("cli/prompt", "condition")};
//: Column heading: a time
inline constexpr MessageText columnLastChange{room, QT_TRANSLATE_NOOP("cli/prompt", "last change (UTC)")};
//: Column heading: how often a layer changed
inline constexpr MessageText columnChurn{room, QT_TRANSLATE_NOOP("cli/prompt", "churn")};
//: Column heading: how the tokens were counted: exactly or as an estimate
inline constexpr MessageText columnMethod{room, QT_TRANSLATE_NOOP("cli/prompt", "method")};
//: Column heading
inline constexpr MessageText columnTokenizer{room, QT_TRANSLATE_NOOP("cli/prompt", "tokenizer")};

//: How tokens were counted. %1 is `exact` or its translation, %2 a tokenizer
inline constexpr MessageText countedWith{room, QT_TRANSLATE_NOOP("cli/prompt", "%1, with %2")};
//: %1 is the number of layers in a folder
inline constexpr CountText layers{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 layers"), "%1 layer"};
//: %1 is the number of characters in layers
inline constexpr CountText characters{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 characters"), "%1 character"};
//: %1 is such as `3 layers`, %2 such as `120 characters`, %3 a number of tokens such as `≈ 1,204`
inline constexpr MessageText layersTotal{room, QT_TRANSLATE_NOOP("cli/prompt", "%1, %2, %3 tokens")};
//: %1 is such as `3 layers`, %2 such as `120 characters`, %3 a number of tokens such as `≈ 1,204`, %4 how the tokens were counted
inline constexpr MessageText layersTotalMethod{room, QT_TRANSLATE_NOOP("cli/prompt", "%1, %2, %3 tokens (%4)")};
//: %1 is such as `3 layers`, %2 such as `120 characters`, %3 a number of tokens such as `≈ 1,204`
inline constexpr MessageText layersTotalFrontMatter{room, QT_TRANSLATE_NOOP("cli/prompt", "%1, %2, %3 tokens; front matter is neither sent nor counted")};
//: %1 is such as `3 layers`, %2 such as `120 characters`, %3 a number of tokens such as `≈ 1,204`, %4 how the tokens were counted
inline constexpr MessageText layersTotalMethodFrontMatter{room, QT_TRANSLATE_NOOP("cli/prompt", "%1, %2, %3 tokens (%4); front matter is neither sent nor counted")};
//: Value in the column `churn`: the folder has no versions
inline constexpr MessageText noHistory{room, QT_TRANSLATE_NOOP("cli/prompt", "no history yet")};
//: Value in the column `churn`. %1 is a number of changes, %2 the number of days
inline constexpr CountText churn{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 in %2 days"), "%1 in %2 day"};
//: Value in the column `churn`. %1 is a number of changes, %2 the number of days
inline constexpr CountText churnAboveDeclared{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 in %2 days, more than declared"), "%1 in %2 day, more than declared"};
//: Value in the column `tier` of an unusable layer
inline constexpr MessageText unusableLayer{room, QT_TRANSLATE_NOOP("cli/prompt", "unusable")};
//: Value in the column `condition` of an unusable layer
inline constexpr MessageText layerError{room, QT_TRANSLATE_NOOP("cli/prompt", "error: %1")};
//: %1 is a location in a file
inline constexpr MessageText seeLocation{room, QT_TRANSLATE_NOOP("cli/prompt", "See %1")};

//: %1 is the number of parts of a prompt
inline constexpr CountText partsKept{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 parts kept"), "%1 part kept"};
//: Below the losses: %1 is a number of layers, %2 their titles with reasons
inline constexpr CountText layersNotSent{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 layers not sent: %2"), "%1 layer not sent: %2"};
//: %1 is a number of keys, %2 a number of documents such as `3 documents`
inline constexpr CountText keysNotSent{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 keys of %2 not sent: used by Outcrop or informational (--json lists them)"), "%1 key of %2 not sent: used by Outcrop or informational (--json lists them)"};
//: Inserted into “12 keys of %2 not sent”
inline constexpr CountText documents{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 documents"), "%1 document"};
inline constexpr MessageText noLosses{room, QT_TRANSLATE_NOOP("cli/prompt", "No losses: every part of the prompt is sent as written.")};
//: %1 is a provider, %2 numbers of changes such as `2 dropped, 1 approximated`
inline constexpr MessageText lossesOf{room, QT_TRANSLATE_NOOP("cli/prompt", "%1: %2; see --as losses")};

inline constexpr MessageText encodingWithModel{room, QT_TRANSLATE_NOOP("cli/prompt", "--encoding and --model cannot be combined: both select a tokenizer")};
inline constexpr MessageText providerNeedsModel{room, QT_TRANSLATE_NOOP("cli/prompt", "--provider requires --model")};
inline constexpr MessageText calibrateNeedsCount{room, QT_TRANSLATE_NOOP("cli/prompt", "--calibrate and --count require each other: specify the text and the provider's token count")};
inline constexpr MessageText calibrateAlone{room, QT_TRANSLATE_NOOP("cli/prompt", "--calibrate takes one text and requires --model and --count; omit FILE and --boundaries")};
inline constexpr MessageText inputTwice{room, QT_TRANSLATE_NOOP("cli/prompt", "- is specified more than once, but standard input can be read only once; specify it once")};
//: %1 is a tokenizer, %2 a list of encodings
inline constexpr MessageText noBoundaries{room, QT_TRANSLATE_NOOP("cli/prompt", "--boundaries does not support the tokenizer %1; use --encoding with one of: %2")};
//: Value in the column `file`: the sum of all files
inline constexpr MessageText total{room, QT_TRANSLATE_NOOP("cli/prompt", "total")};
inline constexpr MessageText frontMatterCounted{room, QT_TRANSLATE_NOOP("cli/prompt", "the count includes front matter, which is not sent; `outcrop-cli layers` excludes it")};
inline constexpr MessageText unlistedModel{room, QT_TRANSLATE_NOOP("cli/prompt", "no provider lists the model %1; specify its provider with --provider")};
//: %1 is the number of counted tokens, %2 an estimate, %3 the number of samples, %4 a model
inline constexpr CountText calibrated{room, QT_TRANSLATE_N_NOOP("cli/prompt", "The provider counted %1 tokens; the estimate was %2. %3 samples recorded for %4."), "The provider counted %1 tokens; the estimate was %2. %3 sample recorded for %4."};

} // namespace outcrop::promptoutput
