// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

#include <QStringList>

namespace outcrop {

/// The ledger as aligned lines for people: action, part, place in the request, reason.
QStringList lossTable(const Ledger &ledger);

/// `2 dropped, 1 moved`: how much a person should look at, or empty.
QString lossSummary(const Ledger &ledger);

} // namespace outcrop
