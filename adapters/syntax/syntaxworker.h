// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The word on the command line that makes a program a worker.
constexpr const char *syntaxWorkerWord = "syntax-worker";

/// Reads sources for the process that started this one, over the socket that is standard input, until that closes it. The process has little memory, and
/// is ended by a signal where a source takes far longer than anyone waits. The exit code of the program.
int runSyntaxWorker();

} // namespace outcrop
