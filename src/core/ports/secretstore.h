// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/secret.h"

#include <QString>

namespace outcrop {

/// Somewhere keys are kept: the system's key store, the environment, memory for one run. One key has one account: a provider's name,
/// or `provider@host` for a host of the user's own.
/// Errors: NotFound (there is no such key), Unreadable (the store is locked, absent or will not answer: the message says which and what to do),
/// NotAllowed (the user refused). No message ever holds a key.
class SecretStore
{
public:
    virtual ~SecretStore() = default;

    /// For people: `system key store`, `environment`.
    virtual QString name() const = 0;
    virtual bool isWritable() const = 0;
    /// Whether the store answers: Unreadable says why it does not. Reads no key.
    virtual Status check() = 0;
    virtual Result<Secret> read(const QString &account) = 0;
    virtual Status write(const QString &account, const Secret &secret) = 0;
    virtual Status remove(const QString &account) = 0;
};

} // namespace outcrop
