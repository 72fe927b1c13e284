// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/records/recordkeeper.h"
#include "app/workspace/openworkspace.h"
#include "app/workspace/providers.h"
#include "core/ports/provider.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace outcrop {

/// What the window needs of the world to send prompts. Tests put fakes here.
struct SendServices {
    std::shared_ptr<KeyRing> keys;
    /// Answers the requests of a workspace, with the timeouts of the options; called on a worker thread.
    std::function<std::shared_ptr<Provider>(const OpenedWorkspace &opened, const CallOptions &options)> provider;
    /// Tries a provider's key: what was found, in one line for people. Blocks.
    std::function<Result<QString>(const OpenedWorkspace &opened, const QString &provider, const std::stop_token &stop)> test;
    /// What a provider said last of how much more it takes; may be missing.
    std::function<RateLimits(const QString &provider)> limits = {};
    /// Keeps what happens in the workspace's store; may be missing.
    std::shared_ptr<RecordKeeper> records = {};
    /// Who may be asked what texts mean; may be missing.
    std::shared_ptr<Providers> network = {};
};

/// The user's keys and the network.
SendServices realServices();

} // namespace outcrop
