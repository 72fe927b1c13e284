// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/table.h"

#include "cli/base/console.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {
namespace {

/// Characters as people count them, as far as a terminal's columns are concerned: a pair of surrogates is one.
qsizetype width(const QString &text)
{
    return std::count_if(text.begin(), text.end(), [](QChar character) { return !character.isLowSurrogate(); });
}

QString padded(const QString &text, qsizetype wanted, Table::Align align)
{
    const QString spaces(std::max<qsizetype>(0, wanted - width(text)), u' ');
    return align == Table::Align::Right ? spaces + text : text + spaces;
}

QString withoutTrailingSpaces(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

} // namespace

Table::Table(const QList<Column> &columns) : m_columns(columns)
{
    QStringList titles;
    for (const Column &column : columns)
        titles.append(column.title.toUpper());
    m_rows.append(titles);
}

QStringList Table::lines() const
{
    QList<qsizetype> widths;
    for (qsizetype column = 0; column < m_columns.size(); ++column)
        widths.append(widthOf(column));
    QStringList lines;
    for (const QStringList &cells : m_rows)
        lines.append(line(cells, widths));
    return lines;
}

qsizetype Table::widthOf(qsizetype column) const
{
    qsizetype widest = 0;
    for (const QStringList &cells : m_rows)
        widest = std::max(widest, width(cells.at(column)));
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
    for (const QString &line : table.lines())
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
