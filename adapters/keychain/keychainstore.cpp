// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/keychainstore.h"

#include "adapters/keychain/keychainmessages.h"
#include "adapters/keychain/keychainmodule.h"
#include "adapters/modules/programmodule.h"

#include <QFile>

#include <future>
#include <memory>

namespace outcrop {
namespace {

using namespace std::chrono_literals;

constexpr auto timeoutWithoutDisplay = 3000ms; // no prompt is possible, so a longer wait would not help
constexpr auto timeoutWithDisplay = 60'000ms;

const char *const moduleName = "outcrop-keychain";

/// Returns a function of the module, or null if the module is missing.
template<typename Function>
Function *keychainFunction(Function *linkedFunction, const char *name)
{
    return moduleFunction(linkedFunction, moduleName, name);
}

/// The result of a job. `secret` is set only by a read job.
struct Outcome {
    KeychainError error = KeychainError::None;
    QString reason;
    Secret secret;
};

std::chrono::milliseconds defaultTimeout()
{
    const bool hasDisplay = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    return hasDisplay ? timeoutWithDisplay : timeoutWithoutDisplay;
}

Error unavailableStoreError(const QString &reason)
{
    return {ErrorCode::Unreadable,
            keychainmessages::unavailable(reason)};
}

Error lockedKeyringError()
{
    return unavailableStoreError(keychainmessages::locked());
}

Error errorOf(const Outcome &outcome, const QString &account)
{
    switch (outcome.error) {
    case KeychainError::NotFound:
        return {ErrorCode::NotFound, keychainmessages::noKey(account)};
    case KeychainError::AccessDenied:
        return {ErrorCode::NotAllowed, keychainmessages::accessDenied(account)};
    case KeychainError::NotRemoved:
        return {ErrorCode::Unwritable, keychainmessages::notRemoved(account)};
    case KeychainError::None:
    case KeychainError::Unavailable:
        break;
    }
    return unavailableStoreError(outcome.reason.isEmpty() ? keychainmessages::doesNotExist() : outcome.reason);
}

/// Returns whether there is a session bus. Without its address, libraries would start a bus that inherits the API keys in the environment and has no key
/// store.
bool hasSessionBus()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

/// Runs a job and waits for its result. The job cannot be canceled: after a timeout, it keeps its data until it ends. Errors: Unreadable.
Result<Outcome> run(KeychainJob job, std::chrono::milliseconds timeout)
{
    if (!hasSessionBus())
        return unavailableStoreError(keychainmessages::noSessionBus());
    const auto start = keychainFunction(outcropStartKeychainJob, "outcropStartKeychainJob");
    if (!start)
        return unavailableStoreError(keychainmessages::moduleMissing(moduleFile(moduleName)));
    const auto promise = std::make_shared<std::promise<Outcome>>();
    std::future<Outcome> future = promise->get_future();
    job.done = [promise](KeychainAnswer &&answer) { promise->set_value(Outcome{answer.error, answer.reason, Secret(std::move(answer.secret))}); };
    if (!start(job))
        return unavailableStoreError(keychainmessages::noEventLoop());
    if (future.wait_for(timeout) != std::future_status::ready)
        return unavailableStoreError(keychainmessages::noAnswer());
    return future.get();
}

Status statusOfResult(const Result<Outcome> &outcome, const QString &account)
{
    if (!outcome)
        return outcome.error();
    return outcome->error == KeychainError::None ? success() : Status(errorOf(*outcome, account));
}

/// Returns whether the entry is in a locked collection; false if unknown.
bool isLocked(const QString &service, const QString &account)
{
    const auto isInLockedCollection = keychainFunction(outcropIsInLockedCollection, "outcropIsInLockedCollection");
    return isInLockedCollection && isInLockedCollection(service, account);
}

/// Returns whether the default collection is locked; false if unknown.
bool isStoreLocked()
{
    const auto isKeyringLocked = keychainFunction(outcropIsKeyringLocked, "outcropIsKeyringLocked");
    return isKeyringLocked && isKeyringLocked();
}

} // namespace

KeychainStore::KeychainStore(const QString &service) : m_service(service), m_timeout(defaultTimeout()) { }

/// Checks whether the store is available and unlocked: reads an entry that does not exist, which an available store reports as missing.
Status KeychainStore::check()
{
    const QString missingAccount = QStringLiteral("outcrop-asks-whether-you-are-there");
    const Result<Outcome> outcome = run({KeychainJob::Action::Read, m_service, missingAccount}, timeoutWithoutDisplay);
    const Status status = statusOfResult(outcome, missingAccount);
    if (!status && status.error().code != ErrorCode::NotFound)
        return status;
    return isStoreLocked() ? Status(lockedKeyringError()) : success();
}

Result<Secret> KeychainStore::read(const QString &account)
{
    Result<Outcome> outcome = run({KeychainJob::Action::Read, m_service, account}, m_timeout);
    if (const Status status = statusOfResult(outcome, account); !status)
        return status.error().code == ErrorCode::NotFound && isLocked(m_service, account) ? lockedKeyringError() : status.error();
    if (outcome->secret.isEmpty())
        return Error{ErrorCode::NotFound, keychainmessages::emptyKey(account), {}};
    return std::move(outcome->secret);
}

Status KeychainStore::write(const QString &account, const Secret &secret)
{
    const auto copy = std::make_shared<Secret>(secret.bytes().toByteArray());
    const Status written = statusOfResult(run({KeychainJob::Action::Write, m_service, account, copy}, m_timeout), account);
    return !written && isStoreLocked() ? Status(lockedKeyringError()) : written;
}

/// Removes an entry. Reads it first, because QtKeychain reports success for missing entries and an error for locked ones.
Status KeychainStore::remove(const QString &account)
{
    if (const Result<Secret> present = read(account); !present)
        return present.error();
    return statusOfResult(run({KeychainJob::Action::Remove, m_service, account}, m_timeout), account);
}

} // namespace outcrop
