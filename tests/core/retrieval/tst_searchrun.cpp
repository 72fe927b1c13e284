// SPDX-License-Identifier: GPL-3.0-or-later
// Tests running a search, and merging its ranked lists.
#include "core/retrieval/rankfusion.h"
#include "core/retrieval/searchrun.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_searchrun {

namespace {

SearchDocument document(const QString &id, const QString &text = {}, const QString &collection = QStringLiteral("skills"))
{
    return {collection, id, id, {}, text};
}

RankedList list(const QStringList &ids, RankedList::Ranking by = RankedList::Ranking::Words, const QString &collection = QStringLiteral("skills"))
{
    RankedList ranked{collection, by, {}};
    for (const QString &id : ids)
        ranked.hits.append({document(id, {}, collection), double(ids.size() - ranked.hits.size())});
    return ranked;
}

QString ids(const QList<SearchHit> &hits)
{
    QStringList all;
    for (const SearchHit &hit : hits)
        all.append(hit.document.id);
    return all.join(u' ');
}

/// An index with one document per known word, which records its queries.
class WordIndex : public SearchIndex
{
public:
    explicit WordIndex(const QStringList &words) : m_words(words) { }

    QString name() const override { return QStringLiteral("words"); }
    Result<QHash<QString, IndexedState>> states(const QString &) override { return QHash<QString, IndexedState>(); }
    Status update(const IndexUpdate &) override { return success(); }
    Status rebuild(const std::function<Result<QList<SearchDocument>>()> &) override { return success(); }
    Status clear(const QString &) override { return success(); }
    Result<IndexStats> stats() override { return IndexStats{}; }

    Result<QList<RankedList>> search(const IndexQuery &query) override
    {
        receivedQueries.append(query);
        if (problem)
            return *problem;
        RankedList found{QStringLiteral("skills"), query.vector.isEmpty() ? RankedList::Ranking::Words : RankedList::Ranking::Meaning, {}};
        for (const SearchTerm &term : query.terms) {
            if (m_words.contains(term.text))
                found.hits.append({document(term.text, term.text), 1});
        }
        if (query.join == IndexQuery::Join::All && found.hits.size() < query.terms.size())
            found.hits.clear();
        if (!query.vector.isEmpty())
            found.hits.append({document(QStringLiteral("meant")), 0.9});
        return found.hits.isEmpty() ? QList<RankedList>() : QList<RankedList>{found};
    }

    Result<QStringList> similarWords(const QString &word, int, qsizetype) override
    {
        similarWordQueries.append(word);
        return word == u"gatway" ? QStringList{QStringLiteral("gateway")} : word == u"restarting" ? QStringList{QStringLiteral("restarted")} : QStringList();
    }

    QList<IndexQuery> receivedQueries;
    QStringList similarWordQueries;
    std::optional<Error> problem;

private:
    QStringList m_words;
};

Result<SearchResult> searchIndex(WordIndex &index, const QString &text, const std::optional<QueryEmbedding> &meaning = {},
    const SearchRunOptions &rules = {})
{
    SearchRequest request;
    request.text = text;
    request.limit = 5;
    return runSearch(index, request, defaultTaxonomy(), meaning, rules);
}

} // namespace

class TestSearchRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fusesRanks_data()
    {
        QTest::addColumn<QList<QStringList>>("lists");
        QTest::addColumn<QString>("expected");
        using Lists = QList<QStringList>;
        QTest::newRow("one list keeps its order") << Lists{{"b", "a", "c"}} << "b a c";
        QTest::newRow("both lists count") << Lists{{"a", "b", "c"}, {"x", "b", "y"}} << "b a x c y";
        QTest::newRow("second in both beats first in one") << Lists{{"a", "c"}, {"b", "c"}} << "c a b";
        QTest::newRow("nothing") << Lists{} << "";
    }

    void fusesRanks()
    {
        QFETCH(QList<QStringList>, lists);
        QList<WeightedList> weighted;
        for (const QStringList &one : lists)
            weighted.append({list(one)});
        QTEST(ids(fuseRanks(weighted, 10)), "expected");
    }

    void scoreIsTheSumOfTheShares()
    {
        const QList<SearchHit> hits = fuseRanks({{list({QStringLiteral("a")})}, {list({QStringLiteral("b"), QStringLiteral("a")}, RankedList::Ranking::Meaning), 2}}, 10);
        QCOMPARE(hits.first().document.id, QStringLiteral("a"));
        QCOMPARE(hits.first().reasons.size(), 2);
        QCOMPARE(hits.first().reasons[0].share, 1.0 / 61);
        QCOMPARE(hits.first().reasons[1].share, 2.0 / 62);
        QCOMPARE(hits.first().score, 1.0 / 61 + 2.0 / 62);
    }

    void equalIdsInTwoCollectionsAreSeparateHits()
    {
        const QList<SearchHit> hits = fuseRanks({{list({QStringLiteral("a")})}, {list({QStringLiteral("a")}, RankedList::Ranking::Words, QStringLiteral("vault"))}}, 10);
        QCOMPARE(hits.size(), 2);
    }

    void limitsTheNumberOfHits() { QCOMPARE(fuseRanks({{list({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")})}}, 2).size(), 2); }

    void searchesAllWordsThenAny()
    {
        WordIndex index({QStringLiteral("gateway")});
        const Result<SearchResult> answer = searchIndex(index, QStringLiteral("gateway restart"));
        QVERIFY(answer.ok() && !answer->requiresAllWords);
        QCOMPARE(ids(answer->hits), QStringLiteral("gateway"));
        QVERIFY(index.receivedQueries[0].join == IndexQuery::Join::All && index.receivedQueries[1].join == IndexQuery::Join::Any);
    }

    void correctsWordsWithoutMatches()
    {
        WordIndex index({QStringLiteral("gateway")});
        const Result<SearchResult> answer = searchIndex(index, QStringLiteral("gatway"));
        QVERIFY(answer.ok());
        QCOMPARE(ids(answer->hits), QStringLiteral("gateway"));
        QCOMPARE(answer->corrections.size(), 1);
        QVERIFY(answer->hits.first().reasons.first().isCorrected);
        QCOMPARE(answer->hits.first().reasons.first().share, 1.0 / 61);
        WordIndex both({QStringLiteral("gateway"), QStringLiteral("pod")});
        const Result<SearchResult> two = searchIndex(both, QStringLiteral("pod gatway"));
        QCOMPARE(two->hits.size(), 2);
        for (const SearchHit &hit : two->hits)
            QCOMPARE(hit.reasons.first().isCorrected, hit.document.id == u"gateway"); // the other document matches the query without correction
        const QList<SearchTerm> terms = both.receivedQueries.last().terms; // correctly spelled terms stay in the query
        QVERIFY(terms.size() == 2 && terms.first().text == u"pod" && terms.last().text == u"gateway");
        WordIndex again({QStringLiteral("gateway")});
        QVERIFY(searchIndex(again, QStringLiteral("gatway"), {}, {false})->hits.isEmpty());
        QVERIFY(again.similarWordQueries.isEmpty());
    }

    void doesNotCorrectWordForms()
    {
        WordIndex index({});
        const Result<SearchResult> answer = searchIndex(index, QStringLiteral("restarting"));
        QVERIFY(answer.ok() && answer->corrections.isEmpty());
        QCOMPARE(index.similarWordQueries, QStringList{QStringLiteral("restarting")});
    }

    void doesNotCorrectShortWordsPhrasesAndPrefixes()
    {
        WordIndex index({});
        QVERIFY(searchIndex(index, QStringLiteral("pid \"gatway down\" gatw*")).ok());
        QVERIFY(index.similarWordQueries.isEmpty());
    }

    void fusesSemanticAndWordMatches()
    {
        WordIndex index({QStringLiteral("gateway")});
        const Result<SearchResult> answer = searchIndex(index, QStringLiteral("gateway"), QueryEmbedding{{1, 0}, QStringLiteral("m")});
        QVERIFY(answer.ok());
        QCOMPARE(ids(answer->hits), QStringLiteral("gateway meant"));
        QCOMPARE(index.receivedQueries.last().vectorModel, QStringLiteral("m"));
        QVERIFY(index.receivedQueries.last().terms.isEmpty());
    }

    void workloadsIncludeNarrowerOnes()
    {
        WordIndex index({});
        SearchRequest request;
        request.text = QStringLiteral("pod");
        request.workload = QStringLiteral("platform");
        QVERIFY(runSearch(index, request, defaultTaxonomy()).ok());
        QCOMPARE(index.receivedQueries.first().workloads, defaultTaxonomy().filterTags(QStringLiteral("platform")));
        request.workload = QStringLiteral("platfrom");
        QCOMPARE(runSearch(index, request, defaultTaxonomy())->findings.size(), 1);
    }

    void reportsEmptyQueriesAndIndexErrors()
    {
        WordIndex index({});
        QVERIFY(searchIndex(index, QStringLiteral(" * ")).error().code == ErrorCode::Invalid);
        index.problem = Error{ErrorCode::Unreadable, QStringLiteral("damaged")};
        QVERIFY(searchIndex(index, QStringLiteral("pod")).error().code == ErrorCode::Unreadable);
    }
};

OUTCROP_TEST(TestSearchRun, CoreApplication)

} // namespace tst_searchrun

#include "tst_searchrun.moc"
