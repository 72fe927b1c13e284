// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages of core/documents that are shown to the user.
namespace outcrop::documentsmessages {

inline constexpr char room[] = "core/documents";
inline constexpr MessageText mustRepairFirst{room, QT_TRANSLATE_NOOP("core/documents", "No changes were made because the data is invalid: %1")};
inline constexpr MessageText mustRepairFirstFix{room, QT_TRANSLATE_NOOP("core/documents", "No changes were made because the data is invalid: %1 Fix it with `outcrop-cli check --fix %2`.")};
inline constexpr MessageText calledHere{room, QT_TRANSLATE_NOOP("core/documents", "Use `%1` instead.")};
inline constexpr MessageText aNumber{room, QT_TRANSLATE_NOOP("core/documents", "a number")};
inline constexpr MessageText notFinite{room, QT_TRANSLATE_NOOP("core/documents", "%1, which is not a finite number")};
inline constexpr MessageText listOf{room, QT_TRANSLATE_NOOP("core/documents", "a list of %1")};
inline constexpr MessageText schemaUnknownKey{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key \"%1\". Known keys: %2.")};
inline constexpr MessageText schemaUnknownKeyNear{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key \"%1\"; did you mean \"%2\"?")};
inline constexpr MessageText allowedHere{room, QT_TRANSLATE_NOOP("core/documents", "Expected one of: %1; found %2.")};
inline constexpr MessageText allowedHereNear{room, QT_TRANSLATE_NOOP("core/documents", "Expected one of: %1; found %2. Did you mean %3?")};
inline constexpr MessageText tierWithoutLayer{room, QT_TRANSLATE_NOOP("core/documents", "This file has `tier:` but is not a layer, so no prompt includes it. Layers are the files in layers/ and those listed in [prompt_layers] of config.toml.")};
inline constexpr CountText tiersWithoutLayers{room, QT_TRANSLATE_N_NOOP("core/documents", "%n files have `tier:` but are not layers, so no prompt includes them; this is the first. Layers are the files in layers/ and those listed in [prompt_layers] of config.toml."), "%n file has `tier:` but is not a layer, so no prompt includes it. Layers are the files in layers/ and those listed in [prompt_layers] of config.toml."};
inline constexpr MessageText missingImport{room, QT_TRANSLATE_NOOP("core/documents", "The imported file `%1` does not exist. Create it, or correct the path.")};
inline constexpr MessageText missingLink{
    room, QT_TRANSLATE_NOOP("core/documents", "The linked file `%1` does not exist. Create it, or correct the link.")};
inline constexpr MessageText unknownWord{
    room, QT_TRANSLATE_NOOP("core/documents", "`%3` is not a known %2 of %1. Check the name.")};
inline constexpr MessageText unknownWordNear{room, QT_TRANSLATE_NOOP("core/documents", "%1 has no %2 `%3`; did you mean `%4`?")};
inline constexpr MessageText changeTo{room, QT_TRANSLATE_NOOP("core/documents", "Change to %1")};
inline constexpr MessageText noPrompt{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "This %1 has no prompt, because the text below the front matter is empty. Add a prompt.")};
inline constexpr MessageText utf16{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "This file is encoded in UTF-16, so it can be read but not saved. Convert it to UTF-8.")};
inline constexpr MessageText notUtf8{room,
    QT_TRANSLATE_NOOP("core/documents",
        "The byte 0x%1 is not valid UTF-8. The file is read-only, because saving would change its bytes. Convert it to "
        "UTF-8.")};
inline constexpr MessageText keyWithoutValue{room, QT_TRANSLATE_NOOP("core/documents", "empty value")};
inline constexpr MessageText unknownKeyUnsent{room, QT_TRANSLATE_NOOP("core/documents", "unknown key, not sent")};
inline constexpr MessageText keyNotReadable{room, QT_TRANSLATE_NOOP("core/documents", "invalid value, no effect")};
inline constexpr MessageText keyWithoutEffect{
    room, QT_TRANSLATE_NOOP("core/documents", "not part of a prompt, no effect here")};
inline constexpr MessageText keyNotSendable{room, QT_TRANSLATE_NOOP("core/documents", "cannot be represented in a request")};
inline constexpr MessageText callIt{room, QT_TRANSLATE_NOOP("core/documents", "Rename to %1")};
inline constexpr MessageText skillNameTooLong{
    room, QT_TRANSLATE_NOOP("core/documents", "A skill name can have at most %1 characters.")};
inline constexpr MessageText skillNameForm{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "A skill name can contain only lowercase letters, digits and single hyphens, such as `%1`.")};
inline constexpr MessageText nameNeeded{room, QT_TRANSLATE_NOOP("core/documents", "Enter a name.")};
inline constexpr MessageText nameEnds{
    room, QT_TRANSLATE_NOOP("core/documents", "A name must not begin or end with a dot or a space.")};
inline constexpr MessageText nameCharacter{room, QT_TRANSLATE_NOOP("core/documents", "A name cannot contain `%1`.")};
inline constexpr MessageText nameControlCharacters{room, QT_TRANSLATE_NOOP("core/documents", "A name cannot contain control characters.")};
inline constexpr MessageText nameTooLong{room, QT_TRANSLATE_NOOP("core/documents", "A name can have at most %1 bytes.")};
inline constexpr MessageText nameReserved{
    room, QT_TRANSLATE_NOOP("core/documents", "The name `%1` is reserved. Choose another name.")};
inline constexpr MessageText namesNeedCommas{
    room, QT_TRANSLATE_NOOP("core/documents", "Separate the names in `%1` with commas.")};
inline constexpr MessageText addCommas{room, QT_TRANSLATE_NOOP("core/documents", "Insert commas")};
inline constexpr MessageText notKnownValue{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is not a known value. Known values: %2.")};
inline constexpr MessageText valueNotAllowed{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is not allowed here. Use one of: %2.")};
inline constexpr MessageText valueTooLong{room, QT_TRANSLATE_NOOP("core/documents", "`%1` has %2 characters, above the maximum of %3. Shorten it.")};
inline constexpr MessageText emptyField{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is empty. Fill it in, or remove it.")};
inline constexpr MessageText wrongForm{room, QT_TRANSLATE_NOOP("core/documents", "`%1` must be %2, but is `%3`.")};
inline constexpr MessageText badPattern{room, QT_TRANSLATE_NOOP("core/documents", "Invalid regular expression: %1.")};
inline constexpr MessageText atLeast{room, QT_TRANSLATE_NOOP("core/documents", "The value must be at least %1.")};
inline constexpr MessageText atMost{room, QT_TRANSLATE_NOOP("core/documents", "The value must be at most %1.")};
inline constexpr MessageText wrongType{room, QT_TRANSLATE_NOOP("core/documents", "Expected %1, found %2.")};
inline constexpr MessageText quoteValue{room, QT_TRANSLATE_NOOP("core/documents", "Put the value in quotes")};
inline constexpr MessageText makeList{room, QT_TRANSLATE_NOOP("core/documents", "Convert to a list")};
inline constexpr MessageText fieldsNotUtf8{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "This file is not UTF-8, so its fields cannot be changed. Convert it to UTF-8 first.")};
inline constexpr MessageText noFields{room,
    QT_TRANSLATE_NOOP("core/documents", "The document is not a list of `key: value` pairs, so it has no fields.")};
inline constexpr MessageText nameField{room, QT_TRANSLATE_NOOP("core/documents", "Specify the field: a key, or several keys joined by dots.")};
inline constexpr MessageText kindWithoutFields{room, QT_TRANSLATE_NOOP("core/documents", "%1 has no fields: only Markdown, YAML and TOML files have them.")};
inline constexpr MessageText editChangesOthers{room, QT_TRANSLATE_NOOP("core/documents", "Changing `%1` here would also change other values, such as the target of an alias (*name). Edit the text instead.")};
inline constexpr MessageText throughScalar{
    room, QT_TRANSLATE_NOOP("core/documents", "The path `%1` contains a value that is not a mapping or a list.")};
inline constexpr MessageText emptyRequired{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is empty. %2")};
inline constexpr MessageText missingRequired{room, QT_TRANSLATE_NOOP("core/documents", "`%1` is missing. %2")};
inline constexpr MessageText unknownKeyNear{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key `%1`; did you mean `%2`?")};
inline constexpr MessageText renameTo{room, QT_TRANSLATE_NOOP("core/documents", "Rename to %1")};
inline constexpr MessageText unknownKeyKept{room, QT_TRANSLATE_NOOP("core/documents", "Unknown key `%1`. It is kept unchanged.")};
inline constexpr MessageText regularExpression{room, QT_TRANSLATE_NOOP("core/documents", "a regular expression")};
inline constexpr MessageText jsonSchema{room, QT_TRANSLATE_NOOP("core/documents", "a JSON Schema")};
inline constexpr MessageText trueOrFalse{room, QT_TRANSLATE_NOOP("core/documents", "true or false")};
inline constexpr MessageText wholeNumber{room, QT_TRANSLATE_NOOP("core/documents", "a whole number")};
inline constexpr MessageText frontMatterWithoutKeys{room, QT_TRANSLATE_NOOP("core/documents", "The lines between the two `---` lines contain no `key: value`, so they are read as part of the text.")};
inline constexpr MessageText frontMatterNotOpened{room,
    QT_TRANSLATE_NOOP("core/documents",
        "The front matter does not begin with a `---` line, so it would be read as part of the text. Add a `---` line "
        "above it.")};
inline constexpr MessageText openFrontMatter{room, QT_TRANSLATE_NOOP("core/documents", "Open the front matter")};
inline constexpr MessageText frontMatterNotClosed{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "The front matter that begins here has no closing `---` line. Add one after its last key.")};
inline constexpr MessageText closeFrontMatter{room, QT_TRANSLATE_NOOP("core/documents", "Close the front matter")};
inline constexpr MessageText autoApply{room, QT_TRANSLATE_NOOP("core/documents", "Suggestions are never applied automatically. Set auto_apply to false.")};
inline constexpr MessageText setToFalse{room, QT_TRANSLATE_NOOP("core/documents", "Set to false")};
inline constexpr MessageText layerInTier{room, QT_TRANSLATE_NOOP("core/documents", "Layer in %1")};
inline constexpr MessageText noTemplate{room, QT_TRANSLATE_NOOP("core/documents", "The template `%1` does not exist.")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("core/documents", "%1 already exists.")};
inline constexpr MessageText integerRange{room, QT_TRANSLATE_NOOP("core/documents", "integers range from -9223372036854775808 to 9223372036854775807")};
inline constexpr MessageText numberRange{room, QT_TRANSLATE_NOOP("core/documents", "numbers range up to about 1.8e308")};
inline constexpr MessageText numberOutOfRange{
    room, QT_TRANSLATE_NOOP("core/documents", "The number %1 is out of range, so it may be ignored or rounded: %2.")};
inline constexpr MessageText leavesWorkspace{
    room, QT_TRANSLATE_NOOP("core/documents", "%1 is outside the workspace. Choose a path inside it.")};
inline constexpr MessageText hiddenPath{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "%1 is hidden, and hidden paths cannot contain documents. Choose another path.")};
inline constexpr MessageText otherEnding{room, QT_TRANSLATE_NOOP("core/documents", "%1 must keep the extension `%2`.")};
inline constexpr MessageText readAsOther{
    room, QT_TRANSLATE_NOOP("core/documents", "Moving the document to %1 changes its kind from %3 to %2.")};
inline constexpr MessageText sameShortForm{room, QT_TRANSLATE_NOOP("core/documents", "%1 has the same file name, and %2 would be the condensed form of both. Choose another name.")};
inline constexpr MessageText fileExistsChoose{room, QT_TRANSLATE_NOOP("core/documents", "%1 already exists. Choose another name.")};
inline constexpr MessageText folderIntoItself{room, QT_TRANSLATE_NOOP("core/documents", "The folder %1 cannot be moved into itself.")};
inline constexpr MessageText tierFromName{room, QT_TRANSLATE_NOOP("core/documents", "The tier of this layer comes from its name. Add `tier:` to its front matter, or its tier may change.")};
inline constexpr MessageText noDocument{room, QT_TRANSLATE_NOOP("core/documents", "The document %1 does not exist.")};
inline constexpr MessageText mustChangeNotUtf8{room, QT_TRANSLATE_NOOP("core/documents", "%1 must be updated, but is not UTF-8. Convert it to UTF-8 first.")};
inline constexpr MessageText unreadableReference{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "%1 cannot be read, and may refer to the renamed document. Fix its errors first.")};
inline constexpr MessageText conditionNames{room,
    QT_TRANSLATE_NOOP("core/documents",
        "The condition refers to `%1`, which is now `%2`. Update the condition if it means the renamed document.")};
inline constexpr MessageText textNames{room, QT_TRANSLATE_NOOP("core/documents", "This text mentions `%1`, which is now `%2`.")};
inline constexpr MessageText mustNotBeEmpty{room, QT_TRANSLATE_NOOP("core/documents", "The value must not be empty.")};
inline constexpr MessageText atLeastCharacters{
    room, QT_TRANSLATE_NOOP("core/documents", "The value must have at least %1 characters.")};
inline constexpr MessageText tooManyCharacters{
    room, QT_TRANSLATE_NOOP("core/documents", "The value exceeds the maximum of %1 characters. Shorten it.")};
inline constexpr MessageText moreThan{room, QT_TRANSLATE_NOOP("core/documents", "The value must be greater than %1.")};
inline constexpr MessageText atLeastItems{
    room, QT_TRANSLATE_NOOP("core/documents", "The list must have at least %1 items.")};
inline constexpr MessageText sameItemTwice{
    room, QT_TRANSLATE_NOOP("core/documents", "The list contains the same item twice. Remove one.")};
inline constexpr MessageText schemaForm{
    room, QT_TRANSLATE_NOOP("core/documents", "The value does not match the required pattern.")};
inline constexpr MessageText schemaForms{
    room, QT_TRANSLATE_NOOP("core/documents", "The value matches none of the allowed forms.")};
inline constexpr MessageText missingKey{
    room, QT_TRANSLATE_NOOP("core/documents", "The required key \"%1\" is missing. Add it.")};
inline constexpr MessageText replacementWithoutGroups{room, QT_TRANSLATE_NOOP("core/documents", "The replacement refers to group %1, but the pattern has no groups. Put parentheses around the part to insert.")};
inline constexpr MessageText replacementUnknownGroup{room, QT_TRANSLATE_NOOP("core/documents", "The replacement refers to group %1, which the pattern does not have. Its groups are numbered from 1 to %2.")};
inline constexpr MessageText skillNameFolder{room, QT_TRANSLATE_NOOP("core/documents", "The skill in the folder `%1` must be named `%1`. Change the name, or rename the folder.")};
inline constexpr MessageText skillBodyLong{room,
    QT_TRANSLATE_NOOP("core/documents",
        "The lines from here on exceed the recommended length of %1 lines for a skill. Move details to linked files.")};
inline constexpr MessageText tooMuchWork{room,
    QT_TRANSLATE_NOOP("core/documents",
        "The pattern takes too long, so the search stopped after line %1. The usual cause is a nested repetition such "
        "as (a+)+. Use a single repetition instead.")};
inline constexpr MessageText badExpression{
    room, QT_TRANSLATE_NOOP("core/documents", "Invalid regular expression: %1 (at character %2).")};
inline constexpr MessageText replaceNotUtf8{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "The file is not UTF-8, so its text cannot be replaced. Save it as UTF-8 first.")};
inline constexpr MessageText nothingToFind{
    room, QT_TRANSLATE_NOOP("core/documents", "The search text is empty. Enter a string or a pattern.")};
inline constexpr MessageText layerOutside{room, QT_TRANSLATE_NOOP("core/documents", "%1 is outside the workspace, so it was not read. Copy it into layers/, or allow reading it: --allow-outside on the command line, Layers > Layers Outside the Folder in the window.")};
inline constexpr MessageText noReadableFile{room, QT_TRANSLATE_NOOP("core/documents", "%1 does not exist in the workspace, or cannot be read. Create it, or correct the path.")};
inline constexpr MessageText noDocumentToChange{
    room, QT_TRANSLATE_NOOP("core/documents", "The document %1 does not exist, so it cannot be changed.")};
inline constexpr MessageText nothingToMove{
    room, QT_TRANSLATE_NOOP("core/documents", "%1 does not exist, so it cannot be moved.")};
inline constexpr MessageText changeNotUtf8{room, QT_TRANSLATE_NOOP("core/documents", "%1 is not UTF-8, so changing it would lose data. Convert it to UTF-8 first.")};
inline constexpr MessageText overlappingEdits{room, QT_TRANSLATE_NOOP("core/documents", "Two edits of %1 overlap, or one is outside its text.")};
inline constexpr MessageText editInCharacter{room, QT_TRANSLATE_NOOP("core/documents", "An edit of %1 splits a character.")};

inline constexpr MessageText patternUnclosed{room,
    QT_TRANSLATE_NOOP(
        "core/documents", "The pattern %1 matches no file: a closing bracket is missing after %2. Add %3.")};
inline constexpr MessageText patternDot{room, QT_TRANSLATE_NOOP("core/documents", "The pattern %1 matches no file: Claude Code compares paths without the leading ./. Remove it.")};
} // namespace outcrop::documentsmessages
