// SPDX-License-Identifier: GPL-3.0-or-later
// Tests an agent's guardrails around a call: the request is checked before the call, and the response is filtered and judged after it.
#include "app/send/manualmode.h"
#include "app/send/sendprompt.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/secrettexts.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_guardedsend {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

/// Adds an agent to the workspace and returns the workspace.
WorkspaceCopy &withAgent(WorkspaceCopy &copy, const QByteArray &guardrails, const QByteArray &more = {})
{
    copy.write(QStringLiteral("agents/guard.md"), "---\nname: guard\n" + more + "guardrails:\n" + guardrails + "---\nBe careful.\n");
    return copy;
}

SendJob job(const QString &request, const QString &provider = QStringLiteral("open-source"))
{
    SendJob job;
    job.render.selection.request = request;
    job.render.selection.agent = QStringLiteral("guard");
    job.render.provider = provider;
    job.render.model = provider == u"manual" ? QString() : QStringLiteral("llama3.1:70b");
    return job;
}

SendPreview preview(const WorkspaceCopy &copy, const SendJob &job)
{
    const Result<SendPreview> made = previewSend(*openWorkspace(copy.folder()), job, noon);
    if (!made)
        qFatal("%s", qPrintable(made.error().message));
    return *made;
}

SendOutcome send(const WorkspaceCopy &copy, const SendJob &job, Provider &provider, SendSettings settings = {})
{
    settings.now = [] { return noon; };
    return sendPrompt(preview(copy, job), provider, settings);
}

QStringList filterLines(const SendOutcome &outcome)
{
    QStringList lines;
    for (const Repair &repair : outcome.parsed->repairs) {
        if (isFilterRepair(repair))
            lines.append(repair.rule + u' ' + repair.before);
    }
    return lines;
}

} // namespace

class GuardedSend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doesNotSendAnInvalidRequest();
    void laterTurnsNeedNotRepeatTheInput();
    void redactsSecretsBeforeStoringAResponse();
    void redactsSecretsInAPartialResponse();
    void doesNotStreamFilteredResponses();
    void reportsEveryFilter();
    void followsTheFallbackBehavior_data();
    void followsTheFallbackBehavior();
    void judgesManualResponses();
};

void GuardedSend::doesNotSendAnInvalidRequest()
{
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  input_validation:\n    - engagement_id: \"^RED-\\\\d{4}$\"\n");
    const SendPreview wrong = preview(copy, job(QStringLiteral("Scan RED-12.")));
    QVERIFY(wrong.blockingFindings.isEmpty());
    QCOMPARE(wrong.unfitFindings.size(), 1);
    QVERIFY(wrong.blockingError());
    QVERIFY2(toString(wrong.unfitFindings.first()).startsWith(QStringLiteral("agents/guard.md:5:22: error: The request sets `engagement_id` to `RED-12`, which does not match `^RED-\\d{4}$`.")),
        qPrintable(toString(wrong.unfitFindings.first())));
    QVERIFY(!preview(copy, job(QStringLiteral("Scan RED-0012."))).blockingError());
    QVERIFY(preview(copy, job(QStringLiteral("Scan."), QStringLiteral("manual"))).blockingError());
    SendJob forced = job(QStringLiteral("Scan RED-12."));
    forced.isForced = true;
    QVERIFY(!preview(copy, forced).blockingError());
    ScriptedProvider provider(textResponse(QStringLiteral("Done.")));
    QVERIFY(send(copy, job(QStringLiteral("Scan RED-12.")), provider).error);
    QCOMPARE(provider.requests().size(), 0);
    QVERIFY(!send(copy, forced, provider).error);
    QCOMPARE(provider.requests().size(), 1);
}

void GuardedSend::laterTurnsNeedNotRepeatTheInput()
{
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  input_validation:\n    - engagement_id: \"^RED-\\\\d{4}$\"\n");
    ScriptedProvider provider(textResponse(QStringLiteral("Done.")));
    SendJob first = job(QStringLiteral("Scan RED-0012."));
    const SendOutcome outcome = send(copy, first, provider);
    QVERIFY(!outcome.error);
    SendJob next = job(QStringLiteral("And now?"));
    next.session = outcome.location.session;
    next.continuesPhase = true;
    QVERIFY(!preview(copy, next).blockingError());
    next.render.selection.request = QStringLiteral("And RED-1?");
    QCOMPARE(preview(copy, next).unfitFindings.size(), 1);
}

void GuardedSend::redactsSecretsBeforeStoringAResponse()
{
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  output_filtering: [no_secrets_in_output]\n");
    const QString key = SecretTextGenerator(7).make(QStringLiteral("sk-ant-api03-‹u:93›AA")).text;
    ScriptedProvider provider(textResponse(QStringLiteral("Use %1, and mail a@example.org.").arg(key)));
    const SendOutcome outcome = send(copy, job(QStringLiteral("Which key?")), provider);
    QVERIFY(outcome.isAccepted());
    QCOMPARE(filterLines(outcome), QStringList{QStringLiteral("filter-applied no_secrets_in_output")});
    QVERIFY(!outcome.response.text.contains(key) && outcome.response.text.contains(QStringLiteral("a@example.org")));
    for (const QString &path : {outcome.location.responsePath(), outcome.location.conversationPath()})
        QVERIFY2(!bytesOf(copy.path(path)).contains(key.toUtf8()), qPrintable(path));
    QCOMPARE(outcome.outputFilterNotes().size(), 1);
    QVERIFY2(outcome.outputFilterNotes().first().startsWith(QStringLiteral("the output filter `no_secrets_in_output` removed text from the response: 1 × ")), qPrintable(outcome.outputFilterNotes().first()));
    QCOMPARE(outcome.record.repairs, 0);
    QCOMPARE(outcome.record.verdict, QStringLiteral("valid"));
}

void GuardedSend::redactsSecretsInAPartialResponse()
{
    class BreakingProvider : public Provider
    {
    public:
        explicit BreakingProvider(const QString &partialText) : m_partialText(partialText) { }
        ProviderCall call(const RenderedRequest &, const std::stop_token &, const ResponseListener &listener) override
        {
            if (listener)
                listener({ResponseChunk::Kind::Text, m_partialText});
            ProviderCall call;
            call.response.text = m_partialText;
            call.failure = CallFailure{FailureKind::Truncated, QStringLiteral("cut")};
            return call;
        }

    private:
        const QString m_partialText;
    };
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  output_filtering: [no_secrets_in_output]\n");
    const QString key = SecretTextGenerator(7).make(QStringLiteral("sk-ant-api03-‹u:93›AA")).text;
    BreakingProvider provider(QStringLiteral("Use %1, and then").arg(key));
    SendSettings settings;
    settings.listener.onChunk = [](const ResponseChunk &) { };
    const SendOutcome outcome = send(copy, job(QStringLiteral("Which key?")), provider, settings);
    QVERIFY(outcome.failure && !outcome.record.partial.isEmpty());
    QVERIFY(!outcome.response.text.contains(key) && outcome.response.text.contains(QStringLiteral("and then")));
    const QByteArray kept = bytesOf(copy.path(outcome.location.partialPath()));
    QVERIFY2(kept.contains("and then") && !kept.contains(key.toUtf8()), kept.constData());
}

void GuardedSend::doesNotStreamFilteredResponses()
{
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  output_filtering: [no_personal_data]\n");
    QStringList chunks;
    QStringList notes;
    SendSettings settings;
    settings.listener.onChunk = [&chunks](const ResponseChunk &chunk) { chunks.append(chunk.text); };
    settings.listener.onMessage = [&notes](const QString &note) { notes.append(note); };
    ScriptedProvider provider(textResponse(QStringLiteral("Ask a@example.org.")));
    const SendOutcome outcome = send(copy, job(QStringLiteral("Who?")), provider, settings);
    QVERIFY(chunks.isEmpty());
    QVERIFY(notes.join(u'\n').contains(QStringLiteral("the response is not streamed")));
    QVERIFY(!outcome.response.text.contains(QStringLiteral("a@example.org")));
}

void GuardedSend::reportsEveryFilter()
{
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  output_filtering: [no_secrets_in_output, be_kind, {verdict: {require: \"PASS|FAIL\"}}, {no_todo: {forbid: TODO}}]\n");
    ScriptedProvider provider(textResponse(QStringLiteral("PASS, but TODO.")));
    const SendOutcome outcome = send(copy, job(QStringLiteral("Judge.")), provider);
    QCOMPARE(filterLines(outcome), (QStringList{QStringLiteral("filter-kept no_secrets_in_output"), QStringLiteral("filter-instruction be_kind"),
                                       QStringLiteral("filter-kept verdict"), QStringLiteral("filter-broken no_todo")}));
    QCOMPARE(outcome.outputFilterNotes(), QStringList{QStringLiteral("the response violates the output filter `no_todo`: the forbidden pattern TODO matches")});
    QCOMPARE(outcome.parsed->verdict, Verdict::FilterBroken);
    QVERIFY(!outcome.isAccepted() && !outcome.fallback);
}

void GuardedSend::followsTheFallbackBehavior_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("asked");
    QTest::addColumn<bool>("accepted");
    QTest::addColumn<bool>("heldBack");
    QTest::newRow("retry") << QByteArray("warn_and_retry") << 4 << false << false;
    QTest::newRow("continue") << QByteArray("warn_and_continue") << 1 << true << false;
    QTest::newRow("halt") << QByteArray("warn_and_halt") << 1 << false << true;
    QTest::newRow("escalate") << QByteArray("escalate_to_user") << 1 << false << false;
    QTest::newRow("ask for more") << QByteArray("warn_and_request_context") << 1 << false << false;
    QTest::newRow("unknown value") << QByteArray("hum") << 1 << false << false;
}

void GuardedSend::followsTheFallbackBehavior()
{
    QFETCH(QByteArray, word);
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  output_filtering: [{verdict: {require: \"PASS|FAIL\"}}]\n  fallback_behavior: " + word + '\n');
    ScriptedProvider provider(textResponse(QStringLiteral("Perhaps.")));
    SendJob pinned = job(QStringLiteral("Judge."));
    pinned.call.retries = 0;
    QTEST(preview(copy, pinned).plan.maxRequestCount(), "asked"); // the number of sent requests never exceeds the announced number
    const SendOutcome outcome = send(copy, job(QStringLiteral("Judge.")), provider);
    QVERIFY2(!outcome.error, qPrintable(outcome.error ? outcome.error->message : QString()));
    QTEST(int(provider.requests().size()), "asked");
    QTEST(outcome.isAccepted(), "accepted");
    QTEST(outcome.isHeldBack(), "heldBack");
    QCOMPARE(outcome.visibleResponse().text.isEmpty(), outcome.isHeldBack());
    QVERIFY(!outcome.isHeldBack() || toJson(outcome.visibleResponse()).dump().find("Perhaps") == std::string::npos);
    QCOMPARE(outcome.visibleResponse().repairs.size(), 1); // the filter made this repair
    QCOMPARE(outcome.fallback.has_value(), word != "hum");
    const Diagnostics found = openWorkspace(copy.folder())->diagnostics();
    const bool isKnown = std::none_of(found.begin(), found.end(), [](const Diagnostic &one) { return one.location.file == u"agents/guard.md" && one.code.startsWith(u"agent-"); });
    QCOMPARE(isKnown, word != "hum" && word != "warn_and_request_context");
    if (outcome.fallback)
        QVERIFY(outcome.fallback->text().contains(QString::fromUtf8(word)));
    ScriptedProvider right(textResponse(QStringLiteral("PASS")));
    const SendOutcome good = send(copy, job(QStringLiteral("Judge again.")), right);
    QVERIFY(good.isAccepted() && !good.fallback && right.requests().size() == 1);
}

void GuardedSend::judgesManualResponses()
{
    WorkspaceCopy copy(QStringLiteral("plain"));
    withAgent(copy, "  output_filtering: [{verdict: {require: \"PASS|FAIL\"}}, no_secrets]\n  fallback_behavior: escalate_to_user\n");
    ScriptedProvider provider(textResponse({}));
    const SendOutcome waiting = send(copy, job(QStringLiteral("Judge."), QStringLiteral("manual")), provider);
    QVERIFY(waiting.isWaiting());
    const Result<SendOutcome> brought = receiveResponse(*openWorkspace(copy.folder()), waiting.location, QStringLiteral("Perhaps, password=hunter2hunter2."), noon);
    QVERIFY(brought.ok());
    QCOMPARE(brought->parsed->verdict, Verdict::FilterBroken);
    QCOMPARE(brought->fallback->fallback, Fallback::Escalate);
    QVERIFY(!brought->response.text.contains(QStringLiteral("hunter2")));
}

OUTCROP_TEST(GuardedSend, CoreApplication)

} // namespace tst_guardedsend

#include "tst_guardedsend.moc"
