// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/diff/difftable.h"

#include "core/base/localnumbers.h"
#include "gui/diff/diffdelegate.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int numberMargin = 14;

constexpr int column(DiffColumn columnRole)
{
    return static_cast<int>(columnRole);
}

} // namespace

DiffTable::DiffTable(DiffModel *model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setAccessibleName(tr("Differences"));
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setIndentation(0);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setModel(model);
    setItemDelegate(new DiffDelegate(this));
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(0);
    header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

int DiffTable::currentHunk() const
{
    const DiffRow *row = currentIndex().isValid() ? m_model->rowAt(currentIndex()) : nullptr;
    return row ? row->hunk : -1;
}

void DiffTable::goToHunk(int hunk)
{
    const int row = m_model->rowOfHunk(hunk);
    if (row < 0)
        return;
    setCurrentIndex(m_model->index(row, 0));
    scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtTop);
}

int DiffTable::adjacentHunk(int step) const
{
    const int count = m_model->rowCount();
    for (int row = currentIndex().row() + step; row >= 0 && row < count; row += step) {
        const DiffRow &at = m_model->rows().at(row);
        if (at.kind == DiffRowKind::Heading && (step > 0 || at.hunk != currentHunk()))
            return at.hunk;
    }
    return -1;
}

void DiffTable::updateRows()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const DiffRowKind kind = m_model->rows().at(row).kind;
        setFirstColumnSpanned(row, {}, kind == DiffRowKind::Heading || kind == DiffRowKind::Gap);
    }
    setColumnHidden(column(DiffColumn::Before), m_model->layoutMode() == DiffLayout::Unified);
    setColumnWidths();
}

/// Fits the number columns to the highest line number and gives the remaining width to the text columns.
void DiffTable::setColumnWidths()
{
    qsizetype highestNumber = 1;
    for (const ShownHunk &hunk : m_model->diff().hunks)
        highestNumber = std::max({highestNumber, hunk.before.endLine(), hunk.after.endLine()});
    const int number = fontMetrics().horizontalAdvance(groupedNumber(highestNumber, QLocale())) + numberMargin;
    const int rest = viewport()->width() - 2 * number;
    const bool isSideBySide = m_model->layoutMode() == DiffLayout::SideBySide;
    header()->resizeSection(column(DiffColumn::BeforeLine), number);
    header()->resizeSection(column(DiffColumn::AfterLine), number);
    header()->resizeSection(column(DiffColumn::Before), rest / 2);
    header()->resizeSection(column(DiffColumn::After), isSideBySide ? rest - rest / 2 : rest);
    scheduleDelayedItemsLayout(); // the width changed, so lines wrap differently
}

/// Handles F8 in this table. Otherwise, the window shortcut would go to the next problem in the document.
bool DiffTable::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride || static_cast<QKeyEvent *>(event)->key() != Qt::Key_F8)
        return QTreeView::event(event);
    event->accept();
    return true;
}

void DiffTable::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~Qt::ShiftModifier) == 0;
    if (isPlain && event->key() == Qt::Key_F8)
        return goToHunk(adjacentHunk(event->modifiers() & Qt::ShiftModifier ? -1 : 1));
    if (isPlain && (event->key() == Qt::Key_N || event->key() == Qt::Key_P))
        return goToHunk(adjacentHunk(event->key() == Qt::Key_N ? 1 : -1));
    if (isPlain && event->key() == Qt::Key_Space)
        return m_model->toggleHunk(currentHunk());
    QTreeView::keyPressEvent(event);
}

void DiffTable::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    setColumnWidths();
}

void DiffTable::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange && model())
        setColumnWidths();
}

void DiffTable::currentChanged(const QModelIndex &currentIndex, const QModelIndex &previousIndex)
{
    QTreeView::currentChanged(currentIndex, previousIndex);
    viewport()->update(); // the bar of a row is in its first column only
    Q_EMIT currentRowChanged();
}

} // namespace outcrop
