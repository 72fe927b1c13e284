// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `adopt`: no file is written before the user accepts, the adopted folder can be composed, and tags can be proposed and accepted.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliadopt {

namespace {

/// A repository with prompt files and no manifest.
class Repository
{
public:
    Repository()
    {
        write("SYSTEM.md", "# System\n\nImprove the system.\n");
        write("AGENTS.md", "# Agents\n\nCommit small steps.\n");
        write("roles/gateway.md", "You triage.\n");
        write("skills/k8s/SKILL.md", "---\nname: k8s\ndescription: Operate the cluster with kubectl.\n---\n# Cluster\n");
        write("skills/email/SKILL.md", "---\nname: email\ndescription: Sort the inbox.\n---\n# Mail\n");
    }

    void write(const QString &path, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(m_directory.filePath(path)).path());
        QFile file(m_directory.filePath(path));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path));
    }
    QByteArray text(const QString &path) const
    {
        QFile file(m_directory.filePath(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList files() const
    {
        QStringList files;
        QDirIterator all(m_directory.path(), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files.append(QDir(m_directory.path()).relativeFilePath(all.next()));
        files.sort();
        return files;
    }
    CliRun run(const QString &line) const { return runCli(line.split(u' '), m_directory.path()); }

private:
    QTemporaryDir m_directory;
};

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

} // namespace

class CliAdopt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOnlyAfterConfirmation()
    {
        const Repository repository;
        const QStringList before = repository.files();
        const CliRun shown = repository.run("adopt");
        QCOMPARE(shown.code, ExitCode::Done);
        QVERIFY2(shown.out.contains("roles/gateway.md") && shown.out.contains("+++ config.toml"), shown.out.constData());
        const Json json = jsonOf(repository.run("--json adopt"));
        QCOMPARE(qString(json["rows"][0]["layer"]["tier"]), QStringLiteral("granite"));
        QCOMPARE(repository.files(), before);
    }

    void rejectsAFile()
    {
        const Repository repository;
        const CliRun run = repository.run("adopt SYSTEM.md");
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("SYSTEM.md is a file"), run.err.constData());
    }

    void adoptedFolderCanBeComposed()
    {
        const Repository repository;
        const QByteArray system = repository.text("SYSTEM.md");
        QCOMPARE(repository.run("adopt . --write").code, ExitCode::Done);
        QCOMPARE(repository.text("SYSTEM.md"), system);
        const Json bundle = jsonOf(repository.run("compose --scope gateway --request hi"));
        QStringList sections;
        for (const Json &section : bundle["sections"])
            sections.append(qString(section["id"]));
        QCOMPARE(sections, (QStringList{"SYSTEM.md", "roles/gateway.md", "AGENTS.md"}));
        const CliRun again = repository.run("adopt --write");
        QVERIFY2(again.code == ExitCode::Done && again.out.contains("No changes"), again.out.constData());
    }

    void listsIncludesAndExcludesFiles()
    {
        const Repository repository;
        repository.write("interactive.md", "# Role: Interactive\n\nUse small steps.\n");
        const CliRun shown = repository.run("adopt");
        QVERIFY2(shown.out.contains("interactive.md") && shown.out.contains("not included") && shown.out.contains("`--include FILE`"), shown.out.constData());
        QVERIFY(!shown.out.contains("file = \"interactive.md\""));
        const Json row = jsonOf(repository.run("--json adopt"))["rows"].back();
        QCOMPARE(qString(row["files"][0]), QStringLiteral("interactive.md"));
        QVERIFY(row["layer"].is_null());
        const CliRun written = repository.run("adopt . --write --include interactive.md --exclude AGENTS.md");
        QVERIFY2(written.code == ExitCode::Done && written.out.contains("Not included: AGENTS.md."), written.out.constData());
        const QByteArray manifest = repository.text("config.toml");
        QVERIFY2(manifest.contains("file = \"interactive.md\"") && !manifest.contains("AGENTS.md"), manifest.constData());
    }

    void rejectsFilesThatCannotBeChosen()
    {
        const Repository repository;
        const CliRun include = repository.run("adopt --write --include nowhere.md");
        QVERIFY2(include.code == ExitCode::Input && include.err.contains("nowhere.md cannot become a layer"), include.err.constData());
        const CliRun exclude = repository.run("adopt --write --exclude skills/k8s/SKILL.md");
        QVERIFY2(exclude.code == ExitCode::Input && exclude.err.contains("is not proposed as a layer"), exclude.err.constData());
        QVERIFY(!repository.files().contains("config.toml"));
    }

    void rejectsAnEmptyFolder()
    {
        const QTemporaryDir room;
        const CliRun run = runCli({"adopt", room.path()}, room.path());
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("No prompt files such as SYSTEM.md"), run.err.constData());
        QCOMPARE(runCli({"adopt", room.filePath("absent")}, room.path()).code, ExitCode::Input);
    }

    void acceptsProposedTags()
    {
        const Repository repository;
        const Json json = jsonOf(repository.run("--json taxonomy propose"));
        QCOMPARE(json["tags"].size(), 2);
        QCOMPARE(qString(json["tags"][1]["tag"]), QStringLiteral("platform/k8s"));
        const CliRun one = repository.run("taxonomy propose --accept skills/k8s/SKILL.md");
        QVERIFY2(one.code == ExitCode::Done, one.err.constData());
        QCOMPARE(repository.text("skills/k8s/SKILL.md"),
            QByteArray("---\nname: k8s\ndescription: Operate the cluster with kubectl.\nmetadata:\n  workloads: platform/k8s\n---\n# Cluster\n"));
        QVERIFY(!repository.text("skills/email/SKILL.md").contains("workloads"));
        QCOMPARE(repository.run("taxonomy propose --accept").code, ExitCode::Done);
        QVERIFY(repository.text("skills/email/SKILL.md").contains("workloads: comms/email"));
        const CliRun none = repository.run("taxonomy propose --accept skills/k8s/SKILL.md");
        QVERIFY2(none.code == ExitCode::Input && none.err.contains("no proposed tag"), none.err.constData());
    }

    void prefixedWorkloadSelectsTheSkill()
    {
        const Repository repository;
        repository.write("skills/k8s/SKILL.md", "---\nname: k8s\ndescription: The cluster.\nmetadata:\n  workloads: joelclaw:platform/k8s\n---\n# Cluster\n");
        for (const char *workload : {"platform", "joelclaw:platform", "joelclaw:platform/k8s"}) {
            const CliRun run = repository.run(QStringLiteral("compose --workload %1 --request hi").arg(QLatin1String(workload)));
            QVERIFY2(run.code == ExitCode::Done && run.out.contains("skills/k8s/SKILL.md"), workload);
        }
        const CliRun other = repository.run("compose --workload comms --request hi");
        QCOMPARE(other.code, ExitCode::Done); // a workload without a skill is only a note
        QVERIFY2(other.err.contains("note: No skill has the workload `comms`"), other.err.constData());
    }

    void workloadSelectsItsSpecialist()
    {
        const Repository repository;
        repository.write("config.toml", "[conductor]\nmodel = \"anthropic\"\n\n[specialists.coder]\nmodel = \"openai/gpt-6-sol\"\nworkloads = [\"joelclaw:build\"]\n");
        const CliRun preview = repository.run("--json send --dry-run --workload build --request hi");
        QVERIFY2(preview.out.contains("\"chosen_by\": \"[specialists.coder] in config.toml\""), preview.err.constData());
        const CliRun rendered = repository.run("--json render --workload build --request hi");
        QVERIFY2(rendered.out.contains("gpt-6-sol"), rendered.err.constData());
        QVERIFY2(rendered.err.contains("openai, gpt-6-sol ([specialists.coder] in config.toml)"), rendered.err.constData());
        QVERIFY(repository.run("--json budget --workload build --request hi").out.contains("gpt-6-sol"));
        repository.write("config.toml", "[specialists.coder]\nmodel = \"gpt-5.3-codex\"\nworkloads = [\"build\"]\n");
        const CliRun unlisted = repository.run("--json send --dry-run --workload build --request hi"); // the manifest is the one in ADR-0163
        QVERIFY2(unlisted.out.contains("gpt-5.3-codex") && unlisted.out.contains("specialists.coder"), unlisted.err.constData());
        repository.write("config.toml", "[conductor]\nmodel = \"anthropic\"\n\n[specialists.coder]\nmodel = \"openai/gpt-6-sol\"\nworkloads = [\"build\"]\n");
        QVERIFY(!repository.run("--json render --request hi").out.contains("gpt-6-sol"));
        QVERIFY(repository.run("--json render --provider anthropic --workload build --request hi").out.contains("claude"));
    }
};

OUTCROP_TEST(CliAdopt, CoreApplication)

} // namespace tst_cliadopt

#include "tst_cliadopt.moc"
