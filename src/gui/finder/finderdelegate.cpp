// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/finder/finderdelegate.h"

#include "gui/look/lineheight.h"
#include "gui/look/theme.h"
#include "models/finder/findermodel.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

namespace outcrop {

namespace {

constexpr int textGap = 10;

QList<QTextLayout::FormatRange> boldRanges(const QList<int> &positions, qsizetype shown)
{
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> ranges;
    for (const int place : positions) {
        if (place < shown)
            ranges += QTextLayout::FormatRange{place, 1, format};
    }
    return ranges;
}

/// Draws the texts of a row. Places them from both ends, in reading direction, until no space is left.
class RowPainter
{
public:
    RowPainter(QPainter *painter, const QStyleOptionViewItem &option)
        : m_painter(painter)
        , m_option(option)
        , m_remainingRect(option.rect.adjusted(textGap, 0, -textGap, 0))
    {
    }

    void drawAtEnd(const QString &text, const QColor &ink)
    {
        if (text.isEmpty())
            return;
        const int width = m_option.fontMetrics.horizontalAdvance(text);
        draw(text, {}, ink, QRect(m_remainingRect.right() - width, m_remainingRect.top(), width + 1, m_remainingRect.height()));
        m_remainingRect.setRight(m_remainingRect.right() - width - textGap);
    }

    void drawAtStart(const QString &text, const QList<int> &positions, const QColor &ink, Qt::TextElideMode elide)
    {
        const QString shown = m_option.fontMetrics.elidedText(text, elide, m_remainingRect.width());
        const bool isComplete = shown == text;
        const int width = draw(shown, isComplete ? positions : QList<int>(), ink, m_remainingRect);
        m_remainingRect.setLeft(m_remainingRect.left() + width + textGap);
    }

private:
    /// Returns the width of the drawn text.
    int draw(const QString &text, const QList<int> &positions, const QColor &ink, const QRect &logical)
    {
        if (logical.width() <= 0 || text.isEmpty())
            return 0;
        QTextLayout layout(text, m_option.font);
        layout.setFormats(boldRanges(positions, text.size()));
        layout.beginLayout();
        QTextLine line = layout.createLine();
        layout.endLayout();
        const int width = qCeil(line.naturalTextWidth());
        QRect place(logical.left(), logical.top() + (logical.height() - qRound(line.height())) / 2, width, 0);
        place = QStyle::visualRect(m_option.direction, m_option.rect, place);
        m_painter->setPen(ink);
        layout.draw(m_painter, place.topLeft());
        return width;
    }

    QPainter *m_painter;
    const QStyleOptionViewItem &m_option;
    QRect m_remainingRect;
};

} // namespace

void FinderDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor chosenColor = option.palette.color(QPalette::HighlightedText);
    const QColor ink = isSelected ? chosenColor : option.palette.color(QPalette::Text);
    const QColor quietColor = isSelected ? chosenColor : color(ColorRole::Muted, option.palette);
    painter->save();
    painter->setClipRect(option.rect);
    QApplication::style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    RowPainter room(painter, option);
    room.drawAtEnd(index.data(FinderModel::TrailingRole).toString(), quietColor);
    room.drawAtStart(
        index.data().toString(), index.data(FinderModel::TitlePositionsRole).value<QList<int>>(), ink, Qt::ElideRight);
    room.drawAtStart(index.data(FinderModel::DetailRole).toString(),
        index.data(FinderModel::DetailPositionsRole).value<QList<int>>(), quietColor, Qt::ElideMiddle);
    painter->restore();
}

QSize FinderDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {100, textLineHeight(option.fontMetrics) + 2 * padding};
}

} // namespace outcrop
