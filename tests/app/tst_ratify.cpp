// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the effect of accepting and rejecting suggestions on the file, the repository and the log.
#include "app/evolution/ratifyeffect.h"
#include "app/evolution/ratifyreplay.h"
#include "tests/app/ratifyworkspace.h"
#include "tests/support/testregistry.h"

#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_ratify {

namespace {

QString withReplacement(const QString &text, const QString &from, const QString &to)
{
    return QString(text).replace(from, to);
}

/// Gives every request the same response.
class ConstantProvider : public Provider
{
public:
    ProviderCall call(const RenderedRequest &request, const std::stop_token &, const ResponseListener &) override
    {
        asked += request.bodyText().text();
        ProviderCall call;
        call.response.text = QStringLiteral("Sow bed five in week fourteen.");
        return call;
    }

    QStringList asked;
};

/// A repository that rejects new commits, and whose last commit has this message.
class RejectingHistory : public History
{
public:
    explicit RejectingHistory(const QString &message) : m_message(message) { }

    QString name() const override { return QStringLiteral("full"); }
    bool isRepository() const override { return true; }
    Result<QList<FileVersion>> versions(const QString &path, int) const override
    {
        return QList<FileVersion>{{QStringLiteral("c0ffee"), {}, {}, m_message, path}};
    }
    Result<QByteArray> read(const QString &, const QString &) const override { return diskFullError(); }
    Result<QList<FileChanges>> changes(const QDateTime &) const override { return diskFullError(); }
    Result<QDateTime> historyStart(const QDateTime &) const override { return diskFullError(); }
    Result<QList<LineOrigin>> blame(const QString &, const QByteArray &) const override { return diskFullError(); }
    Result<QString> resolve(const QString &) const override { return diskFullError(); }
    Result<std::unique_ptr<FileSource>> filesAt(const QString &) const override { return diskFullError(); }
    Result<QString> commit(const QStringList &, const QString &) override { return diskFullError(); }
    Result<QList<VersionLabel>> labels() const override { return diskFullError(); }
    Result<VersionLabel> setLabel(const QString &, const QString &) override { return diskFullError(); }

private:
    static Error diskFullError() { return {ErrorCode::Unwritable, QStringLiteral("The disk is full."), {}}; }

    QString m_message;
};

} // namespace

class TestRatify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appliesTheChosenHunks_data()
    {
        QTest::addColumn<QList<int>>("hunks");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("verdict");
        const QString text = RatifyWorkspace::originalText();
        QTest::newRow("all") << QList<int>() << RatifyWorkspace::suggestedText() << "accepted";
        QTest::newRow("all by number") << QList<int>{1, 2, 3} << RatifyWorkspace::suggestedText() << "accepted";
        QTest::newRow("some") << QList<int>{1, 3}
                              << withReplacement(withReplacement(text, QStringLiteral("Bed 5 is"), QStringLiteral("Bed 5 was")), QStringLiteral("Bed 40 is"), QStringLiteral("Bed 40 was"))
                              << "partly";
    }

    void appliesTheChosenHunks()
    {
        QFETCH(QList<int>, hunks);
        QFETCH(QString, after);
        QFETCH(QString, verdict);
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion();
        const OpenedWorkspace opened = workspace.open();
        const auto plan = planAcceptance(opened, nullptr, suggestion, {hunks.isEmpty() ? HunkChoice() : HunkChoice(hunks), {}});
        QVERIFY2(plan.ok(), plan.ok() ? "" : qPrintable(toString(plan.error())));
        QCOMPARE(workspace.layerText(), RatifyWorkspace::originalText()); // planning does not write files
        const auto accepted = acceptSuggestion(workspace.store(), opened, nullptr, *plan, testDecider());
        QVERIFY2(accepted.ok(), accepted.ok() ? "" : qPrintable(toString(accepted.error())));
        QCOMPARE(workspace.layerText(), after);
        const auto listed = findSuggestion(workspace.store(), suggestion.id);
        QCOMPARE(listed->decisions.size(), 1);
        QCOMPARE(listed->decisions.first().verdict, verdict);
        QCOMPARE(listed->decisions.first().person, QStringLiteral("ada"));
        QCOMPARE(suggestionStateName(listed->state()), verdict);
        QVERIFY(listed->acceptedHunks(3) == HunkChoice(hunks.isEmpty() ? QList<int>{1, 2, 3} : hunks));
        QVERIFY(!acceptSuggestion(workspace.store(), opened, nullptr, *plan, testDecider()).ok()); // a suggestion can be accepted only once
    }

    void acceptsAnEditedText()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion();
        const OpenedWorkspace opened = workspace.open();
        const QString own = RatifyWorkspace::suggestedText() + QStringLiteral("And so on.\n");
        const auto plan = planAcceptance(opened, nullptr, suggestion, {{}, own});
        QVERIFY(plan.ok() && acceptSuggestion(workspace.store(), opened, nullptr, *plan, testDecider()).ok());
        QCOMPARE(workspace.layerText(), own);
        QCOMPARE(findSuggestion(workspace.store(), suggestion.id)->state(), SuggestionState::Edited);
        QVERIFY(!findSuggestion(workspace.store(), suggestion.id)->acceptedHunks(3)); // an edited text has no hunks
    }

    void anUndoneAcceptanceHasNoAcceptedHunks()
    {
        const auto decision = [](const char *verdict, const char *hunks) {
            Decision one;
            one.verdict = QString::fromLatin1(verdict);
            one.hunks = QString::fromLatin1(hunks);
            return one;
        };
        ListedSuggestion listed;
        QVERIFY(listed.acceptedHunks(2) == HunkChoice(QList<int>()));
        listed.decisions = {decision("partly", "2")};
        QVERIFY(listed.acceptedHunks(2) == HunkChoice(QList<int>{2}));
        listed.decisions += decision("undone", "");
        QVERIFY(listed.acceptedHunks(2) == HunkChoice(QList<int>()));
        listed.decisions += decision("rejected", "");
        QVERIFY(listed.acceptedHunks(2) == HunkChoice(QList<int>()));
    }

    void locatesHunksInAChangedFile()
    {
        RatifyWorkspace workspace;
        workspace.writeLayer(withReplacement(RatifyWorkspace::originalText(), QStringLiteral("Bed 1 is"), QStringLiteral("New.\nBed 1 is")));
        const auto plan = planAcceptance(workspace.open(), nullptr, workspace.storeSuggestion());
        QVERIFY(plan.ok() && plan->isClean() && plan->isFileChanged && !plan->isMerged);
        QCOMPARE(plan->locations.first().offset, 1);
        QCOMPARE(plan->after, withReplacement(RatifyWorkspace::suggestedText(), QStringLiteral("Bed 1 is"), QStringLiteral("New.\nBed 1 is")));
    }

    void reportsConflictsWithoutWriting()
    {
        RatifyWorkspace workspace;
        const QString theirs = withReplacement(RatifyWorkspace::originalText(), QStringLiteral("Bed 20 is"), QStringLiteral("Bed 20 will be"));
        workspace.writeLayer(theirs);
        const OpenedWorkspace opened = workspace.open();
        const Suggestion suggestion = workspace.storeSuggestion();
        const auto plan = planAcceptance(opened, nullptr, suggestion);
        QVERIFY(plan.ok() && !plan->isClean());
        QCOMPARE(plan->conflicts.first().hunk, 2);
        QVERIFY(!acceptSuggestion(workspace.store(), opened, nullptr, *plan, testDecider()).ok());
        QCOMPARE(workspace.layerText(), theirs);
        QVERIFY(findSuggestion(workspace.store(), suggestion.id)->decisions.isEmpty());
    }

    void doesNotOverwriteAFileChangedAfterPlanning()
    {
        RatifyWorkspace workspace;
        const OpenedWorkspace opened = workspace.open();
        const Suggestion suggestion = workspace.storeSuggestion();
        const auto plan = planAcceptance(opened, nullptr, suggestion);
        workspace.writeLayer(QStringLiteral("Somebody's work.\n"));
        const auto accepted = acceptSuggestion(workspace.store(), opened, nullptr, *plan, testDecider());
        QVERIFY(!accepted.ok());
        QCOMPARE(workspace.layerText(), QStringLiteral("Somebody's work.\n"));
        const auto listed = findSuggestion(workspace.store(), suggestion.id);
        QCOMPARE(listed->decisions.first().verdict, QStringLiteral("abandoned"));
        QCOMPARE(listed->state(), SuggestionState::Open);
    }

    void rejectsInvalidSuggestions_data()
    {
        QTest::addColumn<QString>("diff");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("problem");
        const QString layer = QLatin1String(RatifyWorkspace::layer);
        const QString text = RatifyWorkspace::originalText();
        QTest::newRow("no diff") << "" << layer << "has no diff";
        QTest::newRow("no diff at all") << "Please." << layer << "the diff of suggestion 7:1:1: not a unified diff";
        QTest::newRow("another file") << toText(diffFile(text, RatifyWorkspace::suggestedText(), QStringLiteral("layers/soul.md"))) << layer << "but its diff changes layers/soul.md";
        QTest::newRow("removes") << toText(diffTexts(text, u"", u"a/" + layer, QStringLiteral("/dev/null"))) << layer << "would delete layers/beds.md";
        QTest::newRow("a file that is gone") << toText(diffFile(u"a\n", u"b\n", QStringLiteral("layers/gone.md"))) << "layers/gone.md" << "no longer exists";
    }

    void rejectsInvalidSuggestions()
    {
        QFETCH(QString, diff);
        QFETCH(QString, target);
        QFETCH(QString, problem);
        RatifyWorkspace workspace;
        Suggestion suggestion = workspace.suggestion();
        suggestion.id = 7;
        suggestion.diff = diff;
        suggestion.target = target;
        const auto plan = planAcceptance(workspace.open(), nullptr, suggestion);
        QVERIFY(!plan.ok());
        QVERIFY2(toString(plan.error()).contains(problem), qPrintable(toString(plan.error())));
    }

    void createsANewFile()
    {
        RatifyWorkspace workspace;
        Suggestion suggestion = workspace.suggestion();
        suggestion.target = QStringLiteral("layers/rain.md");
        suggestion.diff = toText(diffFile({}, u"---\ntier: weather\n---\nRain.\n", suggestion.target));
        suggestion = workspace.storeSuggestion(suggestion);
        const OpenedWorkspace opened = workspace.open();
        const auto plan = planAcceptance(opened, nullptr, suggestion);
        QVERIFY2(plan.ok() && plan->isClean(), plan.ok() ? "" : qPrintable(toString(plan.error())));
        QVERIFY(acceptSuggestion(workspace.store(), opened, nullptr, *plan, testDecider()).ok());
        QCOMPARE(bytesOf(workspace.copy().path(suggestion.target)), QByteArray("---\ntier: weather\n---\nRain.\n"));
    }

    /// Commits only this file; staged and unstaged changes in other files are kept. The suggestion's base version is found and used for a merge.
    void mergesAndCommitsOnlyTheFile()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
            QSKIP("git is not installed");
        RatifyWorkspace workspace;
        workspace.makeRepository();
        // The change is in the context lines of a hunk.
        workspace.writeLayer(withReplacement(RatifyWorkspace::originalText(), QStringLiteral("Bed 23 is"), QStringLiteral("Bed 23 will be")));
        workspace.git({QStringLiteral("commit"), QStringLiteral("--quiet"), QStringLiteral("-am"), QStringLiteral("Move on")});
        workspace.copy().write(QStringLiteral("layers/soul.md"), "Staged.\n");
        workspace.git({QStringLiteral("add"), QStringLiteral("layers/soul.md")});
        workspace.copy().write(QStringLiteral("notes.txt"), "Untracked.\n");
        const auto history = openHistory(workspace.folder());
        QVERIFY(history.ok());
        const Suggestion suggestion = workspace.storeSuggestion();
        const OpenedWorkspace opened = workspace.open();
        const auto plan = planAcceptance(opened, history->get(), suggestion);
        QVERIFY2(plan.ok() && plan->isClean(), plan.ok() ? "a conflict" : qPrintable(toString(plan.error())));
        QVERIFY(plan->isFileChanged && plan->isMerged);
        const auto accepted = acceptSuggestion(workspace.store(), opened, history->get(), *plan, testDecider());
        QVERIFY2(accepted.ok(), accepted.ok() ? "" : qPrintable(toString(accepted.error())));
        QCOMPARE(accepted->commitError, QString());
        QCOMPARE(workspace.layerText(), withReplacement(RatifyWorkspace::suggestedText(), QStringLiteral("Bed 23 is"), QStringLiteral("Bed 23 will be")));
        QCOMPARE(workspace.git({QStringLiteral("show"), QStringLiteral("--name-only"), QStringLiteral("--format="), QStringLiteral("HEAD")}), QByteArray("layers/beds.md\n"));
        const QByteArray message = workspace.git({QStringLiteral("log"), QStringLiteral("-1"), QStringLiteral("--format=%H%n%B")});
        QVERIFY(message.startsWith(accepted->decision.commit.toLatin1()));
        QVERIFY2(message.contains(QByteArray("Accept suggestion 1: Say what was sown\n")) && message.contains("\nSuggestion: 1"), message.constData());
        QCOMPARE(workspace.git({QStringLiteral("diff"), QStringLiteral("--cached"), QStringLiteral("--name-only")}), QByteArray("layers/soul.md\n"));
    }

    /// A commit contains whole files, so uncommitted changes of this file are included, and the result reports it.
    void reportsUncommittedChangesInTheCommit_data()
    {
        QTest::addColumn<bool>("edited");
        QTest::newRow("as it was committed") << false;
        QTest::newRow("edited by hand") << true;
    }
    void reportsUncommittedChangesInTheCommit()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
            QSKIP("git is not installed");
        QFETCH(const bool, edited);
        RatifyWorkspace workspace;
        workspace.makeRepository();
        if (edited)
            workspace.writeLayer(withReplacement(RatifyWorkspace::originalText(), QStringLiteral("Bed 30 is"), QStringLiteral("Bed 30 will be")));
        const auto history = openHistory(workspace.folder());
        const OpenedWorkspace opened = workspace.open();
        const auto plan = planAcceptance(opened, history->get(), workspace.storeSuggestion());
        QVERIFY(plan.ok() && plan->isClean());
        QCOMPARE(plan->hasUncommittedChanges, edited);
        QCOMPARE(planAcceptance(opened, nullptr, plan->suggestion)->hasUncommittedChanges, false); // a folder that is not a repository has no history
        const auto accepted = acceptSuggestion(workspace.store(), opened, history->get(), *plan, testDecider());
        QVERIFY(accepted.ok());
        QCOMPARE(accepted->decision.details["uncommitted"], Json(edited));
        const QByteArray message = workspace.git({QStringLiteral("log"), QStringLiteral("-1"), QStringLiteral("--format=%B")});
        QCOMPARE(
            message.contains("\nThis commit also contains earlier uncommitted changes of layers/beds.md.\n"), edited);
    }

    /// A commit is recognized by the line of its message that names the suggestion, not by its subject.
    void recognizesItsOwnCommit_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<bool>("ours");
        QTest::newRow("its own") << "Accept suggestion 1: Title\n\nReason.\n\nSuggestion: 1\n" << true;
        QTest::newRow("its own, without an end") << "Accept suggestion 1: Title\n\nReason.\n\nSuggestion: 1" << true;
        QTest::newRow("signed off") << "Accept suggestion 1: Title\n\nReason.\n\nSuggestion: 1\r\nSigned-off-by: Ada\r\n" << true;
        QTest::newRow("another one's") << "Accept suggestion 12: Title\n\nReason.\n\nSuggestion: 12\n" << false;
        QTest::newRow("among other words") << "See\nSuggestion: 1 of the list\n" << false;
        QTest::newRow("none") << "Begin\n" << false;
    }
    void recognizesItsOwnCommit()
    {
        QFETCH(QString, message);
        QFETCH(bool, ours);
        RatifyWorkspace workspace;
        RejectingHistory history(message);
        const Suggestion suggestion = workspace.storeSuggestion();
        QCOMPARE(suggestion.id, RecordId(1));
        const OpenedWorkspace opened = workspace.open();
        const auto plan = planAcceptance(opened, nullptr, suggestion);
        QVERIFY(plan.ok());
        const auto accepted = acceptSuggestion(workspace.store(), opened, &history, *plan, testDecider());
        QVERIFY(accepted.ok());
        QCOMPARE(accepted->decision.commit, ours ? QStringLiteral("c0ffee") : QString());
        QCOMPARE(accepted->commitError, ours ? QString() : QStringLiteral("The disk is full."));
    }

    void showsAMergeConflict()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
            QSKIP("git is not installed");
        RatifyWorkspace workspace;
        workspace.makeRepository();
        workspace.writeLayer(withReplacement(RatifyWorkspace::originalText(), QStringLiteral("Bed 20 is"), QStringLiteral("Bed 20 will be")));
        const auto history = openHistory(workspace.folder());
        const auto plan = planAcceptance(workspace.open(), history->get(), workspace.storeSuggestion());
        QVERIFY(plan.ok() && !plan->isClean() && plan->isMerged);
        const AcceptConflict &conflict = plan->conflicts.first();
        QCOMPARE(conflict.base, QStringLiteral("Bed 20 is sown in week 29.\n"));
        QCOMPARE(conflict.myText, QStringLiteral("Bed 20 will be sown in week 29.\n"));
        QCOMPARE(conflict.theirs, QStringLiteral("Bed 20 was sown in week 29.\n"));
        QVERIFY(plan->change.isEmpty());
    }

    void rejectsASuggestionWithAReason()
    {
        RatifyWorkspace workspace;
        const auto listed = findSuggestion(workspace.store(), workspace.storeSuggestion().id);
        QVERIFY(!rejectSuggestion(workspace.store(), *listed, QStringLiteral("  "), testDecider()).ok());
        QVERIFY(rejectSuggestion(workspace.store(), *listed, QStringLiteral("Not here."), testDecider()).ok());
        const auto after = findSuggestion(workspace.store(), listed->suggestion.id);
        QCOMPARE(after->state(), SuggestionState::Rejected);
        QCOMPARE(after->decisions.first().reason, QStringLiteral("Not here."));
        QVERIFY(!rejectSuggestion(workspace.store(), *after, QStringLiteral("Again."), testDecider()).ok());
        QVERIFY(!rejectSuggestion(workspace.store(), *listed, QStringLiteral("Again."), testDecider()).ok()); // the suggestion was listed before the first rejection
        QCOMPARE(findSuggestion(workspace.store(), listed->suggestion.id)->decisions.size(), 1);
        QVERIFY(after->canBeAccepted()); // the user can still change the decision
    }

    /// Measures the prompt before and after for every provider, and reports a change that exceeds a limit.
    void measuresPromptGrowth()
    {
        RatifyWorkspace workspace;
        Suggestion suggestion = workspace.suggestion();
        const QString longer = RatifyWorkspace::originalText() + QStringLiteral("A bed and its path and what grows along them.\n").repeated(40'000);
        suggestion.diff = toText(diffFile(RatifyWorkspace::originalText(), longer, suggestion.target));
        const OpenedWorkspace opened = workspace.open();
        const auto small = measurePromptGrowth(opened, {}, planAcceptance(opened, nullptr, workspace.suggestion())->change);
        QVERIFY(small.ok() && !small->isEmpty());
        QCOMPARE(tokenGuardError(*small), QString());
        const auto anthropic = std::find_if(small->begin(), small->end(), [](const PromptGrowth &one) { return one.provider == u"anthropic"; });
        QVERIFY(anthropic != small->end() && anthropic->costs.isKnown());
        QVERIFY(*anthropic->costs.laterTurnAfter == *anthropic->after->plan.nextCost);
        const QString text = growthText(*anthropic);
        QVERIFY2(text.contains(QStringLiteral(" tokens with %1. The change ").arg(anthropic->after->model)), qPrintable(text));
        const auto large = measurePromptGrowth(opened, {}, planAcceptance(opened, nullptr, suggestion)->change);
        QVERIFY(large.ok());
        QVERIFY2(tokenGuardError(*large).contains(QStringLiteral("the prompt would exceed a limit")),
            qPrintable(tokenGuardError(*large)));
    }

    /// The description of a limit contains the number of removed passages, but another number does not make it another limit.
    void acceptsAChangeThatTruncatesFewerPassages()
    {
        BudgetReport three;
        three.removed = Ledger(3);
        BudgetReport two;
        two.removed = Ledger(2);
        QCOMPARE(exceededBudget(three, two), QString());
        QCOMPARE(exceededBudget(three, three), QString());
        QVERIFY2(exceededBudget(two, three).contains(u'3'), qPrintable(exceededBudget(two, three)));
        QVERIFY(!exceededBudget({}, two).isEmpty());
    }

    void replaysHeldOutInteractions()
    {
        RatifyWorkspace workspace;
        Interaction interaction{.at = QDateTime::currentDateTimeUtc()};
        interaction.request = QStringLiteral("When is bed five sown?");
        interaction.response = QStringLiteral("Sow bed five in week twelve.");
        const auto ids = workspace.store().interactions().append({interaction, interaction, interaction});
        Suggestion suggestion = workspace.suggestion();
        suggestion.evidence["examples"] = Json::array({ids->at(1)});
        const auto held = readHeldOutInteractions(workspace.store(), suggestion);
        QCOMPARE(held->size(), 2);
        const OpenedWorkspace opened = workspace.open();
        const WorkspaceChange change = planAcceptance(opened, nullptr, suggestion)->change;
        const auto composed = replayHeldOutInteractions(opened, change, *held);
        QVERIFY(composed.ok() && !composed->hasProvider && composed->emptyReason.isEmpty());
        QVERIFY(composed->cases.first().isPromptChanged && !composed->cases.first().similarity);
        ConstantProvider parrot;
        const auto asked = replayHeldOutInteractions(opened, change, *held, {QStringLiteral("anthropic"), {}}, &parrot);
        QCOMPARE(parrot.asked.size(), 2);
        QVERIFY(parrot.asked.first().contains(QStringLiteral("Bed 5 was")));
        QCOMPARE(*asked->cases.first().similarity, 10.0 / 12);
        QVERIFY(!replayHeldOutInteractions(opened, change, {})->emptyReason.isEmpty());
    }

    /// Experiment calls are stored without texts and are not replayed. Older records are found even if hundreds of such calls follow them.
    void skipsExperimentsWhenReplaying()
    {
        RatifyWorkspace workspace;
        Interaction work{.at = QDateTime::currentDateTimeUtc()};
        work.request = QStringLiteral("When is bed five sown?");
        work.response = QStringLiteral("Sow bed five in week twelve.");
        Interaction call = work;
        call.source = QStringLiteral("experiment");
        Interaction bare = call;
        bare.request.clear();
        bare.response.clear();
        const auto ids = workspace.store().interactions().append(QList<Interaction>(7, work) + QList<Interaction>(1200, bare) + QList<Interaction>{call});
        QVERIFY(ids.ok());
        const auto held = readHeldOutInteractions(workspace.store(), workspace.suggestion());
        QVERIFY(held.ok());
        QList<RecordId> found;
        for (const Interaction &interaction : *held)
            found += interaction.id;
        QCOMPARE(found, QList<RecordId>({ids->at(6), ids->at(5), ids->at(4), ids->at(3), ids->at(2)}));
    }

    /// If a record's request is the whole conversation, only the last question is replayed.
    void replaysOnlyTheLastQuestion()
    {
        RatifyWorkspace workspace;
        Interaction interaction{.at = QDateTime::currentDateTimeUtc()};
        interaction.request = QStringLiteral("Person: What grows here? Model: Beans. Person: When is bed five sown?");
        interaction.details = {{"question", "When is bed five sown?"}};
        interaction.response = QStringLiteral("Sow bed five in week twelve.");
        const OpenedWorkspace opened = workspace.open();
        const WorkspaceChange change = planAcceptance(opened, nullptr, workspace.suggestion())->change;
        ConstantProvider parrot;
        QVERIFY(replayHeldOutInteractions(opened, change, {interaction}, {QStringLiteral("anthropic"), {}}, &parrot).ok());
        QCOMPARE(parrot.asked.size(), 1);
        QVERIFY(parrot.asked.first().contains(QStringLiteral("When is bed five sown?")));
        QVERIFY2(!parrot.asked.first().contains(QStringLiteral("What grows here?")), qPrintable(parrot.asked.first()));
    }
};

OUTCROP_TEST(TestRatify, CoreApplication)

} // namespace tst_ratify

#include "tst_ratify.moc"
