// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages of core/diff that are shown to the user.
namespace outcrop::diffmessages {

inline constexpr char room[] = "core/diff";
inline constexpr MessageText linesGone{room, QT_TRANSLATE_NOOP("core/diff", "the lines to change no longer exist")};
inline constexpr MessageText linesAmbiguous{room, QT_TRANSLATE_NOOP("core/diff", "the lines to change occur several times, for example on lines %1 and %2")};
inline constexpr MessageText notHunkNumbers{room, QT_TRANSLATE_NOOP("core/diff", "`%1` is not a list of hunks. Enter numbers such as 1,3 or 1-3.")};
inline constexpr MessageText noHunk{room, QT_TRANSLATE_NOOP("core/diff", "hunk %1 does not exist. Use numbers from 1 to %2")};
inline constexpr MessageText hunkTwice{room, QT_TRANSLATE_NOOP("core/diff", "hunk %1 is listed twice. Remove one")};
inline constexpr MessageText notUnifiedDiff{room, QT_TRANSLATE_NOOP("core/diff", "not a unified diff: the lines `--- name` and `+++ name` are missing. Add them")};
inline constexpr MessageText binaryDiff{room, QT_TRANSLATE_NOOP("core/diff", "binary diffs are not supported, because they have no lines to show or select. Use a diff of text files")};
inline constexpr MessageText hunkWithoutNames{room, QT_TRANSLATE_NOOP("core/diff", "the lines `--- name` and `+++ name` are missing above this hunk. Add them")};
inline constexpr MessageText extraHunkLine{room, QT_TRANSLATE_NOOP("core/diff", "unexpected line: the `@@` line of the hunk above states fewer lines. Correct its numbers, or remove this line")};
inline constexpr MessageText hunkExpected{room, QT_TRANSLATE_NOOP("core/diff", "expected a hunk header such as `@@ -1,3 +1,3 @@` after the file names. Add one")};
inline constexpr MessageText hunkBegins{room, QT_TRANSLATE_NOOP("core/diff", "invalid hunk header. Write a line such as `@@ -1,3 +1,3 @@`")};
inline constexpr MessageText overlappingHunk{room, QT_TRANSLATE_NOOP("core/diff", "this hunk begins before the end of the previous one, or at line 0; lines are numbered from 1. Correct its numbers")};
inline constexpr MessageText emptyHunk{room, QT_TRANSLATE_NOOP("core/diff", "this hunk has no lines. Add its lines, or remove it")};
inline constexpr MessageText hunkTooShort{room, QT_TRANSLATE_NOOP("core/diff", "the hunk ends too early; missing lines according to its `@@` line: %1 old, %2 new. Add them, or correct the `@@` line")};
inline constexpr MessageText afterLastLine{room, QT_TRANSLATE_NOOP("core/diff", "a line follows `\\ No newline at end of file`, which marks the last line. Remove the line, or the marker")};
inline constexpr MessageText misplacedNoNewlineMarker{room, QT_TRANSLATE_NOOP("core/diff", "`\\ No newline at end of file` must follow a line of the hunk. Move or remove it")};
inline constexpr MessageText severalFiles{room, QT_TRANSLATE_NOOP("core/diff", "this diff changes %1 files, but only one is expected. Split it")};

} // namespace outcrop::diffmessages
