// SPDX-License-Identifier: GPL-3.0-or-later
// Deciding about a suggestion: one way for the command line and the window.
#include "app/evolution/decide.h"
#include "tests/app/ratifyworkspace.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

/// A suggestion that makes the layer larger than any window.
Suggestion growing(const RatifyWorkspace &place)
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
    void theDeciderIsTheUser()
    {
        qputenv("USER", "ada");
        qputenv("USERNAME", "grace");
        QCOMPARE(currentDecider().person, QStringLiteral("ada"));
        QCOMPARE(currentDecider().at.timeSpec(), Qt::UTC);
        qunsetenv("USER");
        QCOMPARE(currentDecider().person, QStringLiteral("grace"));
        qunsetenv("USERNAME");
        QCOMPARE(currentDecider().person, QString());
    }

    void growthIsRefusedUnlessAllowed()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored(growing(place));
        const OpenedWorkspace opened = place.opened();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared && !prepared->refusal.isEmpty());
        const Result<Acceptance> refused = acceptPrepared(place.store(), opened, nullptr, *prepared, false, somebody());
        QVERIFY(!refused && refused.error().code == ErrorCode::NotAllowed);
        QCOMPARE(refused.error().message, prepared->refusal);
        QCOMPARE(place.now(), RatifyWorkspace::text());
        QVERIFY(acceptPrepared(place.store(), opened, nullptr, *prepared, true, somebody()).ok());
        QVERIFY(place.now() != RatifyWorkspace::text());
    }

    void whatIsSmallIsAccepted()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored();
        const OpenedWorkspace opened = place.opened();
        const Result<PreparedAcceptance> prepared = prepareAcceptance(opened, nullptr, suggestion);
        QVERIFY(prepared && prepared->refusal.isEmpty() && !prepared->growth.isEmpty());
        const Result<Acceptance> accepted = acceptPrepared(place.store(), opened, nullptr, *prepared, false, somebody());
        QVERIFY(accepted.ok());
        QCOMPARE(accepted->decision.person, QStringLiteral("ada"));
        QCOMPARE(place.now(), RatifyWorkspace::wanted());
    }

    void conflictsAreNotMeasured()
    {
        RatifyWorkspace place;
        const Suggestion suggestion = place.stored();
        place.put(RatifyWorkspace::text().replace(QStringLiteral("Bed 5 is"), QStringLiteral("Bed 5 will be")));
        const Result<PreparedAcceptance> prepared = prepareAcceptance(place.opened(), nullptr, suggestion);
        QVERIFY(prepared && !prepared->plan.clean() && prepared->growth.isEmpty());
    }

    void aDecisionIsMadeOnce()
    {
        RatifyWorkspace place;
        const RecordId id = place.stored().id;
        QVERIFY(suggestionToAccept(place.store(), place.folder(), nullptr, id).ok());
        QVERIFY(suggestionToAccept(place.store(), place.folder(), nullptr, id + 1).error().code == ErrorCode::NotFound);
        QVERIFY(rejectNumbered(place.store(), place.folder(), nullptr, id, QStringLiteral("Not here."), somebody()).ok());
        const Result<Decision> again = rejectNumbered(place.store(), place.folder(), nullptr, id, QStringLiteral("Still not."), somebody());
        QVERIFY(!again && again.error().code == ErrorCode::NotAllowed);
        QVERIFY2(again.error().message.contains(QStringLiteral("rejected on ")) && again.error().message.endsWith(QStringLiteral(" by ada")), qPrintable(again.error().message));
        const OpenedWorkspace opened = place.opened();
        const Result<ListedSuggestion> listed = suggestionToAccept(place.store(), place.folder(), nullptr, id); // a person may think again
        QVERIFY(listed.ok());
        QVERIFY(acceptPrepared(place.store(), opened, nullptr, *prepareAcceptance(opened, nullptr, listed->suggestion), false, somebody()).ok());
        QVERIFY(suggestionToAccept(place.store(), place.folder(), nullptr, id).error().code == ErrorCode::NotAllowed);
    }
};

OUTCROP_TEST(TestDecide, CoreApplication)
#include "tst_decide.moc"
