// SPDX-License-Identifier: GPL-3.0-or-later
// Tests decisions about suggestions, which the command line and the window share.
#include "app/evolution/decide.h"
#include "tests/app/ratifyworkspace.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_decide {

namespace {

/// Returns a suggestion that makes the layer larger than the context windows of some models.
Suggestion growingSuggestion(const RatifyWorkspace &workspace)
{
    Suggestion suggestion = workspace.suggestion();
    const QString longer = RatifyWorkspace::originalText() + QStringLiteral("A bed and its path and what grows along them.\n").repeated(40'000);
    suggestion.diff = toText(diffFile(RatifyWorkspace::originalText(), longer, suggestion.target));
    return suggestion;
}

} // namespace

class TestDecide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheDeciderFromTheEnvironment()
    {
        qputenv("USER", "ada");
        qputenv("USERNAME", "grace");
        QCOMPARE(currentDecider().person, QStringLiteral("ada"));
        QCOMPARE(currentDecider().time.timeSpec(), Qt::UTC);
        qunsetenv("USER");
        QCOMPARE(currentDecider().person, QStringLiteral("grace"));
        qunsetenv("USERNAME");
        QCOMPARE(currentDecider().person, QString());
    }

    void rejectsGrowthUnlessAllowed()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion(growingSuggestion(workspace));
        const OpenedWorkspace opened = workspace.open();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared && !prepared->refusal.isEmpty());
        const Result<Acceptance> rejected =
            acceptPreparedSuggestion(workspace.store(), opened, nullptr, *prepared, false, testDecider());
        QVERIFY(!rejected && rejected.error().code == ErrorCode::NotAllowed);
        QCOMPARE(rejected.error().message, prepared->refusal);
        QCOMPARE(workspace.layerText(), RatifyWorkspace::originalText());
        QVERIFY(acceptPreparedSuggestion(workspace.store(), opened, nullptr, *prepared, true, testDecider()).ok());
        QVERIFY(workspace.layerText() != RatifyWorkspace::originalText());
    }

    void acceptsASmallChange()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion();
        const OpenedWorkspace opened = workspace.open();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared && prepared->refusal.isEmpty() && !prepared->growth.isEmpty());
        const Result<Acceptance> accepted =
            acceptPreparedSuggestion(workspace.store(), opened, nullptr, *prepared, false, testDecider());
        QVERIFY(accepted.ok());
        QCOMPARE(accepted->decision.person, QStringLiteral("ada"));
        QCOMPARE(workspace.layerText(), RatifyWorkspace::suggestedText());
    }

    /// The growth shown with a suggestion is the growth that the token guard checks.
    void shownGrowthMatchesTheTokenGuard()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion(growingSuggestion(workspace));
        const OpenedWorkspace opened = workspace.open();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared.ok());
        const Result<QList<PromptGrowth>> shown = measureAcceptanceGrowth(opened, suggestion, prepared->plan.change);
        QVERIFY(shown && !shown->isEmpty());
        QCOMPARE(shown->size(), prepared->growth.size());
        for (qsizetype i = 0; i < shown->size(); ++i)
            QVERIFY(toJson(shown->at(i)) == toJson(prepared->growth.at(i)));
        QCOMPARE(tokenGuardError(*shown), prepared->refusal);
    }

    /// Without API calls, the provider selected in the window has no effect, as on the command line.
    void offlineReplayIgnoresTheProvider()
    {
        RatifyWorkspace workspace;
        Interaction interaction{.at = QDateTime::currentDateTimeUtc()};
        interaction.request = QStringLiteral("When is bed five sown?");
        interaction.response = QStringLiteral("Sow bed five in week twelve.");
        interaction.provider = QStringLiteral("anthropic");
        QVERIFY(workspace.store().interactions().append({interaction}));
        const OpenedWorkspace opened = workspace.open();
        const Result<AcceptPlan> plan = planAcceptance(opened, nullptr, workspace.storeSuggestion());
        QVERIFY(plan.ok());
        const Result<ReplayReport> plain = replayAcceptance(workspace.store(), opened, *plan, {}, nullptr, {});
        const Result<ReplayReport> named = replayAcceptance(workspace.store(), opened, *plan, {QStringLiteral("none of that name"), {}}, nullptr, {});
        QVERIFY(plain && named && !plain->hasProvider && !named->hasProvider);
        QCOMPARE(plain->cases.size(), 1);
        QCOMPARE(named->cases.size(), 1);
        QCOMPARE(named->cases.first().problem, QString());
        QVERIFY(plain->cases.first().tokensBefore > 0);
        QCOMPARE(named->cases.first().tokensBefore, plain->cases.first().tokensBefore);
        QCOMPARE(named->cases.first().tokensAfter, plain->cases.first().tokensAfter);
    }

    /// An interrupted acceptance is settled before suggestions are listed or looked up.
    void settlesInterruptedAcceptancesFirst()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion();
        Decision begun{.at = QDateTime::currentDateTimeUtc(), .suggestion = suggestion.id, .verdict = QStringLiteral("accepting")};
        QVERIFY(workspace.store().decisions().append({begun}));
        const Result<ListedSuggestion> raw = findSuggestion(workspace.store(), suggestion.id);
        QCOMPARE(raw->state(), SuggestionState::Accepting);
        const Result<QList<ListedSuggestion>> all = settleAndListSuggestions(workspace.store(), workspace.folder(), nullptr);
        const Result<ListedSuggestion> one = settleAndFindSuggestion(workspace.store(), workspace.folder(), nullptr, suggestion.id);
        QVERIFY(all && one);
        QCOMPARE(all->size(), 1);
        QCOMPARE(all->first().state(), one->state());
        QCOMPARE(settleAndFindSuggestion(workspace.store(), workspace.folder(), nullptr, suggestion.id + 1).error().code, ErrorCode::NotFound);
    }

    /// Undo of an accepted hunk restores the file in the window. The suggestion is then open for every interface, and can be decided again.
    void undoneAcceptanceIsOpenAgain()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion();
        const auto acceptFirstHunk = [&workspace, &suggestion] {
            const OpenedWorkspace opened = workspace.open();
            const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion, {.hunks = QList<int>{1}});
            return acceptPreparedSuggestion(workspace.store(), opened, nullptr, *prepared, false, testDecider());
        };
        const Result<Acceptance> accepted = acceptFirstHunk();
        QVERIFY(accepted.ok());
        const auto state = [&] { return findSuggestion(workspace.store(), suggestion.id)->state(); };
        QCOMPARE(state(), SuggestionState::Partly);
        workspace.writeLayer(RatifyWorkspace::originalText());
        QVERIFY(undoAcceptance(workspace.store(), suggestion.id, testDecider()).ok());
        QCOMPARE(state(), SuggestionState::Open);
        QCOMPARE(undoAcceptance(workspace.store(), suggestion.id, testDecider()).error().code, ErrorCode::NotAllowed);
        QVERIFY(settleAndFindOpenSuggestion(workspace.store(), workspace.folder(), nullptr, suggestion.id).ok());
        const Result<ListedSuggestion> listed = findSuggestion(workspace.store(), suggestion.id);
        QCOMPARE(listed->decisions.size(), 2); // the log keeps the acceptance
        QCOMPARE(listed->decisions.last().verdict, undoneVerdict);
        QVERIFY(acceptFirstHunk().ok());
        QCOMPARE(state(), SuggestionState::Partly);
        QVERIFY(workspace.layerText().contains(QStringLiteral("Bed 5 was")));
    }

    void redoLogsTheAcceptanceAgain()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion();
        const OpenedWorkspace opened = workspace.open();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion, {.hunks = QList<int>{1, 3}});
        const Result<Acceptance> accepted = acceptPreparedSuggestion(workspace.store(), opened, nullptr, *prepared, false, testDecider());
        QVERIFY(accepted.ok());
        QCOMPARE(redoAcceptance(workspace.store(), accepted->decision, testDecider()).error().code, ErrorCode::NotAllowed);
        QVERIFY(undoAcceptance(workspace.store(), suggestion.id, testDecider()).ok());
        const Result<Decision> redone = redoAcceptance(workspace.store(), accepted->decision, testDecider());
        QVERIFY(redone.ok());
        QCOMPARE(redone->hunks, accepted->decision.hunks);
        QVERIFY(redone->id > accepted->decision.id);
        QCOMPARE(findSuggestion(workspace.store(), suggestion.id)->state(), SuggestionState::Partly);
    }

    void doesNotMeasureConflicts()
    {
        RatifyWorkspace workspace;
        const Suggestion suggestion = workspace.storeSuggestion();
        workspace.writeLayer(RatifyWorkspace::originalText().replace(QStringLiteral("Bed 5 is"), QStringLiteral("Bed 5 will be")));
        const Result<PreparedAcceptance> prepared = prepareAcceptance(workspace.open(), nullptr, suggestion);
        QVERIFY(prepared && !prepared->plan.isClean() && prepared->growth.isEmpty());
    }

    void rejectsRepeatedDecisions()
    {
        RatifyWorkspace workspace;
        const RecordId id = workspace.storeSuggestion().id;
        QVERIFY(settleAndFindAcceptableSuggestion(workspace.store(), workspace.folder(), nullptr, id).ok());
        QVERIFY(settleAndFindAcceptableSuggestion(workspace.store(), workspace.folder(), nullptr, id + 1).error().code == ErrorCode::NotFound);
        QVERIFY(
            rejectSuggestionById(workspace.store(), workspace.folder(), nullptr, id, QStringLiteral("Not here."), testDecider())
                .ok());
        const Result<Decision> again =
            rejectSuggestionById(workspace.store(), workspace.folder(), nullptr, id, QStringLiteral("Still not."), testDecider());
        QVERIFY(!again && again.error().code == ErrorCode::NotAllowed);
        QVERIFY2(again.error().message.contains(QStringLiteral("rejected on ")) && again.error().message.contains(QStringLiteral(" by ada. ")), qPrintable(again.error().message));
        const OpenedWorkspace opened = workspace.open();
        // The user can still change the decision.
        const Result<ListedSuggestion> listed = settleAndFindAcceptableSuggestion(workspace.store(), workspace.folder(), nullptr, id);
        QVERIFY(listed.ok());
        const auto accept = [&](const AcceptChoice &choice) {
            const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, listed->suggestion, choice);
            return acceptPreparedSuggestion(workspace.store(), opened, nullptr, *prepared, false, testDecider());
        };
        QVERIFY(accept({}).error().code == ErrorCode::NotAllowed); // the same state as after a rejection between planning and acceptance
        QVERIFY(accept({.overridesRejection = true}).ok());
        QVERIFY(settleAndFindAcceptableSuggestion(workspace.store(), workspace.folder(), nullptr, id).error().code == ErrorCode::NotAllowed);
    }
};

OUTCROP_TEST(TestDecide, CoreApplication)

} // namespace tst_decide

#include "tst_decide.moc"
