// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/catalog.h"
#include "core/render/promptformat.h"

namespace outcrop {

/// Returns a located error for each required feature or context window that the model is known to lack, and for tools that it cannot call. Empty if the
/// model is unknown, or if the user copies the prompt manually.
Diagnostics unmetRequirements(const PromptBundle &bundle, const RenderTarget &target, PromptEnvelope envelope);

} // namespace outcrop
