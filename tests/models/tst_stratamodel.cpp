// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/workloadtext.h"
#include "models/base/roles.h"
#include "models/strata/stratamodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_stratamodel {

namespace {

QList<SourceFile> someFiles()
{
    return {
        {QStringLiteral("config.toml"),
            "[workspace]\nagent = \"reader\"\n[workspace.cadences]\nbedrock = \"monthly\"\n"},
        {QStringLiteral("layers/soul.md"), "---\ntitle: Soul\norder: 1\n---\nBe kind.\n"},
        {QStringLiteral("layers/rules.md"), "---\ntier: granite\norder: 2\n---\nNever guess.\n"},
        {QStringLiteral("layers/rain.md"), "---\ntier: weather\nwhen: workload == k8s\n---\nRain.\n"},
        {QStringLiteral("layers/frost.md"), "---\ntier: topsoil\nwhen: phase == planning\n---\nFrost is near.\n"},
        {QStringLiteral("layers/hollow.md"), "---\ntier: topsoil\n---\n\n"},
        {QStringLiteral("agents/reader.md"), "---\nname: reader\ndescription: Reads.\n---\nRead it all.\n"},
        {QStringLiteral("skills/k8s/SKILL.md"),
            "---\nname: k8s\ndescription: Clusters.\nmetadata: {workloads: k8s}\n---\nLook first.\n"},
        {QStringLiteral("skills/sql/SKILL.md"),
            "---\nname: sql\ndescription: Tables.\nmetadata: {workloads: data}\n---\nSelect.\n"},
    };
}

PromptLibrary someLibrary()
{
    return PromptLibrary::read(Workspace::fromFiles({QStringLiteral("some")}, someFiles()));
}

Selection someSelection()
{
    Selection selection;
    selection.workload = QStringLiteral("k8s");
    selection.request = QStringLiteral("What now?");
    return selection;
}

Strata someStrata(const Diagnostics &diagnostics = {})
{
    const PromptLibrary library = someLibrary();
    return strataOf(library, compose(library, someSelection()).bundle, diagnostics);
}

/// Counts one token per word, as an estimate.
class WordCounter : public TokenCounter
{
public:
    TokenCount count(QStringView text) const override
    {
        const qint64 words = text.toString().split(u' ', Qt::SkipEmptyParts).size();
        return {words, words / 2, words * 2, CountKind::Estimate, name()};
    }
    QString name() const override { return QStringLiteral("words"); }
};

QStringList titlesIn(const StrataModel &model, Tier tier)
{
    QStringList titles;
    const QModelIndex parent = model.indexOfTier(tier);
    for (int row = 0; row < model.rowCount(parent); ++row)
        titles += model.index(row, 0, parent).data().toString();
    return titles;
}

} // namespace

class TestStrataModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsTiersFromWeatherToGranite()
    {
        StrataModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setStrata(someStrata());
        QCOMPARE(dump(model),
            QStringLiteral(
                "# Title | Tier | Cadence | Size (characters) | Share (%) | Cache | Condition | State | Problems | File\n"
                "WEATHER |  | per turn | 25 | 43.9 |  |  |  |  |\n"
                "  Request | WEATHER |  | 9 | 15.8 |  |  |  |  |\n"
                "  k8s | WEATHER |  | 11 | 19.3 |  |  |  |  | skills/k8s/SKILL.md\n"
                "  Rain | WEATHER | per turn | 5 | 8.8 |  | workload == k8s | sent: condition is true |  | layers/rain.md\n"
                "TOPSOIL |  | daily | 0 | 0.0 |  |  |  |  |\n"
                "  Hollow | TOPSOIL | daily | 0 | 0.0 |  |  | not sent: no text |  | layers/hollow.md\n"
                "  Frost | TOPSOIL | daily | 14 | 0.0 |  | phase == planning | not sent: condition is false |  | "
                "layers/frost.md\n"
                "SANDSTONE |  | monthly | 12 | 21.1 |  |  |  |  |\n"
                "  Agent reader | SANDSTONE |  | 12 | 21.1 |  |  |  |  | agents/reader.md\n"
                "BEDROCK |  | monthly | 0 | 0.0 |  |  |  |  |\n"
                "GRANITE |  | quarterly | 20 | 35.1 |  |  |  |  |\n"
                "  Rules | GRANITE | quarterly | 12 | 21.1 |  |  |  |  | layers/rules.md\n"
                "  Soul | GRANITE | quarterly | 8 | 14.0 |  |  |  |  | layers/soul.md\n"));
        QVERIFY(rejectsOutOfRange(model));
    }

    void providesEveryRole()
    {
        StrataModel model;
        const Location place{QStringLiteral("layers/rain.md"), {}};
        model.setStrata(someStrata({{Severity::Warning, QStringLiteral("w"), QStringLiteral("Odd"), place}}));
        const QModelIndex rain = model.indexOfPath(QStringLiteral("layers/rain.md"));
        QCOMPARE(rain.data(KindRole).toInt(), int(StratumKind::Layer));
        QCOMPARE(rain.data(TierRole).toInt(), int(Tier::Weather));
        QCOMPARE(rain.data(CadenceRole).toInt(), int(Cadence::PerTurn));
        QCOMPARE(rain.data(SizeRole).toLongLong(), 5);
        QVERIFY(rain.data(ShareRole).toDouble() > 0.08);
        QCOMPARE(rain.data(PresenceRole).toInt(), int(Presence::Sent));
        QCOMPARE(rain.data(ConditionRole).toString(), QStringLiteral("workload == k8s"));
        QCOMPARE(rain.data(PositionRole).toInt(), 0);
        QCOMPARE(rain.data(MovableRole).toBool(), true);
        QCOMPARE(rain.data(SeverityRole).toInt(), int(Severity::Warning));
        QVERIFY(rain.data(Qt::ToolTipRole).toString().contains(QStringLiteral("when workload == k8s (sent: condition is true)")));
        QVERIFY(rain.data(Qt::ToolTipRole).toString().contains(workloadMeaning()));
        QVERIFY(!model.indexOfPath(QStringLiteral("layers/frost.md")).data(Qt::ToolTipRole).toString().contains(workloadMeaning()));
        QVERIFY(rain.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("layer in WEATHER")));
        QVERIFY(!rain.data(Qt::DecorationRole).isValid());
        const QModelIndex rules = model.indexOfPath(QStringLiteral("layers/rules.md"));
        QCOMPARE(rules.data(PositionRole).toInt(), 1);
        QVERIFY(!rules.data(SeverityRole).isValid());
        const QModelIndex granite = model.indexOfTier(Tier::Granite);
        QCOMPARE(granite.row(), 4);
        QCOMPARE(granite.data(MovableRole).toBool(), false);
        QVERIFY(!model.indexOfPath({}).isValid());
    }

    void onlyLayersCanBeDragged()
    {
        StrataModel model;
        model.setStrata(someStrata());
        const QModelIndex soul = model.indexOfPath(QStringLiteral("layers/soul.md"));
        const QModelIndex agent = model.indexOfPath(QStringLiteral("agents/reader.md"));
        QVERIFY(model.flags(soul).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!model.flags(agent).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!model.flags({}).testFlag(Qt::ItemIsEnabled));
        const std::unique_ptr<QMimeData> data(model.mimeData({agent, soul}));
        QVERIFY(data);
        QCOMPARE(data->data(StrataModel::layerMimeType()), QByteArray("layers/soul.md"));
        QVERIFY(!model.mimeData({agent}));
    }

    void keepsIndexesWhileTyping()
    {
        const PromptLibrary library = someLibrary();
        StrataModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setStrata(strataOf(library, compose(library, someSelection()).bundle));
        const QPersistentModelIndex soul = model.indexOfPath(QStringLiteral("layers/soul.md"));
        const QPersistentModelIndex rules = model.indexOfPath(QStringLiteral("layers/rules.md"));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        const PromptLibrary typed = PromptLibrary::read(library.workspace.withDocument(
            QStringLiteral("layers/soul.md"), "---\ntitle: Soul\norder: 1\n---\nBe kind!!\n"));
        model.setStrata(strataOf(typed, compose(typed, someSelection()).bundle));
        QCOMPARE(inserted.size() + removed.size(), 0);
        QCOMPARE(soul.data(SizeRole).toInt(), 9);
        const PromptLibrary moved = PromptLibrary::read(
            library.workspace.withDocument(QStringLiteral("layers/soul.md"), "---\ntier: weather\n---\nBe kind.\n"));
        model.setStrata(strataOf(moved, compose(moved, someSelection()).bundle));
        QVERIFY(rules.isValid());
        QCOMPARE(titlesIn(model, Tier::Granite), QStringList{QStringLiteral("Rules")});
        QVERIFY(titlesIn(model, Tier::Weather).contains(QStringLiteral("Soul")));
        model.setStrata({});
        QCOMPARE(model.rowCount(), 0);
    }

    void handlesReversedLayers()
    {
        StrataModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Strata strata = someStrata();
        model.setStrata(strata);
        for (Branch<Stratum> &tier : strata.tiers)
            std::reverse(tier.children.begin(), tier.children.end());
        model.setStrata(strata);
        QCOMPARE(titlesIn(model, Tier::Granite), (QStringList{QStringLiteral("Soul"), QStringLiteral("Rules")}));
    }

    void exportsATable()
    {
        StrataModel model;
        model.setStrata(someStrata());
        const QStringList lines = model.toTabSeparatedText().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + 5 + 8);
        for (const QString &line : lines)
            QCOMPARE(line.count(u'\t'), model.columnCount() - 1);
        QVERIFY(lines.constLast().startsWith(QStringLiteral("Soul\tGRANITE\tquarterly\t8\t")));
    }

    void showsThatLayersAreOff()
    {
        const PromptLibrary library = someLibrary();
        Selection selection = someSelection();
        selection.includesLayers = false;
        const PromptBundle bundle = compose(library, selection).bundle;
        for (const Section &section : bundle.sections)
            QVERIFY2(!section.id.startsWith(u"layers/"), qPrintable(section.id));
        StrataModel model;
        model.setStrata(strataOf(library, bundle));
        QVERIFY(model.indexOfPath(QStringLiteral("layers/soul.md")).data(Qt::ToolTipRole).toString().contains(QStringLiteral("not sent: “Layers” is set to “None”")));
    }

    /// A counter measures layers that are sent and layers that are not. The column then shows tokens instead of characters.
    void countsTokens()
    {
        const PromptLibrary library = someLibrary();
        StrataModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setStrata(strataOf(library, compose(library, someSelection()).bundle, {}, {std::make_shared<WordCounter>()}));
        QCOMPARE(model.strata().unit, SizeUnit::Tokens);
        QCOMPARE(model.headerData(int(StrataColumn::Size), Qt::Horizontal).toString(), QStringLiteral("Size (tokens)"));
        QCOMPARE(model.indexOfPath(QStringLiteral("layers/soul.md")).data(SizeRole).toInt(), 2);
        QCOMPARE(model.indexOfPath(QStringLiteral("layers/frost.md")).data(SizeRole).toInt(), 3);
        QVERIFY(model.indexOfPath(QStringLiteral("layers/soul.md")).data(Qt::ToolTipRole).toString().contains(QStringLiteral("≈ 2 tokens")));
        QVERIFY(model.indexOfPath(QStringLiteral("layers/soul.md")).data(Qt::ToolTipRole).toString().contains(QStringLiteral("estimate, 1 to 4, words")));
    }

    void showsLayerChurn()
    {
        const PromptLibrary library = someLibrary();
        StrataInput figures;
        figures.churn = {{QStringLiteral("layers/soul.md"), {QStringLiteral("9 changes in 28 days"), true}},
            {QStringLiteral("layers/rules.md"), {QStringLiteral("1 change in 28 days"), false}}};
        StrataModel model;
        model.setStrata(strataOf(library, compose(library, someSelection()).bundle, {}, figures));
        const auto dataOf = [&model](const char *path, int role) { return model.indexOfPath(QString::fromLatin1(path)).data(role).toString(); };
        QVERIFY(dataOf("layers/soul.md", Qt::ToolTipRole).contains(QStringLiteral("9 changes")));
        QVERIFY(dataOf("layers/soul.md", Qt::AccessibleTextRole).contains(QStringLiteral("9 changes"))); // the warning is also in the accessible text
        QVERIFY(dataOf("layers/rules.md", Qt::ToolTipRole).contains(QStringLiteral("1 change")));
        QVERIFY(!dataOf("layers/rules.md", Qt::AccessibleTextRole).contains(QStringLiteral("1 change")));
        QVERIFY(!dataOf("layers/frost.md", Qt::ToolTipRole).contains(QStringLiteral("28 days")));
    }

    /// The model shows the request's token counts. Cached layers are marked, and each breakpoint is in its tier.
    void marksCachedLayers()
    {
        const PromptLibrary library = someLibrary();
        RequestTokens tokens;
        CachePlan plan;
        int group = 0;
        for (const char *id : {"layers/soul.md", "layers/rules.md", "agents/reader.md", "layers/rain.md"}) {
            const QString name = QString::fromLatin1(id);
            tokens.parts += {name, name, name, RequestPart::Section, std::nullopt, Cadence::Daily, TokenCount::exact(100, QStringLiteral("o200k_base"))};
            PlannedBlock block;
            block.block.id = name;
            block.block.group = name.startsWith(QLatin1String("agents")) ? ++group : group;
            block.isCached = !name.contains(QLatin1String("rain"));
            block.hasBreakpointAfter = name.contains(QLatin1String("rules"));
            block.write = Cost::fromPico(5'000'000'000);
            block.read = Cost::fromPico(500'000'000);
            block.input = Cost::fromPico(4'000'000'000);
            block.edit = Cost::fromPico(4'500'000'000);
            block.rewrittenTokens = 3100;
            plan.blocks += block;
        }
        plan.breakpoints = {0};
        tokens.total = TokenCount::exact(800, QStringLiteral("o200k_base")); // the total includes tools and framing
        StrataModel model;
        model.setStrata(strataOf(library, compose(library, someSelection()).bundle, {}, {std::make_shared<WordCounter>(), &tokens, &plan}));
        const QModelIndex soul = model.indexOfPath(QStringLiteral("layers/soul.md"));
        QCOMPARE(soul.data(SizeRole).toInt(), 100);
        QCOMPARE(soul.data(ShareRole).toDouble(), 0.125); // the share of the whole request, as in the budget
        const auto cache = [](const QModelIndex &index) { return index.siblingAtColumn(int(StrataColumn::Cache)).data().toString(); };
        QCOMPARE(cache(soul), QStringLiteral("cached"));
        QCOMPARE(cache(model.indexOfPath(QStringLiteral("layers/rain.md"))), QString());
        QCOMPARE(cache(model.indexOfTier(Tier::Granite)), QStringLiteral("cache breakpoint 1 above"));
        QVERIFY(model.indexOfTier(Tier::Granite).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("breakpoint 1")));
        const QString tip = soul.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("First request $0.005")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("3,100 tokens are written to the cache again")), qPrintable(tip));
        QVERIFY(model.strata().hasCache);
        QVERIFY(scaleText(model.strata()).contains(QStringLiteral("hatched")));
    }

    /// Tools, schema, overhead and text of the adapter are strata, so that the sum of the strata equals the request. A breakpoint of the plan is shown only if
    /// it is directly after the strata below it.
    void partsOutsideTiersCompleteTheRequest()
    {
        const PromptLibrary library = someLibrary();
        RequestTokens tokens;
        CachePlan plan;
        const auto addPart = [&](const char *id, RequestPart kind, int group) {
            const QString name = QString::fromLatin1(id);
            const bool isLayer = name.endsWith(QLatin1String(".md"));
            tokens.parts += {name, isLayer ? name : QString(), name, kind, kind == RequestPart::Section ? std::optional(Tier::Granite) : std::nullopt, Cadence::Daily,
                TokenCount::exact(100, QStringLiteral("o200k_base"))};
            tokens.total += tokens.parts.constLast().count;
            PlannedBlock block;
            block.block = {name, name, kind == RequestPart::Section ? CachePosition::System : CachePosition::Tools, group, Cadence::Daily, 100};
            block.isCached = true;
            if (group >= 0)
                plan.blocks += block;
        };
        addPart("tools/0", RequestPart::Tools, 0);
        addPart("tools/1", RequestPart::Tools, 0);
        addPart("tools", RequestPart::Tools, 0);
        addPart("output.schema", RequestPart::Schema, 0);
        addPart("layers/soul.md", RequestPart::Section, 1);
        addPart("layers/rules.md", RequestPart::Section, 1);
        addPart("Reasoning", RequestPart::Section, 1);
        addPart("frames", RequestPart::Overhead, -1);
        plan.breakpoints = {0, 1};
        StrataModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setStrata(strataOf(library, compose(library, someSelection()).bundle, {}, {std::make_shared<WordCounter>(), &tokens, &plan}));
        QCOMPARE(model.strata().total.tokens, 800);
        QCOMPARE(model.strata().total.tokens, model.strata().request.tokens);
        QCOMPARE(model.strata().outsideTokens.tokens, 500);
        QCOMPARE(model.rowCount(), 6);
        const QModelIndex outside = model.index(5, 0);
        QCOMPARE(outside.data(SizeRole).toLongLong(), 500);
        QStringList titles;
        for (int row = 0; row < model.rowCount(outside); ++row)
            titles += model.index(row, 0, outside).data().toString();
        QCOMPARE(titles, (QStringList{QStringLiteral("Request overhead"), QStringLiteral("Output schema"), QStringLiteral("2 tool(s)")}));
        QVERIFY(titlesIn(model, Tier::Granite).contains(QStringLiteral("Reasoning")));
        const auto cache = [](const QModelIndex &index) { return index.siblingAtColumn(int(StrataColumn::Cache)).data().toString(); };
        QCOMPARE(cache(outside), QStringLiteral("cache breakpoint 1 above"));
        QCOMPARE(cache(model.index(2, 0, outside)), QStringLiteral("cached"));
        QCOMPARE(cache(model.indexOfTier(Tier::Granite)), QStringLiteral("cache breakpoint 2 above"));
        plan.breakpoints = {1};
        for (PlannedBlock &block : plan.blocks)
            block.block.group = block.block.id == QLatin1String("tools/0") ? 2 : block.block.group; // the tool is sent after the layers
        model.setStrata(strataOf(library, compose(library, someSelection()).bundle, {}, {std::make_shared<WordCounter>(), &tokens, &plan}));
        QCOMPARE(cache(model.indexOfTier(Tier::Granite)), QStringLiteral("cached")); // the layer is cached, but has no breakpoint
    }

    void isEmptyForAnEmptyWorkspace()
    {
        QVERIFY(Strata().isEmpty());
        const Strata strata = strataOf({}, {});
        QVERIFY(strata.isEmpty());
        QCOMPARE(strata.tiers.size(), 5);
        QCOMPARE(strata.total.tokens, 0);
    }

    void formatsSizes()
    {
        QCOMPARE(shareText(0), QStringLiteral("0%"));
        QCOMPARE(shareText(0.004), QStringLiteral("< 1%"));
        QCOMPARE(shareText(0.245), QStringLiteral("25%"));
        QCOMPARE(sizeText(TokenCount::exact(5, QStringLiteral("o200k_base")), SizeUnit::Tokens), QStringLiteral("5 tokens"));
        const TokenCount estimate{1200, 1090, 1330, CountKind::Estimate, QStringLiteral("claude")};
        QCOMPARE(sizeText(estimate, SizeUnit::Tokens), QStringLiteral("≈ 1,200 tokens"));
        QCOMPARE(certaintyText(estimate, SizeUnit::Tokens), QStringLiteral("estimate, 1,090 to 1,330, claude"));
        QCOMPARE(certaintyText(TokenCount::exact(5, QStringLiteral("o200k_base")), SizeUnit::Tokens), QStringLiteral("exact, o200k_base"));
        QVERIFY(certaintyText(estimate, SizeUnit::Characters).isEmpty());
    }
};

OUTCROP_TEST(TestStrataModel, NoApplication)

} // namespace tst_stratamodel

#include "tst_stratamodel.moc"
