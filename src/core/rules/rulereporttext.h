// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulereport.h"

#include <QStringList>

namespace outcrop {

/// Returns a report as lines of text: findings in compiler format, suppressed findings with their reasons, review checklists, rules that were
/// not run with the reasons, and a summary.
QStringList ruleReportText(const RuleReport &report);

} // namespace outcrop
