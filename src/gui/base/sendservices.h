// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/records/recordwriter.h"
#include "app/workspace/openworkspace.h"
#include "app/workspace/providers.h"
#include "core/ports/provider.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace outcrop {

/// The key ring, the providers and other external services of the window. Tests use fake services.
struct SendServices {
    std::shared_ptr<KeyRing> keys;
    /// Creates a provider for the requests of a workspace, with the given call options. Called on a worker thread.
    std::function<std::shared_ptr<Provider>(const OpenedWorkspace &opened, const CallOptions &options)> provider;
    /// Tests a provider's key. Returns the result as one line of text, or an error. Blocks.
    std::function<Result<QString>(const OpenedWorkspace &opened, const QString &provider, const std::stop_token &stop)> test;
    /// Returns the rate limits from the most recent response of the provider. The function may be empty.
    std::function<RateLimits(const QString &provider)> limits = {};
    /// Writer of interaction records; may be null.
    std::shared_ptr<RecordWriter> records = {};
    /// Embedding providers; may be null.
    std::shared_ptr<Providers> network = {};
    /// Adds records to a new copy of the sample. Called on a worker thread, when the user creates the sample. The function may be empty.
    std::function<Status(const QString &folder)> fillSample = {};
};

/// Returns services that use the user's stored keys and the network.
SendServices makeSendServices();

} // namespace outcrop
