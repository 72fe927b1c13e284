// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/callwithfallback.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

Q_DECLARE_METATYPE(outcrop::FallbackOptions)

namespace tst_callinorder {

namespace {

/// Fails its first calls with the specified failures, in order. Later calls succeed.
class FailingProvider : public Provider
{
public:
    explicit FailingProvider(const QList<FailureKind> &failures, bool showsTextFirst = false) : m_failures(failures), m_showsTextFirst(showsTextFirst) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &, const ResponseListener &listener) override
    {
        m_asked.append(request.provider + u'/' + request.model);
        if (m_showsTextFirst && listener)
            listener({ResponseChunk::Kind::Text, QStringLiteral("Hel")});
        ProviderCall call;
        if (m_failures.isEmpty())
            call.response.text = QStringLiteral("Hello");
        else
            call.failure = CallFailure{m_failures.takeFirst(), QStringLiteral("because")};
        return call;
    }
    const QStringList &asked() const { return m_asked; }

private:
    QList<FailureKind> m_failures;
    const bool m_showsTextFirst;
    QStringList m_asked;
};

const FallbackOptions preferred{true, {}};

RenderJob job()
{
    RenderJob job;
    job.selection.agent = QStringLiteral("cataloguer");
    job.selection.request = QStringLiteral("Describe!");
    job.provider = QStringLiteral("anthropic");
    return job;
}

} // namespace

/// Tests that the agent's models are tried in order, but only while a further call cannot cause a second charge.
class CallInOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fallsBackOnlyIfEnabled();
    void addsPreferredModelsWithoutDuplicates();
    void resolvesTheAgentsModelPreferences();
    void doesNotFallBackFromLocalToRemoteModels_data();
    void doesNotFallBackFromLocalToRemoteModels();
    void callsTheNamedFallback();
    void skipsModelsWithTooSmallAContextWindow();
    void fallsBackOnlyIfTheRequestWasNotProcessed_data();
    void fallsBackOnlyIfTheRequestWasNotProcessed();
    void doesNotRetryAfterShowingPartOfAResponse();
    void reportsTheErrorOfEachFailedModel();

private:
    const WorkspaceCopy m_copy{QStringLiteral("plain")};
    const OpenedWorkspace m_opened = *openWorkspace(m_copy.folder());
};

void CallInOrder::fallsBackOnlyIfEnabled()
{
    QCOMPARE(modelChain(m_opened, job(), {})->jobs.size(), 1);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), "\n[send]\nfallback = true\n");
    const OpenedWorkspace configured = *openWorkspace(copy.folder());
    QVERIFY(configured.workspace().manifest().diagnostics.isEmpty());
    QVERIFY(modelChain(configured, job(), {})->jobs.size() > 1);
    QCOMPARE(modelChain(configured, job(), {false, {}})->jobs.size(), 1);
}

void CallInOrder::addsPreferredModelsWithoutDuplicates()
{
    const QList<RenderJob> jobs = modelChain(m_opened, job(), preferred)->jobs;
    QVERIFY(jobs.size() > 1);
    QCOMPARE(jobs.first().provider, QStringLiteral("anthropic"));
    for (const RenderJob &next : jobs)
        QVERIFY2(next.provider != QLatin1String("manual"), "the manual provider makes no API calls");
    QStringList providers;
    for (const RenderJob &next : jobs)
        providers.append(next.provider + u'/' + next.model);
    QCOMPARE(QStringList(providers).removeDuplicates(), 0);
}

/// The chain is the agent's list as the model choice resolves it: model aliases, IDs and `model`, without duplicates.
void CallInOrder::resolvesTheAgentsModelPreferences()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("agents/wordy.md"),
        "---\nname: wordy\nmodel: opus\nportability: {enabled: true, minimum_context_window: 8000, body_format: markdown,"
        " model_preferences: [sonnet, anthropic/claude-sonnet-5-5, inherit, openai/gpt-none, gemini-pro-latest]}\n---\nBe bold.\n");
    const OpenedWorkspace opened = *openWorkspace(copy.folder());
    RenderJob wordy = job();
    wordy.selection.agent = QStringLiteral("wordy");
    wordy.provider = QStringLiteral("openai");
    wordy.model = QStringLiteral("gpt-6-sol");
    const Result<ModelChain> chain = modelChain(opened, wordy, preferred);
    QVERIFY2(chain.ok(), chain ? "" : qPrintable(chain.error().message));
    QStringList models;
    for (const RenderJob &next : chain->jobs.mid(1)) {
        const Result<RenderResult> render = renderPrompt(opened, next);
        QVERIFY2(render.ok(), render ? "" : qPrintable(render.error().message));
        QCOMPARE(render->request.model, next.model);
        models.append(next.provider + u'/' + next.model);
    }
    QCOMPARE(models.size(), 3);
    QVERIFY2(models.at(0).startsWith(QStringLiteral("anthropic/claude-sonnet-")), qPrintable(models.join(u' ')));
    QVERIFY2(models.at(1).startsWith(QStringLiteral("google/gemini-")), qPrintable(models.join(u' ')));
    QVERIFY2(models.at(2).startsWith(QStringLiteral("anthropic/claude-opus-")), qPrintable(models.join(u' ')));
    QCOMPARE(chain->excludedModels,
        QStringList{QStringLiteral("openai/gpt-none: openai does not list the model `gpt-none`")});
    RenderJob named = wordy;
    named.model = QStringLiteral("gpt-none");
    QCOMPARE(modelChain(opened, named, preferred)->excludedModels, QStringList());
    QCOMPARE(modelChain(opened, wordy, {{}, {QStringLiteral("anthropic/sonnet")}})->jobs.last().model, chain->jobs.at(1).model);
}

void CallInOrder::doesNotFallBackFromLocalToRemoteModels_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<FallbackOptions>("wish");
    QTest::addColumn<QStringList>("chain");
    const QByteArray local = "http://127.0.0.1:11434";
    const QString other = QStringLiteral("open-source");
    const QStringList models{QStringLiteral("anthropic/claude-opus-5-5"), QStringLiteral("gateway/m"), QStringLiteral("open-source/llama3.1:70b")};
    QTest::newRow("this machine, nothing asked for") << other << local << FallbackOptions{} << QStringList{other};
    QTest::newRow("this machine, the agent's models") << other << local << preferred << QStringList{other, QStringLiteral("gateway/m")};
    QTest::newRow("this machine, one named") << other << local << FallbackOptions{{}, {QStringLiteral("anthropic")}}
                                             << QStringList{other, QStringLiteral("anthropic/")};
    QTest::newRow("this machine, the agent's models and one named")
        << other << local << FallbackOptions{true, {QStringLiteral("anthropic")}}
        << QStringList{other, QStringLiteral("anthropic/claude-opus-5-5"), QStringLiteral("gateway/m")};
    QTest::newRow("the network of this machine") << other << QByteArray("http://192.168.1.7:11434") << preferred << QStringList{other, QStringLiteral("gateway/m")};
    QTest::newRow("another host") << QStringLiteral("openai") << local << preferred << (QStringList{QStringLiteral("openai")} + models);
    QTest::newRow("another host, then this machine")
        << QStringLiteral("google") << local
        << FallbackOptions{{}, {QStringLiteral("gateway"), QStringLiteral("openai")}}
        << QStringList{QStringLiteral("google"), QStringLiteral("gateway/"), QStringLiteral("openai/")};
}

void CallInOrder::doesNotFallBackFromLocalToRemoteModels()
{
    QFETCH(QString, first);
    QFETCH(QByteArray, address);
    QFETCH(FallbackOptions, wish);
    QFETCH(QStringList, chain);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + address + "\"\n");
    copy.write(QStringLiteral("portability/providers/gateway.yaml"),
        "provider:\n  name: gateway\n  api_format: openai-compatible\n  base_url: http://gateway.local:4000/v1\n  models: [{id: m}]\nrendering:\n  message_roles: {user: user}\n");
    copy.write(QStringLiteral("agents/bold.md"),
        "---\nname: bold\ndescription: Bold.\nportability: {enabled: true, minimum_context_window: 8000, body_format: markdown,"
        " model_preferences: [anthropic/claude-opus-5-5, gateway/m, \"open-source/llama3.1:70b\"]}\n---\nBe bold.\n");
    RenderJob one = job();
    one.selection.agent = QStringLiteral("bold");
    one.provider = first;
    const Result<ModelChain> found = modelChain(*openWorkspace(copy.folder()), one, wish);
    QVERIFY2(found.ok(), found ? "" : qPrintable(found.error().message));
    QStringList names{found->jobs.first().provider};
    for (const RenderJob &next : found->jobs.mid(1))
        names.append(next.provider + u'/' + next.model);
    QCOMPARE(names, chain);
    if (wish.usesPreferredModels && wish.named.isEmpty() && first == QLatin1String("open-source"))
        QVERIFY2(found->excludedModels.join(u' ').contains(QStringLiteral("--fallback-to anthropic")), qPrintable(found->excludedModels.join(u' ')));
}

void CallInOrder::callsTheNamedFallback()
{
    const Result<ModelChain> chain = modelChain(m_opened, job(), {{}, {QStringLiteral("openai/gpt-4.1")}});
    QCOMPARE(chain->jobs.size(), 2);
    QCOMPARE(chain->jobs.last().model, QStringLiteral("gpt-4.1"));
    QCOMPARE(modelChain(m_opened, job(), {{}, {QStringLiteral("nobody")}}).error().code, ErrorCode::NotFound);
}

/// A model whose context window is too small for the prompt is skipped, unless the call is forced.
void CallInOrder::skipsModelsWithTooSmallAContextWindow()
{
    RenderJob small = job();
    small.provider = QStringLiteral("open-source");
    small.model = QStringLiteral("gemma-2:27b");
    small.selection.request = QStringLiteral("word ").repeated(20'000);
    RenderJob large = small;
    large.provider = QStringLiteral("anthropic");
    large.model = QStringLiteral("claude-opus-5-5");
    FailingProvider provider({});
    const FallbackCall call = callWithFallback(provider, m_opened, {small, large}, {});
    QCOMPARE(provider.asked(), QStringList{QStringLiteral("anthropic/claude-opus-5-5")});
    QCOMPARE(call.last().call.response.text, QStringLiteral("Hello"));
    FailingProvider forced({});
    callWithFallback(forced, m_opened, {small, large}, {}, {.isForced = true});
    QCOMPARE(forced.asked(), QStringList{QStringLiteral("open-source/gemma-2:27b")});
}

void CallInOrder::fallsBackOnlyIfTheRequestWasNotProcessed_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("goesOn");
    for (const FailureKind kind : {FailureKind::NoKey, FailureKind::Unreachable, FailureKind::Unauthorized,
             FailureKind::RateLimited, FailureKind::Overloaded})
        QTest::addRow("%s", qPrintable(failureName(kind))) << int(kind) << true;
    for (const FailureKind kind : {FailureKind::Lost, FailureKind::TimedOut, FailureKind::Malformed,
             FailureKind::Truncated, FailureKind::Canceled})
        QTest::addRow("%s", qPrintable(failureName(kind))) << int(kind) << false;
}

void CallInOrder::fallsBackOnlyIfTheRequestWasNotProcessed()
{
    QFETCH(int, kind);
    QFETCH(bool, goesOn);
    FailingProvider provider({FailureKind(kind)});
    const FallbackCall call = callWithFallback(provider, m_opened, modelChain(m_opened, job(), preferred)->jobs, {});
    QCOMPARE(provider.asked().size(), goesOn ? 2 : 1);
    QCOMPARE(call.attempts.size(), provider.asked().size());
    QVERIFY(!call.attempts.first().reason.isEmpty());
    QCOMPARE(call.last().call.response.text, goesOn ? QStringLiteral("Hello") : QString());
    QCOMPARE(call.last().reason.isEmpty(), goesOn);
}

void CallInOrder::doesNotRetryAfterShowingPartOfAResponse()
{
    FailingProvider provider({FailureKind::Overloaded}, true);
    QString shown;
    callWithFallback(provider, m_opened, modelChain(m_opened, job(), preferred)->jobs, {},
        {.listener = [&shown](const ResponseChunk &chunk) { shown += chunk.text; }});
    QCOMPARE(provider.asked().size(), 1);
    QCOMPARE(shown, QStringLiteral("Hel"));
}

void CallInOrder::reportsTheErrorOfEachFailedModel()
{
    FailingProvider provider(QList<FailureKind>(20, FailureKind::Unreachable));
    const QList<RenderJob> jobs = modelChain(m_opened, job(), preferred)->jobs;
    const FallbackCall call = callWithFallback(provider, m_opened, jobs, {});
    QCOMPARE(call.attempts.size(), jobs.size());
    for (const ModelAttempt &asked : call.attempts)
        QCOMPARE(asked.reason, QStringLiteral("because"));
}

OUTCROP_TEST(CallInOrder, CoreApplication)

} // namespace tst_callinorder

#include "tst_callinorder.moc"
