// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>

namespace outcrop {

/// A place in a text. `offset` counts UTF-16 code units from 0; `line` and `column` count from 1, columns in UTF-16 code units.
/// Line 0 means that only the file is known.
struct Position {
    qsizetype offset = 0;
    int line = 0;
    int column = 0;

    friend bool operator==(const Position &, const Position &) = default;
    /// As they are read: by line, then column; the offset where neither is known.
    friend std::strong_ordering operator<=>(const Position &a, const Position &b)
    {
        if (const auto lines = a.line <=> b.line; lines != 0)
            return lines;
        const auto columns = a.column <=> b.column;
        return columns != 0 ? columns : a.offset <=> b.offset;
    }
};

/// A half-open stretch of a text: `start` belongs to it, `end` does not.
struct Range {
    Position start;
    Position end;

    friend bool operator==(const Range &, const Range &) = default;
    friend std::strong_ordering operator<=>(const Range &, const Range &) = default;
};

/// A stretch of a named file. `file` is relative to the workspace, with forward slashes.
struct Location {
    QString file;
    Range range;

    friend bool operator==(const Location &, const Location &) = default;
    friend std::strong_ordering operator<=>(const Location &a, const Location &b)
    {
        const auto files = a.file.compare(b.file) <=> 0;
        return files != 0 ? files : a.range <=> b.range;
    }
};

/// `file:line:column`, the form every tool can jump to. Where only the file is known, its beginning; empty where there is no file.
QString toString(const Location &location);

} // namespace outcrop
