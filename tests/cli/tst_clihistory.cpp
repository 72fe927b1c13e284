// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `history` with a Git repository and with a folder's journal.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clihistory {

namespace {

const QString soul = QStringLiteral("layers/soul.md");

Json jsonOf(const QByteArray &json)
{
    return Json::parse(json.begin(), json.end(), nullptr, false);
}

QStringList idsOf(const QString &folder, const QString &path)
{
    QStringList ids;
    const Json json = jsonOf(runCli({"--json", "history", path}, folder).out);
    for (const Json &version : json["versions"])
        ids.append(qString(version["id"]));
    return ids;
}

const QByteArray layer = "---\ntier: granite\n---\n";

/// Creates three commits: a layer and an agent with a tool, a schema and a temperature, then a change of the layer, then another layer.
void commitHistory(GitFolder &folder)
{
    folder.write("config.toml", "");
    folder.write(soul, layer + "You are calm.\n");
    folder.write("agents/clerk.md",
        "---\nname: clerk\ndescription: Files letters\nportability:\n  enabled: true\n---\n# Clerk\nYou file letters.\n");
    folder.commit("Begin", 1'780'000'000);
    folder.write(soul, layer + "You are very calm.\n");
    folder.commit("Be calmer", 1'780'100'000);
    folder.write("layers/tone.md", "---\ntier: topsoil\n---\nShort words.\n");
    folder.commit("Add a tone", 1'780'200'000);
}

} // namespace

class TestCliHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("HOME", m_home.path().toUtf8()); }

    void listsVersions()
    {
        GitFolder folder;
        commitHistory(folder);
        const CliRun run = runCli({"history", soul}, folder.folder());
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(run.out.count('\n'), 3);
        QVERIFY2(run.out.contains("Ada") && run.out.contains("Be calmer") && run.out.contains("2026-05-30"), run.out.constData());
        QCOMPARE(idsOf(folder.folder(), soul), QString::fromLatin1(folder.git({"log", "--format=%H", "--", soul})).split(u'\n', Qt::SkipEmptyParts));
        QCOMPARE(runCli({"history", soul, "--limit", "1"}, folder.folder()).out.count('\n'), 2);
        QCOMPARE(runCli({"history", "layers/none.md"}, folder.folder()).out, QByteArray("No versions of layers/none.md in git. Check the path, or change or commit the file first.\n"));
        const CliRun all = runCli({"history"}, folder.folder());
        QVERIFY2(all.out.indexOf("layers/tone.md") < all.out.indexOf(soul.toUtf8()), all.out.constData());
    }

    void showsAVersion()
    {
        GitFolder folder;
        commitHistory(folder);
        const QString first = idsOf(folder.folder(), soul).last();
        QCOMPARE(runCli({"history", "show", soul, first.left(8)}, folder.folder()).out, layer + "You are calm.\n");
        QCOMPARE(runCli({"history", "show", soul, "HEAD~2"}, folder.folder()).out, layer + "You are calm.\n");
        QCOMPARE(qString(jsonOf(runCli({"--json", "history", "show", soul, first.left(8)}, folder.folder()).out)["version"]), first);
        for (const QStringList &wrong : QList<QStringList>{{soul, "nobody"}, {"layers/tone.md", first}, {"../x.md", "HEAD"}}) {
            const CliRun run = runCli(QStringList{"history", "show"} + wrong, folder.folder());
            QCOMPARE(run.code, ExitCode::Input);
            QVERIFY(run.out.isEmpty() && run.err.size() > 20);
        }
    }

    void showsTheOriginOfLines()
    {
        GitFolder folder;
        commitHistory(folder);
        folder.write(soul, layer + "You are very calm.\nAnd new.\n");
        const CliRun run = runCli({"history", "blame", soul}, folder.folder());
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(run.out.count('\n'), 6);
        QVERIFY2(run.out.contains("no version"), run.out.constData());
        const Json json = jsonOf(runCli({"--json", "history", "blame", soul}, folder.folder()).out);
        QCOMPARE(json["lines"].size(), std::size_t(5));
        QCOMPARE(qString(json["lines"][3]["version"]), idsOf(folder.folder(), soul).first());
        QVERIFY(json["lines"][4]["version"].is_null());
        QCOMPARE(json["versions"].size(), std::size_t(2));
        QCOMPARE(runCli({"history", "blame", "layers/none.md"}, folder.folder()).code, ExitCode::Usage);
    }

    void restoresAVersion()
    {
        GitFolder folder;
        commitHistory(folder);
        const CliRun dry = runCli({"history", "restore", soul, "HEAD~2", "--dry-run"}, folder.folder());
        QVERIFY2(dry.out.contains("-You are very calm.\n+You are calm.\n"), dry.out.constData());
        QCOMPARE(folder.read(soul), layer + "You are very calm.\n");
        const CliRun run = runCli({"history", "restore", soul, "HEAD~2"}, folder.folder());
        QCOMPARE(run.out, "Changed " + soul.toUtf8() + "\n");
        QCOMPARE(folder.read(soul), layer + "You are calm.\n");
        QCOMPARE(runCli({"history", "restore", soul, "HEAD~2"}, folder.folder()).out, QByteArray("No changes\n"));
        QVERIFY(QFile::remove(folder.path("layers/tone.md")));
        QCOMPARE(runCli({"history", "restore", "layers/tone.md", "HEAD"}, folder.folder()).out, QByteArray("Created layers/tone.md\n"));
        QVERIFY(!QDir(folder.path(".outcrop/history")).exists()); // git stores the versions
    }

    void comparesPrompts()
    {
        GitFolder folder;
        commitHistory(folder);
        const CliRun run = runCli({"history", "diff", "HEAD~2", "HEAD", "--agent", "clerk"}, folder.folder());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY2(run.out.contains("section layers/soul.md: changed\n") && run.out.contains("+You are very calm.\n"), run.out.constData());
        QVERIFY2(run.out.contains("section layers/tone.md: added\n"), run.out.constData());
        QCOMPARE(runCli({"history", "diff", "HEAD"}, folder.folder()).out, QByteArray("The prompts are identical\n"));
        folder.write("layers/tone.md", "---\ntier: topsoil\n---\nLong words.\n");
        const Json json = jsonOf(runCli({"--json", "history", "diff", "HEAD"}, folder.folder()).out);
        QCOMPARE(json["differences"].size(), std::size_t(1));
        QCOMPARE(json["differences"][0]["words"].size(), std::size_t(1));
        QCOMPARE(runCli({"history", "diff", "HEAD~2", "HEAD", "--exit-code"}, folder.folder()).code, ExitCode::Findings);
        QCOMPARE(runCli({"history", "diff", "HEAD", "HEAD", "--exit-code"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(runCli({"--json", "history", "diff", "HEAD~2", "HEAD", "--exit-code"}, folder.folder()).code, ExitCode::Findings);
        QCOMPARE(runCli({"history", "diff", "nobody"}, folder.folder()).code, ExitCode::Input);
        QCOMPARE(runCli({"history", "diff", "HEAD", "--agent", "nobody"}, folder.folder()).code, ExitCode::Usage);
    }

    void layersShowTheirChurn()
    {
        GitFolder folder;
        folder.write("config.toml", "");
        folder.write("layers/still.md", layer + "Still.\n");
        const qint64 now = QDateTime::currentSecsSinceEpoch();
        for (int i = 0; i < 6; ++i) {
            folder.write(soul, layer + QByteArray::number(i) + "\n");
            folder.commit(QStringLiteral("Step %1").arg(i), now - (8 - i) * 86'400);
        }
        const CliRun run = runCli({"layers", "--history"}, folder.folder());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY2(run.out.contains("5 in 8 days, more than declared"), run.out.constData());
        QVERIFY2(run.out.contains("0 in 8 days"), run.out.constData());
        const Json layers = jsonOf(runCli({"--json", "layers", "--history", "--days", "5"}, folder.folder()).out)["layers"];
        QCOMPARE(layers.size(), std::size_t(2));
        QCOMPARE(layers[0]["history"]["changes"].get<int>() + layers[1]["history"]["changes"].get<int>(), 2);
        QVERIFY(!runCli({"layers"}, folder.folder()).out.contains("churn"));
    }

    void keepsAJournalWithoutGit()
    {
        const GitFolder folder(false);
        folder.write(soul, layer + "You are calm.\n");
        QCOMPARE(runCli({"history"}, folder.folder()).out, QByteArray("No versions in Outcrop's journal yet. Change or commit a document first.\n"));
        QCOMPARE(runCli({"set", soul, "order", "3"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(runCli({"set", soul, "order", "4"}, folder.folder()).code, ExitCode::Done);
        const QStringList ids = idsOf(folder.folder(), soul);
        QCOMPARE(ids.size(), 3);
        QCOMPARE(runCli({"history", "show", soul, ids.last()}, folder.folder()).out, layer + "You are calm.\n");
        const CliRun moved = runCli({"rename", soul, "ghost"}, folder.folder());
        QVERIFY2(moved.code == ExitCode::Done, moved.err.constData());
        QCOMPARE(idsOf(folder.folder(), "layers/ghost.md").size(), 3);
        QCOMPARE(runCli({"history", "restore", "layers/ghost.md", ids.last().left(8)}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(folder.read("layers/ghost.md"), layer + "You are calm.\n");
        QCOMPARE(idsOf(folder.folder(), "layers/ghost.md").size(), 4);
    }

private:
    QTemporaryDir m_home;
};

OUTCROP_TEST(TestCliHistory, CoreApplication)

} // namespace tst_clihistory

#include "tst_clihistory.moc"
