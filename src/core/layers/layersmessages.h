// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/layers.
namespace outcrop::layersmessages {

inline constexpr char room[] = "core/layers";
//: Why a layer is not sent
inline constexpr MessageText layersExcluded{room, QT_TRANSLATE_NOOP("core/layers", "“Layers” is set to “None”")};
//: Why a layer is not sent
inline constexpr MessageText layerWithoutText{room, QT_TRANSLATE_NOOP("core/layers", "no text")};
//: Why a layer with a template is not sent
inline constexpr MessageText layerResultEmpty{room, QT_TRANSLATE_NOOP("core/layers", "the result of its template is empty")};
//: Why a layer is not sent; %1 is a condition, such as phase == review
inline constexpr MessageText conditionIsFalse{room, QT_TRANSLATE_NOOP("core/layers", "%1 is false")};
//: Tooltip of a layer; %1 is the reason, such as phase == review is false
inline constexpr MessageText layerNotSent{room, QT_TRANSLATE_NOOP("core/layers", "Not sent: %1")};
//: The end of a list of layers; %1 is the number of the others, %2 the list
inline constexpr CountText andMoreLayers{room, QT_TRANSLATE_N_NOOP("core/layers", "%2 and %1 more"), "%2 and %1 more"};
inline constexpr MessageText availableNames{room, QT_TRANSLATE_NOOP("core/layers", "Available: %1.")};
inline constexpr MessageText noSkillFor{room, QT_TRANSLATE_NOOP("core/layers", "No skill has the workload `%1`, so the prompt has no skills.")};
inline constexpr MessageText noSkillForNear{room, QT_TRANSLATE_NOOP("core/layers", "No skill has the workload `%1`, so the prompt has no skills. Did you mean `%2`?")};
inline constexpr MessageText workloadsHint{room, QT_TRANSLATE_NOOP("core/layers", "Skills list their workloads in metadata.workloads.")};
inline constexpr MessageText skillsFor{room, QT_TRANSLATE_NOOP("core/layers", "Workloads with skills: %1.")};
inline constexpr MessageText blockOmitted{room, QT_TRANSLATE_NOOP("core/layers", "This block is omitted. Allowed blocks: text; tool calls in assistant messages; tool results and attachments in user messages.")};
inline constexpr MessageText typedBlockOmitted{room, QT_TRANSLATE_NOOP("core/layers", "The `%1` block is omitted. Allowed blocks: text; tool calls in assistant messages; tool results and attachments in user messages.")};
inline constexpr MessageText roleMissing{room, QT_TRANSLATE_NOOP("core/layers", "A message requires a `role`. Use one of: %1.")};
inline constexpr MessageText unknownRole{room, QT_TRANSLATE_NOOP("core/layers", "`%1` is not a role. Use one of: %2.")};
inline constexpr MessageText invalidValue{room, QT_TRANSLATE_NOOP("core/layers", "`%1` is not a %2. Use one of: %3.")};
inline constexpr MessageText invalidKind{room, QT_TRANSLATE_NOOP("core/layers", "This is not a %1. Use one of: %2.")};
inline constexpr MessageText unknownInputCheck{room, QT_TRANSLATE_NOOP("core/layers", "input checks do not support this keyword")};
inline constexpr MessageText checkedBeforeSending{room, QT_TRANSLATE_NOOP("core/layers", "validates the request before it is sent")};
inline constexpr MessageText inAgentFile{room, QT_TRANSLATE_NOOP("core/layers", "not needed: the agent file also defines it")};
inline constexpr MessageText schemaExcluded{room, QT_TRANSLATE_NOOP("core/layers", "this prompt excludes the output schema")};
inline constexpr MessageText onlyInlineSchema{room, QT_TRANSLATE_NOOP("core/layers", "only an inline schema (a mapping) is sent")};
inline constexpr MessageText profileEffortWins{room, QT_TRANSLATE_NOOP("core/layers", "not needed: reasoning_effort in the profile takes precedence")};
inline constexpr MessageText onlyBodySent{room, QT_TRANSLATE_NOOP("core/layers", "not sent, because portability.enabled is not true: the system prompt contains only the text below the front matter")};
inline constexpr MessageText toolsExcluded{room, QT_TRANSLATE_NOOP("core/layers", "this prompt excludes tools")};
inline constexpr MessageText appliedToResponse{room, QT_TRANSLATE_NOOP("core/layers", "is applied to the response")};
inline constexpr MessageText filterNotSent{room, QT_TRANSLATE_NOOP("core/layers", "an instruction that cannot be checked automatically; only the text below the front matter is sent")};
inline constexpr MessageText fallbackAction{room, QT_TRANSLATE_NOOP("core/layers", "defines how an unusable response is handled")};
inline constexpr MessageText needsPortability{room, QT_TRANSLATE_NOOP("core/layers", "has no effect while portability.enabled is not true")};
inline constexpr MessageText noneAvailable{room, QT_TRANSLATE_NOOP("core/layers", "The workspace has none. Create one first.")};
inline constexpr MessageText noScopeConditions{room, QT_TRANSLATE_NOOP("core/layers", "Omit the scope, or use it in the condition of a layer.")};
inline constexpr MessageText profileHasNone{room, QT_TRANSLATE_NOOP("core/layers", "It defines no scopes. Omit the scope, or add it to the profile.")};
inline constexpr MessageText unknownProfile{room, QT_TRANSLATE_NOOP("core/layers", "There is no profile `%1`. %2")};
inline constexpr MessageText unknownPhase{room, QT_TRANSLATE_NOOP("core/layers", "The profile `%1` has no phase `%2`. Available: %3.")};
inline constexpr MessageText unusedScope{room, QT_TRANSLATE_NOOP("core/layers", "No profile is selected, and no layer has a condition with the scope `%1`. %2")};
inline constexpr MessageText unknownScope{room, QT_TRANSLATE_NOOP("core/layers", "The profile `%1` has no scope `%2`. %3")};
inline constexpr MessageText unknownAgent{room, QT_TRANSLATE_NOOP("core/layers", "There is no agent `%1`. %2")};
inline constexpr MessageText condensedFormUsed{room, QT_TRANSLATE_NOOP("core/layers", "the condensed form is used for context windows below %1 tokens")};
inline constexpr MessageText examplesMissing{room, QT_TRANSLATE_NOOP("core/layers", "The examples file `%1` is not in the workspace. Check the path.")};
inline constexpr MessageText clientSetsTier{room, QT_TRANSLATE_NOOP("core/layers", "%1 cannot be moved: the client that loads it sets its tier. Choose a layer of the workspace.")};
inline constexpr MessageText readByClient{room, QT_TRANSLATE_NOOP("core/layers", "used by the client to decide when to load the file")};
inline constexpr MessageText modelOutputLimit{room, QT_TRANSLATE_NOOP("core/layers", "the model's output limit")};
inline constexpr MessageText modelContextWindow{room, QT_TRANSLATE_NOOP("core/layers", "the model's context window")};
inline constexpr MessageText modelRange{room, QT_TRANSLATE_NOOP("core/layers", "the range that the model accepts")};
inline constexpr MessageText attachmentMissing{room, QT_TRANSLATE_NOOP("core/layers", "The attachment `%1` is not in the workspace, so it is not sent. Check the path.")};
inline constexpr MessageText attachmentUnreadable{room, QT_TRANSLATE_NOOP("core/layers", "The attachment `%1` cannot be read: %2")};
inline constexpr MessageText attachmentChanged{room, QT_TRANSLATE_NOOP("core/layers", "%1 has changed since it was sent with this message. The new content is sent. To send the original content, restore the file.")};
inline constexpr MessageText attachmentOfOtherRole{room, QT_TRANSLATE_NOOP("core/layers", "Only user messages and tool results can have attachments, but this message has the role %1, so its attachments are not sent. Move them to a user message.")};
inline constexpr MessageText attachmentPath{room, QT_TRANSLATE_NOOP("core/layers", "An attachment must be a path, or an object with `file`.")};
inline constexpr MessageText dataDamaged{room, QT_TRANSLATE_NOOP("core/layers", "The data of the `%1` block is not valid base64. Correct it.")};
inline constexpr MessageText dataElsewhere{room, QT_TRANSLATE_NOOP("core/layers", "The `%1` block is omitted: its content is stored elsewhere, and Outcrop does not download it. Attach the file.")};
inline constexpr MessageText unknownConversation{room, QT_TRANSLATE_NOOP("core/layers", "The conversation `%1` is not in the workspace. Check the path.")};
inline constexpr MessageText messageKeyOmitted{room, QT_TRANSLATE_NOOP("core/layers", "`%1` is a list or mapping, which cannot be an attribute of a message, so it is not sent. Write it as a string.")};
inline constexpr MessageText unusedPromptType{room, QT_TRANSLATE_NOOP("core/layers", "The prompt type `%1` adds nothing to the prompt: its mode is `unstructured`, and prompt_templates.yaml does not contain it. Set the mode to `structured`, or add the type to that file.")};
inline constexpr MessageText unknownPromptType{room, QT_TRANSLATE_NOOP("core/layers", "There is no template for the prompt type `%1`. Use a type that config/hybrid_prompt_templates.yaml defines: %2.")};
inline constexpr MessageText toolCallsOfOtherRole{room, QT_TRANSLATE_NOOP("core/layers", "Only the assistant can call tools, but this message has the role %1. Change the role.")};
inline constexpr MessageText contentNotText{room, QT_TRANSLATE_NOOP("core/layers", "`content` must be a string or a list of blocks.")};
inline constexpr MessageText callNeedsName{room, QT_TRANSLATE_NOOP("core/layers", "A tool call requires a `name`. Add it.")};
inline constexpr MessageText argumentsNotObject{room, QT_TRANSLATE_NOOP("core/layers", "The `arguments` of a tool call must be a JSON object. Correct them.")};
inline constexpr MessageText toolMessageNeedsId{room, QT_TRANSLATE_NOOP("core/layers", "A tool message requires `tool_call_id`, the ID of the tool call. Add it.")};
inline constexpr MessageText unknownCall{room, QT_TRANSLATE_NOOP("core/layers", "No earlier tool call has the ID `%1`. Correct the ID.")};
inline constexpr MessageText notConversation{room, QT_TRANSLATE_NOOP("core/layers", "A conversation must be a list of messages, or an object with `messages`.")};
inline constexpr MessageText rulesBudget{room, QT_TRANSLATE_NOOP("core/layers", "%2 of %3 rules fit the template's budget of %1")};
inline constexpr MessageText schemaFromAgent{room, QT_TRANSLATE_NOOP("core/layers", "the agent's output schema defines the expected response")};
inline constexpr MessageText badCondition{room, QT_TRANSLATE_NOOP("core/layers", "The condition `when` is not valid: %1")};
inline constexpr MessageText unknownName{room, QT_TRANSLATE_NOOP("core/layers", "Unknown name `%1`. Use one of: %2.")};
inline constexpr MessageText noRoomInOrder{room, QT_TRANSLATE_NOOP("core/layers", "The `order` values of the adjacent layers are at the integer limit. Use values closer to 0.")};
inline constexpr MessageText noSuchPosition{room, QT_TRANSLATE_NOOP("core/layers", "There is no position %1 in %2. Use 0 to %3.")};
inline constexpr MessageText noLayer{room, QT_TRANSLATE_NOOP("core/layers", "There is no layer `%1`. Check its path.")};
inline constexpr MessageText nameTaken{room, QT_TRANSLATE_NOOP("core/layers", "%1 has the same name, `%2`, and takes precedence. Rename this %3.")};
inline constexpr MessageText otherScope{room, QT_TRANSLATE_NOOP("core/layers", "for another scope")};
inline constexpr MessageText otherPhase{room, QT_TRANSLATE_NOOP("core/layers", "for another phase")};
inline constexpr MessageText scopeWins{room, QT_TRANSLATE_NOOP("core/layers", "not needed: the scope's value takes precedence")};
inline constexpr MessageText messageUnreadable{room, QT_TRANSLATE_NOOP("core/layers", "the message cannot be read")};
inline constexpr MessageText definesRole{room, QT_TRANSLATE_NOOP("core/layers", "defines the message's role")};
inline constexpr MessageText definesProvider{room, QT_TRANSLATE_NOOP("core/layers", "identifies the provider that returned the parts in `kept`")};
inline constexpr MessageText namesAttachment{room, QT_TRANSLATE_NOOP("core/layers", "names a file that is sent with the message")};
inline constexpr MessageText namesFunction{room, QT_TRANSLATE_NOOP("core/layers", "is the function's name, which some APIs require")};
inline constexpr MessageText otherRole{room, QT_TRANSLATE_NOOP("core/layers", "does not apply to a message with this role")};
inline constexpr MessageText notAcceptedByApis{room, QT_TRANSLATE_NOOP("core/layers", "neither APIs nor <prompt> documents accept it")};
inline constexpr MessageText onlyText{room, QT_TRANSLATE_NOOP("core/layers", "a message with this role cannot contain a block of this type")};
inline constexpr MessageText isText{room, QT_TRANSLATE_NOOP("core/layers", "marks the block as text")};
inline constexpr MessageText onlyBlockText{room, QT_TRANSLATE_NOOP("core/layers", "only the block's text is sent")};
inline constexpr MessageText callUnreadable{room, QT_TRANSLATE_NOOP("core/layers", "the call cannot be read")};
inline constexpr MessageText functionContentSent{room, QT_TRANSLATE_NOOP("core/layers", "the content of `function` is sent")};
inline constexpr MessageText isFunctionCall{room, QT_TRANSLATE_NOOP("core/layers", "marks the call as a function call")};
inline constexpr MessageText notAcceptedInCalls{room, QT_TRANSLATE_NOOP("core/layers", "no API accepts it in a call")};
inline constexpr MessageText layerKeysRead{room, QT_TRANSLATE_NOOP("core/layers", "not needed: the keys of the full layer are used")};
inline constexpr MessageText onlyExamplesSent{room, QT_TRANSLATE_NOOP("core/layers", "only the examples below are sent")};
inline constexpr MessageText textBeforeHeading{room, QT_TRANSLATE_NOOP("core/layers", "(text before the first heading)")};
inline constexpr MessageText textBelowHeadings{room, QT_TRANSLATE_NOOP("core/layers", "only text below a second-level heading is an example")};
inline constexpr MessageText outsideSkill{room, QT_TRANSLATE_NOOP("core/layers", "`%1` is outside the skill's folder, so it is not exported with the skill. Move it into the folder.")};
inline constexpr MessageText noFile{room, QT_TRANSLATE_NOOP("core/layers", "There is no file `%1`. Create it, or change the link.")};
inline constexpr MessageText tooDeep{room, QT_TRANSLATE_NOOP("core/layers", "`%1` is more than one folder below the skill. Move the file up.")};

} // namespace outcrop::layersmessages
