// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/secretstore.h"

#include <chrono>

namespace outcrop {

/// The system's key store (Secret Service, KWallet) through QtKeychain. Never anything less: where there is none, or where it is locked and cannot ask for its
/// password, the answer is Unreadable and nothing is written anywhere. Blocks until the store has answered; any thread may ask, and the program needs a
/// QCoreApplication.
class KeychainStore : public SecretStore
{
public:
    /// The name of entries in the store, as `server` or as a folder.
    explicit KeychainStore(const QString &service = QStringLiteral("outcrop"));

    QString name() const override { return QStringLiteral("system key store"); }
    bool isWritable() const override { return true; }
    Status check() override;
    Result<Secret> read(const QString &account) override;
    Status write(const QString &account, const Secret &secret) override;
    Status remove(const QString &account) override;

private:
    QString m_service;
    std::chrono::milliseconds m_patience; ///< with a screen the store may be asking the user for its password
};

} // namespace outcrop
