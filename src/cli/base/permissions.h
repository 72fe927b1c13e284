// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The permissions of a command. Users have all permissions. The tools of `mcp` have fewer, because a model chooses their arguments.
struct Permissions {
    bool isConfined = false; ///< reads only the workspace folder, connects to no server and reads no key
    bool canWrite = true;    ///< writes files, indexes and records
};

} // namespace outcrop
