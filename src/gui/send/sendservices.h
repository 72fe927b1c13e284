// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys.h"
#include "app/openworkspace.h"
#include "core/ports/provider.h"

#include <functional>
#include <memory>

namespace outcrop {

/// What the window needs of the world to send prompts. Tests put fakes here.
struct SendServices {
    std::shared_ptr<KeyRing> keys;
    /// Whoever answers the requests of a workspace; called on a worker thread.
    std::function<std::shared_ptr<Provider>(const OpenedWorkspace &opened)> provider;
    /// Tries a provider's key: what was found, in one line for people. Blocks.
    std::function<Result<QString>(const OpenedWorkspace &opened, const QString &provider)> test;
    /// What a provider said last of how much more it takes; may be missing.
    std::function<RateLimits(const QString &provider)> limits = {};
};

/// The user's keys and the network.
SendServices realServices();

} // namespace outcrop
