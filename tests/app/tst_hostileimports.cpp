// SPDX-License-Identifier: GPL-3.0-or-later
// Tests files that try to run code, to read other files, to exhaust memory or to put keys into a workspace.
#include "app/files/applychange.h"
#include "app/formats/importfolder.h"
#include "app/formats/importprompts.h"
#include "app/formats/knownformats.h"
#include "app/workspace/openworkspace.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace outcrop;

namespace tst_hostileimports {

namespace {

/// Returns all bytes of an import: its files, ledger, messages and prompts.
QByteArray everythingOf(const PreparedPromptImport &prepared)
{
    QByteArray all = QByteArray::fromStdString(toJson(prepared.ledger).dump());
    for (const NewFile &file : prepared.change.newFiles)
        all += file.path.toUtf8() + file.text.toUtf8();
    for (const Diagnostic &found : prepared.diagnostics)
        all += found.message.toUtf8();
    for (const PromptFile &prompt : prepared.prompts)
        all += QByteArray::fromStdString(toJson(prompt).dump());
    return all;
}

} // namespace

class TestHostileImports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void importsNoKeys_data();
    void importsNoKeys();
    void dropsNumericKeys();
    void keepsReferencesToKeys();
    void doesNotRunCode_data();
    void doesNotRunCode();
    void rejectsDeepNesting_data();
    void rejectsDeepNesting();
    void readsOnlyRegularFiles();
    void rejectsLargeFiles();
    void writesOnlyInsideTheWorkspace_data();
    void writesOnlyInsideTheWorkspace();
    void rejectsBrokenFiles_data();
    void rejectsBrokenFiles();
    void survivesTruncatedFiles();
    void doesNotFollowLinksOutOfAFolder();
    void dropsKeysInAFolder();
};

void TestHostileImports::importsNoKeys_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("Prompty") << "a.prompty" << QByteArray("---\nname: x\nmodel:\n  id: m\n  connection:\n    kind: key\n    apiKey: CANARY\n---\nsystem:\nHi\n");
    QTest::newRow("Prompty, block") << "a.prompty" << QByteArray("---\nname: x\nmodel:\n  id: m\n  connection:\n    api_key: |\n      CANARY\n    kind: key\n---\nsystem:\nHi\n");
    QTest::newRow("Prompty, quotes") << "a.prompty" << QByteArray("---\nmodel: {id: m, configuration: {api_key: \"CANARY\"}}\n---\nsystem:\nHi\n");
    QTest::newRow("Prompty, default") << "a.prompty" << QByteArray("---\nmodel: {id: m, connection: {apiKey: \"${env:KEY:CANARY}\"}}\n---\nsystem:\nHi\n");
    QTest::newRow("promptfoo") << "promptfooconfig.yaml" << QByteArray("prompts: ['Hi {{x}}']\nproviders:\n  - id: openai:gpt-6-sol\n    config:\n      apiKey: CANARY\n      headers: {Authorization: Bearer CANARY, x-api-key: CANARY}\nenv:\n  OPENAI_API_KEY: CANARY\n");
    QTest::newRow("curl") << "a.sh" << QByteArray("curl 'https://api.openai.com/v1/chat/completions?api_key=CANARY' -H 'Authorization: Bearer CANARY' -H \"x-api-key: CANARY\" -u user:CANARY -d '{\"messages\":[{\"role\":\"user\",\"content\":\"Hi\"}]}'\n");
    QTest::newRow("Langfuse") << "a.json" << QByteArray("[{\"name\":\"a\",\"prompt\":\"Hi\",\"config\":{\"apiKey\":\"CANARY\",\"secret\":\"CANARY\"}}]");
    QTest::newRow("LangChain") << "a.json" << QByteArray("{\"lc\":1,\"type\":\"constructor\",\"id\":[\"x\",\"RunnableSequence\"],\"kwargs\":{\"first\":{\"lc\":1,\"type\":\"constructor\",\"id\":[\"x\",\"PromptTemplate\"],\"kwargs\":{\"template\":\"Hi\"}},"
                                                          "\"last\":{\"lc\":1,\"type\":\"constructor\",\"id\":[\"x\",\"ChatOpenAI\"],\"kwargs\":{\"model\":\"m\",\"openai_api_key\":\"CANARY\"}}}}");
    QTest::newRow("batch") << "a.jsonl" << QByteArray("{\"custom_id\":\"a\",\"url\":\"/v1/responses\",\"body\":{\"input\":\"Hi\",\"api_key\":\"CANARY\"}}\n{\"custom_id\":\"b\",\"url\":\"/v1/responses\",\"body\":{\"input\":\"Hi\",\"metadata\":{\"password\":\"CANARY\"}}}\n");
    QTest::newRow("transcript") << "a.jsonl" << QByteArray("{\"type\":\"user\",\"sessionId\":\"1\",\"env\":{\"apiKey\":\"CANARY\"},\"message\":{\"role\":\"user\",\"content\":\"Hi\"}}\n{\"type\":\"x\"}\n");
    QTest::newRow("Continue") << "config.yaml" << QByteArray("name: x\nschema: v1\nmodels:\n  - {name: a, provider: openai, model: m, apiKey: CANARY}\nrules: [Be kind.]\n");
    QTest::newRow("text of a message") << "a.json" << QByteArray("{\"messages\":[{\"role\":\"user\",\"content\":\"my key is sk-proj-Zk3Lm9Qx7Rt5Vw2Yb8Nc4Df6Gh1Jp0Ks\"}]}");
}

void TestHostileImports::importsNoKeys()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const QByteArray canary = "Zk3Lm9Qx7Rt5Vw2Yb8Nc4Df6Gh1Jp0Ks";
    bytes.replace("CANARY", canary);
    QVERIFY(bytes.contains(canary));
    const Result<PreparedPromptImport> prepared = prepareImport({file, bytes}, Workspace());
    QVERIFY2(prepared.ok(), prepared ? "" : qPrintable(toString(prepared.error())));
    QVERIFY2(!everythingOf(*prepared).contains(canary), everythingOf(*prepared).constData());
    const auto isDropped = [](const LedgerEntry &entry) { return entry.action == LossAction::Dropped && entry.reason.contains(u"key"); };
    QVERIFY(std::any_of(prepared->ledger.begin(), prepared->ledger.end(), isDropped));
}

void TestHostileImports::dropsNumericKeys()
{
    const QByteArray bytes("[{\"name\":\"a\",\"prompt\":\"Hi\",\"config\":{\"password\":73519264}}]");
    const Result<PreparedPromptImport> prepared = prepareImport({QStringLiteral("a.json"), bytes}, Workspace());
    QVERIFY2(prepared.ok(), prepared ? "" : qPrintable(toString(prepared.error())));
    QVERIFY(!everythingOf(*prepared).contains("73519264"));
}

void TestHostileImports::keepsReferencesToKeys()
{
    const QByteArray bytes("---\nname: x\nmodel:\n  id: m\n  connection:\n    apiKey: ${env:MY_KEY}\n---\nsystem:\nHi\n");
    const Result<PreparedPromptImport> prepared = prepareImport({QStringLiteral("a.prompty"), bytes}, Workspace());
    QVERIFY(prepared.ok());
    QVERIFY(everythingOf(*prepared).contains("${env:MY_KEY}"));
    QCOMPARE(prepared->change.newFiles.last().text.toUtf8(), bytes);
}

void TestHostileImports::doesNotRunCode_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("promptfoo") << "promptfooconfig.yaml" << QByteArray("prompts: ['exec:touch MARK', 'file://MARK.js:f', 'Hi {{ range(99999999) }}']\nproviders: ['exec:touch MARK', 'file://p.py']\ntests:\n  - vars: {x: 'file:///etc/passwd'}\n    assert:\n"
                                                                    "      - {type: javascript, value: 'require(\"child_process\").execSync(\"touch MARK\")'}\nextensions: ['file://hook.js:beforeAll']\n");
    QTest::newRow("Claude Code") << ".claude/agents/a.md" << QByteArray("---\nname: a\ndescription: d\nhooks:\n  PreToolUse:\n    - {hooks: [{type: command, command: touch MARK}]}\n---\n!`touch MARK`\n@/etc/passwd\n");
    QTest::newRow("Prompty") << "a.prompty" << QByteArray("---\nname: x\ninputs: ${file:/etc/passwd}\nmodel: {id: m, connection: \"${file:../../etc/passwd}\"}\n---\nsystem:\n{{ ''.__class__.__mro__ }} {% include '/etc/passwd' %}\n");
    QTest::newRow("dotprompt") << "a.prompt" << QByteArray("---\nname: x\n---\n{{> ../../../etc/passwd}} {{lookup this \"constructor\"}} {{media url=\"file:///etc/passwd\"}}\n");
    QTest::newRow("LangChain") << "a.json" << QByteArray("{\"lc\":1,\"type\":\"constructor\",\"id\":[\"x\",\"PromptTemplate\"],\"kwargs\":{\"template\":\"{x.__class__.__init__.__globals__}\",\"template_path\":\"/etc/passwd\",\"loader\":{\"lc\":1,\"type\":\"constructor\",\"id\":[\"os\",\"system\"],\"kwargs\":{\"command\":\"touch MARK\"}}}}");
    QTest::newRow("curl") << "a.sh" << QByteArray("curl https://api.openai.com/v1/responses -o MARK --config /etc/passwd -H \"x: $(touch MARK)\" -d '{\"input\":\"`touch MARK`\"}'; touch MARK\n");
    QTest::newRow("command") << ".claude/commands/a.md" << QByteArray("---\ndescription: d\n---\n!`touch MARK`\n@/etc/passwd $ARGUMENTS\n");
    QTest::newRow("Gemini command") << ".gemini/commands/a.toml" << QByteArray("prompt = \"!{touch MARK} @{/etc/passwd} {{args}}\"\n");
    QTest::newRow("PromptL") << "a.promptl" << QByteArray("---\nmodel: m\n---\n<prompt path=\"/etc/passwd\" />\n<user>{{ x = 1 }}</user>\n");
    QTest::newRow("POML") << "a.poml" << QByteArray("<poml><role>Hi {{require('child_process').execSync('touch MARK')}}</role><document src=\"/etc/passwd\"/><include src=\"../../etc/passwd\"/></poml>");
    QTest::newRow("Semantic Kernel") << "a.yaml" << QByteArray("template: 'Hi {{core.shell \"touch MARK\"}}'\ntemplate_format: semantic-kernel\n");
}

/// No reader starts a program or reads another file: neither a marker file nor text from /etc/passwd appears.
void TestHostileImports::doesNotRunCode()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QTemporaryDir folder;
    const QString mark = folder.filePath(QStringLiteral("mark"));
    bytes.replace("MARK", mark.toUtf8());
    const Result<PreparedPromptImport> prepared = prepareImport({file, bytes}, Workspace());
    QVERIFY2(prepared.ok(), prepared ? "" : qPrintable(toString(prepared.error())));
    QVERIFY(!QFile::exists(mark));
    QVERIFY(!everythingOf(*prepared).contains("root:x:0"));
    for (const PromptFile &prompt : prepared->prompts) {
        for (const QString &name : fileFormatNames(true)) {
            const Result<WrittenPromptFile> written = findFormat(name)->write(prompt);
            QVERIFY(!written || !written->bytes.contains("root:x:0"));
        }
    }
    QVERIFY(!QFile::exists(mark));
}

void TestHostileImports::rejectsDeepNesting_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("JSON lists") << "a.json" << QByteArray(200'000, '[');
    QTest::newRow("JSON objects") << "a.json" << QByteArray("{\"messages\":[{\"role\":\"user\",\"content\":") + QByteArray("[{\"content\":").repeated(5000) + QByteArray("1");
    QTest::newRow("YAML") << "promptfooconfig.yaml" << QByteArray("prompts: ") + QByteArray(50'000, '[');
    QTest::newRow("front matter") << "a.prompty" << QByteArray("---\nx: ") + QByteArray(50'000, '{') + QByteArray("\n---\nHi\n");
    QTest::newRow("aliases") << "promptfooconfig.yaml" << QByteArray("a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\nprompts: [*e,*e,*e,*e,*e,*e,*e,*e,*e,*e,*e,*e]\n");
}

void TestHostileImports::rejectsDeepNesting()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const QString format = file == u"a.json" ? QStringLiteral("openai-chat-completions") : QString();
    const Result<PreparedPromptImport> prepared = prepareImport({file, bytes, format}, Workspace());
    QVERIFY(!prepared.ok());
    QCOMPARE(prepared.error().location.file, file);
    QVERIFY(!prepared.error().message.isEmpty());
}

void TestHostileImports::readsOnlyRegularFiles()
{
    QTemporaryDir folder;
    const QString link = folder.filePath(QStringLiteral("a.prompty"));
    QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), link));
    QVERIFY(readImportFile(link, link).error().code == ErrorCode::NotAllowed);
    QVERIFY(readImportFile(QStringLiteral("/dev/zero"), {}).error().code == ErrorCode::NotAllowed);
    QVERIFY(readImportFile(folder.path(), {}).error().code == ErrorCode::NotAllowed);
    QVERIFY(readImportFile(folder.filePath(QStringLiteral("none")), {}).error().code == ErrorCode::NotFound);
}

void TestHostileImports::rejectsLargeFiles()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100 * 1024 * 1024)); // a sparse file takes almost no disk space
    const Result<QByteArray> read = readImportFile(path, path);
    QVERIFY(!read.ok());
    QVERIFY(read.error().code == ErrorCode::TooLarge);
    QVERIFY(read.error().message.contains(u"16"));
    QVERIFY(prepareImport({path, QByteArray(17 * 1024 * 1024, 'x')}, Workspace()).error().code == ErrorCode::TooLarge);
}

void TestHostileImports::writesOnlyInsideTheWorkspace_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"../../x", "/etc/cron.d/x", "a/../../b", "..", "C:\\\\x", "a\\u0000b", ".git/hooks/pre-commit", "con", "x\\ny: z", ""})
        QTest::addRow("%s", name) << QByteArray(name);
}

void TestHostileImports::writesOnlyInsideTheWorkspace()
{
    QFETCH(QByteArray, name);
    QTemporaryDir folder;
    const QString inner = folder.filePath(QStringLiteral("a/b/workspace"));
    QVERIFY(QDir().mkpath(inner));
    const QByteArray bytes = "[{\"name\":\"" + name + "\",\"type\":\"chat\",\"prompt\":[{\"role\":\"system\",\"content\":\"Hi\"},{\"role\":\"user\",\"content\":\"Ho\"}],\"config\":{\"temperature\":1}}]";
    const Result<OpenedWorkspace> opened = openWorkspace(inner);
    QVERIFY(opened.ok());
    const Result<PreparedPromptImport> prepared = prepareImport({QStringLiteral("a.json"), bytes}, opened->workspace());
    if (!prepared)
        return; // the import was rejected because of the name
    const AppliedChange applied = applyChange(inner, opened->workspace(), prepared->change);
    QVERIFY2(applied.isDone(), applied.error ? qPrintable(toString(*applied.error)) : "");
    QDirIterator files(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        QVERIFY2(files.next().startsWith(inner + u'/'), qPrintable(files.filePath()));
        count += files.filePath().contains(QStringLiteral("/.outcrop/")) ? 0 : 1; // the journal of the folder is not an imported file
    }
    QCOMPARE(count, prepared->change.newFiles.size());
}

void TestHostileImports::rejectsBrokenFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("not UTF-8") << "a.prompty" << QByteArray("---\nname: \xff\n---\nx");
    QTest::newRow("NUL") << "a.json" << QByteArray("{\"a\": \0}", 8);
    QTest::newRow("pickle") << "a.pkl" << QByteArray("cos\nsystem\n(S'touch x'\ntR.");
    QTest::newRow("pickle 4") << "a.json" << QByteArray("\x80\x04\x95");
    QTest::newRow("entities") << "a.poml" << QByteArray("<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><poml><role>&e;</role></poml>");
    QTest::newRow("XML not closed") << "a.poml" << QByteArray("<poml><role>x</poml>");
    QTest::newRow("deep XML") << "a.poml" << QByteArray("<poml>") + QByteArray("<p>").repeated(5000);
    QTest::newRow("empty") << "a.json" << QByteArray();
    QTest::newRow("unknown") << "a.txt" << QByteArray("hello");
}

void TestHostileImports::rejectsBrokenFiles()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const Result<PreparedPromptImport> prepared = prepareImport({file, bytes}, Workspace());
    QVERIFY(!prepared.ok());
    QCOMPARE(prepared.error().location.file, file);
}

/// Two truncated texts are read or rejected in every format without a crash.
void TestHostileImports::survivesTruncatedFiles()
{
    const QByteArray json("{\"model\":\"claude\",\"system\":[{\"type\":\"text\",\"text\":\"A\"}],\"messages\":[{\"role\":\"user\",\"content\":[{\"type\":\"image\",\"source\":{\"type\":\"base64\",\"data\":\"x\"}}]}],\"tools\":[{\"name\":\"t\"}]}");
    const QByteArray prompty("---\nname: x\ninputs:\n  - name: q\n    kind: thread\ntools:\n  - {name: f, kind: function, parameters: [{name: a, kind: array, items: {kind: string}}]}\n---\nsystem[a=b]:\n{% for x in q %}{{x}}{% endfor %}\n\n{{q}}\n");
    for (const QString &format : fileFormatNames()) {
        for (const auto &[file, bytes] : {std::pair(QStringLiteral("a.json"), json), std::pair(QStringLiteral("a.prompty"), prompty)}) {
            for (qsizetype size = 0; size < bytes.size(); size += 3)
                static_cast<void>(prepareImport({file, bytes.left(size), format}, Workspace()));
        }
    }
    QVERIFY(prepareImport({QStringLiteral("a.prompty"), prompty, QStringLiteral("prompty")}, Workspace()).ok());
}

/// Links out of a folder are not followed, and no file of the import leaves the workspace.
void TestHostileImports::doesNotFollowLinksOutOfAFolder()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("plugin/.claude-plugin")) && QDir(folder.path()).mkpath(QStringLiteral("plugin/skills/a")));
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("secret")));
    const auto write = [&folder](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(QStringLiteral("plugin/.claude-plugin/plugin.json"), "{\"name\":\"../../x\"}"));
    QVERIFY(write(QStringLiteral("plugin/skills/a/SKILL.md"), "---\nname: ../../../x\ndescription: d\n---\nHi\n"));
    QVERIFY(write(QStringLiteral("secret/a.prompty"), "---\nname: stolen\n---\nsystem:\nprivate text\n"));
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("secret")), folder.filePath(QStringLiteral("plugin/agents"))));
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("secret/a.prompty")), folder.filePath(QStringLiteral("plugin/skills/a/b.md"))));
    const Result<PreparedPromptImport> prepared = prepareFolderImport(folder.filePath(QStringLiteral("plugin")), QStringLiteral("plugin"), Workspace());
    QVERIFY2(prepared.ok(), prepared ? "" : qPrintable(toString(prepared.error())));
    QVERIFY(!everythingOf(*prepared).contains("private text"));
    for (const NewFile &file : prepared->change.newFiles)
        QVERIFY2(!file.path.contains(QStringLiteral("..")) && !file.path.startsWith(u'/'), qPrintable(file.path));
    for (const QString &link : {QStringLiteral("agents"), QStringLiteral("skills/a/b.md")}) {
        const auto isLink = [&link](const LedgerEntry &entry) { return entry.part == link && entry.action == LossAction::Dropped; };
        QVERIFY2(std::any_of(prepared->ledger.begin(), prepared->ledger.end(), isLink), qPrintable(link));
    }
    QVERIFY(prepareFolderImport(folder.filePath(QStringLiteral("plugin/agents")), QStringLiteral("agents"), Workspace()).error().code == ErrorCode::NotAllowed);
    QVERIFY(prepareFolderImport(folder.filePath(QStringLiteral("none")), QStringLiteral("none"), Workspace()).error().code == ErrorCode::NotFound);
    QVERIFY(!prepareFolderImport(folder.filePath(QStringLiteral("plugin/.claude-plugin")), QStringLiteral("x"), Workspace()).ok());
}

/// Keys are also removed from files that are otherwise copied unchanged.
void TestHostileImports::dropsKeysInAFolder()
{
    const QByteArray canary = "Zk3Lm9Qx7Rt5Vw2Yb8Nc4Df6Gh1Jp0Ks";
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("p/.claude-plugin")) && QDir(folder.path()).mkpath(QStringLiteral("p/skills/a")));
    const auto write = [&folder](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(QStringLiteral("p/") + name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(QStringLiteral(".claude-plugin/plugin.json"), "{\"name\":\"x\"}"));
    QVERIFY(write(QStringLiteral(".mcp.json"), "{\"mcpServers\":{\"m\":{\"env\":{\"API_KEY\":\"" + canary + "\"}}}}"));
    QVERIFY(write(QStringLiteral("skills/a/SKILL.md"), "---\nname: a\ndescription: d\n---\nHi\n"));
    QVERIFY(write(QStringLiteral("skills/a/settings.json"), "{\"password\":\"" + canary + "\"}"));
    const Result<PreparedPromptImport> prepared = prepareFolderImport(folder.filePath(QStringLiteral("p")), QStringLiteral("p"), Workspace());
    QVERIFY2(prepared.ok(), prepared ? "" : qPrintable(toString(prepared.error())));
    QVERIFY(!everythingOf(*prepared).contains(canary));
    const auto isKey = [](const LedgerEntry &entry) { return entry.action == LossAction::Dropped && entry.reason.contains(u"key"); };
    QCOMPARE(std::count_if(prepared->ledger.begin(), prepared->ledger.end(), isKey), 2);
}

OUTCROP_TEST(TestHostileImports, NoApplication)

} // namespace tst_hostileimports

#include "tst_hostileimports.moc"
