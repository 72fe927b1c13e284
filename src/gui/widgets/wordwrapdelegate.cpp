// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wordwrapdelegate.h"

#include "gui/look/lineheight.h"

#include <QHeaderView>
#include <QTreeView>

#include <utility>

namespace outcrop {

WordWrapDelegate::WordWrapDelegate(QTreeView &view, int column) : ValueDelegate(&view), m_view(view), m_column(column)
{
    connect(view.header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section == m_column)
            QMetaObject::invokeMethod(this, &WordWrapDelegate::updateWidth, Qt::QueuedConnection); // queued, because a layout can restore the width
    });
}

/// Updates the row heights if the width of the column has changed.
void WordWrapDelegate::updateWidth()
{
    const int width = m_view.columnWidth(m_column);
    if (std::exchange(m_width, width) != width)
        Q_EMIT sizeHintChanged({});
}

QSize WordWrapDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem columnOption = option;
    columnOption.rect = QRect(0, 0, m_view.columnWidth(m_column), 1); // the text wraps at this width; the height has no effect
    return QStyledItemDelegate::sizeHint(columnOption, index).expandedTo({0, textLineHeight(option.fontMetrics) + rowPadding});
}

void WordWrapDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    ValueDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::WrapText;
}

} // namespace outcrop
