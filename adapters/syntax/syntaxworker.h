// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The command-line argument that starts a program as a worker.
constexpr const char *syntaxWorkerArgument = "syntax-worker";

/// Parses sources for the parent process over the socket at standard input, until the parent closes it. Limits its memory. SIGALRM kills the process if a
/// source takes more than a minute. Returns the exit code of the program.
int runSyntaxWorker();

} // namespace outcrop
