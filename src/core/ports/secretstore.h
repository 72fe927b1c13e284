// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/secret.h"

#include <QString>

namespace outcrop {

/// A store for API keys: the system key store, the environment, or memory for one run. Each key has an account: the name of a provider, or `provider@host` for a
/// user-defined host. Errors: NotFound (there is no such key), NotAllowed (the user denied access). Unreadable means that the store is locked, missing or not responding;
/// its message names the store and the next step. Error messages never contain a key.
class SecretStore
{
public:
    virtual ~SecretStore() = default;

    /// Returns the name for display: `system key store`, `environment`.
    virtual QString name() const = 0;
    virtual bool isWritable() const = 0;
    /// Returns Unreadable with the reason if the store is not available. Reads no key.
    virtual Status check() = 0;
    virtual Result<Secret> read(const QString &account) = 0;
    virtual Status write(const QString &account, const Secret &secret) = 0;
    virtual Status remove(const QString &account) = 0;
};

} // namespace outcrop
