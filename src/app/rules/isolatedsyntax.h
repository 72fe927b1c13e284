// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxreport.h"

#include <optional>
#include <stop_token>

namespace outcrop {

/// Returns a parser that parses harmless sources in this process and others in worker processes, so that no source can crash or hang the program. The
/// workers end with the last copy of the parser. After `stop`, returns empty reports.
SyntaxParser makeIsolatedParser(const std::stop_token &stop = {});

/// Call this first in main(). If the program was started as a parser worker, runs the worker and returns its exit code; otherwise returns nullopt.
std::optional<int> runIfSyntaxWorker(int argc, char **argv);

} // namespace outcrop
