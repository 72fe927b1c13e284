// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

#include <QStringList>

namespace outcrop {

/// Returns the loss ledger as lines: a row for each part that was not sent unchanged, the number of unchanged parts, and the number of document keys that are
/// not sent. `width` is the terminal width in columns; 0: unlimited.
QStringList lossTable(const Ledger &ledger, qsizetype width = 0);

/// Returns the losses that users should check, such as `2 dropped, 1 approximated`, or an empty string.
QString lossSummary(const Ledger &ledger);

} // namespace outcrop
