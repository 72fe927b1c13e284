// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/stratapainter.h"

#include "gui/look/icons.h"
#include "gui/strata/cacheseam.h"
#include "gui/strata/stratalabels.h"
#include "gui/strata/texture.h"

#include <algorithm>
#include <array>

namespace outcrop {

namespace {

constexpr double frameWidth = 2;

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QColor mixColors(const QColor &color, const QColor &other, double part)
{
    const auto mix = [part](int left, int right) { return qRound(left + (right - left) * part); };
    return {mix(color.red(), other.red()), mix(color.green(), other.green()), mix(color.blue(), other.blue())};
}

constexpr double tintStrength = 0.07;

/// Returns neutral colors for parts of the request outside tiers, because tier colors mean tiers only.
TierColors outsideColors(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    return {isHighContrast(palette) ? window : mixColors(window, text, 0.12), text};
}

QColor bodyColor(const StrataBody &body, const TierColors &tier, const QColor &base, bool isStrong)
{
    if (isStrong)
        return tier.fill;
    if (body.shape == BodyShape::Pebble)
        return mixColors(tier.fill, base, 0.35);
    if (body.shape == BodyShape::Lens && body.stratum.presence == Presence::Sent)
        return mixColors(tier.fill, base, 0.25);
    return body.isTinted ? mixColors(tier.fill, tier.foreground, tintStrength) : tier.fill;
}

/// The state of one paint operation.
class StrataPainter
{
public:
    StrataPainter(QPainter &painter, const StrataLayout &layout, const StrataAppearance &appearance, const QRectF &visibleRect)
        : m_painter(painter)
        , m_layout(layout)
        , m_appearance(appearance)
        , m_visibleRect(visibleRect)
        , m_isHighContrast(isHighContrast(appearance.palette))
    {
        for (const Tier tier : allTiers)
            m_colors += tierColors(tier, appearance.palette);
        m_colors += outsideColors(appearance.palette);
    }

    void run()
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        forEachVisible([this](int i) { paintBody(i); });
        forEachVisible([this](int i) { paintHatch(i); });
        paintOutline();
        forEachVisible([this](int i) { paintSeam(i); });
        paintLabels();
        paintMarks();
        paintTarget();
        m_painter.restore();
    }

private:
    const StrataBody &body(int i) const { return m_layout.bodies().at(i); }
    const TierColors &colors(int i) const { return isOutside(i) ? m_colors.constLast() : m_colors.at(static_cast<int>(body(i).stratum.tier)); }
    bool isOutside(int i) const { return !body(i).stratum.isInTier(); }

    template<typename Visit>
    void forEachVisible(Visit visit)
    {
        for (int i = 0; i < m_layout.bodies().size(); ++i) {
            const QRectF &rect = body(i).rect;
            if (rect.top() - 4 > m_visibleRect.bottom())
                break;
            if (rect.bottom() + 4 >= m_visibleRect.top())
                visit(i);
        }
    }

    QPainterPath shapeOf(int i) const
    {
        const StrataBody &item = body(i);
        switch (item.shape) {
        case BodyShape::Tier:
        case BodyShape::Band:
            return bandShape(item.rect.left(), item.rect.right(), item.top, item.bottom);
        case BodyShape::Lens:
            return lensShape(item.rect);
        case BodyShape::Pebble:
            return pebbleShape(item.rect, seedOf(item.stratum.title));
        }
        return {};
    }

    void paintBody(int i)
    {
        switch (body(i).shape) {
        case BodyShape::Tier:
            return paintTier(i);
        case BodyShape::Band:
            return paintBand(i);
        case BodyShape::Lens:
            return paintLens(i);
        case BodyShape::Pebble:
            return paintPebble(i);
        }
    }

    void paintTier(int i)
    {
        const StrataBody &item = body(i);
        const Tier tier = item.stratum.tier;
        if (isOutside(i)) {
            m_painter.fillPath(shapeOf(i), colors(i).fill);
        } else if (m_appearance.isVectorOnly) {
            m_painter.fillPath(shapeOf(i), colors(i).fill);
            paintTexture(m_painter, tier, m_appearance.palette, item.rect.left(), item.rect.right(), item.top, item.bottom);
        } else {
            fillWithTexture(m_painter, tier, m_appearance.palette, tierRect(item));
        }
        paintEdge(EdgeKind::Tier, i, item.top);
        if (isLowest(item))
            paintEdge(EdgeKind::Floor, i, item.bottom);
    }

    /// Returns a rectangle that contains the whole tier for any shape of its boundaries; the next tier covers the excess.
    QRectF tierRect(const StrataBody &item) const
    {
        const double top = item.top.y + std::ceil(item.top.height) + 2;
        const double wave = std::ceil(item.bottom.height) + 2;
        const QRectF rect(
            item.rect.left(), top, item.rect.width(), item.bottom.y + (isLowest(item) ? -wave : wave) - top);
        return rect.intersected(m_visibleRect.adjusted(-1e5, -64, 1e5, 64));
    }

    bool isLowest(const StrataBody &item) const { return item.bottom.y >= m_layout.chartRect().bottom(); }

    void paintEdge(EdgeKind kind, int i, const GroundEdge &edge)
    {
        const QRectF &rect = body(i).rect;
        if (!m_appearance.isVectorOnly && !isOutside(i))
            return paintEdgeStrip(m_painter, kind, body(i).stratum.tier, m_appearance.palette, rect, edge);
        QPainterPath line(QPointF(rect.left(), edge.yAt(rect.left())));
        edge.addTo(line, rect.left(), rect.right());
        m_painter.strokePath(line, edgePen(kind, colors(i).foreground, m_appearance.palette));
    }

    void paintBand(int i)
    {
        const StrataBody &item = body(i);
        if (item.isTinted && m_appearance.isVectorOnly)
            m_painter.fillPath(shapeOf(i), tint(i));
        else if (item.isTinted)
            m_painter.fillRect(item.rect, tint(i));
        paintEdge(EdgeKind::Band, i, item.top);
    }

    QColor tint(int i) const { return withAlpha(colors(i).foreground, m_isHighContrast ? 0 : tintStrength); }

    /// Paints a lens, with a dashed outline if it is not sent.
    void paintLens(int i)
    {
        const TierColors tier = colors(i);
        const bool isSent = body(i).stratum.presence == Presence::Sent;
        QPen pen(withAlpha(tier.foreground, m_isHighContrast || isSent ? 1 : 0.8), isSent ? 1.4 : 1.1);
        if (!isSent)
            pen.setDashPattern({4, 3});
        m_painter.setPen(pen);
        m_painter.setBrush(backgroundOf(i));
        m_painter.drawPath(shapeOf(i));
    }

    void paintPebble(int i)
    {
        m_painter.setPen(QPen(withAlpha(colors(i).foreground, m_isHighContrast ? 1 : 0.6), 1));
        m_painter.setBrush(backgroundOf(i));
        m_painter.drawPath(shapeOf(i));
    }

    QColor backgroundOf(int i) const { return bodyColor(body(i), colors(i), m_appearance.palette.color(QPalette::Base), m_isHighContrast); }

    /// Hatches a cached body; for a tier, its caption.
    void paintHatch(int i)
    {
        const StrataBody &item = body(i);
        const bool isSent = item.stratum.presence == Presence::Sent;
        if (!item.stratum.cache.isCached || !isSent)
            return;
        m_painter.setPen(hatchPen(colors(i).foreground, m_appearance.palette));
        if (item.shape == BodyShape::Tier)
            return m_painter.drawLines(hatchLines(captionOf(i)));
        const bool isRound = item.shape == BodyShape::Lens || item.shape == BodyShape::Pebble;
        if (!isRound || m_appearance.isVectorOnly) // the vector output does not support clipping
            return m_painter.drawLines(hatchLines(isRound ? item.rect.adjusted(8, 3, -8, -3) : item.rect));
        m_painter.save();
        m_painter.setClipPath(shapeOf(i), Qt::IntersectClip);
        m_painter.drawLines(hatchLines(item.rect));
        m_painter.restore();
    }

    /// Returns the part of a tier above its first child.
    QRectF captionOf(int tier) const
    {
        QRectF rect = body(tier).rect;
        const bool isEmpty = tier + 1 >= m_layout.bodies().size() || body(tier + 1).row < 0;
        if (!isEmpty)
            rect.setBottom(body(tier + 1).rect.top());
        return rect;
    }

    void paintSeam(int i)
    {
        const StrataBody &item = body(i);
        if (item.stratum.cache.breakpoint == 0)
            return;
        const QRectF &ground = m_layout.chartRect();
        const QLineF seam(ground.left(), item.rect.top(), ground.right(), item.rect.top());
        paintCacheSeam(m_painter, seam, item.stratum.cache.breakpoint, {m_appearance.palette, m_layout.geometry().caption, m_layout.geometry().isRightToLeft});
    }

    /// Paints the left and right edges of the chart.
    void paintOutline()
    {
        if (m_layout.bodies().isEmpty())
            return;
        const QRectF &ground = m_layout.chartRect();
        m_painter.setPen(
            QPen(m_isHighContrast ? m_appearance.palette.color(QPalette::Text) : outlineColor(Outline::Control, m_appearance.palette), 1));
        for (const double x : {ground.left(), ground.right()})
            m_painter.drawLine(QPointF(x, ground.top()), QPointF(x, ground.bottom()));
    }

    void paintLabels()
    {
        const auto isVisible = [this](const StrataLabel &label) {
            return label.rect.bottom() >= m_visibleRect.top() && label.rect.top() <= m_visibleRect.bottom();
        };
        for (const StrataLabel &label : m_layout.labels()) {
            if (isVisible(label) && label.kind == LabelKind::Callout)
                paintLeaderLine(label);
            else if (isVisible(label))
                paintLabelBackground(label);
        }
        for (const LabelKind kind : allLabelKinds) {
            const QFont font = fontOf(kind, m_layout.geometry());
            m_painter.setFont(font);
            const double ascent = QFontMetricsF(font).ascent();
            for (const StrataLabel &label : m_layout.labels()) {
                if (label.kind == kind && isVisible(label))
                    paintText(label, ascent);
            }
        }
    }

    /// Covers the texture in the background of a label.
    void paintLabelBackground(const StrataLabel &label)
    {
        const BodyShape shape = body(label.body).shape;
        if (shape == BodyShape::Tier || shape == BodyShape::Band)
            m_painter.fillRect(label.rect.adjusted(-3, 1, 3, 0), withAlpha(backgroundOf(label.body), 0.88));
    }

    /// Paints a line from a thin body to its name.
    void paintLeaderLine(const StrataLabel &label)
    {
        const QRectF &rect = body(label.body).rect;
        const bool isLeft = label.rect.center().x() < rect.center().x();
        const double ground = isLeft ? m_layout.chartRect().left() : m_layout.chartRect().right();
        const double name = isLeft ? label.rect.right() + 3 : label.rect.left() - 3;
        const double bendHeight = ground + (name - ground) * 0.6;
        const std::array<QPointF, 4> points{QPointF(isLeft ? rect.left() + 4 : rect.right() - 4, rect.center().y()),
            QPointF(ground, rect.center().y()), QPointF(bendHeight, label.rect.center().y()),
            QPointF(name, label.rect.center().y())};
        m_painter.setPen(QPen(color(ColorRole::Muted, m_appearance.palette), 1));
        m_painter.drawPolyline(points.data(), static_cast<int>(points.size()));
    }

    void paintText(const StrataLabel &label, double ascent)
    {
        const bool isBeside = label.kind == LabelKind::Callout;
        m_painter.setPen(isBeside ? m_appearance.palette.color(QPalette::Text) : colors(label.body).foreground);
        if (m_appearance.isVectorOnly)
            m_painter.drawText(QPointF(label.rect.left(), label.rect.top() + ascent), label.text);
        else
            m_painter.drawStaticText(label.rect.topLeft(), label.glyphs);
    }

    void paintMarks()
    {
        forEachVisible([this](int i) { paintErosion(i); });
        forEachVisible([this](int i) { paintBadge(i); });
        if (m_appearance.hoveredBody >= 0 && m_appearance.hoveredBody != m_appearance.selectedBody && m_appearance.hoveredBody < m_layout.bodies().size())
            paintFrame(m_appearance.hoveredBody, withAlpha(colors(m_appearance.hoveredBody).foreground, 0.9), 1.4);
        if (m_appearance.selectedBody >= 0 && m_appearance.selectedBody < m_layout.bodies().size())
            paintSelection(m_appearance.selectedBody);
    }

    /// Paints notches in the upper edge of a layer that changes more often than declared; its tooltip explains them.
    void paintErosion(int i)
    {
        const QRectF place = m_layout.erosionMark(i);
        if (place.isEmpty())
            return;
        const double notchWidth = place.width() / 3;
        QPolygonF notches;
        for (int notch = 0; notch < 3; ++notch)
            notches << QPointF(place.left() + notchWidth * notch, place.top()) << QPointF(place.left() + notchWidth * (notch + 0.5), place.bottom());
        notches << place.topRight();
        m_painter.setPen(QPen(colors(i).foreground, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(m_appearance.palette.color(QPalette::Base));
        m_painter.drawPolygon(notches);
    }

    void paintBadge(int i)
    {
        const auto worstSeverity = body(i).stratum.problems.worstSeverity();
        if (!worstSeverity || body(i).badge.isNull())
            return;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_appearance.palette.color(QPalette::Base));
        m_painter.drawEllipse(body(i).badge.adjusted(-2, -2, 2, 2));
        if (!m_appearance.isVectorOnly)
            return severityIcon(*worstSeverity).paint(&m_painter, body(i).badge.toAlignedRect());
        m_painter.setFont(fontOf(LabelKind::Title, m_layout.geometry()));
        m_painter.setPen(color(severityColorRole(*worstSeverity), m_appearance.palette));
        m_painter.drawText(body(i).badge, Qt::AlignCenter, QStringLiteral("!"));
    }

    void paintFrame(int i, const QColor &ink, double width, Qt::PenStyle style = Qt::SolidLine)
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(ink, width, style, Qt::FlatCap, Qt::RoundJoin));
        const StrataBody &item = body(i);
        if (item.shape == BodyShape::Tier || item.shape == BodyShape::Band)
            m_painter.drawRoundedRect(item.rect.adjusted(1, 0, -1, 0), 4, 4);
        else
            m_painter.drawPath(shapeOf(i));
    }

    QColor accent() const
    {
        return m_isHighContrast ? m_appearance.palette.color(QPalette::Text) : color(ColorRole::Accent, m_appearance.palette);
    }

    /// Paints the selection in two colors, so that it is visible on every texture, with dots if the view has the focus.
    void paintSelection(int i)
    {
        paintFrame(i, m_appearance.palette.color(QPalette::Base), frameWidth * 2.4);
        paintFrame(i, accent(), frameWidth * 1.4);
        if (m_appearance.current == i)
            paintFrame(i, m_appearance.palette.color(QPalette::Base), 1, Qt::DotLine);
    }

    /// Paints the drop position: a line with an arrow at each end.
    void paintTarget()
    {
        if (!m_appearance.target)
            return;
        const QRectF &ground = m_layout.chartRect();
        const double y = m_layout.yOf(*m_appearance.target, m_appearance.movingPath);
        const QColor ink = accent();
        m_painter.setPen(QPen(m_appearance.palette.color(QPalette::Base), 5));
        m_painter.drawLine(QPointF(ground.left() - 2, y), QPointF(ground.right() + 2, y));
        m_painter.setPen(QPen(ink, 2.4));
        m_painter.drawLine(QPointF(ground.left() - 2, y), QPointF(ground.right() + 2, y));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink);
        for (const double side : {1.0, -1.0}) {
            const double x = side > 0 ? ground.left() - 6 : ground.right() + 6;
            m_painter.drawPolygon(QPolygonF{QPointF(x, y - 6), QPointF(x + side * 9, y), QPointF(x, y + 6)});
        }
    }

    QPainter &m_painter;
    const StrataLayout &m_layout;
    const StrataAppearance &m_appearance;
    QRectF m_visibleRect;
    bool m_isHighContrast;
    QList<TierColors> m_colors; ///< colors of all tiers, then those of parts outside tiers; computed once
};

} // namespace

TierColors stratumColors(const Stratum &stratum, const QPalette &palette)
{
    return stratum.isInTier() ? tierColors(stratum.tier, palette) : outsideColors(palette);
}

QColor labelBackground(const StrataBody &body, const QPalette &palette)
{
    return bodyColor(body, stratumColors(body.stratum, palette), palette.color(QPalette::Base), isHighContrast(palette));
}

void paintStrata(QPainter &painter, const StrataLayout &layout, const StrataAppearance &appearance, const QRectF &visibleRect)
{
    StrataPainter(painter, layout, appearance, visibleRect).run();
}

} // namespace outcrop
