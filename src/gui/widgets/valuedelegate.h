// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace outcrop {

/// Shows values of tables. Rows have some space between them and room for an icon, so that they do not move when an icon appears. Mirrored layouts keep the
/// order of numbers and signs.
class ValueDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowPadding = 4; ///< padding that is added to the height of the text, in pixels
    static constexpr int iconSize = 16;  ///< height of the icon that rows have room for, in pixels

    using QStyledItemDelegate::QStyledItemDelegate;

    QString displayText(const QVariant &value, const QLocale &locale) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Shows the whole text of an elided cell whose model has no tooltip.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override;
};

} // namespace outcrop
