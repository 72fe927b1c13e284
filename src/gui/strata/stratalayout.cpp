// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/stratalayout.h"

#include "gui/look/lineheight.h"
#include "gui/strata/labeltexts.h"
#include "gui/strata/stratalabels.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double margin = 8;   ///< distance between the chart and the edge of the view, in pixels
constexpr double minBodyHeight = 9; ///< minimum height that can be clicked, in pixels
constexpr double maxSteepness = 5; ///< maximum number of pixels per square root of a token, so that a short prompt stays thin
constexpr double tierWaveHeight = 2.6;
constexpr double bandWaveHeight = 1.3;
constexpr double pebbleGap = 5;
constexpr int maxPebblesPerRow = 4;

} // namespace

/// Computes a layout: the rows of each tier, then their heights, then their positions.
class StrataLayoutBuilder
{
public:
    StrataLayoutBuilder(StrataLayout &layout, const QList<Branch<Stratum>> &tiers, LabelTexts &texts)
        : m_layout(layout)
        , m_texts(texts)
        , m_geometry(layout.m_geometry)
        , m_label(m_geometry.label)
        , m_tiers(tiers)
    {
    }

    void run()
    {
        const double whole = m_geometry.size.width() - 2 * margin;
        computeRows(whole);
        if (m_lineSpacing < minLineHeight())
            computeRows(whole - gutter());
        place();
        joinEdges();
        StrataLabeler(m_layout.m_bodies, m_geometry, {captionHeight(), m_width + margin, gutter()}, m_texts).placeLabels(m_layout.m_labels);
        if (m_geometry.isRightToLeft)
            mirror();
    }

private:
    /// A row of the layout: a band, a lens, or several pebbles side by side.
    struct Row {
        QList<int> children;
        BodyShape shape = BodyShape::Band;
        double root = 0; ///< square root of the size
        double minThickness = 0;
        double maxThickness = 0;
    };

    double line() const { return m_labelHeight + 4; }
    double minLineHeight() const { return m_labelHeight; }
    double captionHeight() const { return m_captionHeight + (m_lineSpacing < line() ? 3 : 6); }
    double gutter() const { return std::clamp(m_geometry.size.width() * 0.4, 90.0, 220.0); }

    static BodyShape shapeOf(const Stratum &stratum)
    {
        if (stratum.kind == StratumKind::Skill)
            return BodyShape::Pebble;
        return stratum.isConditional() || stratum.presence != Presence::Sent ? BodyShape::Lens : BodyShape::Band;
    }

    /// Computes the rows and their heights for a given width.
    void computeRows(double width)
    {
        m_width = width;
        m_lineSpacing = std::clamp(line() * m_geometry.zoom, minBodyHeight, line());
        makeRows();
        if (!m_geometry.hasRoomForNames && m_geometry.zoom == 1 && !fits())
            reduceSpacing();
        m_steepness = steepnessAt(m_geometry.size.height() - fixedHeight()) * m_geometry.zoom;
    }

    /// Reduces the line spacing so that the chart fits into the view. If it still does not fit, the view scrolls or names are placed beside the
    /// chart.
    void reduceSpacing()
    {
        m_lineSpacing = minLineHeight();
        makeRows();
        if (fits())
            return;
        m_lineSpacing = m_geometry.fitsHeight ? minBodyHeight : line();
        makeRows();
    }

    /// Returns the height of the margins and captions, which rows cannot use.
    double fixedHeight() const { return 2 * margin + static_cast<double>(m_tiers.size()) * captionHeight(); }
    bool fits() const { return fixedHeight() + thicknessAt(0) <= m_geometry.size.height(); }

    void makeRows()
    {
        m_rows.clear();
        for (const Branch<Stratum> &tier : m_tiers)
            m_rows += rowsOf(tier);
    }

    QList<Row> rowsOf(const Branch<Stratum> &tier) const
    {
        QList<Row> rows;
        for (int i = 0; i < tier.children.size(); ++i) {
            const BodyShape shape = shapeOf(tier.children.at(i).item);
            const bool isBeside = shape == BodyShape::Pebble && !rows.isEmpty() && rows.constLast().shape == shape
                && rows.constLast().children.size() < pebblesPerRow();
            if (!isBeside)
                rows += Row{{}, shape};
            rows.last().children += i;
        }
        for (Row &row : rows)
            measure(row, tier);
        return rows;
    }

    qsizetype pebblesPerRow() const
    {
        const double one = 12 * m_label.averageCharWidth() + 3 * pebbleGap;
        return std::clamp<qsizetype>(static_cast<qsizetype>(m_width / one), 1, maxPebblesPerRow);
    }

    void measure(Row &row, const Branch<Stratum> &tier) const
    {
        qint64 size = 0;
        bool isSent = true;
        for (const int child : std::as_const(row.children)) {
            size = std::max(size, tier.children.at(child).item.size.tokens);
            isSent &= tier.children.at(child).item.presence == Presence::Sent;
        }
        const double lens = row.shape == BodyShape::Lens ? 6 : 4;
        const double extraHeight = row.shape == BodyShape::Band ? 0 : m_lineSpacing < minLineHeight() ? 2 : m_lineSpacing < line() ? lens : 8;
        row.root = std::sqrt(static_cast<double>(size));
        row.minThickness = m_lineSpacing + extraHeight;
        row.maxThickness = !isSent ? row.minThickness : row.shape == BodyShape::Pebble ? 2 * line() : 1e9;
    }

    static double thicknessOf(const Row &row, double steepness)
    {
        return std::round(std::clamp(row.root * steepness, row.minThickness, std::max(row.minThickness, row.maxThickness)));
    }

    double thicknessAt(double steepness) const
    {
        double sum = 0;
        for (const QList<Row> &rows : m_rows) {
            for (const Row &row : rows)
                sum += thicknessOf(row, steepness);
        }
        return sum;
    }

    /// Returns the number of pixels per square root of a token that fills a height; 0 if the minimum heights exceed it.
    double steepnessAt(double height) const
    {
        double low = 0;
        double high = maxSteepness;
        if (thicknessAt(high) <= height)
            return high;
        for (int i = 0; i < 24; ++i) {
            const double middle = (low + high) / 2;
            (thicknessAt(middle) <= height ? low : high) = middle;
        }
        return low;
    }

    void place()
    {
        double y = margin;
        for (int tier = 0; tier < m_tiers.size(); ++tier)
            y = placeTier(tier, y);
        m_layout.m_chartRect = QRectF(margin, margin, m_width, y - margin);
        m_layout.m_height = y + margin;
    }

    double placeTier(int tier, double y)
    {
        const Stratum &item = m_tiers.at(tier).item;
        const qsizetype tierBody = m_layout.m_bodies.size();
        m_layout.m_bodies += StrataBody{item, tier, -1, BodyShape::Tier, {}, {y, tierWaveHeight, seedOf(item.title)}};
        double bottom = y + captionHeight();
        for (const Row &row : m_rows.at(tier))
            bottom = placeRow(tier, row, bottom);
        m_layout.m_bodies[tierBody].rect = QRectF(margin, y, m_width, bottom - y);
        return bottom;
    }

    double placeRow(int tier, const Row &row, double y)
    {
        const double height = thicknessOf(row, m_steepness);
        const QRectF rect(margin, y, m_width, height);
        if (row.shape == BodyShape::Pebble) {
            placePebbles(tier, row, rect);
            return rect.bottom();
        }
        const int child = row.children.constFirst();
        const Stratum &item = m_tiers.at(tier).children.at(child).item;
        const bool isLens = row.shape == BodyShape::Lens;
        StrataBody body{item, tier, child, row.shape, rect, {y, bandWaveHeight, seedOf(item.path + item.title)}};
        body.bottom = {rect.bottom(), bandWaveHeight, body.top.seed};
        if (isLens)
            body.rect.adjust(6, 3, -6, -3);
        else
            body.isTinted = m_bands++ % 2 == 0;
        m_layout.m_bodies += body;
        return rect.bottom();
    }

    /// Places the pebbles of a row. A part of each width is proportional to the square root of the size, so that larger pebbles are wider.
    void placePebbles(int tier, const Row &row, const QRectF &rect)
    {
        const QList<Branch<Stratum>> &children = m_tiers.at(tier).children;
        const auto weight = [&](int child) { return std::sqrt(static_cast<double>(children.at(child).item.size.tokens) + 1); };
        double sum = 0;
        for (const int child : row.children)
            sum += weight(child);
        const double room = rect.width() - 2 * pebbleGap - static_cast<double>(row.children.size() - 1) * pebbleGap;
        const double evenHeight = room / static_cast<double>(row.children.size());
        double x = rect.left() + pebbleGap;
        for (const int child : row.children) {
            const double width = 0.6 * evenHeight + 0.4 * room * weight(child) / sum;
            const QRectF place(x, rect.top() + 2, width, rect.height() - 4);
            m_layout.m_bodies += StrataBody{children.at(child).item, tier, child, BodyShape::Pebble, place};
            x += width + pebbleGap;
        }
    }

    /// Gives adjacent tiers and adjacent bands a common boundary.
    void joinEdges()
    {
        QList<StrataBody> &bodies = m_layout.m_bodies;
        const GroundEdge floor{m_layout.m_chartRect.bottom(), tierWaveHeight, seedOf(QStringLiteral("floor"))};
        const StrataBody *tierBelow = nullptr;
        const StrataBody *bandBelow = nullptr;
        for (qsizetype i = bodies.size() - 1; i >= 0; --i) {
            StrataBody &body = bodies[i];
            if (body.shape == BodyShape::Tier) {
                body.bottom = tierBelow ? tierBelow->top : floor;
                tierBelow = &body;
                bandBelow = nullptr;
            } else if (body.shape == BodyShape::Band) {
                if (bandBelow && qFuzzyCompare(bandBelow->rect.top(), body.rect.bottom()))
                    body.bottom = bandBelow->top;
                else if (!bandBelow)
                    body.bottom = edgeAtTierEnd(body, tierBelow, floor);
                bandBelow = &body;
            } else if (body.shape == BodyShape::Lens) {
                bandBelow = bandBelow ? bandBelow : &body;
            }
        }
    }

    static GroundEdge edgeAtTierEnd(const StrataBody &body, const StrataBody *tierBelow, const GroundEdge &floor)
    {
        const GroundEdge end = tierBelow ? tierBelow->top : floor;
        return qFuzzyCompare(end.y, body.rect.bottom()) ? end : body.bottom;
    }

    void mirror()
    {
        const auto turn = [this](QRectF &rect) {
            if (!rect.isNull())
                rect.moveLeft(m_geometry.size.width() - rect.right());
        };
        turn(m_layout.m_chartRect);
        for (StrataBody &body : m_layout.m_bodies) {
            turn(body.rect);
            turn(body.badge);
        }
        for (StrataLabel &label : m_layout.m_labels)
            turn(label.rect);
    }

    StrataLayout &m_layout;
    LabelTexts &m_texts;
    const StrataGeometry &m_geometry;
    QFontMetricsF m_label;
    double m_labelHeight = std::ceil(textLineHeight(m_label));
    double m_captionHeight = std::ceil(textLineHeight(QFontMetricsF(m_geometry.caption)));
    const QList<Branch<Stratum>> &m_tiers;
    QList<QList<Row>> m_rows; ///< rows of each tier
    double m_width = 0;
    double m_lineSpacing = 0;
    double m_steepness = 0;
    int m_bands = 0;
};

StrataLayout::StrataLayout(const QList<Branch<Stratum>> &tiers, const StrataGeometry &room)
{
    LabelTexts texts;
    *this = StrataLayout(tiers, room, texts);
}

StrataLayout::StrataLayout(const QList<Branch<Stratum>> &tiers, const StrataGeometry &room, LabelTexts &texts) : m_geometry(room)
{
    if (!tiers.isEmpty() && room.size.width() > 4 * margin)
        StrataLayoutBuilder(*this, tiers, texts).run();
}

int StrataLayout::bodyAt(const QPointF &point) const
{
    int found = -1;
    for (int i = 0; i < m_bodies.size(); ++i) {
        const StrataBody &body = m_bodies.at(i);
        if (body.rect.top() > point.y())
            break;
        if (body.rect.contains(point))
            found = i;
    }
    if (found >= 0 || m_chartRect.contains(point))
        return found;
    for (const StrataLabel &label : m_labels) {
        if (label.kind == LabelKind::Callout && label.rect.contains(point))
            return label.body;
    }
    return -1;
}

int StrataLayout::find(int tierRow, int row) const
{
    for (int i = 0; i < m_bodies.size(); ++i) {
        if (m_bodies.at(i).tierRow == tierRow && m_bodies.at(i).row == row)
            return i;
    }
    return -1;
}

int StrataLayout::findPath(const QString &path) const
{
    for (int i = 0; i < m_bodies.size(); ++i) {
        if (m_bodies.at(i).stratum.path == path && !path.isEmpty())
            return i;
    }
    return -1;
}

int StrataLayout::findTier(Tier tier) const
{
    for (int i = 0; i < m_bodies.size(); ++i) {
        if (m_bodies.at(i).shape == BodyShape::Tier && m_bodies.at(i).stratum.tier == tier)
            return i;
    }
    return -1;
}

/// Returns the layers of a tier in the order in which they are sent, lowest first.
QList<int> StrataLayout::layersOf(Tier tier, const QString &excludedPath) const
{
    QList<int> layers;
    for (int i = 0; i < m_bodies.size(); ++i) {
        const Stratum &stratum = m_bodies.at(i).stratum;
        if (stratum.isMovable() && stratum.tier == tier && stratum.path != excludedPath)
            layers.prepend(i);
    }
    return layers;
}

std::optional<StrataPosition> StrataLayout::positionAt(double y, const QString &movingPath) const
{
    if (m_bodies.isEmpty())
        return std::nullopt;
    Tier tier = y < m_chartRect.top() ? Tier::Weather : Tier::Granite;
    for (const StrataBody &body : m_bodies) {
        if (body.shape == BodyShape::Tier && y >= body.rect.top() && y < body.rect.bottom())
            tier = body.stratum.tier;
    }
    const QList<int> layers = layersOf(tier, movingPath);
    const auto below = [&](int body) { return m_bodies.at(body).rect.center().y() > y; };
    return StrataPosition{tier, static_cast<int>(std::count_if(layers.begin(), layers.end(), below))};
}

QRectF StrataLayout::erosionMark(int body) const
{
    constexpr QSizeF markSize(36, 9);
    constexpr double flatHeight = 3;
    constexpr double gap = 6;
    const QRectF &rect = m_bodies.at(body).rect;
    if (!m_bodies.at(body).stratum.churn.exceedsCadence || rect.height() < markSize.height() + 2)
        return {};
    const QRectF middle(QPointF(rect.center().x() - markSize.width() / 2, rect.top()), markSize);
    QList<QRectF> places{middle};
    for (const StrataLabel &label : m_labels) {
        if (label.body == body && label.kind == LabelKind::Size)
            places.prepend(QRectF(QPointF(label.rect.left() - markSize.width() - gap, rect.top()), markSize));
    }
    for (const QRectF &place : std::as_const(places)) {
        const bool isFree = std::none_of(m_labels.begin(), m_labels.end(), [&](const StrataLabel &label) { return label.rect.intersects(place); });
        if (isFree && rect.contains(place))
            return place;
    }
    return QRectF(middle.topLeft(), QSizeF(markSize.width(), flatHeight));
}

double StrataLayout::yOf(const StrataPosition &target, const QString &movingPath) const
{
    const QList<int> layers = layersOf(target.tier, movingPath);
    if (layers.isEmpty()) {
        const int tier = findTier(target.tier);
        return tier < 0 ? 0 : m_bodies.at(tier).rect.bottom() - 2;
    }
    if (target.position > 0)
        return m_bodies.at(layers.at(std::min<qsizetype>(target.position, layers.size()) - 1)).rect.top();
    return m_bodies.at(layers.constFirst()).rect.bottom();
}

int StrataLayout::lastPosition(Tier tier, const QString &movingPath) const
{
    return static_cast<int>(layersOf(tier, movingPath).size());
}

} // namespace outcrop
