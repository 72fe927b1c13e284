// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextbar.h"

#include "gui/look/theme.h"
#include "models/context/contexttree.h"

#include <QPainter>

namespace outcrop {

void ContextBar::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const double sent = index.data(SentShareRole).toDouble(), cut = index.data(TruncatedShareRole).toDouble();
    const double height = option.fontMetrics.height() / 2.0, margin = height / 2;
    const QRectF cell(option.rect);
    const QRectF room(cell.left() + margin, cell.center().y() - height / 2, cell.width() - 2 * margin, height);
    if (sent + cut <= 0 || room.width() <= 0)
        return;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink =
        isSelected ? option.palette.color(QPalette::HighlightedText) : color(ColorRole::Muted, option.palette);
    const QRectF filledRect(room.topLeft(), QSizeF(room.width() * sent, room.height()));
    painter->save();
    painter->fillRect(filledRect, ink);
    if (cut > 0) {
        const QRectF hatched(filledRect.topRight(), QSizeF(room.width() * cut, room.height()));
        painter->fillRect(hatched, QBrush(ink, Qt::BDiagPattern));
        painter->setPen(ink);
        painter->drawRect(hatched);
    }
    painter->restore();
}

} // namespace outcrop
