// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the command that `import` prints reproduces the imported request, except for values in the ledgers.
#include "clirun.h"

#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QMap>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliimportedrequests {

namespace {

QString text(const Json &object, const char *key)
{
    return object.is_object() ? qString(object.value(key, Json())) : QString();
}

/// Returns a value with sorted keys, and with numbers in one form.
QString canonicalJson(const Json &value)
{
    if (value.is_number())
        return QString::number(value.get<double>(), 'g', 12);
    return QString::fromStdString(nlohmann::json::parse(value.dump()).dump());
}

/// The values of a request that have the same meaning in every API, by name. The comparison does not use the code of the importer.
class RequestValues
{
public:
    explicit RequestValues(const Json &body)
    {
        for (const char *key : {"messages", "input", "contents"})
            addTurns(body.value(key, Json()));
        addSystem(body);
        addTools(body.value("tools", Json::array()));
        addSchema(body);
        for (const auto &[key, value] : body.items())
            addKey(QString::fromStdString(key), value);
        m_values.insert(QStringLiteral("system"), m_system.join(QStringLiteral("\n\n")));
        m_values.insert(QStringLiteral("turns"), m_turns.join(u'\n'));
    }

    const QMap<QString, QString> &values() const { return m_values; }

private:
    /// Returns the text of a string or of text blocks, without thoughts.
    static QString contentText(const Json &content)
    {
        QString whole = qString(content);
        for (const Json &block : content.is_array() ? content : Json::array())
            whole += block.is_object() && block.value("thought", Json()) == Json(true) ? QString() : text(block, "text");
        return whole;
    }

    void addCall(const Json &name, const Json &arguments)
    {
        const Json read = arguments.is_string() ? Json::parse(arguments.get<std::string>(), nullptr, false) : arguments;
        m_turns.append(QStringLiteral("call %1 %2").arg(qString(name), canonicalJson(read)));
    }

    void addResult(const Json &result) { m_turns.append(QStringLiteral("result ") + contentText(result)); }

    void addTurns(const Json &turns)
    {
        if (turns.is_string())
            m_turns.append(QStringLiteral("user: ") + qString(turns));
        for (const Json &turn : turns.is_array() ? turns : Json::array())
            addTurn(turn);
    }

    void addTurn(const Json &turn)
    {
        const QString type = text(turn, "type");
        const QString role = text(turn, "role").replace(QStringLiteral("model"), QStringLiteral("assistant"));
        const Json content = turn.value("content", turn.value("parts", Json()));
        if (type == u"function_call")
            return addCall(turn["name"], turn["arguments"]);
        if (type == u"function_call_output")
            return addResult(turn["output"]);
        if (role == u"system" || role == u"developer")
            return m_system.append(contentText(content));
        if (role == u"tool")
            return addResult(content);
        const Json blocks = content.is_array() ? content : Json::array();
        for (const Json &block : blocks) {
            if (text(block, "type") == u"tool_result")
                addResult(block.value("content", Json()));
            else if (block.contains("functionResponse"))
                addResult(block["functionResponse"]["response"]["result"]);
        }
        if (const QString whole = contentText(content); !role.isEmpty() && !whole.isEmpty())
            m_turns.append(role + QStringLiteral(": ") + whole);
        for (const Json &block : blocks) {
            if (text(block, "type") == u"tool_use")
                addCall(block["name"], block["input"]);
            else if (block.contains("functionCall"))
                addCall(block["functionCall"]["name"], block["functionCall"]["args"]);
        }
        for (const Json &call : turn.value("tool_calls", Json::array()))
            addCall(call["function"]["name"], call["function"]["arguments"]);
    }

    void addSystem(const Json &body)
    {
        const Json system = body.value("system", body.value("instructions", Json()));
        for (const Json &block : system.is_array() ? system : Json::array())
            m_system.append(text(block, "text"));
        if (system.is_string())
            m_system.append(qString(system));
        if (body.contains("systemInstruction"))
            m_system.append(contentText(body["systemInstruction"]["parts"]));
    }

    void addTools(const Json &tools)
    {
        for (const Json &tool : tools) {
            const Json declared = tool.value("functionDeclarations", Json());
            const Json function = tool.value("function", tool);
            for (const Json &one : declared.is_array() ? declared : Json::array({function}))
                addTool(one);
        }
    }

    void addTool(const Json &tool)
    {
        for (const char *key : {"parameters", "input_schema", "parametersJsonSchema"}) {
            if (tool.contains(key))
                m_values.insert(QStringLiteral("tools.") + text(tool, "name"), text(tool, "description") + u' ' + canonicalJson(tool[key]));
        }
    }

    void addSchema(const Json &body)
    {
        for (const char *place : {"/output_config/format/schema", "/response_format/json_schema/schema", "/text/format/schema", "/generationConfig/responseJsonSchema"}) {
            const Json::json_pointer pointer(place);
            if (body.contains(pointer))
                m_values.insert(QStringLiteral("schema"), canonicalJson(body.at(pointer)));
        }
    }

    /// Adds a parameter or another key. Members of settings are separate values.
    void addKey(const QString &key, const Json &value)
    {
        static const QStringList done{QStringLiteral("messages"), QStringLiteral("input"), QStringLiteral("contents"), QStringLiteral("system"), QStringLiteral("instructions"),
            QStringLiteral("systemInstruction"), QStringLiteral("tools"), QStringLiteral("response_format"), QStringLiteral("output_config.format"), QStringLiteral("text.format"),
            QStringLiteral("generationConfig.responseJsonSchema"), QStringLiteral("generationConfig.responseMimeType")};
        static const QStringList settings{QStringLiteral("options"), QStringLiteral("generationConfig"), QStringLiteral("output_config"), QStringLiteral("text"), QStringLiteral("reasoning")};
        if (done.contains(key) || value.is_null())
            return;
        if (!settings.contains(key) || !value.is_object()) {
            m_values.insert(parameterName(key), canonicalJson(value));
            return;
        }
        for (const auto &[name, inner] : value.items())
            addKey(key + u'.' + QString::fromStdString(name), inner);
    }

    static QString parameterName(const QString &key)
    {
        static const QMap<QString, QString> names{{QStringLiteral("max_completion_tokens"), QStringLiteral("max_tokens")}, {QStringLiteral("max_output_tokens"), QStringLiteral("max_tokens")},
            {QStringLiteral("options.num_predict"), QStringLiteral("max_tokens")}, {QStringLiteral("generationConfig.maxOutputTokens"), QStringLiteral("max_tokens")},
            {QStringLiteral("stop_sequences"), QStringLiteral("stop")}};
        return names.value(key, key);
    }

    QStringList m_system;
    QStringList m_turns;
    QMap<QString, QString> m_values;
};

/// Returns whether an entry of a ledger reports that a value was changed, lost or added.
bool isInLedger(const QString &name, const Json &ledger)
{
    const QString last = name.startsWith(u"tools.") ? QStringLiteral("tools") : name.section(u'.', -1);
    for (const Json &entry : ledger) {
        const QString action = text(entry, "action");
        const QString places = text(entry, "part") + u' ' + text(entry, "path");
        const bool isAncestor = name.startsWith(text(entry, "path") + u'.') || name.startsWith(text(entry, "part") + u'.');
        if (action != u"kept" && action != u"renamed" && action != u"applied" && (isAncestor || places.contains(last)))
            return true;
    }
    return false;
}

QStringList wordsOf(const QString &command)
{
    QStringList words = command.split(u' ').mid(1); // the name of the program is removed
    words.replaceInStrings(QStringLiteral("\"\""), QString());
    return words;
}

} // namespace

class TestCliImportedRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(workspace() + QStringLiteral("/layers")));
        write(QStringLiteral("workspace/layers/soul.md"), "---\ntier: granite\n---\n\nBe kind.\n");
    }

    void reproducesRequests_data()
    {
        QTest::addColumn<QString>("provider");
        const auto rows = [](const char *api, const char *provider, const QStringList &names) {
            for (const QString &name : names)
                QTest::addRow("%s/good-%s", api, qPrintable(name)) << QString::fromLatin1(provider);
        };
        rows("anthropic-messages-2023-06-01", "anthropic", {"minimal", "nine-turns", "tool-loop", "tool-result-in-parts", "structured-output", "cached-system", "sampling-on-4-6"});
        rows("openai-chat-completions", "openai-chat", {"minimal", "tool-loop", "tool-turn-in-parts", "sampling-on-4-1", "developer-turn", "structured-output"});
        rows("openai-responses", "openai", {"conversation", "tool-loop", "instructions"});
        rows("google-generative-ai", "google", {"conversation", "tool-loop"});
        rows("ollama-chat", "open-source", {"conversation", "tool-loop", "system-and-options"});
    }

    /// The workspace has a layer, which is not part of the request.
    void reproducesRequests()
    {
        QFETCH(const QString, provider);
        const QString file = QStringLiteral(OUTCROP_TEST_DATA "/requests/%1.json").arg(QString::fromUtf8(QTest::currentDataTag()));
        const QByteArray original = bytesOf(file);
        const Json imported = importFile(file);
        const QStringList command = wordsOf(text(imported, "next"));
        QVERIFY2(command.contains(provider), qPrintable(command.join(u' ')));
        const Json rendered = json(QStringList{QStringLiteral("--json")} + command)["request"];
        const Json losses = json(QStringList{QStringLiteral("--json")} + command + QStringList{QStringLiteral("--as"), QStringLiteral("losses")})["losses"];
        const QMap<QString, QString> before = RequestValues(Json::parse(original.toStdString())).values();
        QMap<QString, QString> after = RequestValues(rendered).values();
        if (!before.contains(QStringLiteral("prompt_cache_options")))
            after.remove(QStringLiteral("prompt_cache_options")); // the cache plan adds this key
        if (!before.contains(QStringLiteral("model")))
            after.remove(QStringLiteral("model")); // Google's URL contains the model
        for (const QString &name : QStringList(before.keys() + after.keys())) {
            const bool isSame = before.value(name) == after.value(name);
            const QString difference = QStringLiteral("%1\nwas: %2\nis: %3\n").arg(name, before.value(name), after.value(name));
            QVERIFY2(isSame || (name != u"turns" && name != u"system"), qPrintable(difference));
            QVERIFY2(isSame || isInLedger(name, imported["ledger"]) || isInLedger(name, losses), qPrintable(difference + QString::fromStdString(losses.dump())));
        }
    }

    void printsTheCommandAfterTheImport()
    {
        write(QStringLiteral("oak.json"), "{\"model\": \"claude-test-9\", \"max_tokens\": 300, \"system\": \"Be brief.\", \"messages\": [{\"role\": \"user\", \"content\": \"What is an oak?\"}]}");
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../oak.json"), QStringLiteral("--yes")}, workspace());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY2(run.out.endsWith("Next: outcrop-cli render --provider anthropic --model claude-test-9 --agent oak --request-file requests/oak.md --profile oak --phase generating --no-layers\n"), run.out.constData());
        QCOMPARE(bytesOf(workspace() + QStringLiteral("/requests/oak.md")), QByteArray("What is an oak?"));
    }

    /// Without an agent or a profile, the defaults of the workspace are not used.
    void omitsDefaultsOfTheWorkspace()
    {
        write(QStringLiteral("workspace/config.toml"), "[workspace]\nagent = \"clerk\"\n");
        write(QStringLiteral("oak.json"), "{\"contents\": [{\"role\": \"user\", \"parts\": [{\"text\": \"What is an oak?\"}]}]}");
        const QStringList words = wordsOf(text(importFile(m_folder->filePath(QStringLiteral("oak.json"))), "next"));
        QCOMPARE(words, (QStringList{"render", "--provider", "google", "--agent", "", "--request-file", "requests/oak.md", "--profile", "", "--no-layers"}));
    }

    /// A curl command names its host, so the request is rendered for the provider with this host.
    void addsTheAdapterOfTheHost()
    {
        write(QStringLiteral("oak.sh"), "curl https://api.deepseek.com/v1/chat/completions -H 'content-type: application/json' -d '{\"model\": \"deepseek-chat\", \"messages\": [{\"role\": \"user\", \"content\": \"What is an oak?\"}]}'\n");
        const Json imported = importFile(m_folder->filePath(QStringLiteral("oak.sh")));
        QVERIFY(QFile::exists(workspace() + QStringLiteral("/portability/providers/deepseek.yaml")));
        QVERIFY2(isInLedger(QStringLiteral("provider"), imported["ledger"]), imported["ledger"].dump().c_str());
        const Json rendered = json(QStringList{QStringLiteral("--json")} + wordsOf(text(imported, "next")));
        QCOMPARE(text(rendered, "provider"), QStringLiteral("deepseek"));
        QCOMPARE(text(rendered["request"], "model"), QStringLiteral("deepseek-chat"));
    }

    /// A last message with tool results and text is kept whole.
    void keepsToolResultsBeforeTheTask()
    {
        write(QStringLiteral("stock.json"), "{\"model\": \"claude-test-9\", \"max_tokens\": 9, \"messages\": [{\"role\": \"user\", \"content\": \"How much is left?\"}, "
                                            "{\"role\": \"assistant\", \"content\": [{\"type\": \"tool_use\", \"id\": \"t1\", \"name\": \"stock\", \"input\": {}}]}, "
                                            "{\"role\": \"user\", \"content\": [{\"type\": \"tool_result\", \"tool_use_id\": \"t1\", \"content\": \"41\"}, {\"type\": \"text\", \"text\": \"Order more.\"}]}]}");
        const Json imported = importFile(m_folder->filePath(QStringLiteral("stock.json")));
        const Json rendered = json(QStringList{QStringLiteral("--json")} + wordsOf(text(imported, "next")))["request"];
        QCOMPARE(RequestValues(rendered).values().value(QStringLiteral("turns")), QStringLiteral("user: How much is left?\ncall stock {}\nresult 41\nuser: Order more."));
    }

    /// Braces in a request are text, and its spaces and line ends are kept.
    void keepsTextsExactly()
    {
        write(QStringLiteral("braces.json"), "{\"model\": \"claude-test-9\", \"max_tokens\": 9, \"system\": \"Fill in {{name}}.\", \"messages\": [{\"role\": \"user\", \"content\": \"  ---\\n{{x}} stays\\n\"}]}");
        const Json imported = importFile(m_folder->filePath(QStringLiteral("braces.json")));
        const CliRun run = runCli(wordsOf(text(imported, "next")), workspace());
        QVERIFY2(run.code == ExitCode::Done && !run.err.contains("placeholder"), run.err.constData());
        const QMap<QString, QString> values = RequestValues(Json::parse(run.out.toStdString())).values();
        QCOMPARE(values.value(QStringLiteral("turns")), QStringLiteral("user:   ---\n{{x}} stays\n"));
        QCOMPARE(values.value(QStringLiteral("system")), QStringLiteral("Fill in {{name}}."));
    }

private:
    QString workspace() const { return m_folder->filePath(QStringLiteral("workspace")); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    Json json(const QStringList &words) const
    {
        const CliRun run = runCli(words, workspace());
        if (run.code != ExitCode::Done)
            QTest::qFail(QByteArray(words.join(u' ').toUtf8() + '\n' + run.err).constData(), __FILE__, __LINE__);
        return Json::parse(run.out.toStdString(), nullptr, false);
    }

    Json importFile(const QString &file) const { return json({QStringLiteral("--json"), QStringLiteral("import"), file, QStringLiteral("--yes")}); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OUTCROP_TEST(TestCliImportedRequests, CoreApplication)

} // namespace tst_cliimportedrequests

#include "tst_cliimportedrequests.moc"
