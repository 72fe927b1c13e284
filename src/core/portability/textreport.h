// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QStringList>

namespace outcrop {

/// A report for people, line by line: the findings as compilers print them, a row for every agent that did not pass all there is
/// to try about it, what was not run and why, and the sum. Lines may hold what files hold; print them so that no control character
/// reaches a terminal.
QStringList textReport(const PortabilityReport &report);

} // namespace outcrop
