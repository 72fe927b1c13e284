// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/formats prints.
namespace outcrop::formatsoutput {

inline constexpr char room[] = "cli/formats";

// Output of `formats`.
//: Column heading
inline constexpr MessageText formatColumn{room, QT_TRANSLATE_NOOP("cli/formats", "format")};
//: Column heading
inline constexpr MessageText filesColumn{room, QT_TRANSLATE_NOOP("cli/formats", "files")};
//: Column heading
inline constexpr MessageText directionColumn{room, QT_TRANSLATE_NOOP("cli/formats", "direction")};
//: Column heading: parts that a format keeps
inline constexpr MessageText keptColumn{room, QT_TRANSLATE_NOOP3("cli/formats", "kept", "column heading: parts that a format keeps")};
//: Column heading: parts that a format changes
inline constexpr MessageText changedColumn{room, QT_TRANSLATE_NOOP3("cli/formats", "changed", "column heading: parts that a format changes")};
//: Column heading
inline constexpr MessageText partColumn{room, QT_TRANSLATE_NOOP("cli/formats", "part of a prompt")};
//: Column heading
inline constexpr MessageText exportResultColumn{room, QT_TRANSLATE_NOOP("cli/formats", "result of export")};
//: A part of a prompt is not in the exported file
inline constexpr MessageText dropped{room, QT_TRANSLATE_NOOP("cli/formats", "dropped")};
//: A part of a prompt is changed in the exported file
inline constexpr MessageText changed{room, QT_TRANSLATE_NOOP3("cli/formats", "changed", "a part of a prompt")};
//: A part of a prompt is in the exported file
inline constexpr MessageText kept{room, QT_TRANSLATE_NOOP3("cli/formats", "kept", "a part of a prompt")};
//: Direction of a format: import and export
inline constexpr MessageText inAndOut{room, QT_TRANSLATE_NOOP("cli/formats", "in, out")};
//: Direction of a format: import only
inline constexpr MessageText inOnly{room, QT_TRANSLATE_NOOP("cli/formats", "in")};
//: %1 is the name of a format, %2 its title, %3 its files, %4 the direction
inline constexpr MessageText formatSummary{room, QT_TRANSLATE_NOOP("cli/formats", "%1: %2, %3, %4")};
//: Noun inserted in messages about an unknown value
inline constexpr MessageText formatNoun{room, QT_TRANSLATE_NOOP("cli/formats", "format")};

// Names of the parts of a prompt.
//: Part of a prompt, in a list
inline constexpr MessageText name{room, QT_TRANSLATE_NOOP("cli/formats", "name")};
//: Part of a prompt, in a list
inline constexpr MessageText version{room, QT_TRANSLATE_NOOP("cli/formats", "version")};
//: Part of a prompt, in a list
inline constexpr MessageText description{room, QT_TRANSLATE_NOOP("cli/formats", "description")};
//: Part of a prompt, in a list
inline constexpr MessageText model{room, QT_TRANSLATE_NOOP("cli/formats", "model")};
//: Part of a prompt, in a list
inline constexpr MessageText parameters{room, QT_TRANSLATE_NOOP("cli/formats", "parameters")};
//: Part of a prompt, in a list
inline constexpr MessageText systemPrompt{room, QT_TRANSLATE_NOOP("cli/formats", "system prompt")};
//: Part of a prompt, in a list
inline constexpr MessageText messages{room, QT_TRANSLATE_NOOP("cli/formats", "messages")};
//: Part of a prompt, in a list
inline constexpr MessageText conversation{room, QT_TRANSLATE_NOOP("cli/formats", "conversation")};
//: Part of a prompt, in a list
inline constexpr MessageText media{room, QT_TRANSLATE_NOOP("cli/formats", "media")};
//: Part of a prompt, in a list
inline constexpr MessageText toolTurns{room, QT_TRANSLATE_NOOP("cli/formats", "tool turns")};
//: Part of a prompt, in a list
inline constexpr MessageText variables{room, QT_TRANSLATE_NOOP("cli/formats", "variables")};
//: Part of a prompt, in a list
inline constexpr MessageText conditions{room, QT_TRANSLATE_NOOP("cli/formats", "conditions")};
//: Part of a prompt, in a list
inline constexpr MessageText tools{room, QT_TRANSLATE_NOOP("cli/formats", "tools")};
//: Part of a prompt, in a list
inline constexpr MessageText outputSchema{room, QT_TRANSLATE_NOOP("cli/formats", "output schema")};
//: Part of a prompt, in a list
inline constexpr MessageText labels{room, QT_TRANSLATE_NOOP("cli/formats", "labels")};
//: Part of a prompt, in a list
inline constexpr MessageText tags{room, QT_TRANSLATE_NOOP("cli/formats", "tags")};
//: Part of a prompt, in a list
inline constexpr MessageText metadata{room, QT_TRANSLATE_NOOP("cli/formats", "metadata")};
//: Part of a prompt, in a list
inline constexpr MessageText tests{room, QT_TRANSLATE_NOOP("cli/formats", "tests")};
//: Part of a prompt, in a list
inline constexpr MessageText otherKeys{room, QT_TRANSLATE_NOOP("cli/formats", "other keys")};

// Output of `import`.
//: Noun inserted in messages about an empty value
inline constexpr MessageText fileNoun{room, QT_TRANSLATE_NOOP("cli/formats", "file")};
//: Noun inserted in messages about an empty value
inline constexpr MessageText folderNoun{room, QT_TRANSLATE_NOOP("cli/formats", "folder")};
//: Size of a file; %1 is the number of lines
inline constexpr CountText lines{room, QT_TRANSLATE_N_NOOP("cli/formats", "%1 lines"), "%1 line"};
//: %1 is the name of a format, %2 its title
inline constexpr MessageText format{room, QT_TRANSLATE_NOOP("cli/formats", "Format: %1 (%2)")};
//: Column heading
inline constexpr MessageText valueColumn{room, QT_TRANSLATE_NOOP("cli/formats", "value")};
//: Column heading
inline constexpr MessageText actionColumn{room, QT_TRANSLATE_NOOP("cli/formats", "action")};
//: Column heading
inline constexpr MessageText resultColumn{room, QT_TRANSLATE_NOOP("cli/formats", "result")};
//: Column heading
inline constexpr MessageText reasonColumn{room, QT_TRANSLATE_NOOP("cli/formats", "reason")};
//: Column heading
inline constexpr MessageText fileColumn{room, QT_TRANSLATE_NOOP("cli/formats", "file")};
//: Column heading
inline constexpr MessageText sizeColumn{room, QT_TRANSLATE_NOOP("cli/formats", "size")};
inline constexpr MessageText noLosses{room, QT_TRANSLATE_NOOP("cli/formats", "No losses")};
//: %1 is a list such as 1 dropped, 2 approximated
inline constexpr MessageText changes{room, QT_TRANSLATE_NOOP("cli/formats", "Changes: %1")};
//: %1 is a command line
inline constexpr MessageText next{room, QT_TRANSLATE_NOOP("cli/formats", "Next: %1")};
inline constexpr MessageText strictRejects{room, QT_TRANSLATE_NOOP("cli/formats", "no files were written, because values are dropped or truncated and --strict is set; omit --strict to write them")};
//: Question; %1 is the number of files
inline constexpr CountText askWrite{room, QT_TRANSLATE_N_NOOP("cli/formats", "Write %1 files?"), "Write %1 file?"};

} // namespace outcrop::formatsoutput
