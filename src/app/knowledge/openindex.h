// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "core/ports/searchindex.h"
#include "core/retrieval/retrievalsettings.h"

namespace outcrop {

/// Where a workspace's knowledge is indexed: in a separate file, `.outcrop/index.db`, or on a team's server.
struct IndexPlace {
    QString folder; ///< the workspace's, absolute
    RetrievalSettings settings = {};
    QString storeAddress = {}; ///< of the team's store, which an index on PostgreSQL shares if it names no other server

    QString file() const;
};

IndexPlace indexPlace(const OpenedWorkspace &opened);

/// Whether there may be something to search: a file that was never made should not be made by searching.
bool hasIndex(const IndexPlace &place);

/// Opens the index, and makes it where there is none. `check` looks through all of a file first. A team's server is only spoken to where the user has
/// allowed it: on this machine, or with `keys allow` or `keys set`. Blocks as long as the disk or the network does.
/// Errors: NotAllowed, Invalid (the address), and as indexes say.
Result<OpenedIndex> openIndex(const IndexPlace &place, KeyRing &keys, bool check = false);

} // namespace outcrop
