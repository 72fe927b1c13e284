// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/location.h"

#include <QList>
#include <QString>
#include <QStringView>

namespace outcrop {

/// One line of a text as offsets: its characters are [start, end), and the line after it begins at `next`.
struct TextLine {
    qsizetype start = 0;
    qsizetype end = 0;
    qsizetype next = 0;
};

/// The line that begins at `start`. Lines end with LF, CR or CR LF, whichever comes.
TextLine lineAt(QStringView text, qsizetype start);

/// What ends the first line of a text, and so a line that is added to it: LF where it has no line end.
QString lineEndOf(QStringView text);

/// Every line of a text. A text that ends with a line end has no empty line after it.
QList<TextLine> splitLines(QStringView text);

/// Turns many offsets of one text into places: built in one pass, then a binary search a question.
/// Where the text is a part of a file, `origin` is the place of its first character, and places are those of the file.
class LineTable
{
public:
    explicit LineTable(QStringView text, Position origin = {0, 1, 1});

    /// The place of an offset of the text; offsets beyond its ends are moved to the nearest end.
    Position at(qsizetype offset) const;
    Range range(qsizetype start, qsizetype end) const { return {at(start), at(end)}; }

private:
    Position m_origin;
    qsizetype m_size;
    QList<qsizetype> m_starts;
};

} // namespace outcrop
