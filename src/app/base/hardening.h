// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

enum class BuildKind { Development, Release };

/// Returns the build type that this program was compiled with.
BuildKind currentBuildKind();

/// Hardens the process; call this first in main(). No core file is written, since it could contain API keys. A release build also stops the user's other
/// programs from reading its memory. Closed standard streams are opened on /dev/null with the opposite access mode, so that no file opened later gets
/// their descriptor. A development build skips the core file limit if OUTCROP_DEBUGGABLE is set, and never blocks strace, debuggers or sanitizers.
void hardenProcess(BuildKind build = currentBuildKind());

} // namespace outcrop
