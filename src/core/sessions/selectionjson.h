// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/layers/composer.h"

namespace outcrop {

/// Converts the selection of a prompt to and from the `selection` member of a conversation document, so that a session can be resumed and replayed. Omits
/// request, attachments, conversation and parameters. Unset values are not written; profile and manifest supply them again on resume.
Json selectionJson(const Selection &selection);
Selection readSelection(const Json &json);

struct TurnRecord;
/// Sets the request and the attachments of `selection` to those of a recorded turn.
void selectRequestOf(const TurnRecord &turn, Selection &selection);

} // namespace outcrop
