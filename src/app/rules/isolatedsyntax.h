// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxreport.h"

#include <optional>

namespace outcrop {

/// Reads small sources here and others in separate processes, so that no source can end or stall the program. The processes end with the last copy.
ReadSyntax isolatedSyntax();

/// What main() does first of all: where the program was started to read sources for another, does that and gives the exit code.
std::optional<int> runAsSyntaxWorker(int argc, char **argv);

} // namespace outcrop
