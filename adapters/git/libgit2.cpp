// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/libgit2.h"

namespace outcrop {

/// Loads libgit2 on the first call. The object is never destroyed, because threads may use it until the process ends.
const DynamicLibrary &libgit2()
{
    static const auto &library = *new DynamicLibrary({"git2", LIBGIT2_SOVERSION, "Reading git repositories", "libgit2-" LIBGIT2_SOVERSION}, libgit2Functions);
    return library;
}

} // namespace outcrop
