// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formrow.h"

namespace outcrop {

/// Returns the label for a key of a schema: `minimum_context_window` is "Minimum context window", `mcpServers` is "MCP servers".
QString fieldLabel(const QString &key);

/// Returns the label of a field inside its top-level group: `portability.few_shot.enabled` is "Few shot · Enabled". A key that the user chose is unchanged.
QString fieldLabel(const FormRow &row);

} // namespace outcrop
