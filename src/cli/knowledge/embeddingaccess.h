// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/provideraccess.h"
#include "core/base/messagetext.h"

namespace outcrop {

/// The access of `index` and `search` to an embedding provider. A provider on this computer or in its local network needs no confirmation. Texts are sent to
/// other hosts only with the user's consent. With --words, no provider is called.
class EmbeddingAccess
{
public:
    void addTo(CLI::App &command, const std::string &group);

    /// Asks for consent if needed. `question` asks whether to send the text to the host `%1`.
    SendConsent requestConsent(const Invocation &invocation, const OpenedWorkspace &opened, const MessageText &question) const;
    bool usesWordsOnly() const { return m_usesWordsOnly; }
    /// Returns the access to providers, or null with --words. `keys` must outlive the result.
    std::unique_ptr<ProviderAccess> open(const SendConsent &consent, KeyRing &keys) const;

private:
    bool m_usesWordsOnly = false;
    RequestOptions m_requestOptions;
};

} // namespace outcrop
