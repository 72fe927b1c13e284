// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schemacheck.h"
#include "core/layers/composer.h"
#include "core/render/renderer.h"
#include "tests/adapters/providers/everywireformat.h"
#include "tests/support/mediafiles.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"
#include "tests/support/wordcounter.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_requests {

namespace {

/// Returns the request schema generated from the provider's type definitions; empty if there is none. Anthropic's differs between API versions.
QByteArray requestSchema(const RenderedRequest &request)
{
    QString name = request.wireFormat;
    for (const auto &[header, value] : request.headers) {
        if (header == QLatin1String("anthropic-version") && value == QLatin1String("2023-06-01"))
            name += QStringLiteral("-2023-06-01");
    }
    QFile file(QStringLiteral(":/schemas/requests/%1.schema.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const Schema &schemaFor(const RenderedRequest &request)
{
    static QHash<QByteArray, std::shared_ptr<Schema>> compiled;
    const QByteArray text = requestSchema(request);
    if (!compiled.contains(text))
        compiled.insert(text, std::make_shared<Schema>(text));
    return *compiled[text];
}

/// Returns the schema violations of the request as sent, with the content of attachments, followed by its body; empty if it is valid.
QString violations(const RenderedRequest &request)
{
    QStringList lines;
    for (const auto &violation : schemaFor(request).validate(Json::parse(request.sentBodyText().text().toStdString())))
        lines.append(violation.pointer + QStringLiteral(": ") + violation.message);
    if (!lines.isEmpty())
        lines.append(request.bodyText().text());
    return lines.join(u'\n');
}

} // namespace

class Requests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBuiltInProvidersWithoutFindings();
    void rendersValidRequestsForTheSample_data();
    void rendersValidRequestsForTheSample();
    void rendersValidConversations();
    void rendersValidRequestsWithCacheBreakpoints_data();
    void rendersValidRequestsWithCacheBreakpoints();
    void rendersValidAttachments_data();
    void rendersValidAttachments();
    void rendersARecordedToolConversation_data();
    void rendersARecordedToolConversation();
    void renderingIsDeterministic();
    void rendersPublishedAgentsWithPublishedAdapters();
    void schemasRejectOnlyBadExamples_data();
    void schemasRejectOnlyBadExamples();

private:
    const PromptLibrary m_sample = PromptLibrary::read(workspaceAt(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample")));
    const ProviderCatalog m_catalog = everyWireFormat();
};

void Requests::readsBuiltInProvidersWithoutFindings()
{
    for (const Diagnostic &diagnostic : m_catalog.diagnostics())
        QFAIL(qPrintable(toString(diagnostic)));
    QCOMPARE(m_catalog.adapters().size(), 8);
    QCOMPARE(m_catalog.wireFormats().size(), 7);
}

void Requests::rendersValidRequestsForTheSample_data()
{
    QTest::addColumn<QString>("agent");
    QTest::addColumn<QString>("provider");
    for (const Agent &agent : m_sample.agents) {
        for (const Adapter &adapter : m_catalog.adapters())
            QTest::addRow("%s for %s", qPrintable(agent.name), qPrintable(adapter.name)) << agent.name << adapter.name;
    }
}

/// Renders a request to every model with and without tools and output schema, in every phase of every profile.
void Requests::rendersValidRequestsForTheSample()
{
    QFETCH(QString, agent);
    QFETCH(QString, provider);
    for (const ModelInfo &model : m_catalog.adapter(provider)->models) {
        const auto target = chooseTarget(m_catalog, provider, model.id, m_sample.workspace.manifest());
        QVERIFY(target.ok());
        for (const Profile &profile : m_sample.profiles) {
            for (const QString &phase : profile.phases) {
                for (int switches = 0; switches < 4; ++switches) {
                    Selection selection;
                    selection.agent = agent;
                    selection.profile = profile.name;
                    selection.phase = phase;
                    selection.workload = QStringLiteral("platform");
                    selection.request = QStringLiteral("Plan the next step.");
                    selection.includesTools = switches & 1;
                    selection.includesOutputSchema = switches & 2;
                    const RenderedRequest request = render(compose(m_sample, selection, target->capabilities()).bundle, *target);
                    const QString found = violations(request);
                    QVERIFY2(found.isEmpty(), qPrintable(model.id + u' ' + profile.name + u' ' + phase + u'\n' + found));
                }
            }
        }
    }
}

void Requests::rendersValidConversations()
{
    Selection selection;
    selection.request = QStringLiteral("And tomorrow?");
    for (const DocumentPtr &document : m_sample.workspace.documents(DocumentKind::Conversation))
        selection.historyFile = document->path;
    QVERIFY(!selection.historyFile.isEmpty());
    for (const Adapter &adapter : m_catalog.adapters()) {
        const auto target = chooseTarget(m_catalog, adapter.name, {}, {});
        const Composition composition = compose(m_sample, selection, target->capabilities());
        QVERIFY(composition.diagnostics.isEmpty());
        const QString found = violations(render(composition.bundle, *target));
        QVERIFY2(found.isEmpty(), qPrintable(adapter.name + u'\n' + found));
    }
}

void Requests::rendersValidRequestsWithCacheBreakpoints_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("model");
    for (const Adapter &adapter : m_catalog.adapters()) {
        for (const ModelInfo &model : adapter.models)
            QTest::addRow("%s %s", qPrintable(adapter.name), qPrintable(model.id)) << adapter.name << model.id;
    }
}

/// Renders with cache breakpoints, with and without a conversation and volatile layers.
void Requests::rendersValidRequestsWithCacheBreakpoints()
{
    QFETCH(QString, provider);
    QFETCH(QString, model);
    auto target = chooseTarget(m_catalog, provider, model, {});
    target->counter = std::make_shared<WordCounter>(2);
    for (int switches = 0; switches < 8; ++switches) {
        Selection selection;
        selection.request = QStringLiteral("Go on.");
        selection.includesTools = switches & 1;
        if (switches & 2)
            selection.historyFile = m_sample.workspace.documents(DocumentKind::Conversation).last()->path;
        PromptBundle bundle = compose(m_sample, selection, target->capabilities()).bundle;
        if (switches & 4)
            bundle.sections.removeIf([](const Section &section) { return section.tier == Tier::Weather; });
        target->setLifetime(switches & 1 ? QStringLiteral("1h") : QString());
        const RenderedRequest request = render(bundle, *target);
        const QString found = violations(request);
        QVERIFY2(found.isEmpty(), qPrintable(found));
        const CachePlan &plan = request.figures->plan;
        const QString body = request.bodyText().text();
        const qsizetype marks = body.count(QStringLiteral("\"cache_control\"")) + body.count(QStringLiteral("\"prompt_cache_breakpoint\""));
        const bool isByProvider = plan.hasHistoryBreakpoint && plan.policy.cachesRequest;
        if (plan.policy.kind == CacheKind::Explicit)
            QCOMPARE(marks, plan.breakpoints.size() + (plan.hasHistoryBreakpoint && !isByProvider ? 1 : 0));
        else
            QCOMPARE(marks, 0);
    }
}

void Requests::rendersValidAttachments_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("sent"); // attachment types that the request contains: image, pdf, audio, text
    QTest::newRow("Anthropic") << "anthropic" << "" << "ipt";
    QTest::newRow("Anthropic, API of 2023") << "anthropic-2023" << "claude-sonnet-4-5" << "ipt";
    QTest::newRow("Google") << "google" << "" << "ipat";
    QTest::newRow("OpenAI Responses") << "openai" << "" << "ipt";
    QTest::newRow("OpenAI Chat Completions") << "chat" << "gpt-4.1" << "ipt";
    QTest::newRow("an unknown model") << "chat" << "gpt-new-audio" << "ipat";
    QTest::newRow("manual") << "manual" << "" << "ipat";
}

/// Renders a request with an attachment of each type. For each attachment that the provider does not accept, the ledger has a row with the reason.
void Requests::rendersValidAttachments()
{
    QFETCH(QString, provider);
    QFETCH(QString, model);
    QFETCH(QString, sent);
    const QList<SourceFile> files{{QStringLiteral("a.png"), makePng(1000, 1000)}, {QStringLiteral("b.pdf"), pdfOf(2)}, {QStringLiteral("c.wav"), wavOf(2)}, {QStringLiteral("d.csv"), "a,b\n"}};
    const PromptLibrary library = PromptLibrary::read(Workspace::fromFiles({QStringLiteral("test")}, files));
    auto target = chooseTarget(m_catalog, provider, model, {});
    QVERIFY(target.ok());
    target->counter = std::make_shared<WordCounter>(2);
    Selection selection;
    selection.request = QStringLiteral("Compare them.");
    for (const SourceFile &file : files)
        selection.attachments.append(file.path);
    const Composition composition = compose(library, selection, target->capabilities());
    QVERIFY2(composition.diagnostics.isEmpty(), qPrintable(toString(composition.diagnostics.value(0))));
    const RenderedRequest request = render(composition.bundle, *target);
    const QString found = violations(request);
    QVERIFY2(found.isEmpty(), qPrintable(found));

    for (int i = 0; i < 4; ++i) {
        const QString part = QStringLiteral("attachments/%1").arg(i);
        const auto row = std::find_if(request.ledger.begin(), request.ledger.end(), [&part](const LedgerEntry &entry) { return entry.part == part; });
        QVERIFY2(row != request.ledger.end(), qPrintable(part));
        const bool isSent = sent.contains(QStringLiteral("ipat").at(i));
        QCOMPARE(row->action == LossAction::Dropped, !isSent);
        QVERIFY(isSent || !row->reason.isEmpty());
        const bool isCounted = std::any_of(request.figures->tokens.parts.begin(), request.figures->tokens.parts.end(), [&part](const PartTokens &one) { return one.id == part; });
        QCOMPARE(isCounted, isSent);
    }
    if (provider == u"manual")
        return;
    const QString base64 = QString::fromLatin1(files.first().bytes.toBase64());
    QVERIFY(request.sentBodyText().text().contains(base64));
    QVERIFY(!request.bodyText().text().contains(base64)); // the preview contains the hash and the size instead
    QVERIFY(request.bodyText().text().contains(composition.bundle.attachments.first().sha256));
    QVERIFY(request.display.text().contains(QStringLiteral("a.png: image/png, 1000 × 1000")));
}

void Requests::rendersARecordedToolConversation_data()
{
    QTest::addColumn<QString>("provider");
    for (const Adapter &adapter : m_catalog.adapters()) {
        if (adapter.name != u"manual")
            QTest::addRow("%s", qPrintable(adapter.name)) << adapter.name;
    }
}

/// Renders a recorded Anthropic API conversation with an image, thinking, a tool call and its result.
void Requests::rendersARecordedToolConversation()
{
    QFETCH(QString, provider);
    const QByteArray talk = R"([{"role": "user", "content": [{"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": ")" + makePng(28, 28).toBase64()
        + R"("}}, {"type": "text", "text": "What grows here?"}]},
        {"role": "assistant", "content": [{"type": "thinking", "thinking": "Look it up.", "signature": "c2ln"},
                                          {"type": "tool_use", "id": "toolu_1", "name": "find_plant", "input": {"leaf": "oval"}}]},
        {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "toolu_1", "content": [{"type": "text", "text": "basil"}]}]},
        {"role": "assistant", "content": "Basil."}])";
    const PromptLibrary library = PromptLibrary::read(Workspace::fromFiles({QStringLiteral("test")}, {{QStringLiteral("talk.json"), talk}}));
    const auto target = chooseTarget(m_catalog, provider, {}, {});
    QVERIFY(target.ok());
    Selection selection;
    selection.request = QStringLiteral("How much water?");
    selection.historyFile = QStringLiteral("talk.json");
    const Composition composition = compose(library, selection, target->capabilities());
    QVERIFY2(composition.diagnostics.isEmpty(), qPrintable(toString(composition.diagnostics.value(0))));
    QCOMPARE(composition.bundle.history.size(), 4);
    const RenderedRequest request = render(composition.bundle, *target);
    const QString body = request.sentBodyText().text();
    QVERIFY(body.contains(QStringLiteral("find_plant")));
    QVERIFY(body.contains(QStringLiteral("basil")));
    QCOMPARE(body.contains(QStringLiteral("c2ln")), provider == u"anthropic"); // thinking is not sent to any other provider
    const bool hasImage = body.contains(QString::fromLatin1(makePng(28, 28).toBase64()));
    const auto isImageRow = [](const LedgerEntry &entry) { return entry.part == u"history/0/attachments/0"; };
    const auto row = std::find_if(request.ledger.begin(), request.ledger.end(), isImageRow);
    QVERIFY(row != request.ledger.end());
    QCOMPARE(row->action != LossAction::Dropped, hasImage);
    QVERIFY2(target->model.has(QStringLiteral("vision")) == hasImage, qPrintable(body));
    const QString found = violations(request);
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

void Requests::renderingIsDeterministic()
{
    Selection selection;
    selection.workload = QStringLiteral("build");
    selection.request = QStringLiteral("Do it.");
    for (const Adapter &adapter : m_catalog.adapters()) {
        const auto target = chooseTarget(m_catalog, adapter.name, {}, m_sample.workspace.manifest());
        const auto once = [&] { return render(compose(m_sample, selection, target->capabilities()).bundle, *target); };
        const RenderedRequest first = once();
        const RenderedRequest second = once();
        QCOMPARE(first.bodyText().text(), second.bodyText().text());
        QCOMPARE(toJson(first.ledger), toJson(second.ledger));
        QCOMPARE(Json::parse(first.bodyText().text().toStdString()), first.body.toJson());
    }
}

/// Renders the four published adapter files with the ten published agents: 40 renders, each with its ledger.
void Requests::rendersPublishedAgentsWithPublishedAdapters()
{
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the research documents are not part of the repository.");
    const Workspace agents = workspaceAt(corpora + QStringLiteral("/jerry/eng-team"));
    QList<SourceFile> adapterFiles;
    for (SourceFile file : filesOf(corpora + QStringLiteral("/jerry/providers"))) {
        file.path.prepend(QStringLiteral("portability/providers/"));
        adapterFiles.append(file);
    }
    const Workspace adapters = Workspace::fromFiles({QStringLiteral("research")}, adapterFiles);
    const ProviderCatalog catalog = ProviderCatalog::read(builtInProviders(), adapters);
    for (const Diagnostic &diagnostic : catalog.diagnostics())
        QFAIL(qPrintable(toString(diagnostic)));

    const PromptLibrary library = PromptLibrary::read(agents);
    QCOMPARE(library.agents.size(), 10);
    int renders = 0;
    for (const char *provider : {"anthropic", "openai", "google", "open-source"}) {
        QVERIFY(catalog.adapter(QLatin1String(provider))->file().startsWith(QLatin1String("portability/providers/")));
        for (const Agent &agent : library.agents) {
            const auto target = chooseTarget(catalog, chooseModel(catalog, {QLatin1String(provider), {}}, modelRequests(agent)), {});
            QVERIFY(target.ok());
            Selection selection;
            selection.agent = agent.name;
            selection.request = QStringLiteral("Review the design.");
            const RenderedRequest request = render(compose(library, selection, target->capabilities()).bundle, *target);
            QVERIFY(!request.body.isEmpty());
            QVERIFY(!request.ledger.isEmpty());
            QVERIFY(request.bodyText().text().contains(agent.name));
            ++renders;
        }
    }
    QCOMPARE(renders, 40);
}

void Requests::schemasRejectOnlyBadExamples_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString &folder : QDir(QStringLiteral(OUTCROP_TEST_DATA "/requests")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::addRow("%s", qPrintable(folder)) << folder;
}

/// Tests the schemas themselves: files named good-… pass, files named bad-… fail.
void Requests::schemasRejectOnlyBadExamples()
{
    QFETCH(QString, folder);
    QFile schemaFile(QStringLiteral(":/schemas/requests/%1.schema.json").arg(folder));
    QVERIFY(schemaFile.open(QIODevice::ReadOnly));
    const Schema schema(schemaFile.readAll());
    const QList<SourceFile> examples = filesOf(QStringLiteral(OUTCROP_TEST_DATA "/requests/") + folder);
    QVERIFY(examples.size() > 10);
    for (const SourceFile &example : examples) {
        const bool isValid = schema.validate(Json::parse(example.bytes.toStdString())).isEmpty();
        QVERIFY2(isValid == example.path.startsWith(QLatin1String("good")), qPrintable(example.path));
    }
}

OUTCROP_TEST(Requests, CoreApplication)

} // namespace tst_requests

#include "tst_requests.moc"
