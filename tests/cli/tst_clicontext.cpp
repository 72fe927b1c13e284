// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the output of `context` and its failures in CI.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clicontext {

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

Json jsonOf(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

} // namespace

class TestCliContext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(m_folder->filePath(QStringLiteral(".git/HEAD")), "ref: refs/heads/main\n");
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), "Use pnpm.\n");
    }

    void listsFilesOfAClient()
    {
        const CliRun run = context({QStringLiteral("--client"), QStringLiteral("codex")});
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.out.contains("AGENTS.md") && run.out.contains("loaded"), run.out.constData());
    }

    /// Each file lists the evidence for its rule, and any part of the rule with weaker evidence.
    void showsTheEvidenceForEachFile()
    {
        const CliRun codex = context({QStringLiteral("--client"), QStringLiteral("codex")});
        QVERIFY2(!codex.out.contains("EVIDENCE") && codex.out.contains(", observed "), codex.out.constData());
        write(m_folder->filePath(QStringLiteral(".github/copilot-instructions.md")), QByteArray("Use pnpm.\n").repeated(500));
        const QStringList review{QStringLiteral("--client"), QStringLiteral("copilot-review")};
        const CliRun files = context(review);
        QVERIFY2(files.out.contains("documented; limit: assumed"), files.out.constData());
        const CliRun losses = context(review + QStringList{QStringLiteral("--as"), QStringLiteral("losses")});
        QVERIFY2(losses.out.contains("documented; limit: assumed") && losses.out.contains("github/docs/issues/42761"), losses.out.constData());
        const CliRun all = context({});
        QVERIFY2(all.out.contains("; assumed for 1 file"), all.out.constData());
    }

    void explainsWhyLaterRequestsAreNotCheaper()
    {
        const QStringList codex{QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--model")};
        const CliRun unknown = context(codex + QStringList{QStringLiteral("gpt-5.4-mini")});
        QVERIFY2(unknown.out.simplified().contains("and for each later request; the price of cached tokens is unknown (prices as of "), unknown.out.constData());
        const CliRun few = context(codex + QStringList{QStringLiteral("gemini-2.5-flash")});
        QVERIFY2(few.out.simplified().contains("and for each later request, because there are too few tokens to cache (prices as of "), few.out.constData());
    }

    /// The user selects a model for the price; the client's default model may be missing from the catalog.
    void anUnknownPriceOfTheDefaultModelIsNotAWarning()
    {
        const CliRun codex = context({QStringLiteral("--client"), QStringLiteral("codex")});
        QVERIFY2(codex.out.contains("To see the price, select a model with --model.") && !codex.out.contains("gpt-5.2-codex is unknown"), codex.out.constData());
        QVERIFY2(codex.out.contains("Loaded in every session in this project."), codex.out.constData());
    }

    void jsonContainsThePartOfEachListedFile()
    {
        for (const QString &name : {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")})
            write(m_folder->filePath(QStringLiteral(".claude/skills/%1/SKILL.md").arg(name)), "---\nname: " + name.toUtf8() + "\ndescription: Sow.\n---\nSow.\n");
        const Json client = jsonOf(context({QStringLiteral("--json"), QStringLiteral("--client"), QStringLiteral("claude")}).out)["clients"][0];
        int listed = 0;
        for (const Json &text : client["texts"]) {
            if (qString(text["state"]) != QStringLiteral("listed"))
                continue;
            ++listed;
            QVERIFY2(text["part"].is_number() && text["part"].get<std::size_t>() < client["parts"].size(), text.dump().c_str());
        }
        QCOMPARE(listed, 3);
    }

    void jsonContainsTheEvidenceForEachFile()
    {
        write(m_folder->filePath(QStringLiteral(".github/copilot-instructions.md")), QByteArray("Use pnpm.\n").repeated(500));
        const CliRun run = context({QStringLiteral("--json"), QStringLiteral("--client"), QStringLiteral("copilot-review")});
        const Json client = jsonOf(run.out)["clients"][0];
        QVERIFY(client["evidence"]["kind"] == "documented");
        QVERIFY(client["observed"] == false);
        const Json &cut = client["texts"][0];
        QVERIFY(cut["state"] == "cut");
        QVERIFY(cut["evidence"]["kind"] == "documented");
        QVERIFY(!cut["evidence"]["source"].get<std::string>().empty());
        QVERIFY(cut["less_sure"]["part"] == "limit");
        QVERIFY(cut["less_sure"]["evidence"]["kind"] == "assumed");
        QVERIFY(client["texts"][1]["less_sure"].is_null());
    }

    void reportsUnknownEvidenceWithItsLocation()
    {
        write(m_folder->filePath(QStringLiteral("portability/clients/mine.yaml")),
            "client: mine\ntitle: Mine\nproject: {markers: [], otherwise: start}\nparts:\n  - part: system\n    where: says\n    role: cage\n    contents:\n"
            "      - {load: seeds, title: seeds, in: root, files: SEEDS.md, evidence: certain}\n");
        const CliRun run = context({});
        QVERIFY2(run.err.contains("portability/clients/mine.yaml:9:74: error: Expected one of: observed, documented, assumed; found certain."), run.err.constData());
    }

    void listsEveryClient()
    {
        const CliRun run = context({});
        QCOMPARE(run.code, ExitCode::Done);
        for (const char *title : {"Claude Code", "Codex", "Gemini CLI", "OpenCode", "Copilot CLI", "Qwen Code", "Continue CLI", "Cline CLI"})
            QVERIFY2(run.out.contains(title), title);
    }

    void comparesClientsInColumns()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm.\n").repeated(4000));
        write(m_folder->filePath(QStringLiteral("CLAUDE.md")), "Be brief.\n");
        const CliRun run = context({QStringLiteral("--client"), QStringLiteral("codex,claude"), QStringLiteral("--as"), QStringLiteral("columns")});
        QCOMPARE(run.code, ExitCode::Done);
        const QString text = QString::fromUtf8(run.out).simplified();
        QVERIFY2(text.contains(QStringLiteral("* AGENTS.md 1. truncated at byte 32,768, line 3,277")), run.out.constData());
        QVERIFY2(text.contains(QStringLiteral("* CLAUDE.md –")), run.out.constData());
        QCOMPARE(context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--as"), QStringLiteral("columns")}).code, ExitCode::Usage);
    }

    void unknownClientIsAUsageError()
    {
        const CliRun run = context({QStringLiteral("--client"), QStringLiteral("codx")});
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("did you mean `codex`?"), run.err.constData());
        const CliRun other = context({QStringLiteral("--client"), QStringLiteral("foo")});
        QVERIFY2(other.err.contains("available: ") && other.err.contains("gemini"), other.err.constData());
    }

    void checkRequiresALimit()
    {
        QCOMPARE(context({QStringLiteral("--check")}).code, ExitCode::Usage);
        QCOMPARE(context({QStringLiteral("--no-cuts")}).code, ExitCode::Usage);
    }

    void checkFailsAboveTheTokenLimit()
    {
        const QStringList codex{QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--check"), QStringLiteral("--max-tokens")};
        QCOMPARE(context(codex + QStringList{QStringLiteral("100000")}).code, ExitCode::Done);
        const CliRun run = context(codex + QStringList{QStringLiteral("1")});
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(run.err.contains("the limit is 1"), run.err.constData());
    }

    void checkFailsForTruncatedFiles()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm.\n").repeated(4000));
        const CliRun run = context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--check"), QStringLiteral("--no-cuts")});
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(run.err.contains("AGENTS.md:3277:9: warning: Codex sends only the first 32,768 of 40,000 bytes of this file."), run.err.constData());
    }

    /// The overview, the files of a client and JSON have the finding of `check`, with its location.
    void sharesTheFindingOfCheck()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm.\n").repeated(4000));
        const QByteArray line = "AGENTS.md:3277:9: warning: Codex sends only the first 32,768 of 40,000 bytes of this file.";
        const CliRun check = runCli({QStringLiteral("check")}, m_folder->path());
        QCOMPARE(check.code, ExitCode::Done); // a warning does not fail the check
        QVERIFY2(check.out.contains(line) && check.out.contains("[client-file-truncated]"), check.out.constData());
        QCOMPARE(check.out.count("client-file-truncated"), 1);
        QVERIFY2(context({}).out.contains(line), context({}).out.constData());
        const QStringList codex{QStringLiteral("--client"), QStringLiteral("codex")};
        QVERIFY(context(codex).out.contains(line));
        const Json findings = jsonOf(context(codex + QStringList{QStringLiteral("--json")}).out)["clients"][0]["findings"];
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0]["code"].get<std::string>(), "client-file-truncated");
        QCOMPARE(findings[0]["start"]["line"].get<int>(), 3277);
        QCOMPARE(findings[0]["start"]["column"].get<int>(), 9);
    }

    /// If Codex is started in the top-level folder, no file is truncated. If it is started in `web`, a file is truncated.
    void otherStartFoldersAreNamed()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm.\n").repeated(2000));
        write(m_folder->filePath(QStringLiteral("web/AGENTS.md")), QByteArray("Use yarn.\n").repeated(2000));
        write(m_folder->filePath(QStringLiteral("web/mobile/AGENTS.md")), "lost");
        const QByteArray sentence = "Codex: if started in web: 1 file truncated, 7.06 KiB not sent";
        for (const QStringList &words : {QStringList(), QStringList{QStringLiteral("--client"), QStringLiteral("codex")},
                 QStringList{QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--as"), QStringLiteral("losses")}}) {
            const QByteArray out = context(words).out.simplified();
            QVERIFY2(out.contains(sentence), out.constData());
        }
        QVERIFY(!context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--as"), QStringLiteral("text")}).out.contains("if started in"));
        const Json codex = jsonOf(context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--json")}).out)["clients"][0];
        QCOMPARE(codex["losses"]["truncated_files"].get<int>(), 0);
        QCOMPARE(codex["other_starts"].size(), 2U);
        QCOMPARE(codex["other_starts"][0]["folder"].get<std::string>(), "web");
        QCOMPARE(codex["other_starts"][0]["truncated_bytes"].get<int>(), 7232);
        QCOMPARE(codex["other_starts"][1]["skipped_files"].get<int>(), 1);
        QVERIFY(codex["ignores_parent_folders"] == false);
    }

    /// The check applies to one start folder, so it names the other start folders that exceed a limit.
    void theCheckNamesOtherStartFolders()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm.\n").repeated(2000));
        write(m_folder->filePath(QStringLiteral("web/AGENTS.md")), QByteArray("Use yarn.\n").repeated(2000));
        const CliRun run = context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--check"), QStringLiteral("--no-cuts")});
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.err.simplified().contains("note: Codex was not checked in web, where it truncates or skips files. Check these folders with --from"), run.err.constData());
        const CliRun tokens = context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--check"), QStringLiteral("--max-tokens"), QStringLiteral("100000")});
        QVERIFY2(!tokens.err.contains("not checked"), tokens.err.constData());
    }

    void theStartFolderIsInTheRepository()
    {
        const QTemporaryDir outside;
        const CliRun elsewhere = context({QStringLiteral("--from"), outside.path()});
        QCOMPARE(elsewhere.code, ExitCode::Input);
        QVERIFY2(elsewhere.err.contains("is not in ") && elsewhere.err.contains("Choose a start folder inside it."), elsewhere.err.constData());
        QVERIFY(context({QStringLiteral("--from"), QStringLiteral("nowhere")}).err.contains("There is no folder"));
    }

    /// The overview lists files that are not sent as their author expects.
    void theOverviewListsBlockedImportsAndLinksStoredAsText()
    {
        write(m_folder->filePath(QStringLiteral("CLAUDE.md")), "@AGENTS.md\n");
        write(m_folder->filePath(QStringLiteral("api/CLAUDE.md")), "AGENTS.md");
        write(m_folder->filePath(QStringLiteral("api/AGENTS.md")), "Use yarn.\n");
        const CliRun run = context({QStringLiteral("--from"), QStringLiteral("api")});
        QCOMPARE(run.code, ExitCode::Done);
        const QByteArray out = run.out.simplified();
        QVERIFY2(out.contains("Claude Code (started in api) does not load the imported file AGENTS.md"), out.constData());
        QVERIFY2(out.contains("Claude Code: api/CLAUDE.md: A symbolic link that was checked out as text, so only the path AGENTS.md is sent."), out.constData());
    }

    /// An import that is not loaded counts as a skipped file in the overview, in the table, and for --no-cuts.
    void countsABlockedImportAsASkippedFile()
    {
        write(m_folder->filePath(QStringLiteral("CLAUDE.md")), "@AGENTS.md\n");
        write(m_folder->filePath(QStringLiteral("api/CLAUDE.md")), "Be brief.\n");
        const QStringList claude{QStringLiteral("--client"), QStringLiteral("claude"), QStringLiteral("--from"), QStringLiteral("api")};
        const Json json = jsonOf(context(claude + QStringList{QStringLiteral("--json")}).out)["clients"][0];
        QCOMPARE(json["losses"]["blocked_imports"].get<int>(), 1);
        QCOMPARE(json["counts"]["at_start"].get<int>(), 2);
        QCOMPARE(json["counts"]["not_loaded"].get<int>(), 0);
        const CliRun check = context(claude + QStringList{QStringLiteral("--check"), QStringLiteral("--no-cuts")});
        QCOMPARE(check.code, ExitCode::Findings);
        QVERIFY2(check.err.contains("CLAUDE.md:1:1: note: Claude Code (started in api) does not load the imported file AGENTS.md. Imported by CLAUDE.md, but outside the start folder api"), check.err.constData());
        const QByteArray all = context({QStringLiteral("--from"), QStringLiteral("api")}).out.simplified();
        QVERIFY2(QRegularExpression(QStringLiteral("Claude Code 2 0 ≈ [0-9,]+ 0 1 0 0 0 ")).match(QString::fromUtf8(all)).hasMatch(), all.constData());
    }

    /// A file that a client loads directly and by import is a note with its tokens.
    void showsFilesThatAreLoadedTwice()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), "Use tabs.\n");
        write(m_folder->filePath(QStringLiteral("CLAUDE.md")), "@AGENTS.md\n");
        const QByteArray all = context({}).out.simplified();
        QVERIFY2(all.contains("Copilot CLI: AGENTS.md: Imported by CLAUDE.md. Loaded twice: the client already sends this file. Extra tokens: "), all.constData());
        QVERIFY2(!all.contains("Claude Code: AGENTS.md: Imported"), all.constData());
        const Json json = jsonOf(context({QStringLiteral("--client"), QStringLiteral("copilot-cli"), QStringLiteral("--json")}).out)["clients"][0];
        QCOMPARE(json["counts"]["repeated"].get<int>(), 1);
        QCOMPARE(json["texts"][2]["repeated"].get<bool>(), true);
    }

    /// Files that a client loads after it reads the touched file have separate token columns, and are listed after the files that are sent at the start.
    void showsTheFilesThatATouchedFileAdds()
    {
        write(m_folder->filePath(QStringLiteral("CLAUDE.md")), "Be brief.\n");
        write(m_folder->filePath(QStringLiteral("api/CLAUDE.md")), "Use tabs in this folder.\n");
        write(m_folder->filePath(QStringLiteral("web/AGENTS.md")), "Use yarn.\n");
        const QStringList touch{QStringLiteral("--touch"), QStringLiteral("api/x.ts")};
        const QByteArray all = context(touch).out.simplified();
        QVERIFY2(QRegularExpression(QStringLiteral("Claude Code 1 0 ≈ [0-9,]+ 1 ≈ [1-9][0-9,]* 0 0 0 2 0 ")).match(QString::fromUtf8(all)).hasMatch(), all.constData());
        const QByteArray claude = context(touch + QStringList{QStringLiteral("--client"), QStringLiteral("claude")}).out;
        QVERIFY2(claude.indexOf("api/CLAUDE.md") < claude.indexOf("not loaded"), claude.constData());
        QVERIFY2(claude.simplified().contains("more after the client reads api/x.ts"), claude.constData());
        QVERIFY2(!context({}).out.contains("AFTER --TOUCH"), "without --touch");
    }

    void namesTheFilesOfOtherStartFoldersAndTheSearchedFiles()
    {
        write(m_folder->filePath(QStringLiteral("api/AGENTS.md")), "Use tabs.\n");
        const QByteArray codex = context({QStringLiteral("--client"), QStringLiteral("codex")}).out.simplified();
        QVERIFY2(codex.contains("Note: 1 file in a subfolder is loaded only if Codex is started in the folder of the file: api/AGENTS.md"), codex.constData());
        const QByteArray gemini = context({QStringLiteral("--client"), QStringLiteral("gemini")}).out.simplified();
        QVERIFY2(gemini.contains("Gemini CLI searches for these files: GEMINI.md") && !gemini.contains("$0"), gemini.constData());
        const Json json = jsonOf(context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--json")}).out)["clients"][0];
        QCOMPARE(json["files_of_other_starts"][0].get<std::string>(), "api/AGENTS.md");
    }

    void reasonsContainFormattedNumbers()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm.\n").repeated(4000));
        const Json codex = jsonOf(context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--json")}).out)["clients"][0];
        QCOMPARE(codex["texts"][0]["reason"].get<std::string>(), "Truncated at byte 32,768 of 40,000, on line 3,277.");
    }

    /// A skipped file is not counted as truncated.
    void skippedFilesAreNotTruncated()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm.\n").repeated(4000));
        write(m_folder->filePath(QStringLiteral("web/AGENTS.md")), "lost");
        const QStringList words{QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--from"), QStringLiteral("web")};
        const Json codex = jsonOf(context(words + QStringList{QStringLiteral("--json")}).out)["clients"][0];
        QCOMPARE(codex["losses"]["truncated_files"].get<int>(), 1);
        QCOMPARE(codex["losses"]["skipped_files"].get<int>(), 1);
        QVERIFY(codex["texts"][1]["state"] == "skipped" && codex["texts"][1]["cut_byte"].is_null());
        const CliRun check = context(words + QStringList{QStringLiteral("--check"), QStringLiteral("--no-cuts")});
        QCOMPARE(check.code, ExitCode::Findings);
        QVERIFY2(check.err.contains("web/AGENTS.md:1:1: warning: Codex (started in web) does not send this file (4 bytes). Earlier files use up the size limit."), check.err.constData());
    }

    void withoutARepositoryParentFoldersAreIgnored()
    {
        QVERIFY(QDir(m_folder->filePath(QStringLiteral(".git"))).removeRecursively());
        write(m_folder->filePath(QStringLiteral("web/AGENTS.md")), "Use yarn.\n");
        const QByteArray codex = context({QStringLiteral("--client"), QStringLiteral("codex")}).out.simplified();
        QVERIFY2(codex.contains("Codex does not load files in parent folders, because there is no .git in the start folder or above it."), codex.constData());
        const QByteArray all = context({}).out.simplified();
        QCOMPARE(all.count("does not load files in parent folders"), 1);
        QVERIFY(jsonOf(context({QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--json")}).out)["clients"][0]["ignores_parent_folders"] == true);
    }

    /// Compares a commit with the current files, and two commits with each other.
    void showsChangesInACommit()
    {
        const GitFolder git;
        git.write(QStringLiteral("AGENTS.md"), "Use pnpm.\n");
        git.write(QStringLiteral("CLAUDE.md"), "Be brief.\n");
        git.git({"add", "."});
        git.git({"commit", "-q", "-m", "first"});
        git.write(QStringLiteral("AGENTS.md"), "Use pnpm. Run the tests before every commit.\n");
        const QStringList words{QStringLiteral("context"), QStringLiteral("--client"), QStringLiteral("codex,claude"), QStringLiteral("--diff"), QStringLiteral("HEAD")};
        const CliRun text = runCli(words, git.folder());
        QCOMPARE(text.code, ExitCode::Done);
        QVERIFY2(text.out.contains("Claude Code: unchanged") && text.out.contains("the first difference is in AGENTS.md"), text.out.constData());

        const Json codex = jsonOf(runCli(words + QStringList{QStringLiteral("--json")}, git.folder()).out)["clients"][0];
        QVERIFY(codex["tokens_after"]["tokens"].get<int>() > codex["tokens_before"]["tokens"].get<int>());
        QCOMPARE(codex["files"].size(), 1U);
        QCOMPARE(codex["files"][0]["file"].get<std::string>(), "AGENTS.md");
        QCOMPARE(codex["files"][0]["after"].get<std::string>(), "loaded");
        QVERIFY(codex["first_difference"]["byte"].get<int>() > 0);

        git.git({"commit", "-q", "-a", "-m", "second"});
        const CliRun two = runCli({QStringLiteral("context"), QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--diff"), QStringLiteral("HEAD~1..HEAD")}, git.folder());
        QVERIFY2(two.out.contains("the first difference is in AGENTS.md"), two.out.constData());
        const CliRun none = runCli({QStringLiteral("context"), QStringLiteral("--diff"), QStringLiteral("v9")}, git.folder());
        QCOMPARE(none.code, ExitCode::Input);
        QVERIFY2(none.err.contains("v9"), none.err.constData());
    }

    void showsThePrice()
    {
        write(m_folder->filePath(QStringLiteral("AGENTS.md")), QByteArray("Use pnpm for every package of this repository.\n").repeated(200));
        const QStringList words{QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--json"), QStringLiteral("--model")};
        const Json codex = jsonOf(context(words + QStringList{QStringLiteral("gpt-4.1")}).out)["clients"][0];
        QVERIFY2(codex["price"].is_object(), codex.dump().c_str());
        QVERIFY(codex["price"]["first_request"].get<double>() > codex["price"]["later_request"].get<double>());
        QVERIFY(codex["price"]["cacheable_tokens"].get<int>() > 1024);
        const CliRun none = context({QStringLiteral("--model"), QStringLiteral("gpt-x")});
        QCOMPARE(none.code, ExitCode::Input);
        QVERIFY2(none.err.contains("gpt-x"), none.err.constData());
    }

    void failedCheckPrintsJson()
    {
        const CliRun run = context({QStringLiteral("--json"), QStringLiteral("--client"), QStringLiteral("codex"), QStringLiteral("--check"), QStringLiteral("--max-tokens"), QStringLiteral("1")});
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(jsonOf(run.out).is_object() && jsonOf(run.out).contains("clients"), run.out.constData());
    }

    void checkWithoutFilesFails()
    {
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("AGENTS.md"))));
        const CliRun run = context({QStringLiteral("--client"), QStringLiteral("gemini"), QStringLiteral("--check"), QStringLiteral("--no-cuts")});
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("no files were checked"), run.err.constData());
    }

    void reportsUnreadableClients_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not YAML") << QByteArray("client: [\n");
        QTest::newRow("without parts") << QByteArray("client: mine\n");
        QTest::newRow("too large") << QByteArray(2 * 1024 * 1024, '#');
    }

    void reportsUnreadableClients()
    {
        QFETCH(QByteArray, bytes);
        write(m_folder->filePath(QStringLiteral("portability/clients/mine.yaml")), bytes);
        const CliRun run = context({});
        QVERIFY2(run.err.contains("portability/clients/mine.yaml"), run.err.constData());
    }

private:
    CliRun context(const QStringList &words) const { return runCli(QStringList{QStringLiteral("context")} + words, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OUTCROP_TEST(TestCliContext, CoreApplication)

} // namespace tst_clicontext

#include "tst_clicontext.moc"
