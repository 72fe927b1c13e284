// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/templates.
namespace outcrop::templatesmessages {

inline constexpr char room[] = "core/templates";
inline constexpr MessageText unsupportedInMustache{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not supported in Mustache templates. Use variables, sections, inverted sections, partials, comments or set delimiter tags.")};
inline constexpr MessageText unsupportedInJinja{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not supported in Jinja templates. Use variables, filters, slices, comparisons, `is defined`, if, for, with, include, raw or comments.")};
inline constexpr MessageText unsupportedInHandlebars{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not supported in Handlebars templates. Use variables, sections, #if, #unless, #ifEquals, #unlessEquals, #each, #with, partials, raw blocks or comments.")};
inline constexpr MessageText unsupportedInDollar{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not supported in `dollar` templates. Use `$name`, `$1`, `$ARGUMENTS` or `@file`.")};
inline constexpr MessageText unknownFilter{room, QT_TRANSLATE_NOOP("core/templates", "The filter `%1` is not supported. Use one of: %2.")};
//: %1 is a character, such as `)`
inline constexpr MessageText expected{room, QT_TRANSLATE_NOOP("core/templates", "Expected %1 here. Add it.")};
inline constexpr MessageText expectedName{room, QT_TRANSLATE_NOOP("core/templates", "Expected a name here. Add it.")};
inline constexpr MessageText tooDeep{room, QT_TRANSLATE_NOOP("core/templates", "The template is nested more than %1 levels deep. Reduce the nesting.")};
inline constexpr MessageText partialsTooDeep{room, QT_TRANSLATE_NOOP("core/templates", "Partials are included more than %1 levels deep: %2. Reduce the nesting.")};
inline constexpr MessageText tooManySteps{room, QT_TRANSLATE_NOOP("core/templates", "The expression has more than %1 operands, filters and fields. Split it.")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("core/templates", "The rendered template is too large. Check its loops and partials.")};
inline constexpr MessageText tagUnclosed{room, QT_TRANSLATE_NOOP("core/templates", "This tag is not closed. Add `%1`.")};
inline constexpr MessageText unclosed{room, QT_TRANSLATE_NOOP("core/templates", "The block `%1` is not closed. Close it.")};
inline constexpr MessageText wrongEnd{room, QT_TRANSLATE_NOOP("core/templates", "The open block is `%1`, but this tag closes `%2`. Close `%1` first.")};
inline constexpr MessageText unexpectedEnd{room, QT_TRANSLATE_NOOP("core/templates", "This tag closes `%1`, but no block is open. Remove the tag.")};
inline constexpr MessageText unexpectedBranch{room, QT_TRANSLATE_NOOP("core/templates", "`%1` cannot be used here. Remove it, or open an `if` or loop before it.")};
inline constexpr MessageText badDelimiters{room, QT_TRANSLATE_NOOP("core/templates", "A tag that changes the delimiters requires two delimiters, such as `{{=<% %>=}}`.")};
inline constexpr MessageText handlebarsBlock{room, QT_TRANSLATE_NOOP("core/templates", "`{{#%1}}` is a block of Handlebars, but the template language is `mustache`. Select `handlebars`.")};
inline constexpr MessageText badName{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not a valid variable name. Rename the variable.")};
inline constexpr MessageText cycle{room, QT_TRANSLATE_NOOP("core/templates", "The partials include each other in a cycle: %1. Remove one of the tags.")};
inline constexpr MessageText partialMissing{room, QT_TRANSLATE_NOOP("core/templates", "There is no partial `%1`. Create `%1.md` next to this file, in `partials/` or in `templates/`.")};
inline constexpr MessageText mentionMissing{room, QT_TRANSLATE_NOOP("core/templates", "There is no file `%1` in the workspace, so the mention is sent as text. Correct the path.")};
inline constexpr MessageText notText{room, QT_TRANSLATE_NOOP("core/templates", "A list or mapping cannot be printed. Use a loop, or print one of the fields.")};
inline constexpr MessageText notList{room, QT_TRANSLATE_NOOP("core/templates", "This value is not a list. Use a list.")};
inline constexpr MessageText notComparable{room, QT_TRANSLATE_NOOP("core/templates", "`%1` compares only two numbers or two strings. Compare values of the same type.")};
inline constexpr MessageText noField{room, QT_TRANSLATE_NOOP("core/templates", "`%1` has no field `%2`, so the placeholder is replaced with empty text. Correct the name.")};
inline constexpr MessageText noKey{room, QT_TRANSLATE_NOOP("core/templates", "There is no item `%1`, so the placeholder is replaced with empty text. Correct the index.")};
inline constexpr MessageText notInItem{room, QT_TRANSLATE_NOOP("core/templates", "The current item has no field `%1`, so the placeholder is replaced with empty text. Names outside the loop need `../`.")};
inline constexpr MessageText roleLineInValue{room, QT_TRANSLATE_NOOP("core/templates", "The value of `%1` contains a line that begins with a chat role, such as `system:`. Remove it.")};

} // namespace outcrop::templatesmessages
