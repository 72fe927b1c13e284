// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the location of records: the workspace's file, or a team's server that the user has allowed.
#include "app/records/storeaccess.h"
#include "app/records/storelocation.h"
#include "app/records/storemaintenance.h"
#include "app/workspace/storeaddress.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/postgresserver.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_storelocation {

class TestStoreLocation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qunsetenv("OUTCROP_STORE_PASSWORD");
        m_folder = std::make_unique<QTemporaryDir>();
        m_keys = std::make_unique<KeyRing>(m_folder->filePath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>()));
    }

    void parsesAddresses_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("server");
        QTest::newRow("all") << "postgresql://writer@db.example:6432/prompts?schema=team&sslmode=verify-full"
                             << "host='db.example' port='6432' user='writer' dbname='prompts' sslmode='verify-full'" << "https://db.example:6432";
        QTest::newRow("usual port, encrypted") << "postgres://db.example/prompts" << "host='db.example' dbname='prompts' sslmode='require'" << "https://db.example:5432";
        QTest::newRow("here") << "postgresql://localhost/prompts" << "host='localhost' dbname='prompts' sslmode='prefer'" << "http://localhost:5432";
        QTest::newRow("by socket") << "postgresql:///prompts?host=/run/postgresql&user=me" << "host='/run/postgresql' user='me' dbname='prompts' sslmode='prefer'"
                                   << "http://localhost:5432";
        QTest::newRow("quotes") << "postgresql://o'hara@db.example/a%5Cb" << "host='db.example' user='o\\'hara' dbname='a\\\\b' sslmode='require'" << "https://db.example:5432";
    }
    void parsesAddresses()
    {
        QFETCH(QString, address);
        const Result<StoreAddress> read = readStoreAddress(address);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QTEST(read->connection, "words");
        QTEST(read->server.toString(), "server");
    }

    void rejectsInvalidAddresses_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("why");
        QTest::newRow("another scheme") << "mysql://db.example/x" << "postgresql://";
        QTest::newRow("words") << "host=db.example dbname=x" << "postgresql://";
        QTest::newRow("a password") << "postgresql://me:secret@db.example/x" << "password";
        QTest::newRow("not encrypted") << "postgresql://db.example/x?sslmode=disable" << "sslmode";
        QTest::newRow("optionally encrypted") << "postgresql://db.example/x?sslmode=prefer" << "sslmode";
        QTest::newRow("a file of ours") << "postgresql://db.example/x?passfile=/etc/passwd" << "passfile";
        QTest::newRow("options") << "postgresql:///x?options=-c%20x=1" << "options";
        QTest::newRow("two hosts") << "postgresql://db.example/x?host=/run" << "host";
        QTest::newRow("a host parameter") << "postgresql:///x?host=db.example" << "host";
        QTest::newRow("several hosts") << "postgresql://a,b/x" << "";
    }
    void rejectsInvalidAddresses()
    {
        QFETCH(QString, address);
        QFETCH(QString, why);
        const Result<StoreAddress> read = readStoreAddress(address);
        QVERIFY(!read);
        QVERIFY2(read.error().message.contains(why), qPrintable(read.error().message));
        QVERIFY2(!read.error().message.contains(QLatin1String("secret")), qPrintable(read.error().message));
    }

    void contactsARemoteServerOnlyIfAllowed()
    {
        qputenv("OUTCROP_STORE_PASSWORD", "canary");
        const StoreLocation place{m_folder->path(), QStringLiteral("postgresql://stranger.invalid/x")};
        const Result<OpenedStore> rejected = openStore(place, *m_keys);
        QVERIFY(!rejected && rejected.error().code == ErrorCode::NotAllowed);
        QVERIFY2(rejected.error().message.contains(QLatin1String("keys allow postgresql https://stranger.invalid:5432")), qPrintable(rejected.error().message));
        QVERIFY(m_keys->allow({storeKeyOwner, storeKeyVariable, {}}, QStringLiteral("stranger.invalid:5432")));
        const Result<PostgresSettings> allowed = readPostgresSettings(place, *m_keys);
        QVERIFY(allowed);
        QCOMPARE(allowed->password.bytes().toByteArray(), QByteArray("canary"));
        QVERIFY(!allowed->address.contains(QLatin1String("canary")));
        QVERIFY(!readPostgresSettings({place.folder, QStringLiteral("postgresql://stranger.invalid:1/x")}, *m_keys)); // a server on another port is a different server
    }

    void storesTheFileInAFolderIgnoredByGit()
    {
        const StoreLocation place{m_folder->path()};
        QVERIFY(!hasStore(place) && !storeLocationAt(place.folder));
        QVERIFY(inspectStore(place, *m_keys).error().code == ErrorCode::NotFound);
        QVERIFY(!QDir(m_folder->filePath(QStringLiteral(".outcrop"))).exists());
        QVERIFY(openStore(place, *m_keys));
        QVERIFY(hasStore(place) && storeLocationAt(place.folder) == place);
        QFile ignored(m_folder->filePath(QStringLiteral(".outcrop/.gitignore")));
        QVERIFY(ignored.open(QIODevice::ReadOnly));
        QCOMPARE(ignored.readAll(), QByteArray("*\n"));
    }

    void rejectsAFolderThatIsALink_data()
    {
        QTest::addColumn<bool>("prepared");
        QTest::newRow("empty") << false;
        QTest::newRow("prepared") << true;
    }
    void rejectsAFolderThatIsALink()
    {
        QFETCH(bool, prepared);
        const QTemporaryDir elsewhere;
        if (prepared) {
            QFile ignored(elsewhere.filePath(QStringLiteral(".gitignore")));
            QVERIFY(ignored.open(QIODevice::WriteOnly));
        }
        QVERIFY(QFile::link(elsewhere.path(), m_folder->filePath(QStringLiteral(".outcrop"))));
        const Result<OpenedStore> opened = openStore({m_folder->path()}, *m_keys);
        QVERIFY(!opened && opened.error().code == ErrorCode::NotAllowed);
        QVERIFY(!QFile::exists(elsewhere.filePath(QStringLiteral("outcrop.db"))));
    }

    void backsUpRestoresAndExportsBothStoreTypes_data()
    {
        QTest::addColumn<bool>("server");
        QTest::newRow("file") << false;
        QTest::newRow("postgresql") << true;
    }
    void backsUpRestoresAndExportsBothStoreTypes()
    {
        QFETCH(bool, server);
        const auto postgres = server ? std::make_unique<PostgresServer>() : nullptr;
        if (server && !postgres->problem().isEmpty())
            QSKIP(qPrintable(QStringLiteral("postgresql: ") + postgres->problem()));
        const StoreLocation place{m_folder->path(), server ? QStringLiteral("postgresql:///postgres?user=outcrop&schema=team&host=") + postgres->folder() : QString()};
        const Result<OpenedStore> opened = openStore(place, *m_keys);
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
        QVERIFY(opened->store->interactions().append({fullInteraction(), fullInteraction()}));
        QCOMPARE(*inspectStore(place, *m_keys), QStringList());

        const Result<QString> copy = backUpStore(place, *m_keys);
        QVERIFY2(copy, qPrintable(copy ? QString() : copy.error().message));
        QVERIFY(opened->store->interactions().append({fullInteraction()}));
        const Result<QString> restored = restoreStore(place, *m_keys, *copy);
        QVERIFY2(restored, qPrintable(restored ? QString() : restored.error().message));
        QCOMPARE(*opened->store->interactions().count(), 2);
        QVERIFY(!restoreStore(place, *m_keys, QStringLiteral("/nowhere/copy")));

        const Result<StoreExport> exported = exportStore(place, *m_keys, m_folder->filePath(QStringLiteral("records")));
        QVERIFY(exported && exported->records == 2 && exported->files.size() == 8);
        QVERIFY(!migrateStore(place, *m_keys, storeVersion(place) + 1));
        QVERIFY(migrateStore(place, *m_keys, storeVersion(place) - 1));
        QCOMPARE(*openStore(place, *m_keys)->store->interactions().count(), 2);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<KeyRing> m_keys;
};

OUTCROP_TEST(TestStoreLocation, CoreApplication)

} // namespace tst_storelocation

#include "tst_storelocation.moc"
