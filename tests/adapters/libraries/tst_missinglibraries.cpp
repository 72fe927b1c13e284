// SPDX-License-Identifier: GPL-3.0-or-later
// What is said where a library is missing that is only loaded when it is needed. The test starts itself anew beside an empty file of the library's name,
// which the system finds first and cannot load.
#include "adapters/git/githistory.h"
#include "adapters/postgresql/postgresstore.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <git2/version.h>

#include <cstdio>

using namespace outcrop;

namespace {

template<typename T>
QString inShort(const Result<T> &result)
{
    if (result)
        return QStringLiteral("opened");
    const bool isNowhere = result.error().code == ErrorCode::NotFound;
    return (isNowhere ? QStringLiteral("not found: ") : QStringLiteral("failed: ")) + result.error().message;
}

/// What opening a folder's history, or a server that is not there, comes to.
QString opening(const QString &what, const QString &folder)
{
    return what == QStringLiteral("history") ? inShort(openGitHistory(folder)) : inShort(openPostgresStore({QStringLiteral("host=") + folder}));
}

QString openingWithout(const QString &library, const QString &what, const QString &folder)
{
    const QTemporaryDir broken;
    static_cast<void>(QFile(broken.filePath(library)).open(QIODevice::WriteOnly));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_LIBRARY_PATH"), broken.path());
    QProcess self;
    self.setProcessEnvironment(environment);
    self.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--open"), what, folder});
    self.waitForFinished();
    return self.exitStatus() == QProcess::NormalExit ? QString::fromUtf8(self.readAllStandardOutput()) : QStringLiteral("it crashed");
}

const QString libgit2 = QStringLiteral("libgit2.so." LIBGIT2_SOVERSION);
const QString libpq = QStringLiteral("libpq.so.5");

} // namespace

class TestMissingLibraries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsNamed_data()
    {
        QTest::addColumn<QString>("library");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("said");
        const QString without = QStringLiteral("failed: %1 takes the library %2, which is not there or cannot be loaded.");
        QTest::newRow("a repository") << libgit2 << "history" << "repository" << without.arg("Reading git repositories", "libgit2 " LIBGIT2_SOVERSION);
        QTest::newRow("no repository, which has a journal") << libgit2 << "history" << "plain" << "not found:";
        QTest::newRow("a server") << libpq << "store" << "plain" << without.arg("Speaking with a PostgreSQL server", "libpq 5");
    }

    void itIsNamed()
    {
        QFETCH(QString, library);
        QFETCH(QString, what);
        QFETCH(QString, folder);
        QFETCH(QString, said);
        const QTemporaryDir place;
        QVERIFY(QDir(place.path()).mkpath(QStringLiteral("plain")) && QDir(place.path()).mkpath(QStringLiteral("repository/.git")));
        const QString words = openingWithout(library, what, place.filePath(folder));
        QVERIFY2(words.startsWith(said), qPrintable(words));
        QVERIFY(!opening(what, place.filePath(folder)).contains(QStringLiteral("takes the library"))); // where it is there, it is taken
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = application.arguments();
    if (words.size() == 4 && words.at(1) == QStringLiteral("--open"))
        return std::fputs(opening(words.at(2), words.at(3)).toUtf8().constData(), stdout) < 0;
    TestMissingLibraries test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_missinglibraries.moc"
