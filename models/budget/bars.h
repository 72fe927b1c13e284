// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"

#include <QList>
#include <QString>

namespace outcrop {

/// The meaning of a segment, which determines color and pattern. Segments of a bar are in this order.
enum class BarColorRole {
    Tools,
    Granite,
    Bedrock,
    Sandstone,
    Topsoil,
    Weather,
    Conversation,
    RequestFraming,
    Reserve,
    CacheRead,
    CacheWrite,
    Uncached,
    Response,
    Size
};

BarColorRole tierColorRole(Tier tier);
/// Returns the tier of a color role; nullopt for other color roles.
std::optional<Tier> tierOf(BarColorRole colorRole);

/// A part of a bar with one color and one pattern.
struct BarSegment {
    int bar = 0;
    double value = 0;
    BarColorRole colorRole = BarColorRole::Size;
    QString title;     ///< shown inside the segment if there is room
    QString tip = {};  ///< tooltip
    QString key = {};  ///< identifies the segment and its table row
    QString path = {}; ///< path of the segment's document; empty if there is none

    friend bool operator==(const BarSegment &, const BarSegment &) = default;
};

struct Bar {
    QString title;
    QString note = {};       ///< shown beside the bar, one or two lines
    double limit = 0;        ///< limit of the bar or value to compare it with, drawn as a frame; 0 for none
    QString limitTitle = {}; ///< description of the limit, for the tooltip
    bool isOverLimit = false;       ///< whether the bar exceeds its limit or its request has an error; the note has the same information
    QString key = {};        ///< key of the table row for the whole bar

    friend bool operator==(const Bar &, const Bar &) = default;
};

/// The data of a stacked bar chart. All bars have one scale from 0; a limit beyond the end of the scale is drawn as a frame with a jagged end.
struct Bars {
    bool isVertical = false;
    QString axis;         ///< unit of the scale
    QString limits = {};  ///< legend entry of the limits
    double end = 0;       ///< end of the scale
    double step = 1;      ///< distance between ticks; the end is a tick
    bool isInDollars = false;
    bool isPercent = false;
    QList<Bar> bars;
    QList<BarSegment> segments;

    /// Sorts the segments and computes the end of the scale from the longest bar and from limits that are not much larger.
    void computeScale();
    double lengthOf(int bar) const;
    friend bool operator==(const Bars &, const Bars &) = default;
};

/// Returns the title of a color role, for the legend.
QString barColorRoleTitle(BarColorRole colorRole);

} // namespace outcrop
