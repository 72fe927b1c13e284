// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/render.
namespace outcrop::rendermessages {

inline constexpr char room[] = "core/render";
inline constexpr MessageText lastParagraphsCut{room, QT_TRANSLATE_NOOP("core/render", "%1; its last paragraphs were removed")};
inline constexpr MessageText noPlaceFor{room, QT_TRANSLATE_NOOP("core/render", "%1 does not support it")};
inline constexpr CountText xmlCharacters{room, QT_TRANSLATE_N_NOOP("core/render", "XML cannot represent %n of its characters; they are replaced"), "XML cannot represent one of its characters; it is replaced"};
inline constexpr MessageText partsAndMore{room, QT_TRANSLATE_NOOP("core/render", "%1 and %2 more")};
inline constexpr MessageText leaveVersionOut{room, QT_TRANSLATE_NOOP("core/render", "Remove `%1`, or use an adapter with `api_format: openai-compatible` for a server with that API.")};
inline constexpr MessageText usualPath{room,
    QT_TRANSLATE_NOOP(
        "core/render", "Servers with this API usually accept requests below `%1`. Add this path if your server does.")};
inline constexpr MessageText baseUrlDoubt{
    room, QT_TRANSLATE_NOOP("core/render", "With the wire format %1, requests are sent to %2. %3")};
inline constexpr MessageText wireFormatBroken{room, QT_TRANSLATE_NOOP("core/render", "The provider `%1` cannot be used because its wire format `%2` is invalid: %3")};
inline constexpr MessageText wireFormatMissing{room, QT_TRANSLATE_NOOP("core/render", "The provider `%1` refers to the wire format `%2`, which does not exist.")};
inline constexpr MessageText noProvider{room, QT_TRANSLATE_NOOP("core/render", "There is no provider `%1`. Available: %2.")};
inline constexpr MessageText adapterUnusable{room, QT_TRANSLATE_NOOP("core/render", "The provider `%1` cannot be used because its adapter is invalid: %2")};
inline constexpr MessageText windowBelow{
    room, QT_TRANSLATE_NOOP("core/render", "the context window of %1 is below %2 tokens")};
inline constexpr MessageText reasonsByItself{room, QT_TRANSLATE_NOOP("core/render", "%1 is a reasoning model")};
inline constexpr MessageText reasonsALittle{room, QT_TRANSLATE_NOOP("core/render", "%1 has limited reasoning")};
inline constexpr MessageText relyOnExamples{room, QT_TRANSLATE_NOOP("core/render", "%1 needs examples")};
inline constexpr MessageText reasoningUnknown{room, QT_TRANSLATE_NOOP("core/render", "the reasoning of %1 is unknown")};
inline constexpr MessageText examplesSent{
    room, QT_TRANSLATE_NOOP("core/render", "%1 of %2 examples are sent, because %3 and the agent allows %4 to %5")};
inline constexpr MessageText toolsSorted{room, QT_TRANSLATE_NOOP("core/render", "sorted by name, so that the provider's cache stays valid regardless of their order in the file")};
inline constexpr MessageText requestLimit{room, QT_TRANSLATE_NOOP("core/render", "the request is limited to %1 tokens (%2)")};
inline constexpr MessageText systemLimit{room, QT_TRANSLATE_NOOP("core/render", "the system prompt is limited to %1 tokens (%2 % of the window)")};
inline constexpr MessageText requestTruncated{room,
    QT_TRANSLATE_NOOP(
        "core/render", "For %1, %2: %4 of %3 tokens were kept. The loss ledger lists the removed parts.")};
inline constexpr MessageText lostProtected{room,
    QT_TRANSLATE_NOOP("core/render",
        "For %1, %2. The request fits only without parts that must never be removed: %3. Shorten the other layers or "
        "choose a larger model.")};
inline constexpr MessageText requestTooLong{room,
    QT_TRANSLATE_NOOP("core/render",
        "For %1, the request has %2 tokens, above the limit of %3 (%4), although all removable parts were removed. "
        "Shorten it or choose a larger model.")};
inline constexpr MessageText systemOverShare{room, QT_TRANSLATE_NOOP("core/render", "For %1, the system prompt has %2 tokens, more than the %3 (%4 % of the window) that the adapter of %5 reserves for it.")};
inline constexpr MessageText beyondUsualWindow{room,
    QT_TRANSLATE_NOOP("core/render",
        "The request has %1 tokens, but servers such as %2 read only %3 by default and drop the rest without an error. "
        "Raise the server's limit, or set context_window in the profile.")};
inline constexpr MessageText hybridTemplateSent{room, QT_TRANSLATE_NOOP("core/render", "the template `%1` is sent as METADATA and INSTRUCTION")};
inline constexpr MessageText envelopeTagsEscaped{
    room, QT_TRANSLATE_NOOP("core/render", "%1 METADATA or INSTRUCTION tags in it are escaped as &lt;")};
inline constexpr MessageText keptByOther{room, QT_TRANSLATE_NOOP("core/render", "only %1 can read this data")};
inline constexpr MessageText messageNotSent{room, QT_TRANSLATE_NOOP("core/render", "its message is not sent")};
inline constexpr MessageText noPlaceInDocument{room, QT_TRANSLATE_NOOP("core/render", "a <prompt> document cannot contain it")};
inline constexpr MessageText describesOtherModel{room, QT_TRANSLATE_NOOP("core/render", "it describes another model")};
inline constexpr MessageText modelRequest{room, QT_TRANSLATE_NOOP("core/render", "requests a model")};
inline constexpr MessageText otherModelUsed{room, QT_TRANSLATE_NOOP("core/render", "%1; %2 is used instead")};
inline constexpr MessageText metadataNotSent{
    room, QT_TRANSLATE_NOOP("core/render", "it is part of METADATA, which this prompt does not include")};
inline constexpr MessageText isEmpty{room, QT_TRANSLATE_NOOP("core/render", "it is empty")};
inline constexpr MessageText onlyInDocument{room, QT_TRANSLATE_NOOP("core/render", "only a <prompt> document can contain it (--format prompt-xml)")};
inline constexpr MessageText andMore{room, QT_TRANSLATE_NOOP("core/render", "and %1 more")};
inline constexpr MessageText notNeededNamed{room, QT_TRANSLATE_NOOP("core/render", "not needed: the model %1 was selected explicitly")};
inline constexpr MessageText notNeededBetter{room, QT_TRANSLATE_NOOP("core/render", "not needed: a better choice is available")};
inline constexpr MessageText leavesChoice{room, QT_TRANSLATE_NOOP("core/render", "leaves the choice to the user")};
inline constexpr MessageText modelOfOther{room, QT_TRANSLATE_NOOP("core/render", "it is a model of %1")};
inline constexpr MessageText modelNotListed{room, QT_TRANSLATE_NOOP("core/render", "%1 does not list the model `%2`")};
inline constexpr MessageText noMeantModel{room, QT_TRANSLATE_NOOP("core/render", "no model of %1 matches `%2`")};
inline constexpr MessageText noMeantModelAnywhere{
    room, QT_TRANSLATE_NOOP("core/render", "no model of any provider matches `%1`")};
inline constexpr MessageText preferenceUnusable{room, QT_TRANSLATE_NOOP("core/render", "The preferred model `%1` cannot be used: %2. %3 is used instead.")};
inline constexpr MessageText theAgent{room, QT_TRANSLATE_NOOP("core/render", "the agent `%1`")};
inline constexpr MessageText chooseOtherModel{room, QT_TRANSLATE_NOOP("core/render", "Choose another model.")};
inline constexpr MessageText needsWindow{
    room, QT_TRANSLATE_NOOP("core/render", "requires a context window of %1 tokens; %2 has %3.")};
inline constexpr MessageText needsFeature{room, QT_TRANSLATE_NOOP("core/render", "requires %1; %2 does not have it.")};
inline constexpr MessageText needsToolCalling{room, QT_TRANSLATE_NOOP("core/render", "offers tools, which require tool calling; %1 does not have it.")};
inline constexpr MessageText chooseModelOrNoTools{room, QT_TRANSLATE_NOOP("core/render", "Choose another model, or remove the tools.")};
inline constexpr MessageText schemaInPrompt{room, QT_TRANSLATE_NOOP("core/render", "%1 does not enforce a schema here, so the prompt describes it")};
inline constexpr MessageText strategyOmitted{room, QT_TRANSLATE_NOOP("core/render", "the adapter of %1 omits it with explicit_cot")};
inline constexpr MessageText strategyInWords{
    room, QT_TRANSLATE_NOOP("core/render", "the strategy is %1, so the prompt asks %2 to reason in text")};
inline constexpr MessageText meantFor{room, QT_TRANSLATE_NOOP("core/render", "it is only for %1")};
inline constexpr MessageText smallWindowOrder{room,
    QT_TRANSLATE_NOOP("core/render",
        "the context window of %1 is below %2 tokens, so constraints and tools precede context and examples")};
inline constexpr MessageText tagsOmitted{room, QT_TRANSLATE_NOOP("core/render", "its tags omit tier and part: they would take more than a tenth of a short section")};
inline constexpr MessageText metadataOff{room, QT_TRANSLATE_NOOP("core/render", "[prompt_xml] include_metadata is false")};
inline constexpr MessageText historyWindow{room, QT_TRANSLATE_NOOP("core/render", "[prompt_xml] window_size is %1 messages, and this one is older")};
inline constexpr MessageText insideDocument{room, QT_TRANSLATE_NOOP("core/render", "part of the <prompt> document, which is the user's turn")};
inline constexpr MessageText documentDescribesTools{room, QT_TRANSLATE_NOOP("core/render", "the <prompt> document describes the tools, whether or not they are also registered")};
inline constexpr MessageText budgetOnly{room, QT_TRANSLATE_NOOP("core/render", "a budget for composing, which is not sent to providers")};
inline constexpr MessageText noTask{
    room, QT_TRANSLATE_NOOP("core/render", "The request is empty. Describe the task for the model.")};
inline constexpr MessageText lostRules{room, QT_TRANSLATE_NOOP("core/render", "Critical rules do not fit into the budget for rules: %1.")};
inline constexpr MessageText noPromptType{room, QT_TRANSLATE_NOOP("core/render", "A hybrid prompt needs a prompt type. Choose one with --type.")};
inline constexpr MessageText toolOverhead{room, QT_TRANSLATE_NOOP("core/render", "Tool overhead")};
inline constexpr MessageText aroundTurns{room, QT_TRANSLATE_NOOP("core/render", "Turn overhead")};
inline constexpr MessageText documentTags{room, QT_TRANSLATE_NOOP("core/render", "Document tags")};
inline constexpr MessageText requiredUndescribed{room, QT_TRANSLATE_NOOP("core/render", "required but not in `properties`, where the provider needs it")};
inline constexpr MessageText optionalAsNull{room, QT_TRANSLATE_NOOP("core/render", "optional in your schema, but the provider requires every property, so null is allowed instead")};
inline constexpr MessageText objectsClosed{room, QT_TRANSLATE_NOOP("core/render", "the provider requires every object to be closed")};
inline constexpr MessageText knowsInstead{room, QT_TRANSLATE_NOOP("core/render", "the provider uses `%1` instead")};
inline constexpr MessageText annotationRefused{room, QT_TRANSLATE_NOOP("core/render", "the provider rejects this annotation")};
inline constexpr MessageText notEnforced{room, QT_TRANSLATE_NOOP("core/render", "the provider does not enforce it; the description mentions it")};
inline constexpr MessageText keywordUnknown{room, QT_TRANSLATE_NOOP("core/render", "the provider does not support this keyword")};
inline constexpr MessageText limitInclusive{room, QT_TRANSLATE_NOOP("core/render", "the provider supports only `%1`, so the limit itself is allowed")};
inline constexpr MessageText noTupleItems{room, QT_TRANSLATE_NOOP("core/render", "the provider does not support tuple validation, so the order of the items is not enforced")};
inline constexpr MessageText noRequiredCycles{room, QT_TRANSLATE_NOOP("core/render", "the provider accepts recursive references only in optional properties")};
inline constexpr MessageText movedToDefinitions{room, QT_TRANSLATE_NOOP("core/render", "its target was moved to the definitions")};
inline constexpr MessageText noFalseSchema{room, QT_TRANSLATE_NOOP("core/render", "the provider does not support a schema that matches no value")};
inline constexpr MessageText neverThere{
    room, QT_TRANSLATE_NOOP("core/render", "no value is allowed, so the property is omitted")};
inline constexpr MessageText needsType{room, QT_TRANSLATE_NOOP("core/render", "the provider requires a type")};
inline constexpr MessageText needsItemTypes{room, QT_TRANSLATE_NOOP("core/render", "the provider requires a type for the items")};
inline constexpr MessageText requiredCycle{room, QT_TRANSLATE_NOOP("core/render", "it is recursive, which the provider accepts only in optional properties")};
inline constexpr MessageText objectAtTop{room, QT_TRANSLATE_NOOP("core/render", "the provider requires an object at the top level; the response is its `value`")};
inline constexpr MessageText newDraft{room, QT_TRANSLATE_NOOP("core/render", "converted to JSON Schema draft 2020-12")};
inline constexpr MessageText schemaObjectOnly{room, QT_TRANSLATE_NOOP("core/render", "the provider accepts only an object as a schema")};
inline constexpr MessageText schemaTooDeep{room, QT_TRANSLATE_NOOP("core/render", "it is nested too deeply to be checked, and is sent unchanged")};
inline constexpr MessageText externalReference{room, QT_TRANSLATE_NOOP("core/render", "it refers to another document, which is not loaded")};
inline constexpr MessageText referenceInlined{room, QT_TRANSLATE_NOOP("core/render", "its target is inlined")};
inline constexpr MessageText recursiveReference{room, QT_TRANSLATE_NOOP("core/render", "it is recursive, and the provider does not support references")};
inline constexpr MessageText referenceAlone{
    room, QT_TRANSLATE_NOOP("core/render", "the provider rejects keywords next to $ref")};
inline constexpr MessageText allOfMerged{room, QT_TRANSLATE_NOOP("core/render", "its parts are merged into one schema")};
inline constexpr MessageText mergedIntoChoices{room, QT_TRANSLATE_NOOP("core/render", "its sibling keywords are copied into every branch")};
inline constexpr MessageText unknownPart{room, QT_TRANSLATE_NOOP("core/render", "There is no part `%1`. Use one of: %2.")};
inline constexpr MessageText unclosedBrace{
    room, QT_TRANSLATE_NOOP("core/render", "A `{` is not closed. Close it, or write `{{` for a literal brace.")};
inline constexpr MessageText badCondition{room, QT_TRANSLATE_NOOP("core/render", "The condition `when` is not valid: %1")};
inline constexpr MessageText keyNotAllowed{room, QT_TRANSLATE_NOOP("core/render", "`%1` is not allowed with `%2`.")};
inline constexpr MessageText onlyTable{room, QT_TRANSLATE_NOOP("core/render", "The only named table is `roles`. Write other tables inline: {from: to}.")};
inline constexpr MessageText unknownList{room, QT_TRANSLATE_NOOP("core/render", "There is no list `%1`. Use one of: %2.")};
inline constexpr MessageText eachNeedsAs{room, QT_TRANSLATE_NOOP("core/render", "`each` needs `as`: the template for one item.")};
inline constexpr MessageText samePlace{
    room, QT_TRANSLATE_NOOP("core/render", "`%1` and `%2` have the same path. Rename one of them.")};
inline constexpr MessageText sentOnlyWhen{room, QT_TRANSLATE_NOOP("core/render", "sent only when %1")};
inline constexpr MessageText apiRequires{room, QT_TRANSLATE_NOOP("core/render", "the API requires it; no other value was requested")};
inline constexpr MessageText nearestValue{room, QT_TRANSLATE_NOOP("core/render", "the nearest value that the provider supports")};
inline constexpr MessageText providerName{room, QT_TRANSLATE_NOOP("core/render", "the provider's name for it")};
inline constexpr MessageText wrappingNote{room, QT_TRANSLATE_NOOP("core/render", "unpublished overhead")};

} // namespace outcrop::rendermessages
