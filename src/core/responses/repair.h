// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QString>

namespace outcrop {

/// One thing that was read otherwise than it stands: the repair ledger's line.
struct Repair {
    qsizetype offset = 0; ///< in the whole answer's text, in UTF-16 code units
    QString rule;         ///< `trailing-comma`, `single-quotes`, `missing-bracket`, `coerced` …
    QString before;       ///< the text as it stands; empty where something was missing
    QString after;        ///< what it was read as; empty where something was passed over
    QString path = {};    ///< JSON pointer of the value it concerns, where it concerns one
};
using Repairs = QList<Repair>;

Json toJson(const Repair &repair);

} // namespace outcrop
