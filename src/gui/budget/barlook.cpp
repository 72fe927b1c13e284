// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/barlook.h"

#include "gui/strata/texture.h"

namespace outcrop {

namespace {

struct ColorPair {
    QRgb fill;
    QRgb foreground;
};

struct ThemeColors {
    ColorPair light;
    ColorPair darkShades;
};

ThemeColors colorsOf(BarColorRole colorRole)
{
    switch (colorRole) {
    case BarColorRole::Tools:
        return {{0xd9d4cc, 0x3a352e}, {0x55504a, 0xf3efe9}};
    case BarColorRole::Conversation:
        return {{0xe9c9d3, 0x4a1726}, {0x6b3646, 0xfbe8ed}};
    case BarColorRole::RequestFraming:
        return {{0xe7e5e2, 0x46423b}, {0x403d3a, 0xe2deda}};
    case BarColorRole::CacheRead:
    case BarColorRole::Size:
        return {{0xbcd4ea, 0x14324e}, {0x2e4a66, 0xe4f0fa}};
    case BarColorRole::CacheWrite:
        return {{0xf0cf97, 0x4a3006}, {0x6e4f22, 0xfbe9cf}};
    case BarColorRole::Uncached:
        return {{0xe3dfd8, 0x3a352e}, {0x55504a, 0xf3efe9}};
    case BarColorRole::Response:
        return {{0xd3c6e0, 0x2e2440}, {0x4b4158, 0xefe8f7}};
    default:
        return {{0xffffff, 0x1f1d1b}, {0x1f1d1b, 0xe8e6e3}};
    }
}

Qt::BrushStyle patternOf(BarColorRole colorRole)
{
    switch (colorRole) {
    case BarColorRole::Tools:
        return Qt::HorPattern;
    case BarColorRole::Conversation:
        return Qt::Dense7Pattern;
    case BarColorRole::RequestFraming:
        return Qt::VerPattern;
    case BarColorRole::Reserve:
        return Qt::Dense7Pattern;
    case BarColorRole::CacheRead:
        return Qt::BDiagPattern;
    case BarColorRole::CacheWrite:
        return Qt::DiagCrossPattern;
    case BarColorRole::Response:
        return Qt::Dense6Pattern;
    default:
        return Qt::NoBrush;
    }
}

void paintTierTexture(QPainter &painter, const QRectF &rect, Tier tier, const QPalette &palette, bool isVectorOnly)
{
    if (!isVectorOnly)
        return fillWithTexture(painter, tier, palette, rect);
    painter.fillRect(rect, tierColors(tier, palette).fill);
    paintTexture(painter, tier, palette, rect.left(), rect.right(), {rect.top(), 0, 0}, {rect.bottom(), 0, 0});
}

} // namespace

TierColors barColors(BarColorRole colorRole, const QPalette &palette)
{
    if (const std::optional<Tier> tier = tierOf(colorRole))
        return tierColors(*tier, palette);
    const bool isDarkTheme = isDark(palette);
    if (colorRole == BarColorRole::Reserve)
        return {palette.color(QPalette::Base), palette.color(QPalette::Text)};
    const ThemeColors shades = colorsOf(colorRole);
    const ColorPair &shade = isDarkTheme ? shades.darkShades : shades.light;
    return {QColor(shade.fill), isHighContrast(palette) ? palette.color(QPalette::Text) : QColor(shade.foreground)};
}

void paintSegment(QPainter &painter, const QRectF &rect, BarColorRole colorRole, const QPalette &palette, bool isVectorOnly)
{
    const TierColors colors = barColors(colorRole, palette);
    if (const std::optional<Tier> tier = tierOf(colorRole)) {
        paintTierTexture(painter, rect, *tier, palette, isVectorOnly);
    } else {
        painter.fillRect(rect, colors.fill);
        QColor sign = colors.foreground;
        sign.setAlphaF(isHighContrast(palette) ? 0.6f : 0.28f);
        if (patternOf(colorRole) != Qt::NoBrush)
            painter.fillRect(rect, QBrush(sign, patternOf(colorRole)));
    }
    QColor edge = colors.foreground;
    edge.setAlphaF(isHighContrast(palette) ? 1.0f : 0.55f);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, 1, colorRole == BarColorRole::Reserve ? Qt::DotLine : Qt::SolidLine));
    painter.drawRect(rect);
}

} // namespace outcrop
