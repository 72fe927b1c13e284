// SPDX-License-Identifier: GPL-3.0-or-later
// The system key store in each of its states. keyring.sh sets up the state and passes its name as the first argument.
#include "adapters/keychain/keychainstore.h"

#include <QDBusConnection>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <thread>

using namespace outcrop;

namespace {

const QString account = QStringLiteral("anthropic");
constexpr qint64 longestWait = 30'000; // In milliseconds; half of the timeout that applies if the user could be prompted.

QByteArray canary()
{
    return qgetenv("OUTCROP_CANARY");
}

QByteArray runProgram(const QString &program, const QStringList &words, const QByteArray &input = {})
{
    QProcess process;
    process.start(program, words);
    process.write(input);
    process.closeWriteChannel();
    return process.waitForFinished() && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray("failed");
}

void lockKeyring()
{
    const QStringList call{QStringLiteral("--session"), QStringLiteral("--print-reply"), QStringLiteral("--dest=org.freedesktop.secrets"),
                           QStringLiteral("/org/freedesktop/secrets"), QStringLiteral("org.freedesktop.Secret.Service.Lock"),
                           QStringLiteral("array:objpath:/org/freedesktop/secrets/collection/login")};
    QVERIFY(runProgram(QStringLiteral("dbus-send"), call) != "failed");
}

} // namespace

/// A keyring that is unlocked.
class UnlockedKeyring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesReadsAndRemovesAKey()
    {
        KeychainStore store;
        QVERIFY(store.check().ok());
        QCOMPARE(store.read(account).error().code, ErrorCode::NotFound);
        QVERIFY(store.write(account, Secret(canary())).ok());
        QCOMPARE(store.read(account)->bytes().toByteArray(), canary());
        QVERIFY(store.write(account, Secret(QByteArray("another"))).ok());
        QCOMPARE(store.read(account)->bytes().toByteArray(), QByteArray("another"));
        QVERIFY(store.remove(account).ok());
        QCOMPARE(store.read(account).error().code, ErrorCode::NotFound);
        QVERIFY(store.check().ok());
    }

    void removeReportsNotFoundForMissingKey()
    {
        KeychainStore store;
        QCOMPARE(store.remove(QStringLiteral("nobody")).error().code, ErrorCode::NotFound);
    }

    void storesAVeryLongKey()
    {
        KeychainStore store;
        const QByteArray key = canary().repeated(18'944 / canary().size() + 1).first(18'944);
        QVERIFY(store.write(account, Secret(QByteArray(key))).ok());
        QCOMPARE(store.read(account)->bytes().toByteArray(), key);
        QVERIFY(store.remove(account).ok());
    }

    void sharesKeysWithOtherPrograms()
    {
        KeychainStore store;
        const QStringList entry{QStringLiteral("server"), QStringLiteral("outcrop"), QStringLiteral("user"), account};
        QVERIFY(store.write(account, Secret(canary())).ok());
        QCOMPARE(runProgram(QStringLiteral("secret-tool"), QStringList{QStringLiteral("lookup")} + entry), canary());
        runProgram(QStringLiteral("secret-tool"), QStringList{QStringLiteral("clear")} + entry);
        QCOMPARE(store.read(account).error().code, ErrorCode::NotFound); // another program removed the key
        const QStringList typed{QStringLiteral("type"), QStringLiteral("plaintext"), QStringLiteral("xdg:schema"), QStringLiteral("org.qt.keychain")};
        runProgram(QStringLiteral("secret-tool"), QStringList{QStringLiteral("store"), QStringLiteral("--label=x")} + entry + typed, "by-another");
        QCOMPARE(store.read(account)->bytes().toByteArray(), QByteArray("by-another"));
        QVERIFY(store.remove(account).ok());
    }

    void supportsConcurrentReads()
    {
        KeychainStore store;
        QVERIFY(store.write(account, Secret(QByteArray("shared"))).ok());
        std::atomic<int> right = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&] {
                const Result<Secret> secret = store.read(account);
                right += secret && secret->bytes() == QByteArrayView("shared") ? 1 : 0;
            });
        threads.clear();
        QCOMPARE(right.load(), 8);
        QVERIFY(store.remove(account).ok());
    }
};

/// A keyring that cannot be unlocked.
class LockedKeyring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsALockedKeyring()
    {
        KeychainStore store;
        QVERIFY(store.write(account, Secret(QByteArray("before"))).ok());
        lockKeyring();
        QElapsedTimer clock;
        clock.start();
        const Result<Secret> secret = store.read(account);
        QVERIFY(!secret.ok());
        QVERIFY2(secret.error().code == ErrorCode::Unreadable, qPrintable(secret.error().message));
        QVERIFY(clock.restart() < longestWait);
        const Status written = store.write(QStringLiteral("openai"), Secret(canary()));
        QVERIFY(!written.ok());
        QVERIFY2(written.error().code == ErrorCode::Unreadable, qPrintable(written.error().message));
        QVERIFY(clock.restart() < longestWait);
        QCOMPARE(store.remove(account).error().code, ErrorCode::Unreadable);
        QVERIFY(clock.restart() < longestWait);
        QCOMPARE(store.check().error().code, ErrorCode::Unreadable);
        QVERIFY(clock.restart() < longestWait);
        qInfo().noquote() << "read:" << secret.error().message << "\nwrite:" << written.error().message;
    }
};

/// No service, a service that does not respond, or no bus.
class MissingKeyring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOperationFailsInTime()
    {
        KeychainStore store;
        QElapsedTimer clock;
        for (int operation = 0; operation < 4; ++operation) {
            clock.start();
            const Status status = callOperation(store, operation);
            QVERIFY(clock.elapsed() < longestWait);
            QVERIFY(!status.ok());
            QCOMPARE(status.error().code, ErrorCode::Unreadable);
            QVERIFY(status.error().message.contains(QLatin1String("environment variable")));
            QVERIFY(!status.error().message.contains(QString::fromLatin1(canary())));
        }
        qInfo().noquote() << store.check().error().message;
    }

private:
    static Status callOperation(KeychainStore &store, int operation)
    {
        if (operation == 0)
            return store.check();
        if (operation == 1)
            return store.write(account, Secret(canary()));
        if (operation == 2)
            return store.remove(account);
        const Result<Secret> secret = store.read(account);
        return secret ? success() : Status(secret.error());
    }
};

/// Registers the key store's bus name and never responds. Prints a line once the name is registered.
int registerSilentService()
{
    if (!QDBusConnection::sessionBus().registerService(QStringLiteral("org.freedesktop.secrets")))
        return 1;
    puts("taken");
    fflush(stdout);
    return raise(SIGSTOP); // stops every thread, including the one that would respond
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = application.arguments();
    const QString state = words.value(1);
    if (state == QLatin1String("sleeper"))
        return registerSilentService();
    std::unique_ptr<QObject> test;
    if (state == QLatin1String("unlocked"))
        test = std::make_unique<UnlockedKeyring>();
    else if (state == QLatin1String("locked"))
        test = std::make_unique<LockedKeyring>();
    else
        test = std::make_unique<MissingKeyring>();
    return QTest::qExec(test.get(), QStringList{words.first()} + words.mid(2));
}

#include "keyring.moc"
