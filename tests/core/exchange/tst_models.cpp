// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/modelimport.h"
#include "core/exchange/modelmerge.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_models {

/// Tests model data from external sources: importing it from public catalogs, merging it with known data, and showing differences.
class Models : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = sourceCatalog(); }
    void importsCatalogs_data();
    void importsCatalogs();
    void rejectsOtherFiles_data();
    void rejectsOtherFiles();
    void mergesSourcesByPrecedence();
    void addsOnlySelectableModels();
    void showsConflicts();
    void roundTripsModelFiles();
    void rejectsBrokenFiles();

private:
    static ModelRow row(ModelOrigin origin, const char *model);
    Adapter mergeRows(const QList<ModelRow> &rows) const;

    ProviderCatalog m_catalog;
};

ModelRow Models::row(ModelOrigin origin, const char *model)
{
    return {QStringLiteral("anthropic"), Json::parse(model), origin, modelOriginName(origin), QStringLiteral("2026-11-21")};
}

Adapter Models::mergeRows(const QList<ModelRow> &rows) const
{
    Diagnostics diagnostics;
    const auto adapter = readAdapter(mergeModels(*m_catalog.adapter(QStringLiteral("anthropic")), rows), diagnostics);
    Q_ASSERT(adapter && diagnostics.isEmpty());
    return *adapter;
}

void Models::importsCatalogs_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("catalogue");
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<qsizetype>("others");
    QTest::newRow("LiteLLM") << QStringLiteral("model_prices.json") << QByteArray(R"({
        "sample_spec": {"litellm_provider": "one of ...", "max_input_tokens": "max input tokens"},
        "claude-x": {"litellm_provider": "anthropic", "mode": "chat", "max_input_tokens": 1000000, "max_output_tokens": 128000, "max_tokens": 128000,
                     "input_cost_per_token": 0.000004, "output_cost_per_token": 2e-05, "cache_read_input_token_cost": 4e-07,
                     "supports_function_calling": true, "supports_vision": false, "supports_prompt_caching": true},
        "gemini/gemini-x": {"litellm_provider": "gemini", "mode": "chat", "max_input_tokens": 1048576},
        "bedrock/claude-x": {"litellm_provider": "bedrock", "mode": "chat"},
        "text-embedding-9": {"litellm_provider": "openai", "mode": "embedding"}})")
                             << QStringLiteral("litellm") << QByteArray(R"([["anthropic",{"id":"claude-x","context_window":1000000,"max_output":128000,
        "features":["tool_use","prompt_caching"],"cost":{"input":4.0,"output":20.0,"cache_read":0.4,"source":"LiteLLM, model prices and context window","checked":"2026-11-20"}}],
        ["google",{"id":"gemini-x","context_window":1048576}]])") << qsizetype(2);
    QTest::newRow("models.dev") << QStringLiteral("api.json") << QByteArray(R"({
        "openai": {"id": "openai", "name": "OpenAI", "models": {"gpt-x": {"id": "gpt-x", "name": "GPT", "attachment": true, "reasoning": true, "temperature": false,
            "tool_call": true, "structured_output": true, "cost": {"input": 1.25, "output": 10, "cache_read": 0.125}, "limit": {"context": 400000, "input": 272000, "output": 128000}}}},
        "somebody": {"models": {"m": {"id": "m"}}}})")
                                << QStringLiteral("models-dev") << QByteArray(R"([["openai",{"id":"gpt-x","context_window":400000,"max_input":272000,"max_output":128000,
        "features":["tool_use","structured_output_native","vision","thinking"],"accepts":["max_output_tokens","stop","reasoning_effort"],
        "cost":{"input":1.25,"output":10.0,"cache_read":0.125,"source":"models.dev","checked":"2026-11-20"}}]])") << qsizetype(1);
    QTest::newRow("models.dev, one file") << QStringLiteral("models.dev/providers/google/models/gemini-x.toml")
                                          << QByteArray("name = \"Gemini X\"\ntool_call = true\n[cost]\ninput = 2.00\n[limit]\ncontext = 1_048_576\noutput = 65_536\n")
                                          << QStringLiteral("models-dev") << QByteArray(R"([["google",{"id":"gemini-x","context_window":1048576,"max_output":65536,
        "features":["tool_use"],"cost":{"input":2.0,"source":"models.dev","checked":"2026-11-20"}}]])") << qsizetype(0);
}

void Models::importsCatalogs()
{
    QFETCH(const QString, path);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, catalogue);
    QFETCH(const QByteArray, rows);
    QFETCH(const qsizetype, others);
    const Result<ImportedModels> imported = importModels(bytes, path, m_catalog, QStringLiteral("2026-11-20"));
    QVERIFY2(imported.ok(), imported ? "" : qPrintable(imported.error().message));
    Json list = Json::array();
    for (const ModelRow &one : imported->rows) {
        QCOMPARE(one.origin, ModelOrigin::Imported);
        list.push_back(Json::array({jsonString(one.provider), one.model}));
    }
    QCOMPARE(imported->catalog, catalogue);
    QCOMPARE(QString::fromStdString(list.dump()), QString::fromStdString(Json::parse(rows.begin(), rows.end()).dump()));
    QCOMPARE(imported->others, others);
}

void Models::rejectsOtherFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no JSON") << QStringLiteral("a.json") << QByteArray("hello");
    QTest::newRow("other JSON") << QStringLiteral("a.json") << QByteArray("{\"a\": {\"b\": 1}}");
    QTest::newRow("a list") << QStringLiteral("a.json") << QByteArray("[]");
    QTest::newRow("a TOML file outside the known folders") << QStringLiteral("a.toml") << QByteArray("name = \"A\"\n");
    QTest::newRow("no TOML") << QStringLiteral("p/models/a.toml") << QByteArray("name = \n");
}

void Models::rejectsOtherFiles()
{
    QFETCH(const QString, path);
    QFETCH(const QByteArray, bytes);
    const Result<ImportedModels> imported = importModels(bytes, path, m_catalog, {});
    QVERIFY(!imported);
    QVERIFY(!imported.error().message.isEmpty());
}

/// The provider's list overrides a public catalog, which overrides the built-in data.
void Models::mergesSourcesByPrecedence()
{
    const Adapter adapter = mergeRows({row(ModelOrigin::Live, R"({"id":"claude-opus-5-5","context_window":900000,"features":["citations"]})"),
                                    row(ModelOrigin::Imported, R"({"id":"claude-opus-5-5","context_window":800000,"max_output":64000,"accepts":[],"cost":{"input":3,"cache_write":1}})")});
    const ModelInfo *model = adapter.model(QStringLiteral("claude-opus-5-5"));
    QVERIFY(model);
    QCOMPARE(model->contextWindow, std::optional<int>(900000));
    QCOMPARE(model->maxOutput, std::optional<int>(64000));
    QVERIFY(model->features.contains(QStringLiteral("citations")) && model->features.contains(QStringLiteral("tool_use")));
    QVERIFY(model->acceptsParam(QStringLiteral("stop"))); // catalogs do not list the parameters of an API version
    QCOMPARE(model->data.at(u"cost.input").text(), QStringLiteral("3"));
    QVERIFY(model->data.at(u"cost.cache_write").isMapping()); // a price for each cache lifetime is more specific than a single price
    QCOMPARE(model->data[u"source"].text(), QStringLiteral("live"));
    QCOMPARE(adapter.models.size(), m_catalog.adapter(QStringLiteral("anthropic"))->models.size());

    ModelRow without = row(ModelOrigin::Live, R"({"id":"claude-opus-5-5","max_output":1})");
    without.missingFeatures = {QStringLiteral("vision")};
    QVERIFY(!mergeRows({without}).model(QStringLiteral("claude-opus-5-5"))->has(QStringLiteral("vision")));
    const Adapter *other = m_catalog.adapter(QStringLiteral("openai"));
    QVERIFY(mergeModels(*other, {without}) == other->document);
}

void Models::addsOnlySelectableModels()
{
    ModelRow named = row(ModelOrigin::Live, R"({"id":"whisper"})");
    named.isSelectable = false;
    const Adapter adapter = mergeRows({named, row(ModelOrigin::Live, R"({"id":"claude-new","context_window":5})")});
    QVERIFY(!adapter.model(QStringLiteral("whisper")));
    QVERIFY(adapter.model(QStringLiteral("claude-new")));
    QCOMPARE(adapter.models.last().id, QStringLiteral("claude-new"));
}

void Models::showsConflicts()
{
    const QList<ModelRow> rows{row(ModelOrigin::Live, R"({"id":"claude-opus-5-5","context_window":900000})"),
                               row(ModelOrigin::Imported, R"({"id":"claude-opus-5-5","context_window":900000,"cost":{"input":4}})")};
    for (const ModelEntry &entry : modelEntries(m_catalog, m_catalog, rows)) {
        if (entry.id != u"claude-opus-5-5")
            continue;
        QCOMPARE(entry.claims.size(), 3);
        QCOMPARE(entry.claims.first().origin, QStringLiteral("live"));
        QCOMPARE(entry.claims.last().origin, QStringLiteral("built-in"));
        QVERIFY(entry.value(QStringLiteral("context_window")) == 900000);
        QCOMPARE(entry.conflicts(), QStringList{QStringLiteral("context_window")});
        return;
    }
    QFAIL("the model is missing");
}

void Models::roundTripsModelFiles()
{
    ModelRow first = row(ModelOrigin::Live, R"({"id":"ü","context_window":5})");
    first.isSelectable = false;
    first.missingFeatures = {QStringLiteral("vision")};
    const QByteArray file = modelFile({first, row(ModelOrigin::Imported, R"({"id":"b"})")});
    const Result<QList<ModelRow>> read = readModelFile(file, QStringLiteral("m.json"));
    QVERIFY(read.ok());
    QCOMPARE(read->size(), 2);
    QCOMPARE(modelFile(*read), file);
    QCOMPARE(read->first().missingFeatures, first.missingFeatures);
    QVERIFY(!read->first().isSelectable);
}

void Models::rejectsBrokenFiles()
{
    for (const char *text : {"", "[]", "{}", "{\"models\": [1]}", "{\"models\": [{\"origin\": \"live\"}]}", "{\"models\": [{\"origin\": \"odd\", \"model\": {\"id\": \"a\"}}]}"}) {
        const Result<QList<ModelRow>> read = readModelFile(text, QStringLiteral("m.json"));
        QVERIFY2(!read, text);
        QCOMPARE(read.error().location.file, QStringLiteral("m.json"));
    }
}

OUTCROP_TEST(Models, NoApplication)

} // namespace tst_models

#include "tst_models.moc"
