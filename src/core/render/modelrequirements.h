// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/catalog.h"
#include "core/render/promptformat.h"

namespace outcrop {

/// What a prompt needs and its model is known not to have: an error for each feature and window that the agent requires, and for its tools, at the place
/// where that is written. Nothing is held against a model that nothing is known of, nor where a person carries the prompt.
Diagnostics unmetRequirements(const PromptBundle &bundle, const RenderTarget &target, PromptEnvelope envelope);

} // namespace outcrop
