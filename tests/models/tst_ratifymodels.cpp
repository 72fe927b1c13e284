// SPDX-License-Identifier: GPL-3.0-or-later
// Tests suggestions with their evidence and decisions, as rows and as text.
#include "models/base/roles.h"
#include "models/ratify/suggestionsmodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QScopeGuard>
#include <QTest>

using namespace outcrop;

namespace tst_ratifymodels {

namespace {

Json someEvidence(int interactions)
{
    const Json share = {{"name", "use"}, {"count", 222}, {"of", 312}, {"share", 0.7115}, {"low", 0.659}, {"high", 0.759}, {"level", 0.95}, {"method", "wilson"}};
    const Json pace = {{"name", "changes"}, {"count", 9}, {"days", 21.0}, {"low", 4.1}, {"high", 17.1}, {"method", "poisson"}};
    return {{"figures", {share, pace}}, {"examples", {4, 8, 15}}, {"interactions", interactions}, {"tokens", {{"counter", "o200k_base"}, {"before", 1200}, {"after", 1342}, {"exact", true}}},
        {"price", {{"model", "small"}, {"before", 0.0021}, {"after", 0.0024}, {"unit", "turn"}}}, {"use", "recorded"}};
}

Suggestion someSuggestion(RecordId id, double confidence, int interactions = 312)
{
    Suggestion suggestion;
    suggestion.id = id;
    suggestion.at = QDateTime(QDate(2026, 11, 20), QTime(13, 0), Qt::UTC);
    suggestion.kind = QStringLiteral("promote");
    suggestion.target = QStringLiteral("layers/tools.md");
    suggestion.title = QStringLiteral("Idea %1").arg(id);
    suggestion.confidence = confidence;
    suggestion.evidence = someEvidence(interactions);
    return suggestion;
}

Decision someDecision(RecordId id, RecordId suggestion, const QString &verdict)
{
    Decision decision;
    decision.id = id;
    decision.at = QDateTime(QDate(2026, 11, 21), QTime(9, 0), Qt::UTC);
    decision.suggestion = suggestion;
    decision.verdict = verdict;
    return decision;
}

QList<SuggestionRow> rowsOf(const QList<Suggestion> &suggestions, const QList<Decision> &decisions)
{
    QList<SuggestionRow> rows;
    for (const Suggestion &suggestion : suggestions) {
        SuggestionRow row{suggestion, {}};
        for (const Decision &decision : decisions) {
            if (decision.suggestion == suggestion.id)
                row.decisions += decision;
        }
        rows += row;
    }
    return rows;
}

QString titles(const QAbstractItemModel &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found += model.index(row, 0).data().toString().section(u' ', 1);
    return found.join(u' ');
}

} // namespace

class TestRatifyModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsSuggestions()
    {
        SuggestionsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(rowsOf({someSuggestion(4, 0.9), someSuggestion(1, 0.7), someSuggestion(2, 0.99)}, {someDecision(1, 2, QStringLiteral("rejected"))}));
        QCOMPARE(titles(model), QStringLiteral("4 1 2"));
        QCOMPARE(model.count(SuggestionGroup::Open), 2);
        QCOMPARE(model.indexOf(1).row(), 1);
        QVERIFY(!model.indexOf(7).isValid());
        QCOMPARE(model.index(0, 0).data(SuggestionKindRole).toString(), QStringLiteral("Promotion"));
        QCOMPARE(model.index(0, 0).data(SuggestionEvidenceRole).toString(), QStringLiteral("71% of 312 turns (95%: 66 to 76%)"));
        QVERIFY(rejectsOutOfRange(model));
    }

    /// An interrupted acceptance is not a decision.
    void ignoresInterruptedAcceptances_data()
    {
        QTest::addColumn<QStringList>("verdicts");
        QTest::addColumn<int>("group");
        QTest::newRow("abandoned") << QStringList{QStringLiteral("accepting"), QStringLiteral("abandoned")} << int(SuggestionGroup::Open);
        QTest::newRow("rejected before") << QStringList{QStringLiteral("rejected"), QStringLiteral("accepting"), QStringLiteral("unclear")} << int(SuggestionGroup::Rejected);
        QTest::newRow("undone") << QStringList{QStringLiteral("partly"), QStringLiteral("undone")} << int(SuggestionGroup::Open);
        QTest::newRow("accepted again") << QStringList{QStringLiteral("accepted"), QStringLiteral("undone"), QStringLiteral("accepted")} << int(SuggestionGroup::Accepted);
        QTest::newRow("settled") << QStringList{QStringLiteral("accepting"), QStringLiteral("accepted")} << int(SuggestionGroup::Accepted);
    }

    void ignoresInterruptedAcceptances()
    {
        QFETCH(QStringList, verdicts);
        QList<Decision> decisions;
        for (const QString &verdict : verdicts)
            decisions += someDecision(decisions.size() + 1, 1, verdict);
        QTEST(int(suggestionGroup(decisions)), "group");
    }

    void showsOneGroup_data()
    {
        QTest::addColumn<int>("group");
        QTest::addColumn<QString>("shown");
        QTest::newRow("open") << int(SuggestionGroup::Open) << QStringLiteral("1");
        QTest::newRow("accepted") << int(SuggestionGroup::Accepted) << QStringLiteral("2 3 4");
        QTest::newRow("rejected") << int(SuggestionGroup::Rejected) << QStringLiteral("5");
    }

    void showsOneGroup()
    {
        QFETCH(int, group);
        SuggestionsModel model;
        SuggestionsProxy proxy;
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        QList<Suggestion> all;
        for (RecordId id = 1; id <= 5; ++id)
            all += someSuggestion(id, 1 - 0.1 * double(id));
        model.setRows(rowsOf(all, {someDecision(1, 2, QStringLiteral("accepted")), someDecision(2, 3, QStringLiteral("partly")), someDecision(3, 4, QStringLiteral("rejected")), someDecision(4, 4, QStringLiteral("edited")), someDecision(5, 5, QStringLiteral("rejected"))}));
        proxy.setGroup(static_cast<SuggestionGroup>(group));
        QTEST(titles(proxy), "shown");
    }

    void showsTheAcceptedHunks_data()
    {
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QString>("hunks");
        QTest::addColumn<QString>("shown");
        QTest::newRow("one") << QStringLiteral("partly") << QStringLiteral("2") << QStringLiteral("accepted in part: hunk 2");
        QTest::newRow("several") << QStringLiteral("partly") << QStringLiteral("1,3") << QStringLiteral("accepted in part: hunks 1,3");
        QTest::newRow("unknown") << QStringLiteral("partly") << QString() << QStringLiteral("accepted in part");
        QTest::newRow("all") << QStringLiteral("accepted") << QStringLiteral("all") << QStringLiteral("accepted");
    }

    void showsTheAcceptedHunks()
    {
        QFETCH(QString, verdict);
        QFETCH(QString, hunks);
        Decision decision = someDecision(1, 1, verdict);
        decision.hunks = hunks;
        SuggestionsModel model;
        model.setRows(rowsOf({someSuggestion(1, 0.9)}, {decision}));
        QTEST(model.index(0, 0).data(SuggestionEffectRole).toString(), "shown");
    }

    void readsEvidence()
    {
        const Evidence evidence = readEvidence(someEvidence(312));
        QCOMPARE(evidence.values.size(), 2);
        QCOMPARE(evidenceValueText(evidence.values.first()), QStringLiteral("71% of 312 turns (95%: 66 to 76%)"));
        QCOMPARE(
            evidenceValueText(evidence.values.last()), QStringLiteral("9 change(s) in 21 day(s) (95%: 4.1 to 17.1)"));
        QCOMPARE(evidence.examples, (QList<RecordId>{4, 8, 15}));
        QCOMPARE(effectText(evidence), QStringLiteral("+142 tokens (o200k_base) · +$0.0003 per turn"));
        ValueTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(evidenceTable(evidence));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.table().rows.at(2).cells.at(2).text, QStringLiteral("1,200 → 1,342"));
        QCOMPARE(model.table().rows.at(2).cells.at(2).exportText, QStringLiteral("142"));
        QCOMPARE(model.index(3, 0).data().toString(), QStringLiteral("Input cost per turn, warm cache"));
        QVERIFY(model.index(3, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("The status bar shows the prices of the current selection.")));
    }

    /// A small price is not shown as zero, and a change of zero is not shown.
    void showsNoEffectIfTokensAndPriceAreUnchanged()
    {
        Evidence evidence = readEvidence(someEvidence(312));
        evidence.tokens->after = evidence.tokens->before;
        evidence.price->after = evidence.price->before + 0.0000004;
        QCOMPARE(effectText(evidence), QStringLiteral("<$0.0001 per turn"));
        evidence.price->after = evidence.price->before;
        QCOMPARE(effectText(evidence), QString());
    }

    void amountsUseTheLocaleOfTheWindow()
    {
        const QLocale before;
        const auto restore = qScopeGuard([before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        Evidence evidence = readEvidence(someEvidence(312));
        evidence.tokens->after = evidence.tokens->before;
        evidence.price->after = evidence.price->before + 0.0123;
        QCOMPARE(effectText(evidence), QStringLiteral("+0,0123\u00A0$ per turn"));
    }

    /// Another program may have stored the evidence.
    void toleratesMalformedEvidence_data()
    {
        QTest::addColumn<QByteArray>("stored");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("a list") << QByteArray("[1, 2]");
        QTest::newRow("words") << QByteArray(R"({"figures": "many", "tokens": 7, "price": {"before": "x"}, "examples": ["a", 1.5], "interactions": 1e300})");
        QTest::newRow("empty figure") << QByteArray(R"({"figures": [null, {}, {"name": "use", "of": 3}]})");
    }

    void toleratesMalformedEvidence()
    {
        QFETCH(QByteArray, stored);
        const Evidence evidence = readEvidence(Json::parse(stored.toStdString()));
        QVERIFY(!evidence.tokens && !evidence.price && !evidence.interactions);
        QVERIFY(evidence.examples.isEmpty());
        QVERIFY(effectText(evidence).isEmpty());
        QCOMPARE(evidenceTable(evidence).rows.size(), evidence.values.size());
    }

    void showsDecisions()
    {
        Decision rejected = someDecision(2, 1, QStringLiteral("rejected"));
        rejected.reason = QStringLiteral("too long");
        const QList<SuggestionRow> rows = rowsOf({someSuggestion(1, 0.9), someSuggestion(2, 0.8)}, {someDecision(1, 2, QStringLiteral("partly")), rejected});
        const ValueTable table = decisionTable(rows);
        QCOMPARE(table.rows.size(), 2);
        QCOMPARE(table.rows.first().cells.at(1).text, QStringLiteral("Idea 1"));
        QCOMPARE(table.rows.first().cells.at(2).text, QStringLiteral("rejected"));
        QCOMPARE(table.rows.last().cells.at(2).text, QStringLiteral("accepted in part"));
        SuggestionsModel model;
        model.setRows(rows);
        QCOMPARE(model.indexOf(1).data(SuggestionEffectRole).toString(), QStringLiteral("rejected: too long"));
        QCOMPARE(model.indexOf(1).data(PathRole).toString(), QStringLiteral("layers/tools.md"));
    }
};

OUTCROP_TEST(TestRatifyModels, GuiApplication)

} // namespace tst_ratifymodels

#include "tst_ratifymodels.moc"
