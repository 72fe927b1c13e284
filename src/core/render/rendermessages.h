// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/render.
namespace outcrop::rendermessages {

inline constexpr char room[] = "core/render";
inline constexpr MessageText fencedAdapterWithoutName{room, QT_TRANSLATE_NOOP("core/render", "The name of this adapter is missing or cannot be used as a file name. Set `provider.name`, or the name after `wire:`.")};
inline constexpr MessageText lastParagraphsCut{room, QT_TRANSLATE_NOOP("core/render", "%1; its last paragraphs were removed")};
inline constexpr MessageText attachmentKindNotAccepted{room, QT_TRANSLATE_NOOP("core/render", "%1 does not accept %2 attachments")};
inline constexpr MessageText attachmentTypeNotAccepted{room, QT_TRANSLATE_NOOP("core/render", "%1 does not accept %2, only %3")};
//: %1 is a wire format, %2 and %3 are sizes such as `3.20 MiB`
inline constexpr MessageText attachmentTooLarge{room, QT_TRANSLATE_NOOP("core/render", "it has %2, but %1 accepts at most %3")};
inline constexpr MessageText attachmentOfLayer{room, QT_TRANSLATE_NOOP("core/render", "a system prompt cannot contain files, so the attachment of %1 is sent with the request")};
inline constexpr MessageText notSupportedBy{room, QT_TRANSLATE_NOOP("core/render", "%1 does not support it")};
inline constexpr CountText xmlCharacters{room, QT_TRANSLATE_N_NOOP("core/render", "%n characters that XML cannot represent were replaced"), "One character that XML cannot represent was replaced"};
inline constexpr MessageText partsAndMore{room, QT_TRANSLATE_NOOP("core/render", "%1 and %2 more")};
inline constexpr MessageText removeVersion{room, QT_TRANSLATE_NOOP("core/render", "Remove `%1`, or use an adapter with `api_format: openai-compatible` for a server with that API.")};
inline constexpr MessageText usualPath{room, QT_TRANSLATE_NOOP("core/render", "The URL of a server with this API usually ends in `%1`. If your server uses this path, add it to the URL.")};
inline constexpr MessageText baseUrlWarning{room, QT_TRANSLATE_NOOP("core/render", "With the wire format %1, requests are sent to %2. %3")};
inline constexpr MessageText wireFormatBroken{room, QT_TRANSLATE_NOOP("core/render", "The provider `%1` cannot be used because its wire format `%2` is invalid: %3")};
inline constexpr MessageText wireFormatMissing{room, QT_TRANSLATE_NOOP("core/render", "The provider `%1` refers to the wire format `%2`, which does not exist. Correct the name.")};
inline constexpr MessageText noProvider{room, QT_TRANSLATE_NOOP("core/render", "There is no provider `%1`. Available: %2.")};
inline constexpr MessageText adapterUnusable{room, QT_TRANSLATE_NOOP("core/render", "The provider `%1` cannot be used because its adapter is invalid: %2")};
inline constexpr MessageText windowBelow{room, QT_TRANSLATE_NOOP("core/render", "the context window of %1 is below %2 tokens")};
inline constexpr MessageText isReasoningModel{room, QT_TRANSLATE_NOOP("core/render", "%1 is a reasoning model")};
inline constexpr MessageText hasLimitedReasoning{room, QT_TRANSLATE_NOOP("core/render", "%1 has limited reasoning")};
inline constexpr MessageText needsExamples{room, QT_TRANSLATE_NOOP("core/render", "%1 needs examples")};
inline constexpr MessageText reasoningUnknown{room, QT_TRANSLATE_NOOP("core/render", "the reasoning support of %1 is unknown")};
inline constexpr MessageText examplesSent{room, QT_TRANSLATE_NOOP("core/render", "%1 of %2 examples are sent, because %3 and the agent allows %4 to %5")};
inline constexpr MessageText toolsSorted{room, QT_TRANSLATE_NOOP("core/render", "sorted by name, so that the provider's cache stays valid regardless of their order in the file")};
inline constexpr MessageText requestLimit{room, QT_TRANSLATE_NOOP("core/render", "the request is limited to %1 tokens (%2)")};
inline constexpr MessageText systemLimit{room, QT_TRANSLATE_NOOP("core/render", "the system prompt is limited to %1 tokens (%2% of the context window)")};
inline constexpr MessageText requestTruncated{room, QT_TRANSLATE_NOOP("core/render", "For %1, %2: %4 of %3 tokens were kept. The loss ledger lists the removed parts.")};
inline constexpr MessageText removedProtectedParts{room, QT_TRANSLATE_NOOP("core/render", "For %1, %2. Protected parts were removed to fit the limit: %3. Shorten the other layers, or choose a model with a larger context window.")};
inline constexpr MessageText requestTooLong{room, QT_TRANSLATE_NOOP("core/render", "For %1, the request has %2 tokens, above the limit of %3 (%4), although all removable parts were removed. Shorten it, or choose a model with a larger context window.")};
inline constexpr MessageText systemOverShare{room, QT_TRANSLATE_NOOP("core/render", "For %1, the system prompt has %2 tokens, more than the %3 tokens (%4% of the context window) that the %5 adapter reserves for it. Shorten the layers, or choose a model with a larger context window.")};
inline constexpr MessageText beyondAssumedWindow{room, QT_TRANSLATE_NOOP("core/render", "For %1, the request has %2 tokens, but servers with the wire format %3 read only %4 by default and drop the beginning of the prompt without an error. Raise the server's limit, or set context_window in a profile.")};
inline constexpr MessageText droppedByServer{room, QT_TRANSLATE_NOOP("core/render", "dropped by the server: about %1 of %2 tokens, from the beginning of the prompt: %5. Servers with the wire format %3 read only %4 tokens by default")};
inline constexpr MessageText unnamedPartsDroppedByServer{room, QT_TRANSLATE_NOOP("core/render", "dropped by the server: about %1 of %2 tokens, from the beginning of the prompt. Servers with the wire format %3 read only %4 tokens by default")};
inline constexpr MessageText compactForm{room, QT_TRANSLATE_NOOP("core/render", "the compact form cannot contain it")};
inline constexpr MessageText notAttributeName{room, QT_TRANSLATE_NOOP("core/render", "its name cannot be an attribute in XML")};
inline constexpr MessageText stepsAdded{room, QT_TRANSLATE_NOOP("core/render", "the steps of the prompt type %1 follow the request")};
inline constexpr MessageText plainTemplateSent{room, QT_TRANSLATE_NOOP("core/render", "the prompt type %1 is in unstructured mode, so its template in prompt_templates.yaml is sent")};
inline constexpr MessageText hybridTemplateSent{room, QT_TRANSLATE_NOOP("core/render", "the template `%1` is sent as METADATA and INSTRUCTION")};
inline constexpr CountText envelopeTagsEscaped{room, QT_TRANSLATE_N_NOOP("core/render", "%n METADATA or INSTRUCTION tags are escaped as &lt;"), "%n METADATA or INSTRUCTION tag is escaped as &lt;"};
inline constexpr MessageText keptByOther{room, QT_TRANSLATE_NOOP("core/render", "only %1 can read this data")};
inline constexpr MessageText messageNotSent{room, QT_TRANSLATE_NOOP("core/render", "its message is not sent")};
inline constexpr MessageText notInDocument{room, QT_TRANSLATE_NOOP("core/render", "a <prompt> document cannot contain it")};
inline constexpr MessageText describesOtherModel{room, QT_TRANSLATE_NOOP("core/render", "it describes another model")};
inline constexpr MessageText modelRequest{room, QT_TRANSLATE_NOOP("core/render", "specifies a model")};
inline constexpr MessageText otherModelUsed{room, QT_TRANSLATE_NOOP("core/render", "%1; %2 is used instead")};
inline constexpr MessageText metadataNotSent{room, QT_TRANSLATE_NOOP("core/render", "it is part of METADATA, which this prompt does not include")};
inline constexpr MessageText isEmpty{room, QT_TRANSLATE_NOOP("core/render", "it is empty")};
inline constexpr MessageText onlyInDocument{room, QT_TRANSLATE_NOOP("core/render", "only a <prompt> document can contain it (--format prompt-xml)")};
inline constexpr MessageText andMore{room, QT_TRANSLATE_NOOP("core/render", "and %1 more")};
inline constexpr MessageText modelNamedExplicitly{room, QT_TRANSLATE_NOOP("core/render", "not needed: the model %1 was selected explicitly")};
inline constexpr MessageText notNeededBetter{room, QT_TRANSLATE_NOOP("core/render", "not needed: a preference with higher precedence is available")};
inline constexpr MessageText choosesModel{room, QT_TRANSLATE_NOOP("core/render", "selects %1")};
inline constexpr MessageText leavesChoice{room, QT_TRANSLATE_NOOP("core/render", "lets the user select the model")};
inline constexpr MessageText modelOfOther{room, QT_TRANSLATE_NOOP("core/render", "its provider is %1")};
inline constexpr MessageText modelNotListed{room, QT_TRANSLATE_NOOP("core/render", "%1 does not list the model `%2`")};
inline constexpr MessageText noMatchingModel{room, QT_TRANSLATE_NOOP("core/render", "%1 has no model that matches `%2`")};
inline constexpr MessageText noMatchingModelAnywhere{room, QT_TRANSLATE_NOOP("core/render", "no provider has a model that matches `%1`")};
inline constexpr MessageText preferenceUnusable{room, QT_TRANSLATE_NOOP("core/render", "The preferred model `%1` cannot be used: %2. %3 is used instead.")};
inline constexpr MessageText theAgent{room, QT_TRANSLATE_NOOP("core/render", "the agent `%1`")};
inline constexpr MessageText chooseOtherModel{room, QT_TRANSLATE_NOOP("core/render", "Choose another model.")};
inline constexpr MessageText needsWindow{room, QT_TRANSLATE_NOOP("core/render", "The agent requires a context window of %1 tokens; %2 has %3.")};
//: Error in a prompt; %1 is the name of a feature, %2 the ID of the model
inline constexpr MessageText needsFeature{room, QT_TRANSLATE_NOOP("core/render", "The agent requires %1, which %2 does not support.")};
//: Error in a prompt; %1 is the ID of the model
inline constexpr MessageText needsToolUse{room, QT_TRANSLATE_NOOP("core/render", "The agent requires tool calling, which %1 does not support.")};
//: Error in a prompt; %1 is the ID of the model
inline constexpr MessageText needsStructuredOutput{room, QT_TRANSLATE_NOOP("core/render", "The agent requires structured output, which %1 does not support.")};
//: Error in a prompt; %1 is the ID of the model
inline constexpr MessageText needsImageInput{room, QT_TRANSLATE_NOOP("core/render", "The agent requires image input, which %1 does not support.")};
//: Error in a prompt; %1 is the ID of the model
inline constexpr MessageText needsStreaming{room, QT_TRANSLATE_NOOP("core/render", "The agent requires streaming, which %1 does not support.")};
inline constexpr MessageText needsToolCalling{room, QT_TRANSLATE_NOOP("core/render", "The agent offers tools, but %1 does not support tool calling.")};
inline constexpr MessageText chooseModelOrNoTools{room, QT_TRANSLATE_NOOP("core/render", "Choose another model, or remove the tools.")};
inline constexpr MessageText schemaInPrompt{room, QT_TRANSLATE_NOOP("core/render", "%1 does not enforce the schema, so the prompt describes it")};
inline constexpr MessageText strategyOmitted{room, QT_TRANSLATE_NOOP("core/render", "for explicit_cot, the %1 adapter sends no reasoning instruction")};
inline constexpr MessageText strategyInstruction{room, QT_TRANSLATE_NOOP("core/render", "the strategy is %1, so the prompt asks %2 to reason in text")};
inline constexpr MessageText onlyForProvider{room, QT_TRANSLATE_NOOP("core/render", "it is only for %1")};
inline constexpr MessageText smallWindowOrder{room, QT_TRANSLATE_NOOP("core/render", "the context window of %1 is below %2 tokens, so constraints and tools precede context and examples")};
inline constexpr MessageText tagsOmitted{room, QT_TRANSLATE_NOOP("core/render", "its tags omit tier and part, because the full tags would exceed a tenth of the section")};
inline constexpr MessageText metadataOff{room, QT_TRANSLATE_NOOP("core/render", "[prompt_xml] include_metadata is false")};
inline constexpr CountText historyWindow{room, QT_TRANSLATE_N_NOOP("core/render", "not among the last %n messages ([prompt_xml] window_size)"), "not the last message ([prompt_xml] window_size)"};
inline constexpr MessageText insideDocument{room, QT_TRANSLATE_NOOP("core/render", "part of the <prompt> document, which is the user message")};
inline constexpr MessageText documentDescribesTools{room, QT_TRANSLATE_NOOP("core/render", "the <prompt> document describes the tools, even if the request also defines them")};
inline constexpr MessageText budgetOnly{room, QT_TRANSLATE_NOOP("core/render", "a budget for composing the prompt, not sent to providers")};
inline constexpr MessageText emptyPrompt{room,
    QT_TRANSLATE_NOOP("core/render", "The prompt is empty: no layer is sent, and there is no request. Add a layer, select an agent, or enter a request.")};
inline constexpr MessageText noTask{room, QT_TRANSLATE_NOOP("core/render", "The request is empty. Describe the task for the model.")};
inline constexpr MessageText droppedRules{room, QT_TRANSLATE_NOOP("core/render", "Critical rules do not fit into the budget for rules: %1. Increase the budget.")};
inline constexpr MessageText noPromptType{room, QT_TRANSLATE_NOOP("core/render", "A hybrid prompt needs a prompt type. Choose one under “Type” in the window or with --type.")};
inline constexpr MessageText toolOverhead{room, QT_TRANSLATE_NOOP("core/render", "Tool overhead")};
inline constexpr MessageText turnOverhead{room, QT_TRANSLATE_NOOP("core/render", "Turn overhead")};
inline constexpr MessageText documentTags{room, QT_TRANSLATE_NOOP("core/render", "Document tags")};
inline constexpr MessageText requiredUndescribed{room, QT_TRANSLATE_NOOP("core/render", "required but not in `properties`; added there because the provider requires it")};
inline constexpr MessageText optionalAsNull{room, QT_TRANSLATE_NOOP("core/render", "optional in your schema, but the provider requires every property, so null is allowed instead")};
inline constexpr MessageText objectsClosed{room, QT_TRANSLATE_NOOP("core/render", "the provider requires `additionalProperties: false` in every object")};
inline constexpr MessageText providerUsesInstead{room, QT_TRANSLATE_NOOP("core/render", "the provider uses `%1` instead")};
inline constexpr MessageText annotationRejected{room, QT_TRANSLATE_NOOP("core/render", "the provider rejects this annotation")};
inline constexpr MessageText notEnforced{room, QT_TRANSLATE_NOOP("core/render", "the provider does not enforce it; the description mentions it")};
inline constexpr MessageText keywordUnknown{room, QT_TRANSLATE_NOOP("core/render", "the provider does not support this keyword")};
inline constexpr MessageText limitInclusive{room, QT_TRANSLATE_NOOP("core/render", "the provider supports only `%1`, which also allows the limit itself")};
inline constexpr MessageText noTupleItems{room, QT_TRANSLATE_NOOP("core/render", "the provider does not support tuple validation, so the order of the items is not enforced")};
inline constexpr MessageText noRequiredCycles{room, QT_TRANSLATE_NOOP("core/render", "the provider accepts recursive references only in optional properties")};
inline constexpr MessageText movedToDefinitions{room, QT_TRANSLATE_NOOP("core/render", "its target was moved to the definitions")};
inline constexpr MessageText noFalseSchema{room, QT_TRANSLATE_NOOP("core/render", "the provider does not support a schema that matches no value")};
inline constexpr MessageText propertyNeverAllowed{room, QT_TRANSLATE_NOOP("core/render", "no value is allowed, so the property is omitted")};
inline constexpr MessageText needsType{room, QT_TRANSLATE_NOOP("core/render", "the provider requires a type")};
inline constexpr MessageText needsItemTypes{room, QT_TRANSLATE_NOOP("core/render", "the provider requires a type for the items")};
inline constexpr MessageText requiredCycle{room, QT_TRANSLATE_NOOP("core/render", "it is recursive, which the provider accepts only in optional properties")};
inline constexpr MessageText objectAtTop{room, QT_TRANSLATE_NOOP("core/render", "the provider requires an object at the top level, so the response is in the property `value` of an object")};
inline constexpr MessageText newDraft{room, QT_TRANSLATE_NOOP("core/render", "converted to JSON Schema draft 2020-12")};
inline constexpr MessageText schemaObjectOnly{room, QT_TRANSLATE_NOOP("core/render", "the provider accepts only an object as a schema")};
inline constexpr MessageText schemaTooDeep{room, QT_TRANSLATE_NOOP("core/render", "it is nested too deeply to be checked, and is sent unchanged")};
inline constexpr MessageText externalReference{room, QT_TRANSLATE_NOOP("core/render", "it refers to another document, which is not loaded")};
inline constexpr MessageText referenceInlined{room, QT_TRANSLATE_NOOP("core/render", "its target is inlined")};
inline constexpr MessageText recursiveReference{room, QT_TRANSLATE_NOOP("core/render", "it is recursive, and the provider does not support references")};
inline constexpr MessageText referenceAlone{room, QT_TRANSLATE_NOOP("core/render", "the provider rejects keywords next to $ref")};
inline constexpr MessageText allOfMerged{room, QT_TRANSLATE_NOOP("core/render", "its parts are merged into one schema")};
inline constexpr MessageText mergedIntoChoices{room, QT_TRANSLATE_NOOP("core/render", "its sibling keywords are copied into every branch")};
inline constexpr MessageText unknownPart{room, QT_TRANSLATE_NOOP("core/render", "There is no part `%1`. Use one of: %2.")};
inline constexpr MessageText unclosedBrace{room, QT_TRANSLATE_NOOP("core/render", "A `{` is not closed. Close it, or write `{{` for a literal brace.")};
inline constexpr MessageText badCondition{room, QT_TRANSLATE_NOOP("core/render", "The condition `when` is not valid: %1")};
inline constexpr MessageText keyNotAllowed{room, QT_TRANSLATE_NOOP("core/render", "`%1` is not allowed with `%2`. Remove one of them.")};
inline constexpr MessageText onlyTable{room, QT_TRANSLATE_NOOP("core/render", "The only named table is `roles`. Write other tables inline: {from: to}.")};
inline constexpr MessageText unknownList{room, QT_TRANSLATE_NOOP("core/render", "There is no list `%1`. Use one of: %2.")};
inline constexpr MessageText eachNeedsAs{room, QT_TRANSLATE_NOOP("core/render", "`each` needs `as`, the template for one item. Add it.")};
inline constexpr MessageText samePath{room, QT_TRANSLATE_NOOP("core/render", "`%1` and `%2` conflict: one path contains the other, so one value would replace the other. Rename one of them.")};
inline constexpr MessageText sentOnlyWhen{room, QT_TRANSLATE_NOOP("core/render", "sent only when %1")};
inline constexpr MessageText apiRequires{room, QT_TRANSLATE_NOOP("core/render", "the API requires a value, and none was set")};
inline constexpr MessageText nearestValue{room, QT_TRANSLATE_NOOP("core/render", "the nearest value that the provider supports")};
inline constexpr MessageText providerName{room, QT_TRANSLATE_NOOP("core/render", "the provider's name for it")};
inline constexpr MessageText roleSentAs{room, QT_TRANSLATE_NOOP("core/render", "messages with the role %1 are sent with the role %2")};
inline constexpr MessageText otherApi{room, QT_TRANSLATE_NOOP("core/render", "sent only in requests of the API %1")};
inline constexpr MessageText setWhenSent{room, QT_TRANSLATE_NOOP("core/render", "Outcrop sets this key itself")};
inline constexpr MessageText hasOtherValue{room, QT_TRANSLATE_NOOP("core/render", "the request already has another value for `%1`")};
inline constexpr MessageText neverStrict{room, QT_TRANSLATE_NOOP("core/render", "not needed: the request does not ask for the schema to be enforced")};

//: The action on a part of the prompt in a request: sent in the usual location
inline constexpr MessageText actionKept{room, QT_TRANSLATE_NOOP("core/render", "kept")};
//: The action on a part of the prompt in a request: sent under the provider's name
inline constexpr MessageText actionRenamed{room, QT_TRANSLATE_NOOP("core/render", "renamed")};
//: The action on a part of the prompt in a request: sent in another location
inline constexpr MessageText actionMoved{room, QT_TRANSLATE_NOOP("core/render", "moved")};
//: The action on a part of the prompt in a request: sent with changes
inline constexpr MessageText actionApproximated{room, QT_TRANSLATE_NOOP("core/render", "approximated")};
//: The action on a part of the prompt in a request: sent in part
inline constexpr MessageText actionTruncated{room, QT_TRANSLATE_NOOP("core/render", "truncated")};
//: The action on a part of the prompt in a request: not sent
inline constexpr MessageText actionDropped{room, QT_TRANSLATE_NOOP("core/render", "dropped")};
//: The action on a part of a request that the prompt does not contain
inline constexpr MessageText actionAdded{room, QT_TRANSLATE_NOOP("core/render", "added")};
//: The action on a key that the program uses itself
inline constexpr MessageText actionApplied{room, QT_TRANSLATE_NOOP("core/render", "applied")};
//: The action on a key for other programs
inline constexpr MessageText actionUnused{room, QT_TRANSLATE_NOOP("core/render", "unused")};
//: %1 is a number of parts of the prompt; listed with other counts: "4 dropped, 1 moved"
inline constexpr CountText countDropped{room, QT_TRANSLATE_N_NOOP("core/render", "%1 dropped"), "%1 dropped"};
//: %1 is a number of parts of the prompt; listed with other counts: "4 dropped, 1 moved"
inline constexpr CountText countTruncated{room, QT_TRANSLATE_N_NOOP("core/render", "%1 truncated"), "%1 truncated"};
//: %1 is a number of parts of the prompt; listed with other counts: "4 dropped, 1 moved"
inline constexpr CountText countApproximated{room, QT_TRANSLATE_N_NOOP("core/render", "%1 approximated"), "%1 approximated"};
//: %1 is a number of parts of the prompt; listed with other counts: "4 dropped, 1 moved"
inline constexpr CountText countMoved{room, QT_TRANSLATE_N_NOOP("core/render", "%1 moved"), "%1 moved"};
//: %1 is a number of parts of the request that the prompt does not contain; listed with other counts: "1 moved, 2 added"
inline constexpr CountText countAdded{room, QT_TRANSLATE_N_NOOP("core/render", "%1 added"), "%1 added"};
//: Kind of a part of a request: the definitions of tools
inline constexpr MessageText partTools{room, QT_TRANSLATE_NOOP("core/render", "tools")};
//: Kind of a part of a request: the output schema
inline constexpr MessageText partSchema{room, QT_TRANSLATE_NOOP("core/render", "schema")};
//: Kind of a part of a request: a section of the system prompt
inline constexpr MessageText partSection{room, QT_TRANSLATE_NOOP("core/render", "section")};
//: Kind of a part of a request: an example from the examples file
inline constexpr MessageText partExample{room, QT_TRANSLATE_NOOP("core/render", "example")};
//: Kind of a part of a request: the earlier messages of the conversation
inline constexpr MessageText partHistory{room, QT_TRANSLATE_NOOP("core/render", "history")};
//: Kind of a part of a request: a file that is sent with it
inline constexpr MessageText partAttachment{room, QT_TRANSLATE_NOOP("core/render", "attachment")};
//: Kind of a part of a request: the text that the user wrote
inline constexpr MessageText partRequest{room, QT_TRANSLATE_NOOP("core/render", "request")};
//: Kind of a part of a request: the output instructions
inline constexpr MessageText partInstructions{room, QT_TRANSLATE_NOOP("core/render", "instructions")};
//: Kind of a part of a request: the tokens around the other parts
inline constexpr MessageText partOverhead{room, QT_TRANSLATE_NOOP("core/render", "overhead")};

} // namespace outcrop::rendermessages
