// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/barpainter.h"

#include "gui/budget/barlook.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"

namespace outcrop {

namespace {

constexpr qsizetype minTitleLength = 9; ///< in characters; a shorter elided name is unreadable
constexpr int swatch = BarLayout::swatch;

QString elideText(const QFont &font, const QString &text, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
}

/// Returns the baseline of a text that is centered in a line, which can be higher than the letters of the font.
double baselineIn(const QRectF &line, const QFontMetricsF &metrics)
{
    return line.top() + (line.height() - metrics.height()) / 2 + metrics.ascent();
}

} // namespace

BarPainter::BarPainter(QPainter &painter, const BarLayout &layout, const QPalette &palette, bool isVectorOnly)
    : m_painter(painter), m_layout(layout), m_bars(layout.bars()), m_palette(palette), m_isVectorOnly(isVectorOnly)
{
}

void BarPainter::paint(const BarHighlights &marks)
{
    for (int i = 0; i < m_bars.segments.size(); ++i) {
        const QRectF rect = m_layout.rectOf(i);
        if (rect.width() > 0 && rect.height() > 0)
            paintSegment(m_painter, rect, m_bars.segments.at(i).colorRole, m_palette, m_isVectorOnly);
    }
    for (int bar = 0; bar < m_bars.bars.size(); ++bar) {
        paintLimit(bar);
        paintNote(bar);
    }
    for (int i = 0; i < m_bars.segments.size(); ++i)
        paintTitle(i);
    paintLegend();
    paintMarks(marks);
}

/// Paints the limit of a bar, if it has one: a closed frame if the limit is on the scale, otherwise a jagged end.
void BarPainter::paintLimit(int bar)
{
    const double limit = m_bars.bars.at(bar).limit;
    if (limit <= 0)
        return;
    const QRectF room = m_layout.barRect(bar, {0, limit});
    if (limit <= m_bars.end)
        return paintFreeSpace(room);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(ColorRole::Muted, m_palette), 1.2));
    const double x = room.right();
    const double step = room.height() / 4;
    m_painter.drawPolyline(QPolygonF{room.topLeft(), room.topRight(), {x - 5, room.top() + step}, {x, room.top() + 2 * step},
        {x - 5, room.top() + 3 * step}, room.bottomRight(), room.bottomLeft()});
}

/// Paints the frame with a thick end line.
void BarPainter::paintFreeSpace(const QRectF &room)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(ColorRole::Muted, m_palette), 1.2));
    m_painter.drawRect(room);
    m_painter.setPen(QPen(m_palette.color(QPalette::Text), 2.4));
    m_bars.isVertical ? m_painter.drawLine(room.topLeft(), room.topRight()) : m_painter.drawLine(room.topRight(), room.bottomRight());
}

void BarPainter::paintTitle(int segment)
{
    const BarSegment &item = m_bars.segments.at(segment);
    const QRectF rect = m_layout.rectOf(segment).adjusted(4, 0, -4, 0);
    const QFont smallFont = m_layout.smallFont();
    const QFontMetricsF metrics(smallFont);
    const QString text = elideText(smallFont, item.title, rect.width());
    if (text.isEmpty() || (text != item.title && text.size() < minTitleLength) || rect.height() < metrics.height() - 3)
        return;
    const double height = textLineHeight(metrics);
    const QRectF line(rect.left(), rect.center().y() - height / 2, metrics.horizontalAdvance(text), height);
    const TierColors colors = barColors(item.colorRole, m_palette);
    QColor plate = colors.fill;
    plate.setAlphaF(0.88f);
    m_painter.fillRect(line.adjusted(-2, 0, 2, 0), plate);
    m_painter.setFont(smallFont);
    m_painter.setPen(colors.foreground);
    m_painter.drawText(QPointF(line.left(), baselineIn(line, metrics)), isolatedText(text));
}

void BarPainter::paintNote(int bar)
{
    const Bar &item = m_bars.bars.at(bar);
    m_painter.setFont(m_layout.noteFont(bar));
    m_painter.setPen(item.isOverLimit ? color(ColorRole::Error, m_palette) : m_palette.color(QPalette::Text));
    m_bars.isVertical ? paintNoteAbove(bar) : paintNoteBeside(bar);
}

void BarPainter::paintNoteBeside(int bar)
{
    const QFontMetricsF metrics(m_painter.font());
    const QStringList lines = m_layout.noteLines(bar);
    const double left = m_layout.plot().right() + BarLayout::gap;
    const double height = textLineHeight(metrics);
    QRectF place(left, m_layout.barRect(bar, {}).center().y() - height * static_cast<double>(lines.size()) / 2, 0, height);
    for (const QString &line : lines) {
        m_painter.drawText(QPointF(left, baselineIn(place, metrics)), isolatedText(elideText(m_painter.font(), line, m_layout.width() - left - BarLayout::gap / 2.0)));
        place.translate(0, height);
    }
}

void BarPainter::paintNoteAbove(int bar)
{
    const Bar &item = m_bars.bars.at(bar);
    const QFontMetricsF metrics(m_painter.font());
    const QRectF wholeRect = m_layout.barRect(bar, {0, m_bars.lengthOf(bar)});
    const double advance = metrics.horizontalAdvance(item.note);
    if (advance > m_layout.barSlotSize() - 2) // an elided number would be misread
        return;
    const QPointF place(wholeRect.center().x() - advance / 2, wholeRect.top() - metrics.descent() - 2);
    QColor plate = m_palette.color(QPalette::Base);
    plate.setAlphaF(0.85f);
    m_painter.fillRect(QRectF(place.x(), place.y() - metrics.ascent(), advance, metrics.height()), plate);
    m_painter.drawText(place, isolatedText(item.note));
}

void BarPainter::paintLegend()
{
    const QFont smallFont = m_layout.smallFont();
    const QFontMetricsF metrics(smallFont);
    m_painter.setFont(smallFont);
    for (const LegendEntry &entry : m_layout.legend()) {
        const QRectF &place = entry.rect;
        const QRectF sign(place.left(), place.center().y() - swatch / 2.0, swatch * 1.5, swatch);
        if (entry.colorRole)
            paintSegment(m_painter, sign, *entry.colorRole, m_palette, m_isVectorOnly);
        else
            paintFreeSpace(sign);
        m_painter.setPen(m_palette.color(QPalette::Text));
        m_painter.drawText(QPointF(place.left() + swatch * 1.5 + BarLayout::gap / 2.0, baselineIn(place, metrics)), isolatedText(entry.title));
    }
}

/// Paints the frame in two colors, so that it is visible on every background.
void BarPainter::paintFrame(const QRectF &rect, double width)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_palette.color(QPalette::Base), width + 2));
    m_painter.drawRect(rect);
    m_painter.setPen(
        QPen(isHighContrast(m_palette) ? m_palette.color(QPalette::Text) : color(ColorRole::Accent, m_palette), width));
    m_painter.drawRect(rect);
}

void BarPainter::paintMarks(const BarHighlights &marks)
{
    if (marks.hoveredSegment >= 0 && marks.hoveredSegment < m_bars.segments.size())
        paintFrame(m_layout.rectOf(marks.hoveredSegment), 1);
    for (int bar = 0; bar < m_bars.bars.size(); ++bar) {
        if (!marks.key.isEmpty() && m_bars.bars.at(bar).key == marks.key)
            return paintFrame(m_layout.barRect(bar, {0, m_bars.lengthOf(bar)}).adjusted(-2, -2, 2, 2), 2);
    }
    if (marks.current >= 0 && marks.current < m_bars.segments.size())
        paintFrame(m_layout.rectOf(marks.current), 2);
}

} // namespace outcrop
