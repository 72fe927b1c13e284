// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"

#include <QList>
#include <QString>

namespace outcrop {

/// What a piece of a bar stands for; decides its colour and its pattern. Pieces of a bar lie in this order.
enum class BarInk { Tools, Granite, Bedrock, Sandstone, Topsoil, Weather, Talk, Frame, Reserve, Read, Written, Fresh, Answer, Size };

BarInk barInk(Tier tier);
/// The tier that an ink stands for; nothing for the others.
std::optional<Tier> tierOf(BarInk ink);

/// A piece of a bar, from the beginning of the bar to its end.
struct BarPiece {
    int bar = 0;
    double value = 0;
    BarInk ink = BarInk::Size;
    QString title;     ///< shown in it if there is room
    QString tip = {};  ///< everything about it, in lines
    QString key = {};  ///< names it and the row of the table that is about it
    QString path = {}; ///< of the document it leads to

    friend bool operator==(const BarPiece &, const BarPiece &) = default;
};

struct Bar {
    QString title;
    QString note = {};       ///< shown next to it, in a line or two
    double limit = 0;        ///< what it should not reach; 0 for none
    QString limitTitle = {}; ///< of the limit, for a tip and for where it lies beyond the scale
    bool over = false;       ///< it is longer than it may be: said in words by the note
    QString key = {};        ///< the row that is about all of it

    friend bool operator==(const Bar &, const Bar &) = default;
};

/// A stacked bar chart as numbers. One scale for all bars, from 0; a limit beyond its end is shown by a broken line at the end of the bar.
struct Bars {
    bool upright = false; ///< columns, not rows
    QString axis;         ///< what the scale counts
    QString limits = {};  ///< what the limits of the bars are, for a legend
    double end = 0;       ///< of the scale
    double step = 1;      ///< between the marks of the scale; its end is a mark
    bool money = false;   ///< dollars
    bool perCent = false;
    QList<Bar> bars;
    QList<BarPiece> pieces;

    /// Puts the pieces in order and finds the end of the scale: the longest bar decides, and limits that lie not much further.
    void finish();
    double lengthOf(int bar) const;
    friend bool operator==(const Bars &, const Bars &) = default;
};

/// The name of an ink, for a legend.
QString barInkTitle(BarInk ink);

} // namespace outcrop
