// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/secretstore.h"

#include <chrono>

namespace outcrop {

/// The system key store (Secret Service, KWallet) through QtKeychain, without an insecure fallback. Errors: Unreadable if there is no store, or if it is
/// locked and cannot prompt for its password. Blocks until the store responds or a timeout ends. Thread-safe; needs a
/// QCoreApplication.
class KeychainStore : public SecretStore
{
public:
    /// `service` is the name under which entries are stored: the attribute `server` in Secret Service, the folder in KWallet.
    explicit KeychainStore(const QString &service = QStringLiteral("outcrop"));

    QString name() const override { return QStringLiteral("system key store"); }
    bool isWritable() const override { return true; }
    Status check() override;
    Result<Secret> read(const QString &account) override;
    Status write(const QString &account, const Secret &secret) override;
    Status remove(const QString &account) override;

private:
    QString m_service;
    std::chrono::milliseconds m_timeout; ///< longer with a display, because the store may be prompting the user
};

} // namespace outcrop
