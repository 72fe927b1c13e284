// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QByteArray>

namespace outcrop {

/// A report as test results in JUnit's XML, which CI servers show: a test suite for each agent, a test case for each criterion, an
/// error for each file that cannot be read. No times, so that the same report gives the same bytes.
QByteArray junitReport(const PortabilityReport &report);

} // namespace outcrop
