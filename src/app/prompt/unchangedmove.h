// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/moveeffect.h"
#include "core/layers/composer.h"
#include "core/layers/layermove.h"

namespace outcrop {

/// Returns sentences for users if a planned move changes none of the requests, with the reason. Example: `The move changes none of the requests. The layer is already at
/// this position.` Returns an empty string if the move changes a request, or if no provider can be rendered. `stack` is the state before the move, `selection` the
/// choices for the prompt.
QString unchangedMoveText(const LayerStack &stack, const Selection &selection, const LayerMove &move, const ChangeEffect &effect);

} // namespace outcrop
