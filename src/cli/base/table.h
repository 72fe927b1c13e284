// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <iosfwd>

namespace outcrop {

/// Text in aligned columns for people: titles in capitals, numbers to the right, two spaces between columns, none at the end of a line. Where the lines
/// are wider than they may be, text columns are narrowed, the widest first, and their cells continue on further lines: nothing is cut off.
class Table
{
public:
    enum class Align { Left, Right };
    struct Column {
        QString title;
        Align align = Align::Left;
    };

    explicit Table(const QList<Column> &columns);
    /// One cell a column.
    void addRow(const QStringList &cells) { m_rows.append(cells); }
    bool isEmpty() const { return m_rows.size() == 1; }
    /// The lines, titles first. `width` is that of the terminal, in columns; 0 for as wide as needed.
    QStringList lines(qsizetype width = 0) const;

private:
    qsizetype widthOf(qsizetype column) const;
    QList<qsizetype> widthsWithin(qsizetype width) const;
    QStringList rowLines(const QStringList &cells, const QList<qsizetype> &widths) const;
    QString line(const QStringList &cells, const QList<qsizetype> &widths) const;

    QList<Column> m_columns;
    QList<QStringList> m_rows; ///< the titles are the first
};

/// Prints the lines of a table within lineWidth(), or nothing where it has no rows.
void writeTable(std::ostream &stream, const Table &table);

/// A number with its thousands set apart: `12,345`.
QString countText(qint64 count);

/// A number and its noun, in the plural where it asks for it: `1 file`, `12 files`.
QString countText(qint64 count, const QString &noun);

/// A size for people: `812 B`, `12.4 kB`, `3.1 MB`.
QString sizeText(qint64 bytes);

} // namespace outcrop
