// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/ledgerdelegate.h"

#include "gui/look/icons.h"
#include "gui/look/lineheight.h"
#include "models/base/roles.h"
#include "models/render/ledgermodel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int padding = 8;
constexpr int ledgerIconSize = 16;

/// The texts of a displayed entry.
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
        if (!path.isEmpty() && path != text(index, LedgerColumn::Part)) {
            //: Line of an entry in the loss ledger; %1 is the path of a value in the request, such as `messages[0].content`
            lines += LedgerModel::tr("in %1").arg(path);
        }
        lines += text(index, LedgerColumn::Reason);
        lines += index.data(ChangeRole).toString();
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
};

/// Text that wraps between words, or inside a word that is wider than `width`.
class WrappedParagraph
{
public:
    WrappedParagraph(QString text, const QStyleOptionViewItem &option, int width) : m_layout(text.replace(u'\n', QChar::LineSeparator), option.font)
    {
        QTextOption flow;
        flow.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        flow.setTextDirection(option.direction);
        flow.setAlignment(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
        m_layout.setTextOption(flow);
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, m_height});
            m_height += line.height();
        }
        m_layout.endLayout();
    }

    int height() const { return m_layout.text().isEmpty() ? 0 : qCeil(m_height); }
    void draw(QPainter *painter, const QPoint &place) const { m_layout.draw(painter, place); }

private:
    QTextLayout m_layout;
    double m_height = 0;
};

/// Positions of the texts of an entry in a given width, computed from left to right.
struct EntryLayout {
    QRect icon, title, text;
    WrappedParagraph part, lines;

    EntryLayout(const QRect &rect, const QStyleOptionViewItem &option, const Entry &entry)
        : icon(rect.left() + padding, rect.top() + padding, ledgerIconSize, textLineHeight(option.fontMetrics))
        , title(icon.right() + padding, icon.top(), titleWidth(option.font), icon.height())
        , text(title.right() + padding, icon.top(), std::max(40, rect.right() - 2 * padding - title.right()), 0)
        , part(entry.part, option, text.width())
        , lines(entry.lines, option, text.width())
    {
        text.setHeight(part.height() + (lines.height() > 0 ? 2 + lines.height() : 0));
    }

    /// Returns the width of the action column. All entries use this width, so that their parts are aligned.
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

void paintBackground(QPainter *painter, const QStyleOptionViewItem &option)
{
    const QWidget *widget = option.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, widget);
    painter->setPen(option.palette.color(QPalette::AlternateBase).darker(108));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

void LedgerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Entry entry(index);
    const EntryLayout places(option.rect, option, entry);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto ink = [&](ColorRole role) {
        return isSelected ? option.palette.color(QPalette::HighlightedText) : color(role, option.palette);
    };
    const auto mirroredRect = [&](const QRect &rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    painter->save();
    paintBackground(painter, option);
    actionIcon(entry.action).paint(painter, mirroredRect(places.icon), Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);
    painter->setPen(ink(actionColorRole(entry.action)));
    painter->setFont(boldFont(option.font));
    painter->drawText(mirroredRect(places.title), static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter), entry.title);
    const QPoint text = mirroredRect(places.text).topLeft();
    painter->setPen(ink(ColorRole::Text));
    places.part.draw(painter, text);
    painter->setPen(ink(ColorRole::Muted));
    places.lines.draw(painter, text + QPoint(0, places.part.height() + 2));
    painter->restore();
}

QSize LedgerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRect row = rowRect(option);
    const EntryLayout places(row, option, Entry(index));
    return {row.width(), places.text.bottom() + padding};
}

} // namespace outcrop
