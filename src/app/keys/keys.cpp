// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keys.h"

#include "adapters/keychain/environmentstore.h"
#include "adapters/keychain/keychainstore.h"
#include "adapters/keychain/memorystore.h"
#include "app/keys/keyaccount.h"
#include "app/keys/keymessages.h"
#include "core/interactions/redaction.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a host that the user entered looks like a key. Hosts are stored in a settings file, which must never contain a key.
bool looksLikeSecret(const QString &text)
{
    static const Redactor redactor(InteractionRules::builtIn().filterRedaction(false));
    RedactionCounts found;
    static_cast<void>(redactor.redacted(text, found));
    return !found.isEmpty();
}

} // namespace

/// The names under which a key is looked up: the account in key stores, and the environment variable.
struct KeyRing::Account {
    QString name;     ///< `anthropic`, or `anthropic@https://gateway.example`; empty if no key is needed
    QString variable; ///< empty if no variable applies
};

KeyRing::KeyRing(const QString &settingsFile, std::unique_ptr<SecretStore> system)
    : m_settings(settingsFile), m_memory(std::make_unique<MemoryStore>()), m_environment(std::make_unique<EnvironmentStore>()), m_system(std::move(system))
{
}

KeyRing::~KeyRing() = default;

Result<Secret> KeyRing::read(const QString &provider, const QUrl &address)
{
    const Result<KeySettings> settings = m_settings.read();
    if (!settings)
        return settings.error();
    const Result<Account> account = accountFor(*settings, provider, address);
    if (!account)
        return account.error();
    return account->name.isEmpty() ? Result<Secret>(Secret()) : search(*settings, *account);
}

std::function<Result<Secret>(const QString &, const QUrl &)> KeyRing::reader()
{
    return [this](const QString &provider, const QUrl &address) { return read(provider, address); };
}

/// Returns the names under which to look for the key: for this exact host, else for the provider. Empty if there is no key and no variable. An unconfirmed host
/// on this computer gets no key; any other unconfirmed host is rejected.
Result<KeyRing::Account> KeyRing::accountFor(const KeySettings &settings, const QString &provider, const QUrl &address) const
{
    const Result<WebOrigin> origin = WebOrigin::of(address);
    if (!origin)
        return origin.error();
    Account account{hostAccount(provider, *origin), {}};
    if (!hasKeyAnywhere(settings, account)) {
        if (!settings.host(provider, *origin) && !isProviderHost(provider, *origin))
            return origin->isLoopback() ? Result<Account>(Account()) : unconfirmedHostError(provider, *origin);
        account = {provider, keyVariable(settings, provider, *origin)};
    }
    if (account.variable.isEmpty() && !hasKeyAnywhere(settings, account))
        return Account();
    return mayReceiveKeys(*origin) ? Result<Account>(account) : notEncryptedError(*origin);
}

/// Returns the key from the first store that has it, in the user's order. An error of a store that has the key ends the search, because using another key
/// instead would be unexpected.
Result<Secret> KeyRing::search(const KeySettings &settings, const Account &account)
{
    QString problem;
    for (const KeySource source : settings.order) {
        Result<Secret> secret = readFrom(source, account);
        if (secret || (secret.error().code != ErrorCode::NotFound && hasKey(settings, source, account)))
            return secret;
        if (secret.error().code != ErrorCode::NotFound)
            problem = secret.error().message;
    }
    const Error missing = missingKeyError(account.name, account.variable);
    return problem.isEmpty() ? missing : Error{missing.code, keymessages::alsoProblem(missing.message, problem)};
}

Result<Secret> KeyRing::readFrom(KeySource source, const Account &account)
{
    if (source != KeySource::Environment)
        return storeAt(source).read(account.name);
    return account.variable.isEmpty() ? Result<Secret>(Error{ErrorCode::NotFound, {}, {}}) : m_environment->read(account.variable);
}

bool KeyRing::hasKey(const KeySettings &settings, KeySource source, const Account &account) const
{
    switch (source) {
    case KeySource::Memory:
        return m_memory->contains(account.name);
    case KeySource::Environment:
        return m_environment->contains(account.variable);
    case KeySource::System:
        return settings.stored.contains(account.name);
    }
    return false;
}

bool KeyRing::hasKeyAnywhere(const KeySettings &settings, const Account &account) const
{
    return std::any_of(settings.order.begin(), settings.order.end(),
        [&](KeySource source) { return hasKey(settings, source, account); });
}

Result<KeyState> KeyRing::state(const KeyOwner &owner) const
{
    const Result<KeySettings> settings = m_settings.read();
    if (!settings)
        return settings.error();
    KeyState state{owner, KeyHostState::None, {}, {}, {}};
    for (const ConfirmedHost &host : settings->hosts) {
        if (host.provider == owner.provider)
            state.otherHosts.append(host.origin);
    }
    const Result<WebOrigin> origin = WebOrigin::fromText(owner.address);
    state.origin = origin ? origin->text() : owner.address;
    state.host = hostOf(*settings, owner, origin);
    if (const KeyOwner *known = builtInKeyOwner(owner.provider))
        state.owner.variable = known->variable; // a workspace cannot change the variable of a built-in provider
    if (origin)
        state.sources = sourcesOf(*settings, owner.provider, *origin);
    return state;
}

QList<KeySource> KeyRing::sourcesOf(const KeySettings &settings, const QString &provider, const WebOrigin &origin) const
{
    const Account hostKey{hostAccount(provider, origin), {}};
    const Account account =
        hasKeyAnywhere(settings, hostKey) ? hostKey : Account{provider, keyVariable(settings, provider, origin)};
    QList<KeySource> sources;
    std::copy_if(settings.order.begin(), settings.order.end(), std::back_inserter(sources),
        [&](KeySource source) { return hasKey(settings, source, account); });
    return sources;
}

KeyHostState KeyRing::hostOf(const KeySettings &settings, const KeyOwner &owner, const Result<WebOrigin> &origin) const
{
    if (owner.address.isEmpty())
        return KeyHostState::None;
    if (!origin || !mayReceiveKeys(*origin))
        return KeyHostState::Refused;
    if (isProviderHost(owner.provider, *origin))
        return KeyHostState::Usual;
    const bool isConfirmed =
        settings.host(owner.provider, *origin) || hasKeyAnywhere(settings, {hostAccount(owner.provider, *origin), {}});
    return isConfirmed ? KeyHostState::Confirmed : KeyHostState::Unconfirmed;
}

Result<QList<KeyStoreState>> KeyRing::storeStates() const
{
    const Result<KeySettings> settings = m_settings.read();
    if (!settings)
        return settings.error();
    QList<KeyStoreState> states;
    for (const KeySource source : settings->order) {
        SecretStore &store = storeAt(source);
        const Status status = store.check();
        states.append({source, store.name(), store.isWritable(), status ? QString() : status.error().message});
    }
    return states;
}

Result<QList<KeySource>> KeyRing::order() const
{
    const Result<KeySettings> settings = m_settings.read();
    return settings ? Result<QList<KeySource>>(settings->order) : settings.error();
}

Status KeyRing::setOrder(const QList<KeySource> &order)
{
    if (order.isEmpty())
        return Error{ErrorCode::Invalid, keymessages::emptyOrder(), {}};
    return m_settings.change([&order](KeySettings &settings) { settings.order = order; });
}

SecretStore &KeyRing::storeAt(KeySource source) const
{
    switch (source) {
    case KeySource::Memory:
        return *m_memory;
    case KeySource::Environment:
        return *m_environment;
    case KeySource::System:
        break;
    }
    return *m_system;
}

Status KeyRing::store(const QString &provider, Secret &&key, KeySource source, const QString &host)
{
    const Secret taken = std::move(key);
    if (const QString problem = keyError(taken); !problem.isEmpty())
        return Error{ErrorCode::Invalid, keymessages::notAKey(problem), {}};
    const Result<QString> account = keyAccount(provider, host);
    if (!account)
        return account.error();
    if (const Status written = storeAt(source).write(*account, taken); !written || source != KeySource::System)
        return written;
    return m_settings.change([&account](KeySettings &settings) {
        if (!settings.stored.contains(*account))
            settings.stored.append(*account);
    });
}

/// Removes a key and its account name; the name also if the system store no longer has the key, which another program may have removed.
Status KeyRing::remove(const QString &provider, KeySource source, const QString &host)
{
    const Result<QString> account = keyAccount(provider, host);
    if (!account)
        return account.error();
    const Status removedStatus = storeAt(source).remove(*account);
    if (source != KeySource::System || (!removedStatus && removedStatus.error().code != ErrorCode::NotFound))
        return removedStatus;
    const Status removeStatus = m_settings.change([&account](KeySettings &settings) { settings.stored.removeAll(*account); });
    return removedStatus ? removeStatus : removedStatus;
}

Result<WebOrigin> KeyRing::allow(const KeyOwner &owner, const QString &host)
{
    if (looksLikeSecret(host))
        return Error{ErrorCode::Invalid, keymessages::hostLooksLikeKey(), {}};
    const Result<WebOrigin> origin = WebOrigin::fromText(host);
    if (!origin)
        return origin;
    if (!mayReceiveKeys(*origin))
        return notEncryptedError(*origin);
    const Status changedStatus = m_settings.change([&](KeySettings &settings) {
        settings.hosts.removeIf([&](const ConfirmedHost &known) { return known.provider == owner.provider && known.origin == origin->text(); });
        settings.hosts.append({owner.provider, origin->text(), owner.variable});
    });
    return changedStatus ? origin : Result<WebOrigin>(changedStatus.error());
}

Result<WebOrigin> KeyRing::forbid(const QString &provider, const QString &host)
{
    const Result<WebOrigin> origin = WebOrigin::fromText(host);
    if (!origin)
        return origin;
    bool isFound = false;
    const Status changedStatus = m_settings.change([&](KeySettings &settings) {
        isFound = settings.hosts.removeIf([&](const ConfirmedHost &known) { return known.provider == provider && known.origin == origin->text(); }) > 0;
    });
    if (!changedStatus)
        return changedStatus.error();
    return isFound ? origin : Result<WebOrigin>(Error{ErrorCode::NotFound, keymessages::notAllowed(origin->text(), provider), {}});
}

std::unique_ptr<KeyRing> openKeyRing()
{
    return std::make_unique<KeyRing>(keySettingsPath(), std::make_unique<KeychainStore>());
}

} // namespace outcrop
