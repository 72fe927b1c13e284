// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/secret.h"

#include <QString>

#include <functional>
#include <memory>

namespace outcrop {

/// The error of a job for the system key store.
enum class KeychainError { None, NotFound, AccessDenied, NotRemoved, Unavailable };

/// The result of a job. `secret` is set only by a read job.
struct KeychainAnswer {
    KeychainError error = KeychainError::None;
    QString reason = {}; ///< error message of QtKeychain; may be empty
    QByteArray secret = {};
};

/// A job for the module `outcrop-keychain`, which uses QtKeychain and D-Bus.
struct KeychainJob {
    enum class Action { Read, Write, Remove };
    Action action = Action::Read;
    QString service;
    QString account;
    std::shared_ptr<const Secret> secret = {};           ///< for Write
    std::function<void(KeychainAnswer &&answer)> done = {}; ///< called on the key store thread
};

// The functions of the module are weak: null if the program does not link it.

/// Starts a job, without an insecure fallback. Returns false if there is no QCoreApplication. A job cannot be canceled: it keeps its data until it ends.
extern "C" [[gnu::weak]] bool outcropStartKeychainJob(const KeychainJob &job);

/// Returns whether the Secret Service has this entry in a locked collection; false if unknown. QtKeychain reports such an entry as missing.
extern "C" [[gnu::weak]] bool outcropIsInLockedCollection(const QString &service, const QString &account);

/// Returns whether the default collection is locked; false if unknown.
extern "C" [[gnu::weak]] bool outcropIsKeyringLocked();

} // namespace outcrop
