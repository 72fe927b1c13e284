// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>

namespace outcrop {

/// A position in a string. `offset` counts UTF-16 code units from 0; `line` and `column` count from 1, columns in UTF-16 code
/// units. Line 0 means that only the file is known.
struct Position {
    qsizetype offset = 0;
    int line = 0;
    int column = 0;

    friend bool operator==(const Position &, const Position &) = default;
    /// Orders by line, then by column, then by offset.
    friend std::strong_ordering operator<=>(const Position &a, const Position &b)
    {
        if (const auto lines = a.line <=> b.line; lines != 0)
            return lines;
        const auto columns = a.column <=> b.column;
        return columns != 0 ? columns : a.offset <=> b.offset;
    }
};

/// A half-open range of a string: `start` is included, `end` is not.
struct Range {
    Position start;
    Position end;

    friend bool operator==(const Range &, const Range &) = default;
    friend std::strong_ordering operator<=>(const Range &, const Range &) = default;
};

/// A range in a file. `file` is relative to the workspace, with forward slashes.
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

/// Returns `file:line:column`, which editors and terminals can open. Line and column are 1 if only the file is known. Returns an empty string if
/// there is no file.
QString toString(const Location &location);

} // namespace outcrop
