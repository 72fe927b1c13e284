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
Suggestion growingSuggestion(const RatifyWorkspace &place)
{
    Suggestion suggestion = place.suggestion();
    const QString longer = RatifyWorkspace::text() + QStringLiteral("A bed and its path and what grows along them.\n").repeated(40'000);
    suggestion.diff = toText(diffFile(RatifyWorkspace::text(), longer, suggestion.target));
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
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored(growingSuggestion(place));
        const OpenedWorkspace opened = place.opened();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared && !prepared->refusal.isEmpty());
        const Result<Acceptance> rejected =
            acceptPreparedSuggestion(place.store(), opened, nullptr, *prepared, false, testDecider());
        QVERIFY(!rejected && rejected.error().code == ErrorCode::NotAllowed);
        QCOMPARE(rejected.error().message, prepared->refusal);
        QCOMPARE(place.now(), RatifyWorkspace::text());
        QVERIFY(acceptPreparedSuggestion(place.store(), opened, nullptr, *prepared, true, testDecider()).ok());
        QVERIFY(place.now() != RatifyWorkspace::text());
    }

    void acceptsASmallChange()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored();
        const OpenedWorkspace opened = place.opened();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared && prepared->refusal.isEmpty() && !prepared->growth.isEmpty());
        const Result<Acceptance> accepted =
            acceptPreparedSuggestion(place.store(), opened, nullptr, *prepared, false, testDecider());
        QVERIFY(accepted.ok());
        QCOMPARE(accepted->decision.person, QStringLiteral("ada"));
        QCOMPARE(place.now(), RatifyWorkspace::wanted());
    }

    /// The growth shown with a suggestion is the growth that the token guard checks.
    void shownGrowthMatchesTheTokenGuard()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored(growingSuggestion(place));
        const OpenedWorkspace opened = place.opened();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared.ok());
        const Result<QList<PromptGrowth>> shown = acceptanceGrowth(opened, suggestion, prepared->plan.change);
        QVERIFY(shown && !shown->isEmpty());
        QCOMPARE(shown->size(), prepared->growth.size());
        for (qsizetype i = 0; i < shown->size(); ++i)
            QVERIFY(toJson(shown->at(i)) == toJson(prepared->growth.at(i)));
        QCOMPARE(tokenGuardError(*shown), prepared->refusal);
    }

    /// Without API calls, the provider selected in the window has no effect, as on the command line.
    void offlineReplayIgnoresTheProvider()
    {
        RatifyWorkspace place;
        Interaction interaction{.at = QDateTime::currentDateTimeUtc()};
        interaction.request = QStringLiteral("When is bed five sown?");
        interaction.response = QStringLiteral("Sow bed five in week twelve.");
        interaction.provider = QStringLiteral("anthropic");
        QVERIFY(place.store().interactions().append({interaction}));
        const OpenedWorkspace opened = place.opened();
        const Result<AcceptPlan> plan = planAcceptance(opened, nullptr, place.stored());
        QVERIFY(plan.ok());
        const Result<ReplayReport> plain = replayAcceptance(place.store(), opened, *plan, {}, nullptr, {});
        const Result<ReplayReport> named = replayAcceptance(place.store(), opened, *plan, {QStringLiteral("none of that name"), {}}, nullptr, {});
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
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored();
        Decision begun{.at = QDateTime::currentDateTimeUtc(), .suggestion = suggestion.id, .verdict = QStringLiteral("accepting")};
        QVERIFY(place.store().decisions().append({begun}));
        const Result<ListedSuggestion> raw = findSuggestion(place.store(), suggestion.id);
        QCOMPARE(raw->state(), SuggestionState::Accepting);
        const Result<QList<ListedSuggestion>> all = settleAndListSuggestions(place.store(), place.folder(), nullptr);
        const Result<ListedSuggestion> one = settleAndFindSuggestion(place.store(), place.folder(), nullptr, suggestion.id);
        QVERIFY(all && one);
        QCOMPARE(all->size(), 1);
        QCOMPARE(all->first().state(), one->state());
        QCOMPARE(settleAndFindSuggestion(place.store(), place.folder(), nullptr, suggestion.id + 1).error().code, ErrorCode::NotFound);
    }

    /// Undo of an accepted hunk restores the file in the window. The suggestion is then open for every interface, and can be decided again.
    void undoneAcceptanceIsOpenAgain()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored();
        const auto acceptFirstHunk = [&place, &suggestion] {
            const OpenedWorkspace opened = place.opened();
            const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion, {.hunks = QList<int>{1}});
            return acceptPreparedSuggestion(place.store(), opened, nullptr, *prepared, false, testDecider());
        };
        const Result<Acceptance> accepted = acceptFirstHunk();
        QVERIFY(accepted.ok());
        const auto state = [&] { return findSuggestion(place.store(), suggestion.id)->state(); };
        QCOMPARE(state(), SuggestionState::Partly);
        place.put(RatifyWorkspace::text());
        QVERIFY(undoAcceptance(place.store(), suggestion.id, testDecider()).ok());
        QCOMPARE(state(), SuggestionState::Open);
        QCOMPARE(undoAcceptance(place.store(), suggestion.id, testDecider()).error().code, ErrorCode::NotAllowed);
        QVERIFY(settleAndFindOpenSuggestion(place.store(), place.folder(), nullptr, suggestion.id).ok());
        const Result<ListedSuggestion> listed = findSuggestion(place.store(), suggestion.id);
        QCOMPARE(listed->decisions.size(), 2); // the log keeps the acceptance
        QCOMPARE(listed->decisions.last().verdict, undoneVerdict);
        QVERIFY(acceptFirstHunk().ok());
        QCOMPARE(state(), SuggestionState::Partly);
        QVERIFY(place.now().contains(QStringLiteral("Bed 5 was")));
    }

    void redoLogsTheAcceptanceAgain()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored();
        const OpenedWorkspace opened = place.opened();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion, {.hunks = QList<int>{1, 3}});
        const Result<Acceptance> accepted = acceptPreparedSuggestion(place.store(), opened, nullptr, *prepared, false, testDecider());
        QVERIFY(accepted.ok());
        QCOMPARE(redoAcceptance(place.store(), accepted->decision, testDecider()).error().code, ErrorCode::NotAllowed);
        QVERIFY(undoAcceptance(place.store(), suggestion.id, testDecider()).ok());
        const Result<Decision> redone = redoAcceptance(place.store(), accepted->decision, testDecider());
        QVERIFY(redone.ok());
        QCOMPARE(redone->hunks, accepted->decision.hunks);
        QVERIFY(redone->id > accepted->decision.id);
        QCOMPARE(findSuggestion(place.store(), suggestion.id)->state(), SuggestionState::Partly);
    }

    void doesNotMeasureConflicts()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored();
        place.put(RatifyWorkspace::text().replace(QStringLiteral("Bed 5 is"), QStringLiteral("Bed 5 will be")));
        const Result<PreparedAcceptance> prepared = prepareAcceptance(place.opened(), nullptr, suggestion);
        QVERIFY(prepared && !prepared->plan.isClean() && prepared->growth.isEmpty());
    }

    void rejectsRepeatedDecisions()
    {
        RatifyWorkspace place;
        const RecordId id = place.stored().id;
        QVERIFY(settleAndFindAcceptableSuggestion(place.store(), place.folder(), nullptr, id).ok());
        QVERIFY(settleAndFindAcceptableSuggestion(place.store(), place.folder(), nullptr, id + 1).error().code == ErrorCode::NotFound);
        QVERIFY(
            rejectSuggestionById(place.store(), place.folder(), nullptr, id, QStringLiteral("Not here."), testDecider())
                .ok());
        const Result<Decision> again =
            rejectSuggestionById(place.store(), place.folder(), nullptr, id, QStringLiteral("Still not."), testDecider());
        QVERIFY(!again && again.error().code == ErrorCode::NotAllowed);
        QVERIFY2(again.error().message.contains(QStringLiteral("rejected on ")) && again.error().message.endsWith(QStringLiteral(" by ada")), qPrintable(again.error().message));
        const OpenedWorkspace opened = place.opened();
        // The user can still change the decision.
        const Result<ListedSuggestion> listed = settleAndFindAcceptableSuggestion(place.store(), place.folder(), nullptr, id);
        QVERIFY(listed.ok());
        const auto accept = [&](const AcceptChoice &choice) {
            const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, listed->suggestion, choice);
            return acceptPreparedSuggestion(place.store(), opened, nullptr, *prepared, false, testDecider());
        };
        QVERIFY(accept({}).error().code == ErrorCode::NotAllowed); // as if it had been rejected after planning
        QVERIFY(accept({.overridesRejection = true}).ok());
        QVERIFY(settleAndFindAcceptableSuggestion(place.store(), place.folder(), nullptr, id).error().code == ErrorCode::NotAllowed);
    }
};

OUTCROP_TEST(TestDecide, CoreApplication)

} // namespace tst_decide

#include "tst_decide.moc"
