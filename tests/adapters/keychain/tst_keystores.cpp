// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/environmentstore.h"
#include "adapters/keychain/keychainstore.h"
#include "adapters/keychain/memorystore.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_keystores {

class TestKeyStores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memoryStoreRoundTripsKeys()
    {
        MemoryStore store;
        const QString account = QStringLiteral("anthropic");
        QCOMPARE(store.read(account).error().code, ErrorCode::NotFound);
        QVERIFY(!store.contains(account));
        QVERIFY(store.write(account, Secret(QByteArray("one"))).ok());
        QVERIFY(store.write(account, Secret(QByteArray("two"))).ok());
        QVERIFY(store.contains(account));
        QCOMPARE(store.read(account)->bytes().toByteArray(), QByteArray("two"));
        QCOMPARE(store.read(account)->bytes().toByteArray(), QByteArray("two"));
        QVERIFY(store.remove(account).ok());
        QCOMPARE(store.remove(account).error().code, ErrorCode::NotFound);
    }

    void environmentStoreIsReadOnly()
    {
        EnvironmentStore store;
        const QString variable = QStringLiteral("OUTCROP_TEST_KEY");
        qunsetenv("OUTCROP_TEST_KEY");
        QVERIFY(!store.contains(variable) && !store.contains(QString()));
        QCOMPARE(store.read(variable).error().code, ErrorCode::NotFound);
        qputenv("OUTCROP_TEST_KEY", "  \n");
        QCOMPARE(store.read(variable).error().code, ErrorCode::NotFound);
        qputenv("OUTCROP_TEST_KEY", "key\n");
        QVERIFY(store.contains(variable));
        QCOMPARE(store.read(variable)->bytes().toByteArray(), QByteArray("key"));
        QCOMPARE(store.write(variable, Secret(QByteArray("x"))).error().code, ErrorCode::Unwritable);
        QCOMPARE(store.remove(variable).error().code, ErrorCode::Unwritable);
        QVERIFY(!store.isWritable());
    }

    /// An AWS secret key is useless without its access key ID, so both are read together.
    void awsCredentialsAreReadTogether()
    {
        EnvironmentStore store;
        const QString secret = QStringLiteral("AWS_SECRET_ACCESS_KEY");
        qunsetenv("AWS_ACCESS_KEY_ID");
        qunsetenv("AWS_SESSION_TOKEN");
        qputenv("AWS_SECRET_ACCESS_KEY", "secret");
        QVERIFY(!store.contains(secret));
        QCOMPARE(store.read(secret).error().code, ErrorCode::Unreadable);
        QVERIFY2(store.read(secret).error().message.contains(QStringLiteral("AWS_ACCESS_KEY_ID")), "the missing variable is named");
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        QVERIFY(store.contains(secret));
        QCOMPARE(store.read(secret)->bytes().toByteArray(), QByteArray("AKIDEXAMPLE:secret"));
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE\n");
        qputenv("AWS_SESSION_TOKEN", "token\r\n");
        QCOMPARE(store.read(secret)->bytes().toByteArray(), QByteArray("AKIDEXAMPLE:secret:token"));
        for (const char *variable : {"AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID", "AWS_SESSION_TOKEN"})
            qunsetenv(variable);
        QVERIFY(!store.contains(secret));
    }

    /// Without an event loop, the key store fails immediately instead of waiting.
    void keychainStoreFailsWithoutAnEventLoop()
    {
        KeychainStore store;
        QCOMPARE(store.read(QStringLiteral("anthropic")).error().code, ErrorCode::Unreadable);
    }
};

OUTCROP_TEST(TestKeyStores, NoApplication)

} // namespace tst_keystores

#include "tst_keystores.moc"
