// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"
#include "core/rules/rulereport.h"

namespace outcrop {

/// Returns a report on rules for the common printers: one criterion per rule, one row per text. A rule for manual review becomes NotRun with its checklist as
/// the reason; a suppressed violation counts as passed. The criterion `suppressions` fails for invalid suppressions; `source` is NotRun for unreadable source.
PortabilityReport toPortabilityReport(const RuleReport &report);

} // namespace outcrop
