// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the files and records of a send, and when they are written, for any provider behavior.
#include "app/send/sendprompt.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

Q_DECLARE_METATYPE(outcrop::SendJob)

namespace tst_sendprompt {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

SendSettings settings()
{
    SendSettings settings;
    settings.now = [] { return noon; };
    return settings;
}

OpenedWorkspace openCopy(const WorkspaceCopy &copy)
{
    return *openWorkspace(copy.folder());
}

SendJob job(const QString &request, const QString &provider = QStringLiteral("open-source"), const QString &phase = QStringLiteral("planning"))
{
    SendJob job;
    job.render.selection.request = request;
    job.render.selection.agent = QStringLiteral("clerk");
    job.render.selection.phase = phase;
    job.render.provider = provider;
    return job;
}

SendOutcome send(const WorkspaceCopy &copy, const SendJob &job, Provider &provider, const SendSettings &how = settings(), const std::stop_token &stop = {})
{
    const Result<SendPreview> preview = previewSend(openCopy(copy), job, noon);
    if (!preview)
        qFatal("%s", qPrintable(preview.error().message));
    return sendPrompt(*preview, provider, how, stop);
}

QStringList sessionFiles(const WorkspaceCopy &copy, const QString &session)
{
    QStringList files;
    const QDir folder(copy.path(QStringLiteral("sessions/") + session));
    QDirIterator each(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext())
        files.append(folder.relativeFilePath(each.next()));
    files.sort();
    return files;
}

TurnRecord lastRow(const WorkspaceCopy &copy, const QString &session)
{
    const std::optional<Session> read = sessionOf(openCopy(copy).workspace(), session);
    return read && read->latest() && !read->latest()->isEmpty() ? read->latest()->turns.last() : TurnRecord();
}

/// Inspects the disk during the call, then ends the call as specified.
class InspectingProvider : public Provider
{
public:
    InspectingProvider(std::function<void(const ResponseListener &)> inspect, const ProviderCall &end) : m_inspect(std::move(inspect)), m_result(end) { }
    ProviderCall call(const RenderedRequest &, const std::stop_token &, const ResponseListener &listener) override
    {
        m_inspect(listener);
        return m_result;
    }

private:
    std::function<void(const ResponseListener &)> m_inspect;
    ProviderCall m_result;
};

ProviderCall failedCall(FailureKind kind, const QString &text = {})
{
    ProviderCall call;
    call.response.text = text;
    call.response.stop = StopReason::Incomplete;
    call.failure = CallFailure{kind, QStringLiteral("It broke.")};
    call.attempts = {CallAttempt{}};
    return call;
}

const QString planId = QStringLiteral("2026-11-21-plan-it");

} // namespace

class SendPrompts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void previewWritesNothing();
    void selectsTheProviderByRoleAgentOrConductor_data();
    void selectsTheProviderByRoleAgentOrConductor();
    void responseCreatesThreeFiles();
    void writesTheRecordBeforeTheCall();
    void writesAPartialResponseToDisk();
    void recordsEveryFailure_data();
    void recordsEveryFailure();
    void neverOverwritesEarlierTurns();
    void continuesAConversation();
    void sendsABareRequestWithoutLayers();
    void requestsACorrectedResponse_data();
    void requestsACorrectedResponse();
    void doesNotStoreOrSendABlockedRequest_data();
    void doesNotStoreOrSendABlockedRequest();
    void sendsNothingAboveTheCostLimit();
    void makesOnlyPlannedRequests_data();
    void makesOnlyPlannedRequests();
    void reportsUnsupportedParameters();
    void truncatesAnOldConversationAsPreviewed();
    void summarizesAnOldConversationAsPreviewed();
    void rejectsAnIncompleteSummary();
    void rejectsATooLongConversation();
    void startsFromAGivenConversation();
    void resumeResendsOrContinues();
    void parallelSendsUseSeparatePaths();
};

void SendPrompts::previewWritesNothing()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const Result<SendPreview> preview = previewSend(openCopy(copy), job(QStringLiteral("Plan it."), QStringLiteral("anthropic")), noon);
    QVERIFY(preview.ok());
    QCOMPARE(preview->location.promptPath(), QStringLiteral("sessions/") + planId + QStringLiteral("/iteration-1/planning-prompt.md"));
    QCOMPARE(preview->origin, QStringLiteral("https://api.anthropic.com"));
    QVERIFY(preview->request().figures->tokens.total.tokens > 0);
    QVERIFY(preview->inputCost && preview->maxTotalCost() && *preview->maxTotalCost() > *preview->inputCost);
    QVERIFY(preview->blockingFindings.isEmpty());
    QVERIFY(!preview->isManual());
    QVERIFY(!QDir(copy.path(QStringLiteral("sessions/") + planId)).exists());
}

void SendPrompts::selectsTheProviderByRoleAgentOrConductor_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QString>("agent");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("chosen");
    const QByteArray roles = "\n[roles]\nplanner = \"google/gemini-3.8-flash\"\nreviewer = \"manual\"\n";
    const QByteArray conductor = "\n[conductor]\nmodel = \"anthropic/claude-opus-5-5\"\n";
    QTest::newRow("named") << roles << "clerk" << "planning" << "openai" << "openai";
    QTest::newRow("by role") << roles << "clerk" << "planning" << "" << "google/gemini-3.8-flash";
    QTest::newRow("role before agent") << roles << "cataloguer" << "reviewing" << "" << "manual";
    QTest::newRow("by agent") << roles << "cataloguer" << "generating" << "" << "openai/gpt-6-sol";
    QTest::newRow("by conductor") << conductor << "clerk" << "generating" << "" << "anthropic/claude-opus-5-5";
    QTest::newRow("without a sender") << QByteArray() << "clerk" << "generating" << "" << "";
    QTest::newRow("role without adapter") << QByteArray("\n[roles]\nplanner = \"acme\"\n") << "clerk" << "planning" << "" << "";
}

void SendPrompts::selectsTheProviderByRoleAgentOrConductor()
{
    QFETCH(QByteArray, config);
    QFETCH(QString, agent);
    QFETCH(QString, phase);
    QFETCH(QString, given);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), config);
    SendJob one = job(QStringLiteral("Plan it."), given, phase);
    one.render.selection.agent = agent;
    const Result<SendPreview> preview = previewSend(openCopy(copy), one, noon);
    QFETCH(QString, chosen);
    QCOMPARE(preview.ok(), !chosen.isEmpty());
    if (!preview)
        QCOMPARE(preview.error().code, ErrorCode::NotFound);
    else
        QVERIFY2(QString(preview->request().provider + u'/' + preview->request().model).startsWith(chosen), qPrintable(preview->request().model));
}

void SendPrompts::responseCreatesThreeFiles()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    ProviderResponse answer = textResponse(QStringLiteral("Here it is."));
    answer.usage = {1000, 100};
    answer.model = QStringLiteral("claude-opus-5-5-20261001");
    answer.providerState = {Json{{"type", "thinking"}}};
    ScriptedProvider provider(answer);
    const SendOutcome outcome = send(copy, job(QStringLiteral("Plan it."), QStringLiteral("anthropic")), provider);
    QVERIFY(!outcome.error && !outcome.failure);
    QVERIFY(outcome.isAccepted());
    QCOMPARE(sessionFiles(copy, planId), (QStringList{QStringLiteral("iteration-1/planning-conversation.json"), QStringLiteral("iteration-1/planning-prompt.md"),
                                             QStringLiteral("iteration-1/planning-response.md")}));
    QCOMPARE(bytesOf(copy.path(outcome.location.responsePath())), QByteArray("Here it is."));
    QVERIFY(bytesOf(copy.path(outcome.location.promptPath())).contains("Plan it."));
    const TurnRecord row = lastRow(copy, planId);
    QCOMPARE(row.state, TurnState::Answered);
    QCOMPARE(row.reportedModel, answer.model);
    QCOMPARE(row.verdict, QStringLiteral("valid"));
    QCOMPARE(row.requestChecksum.size(), 64);
    QCOMPARE(row.cost, std::optional(Cost::fromPico(6'000'000'000)));
    QCOMPARE(row.stop, std::optional(StopReason::Done));
    QVERIFY(openCopy(copy).workspace().diagnostics().isEmpty());
}

/// The turn is recorded as interrupted before the call, so that the record remains if the program is killed.
void SendPrompts::writesTheRecordBeforeTheCall()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    TurnRecord before;
    InspectingProvider provider([&](const ResponseListener &) { before = lastRow(copy, planId); }, {textResponse(QStringLiteral("Yes."))});
    const SendOutcome outcome = send(copy, job(QStringLiteral("Plan it.")), provider);
    QCOMPARE(before.state, TurnState::Interrupted);
    QCOMPARE(before.request, QStringLiteral("Plan it."));
    QCOMPARE(before.startTime, noon);
    QCOMPARE(outcome.record.state, TurnState::Answered);
}

void SendPrompts::writesAPartialResponseToDisk()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QString partial = copy.path(QStringLiteral("sessions/%1/iteration-1/planning-response.partial.md").arg(planId));
    InspectingProvider provider(
        [&](const ResponseListener &listener) {
            listener({ResponseChunk::Kind::Text, QStringLiteral("First half, ")});
            QTRY_COMPARE_WITH_TIMEOUT(bytesOf(partial), QByteArray("First half, "), 30000);
            listener({ResponseChunk::Kind::Text, QStringLiteral("second half")});
            QTRY_COMPARE_WITH_TIMEOUT(bytesOf(partial), QByteArray("First half, second half"), 30000);
        },
        failedCall(FailureKind::Truncated, QStringLiteral("First half, second half.")));
    QString heard;
    SendSettings how = settings();
    how.listener.onChunk = [&heard](const ResponseChunk &chunk) { heard += chunk.text; };
    const SendOutcome outcome = send(copy, job(QStringLiteral("Plan it.")), provider, how);
    QCOMPARE(heard, QStringLiteral("First half, second half"));
    QCOMPARE(bytesOf(partial), QByteArray("First half, second half."));
    QCOMPARE(outcome.record.partial, QStringLiteral("planning-response.partial.md"));
    QVERIFY(!QFile::exists(copy.path(outcome.location.responsePath())));
}

void SendPrompts::recordsEveryFailure_data()
{
    QTest::addColumn<FailureKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<TurnState>("state");
    QTest::newRow("no key") << FailureKind::NoKey << QString() << TurnState::Failed;
    QTest::newRow("lost, with text") << FailureKind::Lost << QStringLiteral("Half") << TurnState::Failed;
    QTest::newRow("truncated, with text") << FailureKind::Truncated << QStringLiteral("Half") << TurnState::Failed;
    QTest::newRow("overloaded") << FailureKind::Overloaded << QString() << TurnState::Failed;
    QTest::newRow("canceled, with text") << FailureKind::Canceled << QStringLiteral("Half") << TurnState::Interrupted;
}

void SendPrompts::recordsEveryFailure()
{
    QFETCH(FailureKind, kind);
    QFETCH(QString, text);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    InspectingProvider provider([](const ResponseListener &) {}, failedCall(kind, text));
    const SendOutcome outcome = send(copy, job(QStringLiteral("Plan it.")), provider);
    QVERIFY(!outcome.error && outcome.failure && !outcome.isAccepted());
    const TurnRecord row = lastRow(copy, planId);
    QTEST(row.state, "state");
    QCOMPARE(row.failure, failureName(kind));
    QCOMPARE(row.attempts.size(), 1);
    QCOMPARE(bytesOf(copy.path(outcome.location.partialPath())), text.toUtf8());
    QCOMPARE(sessionOf(openCopy(copy).workspace(), planId)->latest()->conversation.messageCount(), 0);
}

void SendPrompts::neverOverwritesEarlierTurns()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    ScriptedProvider provider(textResponse(QStringLiteral("One.")));
    send(copy, job(QStringLiteral("Plan it.")), provider);
    const SendOutcome second = send(copy, job(QStringLiteral("Plan it.")), provider);
    QCOMPARE(second.location.session, planId + QStringLiteral("-2"));
    SendJob again = job(QStringLiteral("Once more."));
    again.session = planId;
    QCOMPARE(send(copy, again, provider).location.promptPath(), QStringLiteral("sessions/%1/iteration-2/planning-prompt.md").arg(planId));
    again.continuesPhase = true;
    QCOMPARE(send(copy, again, provider).location.promptPath(), QStringLiteral("sessions/%1/iteration-2/planning-turn-2-prompt.md").arg(planId));
    again.render.selection.phase = QStringLiteral("revising");
    again.continuesPhase = false;
    QCOMPARE(send(copy, again, provider).location.promptPath(), QStringLiteral("sessions/%1/iteration-2/revision-prompt.md").arg(planId));
}

void SendPrompts::continuesAConversation()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    ProviderResponse answer = textResponse(QStringLiteral("Monday."));
    answer.providerState = {Json{{"type", "thinking"}, {"signature", "c2ln"}}};
    ScriptedProvider provider(answer);
    send(copy, job(QStringLiteral("Plan it."), QStringLiteral("anthropic")), provider);
    SendJob next = job(QStringLiteral("And then?"), QStringLiteral("anthropic"));
    next.session = planId;
    next.continuesPhase = true;
    const SendOutcome outcome = send(copy, next, provider);
    QCOMPARE(outcome.location.turn, 2);
    const QString body = provider.requests().last().bodyText().text();
    QVERIFY(body.indexOf(QStringLiteral("Plan it.")) < body.indexOf(QStringLiteral("Monday.")));
    QVERIFY(body.indexOf(QStringLiteral("Monday.")) < body.indexOf(QStringLiteral("And then?")));
    const Session session = *sessionOf(openCopy(copy).workspace(), planId);
    QCOMPARE(session.latest()->conversation.messageCount(), 4);
    QCOMPARE(session.latest()->turns.size(), 2);
    SendJob elsewhere = next;
    elsewhere.render.provider = QStringLiteral("openai");
    const Result<SendPreview> preview = previewSend(openCopy(copy), elsewhere, noon);
    QVERIFY(!preview->request().bodyText().text().contains(QStringLiteral("c2ln"))); // signatures from one provider are not sent to another
    const Ledger ledger = preview->request().ledger;
    QVERIFY(std::any_of(ledger.begin(), ledger.end(), [](const LedgerEntry &entry) { return entry.part == QLatin1String("history/1/kept"); }));
}

void SendPrompts::sendsABareRequestWithoutLayers()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    SendJob one = job(QStringLiteral("Only this."), QStringLiteral("anthropic"), QString());
    one.render.isBare = true;
    ScriptedProvider provider(textResponse(QStringLiteral("Yes.")));
    const SendOutcome outcome = send(copy, one, provider);
    QVERIFY(!outcome.error);
    const Json body = Json::parse(provider.requests().first().bodyText().text().toStdString());
    QVERIFY(!body.contains("system") && !body.contains("tools"));
    QCOMPARE(body["messages"].size(), std::size_t(1));
    QVERIFY(outcome.location.promptPath().endsWith(QStringLiteral("/message-prompt.md")));
    const Result<SendJob> resumed = planResume(openCopy(copy), outcome.location.session, QStringLiteral("And this."));
    QVERIFY(resumed.ok() && resumed->render.isBare);
}

void SendPrompts::requestsACorrectedResponse_data()
{
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<int>("turns");
    QTest::addColumn<bool>("accepted");
    const QString right = QStringLiteral(R"({"heading": "Woolf", "subjects": ["novels"]})");
    const QString wrong = QStringLiteral(R"({"heading": 7})");
    const QString prose = QStringLiteral("I would call it Woolf.");
    QTest::newRow("right immediately") << QStringList{right} << 1 << true;
    QTest::newRow("right the second time") << QStringList{prose, right} << 2 << true;
    QTest::newRow("right the last time") << QStringList{prose, wrong, prose, right} << 4 << true;
    QTest::newRow("never right") << QStringList{prose, wrong, prose, wrong, right} << 4 << false;
}

void SendPrompts::requestsACorrectedResponse()
{
    QFETCH(QStringList, answers);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QString agent = QStringLiteral("agents/cataloguer.md"); // the guardrails of this agent determine whether the request is retried
    copy.write(agent, bytesOf(copy.path(agent)).replace("warn_and_halt", "warn_and_retry"));
    copy.write(QStringLiteral("portability/providers/effort.yaml"),
        "provider:\n  name: effort\n  api_format: openai-compatible\n  base_url: http://127.0.0.1:9/v1\n  models: [{id: m, context_window: 100000, features: [tool_use]}]\n"
        "rendering:\n  structured_output: {mechanism: prompt_text}\n");
    SendJob one = job(QStringLiteral("Plan it."), QStringLiteral("effort"));
    one.render.selection.agent = QStringLiteral("cataloguer");
    qsizetype asked = 0;
    ScriptedProvider provider([&](const RenderedRequest &) -> Result<ProviderResponse> { return textResponse(answers.value(asked++)); });
    const SendOutcome outcome = send(copy, one, provider);
    QTEST(static_cast<int>(outcome.turns.size()), "turns");
    QTEST(outcome.isAccepted(), "accepted");
    QCOMPARE(asked, outcome.turns.size());
    const Session session = *sessionOf(openCopy(copy).workspace(), planId);
    QCOMPARE(session.latest()->turns.size(), outcome.turns.size());
    for (qsizetype i = 1; i < outcome.turns.size(); ++i) {
        QVERIFY(!outcome.turns.at(i).automaticReason.isEmpty());
        QVERIFY(provider.requests().at(i).bodyText().text().contains(QString::fromStdString(jsonString(answers.at(i - 1)).dump())));
    }
}

void SendPrompts::doesNotStoreOrSendABlockedRequest_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("request");
    QTest::addColumn<bool>("force");
    QTest::addColumn<bool>("fits");
    const QString tooLong = QStringLiteral("word ").repeated(20'000);
    for (const char *provider : {"open-source", "manual"}) {
        const bool hasWindow = qstrcmp(provider, "manual") != 0;
        QTest::addRow("%s, no task", provider) << QString::fromLatin1(provider) << QString() << false << false;
        QTest::addRow("%s, spaces for a task", provider) << QString::fromLatin1(provider) << QStringLiteral(" \n") << false << false;
        QTest::addRow("%s, no task, forced", provider) << QString::fromLatin1(provider) << QString() << true << false;
        QTest::addRow("%s, too long", provider) << QString::fromLatin1(provider) << tooLong << false << !hasWindow;
        QTest::addRow("%s, too long, forced", provider) << QString::fromLatin1(provider) << tooLong << true << !hasWindow;
    }
}

void SendPrompts::doesNotStoreOrSendABlockedRequest()
{
    QFETCH(QString, provider);
    QFETCH(QString, request);
    QFETCH(bool, force);
    QFETCH(bool, fits);
    const bool isSent = fits || force;
    const WorkspaceCopy copy(QStringLiteral("plain"));
    SendJob one = job(request, provider, QString());
    one.session = planId;
    one.render.model = provider == QLatin1String("manual") ? QString() : QStringLiteral("gemma-2:27b");
    one.isForced = force;
    const Result<SendPreview> preview = previewSend(openCopy(copy), one, noon);
    QVERIFY2(preview.ok(), preview ? "" : qPrintable(preview.error().message));
    QCOMPARE(preview->unfitFindings.isEmpty(), fits);
    QCOMPARE(preview->blockingError().has_value(), !isSent);
    ScriptedProvider answering(textResponse(QStringLiteral("Yes.")));
    const SendOutcome outcome = sendPrompt(*preview, answering, settings());
    QCOMPARE(outcome.error.has_value(), !isSent);
    QCOMPARE(answering.requests().size(), isSent && provider != QLatin1String("manual") ? 1 : 0);
    QCOMPARE(QDir(copy.path(QStringLiteral("sessions/") + planId)).exists(), isSent);
}

void SendPrompts::sendsNothingAboveTheCostLimit()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    SendJob one = job(QStringLiteral("Plan it."), QStringLiteral("anthropic"));
    const Cost most = *previewSend(openCopy(copy), one, noon)->maxTotalCost();
    one.maxCost = most;
    QVERIFY(!previewSend(openCopy(copy), one, noon)->blockingError());
    one.maxCost = Cost::fromPico(most.pico() - 1);
    const Result<SendPreview> dear = previewSend(openCopy(copy), one, noon);
    QVERIFY(dear->blockingError() && dear->blockingError()->message.contains(toText(most)));
    ScriptedProvider provider(textResponse(QStringLiteral("Yes.")));
    QVERIFY(sendPrompt(*dear, provider, settings()).error);
    QCOMPARE(provider.requests().size(), 0);
    one.render.selection.params.set({QStringLiteral("max_output_tokens"), 100, {}});
    QVERIFY(!previewSend(openCopy(copy), one, noon)->blockingError());
    SendJob unknown = job(QStringLiteral("Plan it."), QStringLiteral("openai"));
    unknown.render.model = QStringLiteral("a-model-nobody-knows");
    unknown.maxCost = Cost::fromPico(1'000'000'000'000);
    QVERIFY(previewSend(openCopy(copy), unknown, noon)->blockingError());
}

void SendPrompts::makesOnlyPlannedRequests_data()
{
    QTest::addColumn<SendJob>("job");
    QTest::addColumn<int>("failures");
    QTest::addColumn<QStringList>("causes");
    SendJob plain = job(QStringLiteral("Plan it."), QStringLiteral("effort"));
    QTest::newRow("one model") << plain << 0 << QStringList{QStringLiteral("prompt")};
    plain.call.retries = 0;
    QTest::newRow("one model that fails") << plain << 9 << QStringList{QStringLiteral("prompt")};
    SendJob chain = plain;
    chain.fallback.named = {QStringLiteral("anthropic"), QStringLiteral("openai")};
    QTest::newRow("others named") << chain << 9 << QStringList{QStringLiteral("prompt"), QStringLiteral("fallback"), QStringLiteral("fallback")};
    SendJob form = plain;
    form.render.selection.agent = QStringLiteral("former");
    QTest::newRow("retried") << form << 0 << QStringList{QStringLiteral("prompt"), QStringLiteral("re-ask")};
    form.fallback.named = {QStringLiteral("openai")};
    QTest::newRow("retried, others named") << form << 0
                                               << QStringList{QStringLiteral("prompt"), QStringLiteral("fallback"), QStringLiteral("re-ask"), QStringLiteral("fallback")};
    form.maxResponseRetries = 0;
    QTest::newRow("never retried") << form << 9 << QStringList{QStringLiteral("prompt"), QStringLiteral("fallback")};
}

/// The number of requests in a send never exceeds the announced number. All requests go to the announced targets.
void SendPrompts::makesOnlyPlannedRequests()
{
    QFETCH(SendJob, job);
    QFETCH(int, failures);
    QFETCH(QStringList, causes);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("portability/providers/effort.yaml"),
        "provider:\n  name: effort\n  api_format: openai-compatible\n  base_url: https://effort.example/v1\n  models: [{id: m, context_window: 100000, features: [tool_use]}]\n"
        "rendering:\n  structured_output: {mechanism: prompt_text}\n");
    copy.write(QStringLiteral("agents/former.md"), "---\nname: former\noutput:\n  schema: {type: object, properties: {n: {type: number}}, required: [n]}\n---\nCount.\n");
    const Result<SendPreview> preview = previewSend(openCopy(copy), job, noon);
    QVERIFY2(preview.ok(), preview ? "" : qPrintable(preview.error().message));
    QStringList planned;
    for (const PlannedRequest &one : preview->plan.requests) {
        planned.append(requestCauseName(one.cause));
        QVERIFY(one.origin.startsWith(QLatin1String("https://")));
        QCOMPARE(one.condition.isEmpty(), one.cause == RequestCause::Prompt);
    }
    if (!job.call.retries)
        planned.removeAll(QStringLiteral("retry"));
    QCOMPARE(planned, causes);
    int asked = 0;
    ScriptedProvider provider([&](const RenderedRequest &) -> Result<ProviderResponse> {
        if (asked++ < failures)
            return Error{ErrorCode::Unreadable, QStringLiteral("gone"), {}};
        return textResponse(QStringLiteral("Prose only."));
    });
    sendPrompt(*preview, provider, settings());
    QVERIFY2(asked <= preview->plan.maxRequestCount(),
        qPrintable(QStringLiteral("%1 of %2").arg(asked).arg(preview->plan.maxRequestCount())));
    for (const RenderedRequest &request : provider.requests()) {
        const QList<PlannedRequest> &all = preview->plan.requests;
        QVERIFY(std::any_of(all.begin(), all.end(), [&request](const PlannedRequest &one) { return one.origin == originOf(request) && one.model == request.model; }));
    }
}

void SendPrompts::reportsUnsupportedParameters()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    SendJob one = job(QStringLiteral("Plan it."), QStringLiteral("anthropic"));
    one.render.selection.params.set({QStringLiteral("temperature"), 0.2, {}});
    one.render.selection.params.set({QStringLiteral("reasoning_effort"), "high", {}});
    one.render.selection.params.set({QStringLiteral("max_output_tokens"), 300, {}});
    const Result<SendPreview> preview = previewSend(openCopy(copy), one, noon);
    const Json body = Json::parse(preview->request().bodyText().text().toStdString());
    QCOMPARE(body["max_tokens"], Json(300));
    QCOMPARE(body["output_config"]["effort"], Json("high"));
    QVERIFY(!body.contains("temperature"));
    QStringList said;
    for (const Diagnostic &found : preview->render.diagnostics) {
        if (found.code == QLatin1String("param-not-taken"))
            said.append(found.message);
    }
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.first().startsWith(QStringLiteral("temperature 0.2 is not sent to claude-opus-5-5")), qPrintable(said.first()));
    const Ledger &ledger = preview->request().ledger;
    QVERIFY(std::any_of(ledger.begin(), ledger.end(), [](const LedgerEntry &entry) { return entry.part == QLatin1String("params.temperature") && entry.action == LossAction::Dropped; }));
}

namespace {

/// Creates a conversation of five exchanges, about 200 words each.
void recordConversation(const WorkspaceCopy &copy)
{
    for (int i = 0; i < 5; ++i) {
        ScriptedProvider provider(textResponse(QStringList(100, QStringLiteral("answer%1").arg(i)).join(u' ')));
        SendJob one = job(QStringList(100, QStringLiteral("question%1").arg(i)).join(u' '));
        one.session = planId;
        one.continuesPhase = i > 0;
        const SendOutcome outcome = send(copy, one, provider);
        QVERIFY(!outcome.error && outcome.location.turn == i + 1);
    }
}

SendJob nextQuestion()
{
    SendJob next = job(QStringLiteral("And now?"));
    next.session = planId;
    next.continuesPhase = true;
    return next;
}

} // namespace

void SendPrompts::truncatesAnOldConversationAsPreviewed()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    recordConversation(copy);
    copy.append(QStringLiteral("config.toml"), "\n[sessions]\nhistory_tokens = 800\n");
    const Result<SendPreview> preview = previewSend(openCopy(copy), nextQuestion(), noon);
    QVERIFY(preview->history.omitsMessages());
    QVERIFY(preview->history.tokensAfter <= 800 && preview->history.tokensBefore > 800);
    const QString body = preview->request().bodyText().text();
    QVERIFY(!body.contains(QStringLiteral("question0")) && body.contains(QStringLiteral("answer4")));
    ScriptedProvider provider(textResponse(QStringLiteral("Now.")));
    const SendOutcome outcome = sendPrompt(*preview, provider, settings());
    QCOMPARE(provider.requests().last().bodyText().text(), body);
    QCOMPARE(outcome.record.omittedHistory.messages, static_cast<int>(preview->history.firstMessage));
    QCOMPARE(sessionOf(openCopy(copy).workspace(), planId)->latest()->conversation.messageCount(), 12); // the session keeps the whole conversation
}

void SendPrompts::summarizesAnOldConversationAsPreviewed()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    recordConversation(copy);
    copy.append(QStringLiteral("config.toml"), "\n[sessions]\nhistory = \"summarise\"\nhistory_tokens = 800\n");
    const Result<SendPreview> preview = previewSend(openCopy(copy), nextQuestion(), noon);
    QVERIFY(preview->history.needsSummary() && !preview->messagesToSummarize.isEmpty());
    SendJob priced = nextQuestion();
    priced.render.provider = QStringLiteral("anthropic");
    const Result<SendPreview> dear = previewSend(openCopy(copy), priced, noon);
    QVERIFY(dear->summaryCost && dear->maxTotalCost() && *dear->maxTotalCost() > *dear->summaryCost);
    ScriptedProvider provider([](const RenderedRequest &request) -> Result<ProviderResponse> {
        const bool isSummary = request.bodyText().text().contains(QStringLiteral("Summarize the conversation"));
        return textResponse(isSummary ? QStringLiteral("They spoke of zero.") : QStringLiteral("Now."));
    });
    const SendOutcome outcome = sendPrompt(*preview, provider, settings());
    QVERIFY2(!outcome.error, qPrintable(outcome.error ? outcome.error->message : QString()));
    QCOMPARE(provider.requests().size(), 2);
    const QString body = provider.requests().last().bodyText().text();
    QVERIFY(body.contains(QStringLiteral("They spoke of zero.")) && !body.contains(QStringLiteral("question0")) && body.contains(QStringLiteral("answer4")));
    const Session session = *sessionOf(openCopy(copy).workspace(), planId);
    QCOMPARE(session.phase(1, QStringLiteral("planning"))->conversation.summary()->replacedMessages, preview->firstSentMessage);
    QVERIFY(session.phase(1, QStringLiteral("planning-summary")));
    ScriptedProvider later(textResponse(QStringLiteral("Later.")));
    QVERIFY(!sendPrompt(*previewSend(openCopy(copy), nextQuestion(), noon), later, settings()).error);
    QCOMPARE(later.requests().size(), 1); // the stored summary is used again
    QVERIFY(later.requests().first().bodyText().text().contains(QStringLiteral("They spoke of zero.")));
}

void SendPrompts::rejectsAnIncompleteSummary()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    recordConversation(copy);
    copy.append(QStringLiteral("config.toml"), "\n[sessions]\nhistory = \"summarise\"\nhistory_tokens = 800\n");
    for (const StopReason stop : {StopReason::Truncated, StopReason::Refused}) {
        ScriptedProvider provider(textResponse(QStringLiteral("They spoke of"), stop));
        const SendOutcome outcome = sendPrompt(*previewSend(openCopy(copy), nextQuestion(), noon), provider, settings());
        QVERIFY(outcome.error && outcome.error->message.contains(stopReasonName(stop)));
        QCOMPARE(provider.requests().size(), 1);
        QVERIFY(!sessionOf(openCopy(copy).workspace(), planId)->phase(1, QStringLiteral("planning"))->conversation.summary());
    }
}

void SendPrompts::rejectsATooLongConversation()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    recordConversation(copy);
    copy.append(QStringLiteral("config.toml"), "\n[sessions]\nhistory = \"refuse\"\nhistory_tokens = 800\n");
    const Result<SendPreview> preview = previewSend(openCopy(copy), nextQuestion(), noon);
    QVERIFY(!preview);
    QCOMPARE(preview.error().code, ErrorCode::NotAllowed);
    QVERIFY(preview.error().message.contains(QStringLiteral("800 are allowed")));
}

void SendPrompts::startsFromAGivenConversation()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    SendJob one = job(QStringLiteral("Plan it."));
    one.render.selection.historyFile = QStringLiteral("sessions/first/iteration-1/generating-conversation.json");
    ScriptedProvider provider(textResponse(QStringLiteral("Yes.")));
    send(copy, one, provider);
    const Session given = *sessionOf(openCopy(copy).workspace(), QStringLiteral("first"));
    const Session made = *sessionOf(openCopy(copy).workspace(), planId);
    QCOMPARE(made.latest()->conversation.messageCount(), given.latest()->conversation.messageCount() + 2);
}

void SendPrompts::resumeResendsOrContinues()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    InspectingProvider lost([](const ResponseListener &) {}, failedCall(FailureKind::Lost));
    send(copy, job(QStringLiteral("Plan it.")), lost);
    Result<SendJob> again = planResume(openCopy(copy), planId);
    QVERIFY(again.ok());
    QCOMPARE(again->render.selection.request, QStringLiteral("Plan it."));
    QCOMPARE(again->render.provider, QStringLiteral("open-source"));
    ScriptedProvider provider(textResponse(QStringLiteral("Yes.")));
    QCOMPARE(send(copy, *again, provider).location.turn, 2);
    QVERIFY(!planResume(openCopy(copy), planId)); // the turn already has its response, so it cannot be resumed
    QVERIFY(!planResume(openCopy(copy), QStringLiteral("no-such-session")));
    const Result<SendJob> next = planResume(openCopy(copy), planId, QStringLiteral("And then?"));
    QCOMPARE(next->render.selection.phase, QStringLiteral("planning"));
    QCOMPARE(send(copy, *next, provider).location.turn, 3);
}

/// Parallel sends get separate paths: no prompt is overwritten, and every turn is recorded.
void SendPrompts::parallelSendsUseSeparatePaths()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    ScriptedProvider first(textResponse(QStringLiteral("One.")));
    send(copy, job(QStringLiteral("Plan it.")), first);
    const OpenedWorkspace before = openCopy(copy);
    constexpr int together = 8;
    QList<SendOutcome> outcomes(together);
    std::vector<std::thread> threads;
    for (int i = 0; i < together; ++i) {
        threads.emplace_back([&, i] {
            SendJob one = job(QStringLiteral("Question %1").arg(i));
            one.session = planId;
            one.continuesPhase = true;
            ScriptedProvider provider(textResponse(QStringLiteral("Answer %1").arg(i)));
            outcomes[i] = sendPrompt(*previewSend(before, one, noon), provider, settings());
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QSet<QString> places;
    for (const SendOutcome &outcome : outcomes) {
        QVERIFY2(!outcome.error, qPrintable(outcome.error ? outcome.error->message : QString()));
        places.insert(outcome.location.promptPath());
    }
    QCOMPARE(places.size(), together);
    const Session session = *sessionOf(openCopy(copy).workspace(), planId);
    QCOMPARE(session.latest()->turns.size(), together + 1);
    QCOMPARE(session.latest()->conversation.messageCount(), 2 * (together + 1));
}


OUTCROP_TEST(SendPrompts, CoreApplication)

} // namespace tst_sendprompt

#include "tst_sendprompt.moc"
