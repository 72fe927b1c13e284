// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonguide.h"

#include <QList>
#include <QStringView>

namespace outcrop {

/// One way to read a broken text.
struct JsonReading {
    JsonGuide guide;
    qsizetype end = 0; ///< behind the value
    double cost = 0;
};

/// The best ways to read the value that begins at `begin`, the cheapest first, found by a search that follows all readings through the text at the same
/// time and gives up those that cost far more than another. `steps`: how many it may still take; it takes off those it took, and gives nothing where they do
/// not suffice.
QList<JsonReading> likelyReadings(QStringView text, qsizetype begin, qsizetype &steps);

/// What it costs that a value ends at `end`: nothing, unless what follows looks like a part of it.
double costOfRest(QStringView text, qsizetype end);

} // namespace outcrop
