// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/replaysession.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/mediafiles.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_replaysession {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
const QString planId = QStringLiteral("2026-11-21-plan-it");

OpenedWorkspace openCopy(const WorkspaceCopy &copy)
{
    return *openWorkspace(copy.folder());
}

ProviderResponse answer(const QString &text)
{
    ProviderResponse answer = textResponse(text);
    answer.usage = {1000, 100};
    return answer;
}

SendSettings settings()
{
    SendSettings settings;
    settings.now = [] { return noon; };
    return settings;
}

void ask(const WorkspaceCopy &copy, const QString &request, const QString &phase, bool continuesPhase)
{
    SendJob job;
    job.session = planId;
    job.continuesPhase = continuesPhase;
    job.render.provider = QStringLiteral("anthropic");
    job.render.selection.agent = QStringLiteral("clerk");
    job.render.selection.phase = phase;
    job.render.selection.request = request;
    ScriptedProvider provider(answer(QStringLiteral("Answer to ") + request));
    const SendOutcome outcome = sendPrompt(*previewSend(openCopy(copy), job, noon), provider, settings());
    QVERIFY(!outcome.error);
}

/// Creates two turns of the phase planning and one turn of the phase generating.
void makeSession(const WorkspaceCopy &copy)
{
    ask(copy, QStringLiteral("Plan it."), QStringLiteral("planning"), false);
    ask(copy, QStringLiteral("And then?"), QStringLiteral("planning"), true);
    ask(copy, QStringLiteral("Write it."), QStringLiteral("generating"), false);
}

} // namespace

class Replays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replaysEveryRequest();
    void replaysAndResumesARequestWithOnlyAttachments();
    void stopsAtTheFirstFailure();
    void replaysASavedPromptUnchanged();
    void failsWithoutATurnToReplay();
};

void Replays::replaysEveryRequest()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    makeSession(copy);
    const Result<ReplayPlan> plan = planReplay(openCopy(copy), planId, {QStringLiteral("openai")});
    QVERIFY(plan.ok());
    QCOMPARE(plan->newSession, planId + QStringLiteral("-with-openai"));
    QCOMPARE(plan->jobs.size(), 3);
    QVERIFY(plan->estimatedCost && !plan->estimatedCost->isZero());
    ScriptedProvider provider(answer(QStringLiteral("Otherwise.")));
    const QList<ReplayedTurn> turns = replaySession(openCopy(copy), *plan, provider, settings(), {});
    QCOMPARE(turns.size(), 3);
    QCOMPARE(provider.requests().size(), 3);
    for (const RenderedRequest &request : provider.requests())
        QCOMPARE(request.provider, QStringLiteral("openai"));
    const QString second = provider.requests().at(1).bodyText().text();
    // The second request continues the conversation of the replay, not the original one.
    QVERIFY(second.contains(QStringLiteral("Otherwise.")) && !second.contains(QStringLiteral("Answer to")));
    const OpenedWorkspace after = openCopy(copy);
    const Session before = *sessionOf(after.workspace(), planId);
    const Session replayed = *sessionOf(after.workspace(), plan->newSession);
    QCOMPARE(replayed.phases.size(), before.phases.size());
    for (qsizetype i = 0; i < before.phases.size(); ++i)
        QCOMPARE(replayed.phases.at(i).turns.size(), before.phases.at(i).turns.size());
}

/// A request may consist of files only.
void Replays::replaysAndResumesARequestWithOnlyAttachments()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("images/bed.png"), makePng(28, 28));
    // The prompt refers to the image, so the image is read.
    copy.write(QStringLiteral("layers/map.md"), "---\ntier: topsoil\nattachments: [../images/bed.png]\n---\nThe bed.\n");
    SendJob job;
    job.session = planId;
    job.render.provider = QStringLiteral("anthropic");
    job.render.selection.phase = QStringLiteral("planning");
    job.render.selection.attachments = {QStringLiteral("images/bed.png")};
    job.isForced = true; // an empty request is a finding, which prevents the call unless it is forced
    ScriptedProvider failing([](const RenderedRequest &) -> Result<ProviderResponse> { return Error{ErrorCode::Unreadable, QStringLiteral("gone"), {}}; });
    const Result<SendPreview> preview = previewSend(openCopy(copy), job, noon);
    QVERIFY2(preview.ok(), preview ? "" : qPrintable(preview.error().message));
    sendPrompt(*preview, failing, settings());
    const Result<SendJob> again = planResume(openCopy(copy), planId);
    QVERIFY2(again.ok(), again ? "" : qPrintable(again.error().message));
    QCOMPARE(again->render.selection.attachments, job.render.selection.attachments);
    const Result<ReplayPlan> plan = planReplay(openCopy(copy), planId, {QStringLiteral("openai")});
    QVERIFY2(plan.ok(), plan ? "" : qPrintable(plan.error().message));
    QCOMPARE(plan->jobs.size(), 1);
    QVERIFY(plan->jobs.first().render.selection.request.isEmpty());
    QCOMPARE(plan->jobs.first().render.selection.attachments, job.render.selection.attachments);
}

void Replays::stopsAtTheFirstFailure()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    makeSession(copy);
    int asked = 0;
    ScriptedProvider provider([&asked](const RenderedRequest &) -> Result<ProviderResponse> {
        return ++asked < 2 ? Result<ProviderResponse>(answer(QStringLiteral("Yes."))) : Error{ErrorCode::Unreadable, QStringLiteral("gone"), {}};
    });
    const QList<ReplayedTurn> turns = replaySession(openCopy(copy), *planReplay(openCopy(copy), planId, {QStringLiteral("openai")}), provider, settings(), {});
    QCOMPARE(turns.size(), 2);
    QCOMPARE(turns.last().outcome.record.state, TurnState::Failed);
}

void Replays::replaysASavedPromptUnchanged()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("sessions/old/iteration-1/planning-prompt.md"), "Plan the old thing.");
    copy.write(QStringLiteral("sessions/old/iteration-1/planning-response.md"), "Done.");
    const Result<ReplayPlan> plan = planReplay(openCopy(copy), QStringLiteral("old"), {QStringLiteral("anthropic")});
    QVERIFY(plan.ok());
    ScriptedProvider provider(answer(QStringLiteral("Yes.")));
    replaySession(openCopy(copy), *plan, provider, settings(), {});
    const Json body = Json::parse(provider.requests().first().bodyText().text().toStdString());
    QVERIFY(!body.contains("system"));
    QVERIFY(provider.requests().first().bodyText().text().contains(QStringLiteral("Plan the old thing.")));
}

void Replays::failsWithoutATurnToReplay()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    QVERIFY(!planReplay(openCopy(copy), QStringLiteral("no-such"), {QStringLiteral("openai")}));
    QVERIFY(!planReplay(openCopy(copy), QStringLiteral("first"), {QStringLiteral("openai")})); // a conversation without turns cannot be replayed
}

OUTCROP_TEST(Replays, NoApplication)

} // namespace tst_replaysession

#include "tst_replaysession.moc"
