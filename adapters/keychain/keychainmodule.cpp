// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/keychainmodule.h"

#include "adapters/keychain/keychainthread.h"
#include "adapters/keychain/keyringlock.h"

#include <qt6keychain/keychain.h>

namespace outcrop {
namespace {

/// Converts an error of QtKeychain. OtherError becomes Unavailable, because QtKeychain reports it for most problems of a store.
KeychainError errorOf(QKeychain::Error error)
{
    switch (error) {
    case QKeychain::NoError:
        return KeychainError::None;
    case QKeychain::EntryNotFound:
        return KeychainError::NotFound;
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return KeychainError::AccessDenied;
    case QKeychain::CouldNotDeleteEntry:
        return KeychainError::NotRemoved;
    default:
        return KeychainError::Unavailable;
    }
}

KeychainAnswer answerOf(const QKeychain::Job &job)
{
    KeychainAnswer answer{errorOf(job.error()), job.errorString(), {}};
    if (const auto *reading = dynamic_cast<const QKeychain::ReadPasswordJob *>(&job))
        answer.secret = reading->binaryData();
    return answer;
}

/// Returns a job that stores the key as text, so that other programs (secret-tool, Seahorse) can read the entry.
QKeychain::Job *newWriteJob(const KeychainJob &job)
{
    auto *writing = new QKeychain::WritePasswordJob(job.service);
    writing->setTextData(QString::fromUtf8(job.secret->bytes()));
    return writing;
}

/// Returns a job that deletes itself when it has finished.
QKeychain::Job *newJob(const KeychainJob &job)
{
    switch (job.action) {
    case KeychainJob::Action::Read:
        return new QKeychain::ReadPasswordJob(job.service);
    case KeychainJob::Action::Write:
        return newWriteJob(job);
    case KeychainJob::Action::Remove:
        return new QKeychain::DeletePasswordJob(job.service);
    }
    Q_UNREACHABLE();
}

} // namespace

bool outcropStartKeychainJob(const KeychainJob &job)
{
    return runOnKeychainThread([job] {
        QKeychain::Job *startedJob = newJob(job);
        startedJob->setKey(job.account);
        startedJob->setInsecureFallback(false);
        QObject::connect(startedJob, &QKeychain::Job::finished, startedJob, [done = job.done](const QKeychain::Job *endedJob) { done(answerOf(*endedJob)); });
        startedJob->start();
    });
}

bool outcropIsInLockedCollection(const QString &service, const QString &account)
{
    return isInLockedCollection(service, account);
}

bool outcropIsKeyringLocked()
{
    return isKeyringLocked();
}

} // namespace outcrop
