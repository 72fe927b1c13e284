// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/libpq.h"

namespace outcrop {

/// Never taken down: threads may be at work until the program's end.
const LateLibrary &libpq()
{
    static const auto &library = *new LateLibrary({"pq", "5", "Speaking with a PostgreSQL server", "libpq5"}, libpqFunctions);
    return library;
}

} // namespace outcrop
