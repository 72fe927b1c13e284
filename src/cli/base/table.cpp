// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/table.h"

#include "cli/base/baseoutput.h"
#include "cli/base/console.h"
#include "cli/base/textwrap.h"
#include "core/base/localnumbers.h"
#include "core/base/textwidth.h"

#include <algorithm>
#include <numeric>

namespace outcrop {
namespace {

constexpr qsizetype gap = 2; ///< spaces between two columns

QString padText(const QString &text, qsizetype wanted, Table::Align align)
{
    if (align == Table::Align::Left)
        return padToWidth(text, wanted);
    return QString(std::max<qsizetype>(0, wanted - textWidth(text)), u' ') + text;
}

/// Narrows the widest column, one character at a time, until the columns fit or are at their limits.
void narrowTo(qsizetype width, const QList<qsizetype> &limits, QList<qsizetype> &widths)
{
    for (qsizetype all = std::accumulate(widths.begin(), widths.end(), gap * (widths.size() - 1)); all > width; --all) {
        qsizetype widestColumn = -1;
        for (qsizetype i = 0; i < widths.size(); ++i) {
            if (widths.at(i) > limits.at(i) && (widestColumn < 0 || widths.at(i) > widths.at(widestColumn)))
                widestColumn = i;
        }
        if (widestColumn < 0)
            return;
        --widths[widestColumn];
    }
}

/// Returns whether a text has characters between which it can wrap, as in Chinese and Japanese.
bool isWordOfCharacters(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar character) { return isWideInTerminal(character.unicode()); });
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
    QStringList lines;
    for (const Block &block : blocksWithin(width)) {
        if (!lines.isEmpty())
            lines.append(QString());
        const QList<qsizetype> widths = widthsWithin(block, width);
        for (const QStringList &cells : m_rows)
            lines += rowLines(cells, block, widths);
    }
    return lines;
}

qsizetype Table::widthOf(qsizetype column) const
{
    qsizetype widestColumn = 0;
    for (const QStringList &cells : m_rows)
        widestColumn = std::max(widestColumn, textWidth(cells.at(column)));
    return widestColumn;
}

/// Returns the minimum width of a column in a table with the given width. Words of titles and numbers are not split. Text that has at least 10 characters gets at least
/// 10 columns, and at least the width of its longest word, up to a third of the table. A cell that begins with a letter is text, even in a column of numbers.
qsizetype Table::minimumWidth(qsizetype column, qsizetype tableWidth) const
{
    constexpr qsizetype narrowText = 10;
    const qsizetype widestWord = std::max(narrowText, tableWidth / 3);
    const bool isText = m_columns.at(column).align == Align::Left;
    qsizetype width = isText ? std::min(narrowText, widthOf(column)) : 0;
    for (const QString &word : m_rows.first().at(column).split(u' '))
        width = std::max(width, isWordOfCharacters(word) ? std::min(widestWord, longestPartWidth(word)) : textWidth(word));
    for (qsizetype row = 1; row < m_rows.size(); ++row) {
        const QString &cell = m_rows.at(row).at(column);
        const bool isNumber = !isText && (cell.isEmpty() || !cell.front().isLetter());
        width = std::max(width, isNumber ? textWidth(cell) : std::min(widestWord, longestPartWidth(cell)));
    }
    return width;
}

/// Returns the column that identifies a row.
qsizetype Table::keyColumn() const
{
    const auto markedColumn = std::find_if(m_columns.begin(), m_columns.end(), [](const Column &column) { return column.isKey; });
    return markedColumn == m_columns.end() ? 0 : std::distance(m_columns.begin(), markedColumn);
}

/// Distributes the columns among as few blocks as possible. Every block has the key column.
QList<Table::Block> Table::blocksWithin(qsizetype width) const
{
    const qsizetype key = keyColumn();
    QList<Block> blocks{Block()};
    qsizetype used = minimumWidth(key, width);
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        const qsizetype more = column == key ? 0 : gap + minimumWidth(column, width);
        const bool hasOthers = blocks.last().size() > (blocks.last().contains(key) ? 1 : 0);
        if (width > 0 && column != key && hasOthers && used + more > width) {
            blocks.append(Block{key});
            used = minimumWidth(key, width);
        }
        used += more;
        if (!blocks.last().contains(column))
            blocks.last().append(column);
    }
    if (!blocks.first().contains(key))
        blocks.first().append(key);
    return blocks;
}

/// Returns the width to which a column may be narrowed in a step. A key column that takes most of the table is narrowed like other texts.
qsizetype Table::limitOf(qsizetype column, qsizetype fullWidth, qsizetype tableWidth, Narrowing step) const
{
    const bool isKept = step == Narrowing::Texts && column == keyColumn() && fullWidth <= tableWidth / 2;
    const bool isNumber = step != Narrowing::Titles && m_columns.at(column).align == Align::Right;
    if (isKept || isNumber)
        return fullWidth;
    const qsizetype minimum = minimumWidth(column, tableWidth);
    return step == Narrowing::Titles ? minimum : std::max(minimum, textWidth(m_rows.first().at(column)));
}

/// Returns the widths of the columns of a block. Texts are wrapped first, then the key column, and titles only if these columns cannot be narrowed further.
QList<qsizetype> Table::widthsWithin(const Block &block, qsizetype width) const
{
    QList<qsizetype> widths;
    qsizetype all = gap * (block.size() - 1);
    for (const qsizetype column : block) {
        widths.append(widthOf(column));
        all += widths.last();
    }
    if (width == 0 || all <= width)
        return widths;
    const QList<qsizetype> fullWidths = widths;
    for (const Narrowing step : {Narrowing::Texts, Narrowing::Key, Narrowing::Titles}) {
        QList<qsizetype> limits;
        for (qsizetype i = 0; i < block.size(); ++i)
            limits.append(limitOf(block.at(i), fullWidths.at(i), width, step));
        narrowTo(width, limits, widths);
    }
    return widths;
}

QStringList Table::rowLines(const QStringList &cells, const Block &block, const QList<qsizetype> &widths) const
{
    QList<QStringList> parts;
    qsizetype count = 1;
    for (qsizetype i = 0; i < block.size(); ++i) {
        parts.append(wrappedLines(cells.at(block.at(i)), std::max<qsizetype>(1, widths.at(i))));
        count = std::max(count, parts.last().size());
    }
    QStringList lines;
    for (qsizetype row = 0; row < count; ++row) {
        QStringList paddingCells;
        for (qsizetype i = 0; i < block.size(); ++i)
            paddingCells.append(padText(parts.at(i).value(row), widths.at(i), m_columns.at(block.at(i)).align));
        lines.append(withoutTrailingSpaces(paddingCells.join(QString(gap, u' '))));
    }
    return lines;
}

void writeTable(std::ostream &stream, const Table &table)
{
    if (table.isEmpty())
        return;
    for (const QString &line : table.lines(lineWidth(stream)))
        writeLine(stream, line);
}

void writeFields(std::ostream &stream, const QList<std::pair<QString, QString>> &fields)
{
    qsizetype widestColumn = 0;
    for (const auto &[label, value] : fields)
        widestColumn = std::max(widestColumn, textWidth(baseoutput::withColon(label)));
    for (const auto &[label, value] : fields)
        writeSentence(stream, withoutTrailingSpaces(padToWidth(baseoutput::withColon(label), widestColumn + 1) + value));
}

QString countText(qint64 count)
{
    return groupedNumber(count);
}

QString countText(qint64 count, const CountText &noun)
{
    return noun(count, countText(count));
}

QString sizeText(qint64 bytes)
{
    constexpr qint64 kilo = 1000;
    if (bytes < kilo)
        return baseoutput::bytes(bytes);
    if (bytes < kilo * kilo)
        return baseoutput::kilobytes(decimalNumber(double(bytes) / kilo, 1));
    return baseoutput::megabytes(decimalNumber(double(bytes) / (kilo * kilo), 1));
}

} // namespace outcrop
