// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"
#include "core/rules/rulereport.h"

namespace outcrop {

/// A report on rules in the form that the printers know: rules are its criteria, texts its rows. What is to be reviewed is not run, with its checklist as
/// the reason; what a comment allows has passed. Suppressions that are wrong fail a separate criterion, `suppressions`.
PortabilityReport printedReport(const RuleReport &report);

} // namespace outcrop
