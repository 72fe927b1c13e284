// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/formats and of the formats in adapters/formats.
namespace outcrop::formatsmessages {

inline constexpr char room[] = "core/formats";
inline constexpr MessageText bodyInFile{room, QT_TRANSLATE_NOOP("core/formats", "The command sends the file `%1`, which is not opened. Import that file instead.")};
inline constexpr MessageText bodyNotJson{room, QT_TRANSLATE_NOOP("core/formats", "The command sends no JSON. Only requests with a JSON body can be imported.")};
inline constexpr MessageText chatKeysLeftOut{room, QT_TRANSLATE_NOOP("core/formats", "Keys of the messages that Outcrop has no equivalent for are left out.")};
inline constexpr MessageText codeNotRun{room, QT_TRANSLATE_NOOP("core/formats", "Code, which is never run. Kept as text for export to the same format.")};
inline constexpr MessageText dashesInHead{room, QT_TRANSLATE_NOOP("core/formats", "A value contains `---`, at which some readers of this format end the front matter. Remove the dashes.")};
inline constexpr MessageText dynamicTag{room, QT_TRANSLATE_NOOP("core/formats", "The tag `%1` is inside a condition or a loop, so it is kept as text.")};
inline constexpr MessageText functionCallKept{room, QT_TRANSLATE_NOOP("core/formats", "Calls functions, which is never done. Kept as text in double brackets: %1.")};
inline constexpr MessageText headNotClosed{room, QT_TRANSLATE_NOOP("core/formats", "The front matter is not closed. Add a line `---` below it.")};
inline constexpr MessageText headNotMapping{room, QT_TRANSLATE_NOOP("core/formats", "The front matter is not a mapping from keys to values.")};
inline constexpr MessageText inProviderConfig{room, QT_TRANSLATE_NOOP("core/formats", "Written to the settings of the provider.")};
inline constexpr MessageText keptForFormat{room, QT_TRANSLATE_NOOP("core/formats", "Outcrop has no equivalent. Kept for export to the same format.")};
inline constexpr MessageText liquidAsJinja{room, QT_TRANSLATE_NOOP("core/formats", "Liquid is read as Jinja, which has the same variables and conditions.")};
inline constexpr MessageText logicKeptAsText{room, QT_TRANSLATE_NOOP("core/formats", "The format has no conditions and loops. Their tags are kept as text.")};
inline constexpr MessageText managedLabels{room, QT_TRANSLATE_NOOP("core/formats", "Langfuse sets the labels `latest` and `production` itself, so they are left out.")};
inline constexpr MessageText mediaInput{room, QT_TRANSLATE_NOOP("core/formats", "Inputs of the type %1 become texts with the address.")};
inline constexpr MessageText methodFromApi{room, QT_TRANSLATE_NOOP("core/formats", "The API determines the method.")};
inline constexpr MessageText missingKey{room, QT_TRANSLATE_NOOP("core/formats", "This is not a %1: `%2` is missing.")};
inline constexpr MessageText modelInAddress{room, QT_TRANSLATE_NOOP("core/formats", "The address names the model.")};
inline constexpr MessageText nameWritten{room, QT_TRANSLATE_NOOP("core/formats", "Written as `%1`, which the format allows as a name.")};
inline constexpr MessageText noPlace{room, QT_TRANSLATE_NOOP("core/formats", "The format `%1` has no place for this.")};
inline constexpr MessageText noSystemRole{room, QT_TRANSLATE_NOOP("core/formats", "MCP has no system messages, so a system prompt is in a user message.")};
inline constexpr MessageText notALangfuseEntry{room, QT_TRANSLATE_NOOP("core/formats", "An entry requires `name`, and `prompt` with a text or a list of messages.")};
inline constexpr MessageText notARequest{room, QT_TRANSLATE_NOOP("core/formats", "The body is not a request of a known API. Name it with --as.")};
inline constexpr MessageText notAnObject{room, QT_TRANSLATE_NOOP("core/formats", "A %1 must be a mapping from keys to values.")};
inline constexpr MessageText notExpressible{room, QT_TRANSLATE_NOOP("core/formats", "The template language of the format cannot express %1. It is kept as text.")};
inline constexpr MessageText oneTestValue{room, QT_TRANSLATE_NOOP("core/formats", "The format has one example for an input. The others are left out.")};
inline constexpr MessageText onlyRead{room, QT_TRANSLATE_NOOP("core/formats", "`%1` can be imported but not written. `outcrop-cli formats` lists the writable formats.")};
inline constexpr MessageText optionOfCurl{room, QT_TRANSLATE_NOOP("core/formats", "An option of curl that does not affect the prompt.")};
inline constexpr MessageText otherBlock{room, QT_TRANSLATE_NOOP("core/formats", "Blocks of the type `%1` have no equivalent. Kept as written.")};
inline constexpr MessageText otherTool{room, QT_TRANSLATE_NOOP("core/formats", "Tools of the kind `%1` have no equivalent. Kept as written.")};
inline constexpr MessageText picoschemaKind{room, QT_TRANSLATE_NOOP("core/formats", "`%1` is not a kind of field. Use array, object or enum.")};
inline constexpr MessageText picoschemaShape{room, QT_TRANSLATE_NOOP("core/formats", "A schema must be a type such as `string`, or a mapping from fields to types.")};
inline constexpr MessageText picoschemaType{room, QT_TRANSLATE_NOOP("core/formats", "`%1` is not a type. Use one of: %2; or a JSON Schema.")};
inline constexpr MessageText placeholdersOnly{room, QT_TRANSLATE_NOOP("core/formats", "Only the placeholders in the text and defaults are written, without types and descriptions.")};
inline constexpr MessageText placeholdersStay{room, QT_TRANSLATE_NOOP("core/formats", "A request has no variables. The placeholders stay in its text.")};
inline constexpr MessageText prefixIsSystem{room, QT_TRANSLATE_NOOP("core/formats", "The text before the examples becomes the system prompt.")};
inline constexpr MessageText promptObject{room, QT_TRANSLATE_NOOP("core/formats", "The request uses the stored prompt `%1`. OpenAI ends stored prompts on 2026-11-30 and cannot export them. Copy its text into the request.")};
inline constexpr MessageText propertiesAsSchema{room, QT_TRANSLATE_NOOP("core/formats", "The list of properties is written as a JSON Schema.")};
inline constexpr MessageText providerInModel{room, QT_TRANSLATE_NOOP("core/formats", "Written as part of the model name.")};
inline constexpr MessageText providerIsTheApi{room, QT_TRANSLATE_NOOP("core/formats", "The API determines the provider.")};
inline constexpr MessageText referenceKept{room, QT_TRANSLATE_NOOP("core/formats", "The reference %1 is not resolved. It is kept as text.")};
inline constexpr MessageText referenceNotOpened{room, QT_TRANSLATE_NOOP("core/formats", "Names a file or an address, which is not opened: %1")};
inline constexpr MessageText roleAttribute{room, QT_TRANSLATE_NOOP("core/formats", "Attributes of a role line have no equivalent: %1")};
inline constexpr MessageText roleBecomes{room, QT_TRANSLATE_NOOP("core/formats", "The role `%1` becomes `%2`.")};
inline constexpr MessageText schemaAsCheck{room, QT_TRANSLATE_NOOP("core/formats", "Written as a check that the response matches the schema.")};
inline constexpr MessageText schemaAsProperties{room, QT_TRANSLATE_NOOP("core/formats", "Written as a list of properties. Keywords of JSON Schema that properties do not have are left out.")};
inline constexpr MessageText schemaOfInputs{room, QT_TRANSLATE_NOOP("core/formats", "Each property of the schema becomes an input. Nested types become texts or lists.")};
inline constexpr MessageText secretDropped{room, QT_TRANSLATE_NOOP("core/formats", "A key or password. It is not imported. Store keys with `outcrop-cli keys set`.")};
inline constexpr MessageText splitProvider{room, QT_TRANSLATE_NOOP("core/formats", "Read as the provider `%1` and the model `%2`.")};
inline constexpr MessageText suffixIsRequest{room, QT_TRANSLATE_NOOP("core/formats", "The text after the examples becomes the request.")};
inline constexpr MessageText testValuesLeftOut{room, QT_TRANSLATE_NOOP("core/formats", "Test values of inputs are left out.")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("core/formats", "The file is larger than %1 MB, the limit for imports. Split it.")};
inline constexpr MessageText truncatedTo{room, QT_TRANSLATE_NOOP("core/formats", "Shortened to %1 characters, the limit of the format.")};
inline constexpr MessageText unchangedOriginal{room, QT_TRANSLATE_NOOP("core/formats", "Not changed since the import, so the original file is written.")};
inline constexpr MessageText unknownLangchain{room, QT_TRANSLATE_NOOP("core/formats", "`%1` is not a prompt of LangChain that can be imported. Supported: %2.")};
inline constexpr MessageText agentTitle{room, QT_TRANSLATE_NOOP("core/formats", "agent of %1")};
inline constexpr MessageText anthropicTitle{room, QT_TRANSLATE_NOOP("core/formats", "request of Anthropic Messages")};
inline constexpr MessageText chatCompletionsTitle{room, QT_TRANSLATE_NOOP("core/formats", "request of OpenAI Chat Completions")};
inline constexpr MessageText responsesTitle{room, QT_TRANSLATE_NOOP("core/formats", "request of OpenAI Responses")};
inline constexpr MessageText googleTitle{room, QT_TRANSLATE_NOOP("core/formats", "request of Google Gemini")};
inline constexpr MessageText ollamaTitle{room, QT_TRANSLATE_NOOP("core/formats", "request of Ollama")};
inline constexpr MessageText chatmodeTitle{room, QT_TRANSLATE_NOOP("core/formats", "chat mode of VS Code")};
inline constexpr MessageText curlTitle{room, QT_TRANSLATE_NOOP("core/formats", "curl command")};
inline constexpr MessageText cursorrulesTitle{room, QT_TRANSLATE_NOOP("core/formats", "former rules file of Cursor")};
inline constexpr MessageText langchainTitle{room, QT_TRANSLATE_NOOP("core/formats", "LangChain prompt")};
inline constexpr MessageText langfuseTitle{room, QT_TRANSLATE_NOOP("core/formats", "Langfuse prompts")};
inline constexpr MessageText mcpPromptsTitle{room, QT_TRANSLATE_NOOP("core/formats", "prompts of an MCP server")};
inline constexpr MessageText promptfooTitle{room, QT_TRANSLATE_NOOP("core/formats", "promptfoo configuration")};
inline constexpr MessageText semanticKernelTitle{room, QT_TRANSLATE_NOOP("core/formats", "Semantic Kernel prompt")};
inline constexpr MessageText importedFrom{room, QT_TRANSLATE_NOOP("core/formats", "Imported from %1.")};
inline constexpr MessageText descriptionAdded{room, QT_TRANSLATE_NOOP("core/formats", "The source has no description, and an agent requires one.")};
inline constexpr MessageText systemJoined{room, QT_TRANSLATE_NOOP("core/formats", "Joined with the other system messages.")};
inline constexpr MessageText systemInAgent{room, QT_TRANSLATE_NOOP("core/formats", "System messages after the first message of the user are moved to the system prompt.")};
inline constexpr MessageText templateInConversation{room, QT_TRANSLATE_NOOP("core/formats", "Placeholders in earlier messages are not filled in. Fill them in the file.")};
inline constexpr MessageText conversationPlace{room, QT_TRANSLATE_NOOP("core/formats", "Outcrop inserts the conversation of --history before the request.")};
inline constexpr MessageText mediaKept{room, QT_TRANSLATE_NOOP("core/formats", "Outcrop downloads nothing, and a request has no place for data. The address is kept in the record of the import: save the file and attach it.")};
inline constexpr MessageText recordOnly{room, QT_TRANSLATE_NOOP("core/formats", "Kept in the record of the import.")};
inline constexpr MessageText phaseOfParams{room, QT_TRANSLATE_NOOP("core/formats", "Parameters of the phase `generating` of the profile.")};
inline constexpr MessageText toolNames{room, QT_TRANSLATE_NOOP("core/formats", "The tool is named without a definition, so it is listed as an allowed tool.")};
inline constexpr MessageText conditionsInTemplate{room, QT_TRANSLATE_NOOP("core/formats", "Evaluated when the prompt is composed.")};

} // namespace outcrop::formatsmessages
