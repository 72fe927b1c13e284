// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keyowners.h"
#include "app/keys/keysettings.h"
#include "core/base/secret.h"
#include "core/documents/manifest.h"
#include "core/ports/secretstore.h"
#include "core/render/catalog.h"

#include <functional>
#include <memory>

namespace outcrop {

class EnvironmentStore;
class MemoryStore;

/// The permission to send a key to the host of a provider's requests.
enum class KeyHostState {
    None,        ///< the provider has no host
    Usual,       ///< the default host of a built-in provider or service
    Confirmed,   ///< the user allowed it, or stored a key for it
    Unconfirmed, ///< no key is sent there until the user has confirmed it
    Refused,     ///< no key is ever sent there: the connection is not encrypted, or the address is malformed
};

/// The state of a provider's key. Determined from names only; the key is not read.
struct KeyState {
    KeyOwner owner;
    KeyHostState host = KeyHostState::None;
    QString origin;           ///< origin of the requests: `https://api.anthropic.com`
    QList<KeySource> sources;  ///< sources that have the key, in the user's order; the first one is used
    QStringList otherHosts;   ///< other hosts that the user confirmed

    bool isReady() const
    {
        return !owner.needsKey() || (!sources.isEmpty() && (host == KeyHostState::Usual || host == KeyHostState::Confirmed));
    }
};

/// A source of keys, and whether it is available.
struct KeyStoreState {
    KeySource source = KeySource::Memory;
    QString name; ///< display name of the store
    bool isWritable = false;
    QString problem = {}; ///< why the store is not available, with the action for the user; empty if it is available
    bool isReady() const { return problem.isEmpty(); }
};

/// The user's keys: their sources, the search order, and the hosts they may be sent to. Use one instance per program. Thread-safe; functions that access the
/// system key store may take seconds. No message and no settings file contains a key.
class KeyRing
{
public:
    KeyRing(const QString &settingsFile, std::unique_ptr<SecretStore> system);
    ~KeyRing();
    KeyRing(const KeyRing &) = delete;
    KeyRing &operator=(const KeyRing &) = delete;

    /// Returns the key for requests to `address`, or an empty secret if no key is needed. Errors: NotFound (no key), NotAllowed (the connection is not encrypted, or the
    /// key is not for this host). In the second case, the message explains how to allow the host. Also those of WebOrigin::of(), of the key settings and of a key store.
    Result<Secret> read(const QString &provider, const QUrl &address);
    /// Returns read() as a function. This object must outlive it.
    std::function<Result<Secret>(const QString &provider, const QUrl &address)> reader();

    Result<KeyState> state(const KeyOwner &owner) const;
    /// Returns the key sources in the user's order. Checks whether the system key store is available.
    Result<QList<KeyStoreState>> storeStates() const;
    Result<QList<KeySource>> order() const;
    /// Stores the search order. Errors: Invalid for an empty list, and those of the key settings.
    Status setOrder(const QList<KeySource> &order);

    /// Stores a key. With `host`, the key is only for that host and confirms the host. Errors: Invalid if the bytes cannot be a key or the host is not valid. NotAllowed
    /// if the connection to the host is not encrypted. Also those of the key store and the key settings.
    Status store(const QString &provider, Secret &&key, KeySource source, const QString &host = {});
    /// Removes a key. Errors: NotFound if there is no such key; those of store() about the host, the key store and the key settings.
    Status remove(const QString &provider, KeySource source, const QString &host = {});

    /// Allows the provider's key to be sent to a host. Pass the owner shown to the user. Invalid if the host looks like a key; other errors as in store().
    Result<WebOrigin> allow(const KeyOwner &owner, const QString &host);
    /// Removes a host from those that the user allowed, and returns its origin. Errors: NotFound if the host was not allowed; those of WebOrigin::fromText()
    /// and of the key settings.
    Result<WebOrigin> forbid(const QString &provider, const QString &host);

private:
    struct Account;
    Result<Account> accountFor(const KeySettings &settings, const QString &provider, const QUrl &address) const;
    Result<Secret> search(const KeySettings &settings, const Account &account);
    Result<Secret> readFrom(KeySource source, const Account &account);
    bool hasKey(const KeySettings &settings, KeySource source, const Account &account) const;
    bool hasKeyAnywhere(const KeySettings &settings, const Account &account) const;
    KeyHostState hostOf(const KeySettings &settings, const KeyOwner &owner, const Result<WebOrigin> &origin) const;
    QList<KeySource> sourcesOf(const KeySettings &settings, const QString &provider, const WebOrigin &origin) const;
    SecretStore &storeAt(KeySource source) const;

    KeySettingsFile m_settings;
    std::unique_ptr<MemoryStore> m_memory;
    std::unique_ptr<EnvironmentStore> m_environment;
    std::unique_ptr<SecretStore> m_system;
};

/// Opens the key ring with the user's settings and the system key store.
std::unique_ptr<KeyRing> openKeyRing();

} // namespace outcrop
