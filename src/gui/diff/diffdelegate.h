// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/diffmodel.h"

#include <QStyledItemDelegate>

class QTreeView;

namespace outcrop {

/// Paints the cells of a diff: line numbers, signs, wrapped text with changed words marked, and headings. The model of the view must be a DiffModel
/// without a proxy.
class DiffDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit DiffDelegate(QTreeView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Toggles a check box on a click.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

private:
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const DiffRow &row) const;
    void paintLine(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const DiffRow &row) const;
    const DiffModel &model() const;
    bool isCurrent(const QModelIndex &index) const;

    QTreeView *m_view;
};

} // namespace outcrop
