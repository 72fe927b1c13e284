// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

enum class BuildKind { Development, Release };

/// What this program was built as.
BuildKind thisBuild();

/// Keeps what the process holds, keys among it, from being written into a core file, and in a release build from being read by other programs of the
/// user; and gives closed standard streams a place that can be neither read nor written, so that no file opened later gets their number and is written to
/// by what is printed. The first thing that a program does. A build for development may say OUTCROP_DEBUGGABLE=1 and get its core files; strace, debuggers and
/// sanitizers are let in there.
void hardenProcess(BuildKind build = thisBuild());

} // namespace outcrop
