// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/storesuggestions.h"
#include "tests/app/ratifyworkspace.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_raisesuggestions {

namespace {

enum class PreviousState { Open, Rejected, Accepted };

} // namespace

class TestRaiseSuggestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doesNotRepeatUnchangedSuggestions_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("interactions");
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("fingerprint");
        QTest::addColumn<bool>("raised");
        QTest::newRow("still open") << int(PreviousState::Open) << 100 << "sha256:b" << "beds" << false;
        QTest::newRow("another idea") << int(PreviousState::Open) << 10 << "sha256:a" << "rain" << true;
        QTest::newRow("rejected, as much evidence") << int(PreviousState::Rejected) << 10 << "sha256:b" << "beds" << false;
        QTest::newRow("rejected, nearly twice") << int(PreviousState::Rejected) << 19 << "sha256:b" << "beds" << false;
        QTest::newRow("rejected, twice the evidence") << int(PreviousState::Rejected) << 20 << "sha256:b" << "beds" << true;
        QTest::newRow("accepted, the same version") << int(PreviousState::Accepted) << 100 << "sha256:a" << "beds" << false;
        QTest::newRow("accepted, another version") << int(PreviousState::Accepted) << 10 << "sha256:b" << "beds" << true;
    }

    void doesNotRepeatUnchangedSuggestions()
    {
        QFETCH(int, before);
        QFETCH(int, interactions);
        QFETCH(QString, base);
        QFETCH(QString, fingerprint);
        QFETCH(bool, raised);
        RatifyWorkspace workspace;
        Suggestion suggestion = workspace.suggestion();
        suggestion.baseVersion = QStringLiteral("sha256:a");
        const RecordId known = storeNewSuggestions(workspace.store(), {suggestion})->stored.first().id;
        if (before != int(PreviousState::Open)) {
            Decision decision{.at = QDateTime::currentDateTimeUtc(), .suggestion = known};
            decision.verdict = before == int(PreviousState::Rejected) ? QStringLiteral("rejected") : QStringLiteral("accepted");
            decision.reason = QStringLiteral("Not here.");
            QVERIFY(workspace.store().decisions().append({decision}).ok());
        }
        suggestion.baseVersion = base;
        suggestion.fingerprint = fingerprint;
        suggestion.evidence = {{"interactions", interactions}};
        const auto again = storeNewSuggestions(workspace.store(), {suggestion, suggestion});
        QVERIFY(again.ok());
        QCOMPARE(again->stored.size(), raised ? 1 : 0); // the second suggestion repeats the first
        QCOMPARE(again->repeatedSuggestions.size(), raised ? 1 : 2);
        if (!raised) {
            QCOMPARE(again->repeatedSuggestions.first().earlierId, known);
            QVERIFY(!again->repeatedSuggestions.first().reason.isEmpty());
        }
    }

    /// A placeholder such as `%3` in the user's reason must not be replaced by a number from the message.
    void keepsPlaceholdersInTheReason()
    {
        RatifyWorkspace workspace;
        const RecordId known = storeNewSuggestions(workspace.store(), {workspace.suggestion()})->stored.first().id;
        Decision decision{.at = QDateTime::currentDateTimeUtc(), .suggestion = known};
        decision.verdict = QStringLiteral("rejected");
        decision.reason = QStringLiteral("Keep %3 and %4F");
        QVERIFY(workspace.store().decisions().append({decision}).ok());
        const auto again = storeNewSuggestions(workspace.store(), {workspace.suggestion()});
        QVERIFY(again.ok() && again->repeatedSuggestions.size() == 1);
        QCOMPARE(again->repeatedSuggestions.first().reason,
            QStringLiteral("the identical suggestion 1 was rejected: Keep %3 and %4F. It is suggested again when 20 interactions support it; 10 support it now"));
    }
};

OUTCROP_TEST(TestRaiseSuggestions, CoreApplication)

} // namespace tst_raisesuggestions

#include "tst_raisesuggestions.moc"
