// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/ledger.h"

namespace outcrop {

/// Sets the display names of parts that the ledger numbers: `get_weather: parameters` for a tool, and `attachments/0 (plan.png)` for an attachment.
void setPartNames(Ledger &ledger, const PromptBundle &bundle);

} // namespace outcrop
