// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/providers.h"
#include "cli/base/invocation.h"

#include <CLI/CLI.hpp>

namespace outcrop {

/// The words of every command that may send requests: `--yes`, `--retries` and `--timeout`.
class RequestOptions
{
public:
    void addTo(CLI::App &command, const std::string &group);
    /// Before each of these options, `needs` must be given.
    void addTo(CLI::App &command, const std::string &group, CLI::Option *needs);

    bool isSure() const { return m_yes; }
    CallOptions call() const;

private:
    QList<CLI::Option *> add(CLI::App &command, const std::string &group);

    bool m_yes = false;
    std::optional<int> m_retries;
    std::optional<double> m_timeout; ///< seconds
};

/// The user's agreement to send requests, which ask() obtains: `--yes`, or a yes at the terminal. Without it no command reaches a provider, because
/// ProviderAccess wants one.
class SendConsent
{
public:
    /// Asks `question` unless --yes was given. Without a terminal: exit code 2, and nothing is sent. After a no: 130.
    static SendConsent ask(const Invocation &invocation, const RequestOptions &options, const QString &question);

    /// For a provider on this machine or in its network that is not paid: nothing leaves it, so there is nothing to agree to.
    static SendConsent withinOwnNetwork() { return SendConsent(std::nullopt); }

    bool isGiven() const { return !m_refusal; }
    /// How the command ends where it is not given.
    ExitCode refusal() const { return m_refusal.value_or(ExitCode::Done); }

private:
    explicit SendConsent(std::optional<ExitCode> refusal) : m_refusal(refusal) { }

    std::optional<ExitCode> m_refusal;
};

/// The one way of the command line to providers. Consent that was not given opens nothing: no key is read, and every call fails.
class ProviderAccess
{
public:
    /// `keys` must outlive it.
    ProviderAccess(const SendConsent &consent, const RequestOptions &options, KeyRing &keys);

    Providers &providers() { return m_providers; }
    std::unique_ptr<Provider> of(const ProviderCatalog &catalog) { return m_providers.of(catalog); }

private:
    Providers m_providers;
};

} // namespace outcrop
