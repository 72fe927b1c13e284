// SPDX-License-Identifier: GPL-3.0-or-later
// Tests behavior specific to index files: damage, other versions and killed processes. Tests for all indexes are in tests/adapters/search.
#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqlitesearch.h"
#include "tests/support/childprocess.h"
#include "tests/support/sqlitehandle.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

#include <sys/resource.h>
#include <unistd.h>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_sqlitesearch {

namespace {

constexpr int batch = 20;

QList<SearchDocument> documents(int first)
{
    QList<SearchDocument> made;
    for (int i = first; i < first + batch; ++i)
        made.append({QStringLiteral("skills"), QString::number(i), QStringLiteral("title %1").arg(i), {}, QStringLiteral("word%1 common").arg(i)});
    return made;
}

qint64 countOf(SearchIndex &index)
{
    const Result<IndexStats> stats = index.stats();
    return stats && !stats->collections.isEmpty() ? stats->collections.first().documents : 0;
}

qsizetype hitsFor(SearchIndex &index, const QString &word)
{
    IndexQuery query;
    query.terms = {{word}};
    const Result<QList<RankedList>> lists = index.search(query);
    return lists && !lists->isEmpty() ? lists->first().hits.size() : 0;
}

/// While the object exists, the process can open only this number of additional files.
class FewFiles
{
public:
    explicit FewFiles(rlim_t more)
    {
        ::getrlimit(RLIMIT_NOFILE, &m_before);
        const int next = ::dup(0);
        ::close(next);
        const struct rlimit few = {rlim_t(next) + more, m_before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &few);
    }
    ~FewFiles() { ::setrlimit(RLIMIT_NOFILE, &m_before); }
    Q_DISABLE_COPY_MOVE(FewFiles)

private:
    struct rlimit m_before = {};
};

} // namespace

class TestSqliteSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void rebuildsAndReportsADamagedIndex_data()
    {
        QTest::addColumn<int>("at");
        QTest::newRow("its head") << 0;
        QTest::newRow("its tables") << 100;
    }

    void rebuildsAndReportsADamagedIndex()
    {
        QFETCH(int, at);
        fill(10);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(at));
        file.write(QByteArray(3000, '\x5a'));
        file.close();
        const Result<OpenedIndex> opened = openSqliteIndex(path(), {std::chrono::seconds(5), true});
        QVERIFY2(opened.ok(), opened.ok() ? "" : qPrintable(opened.error().message));
        QCOMPARE(opened->findings.size(), 1);
        QCOMPARE(opened->findings.first().code, QStringLiteral("index-damaged"));
        QCOMPARE(countOf(*opened->index), 0);
        QVERIFY(opened->index->update({documents(0)}).ok());
    }

    /// A system error is not damage: the index is kept if any step of opening it fails.
    void keepsTheIndexAfterSystemErrors_data()
    {
        QTest::addColumn<int>("files");
        for (int files = 0; files < 6; ++files)
            QTest::addRow("%d files more", files) << files;
    }
    void keepsTheIndexAfterSystemErrors()
    {
        QFETCH(int, files);
        fill(10);
        {
            const FewFiles few{rlim_t(files)};
            const Result<OpenedIndex> opened = openSqliteIndex(path(), {std::chrono::milliseconds(50), true});
            QVERIFY(files > 0 || !opened.ok());
            QVERIFY2(opened.ok() || opened.error().code == ErrorCode::Unwritable, opened.ok() ? "" : qPrintable(opened.error().message));
            QVERIFY(!opened.ok() || opened->findings.isEmpty());
        }
        const Result<OpenedIndex> opened = openSqliteIndex(path(), {std::chrono::seconds(5), true});
        QVERIFY(opened.ok() && opened->findings.isEmpty());
        QCOMPARE(countOf(*opened->index), 10 * batch);
    }

    void discardsAnIndexWithAnotherVersion()
    {
        fill(1);
        run("PRAGMA user_version = 99");
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        QVERIFY(opened.ok());
        QCOMPARE(opened->findings.first().code, QStringLiteral("index-old"));
        QCOMPARE(countOf(*opened->index), 0);
    }

    void doesNotOpenAnotherProgramsDatabase()
    {
        QVERIFY(QFile(path()).open(QIODevice::WriteOnly));
        run("PRAGMA application_id = 7; CREATE TABLE theirs (a)");
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        QVERIFY(!opened.ok());
        QVERIFY(opened.error().code == ErrorCode::Invalid);
        QVERIFY(QFile(path()).size() > 0);
    }

    /// Steps are atomic, even if the process is killed.
    void aKilledProcessLeavesOnlyCompleteSteps()
    {
        const int kills = qEnvironmentVariableIsSet("OUTCROP_KILLS") ? qEnvironmentVariableIntValue("OUTCROP_KILLS") : 10;
        std::mt19937 random(1);
        for (int kill = 0; kill < kills; ++kill) {
            ChildProcess other([this](const ChildProcess::Report &report) {
                const Result<OpenedIndex> opened = openSqliteIndex(path());
                for (int done = 0; opened && opened->index->update({documents(done * batch)}).ok(); ++done)
                    report(done + 1);
            });
            qint64 reported = other.next();
            for (auto i = random() % 10; i > 0; --i)
                reported = other.next();
            other.next(std::chrono::milliseconds(random() % 4));
            reported = std::max(reported, other.kill());
            const Result<OpenedIndex> opened = openSqliteIndex(path(), {std::chrono::seconds(30), true});
            QVERIFY(opened.ok() && opened->findings.isEmpty());
            QVERIFY(countOf(*opened->index) >= reported * batch && countOf(*opened->index) % batch == 0);
            QCOMPARE(hitsFor(*opened->index, QStringLiteral("word%1").arg(reported * batch - 1)), 1);
            run("INSERT INTO passages (passages) VALUES ('integrity-check')");
        }
    }

    /// Searches use the old index until the new one is complete.
    void rebuildIsAtomicForReaders()
    {
        fill(1);
        const Result<OpenedIndex> other = openSqliteIndex(path());
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        int step = 0;
        const Status done = opened->index->rebuild([&]() -> Result<QList<SearchDocument>> {
            if (countOf(*other->index) != batch || countOf(*opened->index) != batch)
                return Error{ErrorCode::Invalid, QStringLiteral("half an index was seen")};
            return ++step <= 3 ? documents(1000 * step) : QList<SearchDocument>();
        });
        QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().message));
        QCOMPARE(countOf(*other->index), 3 * batch);
        QCOMPARE(hitsFor(*other->index, QStringLiteral("word0")), 0);
    }

    void keepsTheIndexIfARebuildFails()
    {
        fill(2);
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        int step = 0;
        const Status done = opened->index->rebuild([&]() -> Result<QList<SearchDocument>> {
            return ++step < 3 ? Result<QList<SearchDocument>>(documents(1000 * step)) : Error{ErrorCode::Interrupted, QStringLiteral("stopped")};
        });
        QVERIFY(!done.ok() && done.error().code == ErrorCode::Interrupted);
        QCOMPARE(countOf(*opened->index), 2 * batch);
        QCOMPARE(hitsFor(*opened->index, QStringLiteral("word0")), 1);
    }

    /// Ranks random documents of many lengths in three collections by one to three terms and by a phrase, before and after an update of the index.
    void scoresMatchBm25_data()
    {
        QTest::addColumn<QString>("match");
        QTest::addColumn<QList<SearchTerm>>("terms");
        QTest::addColumn<bool>("any");
        QTest::newRow("common word") << QStringLiteral("\"alpha\"") << QList<SearchTerm>{{QStringLiteral("alpha")}} << false;
        QTest::newRow("two words") << QStringLiteral("\"beta\" AND \"gamma\"") << QList<SearchTerm>{{QStringLiteral("beta")}, {QStringLiteral("gamma")}} << false;
        QTest::newRow("any of three") << QStringLiteral("\"delta\" OR \"omega\" OR \"alpha\"")
                                      << QList<SearchTerm>{{QStringLiteral("delta")}, {QStringLiteral("omega")}, {QStringLiteral("alpha")}} << true;
        QTest::newRow("phrase") << QStringLiteral("\"alpha beta\"") << QList<SearchTerm>{{QStringLiteral("alpha beta"), SearchTerm::Kind::Phrase}} << false;
    }

    void scoresMatchBm25()
    {
        QFETCH(const QString, match);
        QFETCH(const QList<SearchTerm>, terms);
        QFETCH(const bool, any);
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        QVERIFY(opened.ok());
        std::mt19937 random(7);
        QVERIFY(opened->index->update({randomDocuments(random, 0)}).ok());
        IndexQuery query;
        query.terms = terms;
        query.join = any ? IndexQuery::Join::Any : IndexQuery::Join::All;
        query.limit = 15;
        for (int round = 0; round < 2; ++round) {
            const Result<QList<RankedList>> lists = opened->index->search(query);
            QVERIFY(lists.ok());
            QVERIFY(!lists->isEmpty());
            compareWithBm25(*lists, match, query.limit);
            QVERIFY(opened->index->update({randomDocuments(random, 40)}).ok()); // longer and shorter texts under known IDs
        }
    }

private:
    static QList<SearchDocument> randomDocuments(std::mt19937 &random, int first)
    {
        static const QStringList words{QStringLiteral("alpha"), QStringLiteral("alpha"), QStringLiteral("beta"), QStringLiteral("gamma"), QStringLiteral("delta"),
            QStringLiteral("omega"), QStringLiteral("other"), QStringLiteral("more"), QStringLiteral("again"), QStringLiteral("text")};
        const auto text = [&](int longest) {
            QStringList chosen;
            for (int left = int(random() % unsigned(longest)); left >= 0; --left)
                chosen.append(words[qsizetype(random() % unsigned(words.size()))]);
            return chosen.join(u' ');
        };
        QList<SearchDocument> made;
        for (int i = first; i < first + 120; ++i)
            made.append({QStringList{QStringLiteral("skills"), QStringLiteral("memory"), QStringLiteral("vault")}[i % 3], QString::number(i), text(4), text(8), text(60)});
        return made;
    }

    /// Compares the lists with FTS5's bm25() on a separate connection: the same scores and, except for ties at the end of a list, the same documents.
    void compareWithBm25(const QList<RankedList> &lists, const QString &match, qsizetype limit)
    {
        for (const RankedList &list : lists) {
            const QHash<QString, double> expected = bm25Scores(list.collection, match);
            QCOMPARE(list.hits.size(), std::min(limit, expected.size()));
            QList<double> best = expected.values();
            std::sort(best.begin(), best.end(), std::greater<>());
            for (qsizetype i = 0; i < list.hits.size(); ++i) {
                QVERIFY2(std::abs(list.hits[i].score - best[i]) < 1e-9, qPrintable(QStringLiteral("%1: %2, not %3").arg(list.collection).arg(list.hits[i].score).arg(best[i])));
                QVERIFY(std::abs(expected.value(list.hits[i].document.id) - list.hits[i].score) < 1e-9);
            }
        }
    }

    QHash<QString, double> bm25Scores(const QString &collection, const QString &match)
    {
        QHash<QString, double> scores;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("bm25"));
            database.setDatabaseName(path());
            database.open();
            QSqlQuery query(database);
            query.prepare(QStringLiteral("SELECT id, -bm25(passages, 4.0, 2.5, 2.0, 1.0) FROM passages JOIN documents ON documents.row = passages.rowid "
                                         "JOIN collections ON number = collection WHERE passages MATCH ? AND name = ?"));
            query.addBindValue(match);
            query.addBindValue(collection);
            query.exec();
            while (query.next())
                scores.insert(query.value(0).toString(), query.value(1).toDouble());
        }
        QSqlDatabase::removeDatabase(QStringLiteral("bm25"));
        return scores;
    }

    QString path() const { return m_folder->filePath(QStringLiteral("index.db")); }

    void fill(int batches)
    {
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        QVERIFY(opened.ok());
        for (int i = 0; i < batches; ++i)
            QVERIFY(opened->index->update({documents(i * batch)}).ok());
    }

    /// Runs a statement on a separate connection without our settings.
    void run(const char *sql)
    {
        QVERIFY(executeSql(path(), sql));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OUTCROP_TEST(TestSqliteSearch, CoreApplication)

} // namespace tst_sqlitesearch

#include "tst_sqlitesearch.moc"
