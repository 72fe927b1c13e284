// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/carddelegate.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int padding = 8;
constexpr int lineSpacing = 2; ///< distance between two lines, in pixels

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

/// Paints a card from top to bottom.
class CardPainter
{
public:
    CardPainter(QPainter *painter, const QStyleOptionViewItem &option, int leadWidth)
        : m_painter(painter), m_option(option), m_contentRect(option.rect.adjusted(padding, padding, -padding, 0)), m_isSelected(option.state.testFlag(QStyle::State_Selected))
    {
        m_text = m_contentRect.adjusted(leadWidth, 0, 0, 0);
    }

    void paint(const Card &card)
    {
        m_painter->setFont(boldFont(m_option.font));
        drawText(QRect(m_contentRect.left(), m_contentRect.top(), m_text.left() - m_contentRect.left(), line()), card.lead,
            ColorRole::Accent);
        // one pixel more, because the advance can be rounded down
        const int trailingWidth = card.trailingText.isEmpty() ? 0 : QFontMetrics(m_option.font).horizontalAdvance(card.trailingText) + 1 + padding;
        const int room = m_text.width() - std::min(trailingWidth, m_text.width() / 2);
        drawText(QRect(m_text.left(), m_text.top(), room, line()), card.title, ColorRole::Text);
        m_painter->setFont(m_option.font);
        drawText(QRect(m_text.left() + room + padding, m_text.top(), m_text.width() - room - padding, line()),
            card.trailingText, ColorRole::Muted);
        for (const CardLine &one : card.lines)
            paintMarkedLine(one);
    }

private:
    int line() const { return lineHeight(m_option.font); }

    QColor colorOf(ColorRole role) const
    {
        return m_isSelected ? m_option.palette.color(QPalette::HighlightedText) : color(role, m_option.palette);
    }

    QRect mirroredRect(const QRect &rect) const { return QStyle::visualRect(m_option.direction, m_option.rect, rect); }

    void drawText(const QRect &rect, const QString &text, ColorRole role)
    {
        m_painter->setPen(colorOf(role));
        const QString shown = QFontMetrics(m_painter->font()).elidedText(text, Qt::ElideRight, rect.width());
        m_painter->drawText(mirroredRect(rect), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, isolatedText(shown));
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
        layout.draw(m_painter, mirroredRect(rect).topLeft());
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
    QRect m_contentRect;
    QRect m_text; ///< rectangle of the remaining text; its top moves down with each line
    bool m_isSelected;
};

} // namespace

void CardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int lead = m_leadSample.isEmpty() ? 0 : QFontMetrics(boldFont(option.font)).horizontalAdvance(m_leadSample) + padding;
    painter->save();
    paintBackground(painter, option);
    CardPainter(painter, option, lead).paint(m_cardSource(index));
    painter->restore();
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, 2 * padding + (1 + m_lines) * lineHeight(option.font)};
}

} // namespace outcrop
