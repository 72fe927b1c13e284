// SPDX-License-Identifier: GPL-3.0-or-later
// Tests search results as rows and as text: the location of a hit, the reasons for its rank, and highlights.
#include "models/base/roles.h"
#include "models/search/rankreasons.h"
#include "models/search/searchhitsmodel.h"
#include "models/search/searchroles.h"
#include "models/search/searchtitles.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_searchmodels {

namespace {

SearchHit someHit(const QString &id)
{
    SearchHit hit;
    hit.document.collection = QStringLiteral("skills");
    hit.document.id = id;
    hit.document.title = QStringLiteral("Release checklist");
    hit.document.path = id;
    hit.document.line = 12;
    hit.score = 0.04;
    hit.reasons = {{RankedList::Ranking::Words, false, 2, 7.25, 0.03}, {RankedList::Ranking::Meaning, false, 1, 0.81, 0.01}};
    hit.words = {{QStringLiteral("deploy"), {QStringLiteral("title"), QStringLiteral("text")}}, {QStringLiteral("moon"), {}}};
    hit.snippet = {QStringLiteral("… before each deploy …"), {{14, 6}}};
    return hit;
}

} // namespace

class TestSearchModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsHits()
    {
        SearchHitsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({someHit(QStringLiteral("skills/release/SKILL.md"))});
        QCOMPARE(dump(model), QStringLiteral("# Result\nRelease checklist\n"));
        QVERIFY(rejectsOutOfRange(model));
        const QModelIndex hit = model.index(0, 0);
        QCOMPARE(hit.data(HitLocationRole).toString(), QStringLiteral("skills/release/SKILL.md:12"));
        QCOMPARE(hit.data(PathRole).toString(), QStringLiteral("skills/release/SKILL.md"));
        QCOMPARE(hit.data(HitCollectionRole).toString(), QStringLiteral("Skills"));
        QCOMPARE(hit.data(HitMatchesRole).toList(), (QVariantList{14, 6}));
        QVERIFY(hit.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("before each deploy")));
    }

    /// While the user types, documents that still match keep their rows and their selection.
    void keepsRowsOfRemainingHits()
    {
        SearchHitsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({someHit(QStringLiteral("a")), someHit(QStringLiteral("b"))});
        const QPersistentModelIndex kept = model.index(1, 0);
        const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setRows({someHit(QStringLiteral("b"))});
        QVERIFY(kept.isValid());
        QCOMPARE(kept.row(), 0);
        QCOMPARE(changes.size(), 0);
    }

    void explainsTheRank()
    {
        const SearchHit hit = someHit(QStringLiteral("a"));
        QCOMPARE(
            hitReasonText(hit), QStringLiteral("keyword: rank 2 in Skills (75%) · meaning: rank 1 in Skills (25%)"));
        ValueTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(rankTable(hit));
        QCOMPARE(model.rowCount(), 3); // a missing term is not a reason for the rank
        QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("7.250"));
        QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("75%"));
        QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("“deploy” in title, text"));
    }

    void summarizesResults_data()
    {
        QTest::addColumn<int>("hits");
        QTest::addColumn<bool>("all");
        QTest::addColumn<QStringList>("instead");
        QTest::addColumn<QString>("text");
        QTest::newRow("every word") << 2 << true << QStringList() << QStringLiteral("2 result(s) with every word");
        QTest::newRow("some words") << 1 << false << QStringList()
                                    << QStringLiteral("1 result(s) with some of the words");
        QTest::newRow("nothing") << 0 << true << QStringList() << QStringLiteral("No results");
        QTest::newRow("corrected") << 1 << true << QStringList{QStringLiteral("deploy")}
                                   << QStringLiteral("1 result(s) with every word; “deply” corrected to “deploy”");
    }

    void summarizesResults()
    {
        QFETCH(int, hits);
        QFETCH(bool, all);
        QFETCH(QStringList, instead);
        QFETCH(QString, text);
        SearchResult answer;
        for (int i = 0; i < hits; ++i)
            answer.hits += someHit(QString::number(i));
        answer.requiresAllWords = all;
        if (!instead.isEmpty())
            answer.corrections = {{QStringLiteral("deply"), instead}};
        QCOMPARE(searchResultText(answer), text);
    }

    /// A hit by its meaning need not contain a word of the query.
    void countsHitsByMeaningSeparately()
    {
        SearchHit similar = someHit(QStringLiteral("a"));
        similar.reasons.removeFirst();
        SearchResult answer;
        answer.hits = {similar, similar};
        QCOMPARE(searchResultText(answer), QStringLiteral("2 result(s) by meaning only"));
        answer.hits += someHit(QStringLiteral("b"));
        QCOMPARE(searchResultText(answer), QStringLiteral("1 result(s) with every word; 2 result(s) by meaning only"));
        answer.requiresAllWords = false;
        QCOMPARE(searchResultText(answer), QStringLiteral("1 result(s) with some of the words; 2 result(s) by meaning only"));
    }

    void summarizesTheIndex()
    {
        QCOMPARE(indexText({}), QStringLiteral("No index yet"));
        IndexStats stats;
        stats.collections = {{QStringLiteral("memory"), 12, 0}, {QStringLiteral("skills"), 41, 41}};
        stats.bytes = 2048;
        QCOMPARE(indexText(stats), QStringLiteral("53 document(s) in 2 collection(s), 41 with embeddings, 2.0 kB"));
    }

    void formatsLocationsOutsideFiles()
    {
        SearchDocument entry;
        entry.collection = QStringLiteral("log");
        entry.id = QStringLiteral("42");
        QCOMPARE(locationText(entry), QStringLiteral("Interactions, 42"));
        QCOMPARE(collectionTitle(QStringLiteral("vault")), QStringLiteral("Notes"));
        QCOMPARE(collectionTitle(QStringLiteral("own")), QStringLiteral("own"));
    }
};

OUTCROP_TEST(TestSearchModels, GuiApplication)

} // namespace tst_searchmodels

#include "tst_searchmodels.moc"
