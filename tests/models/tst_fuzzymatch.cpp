// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder/findermodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QTest>

using namespace outcrop;

namespace tst_fuzzymatch {

namespace {

int scoreOf(const QString &typed, const QString &text)
{
    const FuzzyPattern pattern(typed);
    return pattern.score(0, FuzzyText(text));
}

FinderItems someItems()
{
    return FinderItems({{QStringLiteral("a"), QStringLiteral("Open Folder"), QStringLiteral("File")},
        {QStringLiteral("b"), QStringLiteral("Copy"), QStringLiteral("Edit"), QStringLiteral("Ctrl+C")},
        {QStringLiteral("c"), QStringLiteral("Zoom In"), QStringLiteral("View")}});
}

QString titles(const FinderModel &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found += model.index(row, 0).data().toString();
    return found.join(u'|');
}

FinderItems manyDocuments()
{
    QList<FinderItem> items;
    for (int i = 0; i < 10'000; ++i) {
        const QString name = QStringLiteral("harvest-notes-%1").arg(i);
        items +=
            {name, name, QStringLiteral("sessions/season-%1/iteration-%2/%3.md").arg(i / 100).arg(i % 7).arg(name)};
    }
    return FinderItems(items);
}

} // namespace

class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesCharactersInOrder()
    {
        QVERIFY(scoreOf(QStringLiteral("sl"), QStringLiteral("soul")) > 0);
        QVERIFY(scoreOf(QStringLiteral("SOUL"), QStringLiteral("soul")) > 0);
        QCOMPARE(scoreOf(QStringLiteral("ls"), QStringLiteral("soul")), 0);
        QCOMPARE(scoreOf(QStringLiteral("soulful"), QStringLiteral("soul")), 0);
        QCOMPARE(scoreOf(QStringLiteral("x"), QString()), 0);
    }

    void ranksLikelyMatchesHigher_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::newRow("the whole text") << "soul"
                                        << "soul"
                                        << "soulful";
        QTest::newRow("the beginning") << "top"
                                       << "topsoil"
                                       << "stop";
        QTest::newRow("a word's beginning") << "of"
                                            << "open folder"
                                            << "roof";
        QTest::newRow("together") << "lay"
                                  << "layers"
                                  << "lossy array";
        QTest::newRow("capitals begin words") << "rp"
                                              << "renderPanel"
                                              << "carpet";
        QTest::newRow("short texts") << "agent"
                                     << "agents/a.md"
                                     << "sessions/long/way/agents.md";
    }

    void ranksLikelyMatchesHigher()
    {
        QFETCH(QString, typed);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        QVERIFY2(scoreOf(typed, better) > scoreOf(typed, worse),
            qPrintable(QStringLiteral("%1 %2").arg(scoreOf(typed, better)).arg(scoreOf(typed, worse))));
    }

    void returnsMatchOffsets()
    {
        const FuzzyPattern pattern(QStringLiteral("of fil"));
        QCOMPARE(pattern.offsets(FuzzyText(QStringLiteral("Open Folder"))), QList<int>({0, 5}));
        QCOMPARE(pattern.offsets(FuzzyText(QStringLiteral("File"))), QList<int>({0, 1, 2}));
    }

    void detectsRefinedPatterns()
    {
        const FuzzyPattern earlier(QStringLiteral("ope"));
        QVERIFY(FuzzyPattern(QStringLiteral("open")).isRefinementOf(earlier));
        QVERIFY(FuzzyPattern(QStringLiteral("open fi")).isRefinementOf(earlier));
        QVERIFY(!FuzzyPattern(QStringLiteral("op")).isRefinementOf(earlier));
        QVERIFY(FuzzyPattern(QStringLiteral("x")).isRefinementOf(FuzzyPattern()));
    }

    void showsMatches()
    {
        FinderModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setItems(someItems());
        QCOMPARE(titles(model), QStringLiteral("Open Folder|Copy|Zoom In"));
        model.setQuery(QStringLiteral("o"));
        QCOMPARE(model.rowCount(), 3);
        model.setQuery(QStringLiteral("op"));
        QCOMPARE(titles(model), QStringLiteral("Open Folder|Copy"));
        model.setQuery(QStringLiteral("edit copy"));
        QCOMPARE(titles(model), QStringLiteral("Copy"));
        QCOMPARE(model.index(0, 0).data(FinderModel::IdRole).toString(), QStringLiteral("b"));
        QCOMPARE(model.index(0, 0).data(FinderModel::TrailingRole).toString(), QStringLiteral("Ctrl+C"));
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Copy, Edit, Ctrl+C"));
        model.setQuery(QStringLiteral("nothing like it"));
        QCOMPARE(model.rowCount(), 0);
        model.setQuery(QString());
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(rejectsOutOfRange(model));
    }

    void listsRecentItemsFirst()
    {
        FinderModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setItems(someItems());
        model.setRecent({QStringLiteral("c"), QStringLiteral("b")});
        QCOMPARE(titles(model), QStringLiteral("Zoom In|Copy|Open Folder"));
        model.setQuery(QStringLiteral("open folder"));
        QCOMPARE(titles(model), QStringLiteral("Open Folder"));
    }

    /// Prints the longest time for a typed or deleted letter. The time must be less than a frame of 16 ms, which is checked only if OUTCROP_TIMED is
    /// set.
    void filtersTenThousandItemsWithinAFrame()
    {
        FinderModel model;
        model.setItems(manyDocuments());
        qint64 longest = 0;
        const QString typed = QStringLiteral("hno 42");
        for (qsizetype length = 0; length <= 2 * typed.size(); ++length) {
            const QString query = typed.first(length <= typed.size() ? length : 2 * typed.size() - length);
            QElapsedTimer clock;
            clock.start();
            model.setQuery(query);
            longest = std::max(longest, clock.nsecsElapsed());
        }
        qInfo("10,000 documents: the slowest letter took %.1f ms", double(longest) / 1e6);
        QVERIFY(model.rowCount() == FinderModel::limit && model.matchCount() == 10'000);
        if (qEnvironmentVariableIsSet("OUTCROP_TIMED"))
            QVERIFY2(longest < 16'000'000, qPrintable(QString::number(longest)));
    }
};

OUTCROP_TEST(TestFuzzyMatch, NoApplication)

} // namespace tst_fuzzymatch

#include "tst_fuzzymatch.moc"
