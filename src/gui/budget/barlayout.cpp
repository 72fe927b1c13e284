// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/barlayout.h"

#include "gui/budget/barlook.h"
#include "gui/look/lineheight.h"
#include "gui/widgets/chartaxis.h"

#include <QFontMetricsF>

#include <algorithm>

namespace outcrop {

BarLayout::BarLayout(const Bars &bars, const QList<BarSpan> &spans, const QRectF &plot, double width, const QFont &smallFont)
    : m_bars(bars), m_spans(spans), m_plot(plot), m_width(width), m_smallFont(smallFont)
{
}

double BarLayout::barSlotSize() const
{
    return (m_bars.isVertical ? m_plot.width() : m_plot.height()) / std::max<double>(1, static_cast<double>(m_bars.bars.size()));
}

/// Returns the rectangle of a bar between two values. Clamps values beyond the scale to its end.
QRectF BarLayout::barRect(int bar, const BarSpan &span) const
{
    const double end = m_bars.end > 0 ? m_bars.end : 1;
    const double room = barSlotSize();
    const double across = std::min(room * thickness, maxThickness);
    const double from = std::min(span.from, end) / end;
    const double to = std::min(span.to, end) / end;
    const double start = room * bar + (room - across) / 2;
    if (m_bars.isVertical)
        return {m_plot.left() + start, m_plot.bottom() - to * m_plot.height(), across, (to - from) * m_plot.height()};
    return {m_plot.left() + from * m_plot.width(), m_plot.top() + start, (to - from) * m_plot.width(), across};
}

QRectF BarLayout::rectOf(int segment) const
{
    const bool isKnown = segment >= 0 && segment < m_spans.size();
    return isKnown ? barRect(m_bars.segments.at(segment).bar, m_spans.at(segment)) : QRectF();
}

int BarLayout::segmentAt(const QPointF &point) const
{
    for (const double slack : {0.0, 1.0}) { // the second pass accepts clicks beside a segment that is too thin to hit
        for (int i = 0; i < m_bars.segments.size(); ++i) {
            if (rectOf(i).adjusted(-slack, 0, slack, 0).contains(point))
                return i;
        }
    }
    return -1;
}

QFont BarLayout::noteFont(int bar) const
{
    QFont font = m_smallFont;
    font.setBold(m_bars.bars.at(bar).isOverLimit);
    return font;
}

/// Returns the lines of a bar's note. A vertical bar has a one-line note, because the note is above the bar.
QStringList BarLayout::noteLines(int bar) const
{
    const QString &note = m_bars.bars.at(bar).note;
    const QStringList oneLine{QString(note).replace(u'\n', QStringLiteral(" · "))};
    if (m_bars.isVertical)
        return oneLine;
    const QStringList lines = wrappedNote(bar);
    return barSlotSize() >= static_cast<double>(lines.size()) * textLineHeight(QFontMetricsF(noteFont(bar))) ? lines : oneLine;
}

QStringList BarLayout::wrappedNote(int bar) const
{
    QStringList lines;
    for (const QString &line : m_bars.bars.at(bar).note.split(u'\n'))
        lines += wrappedLines(noteFont(bar), line, m_width * maxNoteShare - 2 * gap);
    return lines;
}

double BarLayout::warningHeight() const
{
    double height = 0;
    for (int bar = 0; bar < m_bars.bars.size(); ++bar) {
        if (m_bars.bars.at(bar).isOverLimit && !m_bars.isVertical)
            height = std::max(height, static_cast<double>(wrappedNote(bar).size()) * textLineHeight(QFontMetricsF(noteFont(bar))));
    }
    return height;
}

double BarLayout::noteWidth() const
{
    double widestName = 0;
    for (int bar = 0; bar < m_bars.bars.size(); ++bar) {
        const QFontMetricsF metrics(noteFont(bar));
        for (const QString &line : noteLines(bar))
            widestName = std::max(widestName, metrics.horizontalAdvance(line));
    }
    return widestName;
}

/// Adds a line to the legend when an entry does not fit into the current line.
QList<LegendEntry> BarLayout::legend() const
{
    QList<LegendEntry> entries;
    const QList<BarColorRole> all = colorRolesOf(m_bars);
    for (const BarColorRole colorRole : all.size() > 1 ? all : QList<BarColorRole>())
        entries += LegendEntry{colorRole, barColorRoleTitle(colorRole), {}};
    if (!m_bars.limits.isEmpty())
        entries += LegendEntry{std::nullopt, m_bars.limits, {}};
    const QFontMetricsF metrics(m_smallFont);
    QPointF at(gap, gap / 2.0);
    for (LegendEntry &entry : entries) {
        const double neededWidth = swatch * 1.5 + gap / 2.0 + metrics.horizontalAdvance(entry.title);
        if (at.x() > gap && at.x() + neededWidth > m_width - gap)
            at = {gap, at.y() + textLineHeight(metrics) + 2};
        entry.rect = {at, QSizeF(neededWidth, textLineHeight(metrics))};
        at.rx() += neededWidth + 2 * gap;
    }
    return entries;
}

double BarLayout::legendHeight() const
{
    const QList<LegendEntry> entries = legend();
    return entries.isEmpty() ? 0 : entries.constLast().rect.bottom() + gap / 2.0;
}

double BarLayout::rowsHeight(double nameHeight) const
{
    constexpr double padding = 7; // total padding above and below a name, in pixels
    return (nameHeight + padding) * static_cast<double>(m_bars.bars.size());
}

QList<BarColorRole> colorRolesOf(const Bars &bars)
{
    QList<BarColorRole> all;
    for (const BarSegment &segment : bars.segments) {
        if (!all.contains(segment.colorRole))
            all += segment.colorRole;
    }
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace outcrop
