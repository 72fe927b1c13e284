// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reportplot.h"

#include "core/experiments/numbertext.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr double width = 640;
constexpr double left = 220; ///< width of the names
constexpr double right = 40;
constexpr double lineHeight = 28;

/// Maps values to coordinates. The range always includes zero.
struct Scale {
    double low = 0;
    double high = 0;

    double at(double value) const { return left + (width - left - right) * (value - low) / (high - low); }
};

bool isDrawn(const ArmComparison &one)
{
    return one.interval && std::isfinite(one.interval->low) && std::isfinite(one.interval->high);
}

Scale scaleOf(const MetricReport &metric)
{
    Scale scale;
    for (const ArmComparison &one : metric.comparisons) {
        if (!isDrawn(one))
            continue;
        scale.low = std::min(scale.low, one.interval->low);
        scale.high = std::max(scale.high, one.interval->high);
    }
    return scale;
}

QString line(double x1, double y1, double x2, double y2, const QString &look)
{
    return QStringLiteral("<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" %5/>\n").arg(x1, 0, 'f', 1).arg(y1, 0, 'f', 1).arg(x2, 0, 'f', 1).arg(y2, 0, 'f', 1).arg(look);
}

QString label(double x, double y, const QString &anchor, const QString &text)
{
    return QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"%3\">%4</text>\n").arg(x, 0, 'f', 1).arg(y, 0, 'f', 1).arg(anchor, text.toHtmlEscaped());
}

QString drawInterval(const ArmComparison &one, const Scale &scale, double y)
{
    const double low = scale.at(one.interval->low);
    const double high = scale.at(one.interval->high);
    const double middle = scale.at(one.firstMean - one.secondMean);
    const QString ink = QStringLiteral("stroke=\"#1f5f8b\" stroke-width=\"2\"");
    return label(left - 10, y + 4, QStringLiteral("end"), QStringLiteral("%1 - %2").arg(one.first, one.second)) + line(low, y, high, y, ink)
        + line(low, y - 5, low, y + 5, ink) + line(high, y - 5, high, y + 5, ink)
        + QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"4\" fill=\"#1f5f8b\"/>\n").arg(middle, 0, 'f', 1).arg(y, 0, 'f', 1);
}

} // namespace

QString intervalPlot(const MetricReport &metric)
{
    const Scale scale = scaleOf(metric);
    const auto lines = std::count_if(metric.comparisons.begin(), metric.comparisons.end(), isDrawn);
    if (lines == 0 || !(scale.high > scale.low))
        return {};
    const double height = lineHeight * (static_cast<double>(lines) + 1.5);
    const double zero = scale.at(0);
    QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\" role=\"img\" "
                                 "aria-label=\"Intervals of the differences\">\n").arg(width).arg(height);
    svg += line(zero, 4, zero, height - lineHeight, QStringLiteral("stroke=\"#888\" stroke-dasharray=\"4 3\""));
    double y = lineHeight * 0.75;
    for (const ArmComparison &one : metric.comparisons) {
        if (!isDrawn(one))
            continue;
        svg += drawInterval(one, scale, y);
        y += lineHeight;
    }
    for (const double value : {scale.low, scale.high})
        svg += label(scale.at(value), height - 6, QStringLiteral("middle"), valueText(value));
    return svg + QStringLiteral("</svg>\n");
}

} // namespace outcrop
