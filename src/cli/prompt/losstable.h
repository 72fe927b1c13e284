// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/table.h"
#include "core/render/ledger.h"

#include <QStringList>

namespace outcrop {

/// Returns a table with a row for each part that was not sent unchanged, the losses first.
Table lossTable(const Ledger &ledger);

/// Returns the number of unchanged parts and of document keys that are not sent, as sentences. lossTable() omits both.
QStringList lossNotes(const Ledger &ledger);

/// Returns the changes that users should check, such as `2 dropped, 1 approximated`, or an empty string.
QString lossSummary(const Ledger &ledger);

} // namespace outcrop
