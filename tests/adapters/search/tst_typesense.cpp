// SPDX-License-Identifier: GPL-3.0-or-later
// Tests behavior specific to Typesense: import lines, aliases, the key and the connection. Also tests that the fake server rejects invalid requests.
#include "adapters/typesense/typesenseindex.h"
#include "tests/adapters/providers/certificates.h"
#include "tests/adapters/search/typesenseserver.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_typesense {

namespace {

const QByteArray canary = "canary-4711";

SearchDocument document(const QString &collection, const QString &id)
{
    return {collection, id, QStringLiteral("Title of ") + id, {}, QStringLiteral("text")};
}

QList<SearchDocument> many(const QString &collection, int count)
{
    QList<SearchDocument> documents;
    for (int i = 0; i < count; ++i)
        documents += document(collection, QStringLiteral("d%1").arg(i, 4, 10, QLatin1Char('0')));
    return documents;
}

TypesenseSettings settingsFor(const TypesenseServer &server, const QByteArray &key = canary, const QString &prefix = QStringLiteral("outcrop"))
{
    return {server.address(), Secret(QByteArray(key)), prefix};
}

std::unique_ptr<SearchIndex> openTestIndex(const TypesenseServer &server, const QString &prefix = QStringLiteral("outcrop"))
{
    Result<OpenedIndex> index = openTypesenseIndex(settingsFor(server, canary, prefix));
    return index ? std::move(index->index) : nullptr;
}

std::function<Result<QList<SearchDocument>>()> singleBatch(QList<SearchDocument> documents)
{
    return [documents]() mutable -> Result<QList<SearchDocument>> { return std::exchange(documents, {}); };
}

} // namespace

class TestTypesense : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_hasCertificates = m_certificates.make(); }

    void reportsDocumentsRejectedByAnImport()
    {
        TypesenseServer server(canary);
        const auto index = openTestIndex(server);
        server.rejectDocument(QStringLiteral("d0003"));
        server.rejectDocument(QStringLiteral("d0700"));
        const Status done = index->update({many(QStringLiteral("skills"), 5)});
        QVERIFY(!done && done.error().code == ErrorCode::Unwritable);
        for (const char *part : {"1 of 5", "d0003", "skills", "OUT_OF_MEMORY"})
            QVERIFY2(done.error().message.contains(QLatin1String(part)), qPrintable(done.error().message));
        const QStringList kept = index->states(QStringLiteral("skills"))->keys();
        QVERIFY(kept.size() == 4 && !kept.contains(QStringLiteral("d0003"))); // the caller can determine which document to send again
        QCOMPARE(server.requestErrors(), QStringList());
    }

    void sendsManyDocumentsInBatches()
    {
        TypesenseServer server(canary);
        const auto index = openTestIndex(server);
        QVERIFY(index->update({many(QStringLiteral("skills"), 1201)}));
        QCOMPARE(index->states(QStringLiteral("skills"))->size(), 1201);
        QStringList ids;
        for (const SearchDocument &one : many({}, 1200))
            ids += one.id;
        QVERIFY(index->update({{}, {{QStringLiteral("skills"), ids}}}));
        QCOMPARE(index->states(QStringLiteral("skills"))->keys(), QStringList{QStringLiteral("d1200")});
        QCOMPARE(server.requestErrors(), QStringList());
    }

    void queriesManyCollectionsInBatches()
    {
        TypesenseServer server(canary);
        const auto index = openTestIndex(server);
        for (int i = 0; i < 60; ++i)
            QVERIFY(index->update({{document(QStringLiteral("c%1").arg(i), QStringLiteral("x"))}}));
        IndexQuery query;
        query.terms = {{QStringLiteral("title")}};
        QCOMPARE(index->search(query)->size(), 60);
        QCOMPARE(server.requestErrors(), QStringList());
    }

    void rebuildSwitchesTheAlias()
    {
        TypesenseServer server(canary);
        const auto index = openTestIndex(server);
        QVERIFY(index->update({many(QStringLiteral("skills"), 2)}));
        QCOMPARE(server.aliases().value(QStringLiteral("outcrop.skills")), QStringLiteral("outcrop.skills.first"));
        QVERIFY(index->rebuild(singleBatch(many(QStringLiteral("skills"), 3))));
        const QString real = server.aliases().value(QStringLiteral("outcrop.skills"));
        QVERIFY(real != QLatin1String("outcrop.skills.first"));
        QCOMPARE(server.collections(), QStringList{real});
        QCOMPARE(index->states(QStringLiteral("skills"))->size(), 3);
    }

    void deletesTheCollectionsOfAnInterruptedRebuild()
    {
        TypesenseServer server(canary);
        const auto index = openTestIndex(server);
        QVERIFY(index->update({many(QStringLiteral("skills"), 2)}));
        server.failAfter(4, 503); // two requests fail: the request that fills the new collection, and the request that would remove it
        const Status failed = index->rebuild(singleBatch(many(QStringLiteral("skills"), 3)));
        server.failAfter(-1, 0);
        QVERIFY(!failed);
        QCOMPARE(server.collections().size(), 2);
        QCOMPARE(index->states(QStringLiteral("skills"))->size(), 2);
        for (const QString &name : server.collections())
            server.increaseAge(name, 48 * 3600);
        QVERIFY(index->rebuild(singleBatch(many(QStringLiteral("skills"), 3))));
        QCOMPARE(server.collections().size(), 1);
    }

    void prefixesSeparateIndexes()
    {
        TypesenseServer server(canary);
        const auto one = openTestIndex(server, QStringLiteral("team"));
        const auto other = openTestIndex(server, QStringLiteral("team-b"));
        QVERIFY(one->update({many(QStringLiteral("b-skills"), 1)}) && other->update({many(QStringLiteral("skills"), 2)}));
        QVERIFY(one->rebuild(singleBatch({})));
        QCOMPARE(other->states(QStringLiteral("skills"))->size(), 2);
        QCOMPARE(server.collections().size(), 1);
    }

    void reportsServerErrors_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("bad request") << 400 << ErrorCode::Invalid;
        QTest::newRow("forbidden") << 403 << ErrorCode::NotAllowed;
        QTest::newRow("not there") << 404 << ErrorCode::NotFound;
        QTest::newRow("too large") << 413 << ErrorCode::TooLarge;
        QTest::newRow("no room") << 422 << ErrorCode::Unwritable;
        QTest::newRow("failing") << 500 << ErrorCode::Unreadable;
        QTest::newRow("lagging") << 503 << ErrorCode::Unreadable;
        QTest::newRow("elsewhere") << 307 << ErrorCode::NotAllowed;
    }
    void reportsServerErrors()
    {
        QFETCH(int, status);
        TypesenseServer server(canary);
        const auto index = openTestIndex(server);
        server.failAfter(0, status);
        const Result<IndexStats> stats = index->stats();
        QVERIFY(!stats);
        QTEST(stats.error().code, "code");
        QVERIFY2(stats.error().message.startsWith(QLatin1String("Typesense at 127.0.0.1")), qPrintable(stats.error().message));
    }

    void reportsAWrongKeyImmediately()
    {
        TypesenseServer server("another");
        const Result<OpenedIndex> rejected = openTypesenseIndex(settingsFor(server));
        QVERIFY(!rejected && rejected.error().code == ErrorCode::NotAllowed);
        QVERIFY2(rejected.error().message.contains(QLatin1String("keys set typesense")), qPrintable(rejected.error().message));
        QVERIFY(!rejected.error().message.contains(QString::fromLatin1(canary)));
    }

    void sendsTheKeyOnlyInItsHeader()
    {
        TypesenseServer server(canary);
        const auto index = openTestIndex(server);
        QVERIFY(index->rebuild(singleBatch(many(QStringLiteral("skills"), 2))) && index->stats() && index->similarWords(QStringLiteral("texd"), 1, 5));
        const QByteArray header = "x-typesense-api-key: " + canary.toLower(); // Qt 6.7 and later send names in lower case
        for (const QByteArray &request : server.requests()) {
            QCOMPARE(request.count(canary), 1);
            QVERIFY(request.toLower().contains(header));
        }
    }

    void requiresEncryptionToRemoteServers()
    {
        const Result<OpenedIndex> plain = openTypesenseIndex({QUrl(QStringLiteral("http://search.example:8108")), Secret(QByteArray(canary))});
        QVERIFY(!plain && plain.error().code == ErrorCode::NotAllowed);
        QVERIFY(!openTypesenseIndex({QUrl(QStringLiteral("http://127.0.0.1:1")), Secret(QByteArray(canary))})); // there is no server at this port
    }

    void verifiesTheServerCertificate_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<bool>("trusted");
        QTest::addColumn<bool>("opens");
        QTest::newRow("of an authority that is trusted") << "good" << true << true;
        QTest::newRow("of a stranger") << "good" << false << false;
        QTest::newRow("for another host") << "wrongname" << true << false;
        QTest::newRow("its own") << "selfsigned" << true << false;
    }
    void verifiesTheServerCertificate()
    {
        QFETCH(QString, certificate);
        QFETCH(bool, trusted);
        QFETCH(bool, opens);
        if (!m_hasCertificates)
            QSKIP(qPrintable(m_certificates.problem()));
        TypesenseServer server(canary, m_certificates.identity(certificate));
        TypesenseSettings settings = settingsFor(server);
        if (trusted)
            settings.network.authorities = m_certificates.authority();
        const Result<OpenedIndex> index = openTypesenseIndex(std::move(settings));
        QCOMPARE(index.ok(), opens);
        QVERIFY(opens || (server.requests().isEmpty() && index.error().code == ErrorCode::Unreadable));
    }

    void fakeServerRejectsInvalidSearches_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<int>("status");
        const QString base = QStringLiteral(R"({"collection":"c","q":"x","query_by":"title","drop_tokens_threshold":0)");
        QTest::newRow("right") << base + QStringLiteral("}") << 0;
        QTest::newRow("an unknown parameter") << base + QStringLiteral(R"(,"fuzzy":true})") << 400;
        QTest::newRow("weights for other fields") << base + QStringLiteral(R"(,"query_by_weights":"1,2"})") << 400;
        QTest::newRow("too heavy") << base + QStringLiteral(R"(,"query_by_weights":"128"})") << 400;
        QTest::newRow("too many hits") << base + QStringLiteral(R"(,"per_page":251})") << 422;
        QTest::newRow("an invalid filter") << base + QStringLiteral(R"(,"filter_by":"title = x"})") << 400;
        QTest::newRow("filter by a missing field") << base + QStringLiteral(R"(,"filter_by":"size:=1"})") << 404;
        QTest::newRow("an order by text") << base + QStringLiteral(R"(,"sort_by":"title:asc"})") << 404;
        QTest::newRow("a vector of a missing field") << base + QStringLiteral(R"j(,"vector_query":"v:([1,2], k:3)"})j") << 404;
        QTest::newRow("no fields") << QStringLiteral(R"({"collection":"c","q":"x","drop_tokens_threshold":0})") << 400;
    }
    void fakeServerRejectsInvalidSearches()
    {
        QFETCH(QString, search);
        TypesenseCollection collection{QStringLiteral("c"), {{QStringLiteral("title"), QStringLiteral("string")}}, {}};
        const auto answer = answerSearch(Json::parse(search.toStdString()), collection);
        const auto *problem = std::get_if<TypesenseProblem>(&answer);
        QTEST(problem ? problem->status : 0, "status");
    }

private:
    Certificates m_certificates;
    bool m_hasCertificates = false;
};

OUTCROP_TEST(TestTypesense, CoreApplication)

} // namespace tst_typesense

#include "tst_typesense.moc"
