// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// What a command may do. A user may do everything; the tools of `mcp` run with fewer permissions, because a model chooses their arguments.
struct Permissions {
    bool isConfined = false; ///< reads only the workspace folder, connects to no server and reads no key
    bool canWrite = true;    ///< writes files, indexes and records
};

} // namespace outcrop
