// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/keychainstore.h"

#include "adapters/keychain/keychainmessages.h"
#include "adapters/keychain/keychainthread.h"
#include "adapters/keychain/keyringlock.h"

#include <QFile>
#include <qt6keychain/keychain.h>

#include <functional>
#include <future>
#include <memory>

namespace outcrop {
namespace {

using namespace std::chrono_literals;
using QKeychain::Job;

constexpr auto timeoutWithoutDisplay = 3000ms; // no prompt is possible, so a store that has not responded by then is unlikely to
constexpr auto timeoutWithDisplay = 60'000ms;

/// The result of a job. `secret` is set only by a read job.
struct Outcome {
    QKeychain::Error error = QKeychain::NoError;
    QString reason;
    Secret secret;
};

std::chrono::milliseconds defaultTimeout()
{
    const bool screen = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    return screen ? timeoutWithDisplay : timeoutWithoutDisplay;
}

Error unavailable(const QString &reason)
{
    return {ErrorCode::Unreadable,
            keychainmessages::unavailable(reason)};
}

Error locked()
{
    return unavailable(keychainmessages::locked());
}

/// Converts the outcome of a job to an error. QtKeychain reports OtherError for most problems of a store, so it is treated like NoBackendAvailable.
Error errorOf(const Outcome &outcome, const QString &account)
{
    switch (outcome.error) {
    case QKeychain::EntryNotFound:
        return {ErrorCode::NotFound, keychainmessages::noKey(account)};
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return {ErrorCode::NotAllowed, keychainmessages::accessDenied(account)};
    case QKeychain::CouldNotDeleteEntry:
        return {ErrorCode::Unwritable, keychainmessages::notRemoved(account)};
    default:
        return unavailable(outcome.reason.isEmpty() ? keychainmessages::doesNotExist() : outcome.reason);
    }
}

Outcome outcomeOf(const Job &job)
{
    Outcome outcome{job.error(), job.errorString(), {}};
    if (const auto *reading = dynamic_cast<const QKeychain::ReadPasswordJob *>(&job))
        outcome.secret = Secret(reading->binaryData());
    return outcome;
}

using JobFactory = std::function<Job *()>;

/// Returns whether there is a session bus. Without its address, libraries would start a bus that inherits the API keys in the environment and has no key
/// store.
bool hasSessionBus()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

/// Runs a job and waits for it. After a timeout, the job cannot be canceled: it keeps its data until it ends.
Result<Outcome> run(const JobFactory &factory, std::chrono::milliseconds timeout)
{
    if (!hasSessionBus())
        return unavailable(keychainmessages::noSessionBus());
    const auto promise = std::make_shared<std::promise<Outcome>>();
    std::future<Outcome> future = promise->get_future();
    const bool sent = runOnKeychainThread([factory, promise] {
        Job *job = factory(); // deletes itself when finished
        job->setInsecureFallback(false);
        QObject::connect(job, &Job::finished, job, [promise](const Job *ended) { promise->set_value(outcomeOf(*ended)); });
        job->start();
    });
    if (!sent)
        return unavailable(keychainmessages::noEventLoop());
    if (future.wait_for(timeout) != std::future_status::ready)
        return unavailable(keychainmessages::noAnswer());
    return future.get();
}

Status asStatus(const Result<Outcome> &outcome, const QString &account)
{
    if (!outcome)
        return outcome.error();
    return outcome->error == QKeychain::NoError ? success() : Status(errorOf(*outcome, account));
}

template<typename T>
T *jobFor(const QString &service, const QString &account)
{
    auto *job = new T(service);
    job->setKey(account);
    return job;
}

/// Returns a job that stores the key as text, so that other programs (secret-tool, Seahorse) can read the entry.
Job *writingJob(const QString &service, const QString &account, QByteArrayView bytes)
{
    auto *job = jobFor<QKeychain::WritePasswordJob>(service, account);
    job->setTextData(QString::fromUtf8(bytes));
    return job;
}

} // namespace

KeychainStore::KeychainStore(const QString &service) : m_service(service), m_timeout(defaultTimeout()) { }

/// Checks whether the store is available and unlocked: reads an entry that does not exist, which an available store reports as missing.
Status KeychainStore::check()
{
    const QString missingAccount = QStringLiteral("outcrop-asks-whether-you-are-there");
    const Result<Outcome> outcome =
        run([=, service = m_service] { return jobFor<QKeychain::ReadPasswordJob>(service, missingAccount); },
            timeoutWithoutDisplay);
    const Status status = asStatus(outcome, missingAccount);
    if (!status && status.error().code != ErrorCode::NotFound)
        return status;
    return isKeyringLocked() ? Status(locked()) : success();
}

Result<Secret> KeychainStore::read(const QString &account)
{
    Result<Outcome> outcome = run([=, service = m_service] { return jobFor<QKeychain::ReadPasswordJob>(service, account); }, m_timeout);
    if (const Status status = asStatus(outcome, account); !status)
        return status.error().code == ErrorCode::NotFound && isInLockedCollection(m_service, account) ? locked() : status.error();
    if (outcome->secret.isEmpty())
        return Error{ErrorCode::NotFound, keychainmessages::emptyKey(account), {}};
    return std::move(outcome->secret);
}

Status KeychainStore::write(const QString &account, const Secret &secret)
{
    const auto bytes = std::make_shared<Secret>(secret.bytes().toByteArray());
    const Status written = asStatus(run([=, service = m_service] { return writingJob(service, account, bytes->bytes()); }, m_timeout), account);
    return !written && isKeyringLocked() ? Status(locked()) : written;
}

/// Removes an entry. Reads it first, because QtKeychain reports success for missing entries and an error for locked ones.
Status KeychainStore::remove(const QString &account)
{
    if (const Result<Secret> present = read(account); !present)
        return present.error();
    return asStatus(run([=, service = m_service] { return jobFor<QKeychain::DeletePasswordJob>(service, account); }, m_timeout), account);
}

} // namespace outcrop
