// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop::testing {

/// One defect to put into a clean agent: `anchor`, which the agent holds, gives way to `text`. The mark @@ in it shows where the finding must
/// begin; the mark itself is not put in.
struct Defect {
    QString criterion;
    QString name;
    QString anchor;
    QString text;
    QString place = {}; ///< where the finding must begin, where that is elsewhere
};

/// At least twenty for every static criterion.
QList<Defect> staticDefects();

} // namespace outcrop::testing
