// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the charts and numbers of the Evolution dock: that they agree, and their content without data.
#include "core/taxonomy/workloadtext.h"
#include "models/evolution/evolutionfigures.h"
#include "models/evolution/heatmodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace outcrop;

namespace tst_evolutionmodels {

namespace {

UsageRow usageRow(const char *path, const char *workload, qint64 count, qint64 of)
{
    return {QString::fromLatin1(path), QString::fromLatin1(workload), shareEstimate(count, of), of};
}

ChurnRow churn(const char *path, qint64 changes, std::optional<double> declared)
{
    return {QString::fromLatin1(path), Tier::Sandstone, Cadence::Monthly, rateEstimate(changes, 30), declared};
}

SuggestionRow decidedRow(RecordId id, const QDate &day, const QString &verdict)
{
    SuggestionRow row;
    row.suggestion.id = id;
    Decision decision;
    decision.at = QDateTime(day, QTime(12, 0), Qt::UTC);
    decision.verdict = verdict;
    row.decisions = {decision};
    return row;
}

} // namespace

class TestEvolutionModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsUseByWorkload()
    {
        HeatModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(usageTable({usageRow("a.md", "platform", 1, 100), usageRow("b.md", "platform", 71, 100), usageRow("b.md", "comms", 5, 10)}, defaultTaxonomy()));
        QCOMPARE(dump(model), QStringLiteral("# Document | comms | platform\nb.md | 50% | 71%\na.md | – | 1.0%\n"));
        QCOMPARE(model.index(0, 2).data(HeatRole).toDouble(), 0.71);
        QVERIFY(!model.index(0, 0).data(HeatRole).isValid());
        QVERIFY(!model.index(1, 1).data(HeatRole).isValid());
        QVERIFY(model.index(0, 2).data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("71 of 100, 71% (")));
        model.setTable(usageTable({}, defaultTaxonomy()));
        QCOMPARE(model.rowCount(), 0);
    }

    /// A share of too few turns is only in the tooltip, and no reason to remove a layer.
    void tooFewTurnsGiveNoAdvice()
    {
        UsageRow added = usageRow("new.md", "platform", 0, 4);
        added.isConclusive = false;
        const ValueTable table = usageTable({added}, defaultTaxonomy());
        QCOMPARE(table.rows.first().cells.at(1).text, QStringLiteral("–"));
        QVERIFY(table.rows.first().cells.at(1).note.startsWith(QStringLiteral("0 of 4, ")) && table.rows.first().cells.at(1).note.endsWith(QStringLiteral(": too few turns")));
        QCOMPARE(usageNote({added}), QStringLiteral("A dash means fewer than 30 turns with the document, too few to judge its share."));
        QCOMPARE(usageNote({usageRow("old.md", "platform", 2, 100)}), QString());
        HeatModel model;
        model.setTable(table);
        QVERIFY(!model.index(0, 1).data(HeatRole).isValid()); // without a tint
        const QString none = usageAdvice({added});
        QVERIFY2(none.endsWith(QStringLiteral("Too few turns for advice: each workload needs at least 30 turns with the layer.")), qPrintable(none));
        QVERIFY(!none.contains(QStringLiteral("on demand")));
        const QString advice = usageAdvice({added, usageRow("old.md", "platform", 2, 100)});
        QVERIFY2(advice.contains(QStringLiteral("load documents with a low share on demand")), qPrintable(advice));
    }

    void comparesChurnWithCadence()
    {
        const EvolutionFigure figure = churnFigure({churn("calm.md", 1, 1.0 / 30), churn("lively.md", 9, 1.0 / 30), churn("weather.md", 20, std::nullopt)});
        QCOMPARE(figure.plot.rows.size(), figure.table.rows.size());
        QCOMPARE(figure.plot.rows.first().key, QStringLiteral("lively.md"));
        QVERIFY(figure.plot.rows.first().isAboveMark);
        QVERIFY(!figure.plot.rows.at(1).isAboveMark && !figure.plot.rows.at(1).mark);
        QCOMPARE(figure.plot.rows.first().mark, std::optional(1.0));
        QCOMPARE(figure.table.rows.first().cells.last().text, QStringLiteral("more often than declared"));
        QCOMPARE(figure.table.rows.at(1).cells.last().text, QStringLiteral("may change each turn"));
        QCOMPARE(figure.table.rows.at(2).cells.last().text, QStringLiteral("as declared"));
        QCOMPARE(figure.summary, QStringLiteral("1 layer(s) changed more often than declared"));
        QCOMPARE(churnFigure({}).summary, QStringLiteral("No layer changed more often than declared"));
    }

    void ignoresLessThanADayOfHistory()
    {
        ChurnRow young = churn("young.md", 1, 1.0 / 30);
        young.changes = rateEstimate(1, 1e-4);
        const EvolutionFigure figure = churnFigure({young});
        QVERIFY(!figure.plot.rows.first().value && !figure.plot.rows.first().interval && !figure.plot.rows.first().isAboveMark);
        QCOMPARE(figure.plot.rows.first().note, QStringLiteral("less than a day of history"));
        QCOMPARE(figure.plot.high, 1.0);
        QCOMPARE(figure.table.rows.first().cells.at(5).text, QStringLiteral("–"));
        QCOMPARE(figure.table.rows.first().cells.at(7).text, QStringLiteral("–"));
        QCOMPARE(figure.table.rows.first().cells.last().text, QStringLiteral("less than a day of history"));
        QCOMPARE(figure.summary, QStringLiteral("Layer churn is unknown until the history covers a day"));
    }

    void countsDecisionsByWeek()
    {
        const QString yes = QStringLiteral("accepted");
        const QString no = QStringLiteral("rejected");
        QList<SuggestionRow> rows{decidedRow(1, {2026, 11, 16}, yes), decidedRow(2, {2026, 11, 22}, no), decidedRow(3, {2026, 11, 23}, QStringLiteral("partly"))};
        rows += SuggestionRow{};
        const EvolutionFigure figure = acceptanceFigure(rows);
        QCOMPARE(figure.table.rows.size(), 2);
        QCOMPARE(figure.plot.rows.first().key, QStringLiteral("2026-11-16"));
        QCOMPARE(figure.plot.rows.first().value, std::optional(0.5));
        QCOMPARE(figure.table.rows.last().cells.at(2).exportText, QStringLiteral("1"));
        QVERIFY2(figure.summary.startsWith(QStringLiteral("67% (")) && figure.summary.endsWith(QStringLiteral("of 3 suggestion(s) accepted")), qPrintable(figure.summary));
        QCOMPARE(acceptanceFigure({}).summary, QStringLiteral("No decisions yet: accept or reject suggestions to see the acceptance rate"));
    }

    /// The summary counts the stored open suggestions, as the list of suggestions does. Suggestions that another run would make are not counted.
    void countsOpenSuggestions()
    {
        EvolutionRun run;
        run.turns = run.recordedUse = 53;
        QVERIFY2(runText(run, {}).endsWith(QStringLiteral(", 0 open suggestion(s)")), qPrintable(runText(run, {})));
        const QDate day(2026, 11, 20);
        const QList<SuggestionRow> rows{SuggestionRow{}, decidedRow(1, day, QStringLiteral("rejected")), SuggestionRow{}, decidedRow(2, day, QStringLiteral("undone"))};
        QVERIFY2(runText(run, rows).endsWith(QStringLiteral(", 3 open suggestion(s)")), qPrintable(runText(run, rows)));
    }

    void showsWorkloads()
    {
        const ValueTable table = workloadTable(
            {{QStringLiteral("platform"), shareEstimate(40, 200), shareEstimate(30, 100), shareEstimate(0, 0)}}, defaultTaxonomy());
        QCOMPARE(table.rows.first().cells.at(1).exportText, QStringLiteral("70"));
        QCOMPARE(table.rows.first().cells.at(3).text, QStringLiteral("30%"));
        QCOMPARE(table.rows.first().cells.at(4).text, QStringLiteral("–"));
    }

    /// Tags are unexplained without the labels and definitions of the taxonomy.
    void tooltipsExplainWorkloads()
    {
        const QString platform = QStringLiteral("Platform: The machines, clusters and services that everything else runs on.");
        HeatModel model;
        model.setTable(usageTable({usageRow("a.md", "odd", 1, 100), usageRow("a.md", "platform", 1, 100)}, defaultTaxonomy()));
        const auto note = [&model](int column) { return model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(); };
        QCOMPARE(note(0), QStringLiteral("Document"));
        QCOMPARE(note(1), workloadMeaning());
        QCOMPARE(note(2), platform + u'\n' + workloadMeaning());
        const ValueTable table = workloadTable({{QStringLiteral("platform"), shareEstimate(40, 200), shareEstimate(30, 100), shareEstimate(0, 0)}}, defaultTaxonomy());
        QCOMPARE(table.rows.first().cells.first().note, platform + u'\n' + workloadMeaning());
    }
};

OUTCROP_TEST(TestEvolutionModels, GuiApplication)

} // namespace tst_evolutionmodels

#include "tst_evolutionmodels.moc"
