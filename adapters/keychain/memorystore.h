// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/secretstore.h"

#include <map>
#include <mutex>

namespace outcrop {

/// Stores API keys in memory until the process ends. Thread-safe.
class MemoryStore : public SecretStore
{
public:
    QString name() const override { return QStringLiteral("process memory"); }
    bool isWritable() const override { return true; }
    Status check() override { return success(); }
    Result<Secret> read(const QString &account) override;
    Status write(const QString &account, const Secret &secret) override;
    Status remove(const QString &account) override;

    bool contains(const QString &account) const;

private:
    mutable std::mutex m_mutex;
    std::map<QString, Secret> m_keys;
};

} // namespace outcrop
