// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/diffmodel.h"

#include "core/base/localnumbers.h"

#include <algorithm>

namespace outcrop {

DiffModel::DiffModel(QObject *parent) : TableModel(DiffColumn::After, parent) { }

void DiffModel::setDiff(const ShownDiff &diff)
{
    m_diff = diff;
    m_chosenHunks.clear();
    for (int hunk = 0; hunk < diff.hunks.size(); ++hunk) {
        if (canChooseHunk(hunk))
            m_chosenHunks.insert(hunk);
    }
    setRows({}); // clears the rows, because an equal row can belong to another hunk of the new diff
    setRows(diffRows(diff, m_layout));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT chosenHunksChanged();
}

void DiffModel::setLayoutMode(DiffLayout layout)
{
    if (std::exchange(m_layout, layout) == layout)
        return;
    setRows({});
    setRows(diffRows(m_diff, m_layout));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void DiffModel::setHunksCheckable(bool isCheckable)
{
    m_isCheckable = isCheckable;
    if (!rows().isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

bool DiffModel::canChooseHunk(int hunk) const
{
    return hunk >= 0 && hunk < m_diff.hunks.size() && !m_diff.hunks.at(hunk).isLocked;
}

void DiffModel::setChosenHunks(const QSet<int> &hunks)
{
    QSet<int> chosen;
    std::copy_if(hunks.begin(), hunks.end(), std::inserter(chosen, chosen.end()), [this](int hunk) { return canChooseHunk(hunk); });
    if (chosen == m_chosenHunks)
        return;
    m_chosenHunks = chosen;
    if (!rows().isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT chosenHunksChanged();
}

void DiffModel::toggleHunk(int hunk)
{
    QSet<int> chosen = m_chosenHunks;
    if (!chosen.remove(hunk))
        chosen.insert(hunk);
    if (m_isCheckable)
        setChosenHunks(chosen);
}

int DiffModel::rowOfHunk(int hunk) const
{
    return find([hunk](const DiffRow &row) { return row.kind == DiffRowKind::Heading && row.hunk == hunk; }).row();
}

int DiffModel::removedCount() const
{
    return static_cast<int>(std::count_if(rows().begin(), rows().end(),
        [](const DiffRow &row) { return row.kind == DiffRowKind::Changed && row.before.exists(); }));
}

int DiffModel::addedCount() const
{
    return static_cast<int>(std::count_if(rows().begin(), rows().end(),
        [](const DiffRow &row) { return row.kind == DiffRowKind::Changed && row.after.exists(); }));
}

Qt::ItemFlags DiffModel::flags(const QModelIndex &index) const
{
    const DiffRow *row = index.isValid() ? rowAt(index) : nullptr;
    const bool hasCheckBox = row && row->kind == DiffRowKind::Heading && m_isCheckable && index.column() == 0 && canChooseHunk(row->hunk);
    return TableModel::flags(index) | (hasCheckBox ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool DiffModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const DiffRow *row = index.isValid() ? rowAt(index) : nullptr;
    if (!row || role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    if (m_chosenHunks.contains(row->hunk) != (value.toInt() == Qt::Checked))
        toggleHunk(row->hunk);
    return true;
}

QVariant DiffModel::cell(const DiffRow &row, DiffColumn column, int role) const
{
    const bool isNumber = column == DiffColumn::BeforeLine || column == DiffColumn::AfterLine;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::CheckStateRole:
        if (row.kind != DiffRowKind::Heading || column != DiffColumn::BeforeLine || !m_isCheckable)
            return {};
        return m_chosenHunks.contains(row.hunk) ? Qt::Checked : Qt::Unchecked;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(isNumber && row.kind != DiffRowKind::Heading ? Qt::AlignTop | Qt::AlignRight : Qt::AlignTop | Qt::AlignLeft));
    case Qt::AccessibleTextRole:
        return accessibleText(row, column);
    default:
        return {};
    }
}

/// Returns the line of a cell; null if the cell is empty.
const DiffCell *DiffModel::cellOf(const DiffRow &row, DiffColumn column) const
{
    const bool isUnified = m_layout == DiffLayout::Unified;
    const DiffCell *cell = column == DiffColumn::BeforeLine ? &row.before
        : column == DiffColumn::AfterLine                   ? &row.after
        : column == DiffColumn::Before                      ? &row.before
        : isUnified                                           ? &unifiedCell(row)
                                                            : &row.after;
    return cell->exists() && !(isUnified && column == DiffColumn::Before) ? cell : nullptr;
}

QString DiffModel::text(const DiffRow &row, DiffColumn column) const
{
    if (row.kind == DiffRowKind::Heading || row.kind == DiffRowKind::Gap) {
        if (column != DiffColumn::BeforeLine)
            return {};
        return row.kind == DiffRowKind::Heading ? heading(row.hunk) : tr("%n unchanged line(s)", nullptr, row.count);
    }
    const DiffCell *cell = cellOf(row, column);
    if (!cell)
        return {};
    return column == DiffColumn::Before || column == DiffColumn::After ? cell->text : groupedNumber(cell->line, windowLocale());
}

QString DiffModel::heading(int hunk) const
{
    const ShownHunk &shownHunk = m_diff.hunks.at(hunk);
    //: Heading of a group of changes; %1 is the number of the group, %2 the number of all groups, %3 the number of its first line
    const QString words = tr("Hunk %1 of %2, line %3").arg(hunk + 1).arg(m_diff.hunks.size()).arg(groupedNumber(shownHunk.after.first + 1, windowLocale()));
    //: %1 is `Hunk 1 of 2, line 3`, %2 a note about it
    return shownHunk.note.isEmpty() ? words : tr("%1: %2").arg(words, shownHunk.note);
}

/// Returns the accessible text, which includes the meaning of sign and color.
QString DiffModel::accessibleText(const DiffRow &row, DiffColumn column) const
{
    const DiffCell *cell = row.kind == DiffRowKind::Changed ? cellOf(row, column) : nullptr;
    if (!cell)
        return text(row, column);
    //: %1 is a line's number or its text
    return cell == &row.before ? tr("removed: %1").arg(text(row, column)) : tr("added: %1").arg(text(row, column));
}

QString DiffModel::header(DiffColumn column) const
{
    switch (column) {
    case DiffColumn::BeforeLine:
    case DiffColumn::AfterLine:
        return {};
    case DiffColumn::Before:
        return m_diff.beforeName;
    case DiffColumn::After:
        //: %1 and %2 are the titles of the compared texts
        return m_layout == DiffLayout::SideBySide ? m_diff.afterName : tr("%1 → %2").arg(m_diff.beforeName, m_diff.afterName);
    }
    return {};
}

} // namespace outcrop
