// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/location.h"

#include <QList>
#include <QString>
#include <QStringView>

namespace outcrop {

/// The offsets of one line: its characters are [start, end), and the next line begins at `next`.
struct TextLine {
    qsizetype start = 0;
    qsizetype end = 0;
    qsizetype next = 0;
};

/// Returns the line that begins at `start`. Lines end with LF, CR or CR LF, which a text may mix.
TextLine lineAt(QStringView text, qsizetype start);

/// Returns the line ending of the first line, for lines that are added to the text. Returns LF if there is none.
QString lineEndingOf(QStringView text);

/// Returns all lines. A final line ending is not followed by an empty line.
QList<TextLine> splitLines(QStringView text);

/// Converts offsets of one text to positions. Built in one pass; each lookup is a binary search. If the text is part of
/// a file, `origin` is the position of its first character, and all results are positions in the file.
class LineTable
{
public:
    explicit LineTable(QStringView text, Position origin = {0, 1, 1});

    /// Returns the position of an offset. Offsets outside the text are clamped to it.
    Position at(qsizetype offset) const;
    Range range(qsizetype start, qsizetype end) const { return {at(start), at(end)}; }

private:
    Position m_origin;
    qsizetype m_size;
    QList<qsizetype> m_starts;
};

} // namespace outcrop
