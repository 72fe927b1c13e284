// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/hunkapply.h"
#include "core/evolution/contradictions.h"
#include "core/evolution/evidencelines.h"
#include "core/evolution/evolution.h"
#include "core/evolution/redundancy.h"
#include "core/evolution/report.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_evolution {

using outcrop::testing::workspaceOf;

namespace {

using Files = QList<QPair<QString, QString>>;

const QDateTime begin(QDate(2026, 11, 1), QTime(0, 0), Qt::UTC);

EvolutionInput inputOf(const Files &files, const QList<Interaction> &turns = {}, const std::optional<QList<FileChanges>> &changes = std::nullopt)
{
    const Workspace workspace = workspaceOf(files);
    const LayerStack stack = readStack(workspace);
    EvolutionInput input{workspace, stack, TurnTally(stack, begin, begin.addDays(30)), changes};
    for (const Interaction &turn : turns)
        input.turns.add(turn);
    return input;
}

/// Returns turns of a workload, spread over the month. If `sent`, all turns included the layer. The first `used` turns used it.
QList<Interaction> turnsOf(const QString &workload, int count, int used, const QString &layer, bool isSent = true)
{
    QList<Interaction> turns;
    for (int i = 0; i < count; ++i) {
        Interaction turn{i + 1, begin.addSecs(qint64(30) * 86'400 * i / count)};
        turn.workload = workload;
        turn.layers = isSent ? QStringList(layer) : QStringList();
        turn.details = {{"used", i < used ? Json::array({jsonString(layer)}) : Json::array()}};
        turns.append(turn);
    }
    return turns;
}

const Suggestion *findSuggestion(const EvolutionRun &run, const QString &fingerprint)
{
    for (const Proposal &proposal : run.proposals) {
        if (proposal.suggestion.fingerprint == fingerprint)
            return &proposal.suggestion;
    }
    return nullptr;
}

const QString weatherLayer = QStringLiteral("---\ntier: weather # for now\ntitle: Notes\n---\nSome notes.\n");
const QString topsoilLayer = QStringLiteral("---\ntier: topsoil\nsection: context\n---\nSome notes.\n");

} // namespace

class TestEvolution : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void promotesAFrequentlyUsedLayer()
    {
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", weatherLayer}},
            turnsOf(QStringLiteral("platform/k8s"), 100, 80, QStringLiteral("notes"))));
        const Suggestion *promote = findSuggestion(run, QStringLiteral("promote: layers/notes.md"));
        QVERIFY(promote);
        QCOMPARE(promote->target, QStringLiteral("layers/notes.md"));
        QCOMPARE(promote->workload, QStringLiteral("platform"));
        QCOMPARE(promote->diff, QStringLiteral("--- a/layers/notes.md\n+++ b/layers/notes.md\n@@ -1,5 +1,5 @@\n ---\n-tier: weather # for now\n+tier: topsoil # for now\n title: Notes\n ---\n Some notes.\n"));
        QCOMPARE(promote->evidence["interactions"].get<int>(), 100);
        QCOMPARE(promote->evidence["examples"].size(), size_t(5));
    }

    void doesNotPromotePerTurnLayers()
    {
        const QString fleeting = QString(weatherLayer).replace(QStringLiteral("title: Notes"), QStringLiteral("cadence: per-turn"));
        const EvolutionRun run = analyze(inputOf(
            {{"layers/notes.md", fleeting}}, turnsOf(QStringLiteral("platform"), 100, 100, QStringLiteral("notes"))));
        QVERIFY(!findSuggestion(run, QStringLiteral("promote: layers/notes.md")));
    }

    /// A share is conclusive if there are enough turns, and if they contained the layer.
    void fewTurnsAreNotConclusive_data()
    {
        QTest::addColumn<QString>("layer");
        QTest::addColumn<int>("with");
        QTest::addColumn<int>("without");
        QTest::addColumn<bool>("conclusive");
        QTest::newRow("few turns") << topsoilLayer << 29 << 0 << false;
        QTest::newRow("enough turns") << topsoilLayer << 30 << 0 << true;
        QTest::newRow("a layer that was added lately") << topsoilLayer << 5 << 200 << false;
        QTest::newRow("a layer that is loaded on demand") << weatherLayer << 0 << 200 << true;
    }
    void fewTurnsAreNotConclusive()
    {
        QFETCH(QString, layer);
        QFETCH(int, with);
        QFETCH(int, without);
        const QString workload = QStringLiteral("platform");
        QList<Interaction> turns = turnsOf(workload, with, 0, QStringLiteral("notes"));
        if (without > 0)
            turns += turnsOf(workload, without, 0, QStringLiteral("notes"), false);
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", layer}}, turns));
        QCOMPARE(run.usage.size(), 1);
        QTEST(run.usage.first().isConclusive, "conclusive");
        QVERIFY(with >= 30 || !findSuggestion(run, QStringLiteral("demote: layers/notes.md")));
    }

    void demotesAnUnusedLayer()
    {
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", topsoilLayer}},
            turnsOf(QStringLiteral("platform"), 300, 0, QStringLiteral("layers/notes.md"))));
        const Suggestion *demote = findSuggestion(run, QStringLiteral("demote: layers/notes.md"));
        QVERIFY(demote);
        QVERIFY2(demote->diff.contains(QStringLiteral("\n+when: scope == notes\n")), qPrintable(demote->diff));
        QVERIFY(demote->reason.startsWith(QStringLiteral("None of the 300 turns")));
        QCOMPARE(demote->title, QStringLiteral("Send notes only with --scope notes"));
    }

    /// Tier and condition can be accepted separately. If their lines are too close together, only the condition is proposed.
    void splitsTierAndConditionIntoHunks_data()
    {
        QTest::addColumn<QString>("between");
        QTest::addColumn<int>("hunks");
        QTest::newRow("far apart") << "cadence: weekly\ntitle: Notes\ntags: [a]\nsection: context\norder: 3\n" << 2;
        QTest::newRow("three lines") << "cadence: weekly\ntitle: Notes\nsection: context\n" << 2;
        QTest::newRow("close together") << "section: context\n" << 1;
    }
    void splitsTierAndConditionIntoHunks()
    {
        QFETCH(const QString, between);
        QFETCH(const int, hunks);
        const QString layer = QStringLiteral("---\ntier: topsoil\n%1---\nSome notes.\n").arg(between);
        const EvolutionRun run = analyze(inputOf(
            {{"layers/notes.md", layer}}, turnsOf(QStringLiteral("platform"), 300, 0, QStringLiteral("notes"))));
        const Suggestion *demote = findSuggestion(run, QStringLiteral("demote: layers/notes.md"));
        QVERIFY(demote);
        const Result<FileDiff> diff = readUnifiedDiff(demote->diff);
        QVERIFY(diff);
        QCOMPARE(diff->hunks.size(), hunks);
        const AppliedHunks last = applyHunks(layer, *diff, QList<int>{hunks});
        QVERIFY(last.isClean());
        QCOMPARE(last.text, QString(layer).replace(between, between + QStringLiteral("when: scope == notes\n")));
        if (hunks == 2)
            QCOMPARE(applyHunks(layer, *diff, QList<int>{1}).text, QString(layer).replace(QStringLiteral("topsoil"), QStringLiteral("weather")));
    }

    void confidenceIsBelow100Percent()
    {
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", topsoilLayer}},
            turnsOf(QStringLiteral("platform"), 20'000, 0, QStringLiteral("notes"))));
        const Suggestion *demote = findSuggestion(run, QStringLiteral("demote: layers/notes.md"));
        QVERIFY(demote && *demote->confidence < 1);
        QCOMPARE(confidenceText(*demote->confidence), QStringLiteral("99.9%"));
        QCOMPARE(confidenceText(1), QStringLiteral("99.9%")); // limited, because records can contain the value 1
        QCOMPARE(confidenceText(0.9999), QStringLiteral("99.9%"));
        QCOMPARE(confidenceText(0.9919), QStringLiteral("99.1%"));
        QCOMPARE(confidenceText(0.7), QStringLiteral("70%"));
    }

    /// The suggestion explains how prompts of this workspace can include a layer that is not always sent.
    void demotionExplainsHowToSendTheLayer_data()
    {
        QTest::addColumn<QString>("manifest");
        QTest::addColumn<QString>("scopes"); // names of the scopes in the profile `shop`
        QTest::addColumn<QString>("others"); // names of the scopes in the profile `field`
        QTest::addColumn<bool>("searched");
        QTest::addColumn<QString>("then");
        QTest::addColumn<QString>("title");
        const QString usual = QStringLiteral("[workspace]\nprofile = \"shop\"\n");
        QTest::newRow("no profile") << "" << "fix" << "fix" << false << "To send it, use `--scope notes`." << "Send notes only with --scope notes";
        QTest::newRow("the usual one has it") << usual << "notes" << "fix" << false << "To send it, use `--scope notes`." << "Send notes only with --scope notes";
        QTest::newRow("and search does") << usual << "notes"
                                         << "fix" << true << "Search still finds the layer. To send it, use `--scope notes`."
                                         << "Send notes only with --scope notes";
        QTest::newRow("another one has it") << usual << "fix" << "notes" << false << "To send it, use `--profile field --scope notes`."
                                            << "Send notes only with --profile field --scope notes";
        QTest::newRow("none has it") << usual << "fix"
                                     << "fix" << false
                                     << "No profile has the scope `notes`, so no prompt would contain the layer. To send it, "
                                        "add the scope under `scopes` in profiles/shop/config.yml "
                                        "and use `--scope notes`."
                                     << "Remove notes from all prompts: no profile defines the scope that it requires";
    }
    void demotionExplainsHowToSendTheLayer()
    {
        QFETCH(const QString, manifest);
        QFETCH(const QString, scopes);
        QFETCH(const QString, others);
        QFETCH(const bool, searched);
        QFETCH(const QString, then);
        QFETCH(const QString, title);
        const QString profile = QStringLiteral("scopes:\n  %1:\n    description: Work\n");
        EvolutionInput input = inputOf({{"config.toml", manifest}, {"layers/notes.md", topsoilLayer}, {"profiles/shop/config.yml", profile.arg(scopes)},
            {"profiles/field/config.yml", profile.arg(others)}}, turnsOf(QStringLiteral("platform"), 300, 0, QStringLiteral("notes")));
        input.searchesDocuments = searched;
        const EvolutionRun run = analyze(input);
        const Suggestion *demote = findSuggestion(run, QStringLiteral("demote: layers/notes.md"));
        QVERIFY(demote);
        QCOMPARE(demote->title, title);
        const QString alone = title.startsWith(u'S') ? QStringLiteral("After this change, prompts no longer contain the layer by default. ") : QString();
        QCOMPARE(demote->reason, QString(QStringLiteral("None of the 300 turns that contained this layer used it. ") + alone + then));
    }

    /// A layer that only one workload needs becomes conditional on that workload.
    void limitsALayerToItsWorkload()
    {
        const QList<Interaction> turns = turnsOf(QStringLiteral("platform"), 2000, 0, QStringLiteral("notes")) + turnsOf(QStringLiteral("comms"), 100, 40, QStringLiteral("notes"));
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", topsoilLayer}}, turns));
        const Suggestion *demote = findSuggestion(run, QStringLiteral("demote: layers/notes.md"));
        QVERIFY(demote);
        QVERIFY2(demote->diff.contains(QStringLiteral("+when: workload == comms\n")), qPrintable(demote->diff));
        QCOMPARE(demote->title, QStringLiteral("Send notes only for the workload comms"));
    }

    void keepsAnExistingCondition()
    {
        const QList<Interaction> turns = turnsOf(QStringLiteral("platform"), 2000, 0, QStringLiteral("notes")) + turnsOf(QStringLiteral("comms"), 100, 40, QStringLiteral("notes"));
        const QString layer = QString(topsoilLayer).replace(QStringLiteral("section: context"), QStringLiteral("section: context\nwhen: workload in (platform, comms) or phase == planning"));
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", layer}}, turns));
        const Suggestion *demote = findSuggestion(run, QStringLiteral("demote: layers/notes.md"));
        QVERIFY(demote);
        QVERIFY2(demote->diff.contains(QStringLiteral("\n+when: (workload in (platform, comms) or phase == planning) and workload == comms\n")), qPrintable(demote->diff));
    }

    /// A proposed condition can be parsed. If a workload's name contains both quotation marks, none is proposed.
    void suggestedConditionsAreValid_data()
    {
        QTest::addColumn<QStringList>("workloads");
        QTest::addColumn<QString>("condition"); // expected condition; empty if no valid condition is possible
        QTest::newRow("a word") << QStringList{QStringLiteral("comms")} << "workload == comms";
        QTest::newRow("a space") << QStringList{QStringLiteral("data engineering")} << "workload == \"data engineering\"";
        QTest::newRow("two") << QStringList{QStringLiteral("comms"), QStringLiteral("r&d, labs")} << "workload in (comms, \"r&d, labs\")";
        QTest::newRow("a quotation mark") << QStringList{QStringLiteral("the \"new\" shop")} << "workload == 'the \"new\" shop'";
        QTest::newRow("both quotation marks") << QStringList{QStringLiteral("o'neil's \"new\" shop")} << QString();
    }
    void suggestedConditionsAreValid()
    {
        QFETCH(const QStringList, workloads);
        QFETCH(const QString, condition);
        QList<Interaction> turns = turnsOf(QStringLiteral("platform"), 4000, 0, QStringLiteral("notes"));
        for (const QString &workload : workloads)
            turns += turnsOf(workload, 100, 40, QStringLiteral("notes"));
        const EvolutionInput input = inputOf({{"layers/notes.md", topsoilLayer}}, turns);
        const EvolutionRun run = analyze(input);
        const auto demote = std::find_if(run.proposals.begin(), run.proposals.end(), [](const Proposal &each) { return each.suggestion.kind == u"demote"; });
        QCOMPARE(demote == run.proposals.end(), condition.isEmpty());
        if (condition.isEmpty())
            return;
        const Result<Workspace> changed = withChange(input.workspace, demote->change);
        QVERIFY(changed);
        const LayerStack stack = readStack(*changed);
        QVERIFY2(stack.diagnostics.isEmpty(), qPrintable(stack.diagnostics.value(0).message));
        QCOMPARE(stack.layers.size(), qsizetype(1));
        QCOMPARE(stack.layers.first().when.text(), condition);
    }

    void doesNotDemoteConstraints()
    {
        const QString rules = QString(topsoilLayer).replace(QStringLiteral("context"), QStringLiteral("constraints"));
        const EvolutionRun run = analyze(inputOf(
            {{"layers/notes.md", rules}}, turnsOf(QStringLiteral("platform"), 300, 0, QStringLiteral("notes"))));
        QVERIFY(!findSuggestion(run, QStringLiteral("demote: layers/notes.md")));
    }

    void makesNoProposalsFromFewTurns()
    {
        const EvolutionRun run = analyze(inputOf(
            {{"layers/notes.md", weatherLayer}}, turnsOf(QStringLiteral("platform"), 20, 20, QStringLiteral("notes"))));
        QVERIFY(run.proposals.isEmpty());
        QCOMPARE(run.turns, qint64(20));
    }

    void ignoresExperimentTurns()
    {
        QList<Interaction> turns = turnsOf(QStringLiteral("platform"), 100, 100, QStringLiteral("notes"));
        for (Interaction &turn : turns)
            turn.source = QStringLiteral("experiment");
        QCOMPARE(analyze(inputOf({{"layers/notes.md", weatherLayer}}, turns)).turns, qint64(0));
    }

    void infersUseFromWordsWithoutRecords()
    {
        QList<Interaction> turns = turnsOf(QStringLiteral("platform"), 100, 0, QStringLiteral("notes"));
        for (Interaction &turn : turns) {
            turn.details = {};
            turn.response = QStringLiteral("Calibrated the Labelprinter.");
        }
        const QString printer = QString(weatherLayer).replace(QStringLiteral("Some notes."), QStringLiteral("The labelprinter is calibrated."));
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", printer}}, turns));
        QVERIFY(findSuggestion(run, QStringLiteral("promote: layers/notes.md")));
        QCOMPARE(run.recordedUse, qint64(0));
    }

    void promotesAFrequentlyFetchedSkill()
    {
        QList<Interaction> turns = turnsOf(QStringLiteral("comms"), 100, 0, QStringLiteral("none"));
        for (Interaction &turn : turns)
            turn.skills = {QStringLiteral("labels")};
        const EvolutionRun run = analyze(inputOf(
            {{"skills/labels/SKILL.md",
                QStringLiteral(
                    "---\nname: labels\ndescription: Labels.\nmetadata:\n  workloads: \"pipeline\"\n---\nText\n")}},
            turns));
        const Suggestion *promote = findSuggestion(run, QStringLiteral("promote: skills/labels/SKILL.md for comms"));
        QVERIFY(promote);
        QVERIFY2(promote->diff.contains(QStringLiteral("+  workloads: \"pipeline, comms\"\n")), qPrintable(promote->diff));
    }

    void comparesChangesWithTheCadence_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<int>("changes");
        QTest::addColumn<QString>("line"); // the line that the diff adds; empty if there is no suggestion
        QTest::newRow("quarterly, but four times a month") << "tier: granite" << 4 << "+tier: bedrock";
        QTest::newRow("quarterly, but six times a month") << "tier: granite" << 6 << "+tier: topsoil";
        QTest::newRow("monthly, but each day") << "tier: sandstone" << 30 << "+tier: topsoil";
        QTest::newRow("topsoil, but declared quarterly") << "tier: topsoil\ncadence: quarterly" << 20 << "-cadence: quarterly";
        QTest::newRow("as declared") << "tier: topsoil" << 30 << "";
        QTest::newRow("two may be chance") << "tier: granite" << 2 << "";
    }
    void comparesChangesWithTheCadence()
    {
        QFETCH(const QString, fields);
        QFETCH(const int, changes);
        QFETCH(const QString, line);
        FileChanges history{QStringLiteral("layers/notes.md")};
        for (int i = 0; i < changes; ++i)
            history.times << begin.addSecs(qint64(30) * 86'400 * i / changes + 60) << begin.addSecs(qint64(30) * 86'400 * i / changes + 120); // a correction a minute later does not count as a change
        const EvolutionRun run =
            analyze(inputOf({{"layers/notes.md", QStringLiteral("---\n%1\n---\nNotes.\n").arg(fields)}}, {},
                QList<FileChanges>{history}));
        QCOMPARE(run.churn.size(), qsizetype(1));
        QCOMPARE(run.churn.first().changes.count, qint64(changes));
        const Suggestion *churn = findSuggestion(run, QStringLiteral("churn: layers/notes.md"));
        QCOMPARE(churn != nullptr, !line.isEmpty());
        if (churn)
            QVERIFY2(churn->diff.contains(line), qPrintable(churn->diff));
    }

    void measuresChurnSinceTheHistoryStarted()
    {
        EvolutionInput input = inputOf({{"layers/notes.md", QStringLiteral("---\ntier: granite\n---\nNotes.\n")}}, {}, QList<FileChanges>{{QStringLiteral("layers/notes.md"), {begin.addDays(20), begin.addDays(25)}}});
        input.changesSince = begin.addDays(20); // the first of the two times is the start of the history, which does not count as a change
        const EvolutionRun run = analyze(input);
        QCOMPARE(run.churn.first().changes.count, qint64(1));
        QCOMPARE(qRound(run.churn.first().changes.days), qRound(input.turns.days()) - 20);
    }

    void reportsAGapForAWorkloadWithoutASkill()
    {
        const QList<Interaction> turns = turnsOf(QStringLiteral("knowledge/decisions"), 40, 0, QStringLiteral("none"));
        const QString skill = QStringLiteral("---\nname: decide\ndescription: Decide.\nmetadata:\n  workloads: \"knowledge\"\n---\nText\n");
        QVERIFY(findSuggestion(
            analyze(inputOf({{"layers/notes.md", topsoilLayer}}, turns)), QStringLiteral("gap: knowledge/decisions")));
        QVERIFY(!findSuggestion(
            analyze(inputOf({{"skills/decide/SKILL.md", skill}}, turns)), QStringLiteral("gap: knowledge/decisions")));
    }

    void reportsFrictionAndNewWorkloads()
    {
        QList<Interaction> turns = turnsOf(QStringLiteral("platform"), 300, 0, QStringLiteral("none"));
        for (Interaction &turn : turns)
            turn.friction = 0.1;
        QList<Interaction> comms = turnsOf(QStringLiteral("comms"), 100, 0, QStringLiteral("none"));
        for (Interaction &turn : comms) {
            turn.friction = 0.9;
            turn.at = turn.at.addSecs((begin.addDays(30).toSecsSinceEpoch() - turn.at.toSecsSinceEpoch()) * 7 / 10);
        }
        const EvolutionRun run = analyze(inputOf({{"layers/notes.md", topsoilLayer}}, turns + comms));
        const Suggestion *stuck = findSuggestion(run, QStringLiteral("friction: comms"));
        const Suggestion *shift = findSuggestion(run, QStringLiteral("shift: comms up"));
        QVERIFY(stuck && shift);
        QVERIFY(stuck->diff.isEmpty() && stuck->evidence["examples"].size() == 5);
        QCOMPARE(shift->title, QStringLiteral("comms is a new workload"));
    }

    void reportsABetterModelWithItsSpecialist()
    {
        QList<Interaction> turns = turnsOf(QStringLiteral("pipeline"), 400, 0, QStringLiteral("none"));
        for (qsizetype i = 0; i < turns.size(); ++i) {
            const bool isOther = i % 4 == 0;
            turns[i].provider = QStringLiteral("openai");
            turns[i].model = isOther ? QStringLiteral("gpt-b") : QStringLiteral("gpt-a");
            turns[i].quality = isOther || i % 2 == 0 ? 90 : 20;
        }
        const QString manifest = QStringLiteral("[specialists.worker]\nmodel = \"openai/gpt-a\" # cheap\nworkloads = [\"pipeline\"]\n");
        const EvolutionRun run =
            analyze(inputOf({{"config.toml", manifest}, {"layers/notes.md", topsoilLayer}}, turns));
        const Suggestion *route = findSuggestion(run, QStringLiteral("route: pipeline → openai/gpt-b"));
        QVERIFY(route);
        QVERIFY2(route->diff.contains(QStringLiteral("+model = \"openai/gpt-b\" # cheap\n")), qPrintable(route->diff));
    }

    void removesADuplicatedPassageOnce()
    {
        const QString passage = QStringLiteral("A sheet has sixty labels, four across. Start a new sheet for each accession, even if labels are left over, as two lots on one sheet "
                                               "have been mixed up before and nobody could say afterwards which of them was which.");
        const EvolutionRun run = analyze(
            inputOf({{"layers/a.md", QStringLiteral("---\ntier: granite\n---\n# A\n\n- %1\n- More.\n").arg(passage)},
                {"layers/b.md",
                    QStringLiteral("---\ntier: topsoil\n---\nBefore.\n\n%1\n\nAfter.\n")
                        .arg(QString(passage).replace(QStringLiteral("even"), QStringLiteral("also")))}}));
        QCOMPARE(run.proposals.size(), qsizetype(1));
        const Suggestion &suggestion = run.proposals.first().suggestion;
        QCOMPARE(suggestion.kind, QStringLiteral("redundant"));
        QCOMPARE(suggestion.target, QStringLiteral("layers/b.md"));
        QVERIFY2(suggestion.diff.contains(QStringLiteral("\n-A sheet has sixty labels")) && suggestion.diff.contains(QStringLiteral("\n After.")), qPrintable(suggestion.diff));
    }

    /// A passage is redundant only if the layer that it repeats is always sent.
    void removesDuplicatesOfUnconditionalPassages_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("goes");
        QTest::newRow("both always") << "tier: granite" << "tier: topsoil" << true;
        QTest::newRow("the second now and then") << "tier: granite" << "tier: topsoil\nwhen: workload == comms" << true;
        QTest::newRow("the first now and then") << "tier: granite\nwhen: workload == comms" << "tier: topsoil" << false;
        QTest::newRow("both now and then") << "tier: granite\nwhen: workload == comms" << "tier: topsoil\nwhen: workload == comms" << false;
    }
    void removesDuplicatesOfUnconditionalPassages()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        QFETCH(const bool, goes);
        const QString layer = QStringLiteral("---\n%1\n---\nA sheet has sixty labels, four across. Start a new sheet for each accession, even if labels are "
                                             "left over.\n");
        const EvolutionInput input = inputOf({{"layers/a%2.md", layer.arg(first)}, {"layers/b.md", layer.arg(second)}});
        const QList<Proposal> found = redundancyProposals(input, {});
        QCOMPARE(found.size(), qsizetype(goes ? 1 : 0));
        const QString reason = goes ? found.first().suggestion.reason : QString();
        if (goes)
            QVERIFY2(reason.contains(QStringLiteral("in layers/b.md:"))
                    && reason.contains(QStringLiteral(" repeats layers/a%2.md:")),
                qPrintable(reason));
    }

    /// The lines of a long document are scanned once for all passages.
    void findsPassagesInLinearTime()
    {
        constexpr int count = 30'000;
        const auto inputOfLength = [](qsizetype length) { return inputOf({{"layers/long.md", QStringLiteral("Water the bed.\r\n\r\n").repeated(length)}}); };
        const EvolutionInput input = inputOfLength(count);
        const EvolutionInput shorter = inputOfLength(count / 4);
        QList<Passage> passages;
        const double grows = growth(count, [&](qsizetype length) { passages = passagesOf((length == count ? input : shorter).turns.items().all()); });
        QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
        QCOMPARE(passages.size(), qsizetype(count));
        QCOMPARE(passages.first().range, (Range{{0, 1, 1}, {16, 2, 1}}));
        QCOMPARE(passages.last().range.start.line, 2 * count - 1);
    }

    void reportsContradictions_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("disagree");
        QTest::newRow("never, always") << "Never push releases to the cluster." << "Always push releases to the cluster." << true;
        QTest::newRow("do not, must") << "Do not answer members by letter." << "You must answer members by letter." << true;
        QTest::newRow("with a condition") << "Never push releases to the cluster." << "Always push releases to the cluster if the job is red." << false;
        QTest::newRow("other things") << "Never push releases to the cluster." << "Always push labels to the printer." << false;
        QTest::newRow("the same") << "Never push releases to the cluster." << "Do not push releases to the cluster." << false;
        QTest::newRow("too short to judge") << "Never do it." << "Always do it." << false;
    }
    void reportsContradictions()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        QFETCH(const bool, disagree);
        const QList<Proposal> found = contradictionProposals(inputOf({{"layers/a.md", first}, {"layers/b.md", second}}));
        QCOMPARE(found.size(), qsizetype(disagree ? 1 : 0));
    }

    /// A `%2` in an argument must not be substituted by another argument.
    void doesNotExpandPlaceholdersInTexts()
    {
        const QString ban = QStringLiteral("Never write %2F or %5 into labels.");
        const QString order = QStringLiteral("Always write %2F or %5 into labels.");
        const QList<Proposal> found = contradictionProposals(inputOf({{"layers/a%2.md", ban}, {"layers/b%4.md", order}}));
        QCOMPARE(found.size(), qsizetype(1));
        const QString reason = found.first().suggestion.reason;
        const QString said = QStringLiteral("layers/a%2.md:1: “") + ban + QStringLiteral("”. layers/b%4.md:1: “")
            + order + QStringLiteral("”. Keep ");
        QVERIFY2(reason.startsWith(said), qPrintable(reason));
        EvolutionReport report;
        report.time = begin;
        report.zone = QTimeZone::utc();
        report.run = analyze(inputOf({}));
        Suggestion suggestion;
        suggestion.id = 7;
        suggestion.kind = QStringLiteral("edit");
        suggestion.title = QStringLiteral("Keep %4 and %5 | both");
        const Json figure{{"name", "turns of %3"}, {"count", 4}, {"of", 5.0}, {"low", 0.5}, {"high", 0.75}};
        const Json single{{"name", "single"}, {"count", 0}, {"of", 1}, {"low", 0.0}, {"high", 0.5}};
        suggestion.evidence = {{"figures", Json::array({figure, single})}, {"examples", Json::array()}};
        report.suggestions.append(suggestion);
        const QString text = reportText(report);
        QVERIFY2(text.contains(QStringLiteral("\n| 7 | edit | Keep %4 and %5 \\| both | none | none |\n")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("\n- turns of %3: 4 in 5 turns, 50 to 75%\n- single: 0 in 1 turn, 0 to 50%\n")), qPrintable(text));
    }
};

OUTCROP_TEST(TestEvolution, NoApplication)

} // namespace tst_evolution

#include "tst_evolution.moc"
