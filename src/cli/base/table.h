// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

#include <QList>
#include <QStringList>

#include <iosfwd>
#include <utility>

namespace outcrop {

/// A table in aligned text columns: titles in capitals, numbers right-aligned, two spaces between columns, no trailing spaces. If the table is too wide,
/// columns are narrowed, the widest text first, and their cells are wrapped between words; numbers are not split. Columns that still do not fit follow in
/// further blocks, each with the key column. Text is never truncated.
class Table
{
public:
    enum class Align { Left, Right };
    struct Column {
        QString title;
        Align align = Align::Left;
        bool isKey = false; ///< identifies the row; the first column if no column is marked
    };

    explicit Table(const QList<Column> &columns);
    /// Adds a row. It must have one cell per column.
    void addRow(const QStringList &cells) { m_rows.append(cells); }
    bool isEmpty() const { return m_rows.size() == 1; }
    /// Returns the lines, titles first. `width` is the terminal width in columns; 0: unlimited.
    QStringList lines(qsizetype width = 0) const;

private:
    using Block = QList<qsizetype>; ///< the columns that are printed side by side

    enum class Narrowing { Texts, Key, Titles }; ///< the columns that a step may narrow, with those of the previous steps

    qsizetype widthOf(qsizetype column) const;
    qsizetype minimumWidth(qsizetype column, qsizetype tableWidth) const;
    qsizetype limitOf(qsizetype column, qsizetype fullWidth, qsizetype tableWidth, Narrowing step) const;
    qsizetype keyColumn() const;
    QList<Block> blocksWithin(qsizetype width) const;
    QList<qsizetype> widthsWithin(const Block &block, qsizetype width) const;
    QStringList rowLines(const QStringList &cells, const Block &block, const QList<qsizetype> &widths) const;

    QList<Column> m_columns;
    QList<QStringList> m_rows; ///< the first row has the titles
};

/// Prints the table within lineWidth(). A table without rows is not printed.
void writeTable(std::ostream &stream, const Table &table);

/// Prints a line `label: value` for each field, with the values aligned. Lines are wrapped like those of writeSentence().
void writeFields(std::ostream &stream, const QList<std::pair<QString, QString>> &fields);

/// Returns a number with thousands separators: `12,345`.
QString countText(qint64 count);

/// Returns a number with its noun, in the plural if needed: `1 file`, `12,345 files`. The noun is a text such as `%1 files`.
QString countText(qint64 count, const CountText &noun);

/// Returns a size such as `812 B`, `12.4 kB` or `3.1 MB`.
QString sizeText(qint64 bytes);

} // namespace outcrop
