// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop::testing {

/// A defect to insert into an agent without defects: `text` replaces `anchor`. The marker @@ in `text` shows where the finding must begin, and is
/// removed.
struct Defect {
    QString criterion;
    QString name;
    QString anchor;
    QString text;
    QString place = {}; ///< text at which the finding must begin, if it is not marked
};

/// Returns at least twenty defects for every static criterion.
QList<Defect> staticDefects();

} // namespace outcrop::testing
