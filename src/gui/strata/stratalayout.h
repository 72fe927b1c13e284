// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/ground.h"
#include "models/strata/strata.h"

#include <QFont>
#include <QStaticText>

#include <array>

namespace outcrop {

class LabelTexts;

/// The shape of a stratum.
enum class BodyShape { Tier, Band, Lens, Pebble };

/// The content of a label, which determines the font.
enum class LabelKind { Tier, TierSize, Title, Size, Detail, Share, Callout };

inline constexpr std::array allLabelKinds{LabelKind::Tier, LabelKind::TierSize, LabelKind::Title, LabelKind::Size,
    LabelKind::Detail, LabelKind::Share, LabelKind::Callout};

/// A stratum and its position in the chart.
struct StrataBody {
    Stratum stratum;
    int tierRow = 0;
    int row = -1; ///< row among the children of its tier; -1 for the tier itself
    BodyShape shape = BodyShape::Band;
    QRectF rect;         ///< clickable area
    GroundEdge top = {}; ///< upper boundary of tiers and bands
    GroundEdge bottom = {};
    bool isTinted = false; ///< set for every other band, so that adjacent bands differ
    QRectF badge = {};   ///< rectangle of the problem icon; null if there is none
};

/// A label and its position. Labels of a layout do not overlap.
struct StrataLabel {
    LabelKind kind = LabelKind::Title;
    int body = 0;
    QRectF rect;
    QString text;            ///< elided in the middle if necessary
    QStaticText glyphs = {}; ///< the same text, prepared for painting
};

/// A target position of a layer: the tier, and the number of layers of the tier that are sent before it.
struct StrataPosition {
    Tier tier = Tier::Topsoil;
    int position = 0;

    friend bool operator==(const StrataPosition &, const StrataPosition &) = default;
};

/// The available space for the chart, and its fonts.
struct StrataGeometry {
    QSizeF size;
    double zoom = 1;  ///< factor for the heights of the bodies
    bool fitsHeight = false; ///< whether to reduce the heights so that the chart fits into the view, with names beside thin bodies
    QFont label = {};
    QFont caption = {};
    bool isRightToLeft = false;
    bool hasRoomForNames = false; ///< whether every name is inside its body, regardless of the height of the view
};

/// The layout of the strata chart. The height of a layer grows with the square root of its size. The minimum height is a line of text. It is lower if the
/// chart is zoomed out or must fit into a small view; names are then beside the chart.
class StrataLayout
{
public:
    StrataLayout() = default;
    StrataLayout(const QList<Branch<Stratum>> &tiers, const StrataGeometry &geometry);
    /// Reuses the measured texts of earlier layouts, and updates them.
    StrataLayout(const QList<Branch<Stratum>> &tiers, const StrataGeometry &geometry, LabelTexts &texts);

    const QList<StrataBody> &bodies() const { return m_bodies; }
    const QList<StrataLabel> &labels() const { return m_labels; }
    double height() const { return m_height; }
    const QRectF &chartRect() const { return m_chartRect; }
    const StrataGeometry &geometry() const { return m_geometry; }

    /// Returns the innermost body at a point, or the body whose callout is there; -1 if there is none.
    int bodyAt(const QPointF &point) const;
    /// Returns the body of a row, or -1.
    int find(int tierRow, int row) const;
    int findPath(const QString &path) const;
    int findTier(Tier tier) const;

    /// Returns the rectangle of the erosion mark at the upper edge of a layer that changes more often than declared. Empty for other layers and for bodies that
    /// are too thin. The mark is before the size or, if a label is in that place, in the middle. If the middle also has a label, the mark is flat.
    QRectF erosionMark(int body) const;

    /// Returns the position of a layer dropped at this y coordinate, ignoring the moving layer; nullopt if the chart is empty.
    std::optional<StrataPosition> positionAt(double y, const QString &movingPath) const;
    /// Returns the y coordinate of a position; 0 if the chart does not contain its tier.
    double yOf(const StrataPosition &target, const QString &movingPath) const;
    /// Returns the last position in a tier, ignoring the moving layer.
    int lastPosition(Tier tier, const QString &movingPath) const;

private:
    friend class StrataLayoutBuilder;

    QList<int> layersOf(Tier tier, const QString &excludedPath) const;

    StrataGeometry m_geometry;
    QList<StrataBody> m_bodies;
    QList<StrataLabel> m_labels;
    QRectF m_chartRect;
    double m_height = 0;
};

} // namespace outcrop
