// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

namespace outcrop {

/// Returns the ledger of an import from the source to the files: each entry of `read` with the location of its part in the workspace and the stronger of both
/// actions, followed by entries of `placed` for parts that the source does not have.
Ledger importLedger(const Ledger &read, const Ledger &placed);

} // namespace outcrop
