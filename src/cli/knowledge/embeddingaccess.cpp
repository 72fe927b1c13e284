// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/embeddingaccess.h"

#include "app/knowledge/searchknowledge.h"

namespace outcrop {

void EmbeddingAccess::addTo(CLI::App &command, const std::string &group)
{
    command.add_flag("--words", m_usesWordsOnly, QT_TRANSLATE_NOOP("cli", "Keywords only, without embeddings"))->group(group);
    m_requestOptions.addTo(command, group);
}

SendConsent EmbeddingAccess::requestConsent(
    const Invocation &invocation, const OpenedWorkspace &opened, const MessageText &question) const
{
    const QString host = m_usesWordsOnly ? QString() : remoteEmbeddingHost(opened);
    if (host.isEmpty())
        return SendConsent::forLocalNetwork();
    return SendConsent::ask(invocation, m_requestOptions, question(host));
}

std::unique_ptr<ProviderAccess> EmbeddingAccess::open(const SendConsent &consent, KeyRing &keys) const
{
    return m_usesWordsOnly ? nullptr : std::make_unique<ProviderAccess>(consent, m_requestOptions, keys);
}

} // namespace outcrop
