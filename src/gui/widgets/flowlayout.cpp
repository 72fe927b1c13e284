// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/flowlayout.h"

#include <QBoxLayout>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace outcrop {

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setSpacing(4);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::insertWidget(int index, QWidget *widget)
{
    addWidget(widget);
    m_items.move(m_items.size() - 1, index);
    invalidate();
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items += item;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::replaceRow(QBoxLayout *column, QBoxLayout *row)
{
    auto *flow = new FlowLayout;
    while (QLayoutItem *item = row->takeAt(0))
        flow->addItem(item);
    const int index = column->indexOf(row);
    delete row;
    column->insertLayout(index, flow);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = item->isEmpty() ? size : size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

/// Arranges the items from the leading edge, and moves them if `moves` is set. Returns the height.
int FlowLayout::arrange(const QRect &rect, bool moves) const
{
    const QMargins margins = contentsMargins();
    QRect inside = rect.marginsRemoved(margins);
    Line line;
    int used = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue; // a hidden widget needs no place
        QSize size = item->sizeHint().boundedTo(item->maximumSize());
        size.setWidth(std::min(size.width(), std::max(inside.width(), item->minimumSize().width())));
        if (!line.isEmpty() && used + size.width() > inside.width()) {
            inside.setTop(inside.top() + placeLine(std::exchange(line, {}), inside, moves) + spacing());
            used = 0;
        }
        line.append(std::pair(item, size));
        used += size.width() + spacing();
    }
    return inside.top() + placeLine(line, inside, moves) - rect.y() + margins.bottom();
}

/// Places a line at the top of a rectangle, vertically centered, if `moves` is set. Returns its height.
int FlowLayout::placeLine(Line line, const QRect &rect, bool moves) const
{
    int rest = rect.width() + spacing();
    int height = 0;
    for (const auto &[item, size] : std::as_const(line)) {
        rest -= size.width() + spacing();
        height = std::max(height, size.height());
    }
    if (!moves)
        return height;
    const auto growingItem = std::find_if(line.rbegin(), line.rend(), [](const auto &each) { return each.first->expandingDirections().testFlag(Qt::Horizontal); });
    if (growingItem != line.rend())
        growingItem->second.rwidth() += std::max(0, rest);
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = rect.x();
    for (const auto &[item, size] : std::as_const(line)) {
        const QPoint corner(x, rect.y() + (height - size.height()) / 2);
        item->setGeometry(QStyle::visualRect(direction, rect, QRect(corner, size)));
        x += size.width() + spacing();
    }
    return height;
}

} // namespace outcrop
