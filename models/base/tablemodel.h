// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>

#include <algorithm>
#include <concepts>

namespace outcrop {

/// Base class of flat models with one value per row. The enum of the columns starts at 0. Subclasses implement cell() and header(), which are called only with valid
/// indexes. setRows() keeps the indexes of equal rows at the start and at the end, so that views keep their selection.
template<typename Row, typename Column>
class TableModel : public QAbstractTableModel
{
public:
    TableModel(Column last, QObject *parent) : QAbstractTableModel(parent), m_columns(static_cast<int>(last) + 1) { }

    const QList<Row> &rows() const { return m_rows; }
    /// Returns the value of an index of this model, or null.
    const Row *rowAt(const QModelIndex &index) const { return isFromThisModel(index) ? &m_rows.at(index.row()) : nullptr; }
    void setRows(const QList<Row> &rows);

    int rowCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : m_columns; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    virtual QVariant cell(const Row &row, Column column, int role) const = 0;
    virtual QString header(Column column) const = 0;
    /// Returns whether two rows are equal. Override if rows have no operator==; otherwise all rows count as changed.
    virtual bool areEqual(const Row &left, const Row &right) const
    {
        if constexpr (std::equality_comparable<Row>)
            return left == right;
        else
            return false;
    }
    /// Returns the first row that `matches`, as an index of its first column; invalid if there is none.
    template<typename Matches>
    QModelIndex find(const Matches &matches) const
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(), matches);
        return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()), 0);
    }

private:
    bool isFromThisModel(const QModelIndex &index) const { return index.isValid() && checkIndex(index); }
    qsizetype commonPrefix(const QList<Row> &rows) const;
    qsizetype commonSuffix(const QList<Row> &rows, qsizetype head) const;
    void overwrite(qsizetype first, const QList<Row> &rows);
    void remove(qsizetype first, qsizetype count);
    void insert(qsizetype first, const QList<Row> &rows);

    int m_columns;
    QList<Row> m_rows;
};

template<typename Row, typename Column>
QVariant TableModel<Row, Column>::data(const QModelIndex &index, int role) const
{
    return isFromThisModel(index) ? cell(m_rows.at(index.row()), static_cast<Column>(index.column()), role) : QVariant();
}

template<typename Row, typename Column>
QVariant TableModel<Row, Column>::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isInside = orientation == Qt::Horizontal && section >= 0 && section < m_columns;
    return isInside && role == Qt::DisplayRole ? QVariant(header(static_cast<Column>(section))) : QVariant();
}

template<typename Row, typename Column>
void TableModel<Row, Column>::setRows(const QList<Row> &rows)
{
    const qsizetype head = commonPrefix(rows);
    const qsizetype tail = commonSuffix(rows, head);
    const qsizetype before = m_rows.size() - head - tail;
    const qsizetype after = rows.size() - head - tail;
    const qsizetype sharedRows = std::min(before, after);
    overwrite(head, rows.mid(head, sharedRows));
    remove(head + sharedRows, before - sharedRows);
    insert(head + sharedRows, rows.mid(head + sharedRows, after - sharedRows));
}

template<typename Row, typename Column>
qsizetype TableModel<Row, Column>::commonPrefix(const QList<Row> &rows) const
{
    const qsizetype most = std::min(rows.size(), m_rows.size());
    qsizetype count = 0;
    while (count < most && areEqual(m_rows.at(count), rows.at(count)))
        ++count;
    return count;
}

template<typename Row, typename Column>
qsizetype TableModel<Row, Column>::commonSuffix(const QList<Row> &rows, qsizetype head) const
{
    const qsizetype most = std::min(rows.size(), m_rows.size()) - head;
    qsizetype count = 0;
    while (count < most && areEqual(m_rows.at(m_rows.size() - 1 - count), rows.at(rows.size() - 1 - count)))
        ++count;
    return count;
}

template<typename Row, typename Column>
void TableModel<Row, Column>::overwrite(qsizetype first, const QList<Row> &rows)
{
    if (rows.isEmpty())
        return;
    std::copy(rows.begin(), rows.end(), m_rows.begin() + first);
    const int last = static_cast<int>(first + rows.size()) - 1;
    Q_EMIT dataChanged(index(static_cast<int>(first), 0), index(last, m_columns - 1));
}

template<typename Row, typename Column>
void TableModel<Row, Column>::remove(qsizetype first, qsizetype count)
{
    if (count == 0)
        return;
    beginRemoveRows({}, static_cast<int>(first), static_cast<int>(first + count) - 1);
    m_rows.remove(first, count);
    endRemoveRows();
}

template<typename Row, typename Column>
void TableModel<Row, Column>::insert(qsizetype first, const QList<Row> &rows)
{
    if (rows.isEmpty())
        return;
    beginInsertRows({}, static_cast<int>(first), static_cast<int>(first + rows.size()) - 1);
    m_rows = m_rows.first(first) + rows + m_rows.mid(first);
    endInsertRows();
}

} // namespace outcrop
