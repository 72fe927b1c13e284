// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/portability/behavioraltests.h"

namespace outcrop {

/// Returns the agent field that a behavioral criterion tests. Its findings are reported at this field. Empty for other criteria.
QString probedField(const QString &criterion);

/// Returns the reason why a criterion does not apply to an agent, as a sentence; empty if it applies.
QString notApplicableReason(const QString &criterion, const Agent &agent);

/// Returns the requests of a probe: one, or one for each entry of the agent's list. Empty if the tests define no request or the list has no entries.
QStringList probeRequests(const Probe &probe, const Agent &agent);

} // namespace outcrop
