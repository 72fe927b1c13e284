// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that no value of an imported request disappears. Each value is in the request that is rendered for the same API, or in a ledger with a reason. The
// requests in tests/data/importedparameters have all known parameters of their API, and unknown keys.
#include "app/formats/importprompts.h"
#include "app/prompt/renderprompt.h"
#include "core/documents/data/jsonequal.h"
#include "core/formats/sourceledger.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_importedparameters {

namespace {

const char *const apis[] = {"openai-chat-completions", "openai-responses", "anthropic-messages", "google-generative-ai", "ollama-chat"};

/// A value of a request that is not an object or a list with items.
struct Leaf {
    QString path;
    Json value;
};

void addLeaves(const Json &value, const QString &path, QList<Leaf> &leaves)
{
    if (value.is_primitive() || value.empty()) {
        leaves.append({path, value});
    } else if (value.is_object()) {
        for (const auto &[key, member] : value.items())
            addLeaves(member, memberPath(path, QString::fromStdString(key)), leaves);
    } else {
        for (size_t at = 0; at < value.size(); ++at)
            addLeaves(value[at], itemPath(path, qsizetype(at)), leaves);
    }
}

QList<Leaf> leavesOf(const Json &request)
{
    QList<Leaf> leaves;
    addLeaves(request, {}, leaves);
    return leaves;
}

/// An imported request, its workspace, and the request that is rendered from it.
struct Imported {
    WorkspaceCopy copy{QStringLiteral("none")};
    PreparedPromptImport prepared;
    RenderedRequest rendered;
    Json body;
};

std::unique_ptr<Imported> importRequest(const QByteArray &bytes, const QString &api, const QString &provider = {})
{
    auto imported = std::make_unique<Imported>();
    const Result<PreparedPromptImport> prepared = prepareImport({QStringLiteral("request.json"), bytes, api}, Workspace());
    if (!prepared)
        qFatal("%s", qPrintable(prepared.error().message));
    imported->prepared = *prepared;
    for (const NewFile &file : prepared->change.newFiles)
        imported->copy.write(file.path, file.text.toUtf8());
    const Result<OpenedWorkspace> opened = openWorkspace(imported->copy.folder());
    if (!opened || prepared->renderedPrompts.isEmpty())
        qFatal("The import of %s cannot be rendered", qPrintable(api));
    RenderJob job = prepared->renderedPrompts.first().job;
    if (!provider.isEmpty()) {
        job.provider = provider;
        job.model.clear();
    }
    const Result<RenderResult> result = renderPrompt(*opened, job);
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    imported->rendered = result->request;
    imported->body = result->request.body.toJson();
    return imported;
}

QByteArray requestOf(const QString &api)
{
    return bytesOf(QStringLiteral(OUTCROP_TEST_DATA "/importedparameters/%1.json").arg(api));
}

/// Returns whether a request has a value in the same place. A number or a sentence may be anywhere.
bool isSent(const Leaf &leaf, const QList<Leaf> &request)
{
    const bool isSentence = leaf.value.is_string() && qString(leaf.value).contains(u' ');
    return std::any_of(request.begin(), request.end(), [&](const Leaf &other) {
        if (other.path == leaf.path || leaf.value.is_number())
            return areEqual(other.value, leaf.value);
        return isSentence && other.value.is_string() && qString(other.value).contains(qString(leaf.value));
    });
}

/// Returns whether a value only describes the structure of messages, which the rendered request can write in another form.
bool isStructure(const Leaf &leaf)
{
    static const QStringList types{QStringLiteral("text"), QStringLiteral("input_text")};
    const bool isAbsent = leaf.value.is_null() || leaf.value == Json("");
    return isAbsent || (leaf.path.endsWith(u".type") && types.contains(qString(leaf.value)));
}

/// Returns whether the ledger of the rendered request reports a change of a value, which the import has put in `place`.
bool isReported(const Leaf &leaf, const QString &place, const Ledger &ledger)
{
    const QString name = place.section(u' ', -1).section(u'.', -1);
    return std::any_of(ledger.begin(), ledger.end(), [&](const LedgerEntry &entry) {
        const bool isNamed = entry.part.endsWith(u'.' + name) || entry.part.endsWith(u'/' + name);
        const bool isChange = entry.lossClass() != LossClass::None || entry.action == LossAction::Renamed;
        return isChange && (isNamed || areEqual(entry.before, leaf.value));
    });
}

/// Returns the entries of a ledger for a value of the source, and for the values that contain it.
Ledger entriesFor(const QString &path, const Ledger &ledger)
{
    Ledger entries;
    std::copy_if(ledger.begin(), ledger.end(), std::back_inserter(entries), [&path](const LedgerEntry &entry) {
        return path == entry.part || (!entry.part.isEmpty() && path.startsWith(entry.part) && QStringLiteral(".[").contains(path.at(entry.part.size())));
    });
    return entries;
}

QStringList missingValues(const Imported &imported, const Json &source)
{
    const QList<Leaf> rendered = leavesOf(imported.body);
    QStringList missing;
    for (const Leaf &leaf : leavesOf(source)) {
        const Ledger entries = entriesFor(leaf.path, imported.prepared.ledger);
        const bool isNoted = std::any_of(entries.begin(), entries.end(), [&](const LedgerEntry &entry) {
            return (entry.lossClass() != LossClass::None && !entry.reason.isEmpty()) || isReported(leaf, entry.path, imported.rendered.ledger);
        });
        if (entries.isEmpty() || !(isNoted || isSent(leaf, rendered) || isStructure(leaf)))
            missing.append(leaf.path + u'=' + QString::fromStdString(leaf.value.dump()));
    }
    return missing;
}

const LedgerEntry *entryOf(const QString &part, const Ledger &ledger)
{
    const auto found = std::find_if(ledger.begin(), ledger.end(), [&part](const LedgerEntry &entry) { return entry.part == part; });
    return found == ledger.end() ? nullptr : &*found;
}

} // namespace

class TestImportedParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noValueDisappears_data() { addApis(); }
    void noValueDisappears();
    void sendsUnknownKeysToTheSameApi_data() { addApis(); }
    void sendsUnknownKeysToTheSameApi();
    void otherProvidersReportTheKeys();
    void keepsWhetherSchemasAreStrict();
    void keepsKeysOutsideThePrompt();
    void acceptsEmptyOptions();
    void reportsTheRoleOfTheSystemPrompt();
    void doesNotReplaceThePrompt();

private:
    static void addApis()
    {
        QTest::addColumn<QString>("api");
        for (const char *api : apis)
            QTest::newRow(api) << QString::fromLatin1(api);
    }
};

void TestImportedParameters::noValueDisappears()
{
    QFETCH(const QString, api);
    const QByteArray bytes = requestOf(api);
    const auto imported = importRequest(bytes, api);
    QCOMPARE(imported->rendered.wireFormat, api);
    const QStringList missing = missingValues(*imported, Json::parse(bytes.toStdString()));
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n') + u'\n' + QString::fromUtf8(jsonText(imported->body))));
}

void TestImportedParameters::sendsUnknownKeysToTheSameApi()
{
    QFETCH(const QString, api);
    const auto imported = importRequest(requestOf(api), api);
    QVERIFY(imported->body.contains("x_unknown"));
    QVERIFY(areEqual(imported->body["x_unknown"], Json(1)));
    QVERIFY(areEqual(imported->body["x_nested"], Json::parse(R"({"deep": [{"x": 77}]})")));
}

/// A request for another API has none of the keys, and its ledger lists each of them as lost.
void TestImportedParameters::otherProvidersReportTheKeys()
{
    const QString api = QStringLiteral("openai-chat-completions");
    const auto imported = importRequest(requestOf(api), api, QStringLiteral("anthropic"));
    for (const char *key : {"tool_choice", "parallel_tool_calls", "logit_bias", "x_unknown"}) {
        const LedgerEntry *entry = entryOf(QStringLiteral("params.provider_options.%1.%2").arg(api, QString::fromLatin1(key)), imported->rendered.ledger);
        QVERIFY2(entry, key);
        QVERIFY2(entry->isLoss() && entry->reason.contains(api) && !entry->before.is_null(), key);
        QVERIFY2(!imported->body.contains(key), key);
    }
}

/// OpenAI's APIs have different defaults, which an import sets explicitly. Without `strict`, a schema is sent as written.
void TestImportedParameters::keepsWhetherSchemasAreStrict()
{
    const QString chat = QStringLiteral("openai-chat-completions");
    const auto imported = importRequest(requestOf(chat), chat);
    const Json source = Json::parse(requestOf(chat).toStdString());
    const Json &tools = imported->body["tools"];
    QVERIFY(areEqual(tools[0]["function"]["strict"], Json(false)));
    QVERIFY(areEqual(tools[0]["function"]["parameters"], source["tools"][0]["function"]["parameters"]));
    QVERIFY(areEqual(tools[1]["function"]["strict"], Json(false)));
    QVERIFY(entryOf(QStringLiteral("strict.clock"), imported->prepared.ledger));
    QVERIFY(areEqual(tools[2]["function"]["strict"], Json(true)));
    const Json &format = imported->body["response_format"]["json_schema"];
    QVERIFY(areEqual(format["strict"], Json(false)));
    QVERIFY(areEqual(format["schema"], source["response_format"]["json_schema"]["schema"]));

    const QString responses = QStringLiteral("openai-responses");
    const Json body = importRequest(requestOf(responses), responses)->body;
    QVERIFY(areEqual(body["tools"][0]["strict"], Json(false)));
    QVERIFY(areEqual(body["tools"][1]["strict"], Json(true)));
    QVERIFY(areEqual(body["text"]["format"]["strict"], Json(false)));
    QVERIFY(areEqual(body["text"]["verbosity"], Json("low")));
    QVERIFY(areEqual(body["store"], Json(true)));

    const auto google = importRequest(requestOf(chat), chat, QStringLiteral("google"));
    QVERIFY(entryOf(QStringLiteral("tools/0/strict"), google->rendered.ledger)->action == LossAction::Unused);
    QVERIFY(entryOf(QStringLiteral("tools/2/strict"), google->rendered.ledger)->isLoss());
}

/// A request without a system prompt, tools or parameters has only a profile for its keys.
void TestImportedParameters::keepsKeysOutsideThePrompt()
{
    const auto imported = importRequest(R"({"messages": [{"role": "user", "content": "Which coat?"}], "logit_bias": {"1": 2}, "stop": null})", QStringLiteral("openai-chat-completions"));
    QVERIFY(areEqual(imported->body["logit_bias"], Json{{"1", 2}}));
    QVERIFY(!imported->body.contains("stop"));
    const LedgerEntry *stop = entryOf(QStringLiteral("stop"), imported->prepared.ledger);
    QVERIFY(stop && stop->lossClass() == LossClass::Changed);
}

/// An empty object adds nothing to an object that the request already has.
void TestImportedParameters::acceptsEmptyOptions()
{
    const QString api = QStringLiteral("ollama-chat");
    const auto imported = importRequest(R"({"model": "qwen3:8b", "messages": [{"role": "user", "content": "Which coat?"}], "temperature": 0.5, "options": {}, "x_empty": {}})", api);
    QVERIFY(areEqual(imported->body["x_empty"], Json::object()));
    const auto nested = importRequest(R"({"model": "qwen3:8b", "messages": [{"role": "user", "content": "Which coat?"}], "options": {"temperature": 0.5, "x_empty": {}}})", api);
    QVERIFY(areEqual(nested->body["options"]["x_empty"], Json::object()));
}

void TestImportedParameters::reportsTheRoleOfTheSystemPrompt()
{
    const QString api = QStringLiteral("openai-chat-completions");
    const auto imported = importRequest(requestOf(api), api);
    QVERIFY(areEqual(imported->body["messages"][0]["role"], Json("developer")));
    const LedgerEntry *role = entryOf(QStringLiteral("roles.system"), imported->rendered.ledger);
    QVERIFY(role && role->action == LossAction::Renamed);
    QCOMPARE(role->path, QStringLiteral("messages[0].role"));
    QCOMPARE(qString(role->after), QStringLiteral("developer"));
    const auto ollama = importRequest(requestOf(QStringLiteral("ollama-chat")), QStringLiteral("ollama-chat"));
    QVERIFY(!entryOf(QStringLiteral("roles.system"), ollama->rendered.ledger));
}

/// Options in a profile never replace the text, the model or the way in which a request is sent.
void TestImportedParameters::doesNotReplaceThePrompt()
{
    const WorkspaceCopy copy(QStringLiteral("none"));
    copy.write(QStringLiteral("profiles/odd/config.yml"),
        "generation_params:\n  generating:\n    temperature: 0.25\n    provider_options:\n      ollama-chat:\n        model: other\n        messages: []\n        stream: true\n"
        "        options: {temperature: 1, min_p: 0.5}\n        keep_alive: 5m\n      google-generative-ai: {labels: {a: b}}\n");
    const Result<OpenedWorkspace> opened = openWorkspace(copy.folder());
    QVERIFY(opened.ok());
    RenderJob job;
    job.provider = QStringLiteral("open-source");
    job.model = QStringLiteral("qwen3:8b");
    job.selection.request = QStringLiteral("Which coat?");
    job.selection.profile = QStringLiteral("odd");
    job.selection.phase = QStringLiteral("generating");
    const Result<RenderResult> result = renderPrompt(*opened, job);
    QVERIFY2(result.ok(), result ? "" : qPrintable(result.error().message));
    const RenderedRequest &request = result->request;
    const Json body = request.body.toJson();
    QVERIFY(areEqual(body["model"], Json("qwen3:8b")));
    QVERIFY(areEqual(body["messages"][0]["content"], Json("Which coat?")));
    QVERIFY(areEqual(body["stream"], Json(false)));
    QVERIFY(areEqual(body["options"], Json::parse(R"({"temperature": 0.25, "min_p": 0.5})")));
    QVERIFY(areEqual(body["keep_alive"], Json("5m")));
    const QString part = QStringLiteral("params.provider_options.ollama-chat.");
    for (const char *key : {"model", "messages", "stream"})
        QVERIFY2(entryOf(part + QString::fromLatin1(key), request.ledger)->isLoss(), key);
    const auto isTemperature = [&part](const LedgerEntry &entry) { return entry.part == part + u"options" && entry.isLoss() && areEqual(entry.before, Json(1)); };
    QVERIFY(std::any_of(request.ledger.begin(), request.ledger.end(), isTemperature));
    QVERIFY(entryOf(QStringLiteral("params.provider_options.google-generative-ai.labels"), request.ledger)->isLoss());
}

OUTCROP_TEST(TestImportedParameters, CoreApplication)

} // namespace tst_importedparameters

#include "tst_importedparameters.moc"
