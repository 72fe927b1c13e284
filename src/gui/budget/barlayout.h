// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/bars.h"

#include <QFont>
#include <QRectF>

#include <optional>

namespace outcrop {

/// From where to where something reaches along its bar, on the scale.
struct BarSpan {
    double from = 0;
    double to = 0;
};

/// A swatch with its name, where the legend has it.
struct LegendEntry {
    std::optional<BarInk> ink; ///< nothing: the limits
    QString title;
    QRectF place;
};

/// Where the pieces, the notes and the names of stacked bars lie, once it is known where the plot is. It refers to the bars and lives no longer than they do.
class BarLayout
{
public:
    static constexpr double thickness = 0.72; ///< of a bar, in the room it has
    static constexpr int gap = 8;
    static constexpr int swatch = 12;

    BarLayout(const Bars &bars, const QList<BarSpan> &spans, const QRectF &plot, double width, const QFont &small);

    const Bars &bars() const { return m_bars; }
    const QRectF &plot() const { return m_plot; }
    double width() const { return m_width; }
    const QFont &smallFont() const { return m_small; }

    QRectF barRect(int bar, const BarSpan &span) const;
    /// Null for a piece without a length.
    QRectF rectOf(int piece) const;
    /// -1 where there is none.
    int pieceAt(const QPointF &point) const;
    /// What a bar's note says, in two lines where there is room for them.
    QStringList noteLines(int bar) const;
    double noteWidth() const;
    /// In as many lines as it takes.
    QList<LegendEntry> legend() const;
    double legendHeight() const;
    /// What the bars need below each other; 0 if they are vertical.
    int rowsHeight() const;

private:
    const Bars &m_bars;
    const QList<BarSpan> &m_spans;
    QRectF m_plot;
    double m_width;
    QFont m_small;
};

/// The colours that the bars use, in their order.
QList<BarInk> inksOf(const Bars &bars);

} // namespace outcrop
