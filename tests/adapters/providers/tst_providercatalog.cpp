// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the adapters that can be added to a workspace: their data, their requests, and responses in the documented forms.
#include "adapters/providers/builtinproviders.h"
#include "adapters/providers/providercatalog.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schema/schema.h"
#include "core/layers/composer.h"
#include "core/render/renderer.h"
#include "tests/support/recordedstreams.h"
#include "tests/support/samedata.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_providercatalog {

namespace {

const QString folder = QStringLiteral(OUTCROP_TEST_DATA "/providercatalog/");

/// Returns the provider catalog of a workspace to which all adapters were added with `adapters add`.
ProviderCatalog addedProviders()
{
    QList<SourceFile> files;
    for (const DocumentPtr &document : catalogProviders())
        files.append({document->path, document->text.toUtf8()});
    return ProviderCatalog::read(builtInProviders(), Workspace::fromFiles({QStringLiteral("catalog")}, files));
}

Schema requestSchemaOf(const QString &wire)
{
    return Schema(streamBytes(QStringLiteral(":/schemas/requests/%1.schema.json").arg(wire)));
}

QString violationsOf(const RenderedRequest &request)
{
    QStringList lines;
    for (const SchemaViolation &violation : requestSchemaOf(request.wireFormat).validate(request.body.toJson()))
        lines.append(violation.pointer + QStringLiteral(": ") + violation.message);
    if (!lines.isEmpty())
        lines.append(request.bodyText().text());
    return lines.join(u'\n');
}

} // namespace

class TestProviderCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllAdaptersWithoutFindings()
    {
        for (const Diagnostic &one : m_catalog.diagnostics())
            QFAIL(qPrintable(toString(one)));
        QCOMPARE(addedNames(), (QStringList{"azure-openai", "bedrock", "deepseek", "docker-model-runner", "groq", "llama-cpp", "lm-studio", "mistral", "openai-chat", "openrouter", "together", "vertex-ai", "vllm", "xai"}));
    }

    /// Files compiled into the program are not checked when they are read, so they are checked here.
    void compiledInFilesHaveNoFindings()
    {
        for (const DocumentPtr &document : builtInProviders() + catalogProviders()) {
            Diagnostics found = readDocument(document->path, document->bytes, document->kind)->diagnostics;
            if (document->kind == DocumentKind::WireFormat)
                QVERIFY2(readWireFormat(document, found), qPrintable(document->path));
            else
                QVERIFY2(readAdapter(document, found), qPrintable(document->path));
            QVERIFY2(found.isEmpty(), qPrintable(found.isEmpty() ? QString() : toString(found.first())));
        }
    }

    void compiledInDataEqualsTheText()
    {
        for (const DocumentPtr &document : builtInProviders() + catalogProviders()) {
            QVERIFY2(document->bundledData, qPrintable(document->path));
            QVERIFY2(isSameData(*document->bundledData, readYaml(document->text, document->path).root), qPrintable(document->path));
        }
    }

    void workspaceFilesReplaceCompiledInDataAndAreLocated()
    {
        const auto isManual = [](const DocumentPtr &document) { return document->path == u"builtin/portability/providers/manual.yaml"; };
        const QList<DocumentPtr> builtIn = builtInProviders();
        const auto manual = std::find_if(builtIn.begin(), builtIn.end(), isManual);
        QVERIFY(manual != builtIn.end());
        const QString path = QStringLiteral("portability/providers/manual.yaml");
        const QString text = QString((*manual)->text).replace(QStringLiteral("api_format: manual"), QStringLiteral("api_format: nowhere"));
        const Workspace workspace = workspaceOf({{path, text}});
        const ProviderCatalog catalog = ProviderCatalog::read(builtIn, workspace);
        QCOMPARE(catalog.adapter(QStringLiteral("manual"))->file(), path);
        const auto target = chooseTarget(catalog, QStringLiteral("manual"), QString(), workspace.manifest());
        QVERIFY(!target.ok());
        QCOMPARE(toString(target.error().location), path + QStringLiteral(":5:15"));
    }

    void adaptersListSourcesAndChecks()
    {
        for (const QString &name : addedNames()) {
            const Adapter &adapter = *m_catalog.adapter(name);
            const QByteArray where = name.toUtf8();
            QVERIFY2(adapter.document->text.contains(QStringLiteral("\n# Checked: ")) && adapter.document->text.contains(QStringLiteral("\n# Not checked: ")), where.constData());
            QVERIFY2(adapter.models.size() > 0 && m_catalog.wireFormat(adapter.apiFormat), where.constData());
            for (const ModelInfo &model : adapter.models)
                QVERIFY2(!model.price.isKnown() || (!model.price.source.isEmpty() && !model.price.checked.isEmpty()), where.constData());
        }
    }

    void rendersValidRequests_data()
    {
        QTest::addColumn<QString>("provider");
        for (const QString &name : addedNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    /// Renders every agent in the sample for every model, with and without tools, a response schema and a conversation.
    void rendersValidRequests()
    {
        QFETCH(const QString, provider);
        for (const ModelInfo &model : m_catalog.adapter(provider)->models) {
            const auto target = chooseTarget(m_catalog, provider, model.id, m_sample.workspace.manifest());
            QVERIFY(target.ok());
            for (const Agent &agent : m_sample.agents) {
                for (int switches = 0; switches < 8; ++switches) {
                    Selection selection;
                    selection.agent = agent.name;
                    selection.request = QStringLiteral("Plan the next step.");
                    selection.includesTools = switches & 1;
                    selection.includesOutputSchema = switches & 2;
                    if (switches & 4)
                        selection.historyFile = m_sample.workspace.documents(DocumentKind::Conversation).first()->path;
                    const QString found = violationsOf(render(compose(m_sample, selection, target->capabilities()).bundle, *target));
                    QVERIFY2(found.isEmpty(), qPrintable(agent.name + u'\n' + found));
                }
            }
        }
    }

    void usesDocumentedUrlsAndKeyHeaders_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("header");
        const auto row = [](const char *provider, const char *url, const char *header) { QTest::newRow(provider) << QString::fromLatin1(provider) << QString::fromLatin1(url) << QString::fromLatin1(header); };
        row("azure-openai", "https://RESOURCE.openai.azure.com/openai/v1/chat/completions", "authorization: Bearer $AZURE_OPENAI_API_KEY");
        row("bedrock", "https://bedrock-runtime.us-east-1.amazonaws.com/model/amazon.nova-2-lite-v1:0/converse", "authorization: Bearer $AWS_BEARER_TOKEN_BEDROCK");
        row("deepseek", "https://api.deepseek.com/v1/chat/completions", "authorization: Bearer $DEEPSEEK_API_KEY");
        row("docker-model-runner", "http://localhost:12434/engines/v1/chat/completions", "");
        row("groq", "https://api.groq.com/openai/v1/chat/completions", "authorization: Bearer $GROQ_API_KEY");
        row("lm-studio", "http://localhost:1234/v1/chat/completions", "");
        row("mistral", "https://api.mistral.ai/v1/chat/completions", "authorization: Bearer $MISTRAL_API_KEY");
        row("openai-chat", "https://api.openai.com/v1/chat/completions", "authorization: Bearer $OPENAI_API_KEY");
        row("openrouter", "https://openrouter.ai/api/v1/chat/completions", "authorization: Bearer $OPENROUTER_API_KEY");
        row("vertex-ai", "https://aiplatform.googleapis.com/v1/publishers/google/models/gemini-3.8-flash:generateContent", "x-goog-api-key: $GOOGLE_API_KEY");
        row("xai", "https://api.x.ai/v1/chat/completions", "authorization: Bearer $XAI_API_KEY");
    }
    void usesDocumentedUrlsAndKeyHeaders()
    {
        QFETCH(const QString, provider);
        QFETCH(const QString, url);
        QFETCH(const QString, header);
        const auto target = chooseTarget(m_catalog, provider, {}, {});
        QVERIFY(target.ok());
        const RenderedRequest request = render(PromptBundle::fromText(QStringLiteral("Hello")), *target);
        QCOMPARE(request.url, url);
        QStringList headers;
        for (const auto &[name, value] : request.headers)
            headers.append(name + QStringLiteral(": ") + value);
        QVERIFY2(header.isEmpty() ? headers.size() == 1 : headers.contains(header), qPrintable(headers.join(u'\n')));
    }

    /// Reads a stream in chunks of every size up to 40 bytes.
    void readsStreams_data()
    {
        QTest::addColumn<QString>("wire");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reasoning");
        QTest::addColumn<int>("input");
        QTest::newRow("mistral") << QStringLiteral("mistral-chat") << QStringLiteral("Sow in April.") << QString() << 11;
        QTest::newRow("openrouter and deepseek") << QStringLiteral("openai-compatible") << QStringLiteral("Sow in May.") << QStringLiteral("Frost until May.") << 12;
        QTest::newRow("vertex") << QStringLiteral("vertex-ai") << QStringLiteral("Sow in April.") << QString() << 11;
    }
    void readsStreams()
    {
        QFETCH(const QString, wire);
        QFETCH(const QString, text);
        QFETCH(const QString, reasoning);
        QFETCH(const int, input);
        const ResponseFormat format = responseFormat(m_catalog, wire);
        const QByteArray bytes = streamBytes(folder + wire + QStringLiteral(".sse"));
        QVERIFY(!bytes.isEmpty());
        for (qsizetype size = 1; size <= 40; ++size) {
            ProviderResponseStream stream(format);
            for (qsizetype at = 0; at < bytes.size(); at += size)
                stream.feed(QByteArrayView(bytes).sliced(at, qMin(size, bytes.size() - at)));
            stream.close();
            const ResponseOutcome outcome = stream.finish();
            QVERIFY(!outcome.failure);
            QCOMPARE(outcome.response.text, text);
            QCOMPARE(outcome.response.reasoning, reasoning);
            QVERIFY(outcome.response.stop == StopReason::Done);
            QCOMPARE(outcome.response.usage.input, std::optional<qint64>(input));
        }
    }

    void readsBedrockResponses()
    {
        const ResponseOutcome outcome = readResponse(responseFormat(m_catalog, QStringLiteral("bedrock-converse")), {}, streamBytes(folder + QStringLiteral("bedrock-converse.json")));
        QVERIFY(!outcome.failure);
        const Json expected{{"text", "I look."}, {"reasoning", "Look it up."}, {"stop", "done"}, {"stop_detail", "tool_use"}, {"usage", {{"input", 25}, {"output", 9}, {"cache_read", 5}}},
            {"tool_calls", Json::array({{{"id", "tooluse_1"}, {"name", "get_weather"}, {"arguments", {{"city", "Paris"}}}}})}};
        QVERIFY2(containsExpected(expected, summary(outcome)), summary(outcome).dump(2).c_str());
        const ResponseOutcome failed = readResponse(responseFormat(m_catalog, QStringLiteral("bedrock-converse")), {403, {}}, "{\"message\": \"The security token is invalid.\"}");
        QVERIFY(failed.failure && failed.failure->kind == FailureKind::Unauthorized);
        QVERIFY(failed.failure->message.contains(QStringLiteral("The security token is invalid.")));
    }

private:
    QStringList addedNames() const
    {
        QStringList names;
        for (const Adapter &adapter : m_catalog.adapters()) {
            if (adapter.file().startsWith(QStringLiteral("portability/")))
                names.append(adapter.name);
        }
        names.sort();
        return names;
    }

    const PromptLibrary m_sample = PromptLibrary::read(workspaceAt(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample")));
    const ProviderCatalog m_catalog = addedProviders();
};

OUTCROP_TEST(TestProviderCatalog, CoreApplication)

} // namespace tst_providercatalog

#include "tst_providercatalog.moc"
