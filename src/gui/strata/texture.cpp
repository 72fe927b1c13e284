// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/texture.h"

#include <QPixmapCache>

#include <cmath>

namespace outcrop {

namespace {

constexpr int tile = 48;

using Strokes = QList<QLineF>;

/// Returns a grain: a line too short to have a direction.
QLineF grainStroke(double x, double y)
{
    return {x, y, x + 0.01, y};
}

Strokes rainStrokes()
{
    Strokes strokes;
    for (const QPointF &drop :
        {QPointF(7, 6), QPointF(29, 3), QPointF(18, 21), QPointF(41, 19), QPointF(6, 36), QPointF(31, 35)})
        strokes += QLineF(drop, drop + QPointF(-2, 6));
    return strokes;
}

Strokes tuftStrokes()
{
    Strokes strokes;
    for (const QPointF &root : {QPointF(9, 13), QPointF(33, 9), QPointF(21, 30), QPointF(43, 35), QPointF(7, 43)})
        strokes += {QLineF(root, root + QPointF(-2.5, -5)), QLineF(root, root + QPointF(2.5, -5))};
    for (const QPointF &crumb : {QPointF(20, 6), QPointF(43, 19), QPointF(6, 27), QPointF(32, 22), QPointF(28, 42)})
        strokes += grainStroke(crumb.x(), crumb.y());
    return strokes;
}

Strokes grainStrokes()
{
    const QList<QPointF> places{{4, 5}, {15, 2}, {27, 7}, {39, 4}, {9, 15}, {21, 14}, {33, 17}, {45, 13}, {3, 25},
        {14, 27}, {26, 24}, {38, 28}, {8, 36}, {20, 38}, {31, 35}, {44, 38}, {3, 45}, {15, 47}, {26, 45}, {37, 46}};
    Strokes strokes;
    for (const QPointF &place : places)
        strokes += grainStroke(place.x(), place.y());
    return strokes;
}

/// Returns two courses of blocks, offset by half a block.
Strokes courseStrokes()
{
    return {QLineF(0, 12, 24, 12), QLineF(24, 12, 48, 12), QLineF(0, 36, 24, 36), QLineF(24, 36, 48, 36),
        QLineF(12, 12.5, 12, 35.5), QLineF(36, 36.5, 36, 47.5), QLineF(36, 0.5, 36, 11.5)};
}

Strokes crossStrokes()
{
    Strokes strokes;
    for (const QPointF &place :
        {QPointF(8, 9), QPointF(32, 5), QPointF(20, 22), QPointF(43, 24), QPointF(9, 37), QPointF(33, 40)})
        strokes += {
            QLineF(place - QPointF(3, 0), place + QPointF(3, 0)), QLineF(place - QPointF(0, 3), place + QPointF(0, 3))};
    for (const QPointF &place : {QPointF(20, 8), QPointF(45, 12), QPointF(8, 23), QPointF(31, 30), QPointF(21, 44)})
        strokes += grainStroke(place.x(), place.y());
    return strokes;
}

Strokes strokesOf(Tier tier)
{
    switch (tier) {
    case Tier::Granite:
        return crossStrokes();
    case Tier::Bedrock:
        return courseStrokes();
    case Tier::Sandstone:
        return grainStrokes();
    case Tier::Topsoil:
        return tuftStrokes();
    case Tier::Weather:
        return rainStrokes();
    }
    return {};
}

/// Returns a pen that is visible but fainter than text.
QPen strokePen(Tier tier, const QPalette &palette)
{
    QColor ink = tierColors(tier, palette).foreground;
    const bool isGrainy = tier == Tier::Sandstone;
    ink.setAlphaF(isHighContrast(palette) ? 0.6f : isGrainy ? 0.3f : 0.2f);
    return QPen(ink, isGrainy ? 1.6 : 1, Qt::SolidLine, Qt::RoundCap);
}

QPixmap makeTile(Tier tier, const QPalette &palette, double pixelRatio)
{
    QPixmap pixmap(QSize(tile, tile) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(tierColors(tier, palette).fill);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(strokePen(tier, palette));
    painter.drawLines(strokesOf(tier));
    return pixmap;
}

/// Returns the cached pixmap for a kind, tier, palette and pixel ratio; makes it if it is missing.
template<typename Make>
QPixmap cachedPixmap(const QString &what, Tier tier, const QPalette &palette, double pixelRatio, Make make)
{
    const QString key = QStringLiteral("outcrop/strata/%1/%2/%3/%4")
                            .arg(what)
                            .arg(static_cast<int>(tier))
                            .arg(palette.cacheKey())
                            .arg(pixelRatio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = make();
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

double pixelRatioOf(const QPainter &painter)
{
    return painter.device()->devicePixelRatioF();
}

/// Returns half the height of a boundary strip: the wave and its line.
int halfStripHeight(const GroundEdge &edge)
{
    return static_cast<int>(std::ceil(edge.height)) + 2;
}

QPixmap makeStrip(EdgeKind kind, Tier tier, const QPalette &palette, const GroundEdge &edge, double pixelRatio)
{
    const int halfHeight = halfStripHeight(edge);
    QPixmap pixmap(QSize(wavePeriod, 2 * halfHeight) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    const GroundEdge whole{static_cast<double>(halfHeight), edge.height, 0};
    const GroundEdge limit{kind == EdgeKind::Floor ? 0.0 : 2.0 * halfHeight, 0, 0};
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (kind != EdgeKind::Band)
        painter.fillPath(bandShape(0, wavePeriod, whole, limit), tierColors(tier, palette).fill);
    QPainterPath line(QPointF(0, whole.yAt(0)));
    whole.addTo(line, 0, wavePeriod);
    painter.strokePath(line, edgePen(kind, tierColors(tier, palette).foreground, palette));
    return pixmap;
}

} // namespace

QPen edgePen(EdgeKind kind, const QColor &foreground, const QPalette &palette)
{
    QColor ink = foreground;
    const bool isBand = kind == EdgeKind::Band;
    ink.setAlphaF(isHighContrast(palette) ? 1.0f : isBand ? 0.4f : 0.75f);
    return QPen(ink, isBand ? 1 : 1.4);
}

void fillWithTexture(QPainter &painter, Tier tier, const QPalette &palette, const QRectF &rect)
{
    const double ratio = pixelRatioOf(painter);
    const QPixmap pixmap =
        cachedPixmap(QStringLiteral("rock"), tier, palette, ratio, [&] { return makeTile(tier, palette, ratio); });
    painter.drawTiledPixmap(rect, pixmap, QPointF(std::fmod(rect.left(), tile), std::fmod(rect.top(), tile)));
}

void paintEdgeStrip(
    QPainter &painter, EdgeKind kind, Tier tier, const QPalette &palette, const QRectF &rect, const GroundEdge &edge)
{
    const double ratio = pixelRatioOf(painter);
    const QPixmap pixmap = cachedPixmap(QStringLiteral("edge%1/%2").arg(static_cast<int>(kind)).arg(edge.height), tier,
        palette, ratio, [&] { return makeStrip(kind, tier, palette, edge, ratio); });
    const int halfHeight = halfStripHeight(edge);
    const double start = std::fmod(rect.left() + edge.phase(), wavePeriod);
    painter.drawTiledPixmap(QRectF(rect.left(), edge.y - halfHeight, rect.width(), 2 * halfHeight), pixmap, QPointF(start, 0));
}

void paintTexture(QPainter &painter, Tier tier, const QPalette &palette, double left, double right,
    const GroundEdge &top, const GroundEdge &bottom)
{
    const auto addTo = [](QPainterPath &path, const QLineF &sign) {
        path.moveTo(sign.p1());
        path.lineTo(sign.p2());
    };
    const auto isInside = [&](const QPointF &point) {
        return point.x() > left && point.x() < right && point.y() > top.yAt(point.x()) + 1
            && point.y() < bottom.yAt(point.x()) - 1;
    };
    QPainterPath shown;
    const Strokes strokes = strokesOf(tier);
    const int first = static_cast<int>(top.y - top.height) / tile - 1;
    for (int row = first; row * tile < bottom.y + bottom.height; ++row) {
        for (int column = static_cast<int>(left) / tile; column * tile < right; ++column) {
            for (const QLineF &sign : strokes) {
                const QLineF signLine = sign.translated(column * tile, row * tile);
                if (isInside(signLine.p1()) && isInside(signLine.p2()))
                    addTo(shown, signLine);
            }
        }
    }
    painter.setPen(strokePen(tier, palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shown);
}

} // namespace outcrop
