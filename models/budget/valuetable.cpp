// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/budget/valuetable.h"

#include "core/base/localnumbers.h"
#include "models/base/roles.h"

#include <algorithm>

namespace outcrop {

namespace {

QString quoteCell(QString cell)
{
    if (!cell.contains(u'"') && !cell.contains(u',') && !cell.contains(u'\n') && !cell.contains(u'\r'))
        return cell;
    return u'"' + cell.replace(u'"', QLatin1String("\"\"")) + u'"';
}

QString csvText(const TableCell &figure)
{
    return figure.isNumber || !figure.exportText.isEmpty() ? figure.exportText : figure.text;
}

} // namespace

TableCell TableCell::fromNumber(qint64 number)
{
    return {groupedNumber(number, windowLocale()), QString::number(number), true, {}};
}

QByteArray toCsv(const ValueTable &table)
{
    QString text;
    const auto add = [&text](const QStringList &cells) { text += cells.join(u',') + QStringLiteral("\r\n"); };
    QStringList headers;
    for (const QString &header : table.headers)
        headers += quoteCell(header);
    add(headers);
    for (const ValueRow &row : table.rows) {
        QStringList cells;
        for (const TableCell &figure : row.cells)
            cells += quoteCell(csvText(figure));
        add(cells);
    }
    return text.toUtf8();
}

bool ValueTableModel::hasSameShape(const ValueTable &table) const
{
    return table.headers == m_table.headers
        && std::equal(table.rows.begin(), table.rows.end(), m_table.rows.begin(), m_table.rows.end(),
            [](const ValueRow &left, const ValueRow &right) { return left.key == right.key; });
}

void ValueTableModel::setTable(const ValueTable &table)
{
    if (!hasSameShape(table)) {
        beginResetModel();
        m_table = table;
        return endResetModel();
    }
    const ValueTable before = std::exchange(m_table, table);
    for (int row = 0; row < rowCount(); ++row) {
        if (before.rows.at(row) != table.rows.at(row))
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

const ValueRow *ValueTableModel::rowAt(const QModelIndex &index) const
{
    return index.isValid() && checkIndex(index) ? &m_table.rows.at(index.row()) : nullptr;
}

QModelIndex ValueTableModel::indexOf(const QString &key) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (m_table.rows.at(row).key == key)
            return index(row, 0);
    }
    return {};
}

int ValueTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ValueTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.headers.size());
}

QVariant ValueTableModel::data(const QModelIndex &index, int role) const
{
    const ValueRow *row = rowAt(index);
    if (!row)
        return {};
    const TableCell figure = row->cells.value(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return figure.text;
    case Qt::ToolTipRole:
        return figure.note.isEmpty() ? QVariant() : QVariant(figure.note);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((figure.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case PathRole:
        return row->path;
    default:
        return {};
    }
}

QVariant ValueTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isInside = orientation == Qt::Horizontal && section >= 0 && section < columnCount();
    if (!isInside || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString note = role == Qt::ToolTipRole ? m_table.headerNotes.value(section) : QString();
    return note.isEmpty() ? m_table.headers.at(section) : note;
}

} // namespace outcrop
