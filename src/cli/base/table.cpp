// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/table.h"

#include "cli/base/console.h"
#include "cli/base/textwrap.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {
namespace {

QString padded(const QString &text, qsizetype wanted, Table::Align align)
{
    const QString spaces(std::max<qsizetype>(0, wanted - textWidth(text)), u' ');
    return align == Table::Align::Right ? spaces + text : text + spaces;
}

} // namespace

Table::Table(const QList<Column> &columns) : m_columns(columns)
{
    QStringList titles;
    for (const Column &column : columns)
        titles.append(column.title.toUpper());
    m_rows.append(titles);
}

QStringList Table::lines(qsizetype width) const
{
    const QList<qsizetype> widths = widthsWithin(width);
    QStringList lines;
    for (const QStringList &cells : m_rows)
        lines += rowLines(cells, widths);
    return lines;
}

/// Returns the column widths. A text column is never narrower than ten columns or its title, so a table with many columns may remain too wide.
QList<qsizetype> Table::widthsWithin(qsizetype width) const
{
    constexpr qsizetype narrowest = 10;
    QList<qsizetype> widths;
    qsizetype all = 2 * (m_columns.size() - 1);
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        widths.append(widthOf(column));
        all += widths.last();
    }
    for (; width > 0 && all > width; --all) {
        qsizetype widest = -1;
        for (qsizetype column = 0; column < m_columns.size(); ++column) {
            const bool shrinks = m_columns.at(column).align == Align::Left && widths.at(column) > std::max(narrowest, textWidth(m_columns.at(column).title));
            if (shrinks && (widest < 0 || widths.at(column) > widths.at(widest)))
                widest = column;
        }
        if (widest < 0)
            break;
        --widths[widest];
    }
    return widths;
}

QStringList Table::rowLines(const QStringList &cells, const QList<qsizetype> &widths) const
{
    QList<QStringList> parts;
    qsizetype count = 1;
    for (qsizetype column = 0; column < cells.size(); ++column) {
        parts.append(wrappedLines(cells.at(column), widths.at(column)));
        count = std::max(count, parts.last().size());
    }
    QStringList lines;
    for (qsizetype i = 0; i < count; ++i) {
        QStringList row;
        for (const QStringList &part : parts)
            row.append(part.value(i));
        lines.append(line(row, widths));
    }
    return lines;
}

qsizetype Table::widthOf(qsizetype column) const
{
    qsizetype widest = 0;
    for (const QStringList &cells : m_rows)
        widest = std::max(widest, textWidth(cells.at(column)));
    return widest;
}

QString Table::line(const QStringList &cells, const QList<qsizetype> &widths) const
{
    QStringList padding;
    for (qsizetype column = 0; column < m_columns.size(); ++column)
        padding.append(padded(cells.at(column), widths.at(column), m_columns.at(column).align));
    return withoutTrailingSpaces(padding.join(QStringLiteral("  ")));
}

void writeTable(std::ostream &stream, const Table &table)
{
    if (table.isEmpty())
        return;
    for (const QString &line : table.lines(lineWidth(stream)))
        writeLine(stream, line);
}

QString countText(qint64 count)
{
    return QLocale(QLocale::English).toString(count);
}

QString countText(qint64 count, const QString &noun)
{
    return countText(count) + u' ' + noun + (count == 1 ? QString() : QStringLiteral("s"));
}

QString sizeText(qint64 bytes)
{
    constexpr qint64 kilo = 1000;
    if (bytes < kilo)
        return QString::number(bytes) + QStringLiteral(" B");
    if (bytes < kilo * kilo)
        return QString::number(double(bytes) / kilo, 'f', 1) + QStringLiteral(" kB");
    return QString::number(double(bytes) / (kilo * kilo), 'f', 1) + QStringLiteral(" MB");
}

} // namespace outcrop
