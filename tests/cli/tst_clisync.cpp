// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `sync`: the preview, the confirmation, and the check in CI.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QTemporaryDir>

#include <memory>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clisync {

class TestCliSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(".git/HEAD", "ref: refs/heads/main\n");
        write("CLAUDE.md", "# Garden\n\nUse pnpm.\n");
        write(".claude/rules/tests.md", "---\npaths: \"**/*.test.ts\"\n---\nTests never sleep.\n");
        write(".claude/agents/reviewer.md", "---\nname: reviewer\ndescription: Reviews changes.\ntools: Read\n---\nYou review code.\n");
    }

    void dryRunShowsFilesLossesAndDifferences()
    {
        const CliRun run = sync({QStringLiteral("--dry-run")});
        QCOMPARE(run.code, ExitCode::Done);
        for (const char *line : {"AGENTS.md", ".codex/agents/reviewer.toml", ".cursor/agents/reviewer.md",
                 ".cursor/rules/tests.mdc", "Codex: 1 of 3 files kept unchanged",
                 "Codex sends this text in every request; the source applies only to **/*.test.ts.",
                 ".claude/agents/reviewer.md: tools", "\n+++ AGENTS.md\n", "\n+Use pnpm.\n",
                 "\n+developer_instructions = \"You review code.\"\n", "\n+globs: **/*.test.ts\n"})
            QVERIFY2(run.out.contains(line), line);
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("AGENTS.md"))));
    }

    void writingRequiresConfirmation()
    {
        const CliRun run = sync({});
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("4 files would change; add --yes"), run.err.constData());
        QVERIFY(run.out.isEmpty() && !QFile::exists(m_folder->filePath(QStringLiteral("AGENTS.md"))));
        QCOMPARE(sync({QStringLiteral("--yes")}).code, ExitCode::Done);
        const CliRun again = sync({}); // without changes, the command needs no confirmation
        QCOMPARE(again.code, ExitCode::Done);
        QVERIFY2(again.out.startsWith("4 files up to date"), again.out.constData());
    }

    void checkFindsOneChangedCharacter()
    {
        const QStringList check{QStringLiteral("--check")};
        const CliRun missing = sync(check);
        QCOMPARE(missing.code, ExitCode::Findings);
        QVERIFY2(
            missing.err.contains("AGENTS.md:1:1: error: Missing. Run sync without --check to generate it from CLAUDE.md"), missing.err.constData());
        QCOMPARE(sync({QStringLiteral("--yes")}).code, ExitCode::Done);
        QCOMPARE(sync(check).code, ExitCode::Done);
        const QByteArray text = read("AGENTS.md");
        write("AGENTS.md", QByteArray(text).replace("pnpm", "npnm"));
        const CliRun edited = sync(check);
        QCOMPARE(edited.code, ExitCode::Findings);
        QVERIFY2(edited.err.contains("AGENTS.md:5:5: error: Edited after generation."), edited.err.constData());
        QCOMPARE(sync({QStringLiteral("--yes")}).code, ExitCode::Findings);
        QVERIFY(read("AGENTS.md").contains("npnm"));
        QCOMPARE(sync({QStringLiteral("--yes"), QStringLiteral("--discard-edits")}).code, ExitCode::Done);
        QCOMPARE(read("AGENTS.md"), text);
    }

    void strictFailsOnLosses()
    {
        QCOMPARE(sync({QStringLiteral("--dry-run"), QStringLiteral("--strict")}).code, ExitCode::Findings); // the losses are the tools of the agent
        QCOMPARE(sync({QStringLiteral("--dry-run")}).code, ExitCode::Done);
    }

    void jsonContainsFilesAndLedgers()
    {
        const CliRun run = sync({QStringLiteral("--json"), QStringLiteral("--dry-run")});
        QCOMPARE(run.code, ExitCode::Done);
        const Json document = Json::parse(run.out.begin(), run.out.end(), nullptr, false);
        QVERIFY(document["files"].size() == 4 && document["clients"].size() == 2);
        QVERIFY(document["files"][0]["action"] == "write");
        QVERIFY(document["clients"][0]["ledger"].size() >= 3);
        QVERIFY(document["written"].empty());
    }

    void unknownNamesAreUsageErrors()
    {
        const CliRun source = runCli({QStringLiteral("sync"), QStringLiteral("--from"), QStringLiteral("cluade"), QStringLiteral("--to"), QStringLiteral("codex")}, m_folder->path());
        QCOMPARE(source.code, ExitCode::Usage);
        QVERIFY2(source.err.contains("did you mean `claude`?"), source.err.constData());
        const CliRun client = runCli({QStringLiteral("sync"), QStringLiteral("--from"), QStringLiteral("claude"), QStringLiteral("--to"), QStringLiteral("aider")}, m_folder->path());
        QCOMPARE(client.code, ExitCode::Usage);
    }

    void sourceWithoutFilesFails()
    {
        const CliRun run = runCli({QStringLiteral("sync"), QStringLiteral("--from"), QStringLiteral("gemini"), QStringLiteral("--to"), QStringLiteral("codex"), QStringLiteral("--check")}, m_folder->path());
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("Gemini CLI does not load any files from"), run.err.constData());
    }

private:
    CliRun sync(const QStringList &more) const
    {
        return runCli(QStringList{QStringLiteral("sync"), QStringLiteral("--from"), QStringLiteral("claude"), QStringLiteral("--to"), QStringLiteral("codex,cursor")} + more, m_folder->path());
    }

    void write(const char *relative, const QByteArray &bytes) const
    {
        const QString place = m_folder->filePath(QString::fromLatin1(relative));
        QDir().mkpath(QFileInfo(place).path());
        QFile file(place);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QByteArray read(const char *relative) const
    {
        QFile file(m_folder->filePath(QString::fromLatin1(relative)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OUTCROP_TEST(TestCliSync, NoApplication)

} // namespace tst_clisync

#include "tst_clisync.moc"
