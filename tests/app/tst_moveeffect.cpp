// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/editcost.h"
#include "app/prompt/moveeffect.h"
#include "app/prompt/newlayer.h"
#include "app/prompt/unchangedmove.h"
#include "core/layers/layermove.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QLocale>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_moveeffect {

namespace {

/// Returns a workspace with four short layers.
OpenedWorkspace fourLayers(const WorkspaceCopy &copy)
{
    const auto layer = [&copy](const char *name, const char *tier, const char *text) {
        copy.write(QStringLiteral("layers/%1.md").arg(QLatin1String(name)),
            QByteArray("---\ntier: ") + tier + "\n---\n" + text + "\n");
    };
    layer("alpha", "granite", "First.");
    layer("beta", "granite", "Second.");
    layer("gamma", "bedrock", "Third.");
    layer("delta", "weather", "Fourth.");
    return *openWorkspace(copy.folder());
}

RenderJob job()
{
    RenderJob job;
    job.selection.agent = QString();
    job.selection.profile = QString();
    job.selection.request = QStringLiteral("Go!");
    return job;
}

QString sectionNumbers(const ProviderEffect &effect)
{
    return QStringLiteral("%1>%2").arg(effect.sectionBefore).arg(effect.sectionAfter);
}

} // namespace

class TestMoveEffect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void showsSmallDifferencesOfCosts();
    void describesMoves_data();
    void describesMoves();
    void offsetsMatchThePrompt();
    void reportsNoChangeForAnUnsentLayer();
    void explainsAMoveThatChangesNoRequest_data();
    void explainsAMoveThatChangesNoRequest();
    void explainsThatLayersAreOff();
    void explainsAnOrderThatIsNotUsed();
    void countsAnAppendedLayerAsAChange();
    void reportsNewLossesAndFindings();
    void reportsAProviderThatCannotBeRendered();
    void doesNotCountARenameAsAMove();
    void findsALayersCondensedText();
    void pricesTheMove();
    void pricesANewLayer();
    void rejectsInvalidChanges();
};

void TestMoveEffect::describesMoves_data()
{
    QTest::addColumn<QString>("layer");
    QTest::addColumn<TierPosition>("to");
    QTest::addColumn<QString>("sections");
    QTest::addColumn<QString>("moved");
    QTest::addColumn<QString>("text"); // the explanation ends with this text
    QTest::newRow("behind") << QStringLiteral("alpha") << TierPosition{Tier::Granite, 1} << QStringLiteral("0>1")
                            << QStringLiteral("Beta Alpha") << QStringLiteral("; Alpha moves after Beta");
    QTest::newRow("far behind") << QStringLiteral("alpha") << TierPosition{Tier::Weather} << QStringLiteral("0>2")
                                << QStringLiteral("Beta Gamma Alpha") << QStringLiteral("; Alpha moves after Gamma");
    QTest::newRow("before") << QStringLiteral("delta") << TierPosition{Tier::Bedrock, 0} << QStringLiteral("3>2")
                            << QStringLiteral("Delta Gamma") << QStringLiteral("; Delta moves before Gamma");
    QTest::newRow("another tier, the same place")
        << QStringLiteral("gamma") << TierPosition{Tier::Topsoil} << QStringLiteral("2>2") << QString()
        << QStringLiteral("the prompt is unchanged");
}

void TestMoveEffect::describesMoves()
{
    QFETCH(QString, layer);
    QFETCH(TierPosition, to);
    QFETCH(QString, sections);
    QFETCH(QString, moved);
    QFETCH(QString, text);
    const WorkspaceCopy copy(QStringLiteral("none"));
    const OpenedWorkspace opened = fourLayers(copy);
    const LayerMove move = *planLayerMove(opened.library.stack, layer, to);
    const Result<ChangeEffect> effect = measureChangeEffect(opened, job(), move.change, move.file);
    QVERIFY(effect.ok());
    QCOMPARE(effect->providers.size(), opened.providers().size());
    QVERIFY(effect->newDiagnostics.isEmpty());
    for (const ProviderEffect &provider : effect->providers) {
        QVERIFY2(provider.isRendered, qPrintable(provider.problem));
        QCOMPARE(sectionNumbers(provider), sections);
        QCOMPARE(provider.movedSections.join(u' '), moved);
        QVERIFY2(effectText(provider).endsWith(text), qPrintable(effectText(provider)));
        QVERIFY(!provider.model.isEmpty());
    }
}

void TestMoveEffect::offsetsMatchThePrompt()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    const OpenedWorkspace opened = fourLayers(copy);
    const LayerMove move = *planLayerMove(opened.library.stack, QStringLiteral("beta"), {Tier::Weather});
    const ChangeEffect effect = *measureChangeEffect(opened, job(), move.change, move.file);
    const OpenedWorkspace after = withWorkspace(opened, *withChange(opened.workspace(), move.change));
    for (const ProviderEffect &provider : effect.providers) {
        RenderJob one = job();
        one.provider = provider.provider;
        const RenderedRequest was = renderPrompt(opened, one)->request;
        const RenderedRequest is = renderPrompt(after, one)->request;
        QCOMPARE(provider.promptBefore, was.display.size());
        QCOMPARE(provider.promptAfter, is.display.size());
        QCOMPARE(provider.bodyBefore, was.bodyText().size());
        QCOMPARE(provider.bodyAfter, is.bodyText().size());
        QCOMPARE(was.display.text().mid(provider.offsetBefore, 7), QStringLiteral("Second."));
        QCOMPARE(is.display.text().mid(provider.offsetAfter, 7), QStringLiteral("Second."));
        QCOMPARE(was.display.text().left(provider.stablePrefix), is.display.text().left(provider.stablePrefix));
        QVERIFY(was.display.text().at(provider.stablePrefix) != is.display.text().at(provider.stablePrefix));
    }
    const Json json = toJson(effect);
    QCOMPARE(qString(json["file"]), QStringLiteral("layers/beta.md"));
    QCOMPARE(json["providers"].size(), size_t(effect.providers.size()));
    QCOMPARE(json["providers"][0]["section"]["after"].get<int>(), 2);
    QCOMPARE(json["providers"][0]["stable_prefix"].get<qint64>(), qint64(effect.providers.first().stablePrefix));
}

void TestMoveEffect::reportsNoChangeForAnUnsentLayer()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    const ChangeEffect effect = *measureChangeEffect(fourLayers(copy), job(), {}, QStringLiteral("layers/none.md"));
    for (const ProviderEffect &provider : effect.providers) {
        QVERIFY(!provider.changesPrompt());
        QCOMPARE(provider.stablePrefix, provider.promptBefore);
        QCOMPARE(sectionNumbers(provider), QStringLiteral("-1>-1"));
        QCOMPARE(provider.offsetBefore, -1);
        QCOMPARE(effectText(provider), QStringLiteral("the prompt is unchanged"));
        QVERIFY(toJson(effect)["providers"][0]["place"]["before"].is_null());
    }
}

void TestMoveEffect::explainsAMoveThatChangesNoRequest_data()
{
    QTest::addColumn<QString>("layer");
    QTest::addColumn<TierPosition>("to");
    QTest::addColumn<QString>("reason"); // reason why no request changes; empty if the move changes the requests
    QTest::newRow("condition") << QStringLiteral("hidden") << TierPosition{Tier::Weather}
                               << QStringLiteral("The layer is not sent: its condition `phase in (reviewing)` is false with the current choices.");
    QTest::newRow("condition, same tier") << QStringLiteral("hidden") << TierPosition{Tier::Granite, 0}
                                          << QStringLiteral("The layer is not sent: its condition `phase in (reviewing)` is false with the current choices.");
    QTest::newRow("no text") << QStringLiteral("blank") << TierPosition{Tier::Granite, 0} << QStringLiteral("The layer is not sent because it has no text.");
    QTest::newRow("past a layer that is not sent") << QStringLiteral("beta") << TierPosition{Tier::Granite, 2}
                                                   << QStringLiteral("The order of the layers that are sent stays the same.");
    QTest::newRow("same position") << QStringLiteral("alpha") << TierPosition{Tier::Granite, 0} << QStringLiteral("The layer is already at this position.");
    QTest::newRow("another order") << QStringLiteral("alpha") << TierPosition{Tier::Granite, 1} << QString();
}

void TestMoveEffect::explainsAMoveThatChangesNoRequest()
{
    QFETCH(QString, layer);
    QFETCH(TierPosition, to);
    QFETCH(QString, reason);
    const WorkspaceCopy copy(QStringLiteral("none"));
    copy.write(QStringLiteral("layers/hidden.md"), "---\ntier: granite\nwhen: phase in (reviewing)\n---\nReview.\n");
    copy.write(QStringLiteral("layers/blank.md"), "---\ntier: weather\n---\n");
    const OpenedWorkspace opened = fourLayers(copy);
    const LayerMove move = *planLayerMove(opened.library.stack, layer, to);
    const ChangeEffect effect = *measureChangeEffect(opened, job(), move.change, move.file);
    QCOMPARE(unchangedMoveText(opened.library.stack, job().selection, move, effect),
        reason.isEmpty() ? QString() : QStringLiteral("The move changes none of the requests. ") + reason);
    QCOMPARE(effect.changesRequests(), reason.isEmpty());
    QCOMPARE(effect.hasEffect(), reason.isEmpty());
    QCOMPARE(toJson(effect)["providers"][0]["changes_request"].get<bool>(), reason.isEmpty());
}

/// If no layer is sent, the condition of the moved layer is not the reason.
void TestMoveEffect::explainsThatLayersAreOff()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    copy.write(QStringLiteral("layers/hidden.md"), "---\ntier: granite\nwhen: phase in (reviewing)\n---\nReview.\n");
    const OpenedWorkspace opened = fourLayers(copy);
    RenderJob withoutLayers = job();
    withoutLayers.selection.includesLayers = false;
    const LayerMove move = *planLayerMove(opened.library.stack, QStringLiteral("hidden"), TierPosition{Tier::Weather});
    const ChangeEffect effect = *measureChangeEffect(opened, withoutLayers, move.change, move.file);
    QCOMPARE(unchangedMoveText(opened.library.stack, withoutLayers.selection, move, effect),
        QStringLiteral("The move changes none of the requests. The layer is not sent with the current choices."));
}

/// An adapter may sort the sections by their part, so that the order of the layers has no effect.
void TestMoveEffect::explainsAnOrderThatIsNotUsed()
{
    LayerMove move{QStringLiteral("layers/alpha.md"), {Tier::Granite, 0}, {Tier::Granite, 1}, {}};
    move.change.moves.append({QStringLiteral("a"), QStringLiteral("b")});
    ProviderEffect same;
    same.changesRequest = false;
    same.sectionBefore = 0;
    same.sectionAfter = 1;
    same.movedSections = {QStringLiteral("Beta"), QStringLiteral("Alpha")};
    ChangeEffect effect{move.file, {same}, {}};
    QCOMPARE(unchangedMoveText({}, {}, move, effect),
        QStringLiteral("The move changes none of the requests. The requests do not depend on the order of these sections: Beta, Alpha."));
    QVERIFY(!effect.hasEffect());
    effect.providers.first().costs.oneTimeCost = Cost::fromPico(10'000'000'000);
    QVERIFY(effect.hasEffect()); // effects without changed requests still contain the costs
    effect.providers.first().isRendered = false;
    QCOMPARE(unchangedMoveText({}, {}, move, effect), QString());
}

void TestMoveEffect::countsAnAppendedLayerAsAChange()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    const OpenedWorkspace opened = fourLayers(copy);
    RenderJob plain = job();
    plain.selection.request.clear();
    const WorkspaceChange change{{}, {}, {{QStringLiteral("layers/omega.md"), QStringLiteral("---\ntier: weather\norder: 9\n---\nLast.\n")}}};
    const ChangeEffect effect = *measureChangeEffect(opened, plain, change, QStringLiteral("layers/omega.md"));
    for (const ProviderEffect &provider : effect.providers) {
        QVERIFY(provider.changesPrompt());
        QCOMPARE(sectionNumbers(provider), QStringLiteral("-1>4"));
        QVERIFY(effectText(provider).endsWith(QStringLiteral("; the document is now sent")));
    }
}

void TestMoveEffect::reportsNewLossesAndFindings()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    copy.write(QStringLiteral("config.toml"), "[workspace]\nprofile = \"p\"\n");
    copy.write(QStringLiteral("profiles/p/config.yml"), "generation_params:\n  planning: {temperature: 1}\n");
    const OpenedWorkspace opened = fourLayers(copy);
    RenderJob planning = job();
    planning.selection.profile.reset();
    planning.selection.phase = QStringLiteral("planning");
    WorkspaceChange change{{}, {}, {{QStringLiteral("layers/new.md"), QStringLiteral("---\ntier: marble\n---\nx\n")}}};
    change.add(QStringLiteral("profiles/p/config.yml"), {{{{45, 0, 0}, {46, 0, 0}}, QStringLiteral("1, top_k: 3")}});
    const ChangeEffect effect = *measureChangeEffect(opened, planning, change, QStringLiteral("profiles/p/config.yml"));
    QCOMPARE(effect.newDiagnostics.size(), 1);
    QCOMPARE(effect.newDiagnostics.first().code, QStringLiteral("layer-unknown-tier"));
    const auto openai = std::find_if(effect.providers.begin(), effect.providers.end(),
        [](const ProviderEffect &provider) { return provider.provider == u"openai"; });
    QCOMPARE(openai->addedLosses.size(), 1);
    QCOMPARE(openai->addedLosses.first().part, QStringLiteral("params.top_k"));
    QVERIFY2(effectText(*openai).endsWith(QStringLiteral("1 more loss")), qPrintable(effectText(*openai)));
    const Json json = toJson(effect);
    QCOMPARE(qString(json["new_diagnostics"][0]["file"]), QStringLiteral("layers/new.md"));
}

void TestMoveEffect::reportsAProviderThatCannotBeRendered()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    copy.write(QStringLiteral("portability/providers/mine.yaml"),
        "provider:\n  name: mine\n  api_format: manual\nrendering:\n  system_prompt: {}\n");
    const OpenedWorkspace opened = fourLayers(copy);
    QVERIFY(opened.providers().contains(QStringLiteral("mine")));
    WorkspaceChange change;
    change.moves.append({QStringLiteral("portability/providers/mine.yaml"), QStringLiteral("notes/mine.txt")});
    const ChangeEffect effect = *measureChangeEffect(opened, job(), change, QStringLiteral("portability/providers/mine.yaml"));
    QCOMPARE(effect.providers.size(), opened.providers().size());
    QCOMPARE(effect.providers.last().provider, QStringLiteral("mine"));
    QVERIFY(!effect.providers.last().isRendered);
    QVERIFY(!effect.providers.last().problem.isEmpty());
    QCOMPARE(effectText(effect.providers.last()), effect.providers.last().problem);
}

void TestMoveEffect::doesNotCountARenameAsAMove()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    const OpenedWorkspace opened = fourLayers(copy);
    WorkspaceChange change;
    change.moves.append({QStringLiteral("layers/beta.md"), QStringLiteral("layers/best.md")});
    const ChangeEffect effect = *measureChangeEffect(opened, job(), change, QStringLiteral("layers/beta.md"));
    for (const ProviderEffect &provider : effect.providers) {
        QCOMPARE(sectionNumbers(provider), QStringLiteral("1>1"));
        QVERIFY(provider.movedSections.isEmpty());
        QVERIFY(provider.offsetAfter > 0);
    }
}

void TestMoveEffect::findsALayersCondensedText()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    copy.write(QStringLiteral("config.toml"), "[workspace]\ncondensed_below = 2000000000\n");
    copy.write(QStringLiteral("layers/condensed/beta.md"), "Short.\n");
    const OpenedWorkspace opened = fourLayers(copy);
    const LayerMove move = *planLayerMove(opened.library.stack, QStringLiteral("beta"), {Tier::Weather});
    bool isFound = false;
    const ChangeEffect effect = *measureChangeEffect(opened, job(), move.change, move.file);
    for (const ProviderEffect &provider : effect.providers) {
        RenderJob one = job();
        one.provider = provider.provider;
        const QString was = renderPrompt(opened, one)->request.display.text();
        const bool isShort = was.contains(QStringLiteral("Short."));
        QCOMPARE(was.mid(provider.offsetBefore, 6), isShort ? QStringLiteral("Short.") : QStringLiteral("Second"));
        isFound |= isShort;
    }
    QVERIFY(isFound);
}

/// The costs of an edit are those that the editor shows before and after the move.
void TestMoveEffect::pricesTheMove()
{
    const QString file = QStringLiteral("layers/house-style.md");
    const OpenedWorkspace opened = *openWorkspace(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
    const LayerMove move = *planLayerMove(opened.library.stack, file, {Tier::Sandstone});
    const OpenedWorkspace after = withWorkspace(opened, *withChange(opened.workspace(), move.change));
    RenderJob anthropic;
    anthropic.provider = QStringLiteral("anthropic");
    const ChangeEffect effect = *measureChangeEffect(opened, anthropic, move.change, file);
    const auto costOf = [&](const OpenedWorkspace &state) {
        return EditCosts(*renderPrompt(state, anthropic), file).costOf(0, state.workspace().document(file)->text.size()).cost;
    };
    const ProviderEffect &first = effect.providers.first();
    QCOMPARE(first.provider, anthropic.provider);
    QVERIFY(first.costs.isKnown());
    QVERIFY(first.costs.editBefore && first.costs.editBefore == costOf(opened));
    QVERIFY(first.costs.editAfter && first.costs.editAfter == costOf(after));
    QVERIFY(first.costs.editAfter < first.costs.editBefore); // a layer later in the prompt has fewer tokens after it
    QVERIFY(first.costs.oneTimeCost && *first.costs.oneTimeCost > Cost() && first.costs.oneTimeCost <= first.costs.editBefore);
    const QString sentence = QStringLiteral("After that, each edit to this layer costs %1 instead of %2.").arg(toText(first.costs.editAfter), toText(first.costs.editBefore));
    QVERIFY2(costText(first).contains(sentence), qPrintable(costText(first)));
    QVERIFY(costText(first).startsWith(QStringLiteral("The move has a one-time cost of %1").arg(toText(first.costs.oneTimeCost))));
    const QLocale german(QLocale::German, QLocale::Germany);
    QVERIFY(costText(first, german).startsWith(QStringLiteral("The move has a one-time cost of %1").arg(toText(first.costs.oneTimeCost, german))));
    const Json json = toJson(effect)["providers"][0]["costs"];
    QVERIFY(json["once"].get<double>() > 0);
    QVERIFY(json["edit"]["before"].get<double>() > json["edit"]["after"].get<double>());
    QCOMPARE(costText(effect.providers.last()), QStringLiteral("The prices are unknown.")); // a prompt that the user pastes manually has no price
}

/// Two different costs never have the same text.
void TestMoveEffect::showsSmallDifferencesOfCosts()
{
    MoveCosts costs;
    costs.laterTurnBefore = Cost::fromDollars(0.00362);
    costs.laterTurnAfter = Cost::fromDollars(0.00364);
    QVERIFY2(costText(costs, CostCause::Edit).contains(QStringLiteral("costs $0.00364 instead of $0.00362.")), qPrintable(costText(costs, CostCause::Edit)));
    costs.laterTurnAfter = Cost::fromDollars(0.01);
    QVERIFY2(costText(costs, CostCause::Edit).contains(QStringLiteral("costs $0.0100 instead of $0.0036.")), qPrintable(costText(costs, CostCause::Edit)));
}

/// A new layer in a stable tier rewrites the cached prompt after it. A layer whose condition is false is not sent.
void TestMoveEffect::pricesANewLayer()
{
    const OpenedWorkspace opened = *openWorkspace(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
    RenderJob anthropic;
    anthropic.provider = QStringLiteral("anthropic");
    const NewLayer layer{QStringLiteral("Frost warning"), Tier::Bedrock};
    const NewLayerPlan plan = *planNewLayer(opened, anthropic, layer);
    QCOMPARE(plan.path, QStringLiteral("layers/frost-warning.md"));
    const ProviderEffect &first = plan.effect.providers.first();
    QCOMPARE(first.provider, anthropic.provider);
    QVERIFY(first.sectionBefore < 0 && first.sectionAfter >= 0);
    QVERIFY(first.costs.oneTimeCost && *first.costs.oneTimeCost > Cost());
    QCOMPARE(newLayerCostText(first, layer),
        QStringLiteral("The new layer has a one-time cost of %1, because cached tokens are rewritten. After that, each edit to the layer costs %2.").arg(toText(first.costs.oneTimeCost), toText(first.costs.editAfter)));
    QCOMPARE(newLayerCostText(plan.effect.providers.last(), layer), QStringLiteral("The prices are unknown."));

    const NewLayer hidden{QStringLiteral("Frost warning"), Tier::Bedrock, QStringLiteral("workload == platform and not workload == platform")};
    const NewLayerPlan unsent = *planNewLayer(opened, anthropic, hidden);
    QCOMPARE(newLayerCostText(unsent.effect.providers.first(), hidden),
        QStringLiteral("The new layer is not sent with the current choices. Each time the result of the condition changes, the provider caches the prompt again, starting with this layer."));
    const Result<NewLayerPlan> taken = planNewLayer(opened, anthropic, {QStringLiteral("soul"), Tier::Granite});
    QVERIFY(!taken);
    QCOMPARE(taken.error().code, ErrorCode::NotAllowed);
}

void TestMoveEffect::rejectsInvalidChanges()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    WorkspaceChange change;
    change.newFiles.append({QStringLiteral("layers/alpha.md"), {}});
    const Result<ChangeEffect> effect = measureChangeEffect(fourLayers(copy), job(), change, QStringLiteral("layers/alpha.md"));
    QVERIFY(!effect.ok());
    QCOMPARE(effect.error().code, ErrorCode::NotAllowed);
}

OUTCROP_TEST(TestMoveEffect, CoreApplication)

} // namespace tst_moveeffect

#include "tst_moveeffect.moc"
