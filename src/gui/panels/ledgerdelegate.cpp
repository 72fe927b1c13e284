// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/ledgerdelegate.h"

#include "gui/look/icons.h"
#include "models/ledgermodel.h"
#include "models/roles.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace outcrop {

namespace {

constexpr int padding = 8;
constexpr int ledgerIconSize = 16;
constexpr int wrapping = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextWrapAnywhere;

/// The texts of one entry, ready to be laid out.
struct Entry {
    LossAction action;
    QString title;
    QString part;
    QString lines;

    explicit Entry(const QModelIndex &index)
        : action(static_cast<LossAction>(index.data(ActionRole).toInt()))
        , title(actionTitle(action))
        , part(text(index, LedgerColumn::Part))
        , lines(details(index))
    {
    }

    static QString text(const QModelIndex &index, LedgerColumn column)
    {
        return index.siblingAtColumn(static_cast<int>(column)).data().toString();
    }

    static QString details(const QModelIndex &index)
    {
        const QString path = text(index, LedgerColumn::Path);
        QStringList lines;
        if (!path.isEmpty() && path != text(index, LedgerColumn::Part))
            lines += LedgerModel::tr("in %1").arg(path);
        lines += text(index, LedgerColumn::Reason);
        lines += index.data(ChangeRole).toString();
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
};

/// Where the texts of an entry go in a rectangle of the view's width.
struct Places {
    QRect icon, title, part, lines;

    Places(const QRect &rect, const QFont &font, const Entry &entry)
    {
        const QFontMetrics metrics(font);
        const int top = rect.top() + padding;
        icon = QRect(rect.left() + padding, top, ledgerIconSize, metrics.height());
        title = QRect(icon.right() + padding, top, titleWidth(font), metrics.height());
        const int left = title.right() + padding;
        const int width = std::max(40, rect.right() - padding - left);
        part = metrics.boundingRect(QRect(left, top, width, 1000), wrapping, entry.part);
        const QRect room(left, part.bottom() + 2, width, entry.lines.isEmpty() ? 0 : 1000);
        lines = entry.lines.isEmpty() ? room : metrics.boundingRect(room, wrapping, entry.lines);
    }

    /// The same for every entry, so that the parts stand in one column.
    static int titleWidth(QFont font)
    {
        font.setBold(true);
        return QFontMetrics(font).horizontalAdvance(actionTitle(LossAction::Approximated)) + 2;
    }
};

QRect rowRect(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return QRect(0, 0, view ? view->viewport()->width() : option.rect.width(), 0);
}

void paintGround(QPainter *painter, const QStyleOptionViewItem &option)
{
    const QWidget *widget = option.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, widget);
    painter->setPen(option.palette.color(QPalette::AlternateBase).darker(108));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

void LedgerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Entry entry(index);
    const Places places(option.rect, option.font, entry);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const auto ink = [&](Ink which) {
        return selected ? option.palette.color(QPalette::HighlightedText) : color(which, option.palette);
    };
    painter->save();
    paintGround(painter, option);
    actionIcon(entry.action).paint(painter, places.icon, Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
    painter->setPen(ink(actionInk(entry.action)));
    painter->setFont(bold(option.font));
    painter->drawText(places.title, Qt::AlignLeft | Qt::AlignVCenter, entry.title);
    painter->setFont(option.font);
    painter->setPen(ink(Ink::Text));
    painter->drawText(places.part, wrapping, entry.part);
    painter->setPen(ink(Ink::Muted));
    painter->drawText(places.lines, wrapping, entry.lines);
    painter->restore();
}

QSize LedgerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRect row = rowRect(option);
    const Places places(row, option.font, Entry(index));
    return {row.width(), std::max(places.part.bottom(), places.lines.bottom()) + padding};
}

} // namespace outcrop
