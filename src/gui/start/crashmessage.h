// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/crashreports.h"

namespace outcrop {

class MainWindow;

/// Shows a message with the latest report in the window, and marks all reports as shown. The user can read and copy the report; nothing is sent. Does
/// nothing without reports.
void showCrashReports(MainWindow &window, const QList<CrashReport> &reports);

} // namespace outcrop
