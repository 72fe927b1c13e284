// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QStringList>

namespace outcrop {

/// Returns a report for the terminal: the findings in compiler format, and a row for each agent that did not pass all applicable criteria. The tests that were not run,
/// with the reasons, and a summary follow. Lines can contain text from files, so escape control characters before printing. `width` is the width of the rows in columns;
/// criteria that do not fit are moved to further rows. 0 means unlimited.
QStringList textReport(const PortabilityReport &report, qsizetype width = 0);

} // namespace outcrop
