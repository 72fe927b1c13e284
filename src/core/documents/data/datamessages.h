// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages of core/documents/data that are shown to the user.
namespace outcrop::datamessages {

inline constexpr char room[] = "core/documents/data";
inline constexpr MessageText tomlTwice{room,
    QT_TRANSLATE_NOOP("core/documents/data", "This is not valid TOML: %1. Remove or rename one of the duplicates.")};
inline constexpr MessageText tomlQuotes{room,
    QT_TRANSLATE_NOOP(
        "core/documents/data", "This is not valid TOML: %1. A string must be in quotes: key = \"text\".")};
inline constexpr MessageText tomlLine{room, QT_TRANSLATE_NOOP("core/documents/data", "This is not valid TOML: %1. A line is either [table], key = value, or a comment that begins with #.")};
inline constexpr MessageText valueOf{room, QT_TRANSLATE_NOOP("core/documents/data", "The value of \"%1\" %2")};
inline constexpr MessageText listItem{room, QT_TRANSLATE_NOOP("core/documents/data", "This list item %1")};
inline constexpr MessageText notYaml{room, QT_TRANSLATE_NOOP("core/documents/data", "This is not valid YAML (%1). Check this line and the one above.")};
inline constexpr MessageText tooLarge{
    room, QT_TRANSLATE_NOOP("core/documents/data", "The data exceeds the maximum size of %1 KiB. Split it.")};
inline constexpr MessageText undefinedAlias{room, QT_TRANSLATE_NOOP("core/documents/data", "The alias *%1 has no matching anchor above. Define &%1 first, or put the value in quotes.")};
inline constexpr MessageText circularAlias{room, QT_TRANSLATE_NOOP("core/documents/data", "The alias *%1 is inside the value that it refers to, so the value would be infinite. Remove the alias.")};
inline constexpr MessageText aliasBomb{room, QT_TRANSLATE_NOOP("core/documents/data", "This alias expands the document beyond %1 values. Use fewer nested aliases.")};
inline constexpr MessageText keyNotText{room,
    QT_TRANSLATE_NOOP(
        "core/documents/data", "A key must be a string, not a list or a mapping. Put the key in quotes.")};
inline constexpr MessageText duplicateKey{room, QT_TRANSLATE_NOOP("core/documents/data", "The key \"%1\" is a duplicate; the first one is on line %2. The last value is used. Remove one of them.")};
inline constexpr MessageText nestedTooDeep{room, QT_TRANSLATE_NOOP("core/documents/data", "Values are nested more than %1 levels deep here. Reduce the nesting.")};
inline constexpr MessageText tooManyValues{room, QT_TRANSLATE_NOOP("core/documents/data", "The document has more than %1 values. Split it.")};
inline constexpr MessageText unknownTag{
    room, QT_TRANSLATE_NOOP("core/documents/data", "The tag %1 is not supported and is ignored. Remove it.")};
inline constexpr MessageText textAfterEnd{room, QT_TRANSLATE_NOOP("core/documents/data", "Text follows the end of the document. Remove it.")};
inline constexpr MessageText jsonKeyExpected{room, QT_TRANSLATE_NOOP("core/documents/data", "Expected a key in double quotes here.")};
inline constexpr MessageText jsonColonExpected{room, QT_TRANSLATE_NOOP("core/documents/data", "Expected a colon here, between the key and its value.")};
inline constexpr MessageText jsonCommaExpected{room, QT_TRANSLATE_NOOP("core/documents/data", "Expected a comma or %1 here.")};
inline constexpr MessageText jsonQuotesNotClosed{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "The string that begins here has no closing quote on the same line. Add it, and write a line break as \\n.")};
inline constexpr MessageText jsonControlCharacter{room,
    QT_TRANSLATE_NOOP(
        "core/documents/data", "JSON does not allow this control character. Write it as an escape such as \\t.")};
inline constexpr MessageText jsonUnknownEscape{room, QT_TRANSLATE_NOOP("core/documents/data", "This escape is not valid in JSON. Write \\\\ for a backslash.")};
inline constexpr MessageText jsonHexDigits{room, QT_TRANSLATE_NOOP("core/documents/data", "\\u must be followed by four hexadecimal digits.")};
inline constexpr MessageText jsonNumber{
    room, QT_TRANSLATE_NOOP("core/documents/data", "Invalid JSON number. Put it in double quotes if it is a string.")};
inline constexpr MessageText jsonValueExpected{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "Expected a value here: a string in double quotes, a number, true, false, null, [ or {.")};
inline constexpr MessageText tomlNumber{room, QT_TRANSLATE_NOOP("core/documents/data", "inf and nan cannot be used here. Write a number, or put the text in quotes.")};
inline constexpr MessageText tomlKeyTooLong{room, QT_TRANSLATE_NOOP("core/documents/data", "This key has more than %1 parts. Reduce the nesting.")};
inline constexpr MessageText tomlCharacter{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "The character U+%1 is allowed only in quotes or in a comment. Remove it, or put the value in quotes.")};
inline constexpr MessageText colonInText{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "A colon followed by a space begins a second value here. Put the whole value in quotes.")};
inline constexpr MessageText colonInBrackets{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "A colon is not allowed here between brackets. Put the value that contains it in quotes.")};
inline constexpr MessageText missingColon{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "This line is read as a key, but has no colon. Add a colon and a space, or indent the line if it continues the "
        "value above.")};
inline constexpr MessageText notOfKeys{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "This line is not part of the mapping above. Indent it like its siblings, or put the whole value above in "
        "quotes.")};
inline constexpr MessageText notOfList{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "This line is not an item of the list above. Indent it like the other items, or begin it with a dash and a "
        "space.")};
inline constexpr MessageText listNotClosed{room, QT_TRANSLATE_NOOP("core/documents/data", "A list that begins with [ lacks a comma or its closing ] here. Add it, or put the text in quotes if it is not a list.")};
inline constexpr MessageText mappingNotClosed{room, QT_TRANSLATE_NOOP("core/documents/data", "A mapping that begins with { lacks a comma or its closing } here. Add it, or put the text in quotes if it is not a mapping.")};
inline constexpr MessageText quotesNotClosed{
    room, QT_TRANSLATE_NOOP("core/documents/data", "The string that begins here has no closing quote. Add it.")};
inline constexpr MessageText unknownEscape{room, QT_TRANSLATE_NOOP("core/documents/data", "Between double quotes, a backslash must begin a YAML escape. Double the backslash, or use single quotes.")};
inline constexpr MessageText escapeDigits{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "\\x, \\u and \\U must be followed by hexadecimal digits. If this is not an escape, double the backslash.")};
inline constexpr MessageText escapeCharacter{room,
    QT_TRANSLATE_NOOP(
        "core/documents/data", "This escape is not a valid Unicode character. Write the character itself.")};
inline constexpr MessageText beginsWithAlias{room, QT_TRANSLATE_NOOP("core/documents/data", "A value cannot begin with * or &, which name an alias or an anchor in YAML. Put the value in quotes.")};
inline constexpr MessageText directiveLine{room,
    QT_TRANSLATE_NOOP(
        "core/documents/data", "YAML reads a line that begins with % as a directive. Put the line in quotes.")};
inline constexpr MessageText tagValue{room, QT_TRANSLATE_NOOP("core/documents/data", "YAML reads a value that begins with ! as a tag. Put the value in quotes.")};
inline constexpr MessageText specialBeginning{room, QT_TRANSLATE_NOOP("core/documents/data", "A value that begins with !, & or % has a special meaning in YAML. Put the value in quotes.")};
inline constexpr MessageText unknownVersion{room, QT_TRANSLATE_NOOP("core/documents/data", "This line requests an unknown YAML version. Remove the %YAML line.")};
inline constexpr MessageText listItemHere{room, QT_TRANSLATE_NOOP("core/documents/data", "A list item cannot begin here. Put each dash on a separate line below the key, or put the text in quotes.")};
inline constexpr MessageText questionMark{room,
    QT_TRANSLATE_NOOP(
        "core/documents/data", "A question mark followed by a space begins a key in YAML. Put the value in quotes.")};
inline constexpr MessageText blockTextLine{room, QT_TRANSLATE_NOOP("core/documents/data", "After | or >, the text must begin on the next line.")};
inline constexpr MessageText blockIndent{room, QT_TRANSLATE_NOOP("core/documents/data", "The number after | or > must be from 1 to 9. Correct or remove it.")};
inline constexpr MessageText valueMissing{room, QT_TRANSLATE_NOOP("core/documents/data", "A value is missing here. Add one, or put the text in quotes.")};
inline constexpr MessageText textAfterValue{room, QT_TRANSLATE_NOOP("core/documents/data", "Text follows the end of the value. Put the whole value in quotes, or remove the text.")};
inline constexpr MessageText controlCharacter{
    room, QT_TRANSLATE_NOOP("core/documents/data", "YAML does not allow this control character. Remove it.")};
inline constexpr MessageText halfCharacter{room,
    QT_TRANSLATE_NOOP("core/documents/data", "This is an unpaired surrogate. Delete it and type the character again.")};
inline constexpr MessageText yamlReservedCharacter{room, QT_TRANSLATE_NOOP("core/documents/data", "A value cannot begin with %1, which YAML reserves. Put the value in quotes.")};
inline constexpr MessageText secondDocument{room, QT_TRANSLATE_NOOP("core/documents/data", "A second document begins here, but only the first is read. Split the file, or remove the line that separates them.")};
inline constexpr MessageText missingKey{room, QT_TRANSLATE_NOOP("core/documents/data", "A key is missing before this colon. Add one, or put the text in quotes.")};
inline constexpr MessageText notYamlAt{room, QT_TRANSLATE_NOOP("core/documents/data", "This is not valid YAML (%1). Check the quotes, brackets and indentation of this line and the one above.")};
inline constexpr MessageText bracketNotClosed{room,
    QT_TRANSLATE_NOOP("core/documents/data", "This %1 has no closing bracket. Add it, or put the value in quotes.")};
inline constexpr MessageText documentEnd{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "A line with ... ends the YAML document, so the lines below it would not be read. Remove the line.")};
inline constexpr MessageText commentLine{room, QT_TRANSLATE_NOOP("core/documents/data", "Comment out the line")};
inline constexpr MessageText duplicateKeyRepair{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "The key \"%1\" is a duplicate; the first one is on line %2. The last value is used. Comment out or remove the "
        "first one.")};
inline constexpr MessageText commentFirst{
    room, QT_TRANSLATE_NOOP("core/documents/data", "Comment out the first duplicate")};
inline constexpr MessageText strayLine{room, QT_TRANSLATE_NOOP("core/documents/data", "This line is neither a key with a colon nor part of a value, so it is ignored. Write `key: value`, or make it a comment.")};
inline constexpr MessageText unequalIndentation{room,
    QT_TRANSLATE_NOOP(
        "core/documents/data", "This line is indented differently from its siblings. Use the same indentation.")};
inline constexpr MessageText indentLikeSiblings{
    room, QT_TRANSLATE_NOOP("core/documents/data", "Indent like the siblings")};
inline constexpr MessageText replaceTabs{room, QT_TRANSLATE_NOOP("core/documents/data", "Replace the tabs with spaces")};
inline constexpr MessageText commentNeedsSpace{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "A comment needs a space before its #. Add one, or put the value in quotes if the # is part of it.")};
inline constexpr MessageText indentValueLine{room, QT_TRANSLATE_NOOP("core/documents/data", "This line is part of the value above. Indent it more than its key or dash.")};
inline constexpr MessageText emptyLineTooWide{room, QT_TRANSLATE_NOOP("core/documents/data", "This empty line has more spaces than the text below it. Remove its spaces.")};
inline constexpr MessageText dashAlone{room,
    QT_TRANSLATE_NOOP("core/documents/data", "A dash alone is not a value. Put the dash in quotes, or remove it.")};
inline constexpr MessageText anchorName{room, QT_TRANSLATE_NOOP("core/documents/data", "An anchor name can contain only letters, digits, - and _. Rename it, or put the value in quotes.")};
inline constexpr MessageText hasBackslash{room, QT_TRANSLATE_NOOP("core/documents/data", "has a backslash that is not valid between double quotes. Double it.")};
inline constexpr MessageText doubleBackslash{room, QT_TRANSLATE_NOOP("core/documents/data", "Double the backslash")};
inline constexpr MessageText hasInnerQuotes{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "is in quotes and contains unescaped quotes of the same kind. Escape the inner quotes.")};
inline constexpr MessageText escapeQuotes{room, QT_TRANSLATE_NOOP("core/documents/data", "Escape the inner quotes")};
inline constexpr MessageText hasOpenQuote{
    room, QT_TRANSLATE_NOOP("core/documents/data", "has no closing quote. Add it.")};
inline constexpr MessageText addClosingQuote{room, QT_TRANSLATE_NOOP("core/documents/data", "Add the closing quote")};
inline constexpr MessageText hasControlCharacter{room, QT_TRANSLATE_NOOP("core/documents/data", "has a control character, which YAML allows only as an escape in double quotes.")};
inline constexpr MessageText escapeControlCharacter{room, QT_TRANSLATE_NOOP("core/documents/data", "Write the control character as an escape")};
inline constexpr MessageText hasOpenBracket{
    room, QT_TRANSLATE_NOOP("core/documents/data", "has a %1 without a closing bracket. Add it.")};
inline constexpr MessageText addClosingBracket{room, QT_TRANSLATE_NOOP("core/documents/data", "Add the closing bracket")};
inline constexpr MessageText putInQuotes{room, QT_TRANSLATE_NOOP("core/documents/data", "Put the value in quotes.")};
inline constexpr MessageText quoteValue{room, QT_TRANSLATE_NOOP("core/documents/data", "Put the value in quotes")};
inline constexpr MessageText makeBlockText{
    room, QT_TRANSLATE_NOOP("core/documents/data", "Convert the value to a block scalar.")};
inline constexpr MessageText makeValueBlock{
    room, QT_TRANSLATE_NOOP("core/documents/data", "Convert the value to a block scalar")};
inline constexpr MessageText beginsSpecial{room, QT_TRANSLATE_NOOP("core/documents/data", "begins with %1, which has a special meaning in YAML.")};
inline constexpr MessageText beginsLikeCollection{room, QT_TRANSLATE_NOOP("core/documents/data", "begins with %1 like a list or a mapping, but is not one.")};
inline constexpr MessageText beginsWithQuote{room, QT_TRANSLATE_NOOP("core/documents/data", "begins with a quote that does not enclose all of it.")};
inline constexpr MessageText hasColon{room, QT_TRANSLATE_NOOP("core/documents/data", "contains a colon followed by a space, which YAML reads as another key.")};
inline constexpr MessageText continuesUnindented{room, QT_TRANSLATE_NOOP("core/documents/data", "continues on lines that are not indented.")};
inline constexpr MessageText isNotYaml{room, QT_TRANSLATE_NOOP("core/documents/data", "is not valid YAML.")};
inline constexpr MessageText keysIndented{room,
    QT_TRANSLATE_NOOP("core/documents/data",
        "is complete, but the keys below it are indented more. Give them the indentation of this key.")};
inline constexpr MessageText indentKeys{room, QT_TRANSLATE_NOOP("core/documents/data", "Indent the keys like this one")};
inline constexpr MessageText continuesUnindentedFix{room, QT_TRANSLATE_NOOP("core/documents/data", "continues on lines that are not indented. Indent them.")};
inline constexpr MessageText indentContinuation{room, QT_TRANSLATE_NOOP("core/documents/data", "Indent the lines that continue the value")};
inline constexpr MessageText blockNotIndented{room,
    QT_TRANSLATE_NOOP("core/documents/data", "is a block scalar with insufficiently indented lines. Indent them.")};
inline constexpr MessageText indentText{room, QT_TRANSLATE_NOOP("core/documents/data", "Indent the lines of the block scalar")};
inline constexpr MessageText besideBlockSign{room, QT_TRANSLATE_NOOP("core/documents/data", "begins on the line of its %1, which YAML does not allow. Move it to the next line.")};
inline constexpr MessageText moveTextDown{room, QT_TRANSLATE_NOOP("core/documents/data", "Move the text to the next line")};
inline constexpr MessageText tabInIndentation{room,
    QT_TRANSLATE_NOOP("core/documents/data", "YAML does not allow a tab in the indentation. Replace it with spaces.")};

} // namespace outcrop::datamessages
