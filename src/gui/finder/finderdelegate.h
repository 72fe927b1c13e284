// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace outcrop {

/// A row of a finder: the title with what matched in bold, where it is in a quieter ink, and at the end its keys or
/// its kind.
class FinderDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int padding = 5; ///< above and below the text

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace outcrop
