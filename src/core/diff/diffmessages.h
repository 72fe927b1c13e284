// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages of core/diff that are shown to the user.
namespace outcrop::diffmessages {

inline constexpr char room[] = "core/diff";
inline constexpr MessageText linesGone{room, QT_TRANSLATE_NOOP("core/diff", "the lines that it changes no longer exist")};
inline constexpr MessageText linesAmbiguous{room, QT_TRANSLATE_NOOP("core/diff", "the lines that it changes occur several times, for example in lines %1 and %2")};
inline constexpr MessageText notHunkNumbers{room, QT_TRANSLATE_NOOP("core/diff", "`%1` is not a list of hunks. Write numbers such as 1,3 or 1-3")};
inline constexpr MessageText noHunk{room, QT_TRANSLATE_NOOP("core/diff", "there is no hunk %1; the last one is %2")};
inline constexpr MessageText hunkTwice{room, QT_TRANSLATE_NOOP("core/diff", "hunk %1 is listed twice")};
inline constexpr MessageText notUnifiedDiff{room, QT_TRANSLATE_NOOP("core/diff", "this is not a unified diff: the lines `--- name` and `+++ name` are missing")};
inline constexpr MessageText binaryDiff{room, QT_TRANSLATE_NOOP("core/diff", "this is the diff of a binary file, which has no lines to show or select")};
inline constexpr MessageText hunkWithoutNames{room, QT_TRANSLATE_NOOP("core/diff", "this hunk has no lines `--- name` and `+++ name` above it")};
inline constexpr MessageText extraHunkLine{room, QT_TRANSLATE_NOOP("core/diff", "the `@@` line of the hunk above does not count this line")};
inline constexpr MessageText hunkExpected{room, QT_TRANSLATE_NOOP("core/diff", "expected a hunk that begins with a line such as `@@ -1,3 +1,3 @@` after the file names")};
inline constexpr MessageText hunkBegins{room, QT_TRANSLATE_NOOP("core/diff", "a hunk begins with a line such as `@@ -1,3 +1,3 @@`")};
inline constexpr MessageText overlappingHunk{room, QT_TRANSLATE_NOOP("core/diff", "this hunk overlaps the previous one, or its line numbers do not start at 1")};
inline constexpr MessageText emptyHunk{room, QT_TRANSLATE_NOOP("core/diff", "this hunk has no lines")};
inline constexpr MessageText hunkTooShort{room, QT_TRANSLATE_NOOP("core/diff", "the hunk ends too early: its `@@` line counts %1 more old and %2 more new lines")};
inline constexpr MessageText afterLastLine{room, QT_TRANSLATE_NOOP("core/diff", "this line comes after one that is marked as the last line of the file")};
inline constexpr MessageText noLineForMarker{room, QT_TRANSLATE_NOOP("core/diff", "`\\ No newline at end of file` must follow a line of the hunk")};
inline constexpr MessageText severalFiles{room, QT_TRANSLATE_NOOP("core/diff", "this diff changes %1 files; only one is expected")};

} // namespace outcrop::diffmessages
