// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

namespace outcrop {

/// Returns the ledger of an import from the source to the files: each entry of `read` with the location of its part in the workspace and the stronger of both
/// actions, without repeated rows, followed by the entries of `placed` that report changes of other parts.
Ledger importLedger(const Ledger &read, const Ledger &placed);

} // namespace outcrop
