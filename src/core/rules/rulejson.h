// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/rulereport.h"

namespace outcrop {

/// A report for scripts: its numbers, the rules, and for each text what became of each rule. What is kept or does not apply has no findings;
/// what is to be reviewed has its checklist.
Json ruleReportJson(const RuleReport &report);

} // namespace outcrop
