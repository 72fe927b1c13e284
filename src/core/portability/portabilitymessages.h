// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/portability.
namespace outcrop::portabilitymessages {

inline constexpr char room[] = "core/portability";
inline constexpr MessageText violationAt{room, QT_TRANSLATE_NOOP("core/portability", "%1: %2")};
inline constexpr MessageText violationAndMore{room, QT_TRANSLATE_NOOP("core/portability", "%1: %2 (and %3 more)")};
inline constexpr MessageText topLevel{room, QT_TRANSLATE_NOOP("core/portability", "the top level")};
inline constexpr MessageText schemaMismatch{room, QT_TRANSLATE_NOOP("core/portability", "the response does not match its schema: %1")};
inline constexpr MessageText apiParameterRename{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is specific to %2. Rename it to `%3`, which each adapter translates for its provider.")};
inline constexpr MessageText apiParameterReplace{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is specific to %2. Use %3 instead, which each adapter translates for its provider.")};
inline constexpr MessageText apiParameterRemove{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is specific to %2. Remove it; the adapter sets the value.")};
inline constexpr MessageText removeKey{room, QT_TRANSLATE_NOOP("core/portability", "Remove %1")};
inline constexpr MessageText judgeFailed{room, QT_TRANSLATE_NOOP("core/portability", "the judge returned no score: %1")};
inline constexpr MessageText chatTemplateOf{room, QT_TRANSLATE_NOOP("core/portability", "the chat template of %1")};
inline constexpr MessageText modelWithoutProvider{room, QT_TRANSLATE_NOOP("core/portability", "%1 does not name a provider. Write it as `provider/model`, such as `anthropic/claude-sonnet-4-5`.")};
inline constexpr MessageText modelWithoutProviderNear{room, QT_TRANSLATE_NOOP("core/portability", "%1 does not name a provider. Write it as `provider/model`: `%2`.")};
inline constexpr MessageText writeInstead{room, QT_TRANSLATE_NOOP("core/portability", "Change to %1")};
inline constexpr MessageText providerDependent{room, QT_TRANSLATE_NOOP("core/portability", "`%1` names %2, so other providers and clients may not follow the text. Use words that apply to all of them.")};
inline constexpr MessageText replaceDependent{room, QT_TRANSLATE_NOOP("core/portability", "Replace with `%1`")};
inline constexpr MessageText removeDependent{room, QT_TRANSLATE_NOOP("core/portability", "Remove `%1`")};
inline constexpr MessageText undeclaredFeature{room, QT_TRANSLATE_NOOP("core/portability", "The agent uses %1 (%2) but does not declare this feature. Add the feature to capabilities.required_features.")};
inline constexpr MessageText undeclaredFeatureNear{room, QT_TRANSLATE_NOOP("core/portability", "The agent uses %1 (%2) but does not declare this feature. If `%3` in capabilities.required_features is a misspelling of this feature, correct the spelling; otherwise, add the feature.")};
inline constexpr MessageText evidenceInLine{room, QT_TRANSLATE_NOOP("core/portability", "%1 (line %2)")};
inline constexpr MessageText aMapping{room, QT_TRANSLATE_NOOP("core/portability", "a mapping")};
inline constexpr MessageText aList{room, QT_TRANSLATE_NOOP("core/portability", "a list")};
inline constexpr MessageText someText{room, QT_TRANSLATE_NOOP("core/portability", "text")};
inline constexpr MessageText aNumber{room, QT_TRANSLATE_NOOP("core/portability", "a number")};
inline constexpr MessageText mustBe{room, QT_TRANSLATE_NOOP("core/portability", "must be %1")};
inline constexpr CountText agents{room, QT_TRANSLATE_N_NOOP("core/portability", "%n agents"), "%n agent"};
inline constexpr CountText criteria{room, QT_TRANSLATE_N_NOOP("core/portability", "%n criteria"), "%n criterion"};
inline constexpr MessageText unknownKeyword{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is not a JSON Schema keyword, so it has no effect. Remove it.")};
inline constexpr MessageText unknownKeywordNear{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is not a JSON Schema keyword and has no effect; did you mean `%2`?")};
inline constexpr MessageText unknownKeywordProperty{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is not a JSON Schema keyword and has no effect. If it is a property, put it below `properties`.")};
inline constexpr MessageText unknownToolCalled{room, QT_TRANSLATE_NOOP("core/portability", "the model called `%1`, which is not a tool of the agent")};
inline constexpr MessageText argumentsInvalid{room, QT_TRANSLATE_NOOP("core/portability", "the arguments of `%1` do not match its parameters: %2")};
inline constexpr MessageText responseNotJson{room, QT_TRANSLATE_NOOP("core/portability", "the response is not one JSON document")};
inline constexpr MessageText responseTruncated{room, QT_TRANSLATE_NOOP("core/portability", "the response was truncated")};
inline constexpr MessageText modelRefused{room, QT_TRANSLATE_NOOP("core/portability", "the model refused to respond")};
inline constexpr MessageText providerBlocked{room, QT_TRANSLATE_NOOP("core/portability", "the provider blocked the response")};
inline constexpr MessageText responseIncomplete{room, QT_TRANSLATE_NOOP("core/portability", "the response is incomplete")};
inline constexpr MessageText responseEmpty{room, QT_TRANSLATE_NOOP("core/portability", "the response is empty")};
inline constexpr MessageText noToolCalled{room, QT_TRANSLATE_NOOP("core/portability", "the model did not call a tool, although the request required one")};
inline constexpr MessageText renameTo{room, QT_TRANSLATE_NOOP("core/portability", "Rename to %1")};
inline constexpr MessageText notOptedIn{room, QT_TRANSLATE_NOOP("core/portability", "The agent has not opted into portability.")};
inline constexpr MessageText noRequests{room, QT_TRANSLATE_NOOP("core/portability", "portability-tests.yaml does not define a request for this criterion. Add one under `probes`.")};
inline constexpr MessageText noModelLacksFeature{room, QT_TRANSLATE_NOOP("core/portability", "All testable models have the features that the agent declares.")};
inline constexpr MessageText noProviderAvailable{room, QT_TRANSLATE_NOOP("core/portability", "No provider is available for the test. Name one with `outcrop-cli validate --providers`, such as a local model, or add one to portability.model_preferences.")};
inline constexpr MessageText trialUnreadable{room, QT_TRANSLATE_NOOP("core/portability", "This line is not a test result. Delete it.")};
inline constexpr MessageText canceledBeforeSending{room, QT_TRANSLATE_NOOP("core/portability", "canceled before the request was sent")};
inline constexpr MessageText noJudgeQuestions{room, QT_TRANSLATE_NOOP("core/portability", "portability-tests.yaml has no questions for the judge; add them under `dimensions`")};
inline constexpr MessageText scoreTooLow{room, QT_TRANSLATE_NOOP("core/portability", "the judge returned a score of %1, below the required %2: %3")};
inline constexpr MessageText aChatTemplate{room, QT_TRANSLATE_NOOP("core/portability", "a chat template")};
inline constexpr MessageText chatToken{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is a token of %2. Servers insert such tokens for their model, and other models read them as text. Remove it.")};
inline constexpr MessageText removeToken{room, QT_TRANSLATE_NOOP("core/portability", "Remove the token")};
inline constexpr MessageText notRegularExpression{room, QT_TRANSLATE_NOOP("core/portability", "This is not a valid regular expression: %1. Correct it.")};
inline constexpr MessageText isNotSet{room, QT_TRANSLATE_NOOP("core/portability", "the value is missing")};
inline constexpr MessageText isValue{room, QT_TRANSLATE_NOOP("core/portability", "the value is `%1`")};
inline constexpr MessageText isCollection{room, QT_TRANSLATE_NOOP("core/portability", "the value is a list or a mapping")};
inline constexpr MessageText wrongContextWindow{room, QT_TRANSLATE_NOOP("core/portability", "`portability.minimum_context_window` must be a positive whole number of tokens; %1.")};
inline constexpr MessageText setTo{room, QT_TRANSLATE_NOOP("core/portability", "Set to %1")};
inline constexpr MessageText wrongBodyFormat{room, QT_TRANSLATE_NOOP("core/portability", "`portability.body_format` must be xml, markdown or rccf; %1.")};
inline constexpr MessageText notEnabled{room, QT_TRANSLATE_NOOP("core/portability", "`portability.enabled` must be true for an agent that supports several providers; %1.")};
inline constexpr MessageText setToTrue{room, QT_TRANSLATE_NOOP("core/portability", "Set to true")};
inline constexpr MessageText preferencesNotList{room, QT_TRANSLATE_NOOP("core/portability", "Model preferences must be a list of `provider/model`, best first.")};
inline constexpr MessageText makeList{room, QT_TRANSLATE_NOOP("core/portability", "Convert to a list")};
inline constexpr MessageText noOutputSchema{room, QT_TRANSLATE_NOOP("core/portability", "The agent declares no output schema.")};
inline constexpr MessageText noTools{room, QT_TRANSLATE_NOOP("core/portability", "The agent defines no tools.")};
inline constexpr MessageText noForbiddenActions{room, QT_TRANSLATE_NOOP("core/portability", "The agent does not forbid any actions.")};
inline constexpr MessageText noRole{room, QT_TRANSLATE_NOOP("core/portability", "The agent declares neither a role nor expertise.")};
inline constexpr MessageText noFeatures{room, QT_TRANSLATE_NOOP("core/portability", "The agent declares no features that a model could lack.")};
inline constexpr MessageText removeLine{room, QT_TRANSLATE_NOOP("core/portability", "Remove the line")};
inline constexpr MessageText removeSentence{room, QT_TRANSLATE_NOOP("core/portability", "Remove the sentence")};
inline constexpr MessageText reasoningPhrase{room, QT_TRANSLATE_NOOP("core/portability", "\"%1\" is an instruction to reason, which can degrade the responses of reasoning models. Remove it: with the reasoning strategy `%2`, the adapter controls reasoning. To keep the instruction, set portability.reasoning_strategy to explicit_cot.")};
inline constexpr MessageText recordingNeedsResponses{room, QT_TRANSLATE_NOOP("core/portability", "A file of recorded responses needs a list of `answers`. Add it.")};
inline constexpr MessageText recordedResponseIncomplete{room, QT_TRANSLATE_NOOP("core/portability", "A recorded response needs a `request` and a `stop`. `stop` must be one of: %1.")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("core/portability", "Stopped.")};
inline constexpr MessageText declareFeature{room, QT_TRANSLATE_NOOP("core/portability", "Declare %1")};
inline constexpr MessageText notRecorded{room, QT_TRANSLATE_NOOP("core/portability", "no response to this request is recorded. Test the provider with `outcrop-cli validate --live`; --record-answers keeps its responses")};
inline constexpr MessageText lineDiffers{room, QT_TRANSLATE_NOOP("core/portability", "line %1 was `%2` and is now `%3`")};
inline constexpr MessageText renderDiffers{room, QT_TRANSLATE_NOOP("core/portability", "The request to %1 differs from %2: %3. Revert the change, or record the new request with `outcrop-cli validate --record`.")};
inline constexpr MessageText hasSection{room, QT_TRANSLATE_NOOP("core/portability", "The agent has a portability section.")};
inline constexpr MessageText requestContainsMore{room, QT_TRANSLATE_NOOP("core/portability", "The request to %1 contains more than the agent's body: %2. Remove the addition from the adapter.")};
inline constexpr MessageText bodyChanged{room, QT_TRANSLATE_NOOP("core/portability", "The request to %1 does not contain the agent's body unchanged. Correct the adapter.")};
inline constexpr MessageText notRenderedAlone{room, QT_TRANSLATE_NOOP("core/portability", "Without its portability section, the agent cannot be rendered: %1")};
inline constexpr MessageText bodyChangedAlone{room, QT_TRANSLATE_NOOP("core/portability", "If the portability section is removed, the request to %1 does not contain the agent's body unchanged. Correct the adapter.")};
inline constexpr MessageText theTool{room, QT_TRANSLATE_NOOP("core/portability", "the tool `%1`")};
inline constexpr MessageText theMediaType{room, QT_TRANSLATE_NOOP("core/portability", "the media type %1")};
inline constexpr MessageText inTheBody{room, QT_TRANSLATE_NOOP("core/portability", "`%1` in the body")};
inline constexpr MessageText fileUnreadable{room, QT_TRANSLATE_NOOP("core/portability", "The file cannot be read.")};
inline constexpr MessageText workspaceFolder{room, QT_TRANSLATE_NOOP("core/portability", "The workspace folder.")};
inline constexpr MessageText wasNotRun{room, QT_TRANSLATE_NOOP("core/portability", "%1 was not run: %2")};
inline constexpr MessageText notSchema{room, QT_TRANSLATE_NOOP("core/portability", "`%1` must be a JSON Schema: a mapping with `type: object` and `properties`.")};
inline constexpr MessageText wholeNumber{room, QT_TRANSLATE_NOOP("core/portability", "a whole number")};
inline constexpr MessageText trueOrFalse{room, QT_TRANSLATE_NOOP("core/portability", "true or false")};
inline constexpr MessageText schemaUnusable{room, QT_TRANSLATE_NOOP("core/portability", "This schema cannot be used: %1. Correct it.")};
inline constexpr MessageText keywordInvalid{room, QT_TRANSLATE_NOOP("core/portability", "`%1` is not valid JSON Schema: %2. Correct it.")};
inline constexpr MessageText makeSchema{room, QT_TRANSLATE_NOOP("core/portability", "Convert to a schema")};
inline constexpr MessageText unquotedNull{room, QT_TRANSLATE_NOOP("core/portability", "null without quotes")};
inline constexpr MessageText notSchemaType{room, QT_TRANSLATE_NOOP("core/portability", "%1 is not a JSON Schema type. Use one of: %2.")};
inline constexpr MessageText notRunFor{room, QT_TRANSLATE_NOOP("core/portability", "Not run for %1 (%2): %3")};
inline constexpr CountText passedOf{room, QT_TRANSLATE_N_NOOP("core/portability", "%1 of %n tests passed"), "%1 of %n test passed"};
inline constexpr MessageText noKeyword{room, QT_TRANSLATE_NOOP("core/portability", "This schema has no JSON Schema keyword. Put the properties below `properties`, next to `type: object`.")};
inline constexpr MessageText firstAndOthers{room, QT_TRANSLATE_NOOP("core/portability", "%1 (and %2 more)")};
inline constexpr MessageText unknownCheck{room, QT_TRANSLATE_NOOP("core/portability", "There is no criterion with this ID. Correct the ID.")};
inline constexpr MessageText noSection{room, QT_TRANSLATE_NOOP("core/portability", "The agent has no portability section.")};
inline constexpr MessageText reasonsExplicitly{room, QT_TRANSLATE_NOOP("core/portability", "The reasoning strategy is explicit_cot.")};
inline constexpr MessageText fileHasErrors{room, QT_TRANSLATE_NOOP("core/portability", "The file has errors. Fix them first.")};
inline constexpr MessageText removeValue{room, QT_TRANSLATE_NOOP("core/portability", "Remove the value")};
inline constexpr MessageText thisEntry{room, QT_TRANSLATE_NOOP("core/portability", "This entry")};
//: Two expected types of a value; of more types, the text between %1 and %2 is repeated
inline constexpr MessageText alternatives{room, QT_TRANSLATE_NOOP("core/portability", "%1 or %2")};
inline constexpr CountText files{room, QT_TRANSLATE_N_NOOP("core/portability", "%n files"), "%n file"};
inline constexpr CountText errorsInFiles{room, QT_TRANSLATE_N_NOOP("core/portability", "%n errors in %1"), "%n error in %1"};
inline constexpr MessageText unreadableFiles{room, QT_TRANSLATE_NOOP("core/portability", "unreadable: %1")};
inline constexpr MessageText notCounted{room, QT_TRANSLATE_NOOP("core/portability", "not counted: %1")};
//: Result of a test: the agent meets the criterion
inline constexpr MessageText outcomePassed{room, QT_TRANSLATE_NOOP("core/portability", "passed")};
//: Result of a test: the agent violates the criterion
inline constexpr MessageText outcomeFailed{room, QT_TRANSLATE_NOOP("core/portability", "failed")};
//: Result of a test: the agent does not enable portability
inline constexpr MessageText outcomeNotOptedIn{room, QT_TRANSLATE_NOOP("core/portability", "not opted in")};
//: Result of a test: the criterion does not apply to the agent
inline constexpr MessageText outcomeNotApplicable{room, QT_TRANSLATE_NOOP("core/portability", "not applicable")};
//: Result of a test: for example, no provider was available
inline constexpr MessageText outcomeNotRun{room, QT_TRANSLATE_NOOP("core/portability", "not run")};
//: Result of a test in a narrow column: as short as possible
inline constexpr MessageText cellPassed{room, QT_TRANSLATE_NOOP("core/portability", "pass")};
//: Result of a test in a narrow column: as short as possible, in capitals
inline constexpr MessageText cellFailed{room, QT_TRANSLATE_NOOP("core/portability", "FAIL")};
//: Result of a test in a narrow column: as short as possible; "not opted in"
inline constexpr MessageText cellNotOptedIn{room, QT_TRANSLATE_NOOP("core/portability", "off")};
//: Result of a test in a narrow column: as short as possible; "not applicable"
inline constexpr MessageText cellNotApplicable{room, QT_TRANSLATE_NOOP("core/portability", "n/a")};
//: Column heading, in capitals
inline constexpr MessageText agentColumn{room, QT_TRANSLATE_NOOP("core/portability", "AGENT")};
//: %1 is a result in a narrow column, such as "n/a", %2 its meaning, such as "not applicable"
inline constexpr MessageText legendEntry{room, QT_TRANSLATE_NOOP("core/portability", "%1: %2")};
//: %1 is a result in a narrow column, such as "off"
inline constexpr MessageText legendNotOptedIn{room, QT_TRANSLATE_NOOP("core/portability", "%1: not opted in (portability.enabled is not true)")};
//: The number of tests of agents that do not enable portability; listed with other counts: "2 not opted in, 1 not run"
inline constexpr CountText countNotOptedIn{room, QT_TRANSLATE_N_NOOP("core/portability", "%n not opted in"), "%n not opted in"};
//: The number of tests whose criterion does not apply to the agent; listed with other counts: "2 not applicable, 1 not run"
inline constexpr CountText countNotApplicable{room, QT_TRANSLATE_N_NOOP("core/portability", "%n not applicable"), "%n not applicable"};
//: The number of tests that could not be run; listed with other counts: "2 not applicable, 1 not run"
inline constexpr CountText countNotRun{room, QT_TRANSLATE_N_NOOP("core/portability", "%n not run"), "%n not run"};

} // namespace outcrop::portabilitymessages
