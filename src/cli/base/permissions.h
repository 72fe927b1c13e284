// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The permissions of a command. Users have all permissions. The tools of `mcp` have fewer, because a model chooses their arguments.
struct Permissions {
    bool isConfined = false; ///< may only read the workspace folder; may not connect to servers or read keys
    bool canWrite = true;    ///< may write files, indexes and records
};

} // namespace outcrop
