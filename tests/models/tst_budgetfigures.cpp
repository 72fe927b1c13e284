// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the charts and numbers of the Budget dock as values, and checks that they agree.
#include "models/base/roles.h"
#include "models/base/tickstep.h"
#include "models/budget/budgetfigures.h"
#include "models/budget/budgetvaluetext.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_budgetfigures {

namespace {

const QString exactly = QStringLiteral("o200k_base");

PartTokens part(const char *id, RequestPart kind, std::optional<Tier> tier, qint64 tokens)
{
    const QString name = QString::fromLatin1(id);
    const bool isFile = name.endsWith(QLatin1String(".md"));
    return {name, isFile ? name : QString(), name.section(u'/', -1), kind, tier, Cadence::Daily, TokenCount::exact(tokens, exactly)};
}

/// Returns a budget with 1,000 tokens of a window of 8,000, in two tiers, a tool and a request.
ProviderBudget openAiBudget()
{
    ProviderBudget provider{{QStringLiteral("openai"), QStringLiteral("gpt")}};
    provider.tokens.parts = {part("tools/0", RequestPart::Tools, std::nullopt, 100), part("layers/soul.md", RequestPart::Section, Tier::Granite, 500),
        part("layers/rules.md", RequestPart::Section, Tier::Granite, 100), part("layers/rain.md", RequestPart::Section, Tier::Weather, 200),
        part("request", RequestPart::Request, std::nullopt, 100)};
    for (const PartTokens &one : std::as_const(provider.tokens.parts))
        provider.tokens.total += one.count;
    provider.budget.input = provider.tokens.total;
    provider.budget.limits.window = 8000;
    provider.budget.inputLimit = 7000;
    provider.budget.reserve = 1000;
    provider.budget.lines = {{BudgetArea::Output, TokenCount::exact(1000, {}), 1000}, {BudgetArea::System, TokenCount::exact(800, exactly), 700},
        {BudgetArea::Tools, TokenCount::exact(100, exactly), 800}, {BudgetArea::History, {}, 1600}};
    PlannedBlock soul;
    soul.block.id = QStringLiteral("layers/soul.md");
    soul.isCached = true;
    soul.input = Cost::fromPico(4'000'000'000);
    soul.write = Cost::fromPico(5'000'000'000);
    soul.read = Cost::fromPico(500'000'000);
    soul.edit = Cost::fromPico(4'500'000'000);
    soul.rewrittenTokens = 600;
    provider.plan.blocks = {soul};
    provider.plan.firstCost = Cost::fromPico(9'000'000'000);
    TurnCost first{1, 0, 600, 400, 500, Cost::fromPico(9'000'000'000), Cost::fromPico(8'000'000'000)};
    TurnCost second{2, 600, 0, 1000, 500, Cost::fromPico(5'000'000'000), Cost::fromPico(12'000'000'000)};
    provider.session.turns = {first, second};
    provider.session.total = Cost::fromPico(14'000'000'000);
    provider.session.uncachedCost = Cost::fromPico(20'000'000'000);
    return provider;
}

ProviderBudget failedBudget()
{
    return {{QStringLiteral("google")}, QStringLiteral("The adapter has no model.")};
}

double sum(const Bars &bars, int bar, BarColorRole colorRole)
{
    double value = 0;
    for (const BarSegment &piece : bars.segments)
        value += piece.bar == bar && piece.colorRole == colorRole ? piece.value : 0;
    return value;
}

QString cell(const ValueTable &table, const QString &key, const QString &header)
{
    for (const ValueRow &row : table.rows) {
        if (row.key == key)
            return row.cells.value(table.headers.indexOf(header)).exportText;
    }
    return {};
}

/// Returns the state of the first request.
QString stateIn(const BudgetFigure &figure)
{
    return figure.table.rows.constFirst().cells.value(figure.table.headers.indexOf(QStringLiteral("State"))).text;
}

SizePoint point(int day, qint64 tokens, const QString &by)
{
    return {QDateTime(QDate(2025, 3, day), QTime(10, 30)), TokenCount::exact(tokens, by)};
}

} // namespace

class TestBudgetFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void scalesHaveRoundNumbers_data()
    {
        QTest::addColumn<double>("longest");
        QTest::addColumn<double>("end");
        QTest::addColumn<double>("step");
        QTest::addColumn<int>("places");
        QTest::newRow("tokens") << 13550.0 << 15000.0 << 5000.0 << 0;
        QTest::newRow("just full") << 10000.0 << 10000.0 << 2000.0 << 0;
        QTest::newRow("per cent") << 7.4 << 8.0 << 2.0 << 0;
        QTest::newRow("dollars") << 0.1125 << 0.15 << 0.05 << 2;
        QTest::newRow("little money") << 0.0011 << 0.0015 << 0.0005 << 4;
        QTest::newRow("nothing") << 0.0 << 1.0 << 1.0 << 0;
    }

    void scalesHaveRoundNumbers()
    {
        QFETCH(double, longest);
        Bars bars;
        bars.bars = {Bar{QStringLiteral("one")}};
        bars.segments = {BarSegment{0, longest, BarColorRole::Size, {}}};
        bars.computeScale();
        QTEST(bars.end, "end");
        QTEST(bars.step, "step");
        QTEST(decimalPlaces(bars.step), "places");
    }

    void measuresContextWindows()
    {
        const BudgetFigure figure = windowFigure({openAiBudget(), failedBudget()}, WindowScale::Tokens);
        QCOMPARE(figure.table.headers.indexOf(QStringLiteral("First request ($)")), 1); // the column is visible without scrolling
        for (const ValueRow &row : figure.table.rows)
            QCOMPARE(row.cells.size(), figure.table.headers.size());
        QCOMPARE(figure.bars.bars.size(), 2);
        QCOMPARE(figure.bars.lengthOf(0), 1000.0);
        QCOMPARE(sum(figure.bars, 0, BarColorRole::Granite), 600.0);
        QCOMPARE(sum(figure.bars, 0, BarColorRole::Tools), 100.0);
        QCOMPARE(sum(figure.bars, 0, BarColorRole::Reserve), 0.0);
        QCOMPARE(figure.bars.bars.at(0).note, QStringLiteral("1,000 tokens\n13% of 8,000"));
        QVERIFY2(figure.bars.end < 8000, "a limit beyond the scale is in the note, not in the chart");
        QCOMPARE(figure.bars.bars.at(1).note, QStringLiteral("The adapter has no model."));
        QCOMPARE(figure.bars.lengthOf(1), 0.0);
        QCOMPARE(cell(figure.table, QStringLiteral("openai/gpt"), QStringLiteral("Tokens")), QStringLiteral("1000"));
        QCOMPARE(cell(figure.table, QStringLiteral("openai/gpt"), QStringLiteral("Context window")), QStringLiteral("8000"));
        QVERIFY(figure.summary.contains(QStringLiteral("openai: 1,000 tokens")));
    }

    void measuresTheShareOfTheContextWindow()
    {
        const BudgetFigure figure = windowFigure({openAiBudget()}, WindowScale::ShareOfWindow);
        QCOMPARE(figure.bars.lengthOf(0), 25.0);
        QCOMPARE(figure.bars.bars.at(0).limit, 100.0);
        QVERIFY(figure.bars.isPercent);
    }

    void marksRequestsOverTheLimit()
    {
        ProviderBudget provider = openAiBudget();
        provider.budget.inputLimit = 900;
        const BudgetFigure figure = windowFigure({provider}, WindowScale::Tokens);
        QVERIFY(figure.bars.bars.at(0).isOverLimit);
        QVERIFY(figure.bars.bars.at(0).note.startsWith(QStringLiteral("Too long")));
    }

    /// The state is unknown if the context window is unknown.
    void anUnknownWindowHasNoState()
    {
        ProviderBudget provider = openAiBudget();
        provider.budget.limits.window = std::nullopt;
        QCOMPARE(stateIn(windowFigure({provider}, WindowScale::Tokens)), QStringLiteral("unknown"));
    }

    void countsPartsLeftOut()
    {
        const auto state = [](const ProviderBudget &provider) { return stateIn(windowFigure({provider}, WindowScale::Tokens)); };
        ProviderBudget provider = openAiBudget();
        QCOMPARE(state(provider), QStringLiteral("fits"));
        provider.removed = {{QStringLiteral("messages"), QStringLiteral("history/0"), LossAction::Dropped, QStringLiteral("beyond the budget")}};
        QCOMPARE(state(provider), QStringLiteral("fits, 1 part(s) omitted")); // this is the plural form without a translator
    }

    void breaksDownByTier()
    {
        const BudgetFigure figure = breakdownFigure(openAiBudget(), Breakdown::Tiers);
        QStringList titles;
        for (const Bar &bar : figure.bars.bars)
            titles += bar.title;
        QCOMPARE(titles, QStringList({QStringLiteral("Tools"), QStringLiteral("GRANITE"), QStringLiteral("BEDROCK"), QStringLiteral("SANDSTONE"),
                             QStringLiteral("TOPSOIL"), QStringLiteral("WEATHER"), QStringLiteral("Conversation and request")}));
        QCOMPARE(figure.bars.lengthOf(1), 600.0);
        QCOMPARE(figure.bars.bars.at(1).note, QStringLiteral("600 · 60%"));
        const BarSegment soul = figure.bars.segments.at(1);
        QCOMPARE(soul.path, QStringLiteral("layers/soul.md"));
        QVERIFY2(soul.tip.contains(QStringLiteral("An edit costs $0.0045 on the next turn: 600 tokens are written to the cache again")), qPrintable(soul.tip));
        QCOMPARE(cell(figure.table, soul.key, QStringLiteral("Warm cache ($)")), QStringLiteral("0.0005"));
        QCOMPARE(figure.table.rows.size(), 5);
    }

    /// The bars by tier and by kind add up to the whole request.
    void breakdownAddsUpToTheRequest()
    {
        for (const Breakdown by : {Breakdown::Tiers, Breakdown::Kinds}) {
            const BudgetFigure figure = breakdownFigure(openAiBudget(), by);
            double whole = 0;
            for (int bar = 0; bar < figure.bars.bars.size(); ++bar)
                whole += figure.bars.lengthOf(bar);
            QCOMPARE(whole, 1000.0);
        }
        const BudgetFigure areas = breakdownFigure(openAiBudget(), Breakdown::Areas);
        QCOMPARE(areas.bars.lengthOf(0), 1000.0);
        QCOMPARE(areas.bars.lengthOf(1), 800.0);
        QCOMPARE(areas.bars.bars.at(1).limit, 700.0);
        QVERIFY(areas.bars.bars.at(1).isOverLimit);
    }

    void plansCostsPerTurn()
    {
        const BudgetFigure tokens = planFigure(openAiBudget(), PlanScale::Tokens);
        QVERIFY(tokens.bars.isVertical);
        QCOMPARE(sum(tokens.bars, 0, BarColorRole::CacheWrite), 600.0);
        QCOMPARE(sum(tokens.bars, 1, BarColorRole::CacheRead), 600.0);
        QCOMPARE(tokens.bars.lengthOf(1), 2100.0);
        QCOMPARE(cell(tokens.table, QStringLiteral("2"), QStringLiteral("Cost with response ($)")), QStringLiteral("0.005"));
        const BudgetFigure isInDollars = planFigure(openAiBudget(), PlanScale::Money);
        QVERIFY(qFuzzyCompare(isInDollars.bars.lengthOf(1), 0.005));
        QVERIFY(qFuzzyCompare(isInDollars.bars.bars.at(1).limit, 0.012));
        QVERIFY(isInDollars.summary.contains(QStringLiteral("$0.014")));
        QVERIFY2(!isInDollars.headline.contains(QStringLiteral("month")), "the number of sessions per month is unknown");
    }

    void showsTheMonthlyCost()
    {
        ProviderBudget provider = openAiBudget();
        provider.session.frequency.sessionsPerMonth = 400;
        provider.session.month = Cost::fromPico(5'600'000'000'000);
        const QString headline = planFigure(provider, PlanScale::Money).headline;
        QVERIFY2(headline.contains(QStringLiteral("400 session(s) per month cost $5.60")), qPrintable(headline));
    }

    void plotsOnlyComparableSizes()
    {
        const BudgetFigure figure = historyFigure(QStringLiteral("Soul"), QStringLiteral("layers/soul.md"),
            {point(1, 90, QStringLiteral("cl100k_base")), point(2, 100, exactly), point(3, 130, exactly)});
        QCOMPARE(figure.bars.bars.size(), 2);
        QCOMPARE(figure.table.rows.size(), 3);
        QCOMPARE(figure.table.rows.at(1).cells.at(4).exportText, QStringLiteral("0"));
        QCOMPARE(figure.table.rows.at(2).cells.at(4).text, QStringLiteral("+30"));
        QVERIFY(historyFigure({}, {}, {}).table.rows.isEmpty());
    }

    void formatsTheUsage()
    {
        ProviderBudget provider = openAiBudget();
        QCOMPARE(budgetUsageText(provider.budget), QStringLiteral("1,000 of 8,000 tokens (exact)"));
        provider.budget.input.kind = CountKind::Estimate;
        QCOMPARE(budgetUsageText(provider.budget), QStringLiteral("≈ 1,000 of 8,000 tokens (estimate)"));
        provider.budget.limits.window.reset();
        QCOMPARE(budgetUsageText(provider.budget), QStringLiteral("≈ 1,000 tokens (estimate)"));
        QCOMPARE(serverDropText(provider.budget), QString());
    }

    /// The state shows the tokens that the server drops instead of the share of the window, and the bar is marked.
    void showsTokensThatTheServerDrops()
    {
        ProviderBudget provider = openAiBudget();
        provider.budget.limits.serverWindow = 600;
        QCOMPARE(budgetUsageText(provider.budget), QStringLiteral("Server reads 600 of 1,000 tokens"));
        QCOMPARE(serverDropText(provider.budget), QStringLiteral("Dropped by the server: about 400 of 1,000 tokens"));
        const BudgetFigure figure = windowFigure({provider}, WindowScale::Tokens);
        QVERIFY(figure.bars.bars.constFirst().isOverLimit);
        QCOMPARE(figure.bars.bars.constFirst().note, QStringLiteral("1,000 tokens\nserver reads 600"));
        QCOMPARE(figure.bars.bars.constFirst().limit, 600.0); // the mark is at the number of tokens that the server reads
        QVERIFY(figure.bars.bars.constFirst().limitTitle.contains(QStringLiteral("The server reads 600 tokens by default.")));
        QCOMPARE(windowFigure({provider}, WindowScale::ShareOfWindow).bars.bars.constFirst().limit, 7.5);
        QCOMPARE(stateIn(figure), QStringLiteral("about 400 dropped")); // a sentence would be elided
        const QList<TableCell> cells = figure.table.rows.constFirst().cells;
        QVERIFY(std::any_of(cells.begin(), cells.end(), [](const TableCell &cell) { return cell.note == u"Dropped by the server: about 400 of 1,000 tokens"; }));
        QVERIFY(toCsv(figure.table).contains("Dropped by the server: about 400 of 1,000 tokens"));
        QVERIFY2(figure.headline.contains(QStringLiteral("openai: Dropped by the server: about 400 of 1,000 tokens.")), qPrintable(figure.headline));
        provider.budget.droppedParts = QStringLiteral("Tools and Soul");
        QCOMPARE(serverDropText(provider.budget), QStringLiteral("Dropped by the server: about 400 of 1,000 tokens, from the beginning of the prompt: Tools and Soul"));
        provider.budget.limits.serverWindow = 1'000; // the server reads all tokens
        QVERIFY(!windowFigure({provider}, WindowScale::Tokens).bars.bars.constFirst().isOverLimit);
        provider.budget.limits.serverWindow = 4'000; // the server reads less than the context window of the model
        QCOMPARE(budgetUsageText(provider.budget), QStringLiteral("1,000 of 4,000 tokens (exact)"));
        QCOMPARE(windowFigure({provider}, WindowScale::Tokens).bars.bars.constFirst().note, QStringLiteral("1,000 tokens\n25% of 4,000"));
    }

    void showsUnpublishedPricesAsUnknown()
    {
        ProviderBudget provider = openAiBudget();
        provider.session.turns[0].cost.reset();
        const BudgetFigure figure = planFigure(provider, PlanScale::Tokens);
        QCOMPARE(figure.bars.bars.at(0).note, QStringLiteral("unknown"));
        QCOMPARE(cell(figure.table, QStringLiteral("1"), QStringLiteral("Cost with response ($)")), QString());
        QVERIFY(blockPriceText({PlannedBlock()}).isEmpty());
    }

    void tableModelIsValid()
    {
        ValueTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(breakdownFigure(openAiBudget(), Breakdown::Tiers).table);
        QVERIFY(rejectsOutOfRange(model));
        QCOMPARE(model.indexOf(QStringLiteral("layers/rain.md")).row(), 3);
        QCOMPARE(model.indexOf(QStringLiteral("layers/rain.md")).data(PathRole).toString(), QStringLiteral("layers/rain.md"));
        QVERIFY(!model.indexOf(QStringLiteral("nothing")).isValid());
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        ProviderBudget typed = openAiBudget();
        typed.tokens.parts[3].count.tokens += 1;
        model.setTable(breakdownFigure(typed, Breakdown::Kinds).table);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(changed.size(), 1);
        model.setTable({});
        QCOMPARE(reset.size(), 1);
    }

    void writesCsv()
    {
        const ValueTable table{{QStringLiteral("Part"), QStringLiteral("Tokens")},
            {{QStringLiteral("a"), {},
                {TableCell::fromText(QStringLiteral("soul, \"old\"")), TableCell::fromNumber(1234)}}}};
        QCOMPARE(toCsv(table), QByteArray("Part,Tokens\r\n\"soul, \"\"old\"\"\",1234\r\n"));
    }
};

OUTCROP_TEST(TestBudgetFigures, NoApplication)

} // namespace tst_budgetfigures

#include "tst_budgetfigures.moc"
