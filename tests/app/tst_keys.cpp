// SPDX-License-Identifier: GPL-3.0-or-later
// Tests where keys are looked up, and that they are never sent to other hosts.
#include "app/keys/keys.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_keys {

namespace {

const QString anthropic = QStringLiteral("anthropic");
const QString home = QStringLiteral("https://api.anthropic.com");
const QString gateway = QStringLiteral("https://gateway.example");

/// A separate keyring for each test, with settings in a temporary folder.
class KeyFixture
{
public:
    KeyFixture() : keys(file(), std::make_unique<FakeSecretStore>(system)) { }

    QString file() const { return m_directory.filePath(QStringLiteral("config/outcrop/keys.json")); }
    QByteArray settings() const
    {
        QFile open(file());
        return open.open(QIODevice::ReadOnly) ? open.readAll() : QByteArray();
    }
    /// Returns the key for an address, or the error message.
    QString read(const QString &provider, const QString &address)
    {
        const Result<Secret> secret = keys.read(provider, QUrl(address));
        return secret ? QString::fromLatin1(secret->bytes()) : secret.error().message;
    }
    void store(const QString &provider, const char *key, const QString &host = {})
    {
        QVERIFY(keys.store(provider, Secret(QByteArray(key)), KeySource::System, host).ok());
    }

private:
    QTemporaryDir m_directory;

public:
    std::shared_ptr<FakeKeys> system = std::make_shared<FakeKeys>();
    KeyRing keys;
};

KeyOwner ownerAt(const QString &provider, const QString &variable, const QString &address)
{
    return {provider, variable, address};
}

} // namespace

class TestKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "MY_KEY"})
            qunsetenv(variable);
    }

    void knownProvidersHaveVariablesAndHosts()
    {
        QHash<QString, QString> variables;
        for (const KeyOwner &owner : builtInKeyOwners())
            variables.insert(owner.provider, owner.variable);
        QCOMPARE(variables.value(anthropic), QStringLiteral("ANTHROPIC_API_KEY"));
        QCOMPARE(variables.value(QStringLiteral("openai")), QStringLiteral("OPENAI_API_KEY"));
        QCOMPARE(variables.value(QStringLiteral("google")), QStringLiteral("GEMINI_API_KEY"));
        QCOMPARE(variables.value(QStringLiteral("open-source")), QString());
        for (const KeyOwner &owner : builtInKeyOwners())
            QVERIFY(!owner.needsKey() || WebOrigin::fromText(owner.address)->isEncrypted());
    }

    /// A key is sent to its origin only, not to similar addresses.
    void readsAKeyOnlyForItsOrigin_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("given");
        QTest::newRow("own") << "https://api.anthropic.com/v1/messages" << true;
        QTest::newRow("own, with its port") << "https://api.anthropic.com:443/v1/messages" << true;
        QTest::newRow("own, in capitals") << "https://API.ANTHROPIC.COM" << true;
        QTest::newRow("another host") << "https://evil.example/v1/messages" << false;
        QTest::newRow("another port") << "https://api.anthropic.com:8443/v1/messages" << false;
        QTest::newRow("not encrypted") << "http://api.anthropic.com/v1/messages" << false;
        QTest::newRow("not encrypted, port of https") << "http://api.anthropic.com:443/" << false;
        QTest::newRow("user before the host") << "https://api.anthropic.com@evil.example/" << false;
        QTest::newRow("user at its own host") << "https://x@api.anthropic.com/" << false;
        QTest::newRow("trailing dot") << "https://api.anthropic.com./v1" << false;
        QTest::newRow("subdomain") << "https://evil.api.anthropic.com" << false;
        QTest::newRow("parent domain") << "https://anthropic.com" << false;
        QTest::newRow("same prefix") << "https://api.anthropic.com.evil.example" << false;
        QTest::newRow("same suffix") << "https://evilapi.anthropic.com.example" << false;
        QTest::newRow("a letter of another script") << QStringLiteral("https://\u0430pi.anthropic.com") << false;
        QTest::newRow("the same in ASCII") << "https://xn--pi-6kc.anthropic.com" << false;
        QTest::newRow("an escaped letter") << "https://api.anthropic.com%2eevil.example" << false;
        QTest::newRow("backslash") << "https://evil.example\\@api.anthropic.com" << false;
        QTest::newRow("an address of a cloud's machine") << "http://169.254.169.254/latest" << false;
        QTest::newRow("the same, encrypted") << "https://169.254.169.254/latest" << false;
        QTest::newRow("another scheme") << "ftp://api.anthropic.com" << false;
        QTest::newRow("websocket") << "wss://api.anthropic.com" << false;
        QTest::newRow("a file") << "file:///api.anthropic.com" << false;
        QTest::newRow("nothing") << "" << false;
        QTest::newRow("own host of another provider") << "https://api.openai.com/v1" << false;
    }

    void readsAKeyOnlyForItsOrigin()
    {
        QFETCH(QString, address);
        QFETCH(bool, given);
        KeyFixture ring;
        ring.store(anthropic, "stored-key");
        qputenv("ANTHROPIC_API_KEY", "key-of-the-environment");
        QVERIFY(ring.keys.store(anthropic, Secret(QByteArray("key-of-the-run")), KeySource::Memory).ok());
        ring.system->readAccounts.clear();
        const Result<Secret> secret = ring.keys.read(anthropic, QUrl(address));
        QCOMPARE(secret.ok(), given);
        if (!given) {
            QCOMPARE(secret.error().code, ErrorCode::NotAllowed);
            QVERIFY(ring.system->readAccounts.isEmpty());
        }
    }

    /// Local servers work without a key. They get one only if the user allows it.
    void localServersNeedPermissionForAKey()
    {
        KeyFixture ring;
        ring.store(anthropic, "stored-key");
        for (const char *address : {"http://localhost:4010/v1", "http://127.0.0.1:4010", "http://[::1]:4010", "https://localhost"})
            QCOMPARE(ring.read(anthropic, QString::fromLatin1(address)), QString());
        QVERIFY(ring.keys.allow(ownerAt(anthropic, {}, {}), QStringLiteral("http://localhost:4010")).ok());
        QCOMPARE(ring.read(anthropic, QStringLiteral("http://localhost:4010/v1")), QStringLiteral("stored-key"));
        QCOMPARE(ring.read(anthropic, QStringLiteral("http://localhost:4011/v1")), QString());
        QCOMPARE(ring.read(QStringLiteral("open-source"), QStringLiteral("http://localhost:11434")), QString());
    }

    void confirmedHostsGetTheKeyUntilForbidden()
    {
        KeyFixture ring;
        ring.store(anthropic, "stored-key");
        QVERIFY2(ring.read(anthropic, gateway).contains(QLatin1String("outcrop-cli keys allow anthropic https://gateway.example")),
                 qPrintable(ring.read(anthropic, gateway)));
        QCOMPARE(ring.keys.allow(ownerAt(anthropic, {}, {}), QStringLiteral("Gateway.example:443/v1"))->text(), gateway);
        QCOMPARE(ring.read(anthropic, gateway + QStringLiteral("/v1")), QStringLiteral("stored-key"));
        QVERIFY(!ring.keys.read(anthropic, QUrl(QStringLiteral("https://gateway.example:8443"))).ok());
        QVERIFY(!ring.keys.read(QStringLiteral("openai"), QUrl(gateway)).ok());
        QVERIFY(ring.keys.forbid(anthropic, gateway).ok());
        QVERIFY(!ring.keys.read(anthropic, QUrl(gateway)).ok());
        QCOMPARE(ring.keys.forbid(anthropic, gateway).error().code, ErrorCode::NotFound);
    }

    void onlyEncryptedHostsCanBeConfirmed()
    {
        KeyFixture ring;
        for (const char *host : {"http://gateway.example", "http://192.168.0.9:8000", "https://u@gateway.example", "https://gateway.example."}) {
            const QString text = QString::fromLatin1(host);
            QCOMPARE(ring.keys.allow(ownerAt(anthropic, {}, {}), text).error().code, ErrorCode::NotAllowed);
            QCOMPARE(ring.keys.store(anthropic, Secret(QByteArray("key")), KeySource::System, text).error().code, ErrorCode::NotAllowed);
        }
        QVERIFY(ring.system->keys.isEmpty());
    }

    void hostSpecificKeyTakesPrecedence()
    {
        KeyFixture ring;
        ring.store(anthropic, "stored-key");
        ring.store(anthropic, "key-of-the-gateway", gateway);
        QCOMPARE(ring.read(anthropic, gateway), QStringLiteral("key-of-the-gateway"));
        QCOMPARE(ring.read(anthropic, home), QStringLiteral("stored-key"));
        QVERIFY(ring.keys.remove(anthropic, KeySource::System, gateway).ok());
        QVERIFY(!ring.keys.read(anthropic, QUrl(gateway)).ok());
    }

    /// A workspace can name any provider and environment variable, but gets no key without confirmation.
    void workspaceProvidersNeedConfirmation()
    {
        KeyFixture ring;
        qputenv("MY_KEY", "my-own");
        qputenv("ANTHROPIC_API_KEY", "key-of-the-environment");
        const KeyOwner mine = ownerAt(QStringLiteral("mine"), QStringLiteral("MY_KEY"), gateway);
        QCOMPARE(ring.keys.state(mine)->host, KeyHostState::Unconfirmed);
        QVERIFY(!ring.keys.read(mine.provider, QUrl(gateway)).ok());
        QVERIFY(!ring.keys.read(mine.provider, QUrl(home)).ok());
        QVERIFY(ring.keys.allow(mine, gateway).ok());
        QCOMPARE(ring.read(mine.provider, gateway), QStringLiteral("my-own"));
        const KeyOwner disguised = ownerAt(anthropic, QStringLiteral("MY_KEY"), gateway);
        QCOMPARE(ring.keys.state(disguised)->owner.variable, QStringLiteral("ANTHROPIC_API_KEY"));
        QVERIFY(!ring.keys.read(anthropic, QUrl(gateway)).ok());
        const KeyOwner changed = ownerAt(mine.provider, QStringLiteral("ANTHROPIC_API_KEY"), gateway);
        QCOMPARE(ring.read(changed.provider, gateway), QStringLiteral("my-own"));
    }

    void userCanOrderKeySources()
    {
        KeyFixture ring;
        qputenv("ANTHROPIC_API_KEY", "of-the-environment");
        ring.store(anthropic, "of-the-system");
        QVERIFY(ring.keys.store(anthropic, Secret(QByteArray("of-the-run")), KeySource::Memory).ok());
        QCOMPARE(ring.read(anthropic, home), QStringLiteral("of-the-run"));
        QVERIFY(ring.system->readAccounts.isEmpty()); // the system key store is read only if needed
        QVERIFY(ring.keys.setOrder({KeySource::System, KeySource::Environment}).ok());
        QCOMPARE(ring.read(anthropic, home), QStringLiteral("of-the-system"));
        QCOMPARE(*ring.keys.order(), (QList<KeySource>{KeySource::System, KeySource::Environment}));
        QVERIFY(ring.keys.remove(anthropic, KeySource::System).ok());
        QCOMPARE(ring.read(anthropic, home), QStringLiteral("of-the-environment"));
        QVERIFY(!ring.keys.setOrder({}).ok());
        QCOMPARE(KeyRing(ring.file(), nullptr).order()->first(), KeySource::System);
    }

    void explainsHowToAddAMissingKey()
    {
        KeyFixture ring;
        const Result<Secret> secret = ring.keys.read(anthropic, QUrl(home));
        QCOMPARE(secret.error().code, ErrorCode::NotFound);
        QVERIFY(secret.error().message.contains(QLatin1String("ANTHROPIC_API_KEY")));
        QVERIFY(secret.error().message.contains(QLatin1String("outcrop-cli keys set anthropic")));
    }

    void doesNotUseAnotherKeyIfTheStoreIsLocked()
    {
        KeyFixture ring;
        ring.store(anthropic, "stored-key");
        ring.system->problem = Error{ErrorCode::Unreadable, QStringLiteral("it is locked"), {}};
        QVERIFY(ring.keys.setOrder({KeySource::System, KeySource::Environment}).ok());
        qputenv("ANTHROPIC_API_KEY", "of-the-environment");
        QCOMPARE(ring.read(anthropic, home), QStringLiteral("it is locked"));
        qputenv("OPENAI_API_KEY", "of-the-environment"); // no key for this provider is known to be in the system store
        QCOMPARE(ring.read(QStringLiteral("openai"), QStringLiteral("https://api.openai.com")), QStringLiteral("of-the-environment"));
        QVERIFY(ring.read(QStringLiteral("google"), QStringLiteral("https://generativelanguage.googleapis.com")).contains(QLatin1String("it is locked")));
    }

    void reportsTheStateWithoutReadingTheKey()
    {
        KeyFixture ring;
        qputenv("ANTHROPIC_API_KEY", "of-the-environment");
        ring.store(anthropic, "stored-key");
        const KeyState state = *ring.keys.state(ownerAt(anthropic, QStringLiteral("ANTHROPIC_API_KEY"), home));
        QCOMPARE(state.sources, (QList<KeySource>{KeySource::Environment, KeySource::System}));
        QCOMPARE(state.host, KeyHostState::Usual);
        QVERIFY(state.isReady());
        QVERIFY(ring.system->readAccounts.isEmpty());
        QCOMPARE(ring.keys.state(ownerAt(anthropic, {}, QStringLiteral("http://far.example")))->host, KeyHostState::Refused);
        QCOMPARE(ring.keys.state(ownerAt(QStringLiteral("manual"), {}, {}))->host, KeyHostState::None);
    }

    void reportsStoreProblems()
    {
        KeyFixture ring;
        ring.system->problem = Error{ErrorCode::Unreadable, QStringLiteral("it is locked"), {}};
        const QList<KeyStoreState> stores = *ring.keys.storeStates();
        QCOMPARE(stores.size(), 3);
        QCOMPARE(stores.last().problem, QStringLiteral("it is locked"));
        QVERIFY(!stores[1].isWritable);
        QCOMPARE(ring.keys.store(anthropic, Secret(QByteArray("key")), KeySource::System).error().message, QStringLiteral("it is locked"));
        QVERIFY(!ring.settings().contains("anthropic"));
        QVERIFY(!ring.keys.store(anthropic, Secret(QByteArray("key")), KeySource::Environment).ok());
    }

    void rejectsInvalidKeys_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("spaces") << QByteArray(" \n");
        QTest::newRow("two lines") << QByteArray("key\nX-Evil: 1");
        QTest::newRow("a space inside") << QByteArray("Bearer abc");
        QTest::newRow("beyond ASCII") << QByteArray("k\xc3\xa9y");
        QTest::newRow("a NUL") << QByteArray("k\0y", 3);
    }

    void rejectsInvalidKeys()
    {
        QFETCH(QByteArray, bytes);
        KeyFixture ring;
        const Status stored = ring.keys.store(anthropic, Secret(std::move(bytes)), KeySource::System);
        QCOMPARE(stored.error().code, ErrorCode::Invalid);
        QVERIFY(!stored.error().message.contains(QLatin1String("Bearer")));
    }

    void settingsContainNoKeysAndArePrivate()
    {
        KeyFixture ring;
        ring.store(anthropic, "stored-key");
        QVERIFY(ring.settings().contains("\"anthropic\""));
        QVERIFY(!ring.settings().contains("stored-key"));
        QCOMPARE(QFile::permissions(ring.file()) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther), QFile::Permissions());
    }

    /// A file that cannot be parsed does not confirm any host and is not overwritten.
    void keepsBrokenSettings()
    {
        KeyFixture ring;
        ring.store(anthropic, "stored-key");
        QFile file(ring.file());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("{ \"hosts\": [");
        file.close();
        QCOMPARE(ring.keys.read(anthropic, QUrl(home)).error().code, ErrorCode::Invalid);
        QCOMPARE(ring.keys.setOrder({KeySource::System}).error().code, ErrorCode::Invalid);
        QCOMPARE(ring.settings(), QByteArray("{ \"hosts\": ["));
    }
};

OUTCROP_TEST(TestKeys, CoreApplication)

} // namespace tst_keys

#include "tst_keys.moc"
