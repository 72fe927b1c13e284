// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/secretstore.h"

#include <QHash>
#include <QStringList>

#include <memory>

namespace outcrop::testing {

/// The keys of a fake store, and the accounts that were looked up. Must outlive the store.
struct FakeKeys {
    QHash<QString, QByteArray> keys;
    QStringList readAccounts;
    std::optional<Error> problem; ///< error of each access if the store is locked or unavailable; nullopt if it works
};

/// An in-memory key store that can fail.
class FakeSecretStore : public SecretStore
{
public:
    explicit FakeSecretStore(std::shared_ptr<FakeKeys> content) : m_content(std::move(content)) { }

    QString name() const override { return QStringLiteral("system key store"); }
    bool isWritable() const override { return true; }
    Status check() override { return m_content->problem ? Status(*m_content->problem) : success(); }

    Result<Secret> read(const QString &account) override
    {
        m_content->readAccounts.append(account);
        if (m_content->problem)
            return *m_content->problem;
        if (!m_content->keys.contains(account))
            return Error{ErrorCode::NotFound, QStringLiteral("the system key store has no key for %1").arg(account), {}};
        return Secret(QByteArray(m_content->keys.value(account)));
    }

    Status write(const QString &account, const Secret &secret) override
    {
        if (m_content->problem)
            return *m_content->problem;
        m_content->keys.insert(account, secret.bytes().toByteArray());
        return success();
    }

    Status remove(const QString &account) override
    {
        if (m_content->problem)
            return *m_content->problem;
        return m_content->keys.remove(account) ? success() : Status(Error{ErrorCode::NotFound, QStringLiteral("no key"), {}});
    }

private:
    std::shared_ptr<FakeKeys> m_content;
};

} // namespace outcrop::testing
