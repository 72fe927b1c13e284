// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/portability/behaviouraltests.h"

namespace outcrop {

/// The field of an agent that a behavioural criterion is about: where its findings point.
QString triedField(const QString &criterion);

/// Why a criterion has nothing to try about an agent, in one sentence; empty where it has.
QString nothingToTry(const QString &criterion, const Agent &agent);

/// The requests of a probe: one, or one for each entry of a list of the agent. None where the tests do not say what to ask.
QStringList probeRequests(const Probe &probe, const Agent &agent);

} // namespace outcrop
