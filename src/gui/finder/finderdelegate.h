// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace outcrop {

/// Draws a finder row: the title with matches in bold, the location in a muted color, and the shortcut or kind at the end.
class FinderDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int padding = 5; ///< above and below the text, in pixels

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace outcrop
