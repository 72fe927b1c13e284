// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/diff/diffdelegate.h"

#include "gui/diff/diffcolors.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

#include <algorithm>
#include <optional>

namespace outcrop {

namespace {

constexpr int textMargin = 4;
constexpr int signWidth = 14;
constexpr int barWidth = 3; ///< width of the bar beside the current row, in pixels
constexpr int maxLineLength = 20'000; ///< in characters; longer lines are truncated to keep the view responsive

bool isText(const QModelIndex &index)
{
    return index.column() == static_cast<int>(DiffColumn::Before) || index.column() == static_cast<int>(DiffColumn::After);
}

/// Returns the side of a changed line; nullopt for other rows and, side by side, for an empty cell.
std::optional<DiffSide> sideOf(const DiffRow &row, const QModelIndex &index, DiffLayout layout)
{
    const auto column = static_cast<DiffColumn>(index.column());
    if (row.kind != DiffRowKind::Changed)
        return std::nullopt;
    if (layout == DiffLayout::Unified)
        return row.after.exists() ? DiffSide::After : DiffSide::Before;
    const bool isBefore = column == DiffColumn::BeforeLine || column == DiffColumn::Before;
    if (!(isBefore ? row.before : row.after).exists())
        return std::nullopt;
    return isBefore ? DiffSide::Before : DiffSide::After;
}

void layOut(QTextLayout &layout, int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1));
        line.setPosition({0, y});
        y += line.height();
    }
    layout.endLayout();
}

QList<QTextLayout::FormatRange> formatsOf(const QList<MarkedRange> &marks, const QColor &background)
{
    QList<QTextLayout::FormatRange> formats;
    for (const MarkedRange &mark : marks) {
        QTextLayout::FormatRange range;
        range.start = mark.start;
        range.length = mark.end - mark.start;
        range.format.setBackground(background);
        range.format.setFontUnderline(true);
        formats.append(range);
    }
    return formats;
}

/// Returns the rectangle of a row without the bar of the current row.
QRect rectBesideBar(const QRect &row)
{
    return row.adjusted(barWidth + textMargin, 0, 0, 0);
}

int textWidth(int column)
{
    return column - signWidth - 2 * textMargin;
}

} // namespace

DiffDelegate::DiffDelegate(QTreeView *view) : QStyledItemDelegate(view), m_view(view) { }

const DiffModel &DiffDelegate::model() const
{
    return *static_cast<const DiffModel *>(m_view->model());
}

bool DiffDelegate::isCurrent(const QModelIndex &index) const
{
    return m_view->hasFocus() && m_view->currentIndex().row() == index.row();
}

void DiffDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const DiffRow &row = *model().rowAt(index);
    painter->save();
    painter->setClipRect(option.rect);
    if (row.kind == DiffRowKind::Heading || row.kind == DiffRowKind::Gap)
        paintHeading(painter, option, index, row);
    else
        paintLine(painter, option, index, row);
    if (isCurrent(index) && (index.column() == 0))
        painter->fillRect(QRect(option.rect.topLeft(), QSize(barWidth, option.rect.height())), option.palette.highlight());
    painter->restore();
}

/// Paints a heading in bold, with a check box if its hunk can be selected, or a gap in a muted color.
void DiffDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const DiffRow &row) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const bool isHeading = row.kind == DiffRowKind::Heading;
    item.text = isolatedText(item.text);
    item.state.setFlag(QStyle::State_Selected, false);
    item.state.setFlag(QStyle::State_HasFocus, isCurrent(index));
    item.font.setBold(isHeading);
    item.displayAlignment = Qt::AlignVCenter | Qt::AlignLeft;
    item.backgroundBrush = option.palette.alternateBase();
    item.rect = rectBesideBar(option.rect);
    if (isHeading && model().diff().hunks.at(row.hunk).isLocked)
        item.state.setFlag(QStyle::State_Enabled, false);
    item.palette.setColor(QPalette::Text, color(isHeading ? ColorRole::Text : ColorRole::Muted, option.palette));
    item.palette.setColor(QPalette::Disabled, QPalette::Text, color(ColorRole::Text, option.palette));
    painter->fillRect(option.rect, option.palette.alternateBase());
    m_view->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, m_view);
}

void DiffDelegate::paintLine(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const DiffRow &row) const
{
    painter->setLayoutDirection(Qt::LeftToRight); // the sign stays before the text in mirrored layouts
    const QPalette &palette = option.palette;
    const std::optional<DiffSide> side = sideOf(row, index, model().layoutMode());
    const bool isShown = !index.data().toString().isEmpty() || isText(index);
    if (side && isShown)
        painter->fillRect(option.rect, diffColors(*side, palette).line);
    painter->setFont(option.font);
    const QRect inside = option.rect.adjusted(textMargin, 0, -textMargin, 0);
    if (!isText(index)) {
        painter->setPen(side ? palette.color(QPalette::Text) : color(ColorRole::Muted, palette));
        painter->drawText(inside, static_cast<int>(Qt::AlignTop | Qt::AlignRight), index.data().toString());
        return;
    }
    painter->setPen(palette.color(QPalette::Text));
    if (side)
        painter->drawText(inside, static_cast<int>(Qt::AlignTop | Qt::AlignLeft), *side == DiffSide::Before ? QStringLiteral("−") : QStringLiteral("+"));
    QTextLayout layout(index.data().toString().left(maxLineLength), option.font, painter->device());
    const bool isBefore = side && *side == DiffSide::Before;
    if (side)
        layout.setFormats(formatsOf(isBefore ? row.before.marks : row.after.marks, diffColors(*side, palette).words));
    layOut(layout, textWidth(option.rect.width()));
    layout.draw(painter, QPointF(inside.left() + signWidth, inside.top()));
}

bool DiffDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    QStyleOptionViewItem shiftedOption = option;
    shiftedOption.rect = rectBesideBar(option.rect);
    return QStyledItemDelegate::editorEvent(event, model, shiftedOption, index);
}

/// Returns the height of a cell with its text wrapped to the column width, and the width of a line number.
QSize DiffDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const DiffRow &row = *model().rowAt(index);
    const int lineHeight = textLineHeight(option.fontMetrics) + 1;
    if (row.kind == DiffRowKind::Heading || row.kind == DiffRowKind::Gap)
        return {0, lineHeight + 2 * textMargin};
    if (!isText(index))
        return {option.fontMetrics.horizontalAdvance(index.data().toString()) + 2 * textMargin + barWidth, lineHeight};
    QTextLayout layout(index.data().toString().left(maxLineLength), option.font);
    layOut(layout, textWidth(m_view->header()->sectionSize(index.column())));
    return {0, std::max(lineHeight, static_cast<int>(layout.boundingRect().height()) + 1)};
}

} // namespace outcrop
