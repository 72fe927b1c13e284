// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulereport.h"

#include <QStringList>

namespace outcrop {

/// Returns a report as lines of text. It lists findings in compiler format, suppressed findings with their reasons, and review checklists. The rules that were not run,
/// with the reasons, and a summary follow.
QStringList ruleReportText(const RuleReport &report);

} // namespace outcrop
