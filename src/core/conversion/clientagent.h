// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/result.h"
#include "core/conversion/convertedagent.h"
#include "core/sync/synctarget.h"

namespace outcrop {

/// Converts an agent of any form to the agent file of a client. Tools and the model tier are written with the client's names, and abstract tool names in
/// the text are replaced. The ledger lists every field that the client's format does not support. `title` is the client's display name. Errors: NotAllowed if
/// the client has no agent files, or none of the agent's tools; Invalid, with the location, if the governance file has errors.
Result<ConvertedAgent> toClientForm(const Agent &agent, const SyncTarget &target, const QString &title);

} // namespace outcrop
