// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/documentkind.h"
#include "core/sessions/turnlocation.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_turnplace {

class TurnPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildsPathsOfATurn();
    void roundTripsPaths_data();
    void roundTripsPaths();
    void rejectsOtherPaths_data();
    void rejectsOtherPaths();
    void buildsSessionIdsFromDateAndText_data();
    void buildsSessionIdsFromDateAndText();
    void convertsPhasesToFileNames_data();
    void convertsPhasesToFileNames();
    void rejectsUnsafeSessionIds();
};

void TurnPlaces::buildsPathsOfATurn()
{
    const TurnLocation first{QStringLiteral("s"), 2, QStringLiteral("planning"), 1};
    QCOMPARE(first.promptPath(), QStringLiteral("sessions/s/iteration-2/planning-prompt.md"));
    QCOMPARE(first.responsePath(), QStringLiteral("sessions/s/iteration-2/planning-response.md"));
    QCOMPARE(first.partialPath(), QStringLiteral("sessions/s/iteration-2/planning-response.partial.md"));
    QCOMPARE(first.conversationPath(), QStringLiteral("sessions/s/iteration-2/planning-conversation.json"));
    const TurnLocation third{QStringLiteral("s"), 2, QStringLiteral("planning"), 3};
    QCOMPARE(third.promptPath(), QStringLiteral("sessions/s/iteration-2/planning-turn-3-prompt.md"));
    QCOMPARE(third.conversationPath(), first.conversationPath());
    const TurnLocation older{QStringLiteral("s"), 2, QStringLiteral("generating"), 1};
    QCOMPARE(older.promptPath(), QStringLiteral("sessions/s/iteration-2/generating-prompt.md")); // files of older sessions keep their names
}

void TurnPlaces::roundTripsPaths_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<int>("turn");
    for (const char *phase : {"planning", "message", "generation", "generating", "fine-tuning", "turn-2", "a.b", "planning-summary"}) {
        for (const int turn : {1, 2, 117})
            QTest::addRow("%s %d", phase, turn) << QString::fromLatin1(phase) << turn;
    }
}

void TurnPlaces::roundTripsPaths()
{
    QFETCH(QString, phase);
    QFETCH(int, turn);
    const TurnLocation location{QStringLiteral("2026-11-21-plan"), 4, phase, turn};
    const auto readBack = [](const QString &path, SessionFileKind kind) {
        const std::optional<SessionFile> file = sessionFileOf(path);
        return file && file->kind == kind ? file->location : TurnLocation();
    };
    QCOMPARE(readBack(location.promptPath(), SessionFileKind::Prompt), location);
    QCOMPARE(readBack(location.responsePath(), SessionFileKind::Response), location);
    QCOMPARE(readBack(location.partialPath(), SessionFileKind::Partial), location);
    QCOMPARE(sessionFileOf(location.conversationPath())->location.phase, phase);
    QCOMPARE(kindOfPath(location.promptPath()), std::optional(DocumentKind::Prompt));
    QCOMPARE(kindOfPath(location.responsePath()), std::optional(DocumentKind::Response));
    QCOMPARE(kindOfPath(location.partialPath()), std::optional(DocumentKind::Response));
    QCOMPARE(kindOfPath(location.conversationPath()), std::optional(DocumentKind::Conversation));
}

void TurnPlaces::rejectsOtherPaths_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"layers/a-prompt.md", "sessions/a-prompt.md", "sessions/a/planning-prompt.md", "sessions/a/iteration-x/planning-prompt.md",
             "sessions/a/iteration-1/notes.md", "sessions/a/iteration-1/-prompt.md", "sessions/a/b/iteration-1/planning-prompt.md",
             "sessions/a/iteration-1/planning-conversation.yaml", "sessions/a/iteration-99999999999/planning-prompt.md"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void TurnPlaces::rejectsOtherPaths()
{
    QFETCH(QString, path);
    QVERIFY(!sessionFileOf(path));
}

void TurnPlaces::buildsSessionIdsFromDateAndText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::newRow("words") << "Plan the release." << "2026-11-21-plan-the-release";
    QTest::newRow("marks and umlauts") << QStringLiteral("  »Für den Märkt!«") << "2026-11-21-fur-den-markt";
    QTest::newRow("no letters it can keep") << QStringLiteral("植物 🌱") << "2026-11-21";
    QTest::newRow("nothing") << QString() << "2026-11-21";
    QTest::newRow("a path") << "../../etc/passwd" << "2026-11-21-etc-passwd";
    QTest::newRow("long") << QStringLiteral("one two three four five six seven eight nine ten eleven")
                          << "2026-11-21-one-two-three-four-five-six-seven-eight";
    QTest::newRow("one long word") << QString(200, u'a') << QStringLiteral("2026-11-21-") + QString(40, u'a');
}

void TurnPlaces::buildsSessionIdsFromDateAndText()
{
    QFETCH(QString, text);
    QFETCH(QString, id);
    QCOMPARE(sessionId(QDate(2026, 11, 21), text), id);
    QVERIFY(isSessionId(id));
    QCOMPARE(numberedSessionId(id, 1), id);
    QCOMPARE(numberedSessionId(id, 3), id + QStringLiteral("-3"));
}

void TurnPlaces::convertsPhasesToFileNames_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("stem");
    QTest::addColumn<QString>("phaseOfStem");
    QTest::newRow("planning") << "planning" << "planning" << "planning";
    QTest::newRow("none") << QString() << "message" << QString();
    QTest::newRow("generating") << "generating" << "generation" << "generating";
    QTest::newRow("reviewing") << "reviewing" << "review" << "reviewing";
    QTest::newRow("revising") << "revising" << "revision" << "revising";
    QTest::newRow("by the file's name") << "generation" << "generation" << "generating";
    QTest::newRow("hostile") << "../../x/y" << "x-y" << "x-y";
    QTest::newRow("hidden") << ".git" << "git" << "git";
}

void TurnPlaces::convertsPhasesToFileNames()
{
    QFETCH(QString, phase);
    QTEST(phaseStem(phase), "stem");
    QFETCH(QString, stem);
    QTEST(phaseOfStem(stem), "phaseOfStem");
}

void TurnPlaces::rejectsUnsafeSessionIds()
{
    for (const char *id : {"", "..", ".", "a/b", "../a", ".hidden", "-option", "a\nb"})
        QVERIFY2(!isSessionId(QString::fromLatin1(id)), id);
}

OUTCROP_TEST(TurnPlaces, NoApplication)

} // namespace tst_turnplace

#include "tst_turnplace.moc"
