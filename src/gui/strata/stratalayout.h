// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/ground.h"
#include "models/strata/strata.h"

#include <QFont>
#include <QStaticText>

#include <array>

namespace outcrop {

/// What a stratum is drawn as.
enum class BodyShape { Tier, Band, Lens, Pebble };

/// What a label says; decides its font.
enum class LabelKind { Tier, TierSize, Title, Size, Detail, Share, Callout };

inline constexpr std::array allLabelKinds{LabelKind::Tier, LabelKind::TierSize, LabelKind::Title, LabelKind::Size,
    LabelKind::Detail, LabelKind::Share, LabelKind::Callout};

/// A stratum with its place in the picture.
struct StrataBody {
    Stratum stratum;
    int tierRow = 0;
    int row = -1; ///< among the children of its tier; -1 for the tier itself
    BodyShape shape = BodyShape::Band;
    QRectF rect;         ///< what is clicked
    GroundEdge top = {}; ///< of tiers and bands
    GroundEdge bottom = {};
    bool tinted = false; ///< every other band, so that neighbours differ
    QRectF badge = {};   ///< room for the sign of a problem; null where there is none
};

/// A text with its place. No two of a layout overlap.
struct StrataLabel {
    LabelKind kind = LabelKind::Title;
    int body = 0;
    QRectF rect;
    QString text;            ///< shortened in the middle where the room is short
    QStaticText glyphs = {}; ///< the same, ready to be painted
};

/// A place that a layer could be moved to: before how many layers of a tier were sent.
struct StrataPlace {
    Tier tier = Tier::Topsoil;
    int position = 0;

    friend bool operator==(const StrataPlace &, const StrataPlace &) = default;
};

/// The room there is for a picture, and the fonts to fill it with.
struct StrataRoom {
    QSizeF size;
    double zoom = 1;  ///< 1: as high as the room where every name fits inside its body, else as high as they need
    bool fit = false; ///< as high as the room, even if names must be beside the ground
    QFont label = {};
    QFont caption = {};
    bool rightToLeft = false;
    bool roomy = false; ///< every name inside its body, however high that gets
};

/// Where everything of the picture is. Thickness grows with the square root of the size, so that a layer four times as
/// long is twice as thick; nothing is thinner than a line of text, or, where that would not fit, than what a finger
/// can hit: then names are beside the ground.
class StrataLayout
{
public:
    StrataLayout() = default;
    StrataLayout(const QList<Branch<Stratum>> &tiers, const StrataRoom &room);

    const QList<StrataBody> &bodies() const { return m_bodies; }
    const QList<StrataLabel> &labels() const { return m_labels; }
    double height() const { return m_height; }
    const QRectF &ground() const { return m_ground; }
    const StrataRoom &room() const { return m_room; }

    /// The body drawn on top at a point, or -1.
    int bodyAt(const QPointF &point) const;
    /// The body of a row, or -1.
    int find(int tierRow, int row) const;
    int findPath(const QString &path) const;
    int findTier(Tier tier) const;

    /// Where a layer dropped at this height would go. The layer that moves does not count.
    std::optional<StrataPlace> placeAt(double y, const QString &moving) const;
    /// The height of that place.
    double heightOf(const StrataPlace &place, const QString &moving) const;
    /// How many places a tier has, less one: its layers without the one that moves.
    int lastPosition(Tier tier, const QString &moving) const;

private:
    friend class StrataDigger;

    QList<int> layersOf(Tier tier, const QString &without) const;

    StrataRoom m_room;
    QList<StrataBody> m_bodies;
    QList<StrataLabel> m_labels;
    QRectF m_ground;
    double m_height = 0;
};

} // namespace outcrop
