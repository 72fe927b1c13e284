// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/provideraccess.h"

namespace outcrop {

/// Asking a provider for the meanings of texts: what `index` and `search` share. A provider on this machine or in its network is asked without a
/// question; before texts go to any other host the user is asked. With --words no provider is asked.
class EmbeddingAccess
{
public:
    void addTo(CLI::App &command, const std::string &group);

    /// Asks where it must. `what` is sent: `the query`.
    SendConsent consent(const Invocation &invocation, const OpenedWorkspace &opened, const QString &what) const;
    /// Null with --words. `keys` must outlive it.
    std::unique_ptr<ProviderAccess> open(const SendConsent &consent, KeyRing &keys) const;

private:
    bool m_wordsOnly = false;
    RequestOptions m_requests;
};

} // namespace outcrop
