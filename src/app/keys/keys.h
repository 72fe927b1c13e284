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

/// Whether a key may go where a provider's requests go.
enum class KeyHost {
    None,        ///< there is no host
    Own,         ///< the provider's own
    Confirmed,   ///< the user allowed it, or stored a key for it
    Unconfirmed, ///< no key is sent there until the user has confirmed it
    Refused,     ///< no key is ever sent there: not encrypted, or no plain address
};

/// All that is said about a provider's key. Nothing was read for it but names.
struct KeyState {
    KeyOwner owner;
    KeyHost host = KeyHost::None;
    QString origin;          ///< where requests go: `https://api.anthropic.com`
    QList<KeyPlace> places;  ///< that have a key for it, in the user's order: the first is used
    QStringList otherHosts;  ///< confirmed ones

    bool isReady() const { return !owner.needsKey() || (!places.isEmpty() && (host == KeyHost::Own || host == KeyHost::Confirmed)); }
};

/// A place keys come from, and whether it answers.
struct KeyStoreState {
    KeyPlace place = KeyPlace::Memory;
    QString name; ///< for people
    bool isWritable = false;
    QString problem = {}; ///< why it cannot be used, and what to do; empty where it can
    bool isReady() const { return problem.isEmpty(); }
};

/// The keys of the user: which places they come from, in which order, and to which hosts they may go. One for a program; every function may be called
/// from any thread, and those that ask the system's key store may take seconds. No result, message or file of it ever contains a key.
class KeyRing
{
public:
    KeyRing(const QString &settingsFile, std::unique_ptr<SecretStore> system);
    ~KeyRing();
    KeyRing(const KeyRing &) = delete;
    KeyRing &operator=(const KeyRing &) = delete;

    /// The key to send to `address`. An empty secret where none is wanted: send the request without. Errors: NotFound (there is none), NotAllowed (not to
    /// this host; the message says how to confirm it), Unreadable (the system's key store does not answer).
    Result<Secret> read(const QString &provider, const QUrl &address);
    /// read() for those who call providers. This object must live as long.
    std::function<Result<Secret>(const QString &provider, const QUrl &address)> reader();

    Result<KeyState> state(const KeyOwner &owner) const;
    /// In the user's order. Asks the system's key store whether it is there.
    Result<QList<KeyStoreState>> stores() const;
    Result<QList<KeyPlace>> order() const;
    Status setOrder(const QList<KeyPlace> &order);

    /// `host`: a key for that host alone, which confirms it; empty for the provider's own key. Invalid where the bytes cannot be a key.
    Status store(const QString &provider, Secret &&key, KeyPlace place, const QString &host = {});
    /// NotFound where there is none.
    Status remove(const QString &provider, KeyPlace place, const QString &host = {});

    /// Lets the provider's key go to a host: give the owner as the user was shown it.
    Result<WebOrigin> allow(const KeyOwner &owner, const QString &host);
    Result<WebOrigin> forbid(const QString &provider, const QString &host);

private:
    struct Account;
    Result<Account> accountFor(const KeySettings &settings, const QString &provider, const QUrl &address) const;
    Result<Secret> search(const KeySettings &settings, const Account &account);
    Result<Secret> readFrom(KeyPlace place, const Account &account);
    bool holds(const KeySettings &settings, KeyPlace place, const Account &account) const;
    bool holdsAnywhere(const KeySettings &settings, const Account &account) const;
    KeyHost hostOf(const KeySettings &settings, const KeyOwner &owner, const Result<WebOrigin> &origin) const;
    QList<KeyPlace> placesOf(const KeySettings &settings, const QString &provider, const WebOrigin &origin) const;
    SecretStore &storeAt(KeyPlace place) const;

    KeySettingsFile m_settings;
    std::unique_ptr<MemoryStore> m_memory;
    std::unique_ptr<EnvironmentStore> m_environment;
    std::unique_ptr<SecretStore> m_system;
};

/// With the system's key store and the user's settings.
std::unique_ptr<KeyRing> openKeyRing();

} // namespace outcrop
