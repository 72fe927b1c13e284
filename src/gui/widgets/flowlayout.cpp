// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/flowlayout.h"

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
    const QRect inside = rect.marginsRemoved(margins);
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = inside.x();
    int y = inside.y();
    int line = 0;
    const auto last = std::find_if(m_items.crbegin(), m_items.crend(), [](const QLayoutItem *item) { return !item->isEmpty(); });
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue; // a hidden widget
        QSize size = item->sizeHint().boundedTo(item->maximumSize());
        size.setWidth(std::min(size.width(), std::max(inside.width(), item->minimumSize().width())));
        if (x > inside.x() && x + size.width() > inside.x() + inside.width()) {
            x = inside.x();
            y += line + spacing();
            line = 0;
        }
        if (item == *last && item->expandingDirections().testFlag(Qt::Horizontal))
            size.setWidth(std::max(size.width(), inside.x() + inside.width() - x));
        if (moves)
            item->setGeometry(QStyle::visualRect(direction, inside, QRect(QPoint(x, y), size)));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line - rect.y() + margins.bottom();
}

} // namespace outcrop
