// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/memorystore.h"

#include "adapters/keychain/keychainmessages.h"

namespace outcrop {
namespace {

Error noKeyError(const QString &account)
{
    return {ErrorCode::NotFound, keychainmessages::notInMemory(account)};
}

} // namespace

Result<Secret> MemoryStore::read(const QString &account)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_keys.find(account);
    if (found == m_keys.end())
        return noKeyError(account);
    return Secret(found->second.bytes().toByteArray());
}

Status MemoryStore::write(const QString &account, const Secret &secret)
{
    const std::lock_guard lock(m_mutex);
    m_keys.insert_or_assign(account, Secret(secret.bytes().toByteArray()));
    return success();
}

Status MemoryStore::remove(const QString &account)
{
    const std::lock_guard lock(m_mutex);
    return m_keys.erase(account) > 0 ? success() : Status(noKeyError(account));
}

bool MemoryStore::contains(const QString &account) const
{
    const std::lock_guard lock(m_mutex);
    return m_keys.contains(account);
}

} // namespace outcrop
