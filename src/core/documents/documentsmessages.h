// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages of core/documents that are shown to the user.
namespace outcrop::documentsmessages {

inline constexpr char room[] = "core/documents";
inline constexpr MessageText mustRepairFirst{room, QT_TRANSLATE_NOOP("core/documents", "No changes were made because the data is invalid: %1")};
inline constexpr MessageText mustRepairFirstFix{room, QT_TRANSLATE_NOOP("core/documents", "No changes were made because the data is invalid: %1 Fix it with `outcrop-cli check --fix %2`.")};
inline constexpr MessageText useInstead{room, QT_TRANSLATE_NOOP("core/documents", "Use `%1` instead.")};
inline constexpr MessageText aNumber{room, QT_TRANSLATE_NOOP("core/documents", "a number")};
inline constexpr MessageText aString{room, QT_TRANSLATE_NOOP("core/documents", "a string")};
inline constexpr MessageText aList{room, QT_TRANSLATE_NOOP("core/documents", "a list")};
inline constexpr MessageText aMapping{room, QT_TRANSLATE_NOOP("core/documents", "a mapping")};
inline constexpr MessageText noValue{room, QT_TRANSLATE_NOOP("core/documents", "no value")};
inline constexpr MessageText anyValue{room, QT_TRANSLATE_NOOP("core/documents", "any value")};
inline constexpr MessageText oneOf{room, QT_TRANSLATE_NOOP("core/documents", "one of %1")};
inline constexpr MessageText alternatives{room, QT_TRANSLATE_NOOP("core/documents", "%1 or %2")};
inline constexpr MessageText strings{room, QT_TRANSLATE_NOOP("core/documents", "strings")};
inline constexpr MessageText numbers{room, QT_TRANSLATE_NOOP("core/documents", "numbers")};
inline constexpr MessageText wholeNumbers{room, QT_TRANSLATE_NOOP("core/documents", "whole numbers")};
inline constexpr MessageText lists{room, QT_TRANSLATE_NOOP("core/documents", "lists")};
inline constexpr MessageText mappings{room, QT_TRANSLATE_NOOP("core/documents", "mappings")};
inline constexpr MessageText regularExpressions{room, QT_TRANSLATE_NOOP("core/documents", "regular expressions")};
inline constexpr MessageText jsonSchemas{room, QT_TRANSLATE_NOOP("core/documents", "JSON Schemas")};
inline constexpr MessageText notFinite{room, QT_TRANSLATE_NOOP("core/documents", "%1, which is not a finite number")};
inline constexpr MessageText listOf{room, QT_TRANSLATE_NOOP("core/documents", "a list of %1")};
inline constexpr MessageText schemaUnknownKey{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key \"%1\". Known keys: %2.")};
inline constexpr MessageText schemaUnknownKeyNear{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key \"%1\"; did you mean \"%2\"?")};
inline constexpr MessageText allowedHere{room, QT_TRANSLATE_NOOP("core/documents", "Expected one of: %1; found %2.")};
inline constexpr MessageText allowedHereNear{room, QT_TRANSLATE_NOOP("core/documents", "Expected one of: %1; found %2. Did you mean %3?")};
inline constexpr MessageText tierWithoutLayer{room, QT_TRANSLATE_NOOP("core/documents", "This file has `tier:` but is not a layer, so no prompt includes it. Move it into layers/, or list it in [prompt_layers] of config.toml.")};
inline constexpr CountText tiersWithoutLayers{room, QT_TRANSLATE_N_NOOP("core/documents", "%n files have `tier:` but are not layers, so no prompt includes them; this file is the first. Move them into layers/, or list them in [prompt_layers] of config.toml."), "%n file has `tier:` but is not a layer, so no prompt includes it. Layers are the files in layers/ and those listed in [prompt_layers] of config.toml."};
inline constexpr MessageText missingImport{room, QT_TRANSLATE_NOOP("core/documents", "The imported file `%1` does not exist. Create it, or correct the path.")};
inline constexpr MessageText missingLink{room, QT_TRANSLATE_NOOP("core/documents", "The linked file `%1` does not exist. Create it, or correct the link.")};
//: %1 is the coding agent whose file names the tool, such as Claude Code
inline constexpr MessageText unknownTool{room, QT_TRANSLATE_NOOP("core/documents", "`%2` is not a known %1 tool. Check the name.")};
//: %1 is the coding agent whose file names the tool, such as Claude Code
inline constexpr MessageText unknownToolNear{room, QT_TRANSLATE_NOOP("core/documents", "%1 has no tool `%2`; did you mean `%3`?")};
//: %1 is the coding agent whose file names the model, such as Claude Code
inline constexpr MessageText unknownModel{room, QT_TRANSLATE_NOOP("core/documents", "`%2` is not a known %1 model. Check the name.")};
//: %1 is the coding agent whose file names the model, such as Claude Code
inline constexpr MessageText unknownModelNear{room, QT_TRANSLATE_NOOP("core/documents", "%1 has no model `%2`; did you mean `%3`?")};
inline constexpr MessageText changeTo{room, QT_TRANSLATE_NOOP("core/documents", "Change to %1")};
inline constexpr MessageText agentWithoutPrompt{room, QT_TRANSLATE_NOOP("core/documents", "This agent has no prompt, because the text below the front matter is empty. Add a prompt.")};
inline constexpr MessageText commandWithoutPrompt{room, QT_TRANSLATE_NOOP("core/documents", "This command has no prompt, because the text below the front matter is empty. Add a prompt.")};
inline constexpr MessageText utf16{room, QT_TRANSLATE_NOOP("core/documents", "This file is encoded in UTF-16, so it can be read but not saved. Convert it to UTF-8.")};
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("core/documents", "The byte 0x%1 is not valid UTF-8. The file is read-only, because saving would change its bytes. Convert it to UTF-8.")};
inline constexpr MessageText keyWithoutValue{room, QT_TRANSLATE_NOOP("core/documents", "empty value")};
inline constexpr MessageText unknownKeyUnsent{room, QT_TRANSLATE_NOOP("core/documents", "unknown key, not sent")};
inline constexpr MessageText keyNotReadable{room, QT_TRANSLATE_NOOP("core/documents", "invalid value, no effect")};
inline constexpr MessageText keyWithoutEffect{room, QT_TRANSLATE_NOOP("core/documents", "not part of a prompt, no effect here")};
inline constexpr MessageText keyNotSendable{room, QT_TRANSLATE_NOOP("core/documents", "cannot be represented in a request")};
inline constexpr MessageText setName{room, QT_TRANSLATE_NOOP("core/documents", "Set the name to %1")};
inline constexpr MessageText skillNameTooLong{room, QT_TRANSLATE_NOOP("core/documents", "A skill name can have at most %1 characters. Shorten it.")};
inline constexpr MessageText skillNameFormat{room, QT_TRANSLATE_NOOP("core/documents", "A skill name can contain only lowercase letters, digits and single hyphens. Use a name such as `%1`.")};
inline constexpr MessageText nameMissing{room, QT_TRANSLATE_NOOP("core/documents", "Enter a name.")};
inline constexpr MessageText invalidNameEdge{room, QT_TRANSLATE_NOOP("core/documents", "A name must not begin or end with a dot or a space. Remove it.")};
inline constexpr MessageText nameCharacter{room, QT_TRANSLATE_NOOP("core/documents", "A name cannot contain `%1`. Remove it.")};
inline constexpr MessageText nameControlCharacters{room, QT_TRANSLATE_NOOP("core/documents", "A name cannot contain control characters. Remove them.")};
inline constexpr MessageText nameTooLong{room, QT_TRANSLATE_NOOP("core/documents", "A name can have at most %1 bytes. Shorten it.")};
inline constexpr MessageText nameReserved{room, QT_TRANSLATE_NOOP("core/documents", "The name `%1` is reserved. Choose another name.")};
inline constexpr MessageText namesNeedCommas{room, QT_TRANSLATE_NOOP("core/documents", "Separate the names in `%1` with commas.")};
inline constexpr MessageText addCommas{room, QT_TRANSLATE_NOOP("core/documents", "Insert commas")};
inline constexpr MessageText unknownValue{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is not a known value. Use one of: %2.")};
inline constexpr MessageText valueNotAllowed{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is not allowed here. Use one of: %2.")};
inline constexpr MessageText valueTooLong{room, QT_TRANSLATE_NOOP("core/documents", "`%1` has %2 characters, above the maximum of %3. Shorten it.")};
inline constexpr MessageText emptyField{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is empty. Fill it in, or remove it.")};
inline constexpr MessageText wrongFormat{room, QT_TRANSLATE_NOOP("core/documents", "`%1` must be %2, but is `%3`.")};
inline constexpr MessageText badPattern{room, QT_TRANSLATE_NOOP("core/documents", "Invalid regular expression: %1. Correct it.")};
inline constexpr MessageText atLeast{room, QT_TRANSLATE_NOOP("core/documents", "The value must be at least %1.")};
inline constexpr MessageText atMost{room, QT_TRANSLATE_NOOP("core/documents", "The value must be at most %1.")};
inline constexpr MessageText wrongType{room, QT_TRANSLATE_NOOP("core/documents", "Expected %1, found %2.")};
inline constexpr MessageText quoteValue{room, QT_TRANSLATE_NOOP("core/documents", "Put the value in quotes")};
inline constexpr MessageText makeList{room, QT_TRANSLATE_NOOP("core/documents", "Convert to a list")};
inline constexpr MessageText fieldsNotUtf8{room, QT_TRANSLATE_NOOP("core/documents", "This file is not UTF-8, so its fields cannot be changed. Convert it to UTF-8 first.")};
inline constexpr MessageText noFields{room, QT_TRANSLATE_NOOP("core/documents", "The document is not a list of `key: value` pairs, so it has no fields. Edit it as text.")};
inline constexpr MessageText fieldMissing{room, QT_TRANSLATE_NOOP("core/documents", "Specify the field: a key, or several keys joined by dots.")};
inline constexpr MessageText kindWithoutFields{room, QT_TRANSLATE_NOOP("core/documents", "%1 has no fields: only Markdown, YAML and TOML files have them. Choose another file.")};
inline constexpr MessageText tomlNull{room, QT_TRANSLATE_NOOP("core/documents", "TOML has no null. Remove `%1` instead, or set another value.")};
inline constexpr MessageText editChangesOthers{room, QT_TRANSLATE_NOOP("core/documents", "Changing `%1` here would also change other values, such as the target of an alias (*name). Edit the text instead.")};
inline constexpr MessageText pathThroughScalar{room, QT_TRANSLATE_NOOP("core/documents", "The path `%1` contains a value that is neither a mapping nor a list, or an invalid list index. Correct the path.")};
inline constexpr MessageText emptyRequired{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is empty. Fill in this field: %2")};
inline constexpr MessageText missingRequired{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is missing. Add this field: %2")};
inline constexpr MessageText unknownKeyNear{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key `%1`; did you mean `%2`?")};
inline constexpr MessageText renameTo{room, QT_TRANSLATE_NOOP("core/documents", "Rename to %1")};
inline constexpr MessageText unknownKeyKept{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key `%1`. It is kept unchanged. Check its spelling.")};
inline constexpr MessageText regularExpression{room, QT_TRANSLATE_NOOP("core/documents", "a regular expression")};
inline constexpr MessageText jsonSchema{room, QT_TRANSLATE_NOOP("core/documents", "a JSON Schema")};
inline constexpr MessageText trueOrFalse{room, QT_TRANSLATE_NOOP("core/documents", "true or false")};
inline constexpr MessageText wholeNumber{room, QT_TRANSLATE_NOOP("core/documents", "a whole number")};
inline constexpr MessageText frontMatterWithoutKeys{room, QT_TRANSLATE_NOOP("core/documents", "The lines between the two `---` lines contain no `key: value` pairs, so they are read as part of the text. Add a pair, or remove the `---` lines.")};
inline constexpr MessageText frontMatterNotOpened{room, QT_TRANSLATE_NOOP("core/documents", "The front matter does not begin with a `---` line, so it would be read as part of the text. Add a `---` line above it.")};
inline constexpr MessageText openFrontMatter{room, QT_TRANSLATE_NOOP("core/documents", "Add the opening `---` line")};
inline constexpr MessageText frontMatterNotClosed{room, QT_TRANSLATE_NOOP("core/documents", "The front matter that begins here has no closing `---` line. Add one after its last key.")};
inline constexpr MessageText closeFrontMatter{room, QT_TRANSLATE_NOOP("core/documents", "Add the closing `---` line")};
inline constexpr MessageText autoApply{room, QT_TRANSLATE_NOOP("core/documents", "Suggestions are never applied automatically. Set auto_apply to false.")};
inline constexpr MessageText setToFalse{room, QT_TRANSLATE_NOOP("core/documents", "Set to false")};
inline constexpr MessageText layerInTier{room, QT_TRANSLATE_NOOP("core/documents", "Layer in %1")};
inline constexpr MessageText conditionInvalid{room, QT_TRANSLATE_NOOP("core/documents", "The condition is not valid: %1")};
inline constexpr MessageText conditionWithoutLayer{room, QT_TRANSLATE_NOOP("core/documents", "The kind %1 cannot have a condition. Remove the condition, or create a layer.")};
inline constexpr MessageText noTemplate{room, QT_TRANSLATE_NOOP("core/documents", "The template `%1` does not exist. Correct its name.")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("core/documents", "%1 already exists. Choose another name.")};
inline constexpr MessageText integerRange{room, QT_TRANSLATE_NOOP("core/documents", "integers range from -9223372036854775808 to 9223372036854775807")};
inline constexpr MessageText numberRange{room, QT_TRANSLATE_NOOP("core/documents", "numbers range up to about 1.8e308")};
inline constexpr MessageText numberOutOfRange{room, QT_TRANSLATE_NOOP("core/documents", "The number %1 is out of range, so it may be ignored or rounded: %2. Correct it.")};
inline constexpr MessageText leavesWorkspace{room, QT_TRANSLATE_NOOP("core/documents", "%1 is outside the workspace. Choose a path inside it.")};
inline constexpr MessageText hiddenPath{room, QT_TRANSLATE_NOOP("core/documents", "%1 is in a hidden folder or has a hidden name, so the document cannot be moved there. Choose another path.")};
inline constexpr MessageText otherEnding{room, QT_TRANSLATE_NOOP("core/documents", "%1 must keep the extension `%2`. Choose a name with this extension.")};
//: %1 is a path, %3 the old and %2 the new kind, such as `skill`
inline constexpr MessageText kindWouldChange{room, QT_TRANSLATE_NOOP("core/documents", "Moving the document to %1 changes its kind from %3 to %2. Choose another path.")};
//: The kinds of documents, as in `Moving the document to a.md changes its kind from skill to text.`
inline constexpr MessageText kindNouns[]{ // in the order of DocumentKind
    {room, QT_TRANSLATE_NOOP("core/documents", "manifest")},
    {room, QT_TRANSLATE_NOOP("core/documents", "layer")},
    {room, QT_TRANSLATE_NOOP("core/documents", "condensed layer")},
    {room, QT_TRANSLATE_NOOP("core/documents", "skill")},
    {room, QT_TRANSLATE_NOOP("core/documents", "agent")},
    {room, QT_TRANSLATE_NOOP("core/documents", "governance")},
    {room, QT_TRANSLATE_NOOP("core/documents", "adapter")},
    {room, QT_TRANSLATE_NOOP("core/documents", "wire format")},
    {room, QT_TRANSLATE_NOOP("core/documents", "portability tests")},
    {room, QT_TRANSLATE_NOOP("core/documents", "profile")},
    {room, QT_TRANSLATE_NOOP("core/documents", "configuration")},
    {room, QT_TRANSLATE_NOOP("core/documents", "taxonomy")},
    {room, QT_TRANSLATE_NOOP("core/documents", "prompt")},
    {room, QT_TRANSLATE_NOOP("core/documents", "response")},
    {room, QT_TRANSLATE_NOOP("core/documents", "conversation")},
    {room, QT_TRANSLATE_NOOP("core/documents", "evolution report")},
    {room, QT_TRANSLATE_NOOP("core/documents", "experiment")},
    {room, QT_TRANSLATE_NOOP("core/documents", "task")},
    {room, QT_TRANSLATE_NOOP("core/documents", "text")},
};
inline constexpr MessageText sameCondensedForm{room, QT_TRANSLATE_NOOP("core/documents", "%1 has the same file name, so %2 would be the condensed form of both documents. Choose another name.")};
inline constexpr MessageText folderIntoItself{room, QT_TRANSLATE_NOOP("core/documents", "The folder %1 cannot be moved into itself. Choose another folder.")};
inline constexpr MessageText tierFromName{room, QT_TRANSLATE_NOOP("core/documents", "The tier of this layer depends on its name, so renaming it may change the tier. To keep the tier, add `tier:` to its front matter.")};
inline constexpr MessageText noDocument{room, QT_TRANSLATE_NOOP("core/documents", "The document %1 does not exist. Check its path.")};
inline constexpr MessageText mustChangeNotUtf8{room, QT_TRANSLATE_NOOP("core/documents", "%1 must be updated, but is not UTF-8. Convert it to UTF-8 first.")};
inline constexpr MessageText unreadableReference{room, QT_TRANSLATE_NOOP("core/documents", "%1 cannot be read, and may refer to the renamed document. Fix its errors first.")};
inline constexpr MessageText conditionMentions{room, QT_TRANSLATE_NOOP("core/documents", "The condition refers to `%1`, which is now `%2`. Update the condition if it means the renamed document.")};
inline constexpr MessageText textMentions{room, QT_TRANSLATE_NOOP("core/documents", "This text mentions `%1`, which is now `%2`. Update the text.")};
inline constexpr MessageText mustNotBeEmpty{room, QT_TRANSLATE_NOOP("core/documents", "The value must not be empty. Fill it in.")};
inline constexpr MessageText atLeastCharacters{room, QT_TRANSLATE_NOOP("core/documents", "The value must have at least %1 characters.")};
inline constexpr MessageText tooManyCharacters{room, QT_TRANSLATE_NOOP("core/documents", "The value exceeds the maximum of %1 characters. Shorten it.")};
inline constexpr MessageText mustBeGreater{room, QT_TRANSLATE_NOOP("core/documents", "The value must be greater than %1.")};
inline constexpr CountText atLeastItems{room, QT_TRANSLATE_N_NOOP("core/documents", "The list must have at least %n items. Add more."), "The list must have at least %n item. Add one."};
inline constexpr MessageText sameItemTwice{room, QT_TRANSLATE_NOOP("core/documents", "The list contains the same item twice. Remove one.")};
inline constexpr MessageText schemaForm{room, QT_TRANSLATE_NOOP("core/documents", "The value does not match the required pattern. Correct it.")};
inline constexpr MessageText schemaForms{room, QT_TRANSLATE_NOOP("core/documents", "The value matches none of the allowed forms. Correct it.")};
inline constexpr MessageText missingKey{room, QT_TRANSLATE_NOOP("core/documents", "The required key \"%1\" is missing. Add it.")};
inline constexpr MessageText replacementWithoutGroups{room, QT_TRANSLATE_NOOP("core/documents", "The replacement refers to group %1, but the pattern has no groups. Put parentheses around the part to insert.")};
inline constexpr MessageText replacementUnknownGroup{room, QT_TRANSLATE_NOOP("core/documents", "The replacement refers to group %1, which the pattern does not have. Use a group from 1 to %2.")};
inline constexpr MessageText skillNameFolder{room, QT_TRANSLATE_NOOP("core/documents", "The skill in the folder `%1` must be named `%1`. Change the name, or rename the folder.")};
inline constexpr MessageText skillBodyLong{room, QT_TRANSLATE_NOOP("core/documents", "From here on, the skill exceeds the recommended length of %1 lines. Move details to linked files.")};
inline constexpr MessageText tooMuchWork{room, QT_TRANSLATE_NOOP("core/documents", "The pattern takes too long, so the search was stopped. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.")};
inline constexpr MessageText tooMuchWorkAfterMatches{room, QT_TRANSLATE_NOOP("core/documents", "The pattern takes too long, so only the matches up to line %1 were found. The usual cause is a nested repetition such as (a+)+. Use a single repetition instead.")};
inline constexpr MessageText badExpression{room, QT_TRANSLATE_NOOP("core/documents", "Invalid regular expression: %1 (at character %2). Correct it.")};
inline constexpr MessageText replaceOutside{room, QT_TRANSLATE_NOOP("core/documents", "The file is outside the workspace, so its text cannot be replaced. Copy it into the workspace first.")};
inline constexpr MessageText replaceNotUtf8{room, QT_TRANSLATE_NOOP("core/documents", "The file is not UTF-8, so its text cannot be replaced. Convert it to UTF-8 first.")};
inline constexpr MessageText nothingToFind{room, QT_TRANSLATE_NOOP("core/documents", "The search text is empty. Enter a string or a pattern.")};
inline constexpr MessageText layerOutside{room, QT_TRANSLATE_NOOP("core/documents", "%1 is outside the workspace, so it was not read. Copy it into layers/, or allow reading it with --allow-outside on the command line or with “Layers > Allow Layers Outside the Workspace” in the window.")};
inline constexpr MessageText noReadableFile{room, QT_TRANSLATE_NOOP("core/documents", "%1 does not exist in the workspace, or cannot be read. Create it, or correct the path.")};
inline constexpr MessageText noDocumentToChange{room, QT_TRANSLATE_NOOP("core/documents", "The document %1 does not exist, so it cannot be changed. Check its path.")};
inline constexpr MessageText nothingToMove{room, QT_TRANSLATE_NOOP("core/documents", "%1 does not exist, so it cannot be moved. Check its path.")};
inline constexpr MessageText changeNotUtf8{room, QT_TRANSLATE_NOOP("core/documents", "%1 is not UTF-8, so changing it would lose data. Convert it to UTF-8 first.")};
inline constexpr MessageText overlappingEdits{room, QT_TRANSLATE_NOOP("core/documents", "Two edits of %1 overlap, or one is outside its text. Reload the file and try again.")};
inline constexpr MessageText editInCharacter{room, QT_TRANSLATE_NOOP("core/documents", "An edit of %1 splits a character. Reload the file and try again.")};

inline constexpr MessageText patternUnclosed{room, QT_TRANSLATE_NOOP("core/documents", "The pattern %1 does not match any file: a closing bracket is missing after %2. Add %3.")};
inline constexpr MessageText patternDot{room, QT_TRANSLATE_NOOP("core/documents", "The pattern %1 does not match any file: Claude Code compares paths without a leading `./`. Remove the `./` from the pattern.")};
} // namespace outcrop::documentsmessages
