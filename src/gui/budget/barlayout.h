// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/bars.h"

#include <QFont>
#include <QRectF>

#include <optional>

namespace outcrop {

/// The start and end of a segment along its bar, in units of the scale.
struct BarSpan {
    double from = 0;
    double to = 0;
};

/// A color swatch and its name in the legend.
struct LegendEntry {
    std::optional<BarColorRole> colorRole; ///< color of the swatch; nullopt for the entry of the limits
    QString title;
    QRectF rect;
};

/// The layout of a bar chart in a plot area: the positions of segments and legend entries, and the lines of notes. The bars and spans must outlive it.
class BarLayout
{
public:
    static constexpr double thickness = 0.72; ///< bar thickness as a share of its row or column
    static constexpr double maxThickness = 64; ///< in pixels; a single bar would otherwise be as large as the panel
    static constexpr double maxNoteShare = 0.42; ///< share of the width that notes may use
    static constexpr int gap = 8;
    static constexpr int swatch = 12;

    BarLayout(const Bars &bars, const QList<BarSpan> &spans, const QRectF &plot, double width, const QFont &smallFont);

    const Bars &bars() const { return m_bars; }
    const QRectF &plot() const { return m_plot; }
    double width() const { return m_width; }
    const QFont &smallFont() const { return m_smallFont; }

    QRectF barRect(int bar, const BarSpan &span) const;
    /// Returns the height of each row, or the width of each column, in pixels.
    double barSlotSize() const;
    /// Returns the rectangle of a segment; null if the index does not exist.
    QRectF rectOf(int segment) const;
    /// Returns the index of the segment at the point, or else of a segment at most one pixel beside it; -1 if there is none.
    int segmentAt(const QPointF &point) const;
    /// Returns the font of a bar's note: bold if the bar exceeds its limit.
    QFont noteFont(int bar) const;
    /// Returns a bar's note, wrapped beside a horizontal bar that has room for several lines, otherwise as one line.
    QStringList noteLines(int bar) const;
    /// Returns the width of the longest note, in pixels.
    double noteWidth() const;
    /// Returns the height of the tallest wrapped note of a bar that exceeds its limit, in pixels; 0 if there is none.
    double warningHeight() const;
    /// Returns the legend entries, wrapped to the available width: the colors, if there are several, and the meaning of the limits, if any.
    QList<LegendEntry> legend() const;
    double legendHeight() const;
    /// Returns the minimum total height of the rows of horizontal bars, in pixels, if a name needs `nameHeight`.
    double rowsHeight(double nameHeight) const;

private:
    QStringList wrappedNote(int bar) const;

    const Bars &m_bars;
    const QList<BarSpan> &m_spans;
    QRectF m_plot;
    double m_width;
    QFont m_smallFont;
};

/// Returns the color roles that the bars use, in a fixed order.
QList<BarColorRole> colorRolesOf(const Bars &bars);

} // namespace outcrop
