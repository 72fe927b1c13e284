// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the rendered request is also the sent request. Every command chooses the same model, reports unmet requirements, and rejects features that
// the model does not support.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_climodelchoice {

namespace {

QStringList words(const char *line)
{
    return QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts);
}

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

const QStringList asked{QStringLiteral("--request"), QStringLiteral("Describe it.")};

CliRun run(const WorkspaceCopy &copy, const QString &command, const QStringList &options)
{
    return runCli(QStringList{QStringLiteral("--json")} + command.split(u' ') + options, copy.folder());
}

QString modelOf(const CliRun &run, const std::string &pointer)
{
    const Json json = jsonOf(run);
    const Json::json_pointer place(pointer);
    return json.is_discarded() || !json.contains(place) ? QString::fromUtf8(run.err) : qString(json.at(place));
}

/// Returns the ledger row for a key, or null.
Json rowOf(const Json &document, const char *key)
{
    const Json ledger = document.value("losses", Json::array());
    const auto found = std::find_if(ledger.begin(), ledger.end(), [key](const Json &row) { return row.value("key", std::string()) == key; });
    return found == ledger.end() ? Json() : *found;
}

} // namespace

class TestCliModelChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allCommandsUseTheSameModel_data();
    void allCommandsUseTheSameModel();
    void reportsAnUnavailablePreferredModel();
    void ledgerListsEveryAgentKey();
    void textLedgerIsShort();
    void rejectsUnmetRequirements_data();
    void rejectsUnmetRequirements();
    void rejectsInvalidRequests();
    void reportsOmittedHistoryBlocks();
    void sendsSafetySettingsIfSupported();
};

void TestCliModelChoice::allCommandsUseTheSameModel_data()
{
    QTest::addColumn<QByteArray>("front");    // the front matter of the agent
    QTest::addColumn<QByteArray>("manifest");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("model");
    const QByteArray portable = "portability: {enabled: true, model_preferences: [anthropic/claude-sonnet-4, openai/gpt-4o, google/gemini-2.5-flash]}\n";
    QTest::newRow("an alias") << QByteArray("model: haiku\n") << QByteArray() << "anthropic" << "" << "claude-haiku-5-5";
    QTest::newRow("an alias of another provider") << QByteArray("model: haiku\n") << QByteArray() << "openai" << "" << "gpt-6-sol";
    QTest::newRow("left open") << QByteArray("model: inherit\n") << QByteArray() << "anthropic" << "" << "claude-opus-5-5";
    QTest::newRow("an id") << QByteArray("model: gpt-5.4-mini\n") << QByteArray() << "openai" << "" << "gpt-5.4-mini";
    QTest::newRow("for people") << QByteArray("model: Claude Sonnet 4.5 (copilot)\n") << QByteArray() << "anthropic" << "" << "claude-sonnet-4-5";
    QTest::newRow("unlisted preferences") << portable << QByteArray() << "anthropic" << "" << "claude-opus-5-5";
    QTest::newRow("unlisted preferences, then an alias") << "model: sonnet\n" + portable << QByteArray() << "anthropic" << "" << "claude-sonnet-5-5";
    QTest::newRow("the provider's preference") << portable << QByteArray() << "google" << "" << "gemini-2.5-flash";
    QTest::newRow("the conductor's") << QByteArray() << QByteArray("[conductor]\nmodel = \"openai/gpt-6-luna\"\n") << "openai" << "" << "gpt-6-luna";
    QTest::newRow("the phase's role") << QByteArray("model: haiku\n") << QByteArray("[roles]\nplanner = \"anthropic/claude-sonnet-5-5\"\n") << "anthropic" << "planning"
                                      << "claude-sonnet-5-5";
    QTest::newRow("config.toml's for the provider") << QByteArray() << QByteArray("[providers.openai]\nmodel = \"gpt-4.1\"\n") << "openai" << "" << "gpt-4.1";
    QTest::newRow("config.toml's, unlisted") << QByteArray() << QByteArray("[providers.openai]\nmodel = \"gpt-of-tomorrow\"\n") << "openai" << "" << "gpt-of-tomorrow";
}

void TestCliModelChoice::allCommandsUseTheSameModel()
{
    QFETCH(QByteArray, front);
    QFETCH(QByteArray, manifest);
    QFETCH(QString, provider);
    QFETCH(QString, phase);
    QFETCH(QString, model);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), manifest);
    copy.write(QStringLiteral("agents/chooser.md"), "---\nname: chooser\ndescription: Chooses.\n" + front + "output: {schema: {type: object, properties: {a: {type: string}}}}\n---\nBe kind.\n");
    QStringList options{QStringLiteral("--agent"), QStringLiteral("chooser")};
    if (!phase.isEmpty())
        options += {QStringLiteral("--phase"), phase};
    const QStringList forProvider = options + asked + QStringList{QStringLiteral("--provider"), provider};
    QCOMPARE(modelOf(run(copy, QStringLiteral("render --as display"), forProvider), "/model"), model);
    QCOMPARE(modelOf(run(copy, QStringLiteral("budget"), forProvider), "/model"), model);
    QCOMPARE(modelOf(run(copy, QStringLiteral("send --dry-run"), forProvider), "/model"), model);
    QCOMPARE(modelOf(run(copy, QStringLiteral("export --to %1").arg(copy.siblingPath(QStringLiteral("out"))), forProvider), "/providers/0/model"), model);
    QCOMPARE(modelOf(run(copy, QStringLiteral("schema lower agents/chooser.md --provider %1").arg(provider), {}), "/model"), phase.isEmpty() ? model : QStringLiteral("claude-haiku-5-5"));
    const CliRun unnamed = run(copy, QStringLiteral("send --dry-run"), options + asked);
    const CliRun composed = run(copy, QStringLiteral("compose"), options + asked);
    const Json chosen = jsonOf(composed).value("model", Json());
    if (chosen.is_null())
        QVERIFY2(unnamed.code == ExitCode::Usage, unnamed.err.constData()); // neither the agent nor the command line names a provider
    else
        QCOMPARE(qString(chosen.at("id")), modelOf(unnamed, "/model"));
    if (!chosen.is_null() && qString(chosen.at("provider")) == provider)
        QCOMPARE(qString(chosen.at("id")), model);
}

void TestCliModelChoice::reportsAnUnavailablePreferredModel()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("agents/red.md"),
        "---\nname: red\nportability:\n  enabled: true\n  model_preferences:\n    - anthropic/claude-sonnet-4\n    - openai/gpt-4o\n---\nBe kind.\n");
    const QStringList options = words("--agent red --provider anthropic") + asked;
    const CliRun losses = run(copy, QStringLiteral("render --as losses"), options);
    QVERIFY(losses.code == ExitCode::Done);
    QVERIFY2(losses.err.contains("agents/red.md:6:7: warning: The preferred model `anthropic/claude-sonnet-4` cannot "
                                 "be used: anthropic does not list the model `claude-sonnet-4`. "
                                 "claude-opus-5-5 is used instead. [model-preference]"),
        losses.err.constData());
    const Json ledger = jsonOf(losses);
    const Json unlisted = rowOf(ledger, "portability.model_preferences[0]");
    QCOMPARE(qString(unlisted.at("action")), QStringLiteral("dropped"));
    QCOMPARE(qString(unlisted.at("after")), QStringLiteral("claude-opus-5-5"));
    QCOMPARE(unlisted.at("line").get<int>(), 6);
    QCOMPARE(qString(rowOf(ledger, "portability.model_preferences[1]").at("action")), QStringLiteral("dropped"));
    const CliRun named = run(copy, QStringLiteral("render --as losses --model claude-haiku-5-5"), options);
    QVERIFY2(!named.err.contains("model-preference"), named.err.constData());
}

/// Every key of a Claude Code agent is in the ledger, including keys that only Claude Code interprets.
void TestCliModelChoice::ledgerListsEveryAgentKey()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral(".claude/agents/helper.md"),
        "---\nname: helper\ndescription: Helps.\nmodel: haiku\ntools: Read, Grep\ndisallowedTools: Bash\nskills: [pdf]\nmcpServers: [gh]\npermissionMode: plan\n"
        "hooks: {PreToolUse: [{matcher: Bash, hooks: [{type: command, command: run it}]}]}\nmaxTurns: 3\nmemory: user\ncolor: red\neffort: low\nodd_key: odd\n---\nBe kind.\n");
    const CliRun losses = run(copy, QStringLiteral("render --as losses"), words("--agent helper --provider anthropic") + asked);
    const Json ledger = jsonOf(losses);
    const auto listed = [&ledger](const char *key, const char *action, const char *lossClass) {
        const Json row = rowOf(ledger, key);
        QVERIFY2(!row.is_null() && row.at("action") == action && row.at("class") == lossClass, key);
        QVERIFY2(!row.at("reason").get<std::string>().empty() && row.contains("before"), key);
        QCOMPARE(qString(row.at("file")), QStringLiteral(".claude/agents/helper.md"));
    };
    for (const char *key : {"tools", "skills", "odd_key"})
        listed(key, "dropped", "lost");
    for (const char *key : {"disallowedTools", "mcpServers", "permissionMode", "hooks", "maxTurns", "memory"})
        listed(key, "unused", "informational"); // no provider receives these keys
    for (const char *key : {"name", "description", "model", "color"})
        QVERIFY2(rowOf(ledger, key).value("action", std::string()) == "applied", key);
    QCOMPARE(qString(rowOf(ledger, "effort").at("sent_as")), QStringLiteral("params.reasoning_effort"));
    const Json body = jsonOf(runCli(words("render --agent helper --provider anthropic") + asked, copy.folder()));
    QCOMPARE(body.at("output_config").at("effort"), Json("low"));
    QCOMPARE(body.at("model"), Json("claude-haiku-5-5"));
}

void TestCliModelChoice::textLedgerIsShort()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral(".claude/agents/helper.md"), "---\nname: helper\ndescription: Helps.\ncolor: red\nodd_one: 1\nodd_two: {a: [1, 2]}\n---\nBe kind.\n");
    const CliRun losses = runCli(words("render --as losses --agent helper --provider anthropic") + asked, copy.folder());
    const QByteArrayList lines = losses.out.trimmed().split('\n');
    const auto of = [&lines](const char *text) { return std::count_if(lines.begin(), lines.end(), [text](const QByteArray &one) { return one.contains(text); }); };
    QCOMPARE(of(".claude/agents/helper.md: odd_one, odd_two"), 1);
    QCOMPARE(of("color"), 0);
    QVERIFY2(lines.last().contains("not sent: used by Outcrop or informational"), lines.last().constData());
}

void TestCliModelChoice::rejectsUnmetRequirements_data()
{
    QTest::addColumn<QByteArray>("front");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QByteArray>("error"); // error message; empty if the request is rendered
    const QByteArray tool = "tools:\n  - {name: look_up, description: Looks up., parameters: {type: object, properties: {}}}\n";
    QTest::newRow("a feature") << QByteArray("capabilities:\n  required_features: [tool_use]\n") << "gemma-2:27b"
                               << QByteArray("agents/needy.md:4:23: error: The agent requires tool calling, which gemma-2:27b does not support. Choose another model. [requirement-unmet]");
    QTest::newRow("a feature it has") << QByteArray("capabilities:\n  required_features: [tool_use]\n") << "llama3.1:70b" << QByteArray();
    QTest::newRow("a kind of a feature") << QByteArray("capabilities:\n  required_features: [structured_output]\n") << "gemma-2:27b" << QByteArray();
    QTest::newRow("pictures") << QByteArray("capabilities:\n  required_features: [vision]\n") << "llama3.1:70b" << QByteArray("The agent requires image input, which llama3.1:70b does not support.");
    QTest::newRow("a window")
        << QByteArray("portability:\n  minimum_context_window: 128000\n") << "gemma-2:27b"
        << QByteArray(
               "agents/needy.md:4:27: error: The agent requires a context window of 128,000 tokens; gemma-2:27b has 8,192.");
    QTest::newRow("tools") << tool << "gemma-2:27b" << QByteArray("agents/needy.md:4:5: error: The agent offers tools, but gemma-2:27b does not support tool calling.");
    QTest::newRow("an unknown model") << tool << "my-own" << QByteArray();
}

void TestCliModelChoice::rejectsUnmetRequirements()
{
    QFETCH(QByteArray, front);
    QFETCH(QString, model);
    QFETCH(QByteArray, error);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("agents/needy.md"), "---\nname: needy\n" + front + "---\nBe kind.\n");
    const QString out = copy.siblingPath(QStringLiteral("out"));
    const QStringList options = words("--agent needy --provider open-source") + asked;
    const QStringList forModel = options + QStringList{QStringLiteral("--model"), model};
    const ExitCode code = error.isEmpty() ? ExitCode::Done : ExitCode::Findings;
    for (const char *command : {"render", "budget", "send --dry-run"}) {
        const CliRun one = runCli(words(command) + forModel, copy.folder());
        QVERIFY2(one.code == code, one.err.constData());
        QVERIFY2(error.isEmpty() || one.err.contains(error), one.err.constData());
    }
    copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nmodel = \"" + model.toUtf8() + "\"\n");
    const CliRun exported = runCli(QStringList{QStringLiteral("export"), QStringLiteral("--to"), out} + options, copy.folder());
    QVERIFY2(exported.code == code, exported.err.constData());
    QCOMPARE(QDir(out).exists(), error.isEmpty());
    const CliRun byHand = runCli(words("render --agent needy --provider manual") + asked, copy.folder());
    QVERIFY2(byHand.code == ExitCode::Done, byHand.err.constData());
}

void TestCliModelChoice::rejectsInvalidRequests()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("agents/red.md"), "---\nname: red\nguardrails:\n  input_validation:\n    - engagement_id: \"^RED-\\\\d{4}$\"\n---\nBe careful.\n");
    const QByteArray error = "agents/red.md:5:22: error: The request has no valid `engagement_id`. Add one that matches `^RED-\\d{4}$`. [input-invalid]";
    for (const char *command : {"render", "budget", "send --dry-run", "export --to out"}) {
        const QStringList options = words(command) + words("--agent red --provider openai");
        const CliRun wrong = runCli(options + asked, copy.folder());
        QVERIFY2(wrong.code == ExitCode::Findings, wrong.err.constData());
        QVERIFY2(wrong.err.contains(error), wrong.err.constData());
        const CliRun right = runCli(options + words("--request RED-0001"), copy.folder());
        QVERIFY2(right.code == ExitCode::Done, right.err.constData());
    }
}

void TestCliModelChoice::reportsOmittedHistoryBlocks()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("talk.json"), R"([{"role": "user", "id": 7, "foo": {"bar": 1}, "content": [{"type": "text", "text": "Look."}, {"type": "image", "source": {"data": "x"}}]},
{"role": "assistant", "content": "I see."}])");
    const QStringList options = words("--provider openai --history talk.json") + asked;
    const CliRun losses = run(copy, QStringLiteral("render --as losses"), options);
    QVERIFY2(losses.code == ExitCode::Done, losses.err.constData());
    QVERIFY2(losses.err.contains("talk.json:1:94: warning: The `image` block is omitted: its content is stored elsewhere, and Outcrop does not download it. Attach the file. [conversation-block]"), losses.err.constData());
    const Json ledger = jsonOf(losses);
    QCOMPARE(qString(rowOf(ledger, "[0].content[1]").value("action", Json())), QStringLiteral("dropped"));
    for (const char *key : {"[0].id", "[0].foo"})
        QVERIFY2(rowOf(ledger, key).value("action", std::string()) == "dropped", key);
    QCOMPARE(qString(rowOf(ledger, "[1].content").value("sent_as", Json())), QStringLiteral("history/1/content"));
}

void TestCliModelChoice::sendsSafetySettingsIfSupported()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("agents/safe.md"),
        "---\nname: safe\nguardrails:\n  safety:\n    HARM_CATEGORY_HARASSMENT: BLOCK_ONLY_HIGH\n    subject_medicine: strict\n    google: {hate_speech: \"off\"}\n    openai: {x: y}\n---\nBe kind.\n");
    const Json body = jsonOf(runCli(words("render --agent safe --provider google") + asked, copy.folder()));
    QCOMPARE(body.at("safetySettings"), (Json::array({{{"category", "HARM_CATEGORY_HARASSMENT"}, {"threshold", "BLOCK_ONLY_HIGH"}},
                                           {{"category", "HARM_CATEGORY_HATE_SPEECH"}, {"threshold", "OFF"}}})));
    const auto actions = [&copy](const char *provider) {
        const Json ledger = jsonOf(run(copy, QStringLiteral("render --as losses"), words("--agent safe --provider") + QStringList{QString::fromLatin1(provider)} + asked));
        QStringList found;
        for (const char *key : {"guardrails.safety.HARM_CATEGORY_HARASSMENT", "guardrails.safety.subject_medicine", "guardrails.safety.google.hate_speech", "guardrails.safety.google",
                 "guardrails.safety.openai", "guardrails.safety.openai.x"}) {
            if (const Json row = rowOf(ledger, key); !row.is_null())
                found.append(QString::fromLatin1(key).section(u'.', 2) + u' ' + qString(row.at("action")));
        }
        return found.join(u", ");
    };
    QCOMPARE(actions("google"), QStringLiteral("HARM_CATEGORY_HARASSMENT kept, subject_medicine dropped, google kept, openai dropped"));
    QCOMPARE(actions("anthropic"), QStringLiteral("HARM_CATEGORY_HARASSMENT dropped, subject_medicine dropped, google dropped, openai dropped"));
}

OUTCROP_TEST(TestCliModelChoice, CoreApplication)

} // namespace tst_climodelchoice

#include "tst_climodelchoice.moc"
