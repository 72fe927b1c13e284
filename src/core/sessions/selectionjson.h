// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/layers/composer.h"

namespace outcrop {

/// What a prompt was made of, without request and conversation, so that a session can be resumed and replayed: the `selection` of a conversation
/// document. What was left to profile and manifest is left to them again.
Json selectionJson(const Selection &selection);
Selection readSelection(const Json &json);

} // namespace outcrop
