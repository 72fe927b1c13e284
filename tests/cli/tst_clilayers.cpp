// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which files are layers of a prompt on the command line, and which errors stop it.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clilayers {

namespace {

QStringList words(const QString &line)
{
    return line.split(u' ');
}

void write(const QTemporaryDir &folder, const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(folder.filePath(path)).path());
    QFile file(folder.filePath(path));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Returns the text `12 findings in 5 other files` of standard error; empty if there is none.
QString elsewhereLine(const QByteArray &err)
{
    static const QRegularExpression line(QStringLiteral("^outcrop-cli: (\\d+ findings? in \\d+ other files?): run `outcrop-cli check`$"),
        QRegularExpression::MultilineOption);
    return line.match(QString::fromUtf8(err)).captured(1);
}

} // namespace

class TestCliLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usesCodingAgentFilesAsLayers()
    {
        const QTemporaryDir folder;
        write(folder, QStringLiteral("CLAUDE.md"), "Be brief.\n");
        const CliRun layers = runCli({QStringLiteral("layers")}, folder.path());
        QVERIFY2(layers.out.contains("1 layer,") && layers.out.contains("the files that Claude Code loads") && layers.out.contains("--context"), layers.out.constData());
        const Json json = Json::parse(runCli(words(QStringLiteral("--json layers")), folder.path()).out.toStdString());
        QCOMPARE(qString(json["context"]["client"]), QStringLiteral("claude"));
        const CliRun render = runCli(words(QStringLiteral("render --provider openai --request x")), folder.path());
        QVERIFY2(render.out.contains("Be brief.") && render.err.contains("Claude Code"), QByteArray(render.out + render.err).constData());
        const CliRun none = runCli(words(QStringLiteral("render --provider openai --request x --context none")), folder.path());
        QVERIFY(none.code == ExitCode::Done && !none.out.contains("Be brief.") && !none.err.contains("Claude Code"));
        QCOMPARE(runCli(words(QStringLiteral("layers --context nobody")), folder.path()).code, ExitCode::Usage);
    }

    void sendingRequiresAChosenCodingAgent()
    {
        const QTemporaryDir folder;
        write(folder, QStringLiteral("CLAUDE.md"), "Be brief.\n");
        const QString line = QStringLiteral("send --provider manual --request x");
        const CliRun unasked = runCli(words(line), folder.path());
        QCOMPARE(unasked.code, ExitCode::Usage);
        QVERIFY2(unasked.err.contains("--context claude") && unasked.err.contains("--context none"), unasked.err.constData());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("sessions"))));
        QCOMPARE(runCli(words(line + QStringLiteral(" --context claude")), folder.path()).code, ExitCode::Done);
        QCOMPARE(runCli(words(line + QStringLiteral(" --context none")), folder.path()).code, ExitCode::Done);
        QCOMPARE(runCli(words(line + QStringLiteral(" --bare")), folder.path()).code, ExitCode::Done);
    }

    void documentedAgentsAreUsedOnlyIfNamed()
    {
        const QTemporaryDir folder;
        write(folder, QStringLiteral(".cursor/rules/a.mdc"), "---\nalwaysApply: true\n---\nBe brief.\n");
        const CliRun run = runCli({QStringLiteral("layers")}, folder.path());
        QVERIFY2(!run.out.contains("0 layers") && run.out.contains("1 file in this folder. `outcrop-cli context` shows the files"), run.out.constData());
        QVERIFY(runCli(words(QStringLiteral("layers --context cursor")), folder.path()).out.contains(".cursor/rules/a.mdc"));
    }

    void describesAFolderWithoutLayers_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("text");
        QTest::newRow("recognized files") << QStringList{QStringLiteral("skills/a/SKILL.md"), QStringLiteral("skills/b/SKILL.md"), QStringLiteral("roles/a.md")}
                                          << QStringLiteral("It contains: possible layers (1), skills (2). `outcrop-cli adopt`");
        QTest::newRow("other files") << QStringList{QStringLiteral("rules/a.mdc"), QStringLiteral("rules/b.mdc"), QStringLiteral("c.yaml")}
                                     << QStringLiteral("It contains: .mdc (2), .yaml (1). Layers are the files in layers/");
        QTest::newRow("no files") << QStringList{QStringLiteral("a.bin")} << QStringLiteral("It contains no files that Outcrop reads");
    }

    void namesPromptTypesAndRulesOfAFolderWithoutLayers()
    {
        const QTemporaryDir folder;
        write(folder, QStringLiteral("config/prompt_templates.yaml"), "planning: Plan it.\nreview: Review it.\n");
        write(folder, QStringLiteral("config/prompt_rules.yaml"), "rules:\n  house:\n    - {id: DUST_1, name: NO_DUST, description: Dust is not allowed.}\n");
        const QString out = QString::fromUtf8(runCli({QStringLiteral("layers")}, folder.path()).out).simplified();
        QVERIFY2(out.contains(QStringLiteral("2 prompt types are defined: `outcrop-cli templates` lists them")), qPrintable(out));
        QVERIFY2(out.contains(QStringLiteral("1 rule is defined: `outcrop-cli rules` lists it")), qPrintable(out));
    }

    void describesAFolderWithoutLayers()
    {
        QFETCH(QStringList, files);
        QFETCH(QString, text);
        const QTemporaryDir folder;
        for (const QString &file : files)
            write(folder, file, "---\nname: x\ndescription: x\n---\nBe brief.\n");
        const CliRun run = runCli({QStringLiteral("layers")}, folder.path());
        const QString out = QString::fromUtf8(run.out).simplified();
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(out.startsWith(QStringLiteral("This folder has no layers. ") + text), run.out.constData());
        QVERIFY(!out.contains(QStringLiteral("0 layers")));
    }

    void tierOutsideLayersChangesNoPrompt_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"compose --request x", "render --provider openai --request x", "budget --provider openai --request x", "layers",
                 "send --provider openai --request x --dry-run"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }

    void tierOutsideLayersChangesNoPrompt()
    {
        QFETCH(QString, line);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const CliRun before = runCli(words(line), copy.folder());
        QCOMPARE(before.code, ExitCode::Done);
        copy.write(QStringLiteral("notes/n.md"), "---\ntier: topsoil\n---\nSECRET NOTE\n");
        copy.write(QStringLiteral("docs/pricing.md"), "---\ntier: gold\n---\nSECRET PRICE\n");
        const CliRun after = runCli(words(line), copy.folder());
        QVERIFY2(after.code == ExitCode::Done, after.err.constData());
        QCOMPARE(after.out, before.out);
        QCOMPARE(after.err.count("layer-elsewhere"), 1);
        QVERIFY2(after.err.contains("docs/pricing.md:2:1: note: 2 files have `tier:`"), after.err.constData());
    }

    /// A variant replaces the layer in its experiment's arm, and is not part of any other prompt.
    void experimentVariantsAreNotInOtherPrompts()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("experiments/ab/soul.md"), "---\ntier: granite\n---\nTHE VARIANT\n");
        const CliRun run = runCli(words(QStringLiteral("render --provider openai --request x")), copy.folder());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY(!run.out.contains("THE VARIANT"));
        QVERIFY(!run.err.contains("layer-elsewhere"));
    }

    void composesAWorkloadWithoutASkill_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"compose", "render --provider openai --request x", "send --provider openai --request x --dry-run", "export --to ../out --request x"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }

    /// A workload without a skill is composed even if another skill is a broken link. The link is reported.
    void composesAWorkloadWithoutASkill()
    {
        QFETCH(QString, line);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QDir().mkpath(copy.path(QStringLiteral("skills/inbox")));
        QVERIFY(QFile::link(QStringLiteral("/nowhere/SKILL.md"), copy.path(QStringLiteral("skills/inbox/SKILL.md"))));
        const CliRun run = runCli(words(line + QStringLiteral(" --workload platform")), copy.folder());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY(!run.out.isEmpty());
        QVERIFY2(run.err.contains("note: No skill has the workload `platform`"), run.err.constData());
        QVERIFY2(run.err.contains("skills/inbox/SKILL.md:1:1: error: The target of this link does not exist."), run.err.constData());
        const CliRun without = runCli(words(line), copy.folder());
        QVERIFY(!without.err.contains("skills/inbox"));
        QCOMPARE(elsewhereLine(without.err), QStringLiteral("1 finding in 1 other file"));
    }

    void printsOnlyTheSelectedAgentsFindings()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        for (int i = 0; i < 12; ++i)
            copy.write(QStringLiteral("agents/other-%1.md").arg(i), "---\nname: other-" + QByteArray::number(i) + "\ndescription: One.\ntools: Raed\n---\nText.\n");
        copy.write(QStringLiteral("agents/chosen.md"), "---\nname: Chosen One\ndescription: One.\ntools: Raed\n---\nText.\n");
        const CliRun run = runCli({"render", "--provider", "manual", "--agent", "Chosen One", "--request", "x"}, copy.folder());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY2(run.err.contains("agents/chosen.md:"), run.err.constData());
        QVERIFY2(!run.err.contains("agents/other-"), run.err.constData());
        QVERIFY2(elsewhereLine(run.err).endsWith(QLatin1String("in 12 other files")), run.err.constData());
    }

    void unusableLayersDoNotHideOthers()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const CliRun before = runCli(words(QStringLiteral("layers")), copy.folder());
        copy.write(QStringLiteral("layers/gold.md"), "---\ntier: gold\n---\nText.\n");
        QVERIFY(QFile::link(QStringLiteral("nowhere"), copy.path(QStringLiteral("layers/gone.md"))));
        const CliRun run = runCli(words(QStringLiteral("layers")), copy.folder());
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY(run.err.contains("layers/gold.md:2:7: error: "));
        for (const char *file : {"layers/soul.md", "layers/lending-rules.md", "layers/opening-hours.md"})
            QVERIFY2(run.out.contains(file), run.out.constData());
        const QString out = QString::fromUtf8(run.out);
        QVERIFY2(out.contains(QRegularExpression(QStringLiteral("^unusable +layers/gold\\.md +error: `gold` is not a tier\\."), QRegularExpression::MultilineOption)), run.out.constData());
        QVERIFY2(out.contains(QRegularExpression(QStringLiteral("^unusable +layers/gone\\.md +error: The target of this link does not exist\\."), QRegularExpression::MultilineOption)), run.out.constData());
        QCOMPARE(run.out.trimmed().split('\n').last(), before.out.trimmed().split('\n').last()); // the total includes only usable layers
        const CliRun json = runCli(words(QStringLiteral("layers --json")), copy.folder());
        QCOMPARE(json.code, ExitCode::Input);
        const Json document = Json::parse(json.out.toStdString());
        QCOMPARE(int(document["layers"].size()), 3);
        QCOMPARE(int(document["unusable"].size()), 2);
        QCOMPARE(qString(document["unusable"][0]["code"]), QStringLiteral("layer-unknown-tier"));
    }

    void explainsEveryFile_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("a layer") << "layers --why layers/soul.md" << ExitCode::Done << QByteArray("layers/soul.md is a layer: it is in layers/");
        QTest::newRow("absolute") << "layers --why %1/layers/soul.md" << ExitCode::Done << QByteArray("layers/soul.md is a layer");
        QTest::newRow("elsewhere") << "layers --why notes/n.md" << ExitCode::Done << QByteArray("See notes/n.md:2:1");
        QTest::newRow("not sent") << "layers --why layers/conditional.md" << ExitCode::Done << QByteArray("It is not sent");
        QTest::newRow("sent in its phase") << "layers --why layers/conditional.md --phase planning" << ExitCode::Done << QByteArray("It is sent");
        QTest::newRow("sent to its provider") << "layers --why layers/of-google.md --provider google" << ExitCode::Done << QByteArray("It is sent");
        QTest::newRow("as JSON") << "layers --why layers/soul.md --json" << ExitCode::Done << QByteArray("\"reason\": \"sent\"");
        QTest::newRow("outside") << "layers --why /etc/hostname" << ExitCode::Done << QByteArray("it is outside the workspace");
        QTest::newRow("nothing") << "layers --why layers/nowhere.md" << ExitCode::Input << QByteArray();
        QTest::newRow("an agent that does not exist") << "layers --why layers/soul.md --agent nobody" << ExitCode::Usage << QByteArray();
    }

    void explainsEveryFile()
    {
        QFETCH(QString, line);
        QFETCH(ExitCode, code);
        QFETCH(QByteArray, answer);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("notes/n.md"), "---\ntier: topsoil\n---\nNote.\n");
        copy.write(QStringLiteral("layers/conditional.md"), "---\nwhen: phase == planning\n---\nText.\n");
        copy.write(QStringLiteral("layers/of-google.md"), "---\nwhen: provider == google\n---\nText.\n");
        const CliRun run = runCli(words(line.contains(u'%') ? line.arg(copy.folder()) : line), copy.folder());
        QVERIFY2(run.code == code, run.err.constData());
        QVERIFY2(run.out.contains(answer), run.out.constData());
        QCOMPARE(run.out.isEmpty(), code != ExitCode::Done);
    }

    /// In a subfolder, commands use the same workspace, and relative paths start at the working directory.
    void findsTheWorkspaceFromSubfolders_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("atTop");
        QTest::newRow("layers") << "layers" << "layers" << "layers";
        QTest::newRow("validate") << "skills/lending" << "validate --criteria PV-001" << "validate --criteria PV-001";
        QTest::newRow("compose") << "agents" << "compose --request x" << "compose --request x";
        QTest::newRow("render") << "profiles/desk" << "render --provider openai --request x" << "render --provider openai --request x";
        QTest::newRow("-C") << "." << "-C layers render --provider openai --request x" << "render --provider openai --request x";
        QTest::newRow("a request") << "requests" << "compose --request-file extend.txt" << "compose --request-file requests/extend.txt";
        QTest::newRow("a path upwards") << "layers" << "compose --request-file ../requests/extend.txt" << "compose --request-file requests/extend.txt";
        QTest::newRow("--why") << "layers" << "layers --why soul.md" << "layers --why layers/soul.md";
        QTest::newRow("find") << "layers" << "find lend" << "find lend";
        QTest::newRow("set") << "layers" << "set soul.md cadence monthly --dry-run" << "set layers/soul.md cadence monthly --dry-run";
        QTest::newRow("rename") << "layers" << "rename soul.md heart --dry-run" << "rename layers/soul.md heart --dry-run";
        QTest::newRow("move") << "layers" << "move soul.md --to bedrock --dry-run" << "move soul --to bedrock --dry-run";
        QTest::newRow("new") << "layers" << "new layer extra --dry-run" << "new layer extra --dry-run";
        QTest::newRow("tokens") << "layers" << "tokens soul.md --json" << "-C layers tokens soul.md --json";
        QTest::newRow("keys") << "agents" << "models list" << "models list";
    }

    void findsTheWorkspaceFromSubfolders()
    {
        QFETCH(QString, folder);
        QFETCH(QString, line);
        QFETCH(QString, atTop);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const CliRun top = runCli(words(atTop), copy.folder());
        const CliRun below = runCli(words(line), copy.path(folder));
        QCOMPARE(top.code, ExitCode::Done);
        QVERIFY2(below.code == ExitCode::Done, below.err.constData());
        QCOMPARE(below.out, top.out);
        QVERIFY(!top.out.isEmpty());
    }

    void initIgnoresParentFolders()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QDir().mkpath(copy.path(QStringLiteral("new")));
        const CliRun run = runCli(words(QStringLiteral("init .")), copy.path(QStringLiteral("new")));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY(QFile::exists(copy.path(QStringLiteral("new/config.toml"))));
        const CliRun inner = runCli(words(QStringLiteral("layers --json")), copy.path(QStringLiteral("new/layers")));
        QCOMPARE(qString(Json::parse(inner.out.toStdString())["workspace"]), QStringLiteral("new"));
    }

    void explainsProvidersWithBrokenAdapters_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("line");
        const QByteArray withoutRendering = "provider:\n  name: local\n  api_format: ollama-chat\n  models: [{id: a}]\n";
        const QByteArray noYaml = "provider:\n  name: local\n  models: [\n";
        for (const char *line : {"send --provider local --request x --dry-run", "render --provider local --request x", "keys set local", "keys allow local http://127.0.0.1:9", "layers --provider local",
                 "export --to ../out --provider local", "tokens --provider local --model a", "budget --provider local --request x", "parse --provider local -", "models list local",
                 "schema lower agents/cataloguer.md --provider local"}) {
            QTest::addRow("by its file: %s", line) << "portability/providers/local.yaml" << withoutRendering << QString::fromUtf8(line);
            QTest::addRow("by its name: %s", line) << "portability/providers/mine.yaml" << withoutRendering << QString::fromUtf8(line);
            QTest::addRow("not even YAML: %s", line) << "portability/providers/mine.yaml" << noYaml << QString::fromUtf8(line);
        }
    }

    void explainsProvidersWithBrokenAdapters()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, line);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(file, text);
        const CliRun run = runCli(words(line), copy.folder(), "not-a-real-key\n");
        QVERIFY2(run.code == ExitCode::Input, run.err.constData());
        QCOMPARE(run.out, QByteArray());
        const QRegularExpression place(u'^' + QRegularExpression::escape(file) + QStringLiteral(":\\d+:\\d+: "), QRegularExpression::MultilineOption);
        QVERIFY2(QString::fromUtf8(run.err).contains(place), run.err.constData());
    }

    void keysListReportsBrokenAdapters()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/providers/local.yaml"), "provider:\n  name: local\n  api_format: ollama-chat\n  models: []\n");
        const CliRun run = runCli(words(QStringLiteral("keys list --json")), copy.folder());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.err.contains("portability/providers/local.yaml:"), run.err.constData());
    }

    void explainsProvidersWithBrokenWireFormats()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/wire/parrot.yaml"), "wire: parrot\nrequest: {a: {putt: x}}\nendpoint: 7\n");
        copy.write(QStringLiteral("portability/providers/parrot.yaml"), "provider: {name: parrot, api_format: parrot, models: [{id: a}]}\nrendering: {}\n");
        const CliRun run = runCli(words(QStringLiteral("send --provider parrot --request x --dry-run")), copy.folder());
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("portability/wire/parrot.yaml:"), run.err.constData());
        QVERIFY2(run.err.contains("its wire format `parrot` is invalid"), run.err.constData());
    }

    void onlyOneConcurrentCommandCreatesADocument_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("made");
        for (const char *kind : {"layer", "skill", "agent", "profile", "adapter", "experiment", "task", "text"})
            QTest::newRow(kind) << QStringLiteral("new %1 same").arg(QLatin1String(kind)) << "Created ";
        QTest::newRow("taxonomy") << "new taxonomy" << "Created taxonomy.ttl";
        QTest::newRow("init") << "init fresh" << "fresh";
    }

    void onlyOneConcurrentCommandCreatesADocument()
    {
        QFETCH(QString, line);
        QFETCH(QString, made);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        constexpr int many = 6;
        std::vector<CliRun> runs(many);
        {
            std::vector<std::jthread> threads;
            for (CliRun &run : runs)
                threads.emplace_back([&run, &copy, &line] { run = runCli(words(line), copy.folder()); });
        }
        int done = 0;
        for (const CliRun &run : runs) {
            done += run.code == ExitCode::Done;
            if (run.code == ExitCode::Done)
                QVERIFY2(run.out.contains(made.toUtf8()), run.out.constData());
            else
                QVERIFY2(run.err.contains("already exists") || run.err.contains("is not empty") || run.err.contains("Another program changed"), run.err.constData());
        }
        QCOMPARE(done, 1);
    }

    void numbersOutOfRangeHaveLocations_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("order") << "layers/extra.md" << QByteArray("---\norder: 99999999999999999999999999\n---\nx\n") << QByteArray("layers/extra.md:2:8: warning: ");
        QTest::newRow("order beyond 32 bits")
            << "layers/extra.md" << QByteArray("---\norder: 3000000000\n---\nx\n")
            << QByteArray("layers/extra.md:2:8: warning: The value must be at most 2147483647.");
        QTest::newRow("order below") << "layers/extra.md" << QByteArray("---\norder: -99999999999999999999\n---\nx\n") << QByteArray("layers/extra.md:2:8: warning: ");
        QTest::newRow("an infinite number") << "layers/extra.md" << QByteArray("---\norder: 1e999\n---\nx\n") << QByteArray("layers/extra.md:2:8: warning: ");
        QTest::newRow("in broken front matter") << "layers/extra.md" << QByteArray("---\ntitle: a: b\norder: 99999999999999999999999999\n---\nx\n") << QByteArray("layers/extra.md:3:8: warning: ");
        QTest::newRow("the manifest") << "config.toml" << QByteArray("[workspace]\ncondensed_below = 3000000000\n") << QByteArray("config.toml:2:19: error: ");
        QTest::newRow("the manifest beyond 64 bits") << "config.toml" << QByteArray("[workspace]\ncondensed_below = 99999999999999999999999999\n") << QByteArray("config.toml:2:");
    }

    void numbersOutOfRangeHaveLocations()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(file, text);
        const CliRun run = runCli(words(QStringLiteral("layers")), copy.folder());
        QVERIFY2(run.err.contains(place), run.err.constData());
    }

    void readsOrReportsUnusualFileNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBFmarked.md") << true;
        QTest::newRow("two of them") << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBFmarked.md") << true;
        QTest::newRow("spaces") << QByteArray(" a b .md") << true;
        QTest::newRow("right to left") << QByteArray("\xE2\x80\xAE" "dm.md") << true;
        QTest::newRow("very long") << QByteArray(252, 'x') + ".md" << true;
        QTest::newRow("decomposed") << QByteArray("e\xCC\x81.md") << true;
        QTest::newRow("a newline") << QByteArray("a\nb.md") << false;
        QTest::newRow("a bell") << QByteArray("a\x07.md") << false;
        QTest::newRow("not UTF-8") << QByteArray("a\xFF.md") << false;
    }

    void readsOrReportsUnusualFileNames()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, isRead);
        for (const char *room : {"layers/", "notes/", "skills/x/", "requests/"}) {
            const WorkspaceCopy copy(QStringLiteral("plain"));
            QDir().mkpath(copy.path(QString::fromUtf8(room)));
            FILE *file = fopen(QByteArray(copy.path(QString::fromUtf8(room)).toUtf8() + name).constData(), "wb");
            if (!file)
                QSKIP("this file system does not support the name");
            fputs("ODD TEXT\n", file);
            fclose(file);
            const CliRun run = runCli(words(QStringLiteral("compose")), copy.folder());
            const bool isLayer = QByteArray(room) == "layers/";
            QCOMPARE(run.code, isLayer && !isRead ? ExitCode::Input : ExitCode::Done);
            QCOMPARE(run.out.contains("ODD TEXT"), isLayer && isRead);
            QCOMPARE(run.err.contains("This name is not UTF-8"), isLayer && name.contains('\xFF'));
            QCOMPARE(run.err.contains("This name contains a control character"), isLayer && !isRead && !name.contains('\xFF'));
            QCOMPARE(elsewhereLine(run.err).isEmpty(), isLayer || isRead);
            const CliRun layers = runCli(words(QStringLiteral("layers")), copy.folder());
            QVERIFY(layers.out.contains("layers/soul.md"));
        }
    }

    void acceptsNamesWithAByteOrderMark()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const QString name = QString(QChar(QChar::ByteOrderMark)) + QStringLiteral("marked.md");
        copy.write(name, "Four words are here.\n");
        const CliRun run = runCli({QStringLiteral("tokens"), name}, copy.folder());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY2(run.out.contains("\\ufeffmarked.md"), run.out.constData()); // invisible characters are escaped
    }
};

OUTCROP_TEST(TestCliLayers, NoApplication)

} // namespace tst_clilayers

#include "tst_clilayers.moc"
