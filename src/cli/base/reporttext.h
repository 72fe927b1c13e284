// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// The forms of a report that other programs read, of any kind: sarif, junit, github and codeclimate.
QStringList exchangeForms();

/// Prints a report in one of them; false where `form` is another. With --json only one JSON document may be printed: junit and github are none.
bool printExchangeForm(const Invocation &invocation, const PortabilityReport &report, const QString &form);

} // namespace outcrop
