// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextpathdelegate.h"

#include "gui/widgets/pathdelegate.h"

#include <QStyle>
#include <QTreeView>

namespace outcrop {

ContextPathDelegate::ContextPathDelegate(QTreeView &view) : WordWrapDelegate(view, 0), m_tree(view) { }

QSize ContextPathDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isHeading = !index.parent().isValid(); // a heading spans all columns
    const int width = isHeading ? m_tree.viewport()->width() : m_tree.columnWidth(0);
    QStyleOptionViewItem columnOption = option;
    columnOption.rect = QRect(0, 0, width - m_tree.indentation() * (isHeading ? 1 : 2), 1); // the height is not used
    return QStyledItemDelegate::sizeHint(columnOption, index);
}

void ContextPathDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    WordWrapDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideMiddle;
    const int margins = 2 * (m_tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_tree) + 1);
    if (index.parent().isValid() && option->rect.width() > margins)
        option->text = displayText(elidedPath(index.data().toString(), option->fontMetrics, option->rect.width() - margins, maxLines), option->locale);
}

} // namespace outcrop
