// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/rulereport.h"

namespace outcrop {

/// Returns a report as JSON: a summary, the rules, the result of each rule on each text, and the unreadable files. Only results that need a review have a
/// `checklist`.
Json ruleReportJson(const RuleReport &report);

} // namespace outcrop
