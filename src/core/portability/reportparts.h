// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// What a failed criterion has to say, each with a file: its findings by place, or its reason where it has none.
Diagnostics findingsOf(const CriterionResult &result, const AgentReport &agent);

/// How often an outcome occurs in one agent's row.
int countOf(const AgentReport &agent, Outcome outcome);

/// What a criterion is called in a list: its id and title.
QString criterionLabel(const PortabilityReport &report, const QString &id);

/// The numbers of a report, `passed`, `failed` and so on. Only those two count for or against a library.
Json summaryJson(const PortabilityReport &report);

} // namespace outcrop
