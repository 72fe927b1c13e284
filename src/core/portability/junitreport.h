// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QByteArray>

namespace outcrop {

/// Returns a report as JUnit XML, which CI servers show. It has a test suite for each agent, a test case for each criterion, and an error for each unreadable file. It
/// contains no times, so the output is deterministic.
QByteArray junitReport(const PortabilityReport &report);

} // namespace outcrop
