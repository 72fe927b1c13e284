// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the guarantees that every search index must provide.
#include "tests/adapters/search/indexfixture.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_searchindex {

namespace {

using Kind = SearchTerm::Kind;
using Join = IndexQuery::Join;

SearchDocument document(const char *collection, const char *id, const char *title, const char *summary, const char *text)
{
    return {QLatin1String(collection), QString::fromUtf8(id), QString::fromUtf8(title), QString::fromUtf8(summary), QString::fromUtf8(text)};
}

SearchDocument tagged(SearchDocument document, const QStringList &workloads, const QMap<QString, QString> &fields = {})
{
    document.workloads = workloads;
    document.fields = fields;
    return document;
}

SearchDocument withVector(SearchDocument document, const QList<float> &vector, const char *model = "small")
{
    document.vector = vector;
    document.vectorModel = QLatin1String(model);
    return document;
}

QList<SearchDocument> sampleDocuments()
{
    return {
        tagged(document("skills", "deploy", "Deploying services", "Kubernetes rollouts", "Roll out the deployment with kubectl; watch the pods."),
            {QStringLiteral("platform/k8s")}, {{QStringLiteral("tier"), QStringLiteral("weather")}}),
        tagged(document("skills", "menu", "Caf\u00e9 menus", "", "\u00dcber menus and na\u00efve prices"), {QStringLiteral("comms")}, {{QStringLiteral("language"), QStringLiteral("C++")}}),
        tagged(document("skills", "video", "Video pipeline", "", "ingest, transcribe and summarize what was filmed; watch it"), {QStringLiteral("pipeline")},
            {{QStringLiteral("language"), QStringLiteral("c")}}),
        tagged(document("memory", "nas", "The NAS", "", "It stands in the cellar and deploys nothing itself"), {QStringLiteral("platform")},
            {{QStringLiteral("tier"), QStringLiteral("top `soil`")}}),
    };
}

IndexQuery queryFor(const QList<SearchTerm> &terms, Join join = Join::All)
{
    IndexQuery query;
    query.terms = terms;
    query.join = join;
    return query;
}

QList<SearchTerm> words(const char *text)
{
    QList<SearchTerm> terms;
    for (const QString &word : QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts))
        terms.append({word, Kind::Word});
    return terms;
}

/// Returns the hits of the lists with this ranking, in order, such as `skills/deploy memory/nas`, or the error message.
QString hitsOf(const Result<QList<RankedList>> &lists, RankedList::Ranking ranking = RankedList::Ranking::Words)
{
    if (!lists)
        return lists.error().message;
    QStringList found;
    for (const RankedList &list : *lists) {
        for (const IndexHit &hit : list.ranking == ranking ? list.hits : QList<IndexHit>())
            found += list.collection + u'/' + hit.document.id;
    }
    return found.join(u' ');
}

QString sortedHits(const QString &found)
{
    QStringList list = found.split(u' ', Qt::SkipEmptyParts);
    list.sort();
    return list.join(u' ');
}

} // namespace

class TestSearchIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        m_databaseAddress = m_server->problem().isEmpty() ? createDatabaseWithExtensions(*m_server) : QString();
    }
    void initTestCase_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"sqlite", "postgresql", "postgresql with extensions", "typesense"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void init()
    {
        QFETCH_GLOBAL(QString, kind);
        m_fixture = makeFixture(kind);
        if (!m_fixture)
            QSKIP(qPrintable(kind + QStringLiteral(": ") + (m_server->problem().isEmpty() ? QStringLiteral("pg_trgm is not available") : m_server->problem())));
        Result<OpenedIndex> opened = m_fixture->open();
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
        m_index = std::move(opened->index);
    }
    void cleanup()
    {
        m_index.reset();
        if (m_fixture)
            QCOMPARE(m_fixture->requestErrors(), QStringList());
        m_fixture.reset();
    }

    void roundTripsEveryField()
    {
        SearchDocument given = withVector(sampleDocuments().first(), {1, 0});
        given.tags = {QStringLiteral("k8s"), QStringLiteral("two words")};
        given.path = QStringLiteral("skills/deploy/SKILL.md");
        given.line = 7;
        given.checksum = QStringLiteral("abc");
        addDocuments({given});
        const Result<QList<RankedList>> lists = m_index->search(queryFor(words("kubectl")));
        QCOMPARE(hitsOf(lists), QStringLiteral("skills/deploy"));
        const SearchDocument found = lists->first().hits.first().document;
        QCOMPARE(found.title + found.summary + found.text, QString(given.title + given.summary + given.text));
        QCOMPARE(found.tags + found.workloads, given.tags + given.workloads);
        QCOMPARE(found.fields, given.fields);
        QCOMPARE(found.path, given.path);
        QCOMPARE(found.line, given.line);
        QCOMPARE(found.checksum, given.checksum);
        QVERIFY(found.vector.isEmpty() && lists->first().hits.first().score > 0);
        QCOMPARE(m_index->states(QStringLiteral("skills")).value(), (QHash<QString, IndexedState>{{given.id, {given.checksum, QStringLiteral("small")}}}));
    }

    void findsByWords_data()
    {
        QTest::addColumn<QList<SearchTerm>>("terms");
        QTest::addColumn<bool>("all");
        QTest::addColumn<QString>("found");
        const auto one = [](const char *text, Kind kind) { return QList<SearchTerm>{{QString::fromUtf8(text), kind}}; };
        const auto two = [&](const char *a, const char *b, Kind kind) { return one(a, kind) + one(b, kind); };
        QTest::newRow("a word") << words("cellar") << true << "memory/nas";
        QTest::newRow("another form") << words("deploys") << true << "memory/nas skills/deploy";
        QTest::newRow("case") << words("CELLAR") << true << "memory/nas";
        QTest::newRow("accents in the text") << words("cafe") << true << "skills/menu";
        QTest::newRow("accents in the query") << words("c\u00e9llar \u00fcber") << false << "memory/nas skills/menu";
        QTest::newRow("in two fields") << words("video transcribe") << true << "skills/video";
        QTest::newRow("not all of them") << words("video cellar") << true << "";
        QTest::newRow("any of them") << words("video cellar") << false << "memory/nas skills/video";
        QTest::newRow("unknown") << words("zebra") << true << "";
        QTest::newRow("a prefix") << one("transcr", Kind::Prefix) << true << "skills/video";
        QTest::newRow("a prefix longer than the stem") << one("deploym", Kind::Prefix) << true << "skills/deploy";
        QTest::newRow("two prefixes") << two("transcr", "summ", Kind::Prefix) << true << "skills/video";
        QTest::newRow("any prefix") << two("transcr", "cell", Kind::Prefix) << false << "memory/nas skills/video";
        QTest::newRow("a phrase") << one("watch the pods", Kind::Phrase) << true << "skills/deploy";
        QTest::newRow("a phrase in another order") << one("pods the watch", Kind::Phrase) << true << "";
        QTest::newRow("a phrase with punctuation") << one("deployment, with: kubectl", Kind::Phrase) << true << "skills/deploy";
        QTest::newRow("no phrase across fields") << one("services kubernetes", Kind::Phrase) << true << "";
        QTest::newRow("a phrase, a word and a prefix")
            << QList<SearchTerm>{{QStringLiteral("watch the pods"), Kind::Phrase}, {QStringLiteral("services"), Kind::Word}, {QStringLiteral("kube"), Kind::Prefix}} << true
            << "skills/deploy";
        QTest::newRow("nothing to look for") << QList<SearchTerm>() << true << "";
        for (const char *sign : {"\"", "*", "-cellar\"", "NEAR(", "a:b", "!", "'", "|", "`", "$1"})
            QTest::newRow(QByteArray("a sign ").append(sign).constData()) << (one(sign, Kind::Word) + words("cellar")) << false << "memory/nas";
    }
    void findsByWords()
    {
        QFETCH(QList<SearchTerm>, terms);
        QFETCH(bool, all);
        addDocuments(sampleDocuments());
        const QString found = hitsOf(m_index->search(queryFor(terms, all ? Join::All : Join::Any)));
        QTEST(sortedHits(found), "found");
    }

    /// Variation selectors alone, as after an emoji, are not words.
    void ignoresEmoji()
    {
        SearchDocument boiler = document("memory", "boiler", "\u26a0\ufe0f The boiler", "\u26a0\ufe0f", "\u26a0\ufe0f Mind the pressure \u26a0\ufe0f");
        boiler.tags = {QString::fromUtf8("\u26a0\ufe0f"), QStringLiteral("heat")};
        addDocuments(sampleDocuments() + QList<SearchDocument>{boiler});
        QCOMPARE(hitsOf(m_index->search(queryFor(words("boiler pressure heat")))), QStringLiteral("memory/boiler"));
        QCOMPARE(hitsOf(m_index->search(queryFor(words("\u26a0\ufe0f boiler")))), QStringLiteral("memory/boiler"));
        QCOMPARE(hitsOf(m_index->search(queryFor(words("\u26a0\ufe0f boiler"), Join::Any))), QStringLiteral("memory/boiler"));
        QCOMPARE(hitsOf(m_index->search(queryFor({{QString::fromUtf8("\u26a0\ufe0f the boiler"), Kind::Phrase}}))), QStringLiteral("memory/boiler"));
        QCOMPARE(hitsOf(m_index->search(queryFor({{QString::fromUtf8("\ufe0f"), Kind::Prefix}, {QStringLiteral("boiler")}}))),
            QStringLiteral("memory/boiler"));
        QCOMPARE(hitsOf(m_index->search(queryFor(words("\u26a0\ufe0f")))), QString());
    }

    void ranksTitleMatchesHigher()
    {
        addDocuments({document("skills", "a", "Something", "", "about otters"), document("skills", "b", "Otters", "", "about something"),
             document("skills", "c", "Something", "for otters", "about something")});
        QCOMPARE(hitsOf(m_index->search(queryFor(words("otter")))), QStringLiteral("skills/b skills/c skills/a"));
    }

    void ranksMoreMatchingWordsHigher()
    {
        addDocuments({document("skills", "a", "", "", "red otter"), document("skills", "b", "", "", "red fox"), document("skills", "c", "", "", "blue fish")});
        const QString found = hitsOf(m_index->search(queryFor(words("red otter"), Join::Any)));
        QCOMPARE(found, QStringLiteral("skills/a skills/b"));
    }

    void filtersByCollectionWorkloadAndField_data()
    {
        QTest::addColumn<IndexQuery>("query");
        QTest::addColumn<QString>("found");
        const auto asked = [](const QStringList &collections, const QStringList &workloads, const QMap<QString, QString> &where) {
            IndexQuery query = queryFor(words("watch deploy menu"), Join::Any);
            query.collections = collections;
            query.workloads = workloads;
            query.where = where;
            return query;
        };
        const QString tier = QStringLiteral("tier");
        const QString language = QStringLiteral("language");
        QTest::newRow("none") << asked({}, {}, {}) << "memory/nas skills/deploy skills/menu skills/video";
        QTest::newRow("a collection") << asked({QStringLiteral("memory")}, {}, {}) << "memory/nas";
        QTest::newRow("an unknown collection") << asked({QStringLiteral("vault")}, {}, {}) << "";
        QTest::newRow("one workload of two") << asked({}, {QStringLiteral("platform"), QStringLiteral("platform/k8s")}, {}) << "memory/nas skills/deploy";
        QTest::newRow("only the wider workload") << asked({}, {QStringLiteral("platform")}, {}) << "memory/nas";
        QTest::newRow("a field") << asked({}, {}, {{tier, QStringLiteral("weather")}}) << "skills/deploy";
        QTest::newRow("a field with punctuation") << asked({}, {}, {{tier, QStringLiteral("top `soil`")}}) << "memory/nas";
        QTest::newRow("punctuation makes a difference") << asked({}, {}, {{language, QStringLiteral("C++")}}) << "skills/menu";
        QTest::newRow("case makes a difference") << asked({}, {}, {{language, QStringLiteral("C")}}) << "";
        QTest::newRow("a field and a workload") << asked({}, {QStringLiteral("comms")}, {{tier, QStringLiteral("weather")}}) << "";
        QTest::newRow("all together") << asked({QStringLiteral("skills")}, {QStringLiteral("comms")}, {{language, QStringLiteral("C++")}}) << "skills/menu";
    }
    void filtersByCollectionWorkloadAndField()
    {
        QFETCH(IndexQuery, query);
        addDocuments(sampleDocuments());
        QTEST(sortedHits(hitsOf(m_index->search(query))), "found");
    }

    void sortsEqualHitsById()
    {
        QList<SearchDocument> same;
        for (const char *id : {"c", "a", "e", "b", "d"})
            same += document("skills", id, "Same", "", "words");
        addDocuments(same);
        IndexQuery query = queryFor(words("same"));
        QCOMPARE(hitsOf(m_index->search(query)), QStringLiteral("skills/a skills/b skills/c skills/d skills/e"));
        query.limit = 2;
        QCOMPARE(hitsOf(m_index->search(query)), QStringLiteral("skills/a skills/b"));
    }

    void ranksByVectorSimilarity()
    {
        const auto at = [](float degrees) { return QList<float>{std::cos(degrees / 57.29578F), std::sin(degrees / 57.29578F)}; };
        addDocuments({withVector(document("skills", "near", "A", "", ""), at(10)), withVector(document("skills", "far", "B", "", ""), at(80)),
             withVector(document("memory", "other", "C", "", ""), at(40)), withVector(document("memory", "foreign", "D", "", ""), at(0), "large"),
             document("memory", "none", "E", "", "near")});
        IndexQuery query = queryFor(words("near"));
        query.vector = at(0);
        query.vectorModel = QStringLiteral("small");
        const Result<QList<RankedList>> lists = m_index->search(query);
        QCOMPARE(hitsOf(lists, RankedList::Ranking::Meaning), QStringLiteral("memory/other skills/near skills/far"));
        QCOMPARE(hitsOf(lists), QStringLiteral("memory/none"));
        QCOMPARE(lists->size(), 3);
        QVERIFY(lists->at(0).ranking == RankedList::Ranking::Words && lists->at(1).ranking == RankedList::Ranking::Meaning && lists->at(2).collection == QLatin1String("skills"));
        QVERIFY(std::abs(lists->at(2).hits.first().score - std::cos(10 / 57.29578)) < 1e-4);
        query.limit = 1;
        QCOMPARE(hitsOf(m_index->search(query), RankedList::Ranking::Meaning), QStringLiteral("memory/other skills/near"));
        query.vectorModel = QStringLiteral("unknown");
        QCOMPARE(hitsOf(m_index->search(query), RankedList::Ranking::Meaning), QString());
    }

    void rejectsVectorsWithAnotherLength()
    {
        addDocuments({withVector(document("skills", "a", "A", "", ""), {1, 0})});
        const Status wrong = m_index->update({{document("skills", "b", "B", "", ""), withVector(document("skills", "c", "C", "", ""), {1, 0, 0})}});
        QVERIFY(!wrong && wrong.error().code == ErrorCode::Invalid);
        QCOMPARE(m_index->states(QStringLiteral("skills"))->size(), 1);
        IndexQuery query;
        query.vector = {1, 0, 0};
        query.vectorModel = QStringLiteral("small");
        const Result<QList<RankedList>> asked = m_index->search(query);
        QVERIFY(!asked && asked.error().code == ErrorCode::Invalid);
        addDocuments({withVector(document("skills", "c", "C", "", ""), {1, 0, 0}, "longer")});
    }

    void rejectsInvalidDocuments_data()
    {
        QTest::addColumn<SearchDocument>("bad");
        QTest::newRow("no collection") << document("", "x", "X", "", "");
        QTest::newRow("no id") << document("skills", "", "X", "", "");
        QTest::newRow("a vector without a model") << withVector(document("skills", "x", "X", "", ""), {1, 0}, "");
    }
    void rejectsInvalidDocuments()
    {
        QFETCH(SearchDocument, bad);
        const Status rejected = m_index->update({sampleDocuments() + QList<SearchDocument>{bad}});
        QVERIFY(!rejected && rejected.error().code == ErrorCode::Invalid);
        QVERIFY(m_index->stats()->collections.isEmpty());
    }

    void replacesAndRemovesADocument()
    {
        addDocuments(sampleDocuments());
        addDocuments({document("skills", "deploy", "New", "", "entirely otherwise"), document("skills", "deploy", "Newest", "", "given twice")});
        QCOMPARE(hitsOf(m_index->search(queryFor(words("kubectl")))), QString());
        QCOMPARE(hitsOf(m_index->search(queryFor(words("newest twice")))), QStringLiteral("skills/deploy"));
        QVERIFY(m_index->update({{}, {{QStringLiteral("skills"), {QStringLiteral("deploy"), QStringLiteral("never was")}}, {QStringLiteral("nowhere"), {QStringLiteral("x")}}}}));
        QCOMPARE(hitsOf(m_index->search(queryFor(words("newest")))), QString());
        QCOMPARE(m_index->states(QStringLiteral("skills"))->size(), 2);
        QCOMPARE(m_index->similarWords(QStringLiteral("kubectl"), 1, 5).value(), QStringList());
    }

    void clearsCollections()
    {
        addDocuments(sampleDocuments());
        QVERIFY(m_index->clear(QStringLiteral("skills")));
        QCOMPARE(hitsOf(m_index->search(queryFor(words("deploy")))), QStringLiteral("memory/nas"));
        QVERIFY(m_index->clear());
        QVERIFY(m_index->stats()->collections.isEmpty() && m_index->states(QStringLiteral("memory"))->isEmpty());
        addDocuments(sampleDocuments());
        QCOMPARE(m_index->stats()->collections.size(), 2);
    }

    void rebuildsWhileTheOldIndexIsSearched()
    {
        addDocuments(sampleDocuments());
        int seenMeanwhile = 0;
        QList<QList<SearchDocument>> list = {{document("skills", "a", "Fresh", "", "")}, {document("vault", "b", "Fresh", "", ""), document("skills", "c", "Fresh", "", "")}};
        QVERIFY(m_index->rebuild([&]() -> Result<QList<SearchDocument>> {
            seenMeanwhile += hitsOf(m_index->search(queryFor(words("kubectl fresh"), Join::Any))) == QLatin1String("skills/deploy");
            return list.isEmpty() ? QList<SearchDocument>() : list.takeFirst();
        }));
        QCOMPARE(seenMeanwhile, 3);
        QCOMPARE(hitsOf(m_index->search(queryFor(words("kubectl fresh"), Join::Any))), QStringLiteral("skills/a skills/c vault/b"));
        QCOMPARE(m_index->states(QStringLiteral("memory"))->size(), 0);
        QCOMPARE(m_index->similarWords(QStringLiteral("kubectl"), 1, 5).value(), QStringList());
        addDocuments({document("skills", "d", "Fresh", "", "")});
        QCOMPARE(m_index->states(QStringLiteral("skills"))->size(), 3);
    }

    void keepsTheOldIndexIfARebuildFails_data()
    {
        QTest::addColumn<bool>("bad");
        QTest::newRow("the documents end in an error") << false;
        QTest::newRow("a document cannot be indexed") << true;
    }
    void keepsTheOldIndexIfARebuildFails()
    {
        QFETCH(bool, bad);
        addDocuments(sampleDocuments());
        int asked = 0;
        const Status failed = m_index->rebuild([&]() -> Result<QList<SearchDocument>> {
            if (++asked == 1)
                return QList<SearchDocument>{document("skills", "a", "Fresh", "", "")};
            return bad ? Result<QList<SearchDocument>>(QList<SearchDocument>{document("skills", "", "", "", "")}) : Error{ErrorCode::Interrupted, QStringLiteral("stopped")};
        });
        QVERIFY(!failed && failed.error().code == (bad ? ErrorCode::Invalid : ErrorCode::Interrupted));
        QCOMPARE(hitsOf(m_index->search(queryFor(words("kubectl fresh"), Join::Any))), QStringLiteral("skills/deploy"));
        QCOMPARE(m_index->stats()->collections.size(), 2);
    }

    void findsSimilarWords_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("edits");
        QTest::addColumn<int>("limit");
        QTest::addColumn<QStringList>("like");
        const QString frequent = QStringLiteral("deployment");
        const QString rare = QStringLiteral("deployments");
        QTest::newRow("itself first") << rare << 1 << 9 << QStringList{rare, frequent};
        QTest::newRow("one additional letter") << QStringLiteral("deploymentt") << 1 << 9 << QStringList{frequent, rare};
        QTest::newRow("one letter fewer") << QStringLiteral("deploment") << 1 << 9 << QStringList{frequent};
        QTest::newRow("another letter") << QStringLiteral("deplayment") << 1 << 9 << QStringList{frequent};
        QTest::newRow("two swapped") << QStringLiteral("delpoyment") << 1 << 9 << QStringList{frequent};
        QTest::newRow("the nearest first") << QStringLiteral("deplomentsx") << 2 << 9 << QStringList{rare};
        QTest::newRow("two typos") << QStringLiteral("deplyment") << 2 << 9 << QStringList{frequent, rare};
        QTest::newRow("limited") << QStringLiteral("deplyment") << 2 << 1 << QStringList{frequent};
        QTest::newRow("too far") << QStringLiteral("dplymnt") << 1 << 9 << QStringList();
        QTest::newRow("a short word") << QStringLiteral("cat") << 1 << 9 << QStringList{QStringLiteral("cap")};
        QTest::newRow("case and accents") << QStringLiteral("N\u00c4\u00cfve") << 1 << 9 << QStringList{QStringLiteral("naive")};
    }
    void findsSimilarWords()
    {
        QFETCH(QString, word);
        QFETCH(int, edits);
        QFETCH(int, limit);
        addDocuments({document("skills", "a", "Deployment", "", "cap"), document("memory", "b", "deployment", "", "deployments"), document("skills", "c", "", "na\u00efve", "x")});
        QTEST(m_index->similarWords(word, edits, limit).value(), "like");
    }

    /// Among words at the same edit distance, the most frequent word is suggested. Removed documents do not count.
    void wordFrequenciesExcludeRemovedDocuments()
    {
        const auto add = [this](const char *word, std::initializer_list<const char *> ids) {
            for (const char *id : ids)
                addDocuments({document("skills", id, word, "", "")});
        };
        add("otters", {"a", "b", "c", "d"});
        add("ottery", {"e", "f", "g"});
        const auto near = [this] { return m_index->similarWords(QStringLiteral("otterx"), 1, 9).value(); };
        QCOMPARE(near(), (QStringList{QStringLiteral("otters"), QStringLiteral("ottery")}));
        QVERIFY(m_index->update({{}, {{QStringLiteral("skills"), {QStringLiteral("a"), QStringLiteral("b")}}}}));
        QCOMPARE(near(), (QStringList{QStringLiteral("ottery"), QStringLiteral("otters")}));
        addDocuments({document("skills", "e", "otters", "", ""), document("skills", "f", "otters", "", "")});
        QCOMPARE(near(), (QStringList{QStringLiteral("otters"), QStringLiteral("ottery")}));
        QVERIFY(m_index->update({{}, {{QStringLiteral("skills"), {QStringLiteral("c"), QStringLiteral("d"), QStringLiteral("e"), QStringLiteral("f")}}}}));
        QCOMPARE(near(), QStringList{QStringLiteral("ottery")});
    }

    void roundTripsSpecialCharacters_data()
    {
        QTest::addColumn<QString>("collection");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        const QString skills = QStringLiteral("skills");
        QTest::newRow("a path") << skills << QStringLiteral("skills/my skill/SKILL.md#l%C3%A4nge?x=1&y") << QStringLiteral("needle");
        QTest::newRow("quotes") << skills << QStringLiteral("it's \"quoted\" `so` \\ $1 {}") << QStringLiteral("'needle' \"x\" \\ $2 \n\t {}");
        QTest::newRow("many scripts") << skills << QStringLiteral("\u6f22\u5b57/\u00fc") << QStringLiteral("needle \u6f22\u5b57 \u00fcber \U0001F600");
        QTest::newRow("a name of the user's own") << QStringLiteral("My Notes_2 / \u00dc.x") << QStringLiteral("a") << QStringLiteral("needle");
        QTest::newRow("a long id") << skills << QString(600, u'x') << QStringLiteral("needle");
        QTest::newRow("a long text") << skills << QStringLiteral("a") << QString(QStringLiteral("needle ") + QStringLiteral("some hay and more of it ").repeated(60'000));
        QTest::newRow("a long word") << skills << QStringLiteral("a") << QString(QStringLiteral("needle ") + QString(5000, u'y'));
    }
    void roundTripsSpecialCharacters()
    {
        QFETCH(QString, collection);
        QFETCH(QString, id);
        QFETCH(QString, text);
        SearchDocument specialCharacters{collection, id, QStringLiteral("T"), {}, text};
        addDocuments({specialCharacters});
        const Result<QList<RankedList>> lists = m_index->search(queryFor(words("needle")));
        QCOMPARE(hitsOf(lists), QString(collection + u'/' + id));
        QCOMPARE(lists->first().hits.first().document.text, text);
        QCOMPARE(m_index->states(collection)->keys(), QStringList{id});
        QVERIFY(m_index->update({{}, {{collection, {id}}}}));
        QVERIFY(m_index->states(collection)->isEmpty());
    }

    void reportsStatistics()
    {
        QVERIFY(m_index->stats()->collections.isEmpty() && !m_index->stats()->updateTime.isValid());
        addDocuments(sampleDocuments() + QList<SearchDocument>{withVector(document("vault", "v", "V", "", ""), {1, 0}),
                            withVector(document("vault", "w", "W", "", ""), {0, 1}, "large")});
        const Result<IndexStats> stats = m_index->stats();
        QStringList figures;
        for (const CollectionStats &one : stats->collections)
            figures += QStringLiteral("%1 %2 %3").arg(one.collection).arg(one.documents).arg(one.vectors);
        QCOMPARE(figures, (QStringList{QStringLiteral("memory 1 0"), QStringLiteral("skills 3 0"), QStringLiteral("vault 2 2")}));
        QCOMPARE(stats->vectorModels, (QStringList{QStringLiteral("large"), QStringLiteral("small")}));
        QVERIFY(stats->updateTime.secsTo(QDateTime::currentDateTimeUtc()) < 3600);
        QVERIFY(!stats->bytes || *stats->bytes > 0);
    }

    void changesAreVisibleToOtherConnections()
    {
        Result<OpenedIndex> other = m_fixture->open();
        QVERIFY(other);
        addDocuments(sampleDocuments());
        QCOMPARE(hitsOf(other->index->search(queryFor(words("cellar")))), QStringLiteral("memory/nas"));
        QVERIFY(other->index->clear());
        QCOMPARE(hitsOf(m_index->search(queryFor(words("cellar")))), QString());
    }

    void canBeSharedBetweenThreads()
    {
        addDocuments(sampleDocuments());
        std::atomic<int> wrong = 0;
        std::thread writer([&] {
            for (int i = 0; i < 20; ++i)
                wrong += !m_index->update({{document("vault", qPrintable(QString::number(i)), "Paper", "", "")}});
        });
        for (int i = 0; i < 20; ++i)
            wrong += hitsOf(m_index->search(queryFor(words("cellar")))) != QLatin1String("memory/nas");
        writer.join();
        QCOMPARE(wrong, 0);
        QCOMPARE(m_index->states(QStringLiteral("vault"))->size(), 20);
    }

private:
    std::unique_ptr<IndexFixture> makeFixture(const QString &kind) const
    {
        if (kind == QLatin1String("sqlite"))
            return std::make_unique<SqliteIndexFixture>();
        if (kind == QLatin1String("typesense"))
            return std::make_unique<TypesenseIndexFixture>();
        const QString address = kind == QLatin1String("postgresql") && m_server->problem().isEmpty() ? m_server->address() : kind == QLatin1String("postgresql") ? QString() : m_databaseAddress;
        return address.isEmpty() ? nullptr : std::make_unique<PostgresIndexFixture>(address);
    }
    void addDocuments(const QList<SearchDocument> &documents)
    {
        const Status done = m_index->update({documents});
        QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
    }

    std::unique_ptr<PostgresServer> m_server;
    QString m_databaseAddress;
    std::unique_ptr<IndexFixture> m_fixture;
    std::unique_ptr<SearchIndex> m_index;
};

OUTCROP_TEST(TestSearchIndex, CoreApplication)

} // namespace tst_searchindex

#include "tst_searchindex.moc"
