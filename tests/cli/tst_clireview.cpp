// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `review`: its figures equal those of budget, context, history diff and check in checkouts of both revisions.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clireview {

namespace {

Json jsonOf(const QByteArray &json)
{
    return Json::parse(json.begin(), json.end(), nullptr, false);
}

/// Three commits: the second changes a layer and breaks an agent, the third adds a file for coding agents and fixes the agent.
struct ReviewedFolder {
    GitFolder git;
    QStringList ids;

    ReviewedFolder()
    {
        git.write("config.toml", "");
        git.write("layers/soul.md", "---\ntier: granite\n---\nYou are calm.\n");
        git.write("layers/today.md", "---\ntier: topsoil\n---\nToday is Monday.\n");
        git.write("agents/clerk.md", "---\nname: clerk\ndescription: Files letters\n---\nYou file letters.\n");
        ids.append(git.commit("Begin", 1'780'000'000));
        git.write("layers/soul.md", "---\ntier: granite\n---\nYou are very calm, and you | never ``` hurry @ada.\n");
        git.write("agents/clerk.md", "---\nname: clerk\n---\nYou file letters.\n");
        ids.append(git.commit("Break", 1'780'100'000));
        git.write("AGENTS.md", "Use short words.\n");
        git.write("agents/clerk.md", "---\nname: clerk\ndescription: Files letters\n---\nYou file letters.\n");
        ids.append(git.commit("Repair", 1'780'200'000));
    }

    Json review(const QString &range, const QStringList &more = {}) const
    {
        return jsonOf(runCli(QStringList{"--json", "review", range, "--request", "Go."} + more, git.folder()).out);
    }

    /// Returns the output of a command in a checkout of a revision.
    Json runAtRevision(const QString &revision, const QStringList &words) const
    {
        git.git({"checkout", "-q", revision});
        const Json result = jsonOf(runCli(QStringList{"--json"} + words, git.folder()).out);
        git.git({"checkout", "-q", "main"});
        return result;
    }
};

QStringList fingerprints(const Json &findings)
{
    QStringList all;
    for (const Json &one : findings)
        all.append(qString(one["fingerprint"]));
    all.sort();
    return all;
}

} // namespace

class TestCliReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("HOME", m_home.path().toUtf8()); }

    void numbersMatchTheCommands_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("one commit") << 0 << 1;
        QTest::newRow("the next") << 1 << 2;
        QTest::newRow("both") << 0 << 2;
        QTest::newRow("backwards") << 2 << 0;
    }

    void numbersMatchTheCommands()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        const QString base = m_folder.ids.at(from), head = m_folder.ids.at(to);
        const Json review = m_folder.review(base + ".." + head);
        QVERIFY(review["providers"].size() > 3);
        for (const Json &one : review["providers"]) {
            for (const auto &[state, revision] : {std::pair{"before", base}, std::pair{"after", head}}) {
                const Json budget = m_folder.runAtRevision(revision, {"budget", "--provider", qString(one["provider"]), "--request", "Go."});
                QCOMPARE(one[state]["tokens"], budget["tokens"]);
                QCOMPARE(one[state]["cost"], budget["cost"]);
                QCOMPARE(one[state]["model"], budget["model"]);
            }
        }
        const Json context = jsonOf(runCli({"--json", "context", "--diff", base + ".." + head}, m_folder.git.folder()).out);
        for (const Json &client : review["clients"])
            QVERIFY(std::find(context["clients"].begin(), context["clients"].end(), client) != context["clients"].end());
        const Json diff = jsonOf(runCli({"--json", "history", "diff", base, head, "--request", "Go."}, m_folder.git.folder()).out);
        QCOMPARE(review["differences"], diff["differences"]);
    }

    void findingsMatchCheck()
    {
        const Json before = m_folder.runAtRevision(m_folder.ids.at(0), {"check"}), after = m_folder.runAtRevision(m_folder.ids.at(1), {"check"});
        QStringList added = fingerprints(after["findings"]);
        for (const QString &known : fingerprints(before["findings"]))
            added.removeOne(known);
        const Json review = m_folder.review(m_folder.ids.at(0) + ".." + m_folder.ids.at(1));
        QVERIFY(!added.isEmpty());
        QCOMPARE(fingerprints(review["findings"]["new"]), added);
        const Json back = m_folder.review(m_folder.ids.at(1) + ".." + m_folder.ids.at(0));
        QCOMPARE(fingerprints(back["findings"]["fixed"]), added);
        QCOMPARE(back["findings"]["new"].size(), size_t(0));
    }

    void firstDifferenceMatchesTheRequests()
    {
        const QStringList words{"render", "--provider", "anthropic", "--request", "Go."};
        m_folder.git.git({"checkout", "-q", m_folder.ids.at(0)});
        const QByteArray before = runCli(words, m_folder.git.folder()).out;
        m_folder.git.git({"checkout", "-q", "main"});
        const QByteArray after = runCli(words, m_folder.git.folder()).out;
        const auto [left, right] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
        const Json review = m_folder.review(m_folder.ids.at(0) + "..HEAD", {"--provider", "anthropic"});
        QCOMPARE(review["providers"].size(), size_t(1));
        QCOMPARE(review["providers"][0]["first_difference"]["byte"].get<qint64>(), qint64(right - after.begin()));
        QCOMPARE(qString(review["providers"][0]["first_difference"]["file"]), QStringLiteral("layers/soul.md"));
        QCOMPARE(review["providers"][0]["first_difference"]["line"].get<int>(), 4);
    }

    void limitsSetTheExitCode()
    {
        const QString range = m_folder.ids.at(0) + ".." + m_folder.ids.at(1);
        const auto code = [&](const QStringList &more) { return runCli(QStringList{"review", range, "--request", "Go."} + more, m_folder.git.folder()).code; };
        QCOMPARE(code({}), ExitCode::Findings); // the range contains a new error
        QCOMPARE(code({"--fail-on", "never"}), ExitCode::Done);
        QCOMPARE(code({"--fail-on", "never", "--max-added-tokens", "0"}), ExitCode::Findings);
        QCOMPARE(code({"--fail-on", "never", "--max-added-tokens", "1000"}), ExitCode::Done);
        QCOMPARE(code({"--fail-on", "never", "--provider", "anthropic", "--client", "codex", "--max-added-cost", "0"}), ExitCode::Findings);
        QCOMPARE(code({"--fail-on", "never", "--provider", "anthropic", "--client", "codex", "--max-added-cost", "0.1"}), ExitCode::Done);
        QCOMPARE(code({"--fail-on", "sometimes"}), ExitCode::Usage);
    }

    void commentIsSafeMarkdown()
    {
        const CliRun run = runCli({"review", m_folder.ids.at(0) + "..HEAD", "--request", "Go."}, m_folder.git.folder());
        const QString text = QString::fromUtf8(run.out);
        QVERIFY(text.startsWith(QStringLiteral("<!-- outcrop review -->\n## Prompt review: ")));
        QVERIFY2(text.contains(QStringLiteral("| `anthropic` | ")), run.out.constData());
        QVERIFY2(text.contains(QStringLiteral("````diff\n")), "the fence must be longer than the one in the prompt");
        QVERIFY(text.contains(QStringLiteral("### Files that coding agents load")));
        QVERIFY(text.contains(QStringLiteral("<details><summary>")) && text.count(QStringLiteral("<details>")) == text.count(QStringLiteral("</details>")));
    }

    void unchangedRangeIsShort()
    {
        const CliRun run = runCli({"review", "HEAD..HEAD"}, m_folder.git.folder());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.out.contains("Requests and findings are unchanged."), run.out.constData());
        const CliRun now = runCli({"review", "HEAD"}, m_folder.git.folder());
        QVERIFY2(now.out.contains("to current files"), now.out.constData());
    }

    void rejectsInvalidArguments()
    {
        QCOMPARE(runCli({"review", "..HEAD"}, m_folder.git.folder()).code, ExitCode::Usage);
        QCOMPARE(runCli({"review", "HEAD...HEAD"}, m_folder.git.folder()).code, ExitCode::Usage);
        QCOMPARE(runCli({"review", "nonsense..HEAD"}, m_folder.git.folder()).code, ExitCode::Input);
        QCOMPARE(runCli({"review", "HEAD", "--provider", "nobody"}, m_folder.git.folder()).code, ExitCode::Usage);
        QCOMPARE(runCli({"review", "HEAD", "--client", "nobody"}, m_folder.git.folder()).code, ExitCode::Usage);
        QCOMPARE(runCli({"review", "HEAD", "--bare"}, m_folder.git.folder()).code, ExitCode::Usage);
        const GitFolder plain(false);
        const CliRun run = runCli({"review", "HEAD"}, plain.folder());
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("is not in a git repository"), run.err.constData());
    }

private:
    QTemporaryDir m_home;
    ReviewedFolder m_folder;
};

OUTCROP_TEST(TestCliReview, CoreApplication)

} // namespace tst_clireview

#include "tst_clireview.moc"
