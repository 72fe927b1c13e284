// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/providers.h"
#include "cli/base/invocation.h"

#include <CLI/CLI.hpp>

namespace outcrop {

/// The options of every command that may send requests: `--yes`, `--retries` and `--timeout`.
class RequestOptions
{
public:
    void addTo(CLI::App &command, const std::string &group);
    /// Adds the options; each requires the option `needs`.
    void addTo(CLI::App &command, const std::string &group, CLI::Option *needs);
    /// Adds the options without --retries, for a command whose requests are not retried.
    void addWithoutRetriesTo(CLI::App &command, const std::string &group);

    bool isConfirmed() const { return m_isConfirmed; }
    CallOptions callOptions() const;
    /// Sets the timeout that is used without `--timeout`.
    void setDefaultTimeout(std::optional<std::chrono::milliseconds> timeout) { m_defaultTimeout = timeout; }

private:
    QList<CLI::Option *> addOptions(CLI::App &command, const std::string &group);
    CLI::Option *addYesOption(CLI::App &command, const std::string &group);
    CLI::Option *addRetries(CLI::App &command, const std::string &group);
    CLI::Option *addTimeout(CLI::App &command, const std::string &group);

    bool m_isConfirmed = false;
    std::optional<int> m_retries;
    std::optional<double> m_timeout; ///< in seconds
    std::optional<std::chrono::milliseconds> m_defaultTimeout;
};

/// The user's consent to send requests, given by `--yes` or at the terminal. ProviderAccess requires it, so that no command can send without consent.
class SendConsent
{
public:
    /// Asks `question` unless --yes was given. Without a terminal, the refusal is Usage; if the user declines, it is Interrupted.
    static SendConsent ask(const Invocation &invocation, const RequestOptions &options, const QString &question);

    /// Returns consent for a free provider on this computer or in its local network, where no data leaves the network.
    static SendConsent forLocalNetwork() { return SendConsent(std::nullopt); }

    bool isGiven() const { return !m_refusal; }
    /// Returns the exit code of the refusal, or Done if consent was given.
    ExitCode refusalCode() const { return m_refusal.value_or(ExitCode::Done); }

private:
    explicit SendConsent(std::optional<ExitCode> refusal) : m_refusal(refusal) { }

    std::optional<ExitCode> m_refusal;
};

/// The only access of the command line to providers. Without consent, keys are not read and every call fails.
class ProviderAccess
{
public:
    /// `keys` must outlive this object.
    ProviderAccess(const SendConsent &consent, const RequestOptions &options, KeyRing &keys);

    Providers &providers() { return m_providers; }
    std::unique_ptr<Provider> of(const ProviderCatalog &catalog, const CallOptions &options = {}) { return m_providers.providerFor(catalog, options); }

private:
    Providers m_providers;
};

} // namespace outcrop
