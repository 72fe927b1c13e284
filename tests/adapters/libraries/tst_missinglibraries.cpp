// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the errors for a missing library or Qt SQL driver that is loaded on demand. The test runs itself again without a plugin folder, or with an
// empty file that has the name of the library. The system finds this file first and cannot load it.
#include "adapters/git/githistory.h"
#include "adapters/postgresql/postgresstore.h"
#include "adapters/sqlite/sqlitesearch.h"
#include "adapters/sqlite/sqlitestore.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <git2.h>

#include <cstdio>

using namespace outcrop;

namespace {

const QString withPlugins = QStringLiteral("--open");
const QString withoutPlugins = QStringLiteral("--open-without-plugins");

template<typename T>
QString outcomeOf(const Result<T> &result)
{
    if (result)
        return QStringLiteral("opened");
    const bool isNowhere = result.error().code == ErrorCode::NotFound;
    return (isNowhere ? QStringLiteral("not found: ") : QStringLiteral("failed: ")) + result.error().message;
}

/// Opens a folder's history, a store or index in it, or an unavailable server. Returns `opened`, or the error with its kind.
QString openAndReport(const QString &what, const QString &folder)
{
    if (what == QStringLiteral("history"))
        return outcomeOf(openGitHistory(folder));
    if (what == QStringLiteral("store"))
        return outcomeOf(openSqliteStore(folder + QStringLiteral("/store.db")));
    if (what == QStringLiteral("index"))
        return outcomeOf(openSqliteIndex(folder + QStringLiteral("/index.db")));
    return outcomeOf(openPostgresStore({QStringLiteral("host='%1'").arg(folder)}));
}

/// Runs the test again with a broken `library`, or without plugins if `library` is empty. Returns the output, including standard error, or `it crashed`.
QString openWithoutLibrary(const QString &library, const QString &what, const QString &folder)
{
    const QTemporaryDir broken;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!library.isEmpty()) {
        static_cast<void>(QFile(broken.filePath(library)).open(QIODevice::WriteOnly));
        environment.insert(QStringLiteral("LD_LIBRARY_PATH"), broken.path());
    }
    QProcess self;
    self.setProcessEnvironment(environment);
    self.setProcessChannelMode(QProcess::MergedChannels);
    self.start(QCoreApplication::applicationFilePath(), {library.isEmpty() ? withoutPlugins : withPlugins, what, folder});
    self.waitForFinished();
    return self.exitStatus() == QProcess::NormalExit ? QString::fromUtf8(self.readAll()) : QStringLiteral("it crashed");
}

const QString libgit2 = QStringLiteral("libgit2.so." LIBGIT2_SOVERSION);
const QString libpq = QStringLiteral("libpq.so.5");

} // namespace

class TestMissingLibraries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheMissingLibrary_data()
    {
        QTest::addColumn<QString>("library");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("said");
        const QString without = QStringLiteral("failed: %1 needs the library %2, which is missing or cannot be loaded.");
        QTest::newRow("a repository") << libgit2 << "history" << "repository" << without.arg("Reading git repositories", "libgit2 " LIBGIT2_SOVERSION);
        QTest::newRow("no repository, which has a journal") << libgit2 << "history" << "plain" << "not found:";
        const QString driver = QStringLiteral("failed: Qt's %1 driver cannot be loaded. Install %2.");
        QTest::newRow("a server, without libpq") << libpq << "server" << "plain" << driver.arg("PostgreSQL", "libqt6sql6-psql");
        QTest::newRow("a server, without a driver") << "" << "server" << "plain" << driver.arg("PostgreSQL", "libqt6sql6-psql");
        QTest::newRow("a store, without a driver") << "" << "store" << "plain" << driver.arg("SQLite", "libqt6sql6-sqlite");
        QTest::newRow("an index, without a driver") << "" << "index" << "plain" << driver.arg("SQLite", "libqt6sql6-sqlite");
    }

    void namesTheMissingLibrary()
    {
        QFETCH(QString, library);
        QFETCH(QString, what);
        QFETCH(QString, folder);
        QFETCH(QString, said);
        const QTemporaryDir place;
        QVERIFY(QDir(place.path()).mkpath(QStringLiteral("plain")) && QDir(place.path()).mkpath(QStringLiteral("repository/.git")));
        const QString words = openWithoutLibrary(library, what, place.filePath(folder));
        QVERIFY2(words.startsWith(said), qPrintable(words));
        QVERIFY2(!words.contains(u'\n'), qPrintable(words)); // Qt must not print warnings
        const QString usually = openAndReport(what, place.filePath(folder));
        QVERIFY2(!usually.contains(QStringLiteral("needs the library")) && !usually.contains(QStringLiteral("driver cannot")), qPrintable(usually));
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = application.arguments();
    if (words.size() == 4 && words.at(1) == withoutPlugins)
        QCoreApplication::setLibraryPaths({});
    if (words.size() == 4 && words.at(1).startsWith(withPlugins))
        return std::fputs(openAndReport(words.at(2), words.at(3)).toUtf8().constData(), stdout) < 0;
    TestMissingLibraries test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_missinglibraries.moc"
