// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `import`, `export --as` and `formats`.
#include "clirun.h"

#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliimport {

namespace {

const QByteArray greeting = "---\nname: Greeting\ndescription: Greets a person.\nmodel:\n  id: claude-sonnet-5-5\n  provider: anthropic\n  options:\n    temperature: 0.2\n"
                            "inputs:\n  - name: person\n    kind: string\n    required: true\n    description: Whom to greet\n  - name: tone\n    kind: string\n    default: warm\ncustom:\n  x: 1\n---\n"
                            "system:\nYou greet in a {{tone}} tone.{% if person %} You know the person.{% endif %}\n\nuser:\nGreet {{person}}.\n";

} // namespace

class TestCliImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(workspace()));
        write(QStringLiteral("greeting.prompty"), greeting);
    }

    void writesOnlyAfterConfirmation()
    {
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../greeting.prompty")}, workspace());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY(run.out.contains("Format: prompty"));
        QVERIFY(run.out.contains("agents/greeting.md: model"));
        QVERIFY(run.out.contains("custom"));
        QVERIFY(QDir(workspace()).isEmpty());
    }

    void importedPromptCanBeComposed()
    {
        import();
        const CliRun composed = runCli({QStringLiteral("render"), QStringLiteral("--provider"), QStringLiteral("anthropic"), QStringLiteral("--agent"), QStringLiteral("greeting"), QStringLiteral("--profile"), QStringLiteral("greeting"),
                                           QStringLiteral("--phase"), QStringLiteral("generating"), QStringLiteral("--request-file"), QStringLiteral("requests/greeting.md"), QStringLiteral("--var"), QStringLiteral("person=Ada")},
            workspace());
        QVERIFY2(composed.code == ExitCode::Done, composed.err.constData());
        QVERIFY2(composed.out.contains("You greet in a warm tone. You know the person."), composed.out.constData());
        QVERIFY(composed.out.contains("Greet Ada."));
        QVERIFY(composed.out.contains("claude-sonnet-5-5"));
    }

    void exportsAnUnchangedPromptByteForByte()
    {
        import();
        const CliRun run = exportAs(QStringLiteral("prompty"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QCOMPARE(bytesOf(m_folder->filePath(QStringLiteral("out/greeting.prompty"))), greeting);
    }

    void exportsAChangedPrompt()
    {
        import();
        QFile agent(workspace() + QStringLiteral("/agents/greeting.md"));
        QVERIFY(agent.open(QIODevice::Append) && agent.write("\nUse one sentence.\n") > 0);
        agent.close();
        const CliRun run = exportAs(QStringLiteral("prompty"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const QByteArray written = bytesOf(m_folder->filePath(QStringLiteral("out/greeting.prompty")));
        QVERIFY2(written.contains("Use one sentence."), written.constData());
        QVERIFY2(written.contains("Greet {{person}}."), written.constData());
        QVERIFY(run.err.contains("changed since the import"));
        QVERIFY2(run.out.contains("Conditions and loops"), run.out.constData());
    }

    void exportToAnotherFormatListsLosses()
    {
        import();
        const CliRun run = exportAs(QStringLiteral("langfuse"), {QStringLiteral("--json")});
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const Json result = Json::parse(run.out.toStdString());
        QCOMPARE(result["files"].dump(), std::string("[\"langfuse-greeting.json\"]"));
        const Json file = Json::parse(bytesOf(m_folder->filePath(QStringLiteral("out/langfuse-greeting.json"))).toStdString());
        QVERIFY2(file[0]["prompt"].dump().find("Greet {{person}}.") != std::string::npos, file.dump().c_str());
        QCOMPARE(file[0]["config"]["model"].dump(), std::string("\"claude-sonnet-5-5\""));
    }

    void strictWritesNothingIfAValueIsDropped()
    {
        QByteArray withKey = greeting;
        withKey.replace("custom:\n  x: 1", "custom:\n  api_key: abcdef123456");
        write(QStringLiteral("key.prompty"), withKey);
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../key.prompty"), QStringLiteral("--yes"), QStringLiteral("--strict")}, workspace());
        QVERIFY(run.code == ExitCode::Findings);
        QVERIFY(QDir(workspace()).isEmpty());
        QVERIFY(!run.out.contains("abcdef123456"));
        import();
        const CliRun exported = exportAs(QStringLiteral("claude-agent"), {QStringLiteral("--strict")});
        QVERIFY(exported.code == ExitCode::Findings);
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("out"))));
    }

    void createsTheFolderAndAvoidsNameConflicts()
    {
        const QString target = m_folder->filePath(QStringLiteral("new/place"));
        for (int run = 0; run < 2; ++run) {
            const CliRun imported = runCli({QStringLiteral("import"), QStringLiteral("../greeting.prompty"), QStringLiteral("--to"), target, QStringLiteral("--yes")}, workspace());
            QVERIFY2(imported.code == ExitCode::Done, imported.err.constData());
        }
        QVERIFY(QFile::exists(target + QStringLiteral("/agents/greeting.md")));
        QVERIFY(QFile::exists(target + QStringLiteral("/agents/greeting-2.md")));
    }

    void readsStandardInput()
    {
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("-"), QStringLiteral("--json")}, workspace(), "{\"contents\":[{\"parts\":[{\"text\":\"Hi\"}]}]}");
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const Json result = Json::parse(run.out.toStdString());
        QCOMPARE(result["format"].dump(), std::string("\"google-generative-ai\""));
        QVERIFY(result["files"].dump().find("requests/prompt.md") != std::string::npos);
    }

    /// A value whose pieces are in the same file has one row.
    void listsEachValueOfAToolTurnOnce()
    {
        write(QStringLiteral("stock.json"), R"({"model": "gpt-5.2", "messages": [{"role": "user", "content": "How much is left?"},
{"role": "assistant", "content": null, "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "stock", "arguments": "{}"}}]},
{"role": "tool", "tool_call_id": "c1", "content": "41"}, {"role": "user", "content": "Order more."}]})");
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../stock.json"), QStringLiteral("--json")}, workspace());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const Json result = Json::parse(run.out.toStdString());
        QStringList rows;
        for (const Json &row : result["ledger"])
            rows += QString::fromStdString(row.dump());
        QCOMPARE(rows.filter(QStringLiteral("messages[1].tool_calls[0]")).size(), 1);
        QCOMPARE(rows.removeDuplicates(), 0);
    }

    /// Text without a file name gets a description that names no file.
    void describesTextFromStandardInput()
    {
        const QByteArray request = R"({"model": "gpt-5.2", "messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "What is an oak?"}]})";
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("-"), QStringLiteral("--json")}, workspace(), request);
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY2(run.out.contains("Imported from pasted or piped text."), run.out.constData());
    }

    void importsAPluginFolder()
    {
        for (const QString &folder : {QStringLiteral("plugin/.claude-plugin"), QStringLiteral("plugin/agents"), QStringLiteral("plugin/commands"), QStringLiteral("plugin/skills/prune/scripts"), QStringLiteral("plugin/hooks")})
            QVERIFY(QDir(m_folder->path()).mkpath(folder));
        write(QStringLiteral("plugin/.claude-plugin/plugin.json"), "{\"name\": \"garden\", \"version\": \"1.0.0\"}\n");
        write(QStringLiteral("plugin/agents/gardener.md"), "---\nname: gardener\ndescription: Plans beds.\n---\n\nPlan beds.\n");
        write(QStringLiteral("plugin/commands/water.md"), "---\ndescription: Water\n---\nWater $ARGUMENTS.\n");
        write(QStringLiteral("plugin/skills/prune/SKILL.md"), "---\nname: prune\ndescription: Prunes roses.\n---\n\nPrune in March.\n");
        write(QStringLiteral("plugin/skills/prune/scripts/cut.sh"), "touch cut\n");
        write(QStringLiteral("plugin/hooks/hooks.json"), "{\"hooks\": {}}\n");
        write(QStringLiteral("plugin/LICENSE"), "Free.\n");
        write(QStringLiteral("plugin/.mcp.json"), "{\"mcpServers\": {}}\n");
        write(QStringLiteral("plugin/hooks/.settings.json"), "{}\n");
        write(QStringLiteral("plugin/skills/prune/.gitignore"), "*.log\n");
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../plugin"), QStringLiteral("--yes")}, workspace());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        for (const char *name : {"agents/gardener.md", "requests/water.md", "skills/prune/SKILL.md", "skills/prune/scripts/cut.sh", "imports/plugin/plugin.json.txt", "imports/plugin/hooks/hooks.json.txt", "imports/plugin/hooks/settings.json.txt", "imports/plugin/mcp.json.txt", "imports/gardener.yaml"})
            QVERIFY2(QFile::exists(workspace() + u'/' + QLatin1String(name)), name);
        QCOMPARE(bytesOf(workspace() + QStringLiteral("/skills/prune/SKILL.md")), bytesOf(m_folder->filePath(QStringLiteral("plugin/skills/prune/SKILL.md"))));
        QVERIFY2(run.out.contains("LICENSE"), run.out.constData()); // the ledger lists the file
        QVERIFY2(run.out.contains("skills/prune/.gitignore"), run.out.constData());
        QVERIFY(!QFile::exists(workspace() + QStringLiteral("/skills/prune/.gitignore")));
        QVERIFY2(run.out.contains("Next: outcrop-cli render --provider manual --agent gardener"), run.out.constData());
    }

    void importsAllFilesOfASkill()
    {
        for (const QString &folder : {QStringLiteral("prune/scripts"), QStringLiteral("prune/notes"), QStringLiteral("prune/inner/roses/data")})
            QVERIFY(QDir(m_folder->path()).mkpath(folder));
        write(QStringLiteral("prune/SKILL.md"), "---\nname: prune\ndescription: Prunes trees.\n---\n\nPrune in March.\n");
        write(QStringLiteral("prune/scripts/cut.sh"), "touch cut\n");
        write(QStringLiteral("prune/notes/MYSKILL.md"), "Not a skill.\n");
        write(QStringLiteral("prune/notes/MYself.txt"), "Beside it.\n");
        write(QStringLiteral("prune/inner/roses/SKILL.md"), "---\nname: roses\ndescription: Prunes roses.\n---\n\nPrune in April.\n");
        write(QStringLiteral("prune/inner/roses/data/list.txt"), "Rosa\n");
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../prune"), QStringLiteral("--yes")}, workspace());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        for (const char *name : {"skills/prune/SKILL.md", "skills/prune/scripts/cut.sh", "skills/prune/notes/MYSKILL.md", "skills/prune/notes/MYself.txt", "skills/roses/SKILL.md", "skills/roses/data/list.txt"})
            QVERIFY2(QFile::exists(workspace() + u'/' + QLatin1String(name)), run.out.constData());
    }

    void exportsAPlugin()
    {
        import();
        const CliRun run = exportAs(QStringLiteral("claude-plugin"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("out/greeting/agents/greeting.md"))));
        const Json manifest = Json::parse(bytesOf(m_folder->filePath(QStringLiteral("out/greeting/.claude-plugin/plugin.json"))).toStdString());
        QCOMPARE(manifest["name"].dump(), std::string("\"greeting\""));
    }

    void nextCommandListsMissingValues()
    {
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../greeting.prompty"), QStringLiteral("--json")}, workspace());
        const Json result = Json::parse(run.out.toStdString());
        QCOMPARE(QString::fromStdString(result["next"].get<std::string>()),
            QStringLiteral("outcrop-cli render --provider anthropic --model claude-sonnet-5-5 --agent greeting --request-file requests/greeting.md --profile greeting --phase generating --var person=…"));
    }

    void errorsHaveLocations()
    {
        write(QStringLiteral("bad.prompty"), "---\nname: [\n---\nx\n");
        const CliRun bad = runCli({QStringLiteral("import"), QStringLiteral("../bad.prompty")}, workspace());
        QVERIFY(bad.code == ExitCode::Input);
        QVERIFY2(bad.err.contains("../bad.prompty:2:7"), bad.err.constData());
        QVERIFY(runCli({QStringLiteral("import"), QStringLiteral("../none")}, workspace()).code == ExitCode::Input);
        QVERIFY(runCli({QStringLiteral("import"), QStringLiteral("../bad.prompty"), QStringLiteral("--as"), QStringLiteral("promty")}, workspace()).code == ExitCode::Usage);
        QVERIFY(runCli({QStringLiteral("export"), QStringLiteral("--strict"), QStringLiteral("--to"), QStringLiteral("x")}, workspace()).code == ExitCode::Usage);
    }

    void listsFormats()
    {
        const CliRun all = runCli({QStringLiteral("formats")}, workspace());
        QVERIFY(all.code == ExitCode::Done);
        QVERIFY(all.out.contains("semantic-kernel"));
        const CliRun one = runCli({QStringLiteral("formats"), QStringLiteral("prompty")}, workspace());
        QVERIFY2(one.out.contains("system prompt     kept"), one.out.constData());
        const Json list = Json::parse(runCli({QStringLiteral("formats"), QStringLiteral("--json")}, workspace()).out.toStdString())["formats"];
        QVERIFY(list.size() > 20);
        for (const Json &format : list)
            QCOMPARE(format["written"].is_null(), !format["writable"].get<bool>());
    }

private:
    QString workspace() const { return m_folder->filePath(QStringLiteral("workspace")); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    void import() const
    {
        const CliRun run = runCli({QStringLiteral("import"), QStringLiteral("../greeting.prompty"), QStringLiteral("--yes")}, workspace());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    }

    CliRun exportAs(const QString &format, const QStringList &more = {}) const
    {
        return runCli(QStringList{QStringLiteral("export"), QStringLiteral("--as"), format, QStringLiteral("--to"), QStringLiteral("../out"), QStringLiteral("--agent"), QStringLiteral("greeting"), QStringLiteral("--profile"), QStringLiteral("greeting"),
                          QStringLiteral("--phase"), QStringLiteral("generating"), QStringLiteral("--request-file"), QStringLiteral("requests/greeting.md")}
                + more,
            workspace());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OUTCROP_TEST(TestCliImport, CoreApplication)

} // namespace tst_cliimport

#include "tst_cliimport.moc"
