// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/lsp/lspsession.h"
#include "core/rpc/rpcmessage.h"

namespace outcrop {

/// Handles a request about documents. The result is null or empty for a file that is not a document in the workspace.
RpcResult<Json> handleLspRequest(LspSession &session, const RpcMessage &request);

} // namespace outcrop
