// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/moveeffect.h"
#include "cli/base/table.h"

namespace outcrop {

/// Returns the costs of a moved or new layer with each provider; empty if no price is known.
Table costTable(const ChangeEffect &effect);

} // namespace outcrop
