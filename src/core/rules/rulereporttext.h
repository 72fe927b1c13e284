// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulereport.h"

#include <QStringList>

namespace outcrop {

/// A report for people, line by line: the findings as compilers print them, what comments allow and why, what a person has to look at, what was
/// not run and why, and the numbers.
QStringList ruleReportText(const RuleReport &report);

} // namespace outcrop
