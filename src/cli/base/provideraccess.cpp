// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/provideraccess.h"

#include "cli/base/baseoutput.h"
#include "cli/base/confirm.h"

namespace outcrop {
namespace {

Providers::KeyLookup keysFor(const SendConsent &consent, KeyRing &keys)
{
    if (consent.isGiven())
        return keys.reader();
    return [](const QString &, const QUrl &) -> Result<Secret> {
        return Error{ErrorCode::NotAllowed, baseoutput::notConfirmed(), {}};
    };
}

} // namespace

CLI::Option *RequestOptions::addYesOption(CLI::App &command, const std::string &group)
{
    return command.add_flag("--yes", m_isConfirmed, QT_TRANSLATE_NOOP("cli", "Send without confirmation; required without a terminal"))->group(group);
}

CLI::Option *RequestOptions::addRetries(CLI::App &command, const std::string &group)
{
    constexpr int mostRetries = 10;
    return command
        .add_option("--retries", m_retries,
            QT_TRANSLATE_NOOP("cli", "Number of retries if the provider did not process the request [2 if the request was not sent or the provider returned "
            "Retry-After, else 0]"))
        ->type_name("N")
        ->check(CLI::Range(0, mostRetries))
        ->group(group);
}

CLI::Option *RequestOptions::addTimeout(CLI::App &command, const std::string &group)
{
    constexpr double longest = 24 * 60 * 60;
    return command
        .add_option("--timeout", m_timeout, QT_TRANSLATE_NOOP("cli", "Timeout of a request in seconds [600 until the first byte, 120 between bytes, 1800 in total]"))
        ->type_name("SECONDS")
        ->check(CLI::Range(0.001, longest))
        ->group(group);
}

QList<CLI::Option *> RequestOptions::addOptions(CLI::App &command, const std::string &group)
{
    CLI::Option *yesOption = addYesOption(command, group);
    CLI::Option *retries = addRetries(command, group);
    return {yesOption, retries, addTimeout(command, group)};
}

void RequestOptions::addWithoutRetriesTo(CLI::App &command, const std::string &group)
{
    m_retries = 0;
    addYesOption(command, group);
    addTimeout(command, group);
}

void RequestOptions::addTo(CLI::App &command, const std::string &group)
{
    addOptions(command, group);
}

void RequestOptions::addTo(CLI::App &command, const std::string &group, CLI::Option *needs)
{
    for (CLI::Option *option : addOptions(command, group))
        option->needs(needs);
}

CallOptions RequestOptions::callOptions() const
{
    constexpr double millisecondsPerSecond = 1000;
    CallOptions options;
    options.retries = m_retries;
    options.timeout = m_defaultTimeout;
    if (m_timeout)
        options.timeout = std::chrono::milliseconds(static_cast<qint64>(*m_timeout * millisecondsPerSecond));
    return options;
}

SendConsent SendConsent::ask(const Invocation &invocation, const RequestOptions &options, const QString &question)
{
    if (options.isConfirmed())
        return SendConsent(std::nullopt);
    if (!isTerminal(invocation.console))
        return SendConsent(invocation.failUsage(baseoutput::noTerminal()));
    return SendConsent(
        askConfirmation(invocation.console, question) ? std::nullopt : std::optional(ExitCode::Interrupted));
}

ProviderAccess::ProviderAccess(const SendConsent &consent, const RequestOptions &options, KeyRing &keys)
    : m_providers(keysFor(consent, keys), options.callOptions())
{
}

} // namespace outcrop
