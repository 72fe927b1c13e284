// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/carddelegate.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int padding = 8;
constexpr int lineSpacing = 2; ///< in pixels

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

int lineHeight(const QFont &font)
{
    return textLineHeight(QFontMetrics(font)) + lineSpacing;
}

void paintBackground(QPainter *painter, const QStyleOptionViewItem &option)
{
    const QWidget *widget = option.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, widget);
    painter->setPen(outlineColor(Outline::Frame, option.palette));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

/// Returns the width of the string at the end of a title with the space before it; 0 if there is none.
int trailingWidth(const Card &card, const QFont &font)
{
    constexpr int roundedPixel = 1; // the advance can be rounded down
    return card.trailing.isEmpty() ? 0 : QFontMetrics(font).horizontalAdvance(card.trailing) + roundedPixel + padding;
}

/// Paints a card from top to bottom.
class CardPainter
{
public:
    CardPainter(QPainter *painter, const QStyleOptionViewItem &option, int leadWidth)
        : m_painter(painter), m_option(option), m_inside(option.rect.adjusted(padding, padding, -padding, 0)), m_isSelected(option.state.testFlag(QStyle::State_Selected))
    {
        m_text = m_inside.adjusted(leadWidth, 0, 0, 0);
    }

    void paint(const Card &card, bool isTrailingBelow)
    {
        m_painter->setFont(boldFont(m_option.font));
        drawText(QRect(m_inside.left(), m_inside.top(), m_text.left() - m_inside.left(), line()), card.lead,
            ColorRole::Accent);
        const int trailing = isTrailingBelow ? 0 : trailingWidth(card, m_option.font);
        const int room = m_text.width() - std::min(trailing, m_text.width() / 2);
        drawText(QRect(m_text.left(), m_text.top(), room, line()), card.title, ColorRole::Text);
        m_painter->setFont(m_option.font);
        if (isTrailingBelow)
            paintMarkedLine({card.trailing});
        else
            drawText(QRect(m_text.left() + room + padding, m_text.top(), m_text.width() - room - padding, line()), card.trailing, ColorRole::Muted);
        for (const CardLine &one : card.lines)
            paintMarkedLine(one);
    }

private:
    int line() const { return lineHeight(m_option.font); }

    QColor colorOf(ColorRole which) const
    {
        return m_isSelected ? m_option.palette.color(QPalette::HighlightedText) : color(which, m_option.palette);
    }

    QRect placed(const QRect &rect) const { return QStyle::visualRect(m_option.direction, m_option.rect, rect); }

    void drawText(const QRect &rect, const QString &text, ColorRole which)
    {
        m_painter->setPen(colorOf(which));
        const QString shown = QFontMetrics(m_painter->font()).elidedText(text, Qt::ElideRight, rect.width());
        m_painter->drawText(placed(rect), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, isolatedText(shown));
    }

    /// Paints a line with bold, underlined matches, which are visible without color and on selected rows.
    void paintMarkedLine(const CardLine &one)
    {
        m_text.translate(0, line());
        const QRect rect(m_text.left(), m_text.top(), m_text.width(), line());
        if (one.marks.isEmpty())
            return drawText(rect, one.text, one.colorRole);
        const QString shown = QFontMetrics(boldFont(m_option.font)).elidedText(one.text, Qt::ElideRight, rect.width());
        QTextLayout layout(shown, m_option.font);
        QTextOption flow;
        flow.setWrapMode(QTextOption::NoWrap);
        flow.setTextDirection(m_option.direction);
        layout.setTextOption(flow);
        layout.setFormats(formats(one, shown.size()));
        layout.beginLayout();
        layout.createLine().setLineWidth(rect.width());
        layout.endLayout();
        m_painter->setPen(colorOf(one.colorRole));
        layout.draw(m_painter, placed(rect).topLeft());
    }

    QList<QTextLayout::FormatRange> formats(const CardLine &one, qsizetype shown) const
    {
        QList<QTextLayout::FormatRange> found;
        for (const CardMark &mark : one.marks) {
            QTextCharFormat format;
            format.setFontWeight(QFont::Bold);
            format.setFontUnderline(true);
            format.setForeground(colorOf(ColorRole::Text));
            if (mark.start < shown)
                found += QTextLayout::FormatRange{static_cast<int>(mark.start), static_cast<int>(std::min(mark.length, shown - mark.start)), format};
        }
        return found;
    }

    QPainter *m_painter;
    const QStyleOptionViewItem &m_option;
    QRect m_inside;
    QRect m_text; ///< moves down with each line
    bool m_isSelected;
};

} // namespace

int CardDelegate::leadWidth(const QFont &font) const
{
    return m_leadSample.isEmpty() ? 0 : QFontMetrics(boldFont(font)).horizontalAdvance(m_leadSample) + padding;
}

/// Returns whether a string at the end of a title needs more than half of its line.
bool CardDelegate::isTrailingBelow(const QStyleOptionViewItem &option, const QAbstractItemModel &model) const
{
    constexpr int checkedRows = 200;
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!view)
        return false;
    const int width = view->viewport()->width() - 2 * padding - leadWidth(option.font);
    for (int row = 0; row < std::min(model.rowCount(), checkedRows); ++row) {
        if (trailingWidth(m_cardSource(model.index(row, 0)), option.font) > width / 2)
            return true;
    }
    return false;
}

void CardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paintBackground(painter, option);
    CardPainter(painter, option, leadWidth(option.font)).paint(m_cardSource(index), isTrailingBelow(option, *index.model()));
    painter->restore();
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int lines = 1 + m_lines + (isTrailingBelow(option, *index.model()) ? 1 : 0);
    return {0, 2 * padding + lines * lineHeight(option.font)};
}

bool CardDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid() || !index.data(Qt::ToolTipRole).toString().isEmpty())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const Card card = m_cardSource(index);
    QStringList texts{card.lead, card.title, card.trailing};
    for (const CardLine &line : card.lines)
        texts += line.text;
    texts.removeAll(QString());
    QToolTip::showText(event->globalPos(), texts.join(u'\n'), view);
    return true;
}

} // namespace outcrop
