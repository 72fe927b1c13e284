// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

namespace outcrop {

/// Returns one ledger for the two steps of an import: reading the file, and placing its parts in the workspace. An entry for a part in both ledgers has the
/// location in the workspace and the more severe action. Other entries of `placed` follow if they report more than a new name.
Ledger combineLedgers(const Ledger &read, const Ledger &placedEntries);

} // namespace outcrop
