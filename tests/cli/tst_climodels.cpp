// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `models`: known models, their sources, and imported public catalogs.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/faultserver.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_climodels {

namespace {

CliRun models(const WorkspaceCopy &copy, const QStringList &words, bool printsJson = false)
{
    return runCli((printsJson ? QStringList{QStringLiteral("--json")} : QStringList()) + QStringList{QStringLiteral("models")} + words, copy.folder());
}

Json documentOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

Json modelNamed(const Json &document, const char *id)
{
    for (const Json &model : document["models"]) {
        if (model["id"] == id)
            return model;
    }
    return {};
}

const QByteArray catalog = R"({
    "sample_spec": {"max_tokens": "LEGACY"},
    "claude-opus-5-5": {"litellm_provider": "anthropic", "mode": "chat", "max_input_tokens": 200000, "max_output_tokens": 128000, "input_cost_per_token": 0.000005},
    "claude-from-a-catalog": {"litellm_provider": "anthropic", "mode": "chat", "max_input_tokens": 5000},
    "bedrock/x": {"litellm_provider": "bedrock", "mode": "chat"}})";

/// A workspace whose provider is the test server.
struct ServedWorkspace {
    explicit ServedWorkspace(const FaultServer &server)
    {
        copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + server.url().toUtf8() + "\"\n");
    }

    WorkspaceCopy copy{QStringLiteral("plain")};
};

FaultServer::Script respondWith(int status, const QByteArray &body)
{
    return [status, body](ClientConnection &connection) {
        if (connection.readRequest())
            connection.write(httpResponse(status, body, "Content-Type: application/json\r\n"));
        connection.close();
    };
}

const QStringList refreshed{QStringLiteral("refresh"), QStringLiteral("open-source"), QStringLiteral("--yes")};

} // namespace

class TestCliModels : public QObject
{
    Q_OBJECT

    QTemporaryDir m_settings; ///< separate settings hide the user's keys and hosts

private Q_SLOTS:
    void initTestCase() { QVERIFY(qputenv("XDG_CONFIG_HOME", m_settings.path().toUtf8())); }

    void storesTheProvidersModelList()
    {
        const FaultServer server(respondWith(200, R"({"models": [{"name": "first:8b"}, {"name": "second:1b"}]})"));
        const ServedWorkspace served(server);
        const CliRun run = models(served.copy, refreshed);
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QCOMPARE(run.out, QByteArray("open-source: 2 models\n"));
        QVERIFY(server.requests().value(0).startsWith("GET /api/tags "));

        const Json first = modelNamed(documentOf(models(served.copy, {QStringLiteral("list"), QStringLiteral("open-source")}, true)), "first:8b");
        QVERIFY(first["offered"] == true);
        QVERIFY(first["context_window"].is_null()); // the provider does not list this model, so its window is unknown
        QVERIFY(first["claims"][0]["source"] == "open-source, model list");
        QVERIFY(!qString(first["claims"][0]["checked"]).isEmpty());
        QCOMPARE(server.requests().size(), 1); // the second call reads the stored list

        const Json report = documentOf(models(served.copy, refreshed, true));
        QVERIFY(report["refreshed"][0]["models"] == 2);
        QVERIFY(report["refreshed"][0]["failure"].is_null());
    }

    void failedRefreshKeepsStoredModels()
    {
        const FaultServer server(respondWith(200, R"({"models": [{"name": "first:8b"}]})"));
        const ServedWorkspace served(server);
        QCOMPARE(models(served.copy, refreshed).code, ExitCode::Done);
        const FaultServer gone(respondWith(404, "{}"));
        const QString config = QStringLiteral("config.toml");
        served.copy.write(config, bytesOf(served.copy.path(config)).replace(server.url().toUtf8(), gone.url().toUtf8()));
        const CliRun run = models(served.copy, refreshed);
        QCOMPARE(run.code, ExitCode::Provider);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains("open-source: "), run.err.constData());
        QVERIFY(models(served.copy, {QStringLiteral("list"), QStringLiteral("open-source")}).out.contains("first:8b"));
    }

    void listsBuiltInModels()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const CliRun run = models(copy, {QStringLiteral("list"), QStringLiteral("anthropic")});
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY(run.out.contains("claude-opus-5-5"));
        QVERIFY(run.out.contains("built-in"));
        QVERIFY(!run.out.contains("gpt-"));
        QCOMPARE(models(copy, {}).out, models(copy, {QStringLiteral("list")}).out);
    }

    void importsACatalog()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("prices.json"), catalog);
        const CliRun run = models(copy, {QStringLiteral("import"), QStringLiteral("prices.json")});
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QCOMPARE(run.out, QByteArray("litellm: 2 models of known providers, 1 other skipped\n"));

        const Json listed = documentOf(models(copy, {QStringLiteral("list")}, true));
        const Json known = modelNamed(listed, "claude-opus-5-5");
        QVERIFY(known["context_window"] == 200000);
        QVERIFY(known["claims"].size() == 2);
        QVERIFY(known["claims"][0]["origin"] == "imported");
        QVERIFY(known["conflicts"].dump().find("context_window") != std::string::npos);
        QVERIFY(modelNamed(listed, "claude-from-a-catalog")["offered"] == true);
        const CliRun all = models(copy, {QStringLiteral("list"), QStringLiteral("anthropic"), QStringLiteral("--all")});
        QCOMPARE(all.out.count("claude-opus-5-5"), 2);

        // A request for the new model uses the data of the catalog.
        const CliRun budget = runCli({QStringLiteral("--json"), QStringLiteral("budget"), QStringLiteral("--provider"), QStringLiteral("anthropic"),
                                      QStringLiteral("--model"), QStringLiteral("claude-from-a-catalog"), QStringLiteral("--request"), QStringLiteral("Hi")},
                                     copy.folder());
        QVERIFY2(budget.code == ExitCode::Done, budget.err.constData());
        QVERIFY2(budget.out.contains("5000"), budget.out.constData());
    }

    void workspaceAdapterOverridesTheCatalog()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("prices.json"), catalog);
        copy.write(QStringLiteral("portability/providers/anthropic.yaml"),
                   "provider: {name: anthropic, api_format: anthropic-messages, models: [{id: claude-opus-5-5, context_window: 7}]}\nrendering: {}\n");
        models(copy, {QStringLiteral("import"), QStringLiteral("prices.json")});
        const Json known = modelNamed(documentOf(models(copy, {QStringLiteral("list"), QStringLiteral("anthropic")}, true)), "claude-opus-5-5");
        QVERIFY(known["context_window"] == 7);
        QVERIFY(known["claims"][0]["origin"] == "workspace");
        QVERIFY(known["claims"].size() == 3);
    }

    void reportsAndKeepsABrokenFile()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral(".outcrop/models/live-anthropic.json"), "{");
        const CliRun run = models(copy, {});
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.err.contains(".outcrop/models/live-anthropic.json"), run.err.constData());
        QVERIFY(run.out.contains("claude-opus-5-5"));
    }

    void reportsErrors_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no such provider") << QStringList{QStringLiteral("list"), QStringLiteral("antropic")} << ExitCode::Usage << QByteArray("did you mean `anthropic`");
        QTest::newRow("no such file") << QStringList{QStringLiteral("import"), QStringLiteral("nothing.json")} << ExitCode::Input << QByteArray("nothing.json");
        QTest::newRow("no list of models")
            << QStringList{QStringLiteral("refresh"), QStringLiteral("manual"), QStringLiteral("--yes")}
            << ExitCode::Usage << QByteArray("none of these providers publishes a model list");
        QTest::newRow("no catalog") << QStringList{QStringLiteral("import"), QStringLiteral("config.toml")} << ExitCode::Input << QByteArray("config.toml");
    }

    void reportsErrors()
    {
        QFETCH(QStringList, words);
        QFETCH(ExitCode, code);
        QFETCH(QByteArray, message);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const CliRun run = models(copy, words);
        QCOMPARE(run.code, code);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(message), run.err.constData());
    }
};

OUTCROP_TEST(TestCliModels, CoreApplication)

} // namespace tst_climodels

#include "tst_climodels.moc"
