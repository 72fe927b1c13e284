// SPDX-License-Identifier: GPL-3.0-or-later
// Tests behavior specific to index files: damage, other versions and killed processes. Tests for all indexes are in tests/adapters/search.
#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqlitesearch.h"
#include "tests/support/bm25scores.h"
#include "tests/support/childprocess.h"
#include "tests/support/sqlitehandle.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QSet>
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
class OpenFileLimit
{
public:
    explicit OpenFileLimit(rlim_t more)
    {
        ::getrlimit(RLIMIT_NOFILE, &m_previousLimit);
        const int next = ::dup(0);
        ::close(next);
        const struct rlimit few = {rlim_t(next) + more, m_previousLimit.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &few);
    }
    ~OpenFileLimit() { ::setrlimit(RLIMIT_NOFILE, &m_previousLimit); }
    Q_DISABLE_COPY_MOVE(OpenFileLimit)

private:
    struct rlimit m_previousLimit = {};
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

    /// An index has no records that could be exported: the message names the command that rebuilds it.
    void messageForDamageFoundBySearchingIsAboutTheIndex()
    {
        fill(10);
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        QVERIFY(opened.ok());
        constexpr qint64 pageSize = 4096; // keeps the first page, which contains the header and the schema
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(pageSize));
        file.write(QByteArray(file.size() - pageSize, '\x5a'));
        file.close();
        IndexQuery query;
        query.terms = {{QStringLiteral("common")}};
        const Result<QList<RankedList>> lists = opened->index->search(query);
        QVERIFY(!lists);
        QCOMPARE(lists.error().code, ErrorCode::Unreadable);
        QCOMPARE(lists.error().message, QStringLiteral("The search index %1 is damaged. Rebuild it with `outcrop-cli index`.").arg(opened->index->name()));
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
            const OpenFileLimit few{rlim_t(files)};
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

    /// Ranks random documents of many lengths in three collections by words, a phrase and a prefix. Repeats this after each kind of change by this
    /// index and by another index on the same file.
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
        QTest::newRow("prefix") << QStringLiteral("\"al\"* OR \"alpha\"") << QList<SearchTerm>{{QStringLiteral("al"), SearchTerm::Kind::Prefix}} << false;
        QTest::newRow("prefix and word") << QStringLiteral("(\"al\"* OR \"alpha\") AND \"gamma\"")
                                         << QList<SearchTerm>{{QStringLiteral("al"), SearchTerm::Kind::Prefix}, {QStringLiteral("gamma")}} << false;
        QTest::newRow("repeated word") << QStringLiteral("\"omega\" AND \"omega\"") << QList<SearchTerm>{{QStringLiteral("omega")}, {QStringLiteral("omega")}} << false;
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
        const std::function<Status(SearchIndex &)> changes[] = {
            [](SearchIndex &) { return success(); },
            [&](SearchIndex &index) { return index.update({randomDocuments(random, 40)}); }, // longer and shorter texts under known IDs
            [](SearchIndex &index) { return index.update({{}, {{QStringLiteral("skills"), {QStringLiteral("3"), QStringLiteral("6"), QStringLiteral("33")}}}}); },
            [](SearchIndex &index) { return index.clear(QStringLiteral("memory")); },
            [&](SearchIndex &index) {
                int batches = 0;
                return index.rebuild([&]() -> Result<QList<SearchDocument>> { return ++batches < 3 ? randomDocuments(random, batches * 300) : QList<SearchDocument>(); });
            },
        };
        const Result<OpenedIndex> other = openSqliteIndex(path());
        QVERIFY(other.ok());
        for (const auto &change : changes) {
            for (const OpenedIndex *changed : {&*opened, &*other}) {
                QVERIFY(change(*changed->index).ok());
                const Result<QList<RankedList>> lists = opened->index->search(query);
                QVERIFY(lists.ok());
                QVERIFY(!lists->isEmpty());
                QCOMPARE(firstDifference(*lists, match, query.limit), QString());
            }
        }
    }

    /// A search of some collections, or of documents with a label, gives the same scores as a search of the whole index.
    void filtersDoNotChangeScores()
    {
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        QVERIFY(opened.ok());
        std::mt19937 random(7);
        QList<SearchDocument> labeled = randomDocuments(random, 0);
        for (qsizetype i = 0; i < labeled.size(); ++i) {
            labeled[i].workloads = {i % 4 == 0 ? QStringLiteral("build") : QStringLiteral("observe"), QStringLiteral("meta")};
            labeled[i].fields = {{QStringLiteral("tier"), i % 8 == 0 ? QStringLiteral("weather") : QStringLiteral("granite")}};
        }
        QVERIFY(opened->index->update({labeled}).ok());
        IndexQuery query;
        query.terms = {{QStringLiteral("alpha")}, {QStringLiteral("omega")}};
        query.join = IndexQuery::Join::Any;
        query.limit = 1000;
        query.collections = {QStringLiteral("skills"), QStringLiteral("vault")};
        query.workloads = {QStringLiteral("build"), QStringLiteral("meta")};
        query.where = {{QStringLiteral("tier"), QStringLiteral("weather")}};
        const Result<QList<RankedList>> lists = opened->index->search(query);
        QVERIFY(lists.ok());
        QCOMPARE(lists->size(), 2);
        for (const RankedList &list : *lists) {
            const QHash<QString, double> expected = bm25Scores(path(), list.collection, QStringLiteral("\"alpha\" OR \"omega\""));
            QSet<QString> wanted;
            for (const SearchDocument &document : std::as_const(labeled)) {
                if (document.fields.value(QStringLiteral("tier")) == QLatin1String("weather") && expected.contains(document.id))
                    wanted.insert(document.id);
            }
            QSet<QString> found;
            for (const IndexHit &hit : list.hits) {
                found.insert(hit.document.id);
                QVERIFY(std::abs(expected.value(hit.document.id) - hit.score) < 1e-9);
            }
            QVERIFY(!found.isEmpty());
            QCOMPARE(found, wanted);
            QCOMPARE(list.hits.size(), found.size());
        }
    }

    /// Of a thousand equal documents, the search returns those with the lowest IDs.
    void sortsManyEqualDocumentsById()
    {
        const Result<OpenedIndex> opened = openSqliteIndex(path());
        QVERIFY(opened.ok());
        QList<SearchDocument> equal;
        for (int i = 999; i >= 0; --i)
            equal.append({QStringLiteral("log"), QStringLiteral("%1").arg(i, 4, 10, QLatin1Char('0')), QStringLiteral("continue"), {}, QStringLiteral("continue please")});
        QVERIFY(opened->index->update({equal}).ok());
        IndexQuery query;
        query.terms = {{QStringLiteral("continue")}};
        query.limit = 3;
        const Result<QList<RankedList>> lists = opened->index->search(query);
        QVERIFY(lists.ok() && lists->size() == 1);
        QStringList ids;
        for (const IndexHit &hit : lists->first().hits)
            ids.append(hit.document.id);
        QCOMPARE(ids, (QStringList{QStringLiteral("0000"), QStringLiteral("0001"), QStringLiteral("0002")}));
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
        for (int i = first; i < first + 300; ++i)
            made.append({QStringList{QStringLiteral("skills"), QStringLiteral("memory"), QStringLiteral("vault")}[i % 3], QString::number(i), text(4), text(8), text(60)});
        return made;
    }

    /// Returns the first difference between the lists and FTS5's bm25(); empty if there is none.
    QString firstDifference(const QList<RankedList> &lists, const QString &match, qsizetype limit) const
    {
        for (const RankedList &list : lists) {
            if (const QString difference = differenceFromBm25(list, bm25Scores(path(), list.collection, match), limit); !difference.isEmpty())
                return difference;
        }
        return {};
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
