// SPDX-License-Identifier: GPL-3.0-or-later
// Tests manual prompts: they create the same files as a call, regardless of how and when the response arrives.
#include "app/send/manualmode.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_manualmode {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

OpenedWorkspace openCopy(const WorkspaceCopy &copy)
{
    return *openWorkspace(copy.folder());
}

/// Creates a prompt that waits for its response.
TurnLocation createWaitingTurn(const WorkspaceCopy &copy, const QString &agent = QStringLiteral("clerk"))
{
    SendJob job;
    job.render.selection.request = QStringLiteral("Plan it.");
    job.render.selection.phase = QStringLiteral("planning");
    job.render.selection.agent = agent;
    job.render.provider = QStringLiteral("manual");
    ScriptedProvider unused(ProviderResponse{});
    const SendOutcome outcome = sendPrompt(*previewSend(openCopy(copy), job, noon), unused);
    if (!outcome.isWaiting() || !unused.requests().isEmpty())
        qFatal("a manual prompt was sent");
    return outcome.location;
}

SessionPhase phaseAt(const WorkspaceCopy &copy, const TurnLocation &location)
{
    return *sessionOf(openCopy(copy).workspace(), location.session)->phase(location.iteration, location.phase);
}

} // namespace

class ManualMode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void promptWaitsForAResponse();
    void acceptsAPastedResponse();
    void readsASavedResponseOnce();
    void ignoresAnEmptyResponseFile();
    void waitsUntilTheResponseIsCompletelyWritten();
    void concurrentReadersStoreTheResponseOnce();
    void parsesAManualResponse();
    void treatsAPromptFileAsATurn();
    void rejectsASecondResponse();
};

void ManualMode::promptWaitsForAResponse()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy);
    QVERIFY(bytesOf(copy.path(location.promptPath())).contains("Plan it."));
    const QList<WaitingTurn> turns = waitingTurns(openCopy(copy).workspace());
    QCOMPARE(turns.size(), 1);
    QCOMPARE(turns.first().location, location);
    QCOMPARE(turns.first().prompt.toUtf8(), bytesOf(copy.path(location.promptPath())));
}

void ManualMode::acceptsAPastedResponse()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy);
    const Result<SendOutcome> outcome = receiveResponse(openCopy(copy), location, QStringLiteral("Monday."), noon.addSecs(60));
    QVERIFY(outcome.ok() && !outcome->error && outcome->isAccepted());
    QCOMPARE(bytesOf(copy.path(location.responsePath())), QByteArray("Monday."));
    const SessionPhase phase = phaseAt(copy, location);
    QCOMPARE(phase.turns.first().state, TurnState::Answered);
    QCOMPARE(phase.turns.first().endTime, noon.addSecs(60));
    QCOMPARE(phase.conversation.messageCount(), 2);
    QVERIFY(waitingTurns(openCopy(copy).workspace()).isEmpty());
}

void ManualMode::readsASavedResponseOnce()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy);
    QVERIFY(!*readSavedResponse(openCopy(copy), location, noon));
    copy.write(location.responsePath(), "Monday.");
    QVERIFY(*readSavedResponse(openCopy(copy), location, noon));
    QVERIFY(!*readSavedResponse(openCopy(copy), location, noon));
    QCOMPARE(phaseAt(copy, location).conversation.messageCount(), 2);
    QCOMPARE(bytesOf(copy.path(location.responsePath())), QByteArray("Monday."));
}

void ManualMode::ignoresAnEmptyResponseFile()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy);
    copy.write(location.responsePath(), " \n");
    QVERIFY(!*readSavedResponse(openCopy(copy), location, noon));
    QCOMPARE(phaseAt(copy, location).turns.first().state, TurnState::Waiting);
}

/// A partially written file is not read as the response.
void ManualMode::waitsUntilTheResponseIsCompletelyWritten()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy);
    QFile file(copy.path(location.responsePath()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Mon");
    QVERIFY(file.flush());
    QVERIFY(!*readSavedResponse(openCopy(copy), location, noon));
    file.write("day.");
    file.close();
    const auto picked = readSavedResponse(openCopy(copy), location, noon);
    QVERIFY(picked.ok() && *picked);
    QCOMPARE((*picked)->response.text, QStringLiteral("Monday."));
}

void ManualMode::concurrentReadersStoreTheResponseOnce()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy);
    const OpenedWorkspace workspace = openCopy(copy);
    copy.write(location.responsePath(), "Monday.");
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&] { static_cast<void>(readSavedResponse(workspace, location, noon)); });
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(phaseAt(copy, location).conversation.messageCount(), 2);
    QCOMPARE(phaseAt(copy, location).turns.size(), 1);
    QCOMPARE(phaseAt(copy, location).turns.first().state, TurnState::Answered);
}

void ManualMode::parsesAManualResponse()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy, QStringLiteral("cataloguer"));
    const Result<SendOutcome> outcome = receiveResponse(openCopy(copy), location, QStringLiteral("{\"heading\": \"Woolf\", \"subjects\": [\"novels\",]}"), noon);
    QVERIFY(outcome.ok());
    QCOMPARE(outcome->record.verdict, QStringLiteral("repaired"));
    QCOMPARE(outcome->record.repairs, 1);
    QCOMPARE(outcome->parsed->data["heading"], Json("Woolf"));
}

/// A folder that contains only a prompt file, as in the seed, is a turn that waits for its response.
void ManualMode::treatsAPromptFileAsATurn()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("sessions/hand/iteration-1/generation-prompt.md"), "Write it.");
    const QList<WaitingTurn> turns = waitingTurns(openCopy(copy).workspace(), QStringLiteral("hand"));
    QCOMPARE(turns.size(), 1);
    const Result<SendOutcome> outcome = receiveResponse(openCopy(copy), turns.first().location, QStringLiteral("Written."), noon);
    QVERIFY(outcome.ok() && !outcome->error);
    QCOMPARE(bytesOf(copy.path(QStringLiteral("sessions/hand/iteration-1/generation-response.md"))), QByteArray("Written."));
    QCOMPARE(sessionOf(openCopy(copy).workspace(), QStringLiteral("hand"))->latest()->turns.first().state, TurnState::Answered);
}

void ManualMode::rejectsASecondResponse()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const TurnLocation location = createWaitingTurn(copy);
    QVERIFY(receiveResponse(openCopy(copy), location, QStringLiteral("One."), noon).ok());
    const Result<SendOutcome> second = receiveResponse(openCopy(copy), location, QStringLiteral("Two."), noon);
    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::NotAllowed);
    QCOMPARE(bytesOf(copy.path(location.responsePath())), QByteArray("One."));
}

OUTCROP_TEST(ManualMode, NoApplication)

} // namespace tst_manualmode

#include "tst_manualmode.moc"
