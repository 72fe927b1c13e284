// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the commands that change documents: written files, output and rejected changes.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clichanges {

namespace {

const QString plain = QStringLiteral("plain");

Json jsonOf(const QByteArray &text)
{
    return Json::parse(text.toStdString(), nullptr, false);
}

QStringList filesIn(const QString &folder)
{
    QStringList paths;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths.append(QDir(folder).relativeFilePath(it.next()));
    paths.sort();
    return paths;
}

/// Returns the paths and content of all files, to check that a command did not change any.
QByteArray contentsOf(const QString &folder)
{
    QByteArray all;
    for (const QString &path : filesIn(folder))
        all += path.toUtf8() + '\0' + bytesOf(folder + u'/' + path) + '\0';
    return all;
}

} // namespace

class TestCliChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setChangesAField_data();
    void setChangesAField();
    void setRejectsInvalidArguments_data();
    void setRejectsInvalidArguments();
    void reportsAReadOnlyFile();
    void setReportsNewFindings();
    void moveShowsItsEffect();
    void moveReportsThatNoRequestChanges();
    void moveChangesTheOrder_data();
    void moveChangesTheOrder();
    void renameKeepsReferences();
    void newCreatesADocument();
    void newLayerHasATitleAConditionAndCosts();
    void newAgentIsPortable();
    void newRejectsInvalidNames();
    void findPrintsLocations();
    void findSupportsPatterns();
    void replacePreviewsTheChanges();
    void replaceIsAllOrNothing();
    void replaceSupportsGroups();
    void dryRunsWriteNothing_data();
    void dryRunsWriteNothing();
    void jsonIsOneDocument_data();
    void jsonIsOneDocument();
};

void TestCliChanges::setChangesAField_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");

    const auto row = [](const char *name, const QStringList &words, const QByteArray &before, const QByteArray &after) {
        QTest::newRow(name) << words << QStringLiteral("layers/x.md") << before << after;
    };
    row("a word", {"tier", "weather"}, "---\ntier: granite # deep\n---\nText\n",
        "---\ntier: weather # deep\n---\nText\n");
    row("a number", {"order", "7"}, "---\ntier: granite\n---\n", "---\ntier: granite\norder: 7\n---\n");
    row("a list", {"tags", "[a, b]"}, "Text\r\n", "---\r\ntags: [a, b]\r\n---\r\nText\r\n");
    row("a text stays one", {"title", "1.0"}, "---\ntitle: Old\n---\n", "---\ntitle: \"1.0\"\n---\n");
    row("a text by word", {"title", "1.0", "--text"}, "---\norder: 1\n---\n", "---\norder: 1\ntitle: \"1.0\"\n---\n");
    row("a condition", {"when", "phase == planning: x", "--force"}, "---\norder: 1\n---\n",
        "---\norder: 1\nwhen: \"phase == planning: x\"\n---\n");
    row("away", {"order", "--remove"}, "---\norder: 1\ntier: granite\n---\n", "---\ntier: granite\n---\n");
    row("byte order mark", {"order", "2"}, "\xEF\xBB\xBF---\norder: 1\n---\nText",
        "\xEF\xBB\xBF---\norder: 2\n---\nText");
    QTest::newRow("toml") << QStringList{"workspace.agent", "cataloguer"} << QStringLiteral("config.toml")
                          << QByteArray("[workspace]\nagent = \"clerk\" # usual\n")
                          << QByteArray("[workspace]\nagent = \"cataloguer\" # usual\n");
}

void TestCliChanges::setChangesAField()
{
    QFETCH(QStringList, words);
    QFETCH(QString, file);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const WorkspaceCopy copy(plain);
    copy.write(file, before);
    const CliRun run = runCli(QStringList{"set", file} + words, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QCOMPARE(bytesOf(copy.path(file)), after);
    QCOMPARE(run.out, "Changed " + file.toUtf8() + '\n');
    const CliRun again = runCli(QStringList{"set", file} + words, copy.folder());
    QCOMPARE(again.code, ExitCode::Done);
    QCOMPARE(again.out, QByteArray("No changes\n"));
}

void TestCliChanges::setRejectsInvalidArguments_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");

    QTest::newRow("no such document") << QStringList{"set", "layers/none.md", "a", "1"} << 2
                                      << "this workspace has no document layers/none.md";
    QTest::newRow("outside") << QStringList{"set", "../x.md", "a", "1"} << 2 << "this workspace has no document ../x.md";
    QTest::newRow("no value") << QStringList{"set", "layers/soul.md", "a"} << 2 << "VALUE is missing";
    QTest::newRow("value and removal") << QStringList{"set", "layers/soul.md", "a", "1", "--remove"} << 2
                                       << "--remove does not take a VALUE";
    QTest::newRow("broken") << QStringList{"set", "layers/broken.md", "a", "1"} << 3 << "layers/broken.md:2:";
    QTest::newRow("no fields") << QStringList{"set", "requests/extend.txt", "a", "1"} << 3 << "has no fields";
}

void TestCliChanges::setRejectsInvalidArguments()
{
    QFETCH(QStringList, words);
    QFETCH(int, code);
    QFETCH(QString, message);
    const WorkspaceCopy copy(plain);
    copy.write(QStringLiteral("layers/broken.md"), "---\nbad: a: b\n---\n");
    const QByteArray before = contentsOf(copy.folder());
    const CliRun run = runCli(words, copy.folder());
    QCOMPARE(int(run.code), code);
    QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(contentsOf(copy.folder()), before);
}

void TestCliChanges::reportsAReadOnlyFile()
{
    const WorkspaceCopy copy(plain);
    QFile::setPermissions(copy.path(QStringLiteral("layers/soul.md")), QFile::ReadOwner | QFile::ReadUser);
    const QByteArray before = contentsOf(copy.folder());
    const CliRun run = runCli({"set", "layers/soul.md", "tier", "weather"}, copy.folder());
    QCOMPARE(run.code, ExitCode::Input);
    QVERIFY2(run.err.contains("layers/soul.md"), run.err.constData());
    QCOMPARE(contentsOf(copy.folder()), before);
}

void TestCliChanges::setReportsNewFindings()
{
    const WorkspaceCopy copy(plain);
    const CliRun run = runCli({"set", "layers/soul.md", "tier", "marble"}, copy.folder());
    QCOMPARE(run.code, ExitCode::Findings);
    QVERIFY2(run.err.contains("layers/soul.md:2:7: error: `marble` is not a tier"), run.err.constData());
    const CliRun forced = runCli({"set", "layers/soul.md", "tier", "marble", "--force"}, copy.folder());
    QCOMPARE(forced.code, ExitCode::Done);
    QVERIFY2(forced.err.contains("layers/soul.md:2:7: error: `marble` is not a tier"), forced.err.constData());
}

void TestCliChanges::moveShowsItsEffect()
{
    const WorkspaceCopy copy(plain);
    const CliRun run = runCli({"move", "opening-hours", "--to", "granite"}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY2(run.out.startsWith("layers/opening-hours.md: topsoil, position "), run.out.constData());
    QVERIFY(run.out.contains("anthropic"));
    QVERIFY2(run.out.contains("ONE-TIME COST") && run.out.contains("WARM CACHE") && run.out.contains("Input costs: "), run.out.constData());
    QVERIFY(run.out.endsWith("Changed layers/opening-hours.md\n"));
    QVERIFY(bytesOf(copy.path(QStringLiteral("layers/opening-hours.md")))
                .startsWith("---\ntier: granite\ncadence: weekly\n"));
}

/// A comparison of equal values is omitted; the reason replaces it.
void TestCliChanges::moveReportsThatNoRequestChanges()
{
    const WorkspaceCopy copy(plain);
    copy.write(QStringLiteral("layers/hidden.md"), "---\ntier: granite\nwhen: phase in (reviewing)\n---\nReview.\n");
    const CliRun run = runCli({"move", "hidden", "--to", "weather", "--dry-run"}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY2(run.out.contains("The move changes none of the requests."), run.out.constData());
    QVERIFY2(run.out.contains("`phase in (reviewing)`") && run.out.contains("tier: weather"), run.out.constData());
    QVERIFY2(!run.out.contains("ONE-TIME COST") && !run.out.contains("UNCHANGED PREFIX") && !run.out.contains("anthropic"), run.out.constData());
    const Json json = jsonOf(runCli({"--json", "move", "hidden", "--to", "weather", "--dry-run"}, copy.folder()).out);
    QVERIFY(qString(json["unchanged"]).startsWith(QStringLiteral("The move changes none of the requests. ")));
    QVERIFY(!json["effect"]["providers"][0]["changes_request"].get<bool>());
    const Json changed = jsonOf(runCli({"--json", "move", "opening-hours", "--to", "granite", "--dry-run"}, copy.folder()).out);
    QVERIFY(changed["unchanged"].is_null());
}

void TestCliChanges::moveChangesTheOrder_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("order");
    QTest::newRow("before") << QStringList{"opening-hours", "--before", "lending-rules"}
                            << QStringList{"opening-hours", "lending-rules"};
    QTest::newRow("after") << QStringList{"opening-hours", "--after", "lending-rules"}
                           << QStringList{"lending-rules", "opening-hours"};
    QTest::newRow("after, the other") << QStringList{"lending-rules", "--after", "opening-hours"}
                                      << QStringList{"opening-hours", "lending-rules"};
    QTest::newRow("into another tier") << QStringList{"lending-rules", "--after", "soul"}
                                       << QStringList{"soul", "lending-rules"};
    QTest::newRow("to its top") << QStringList{"lending-rules", "--to", "granite", "--before", "soul"}
                                << QStringList{"lending-rules", "soul"};
}

void TestCliChanges::moveChangesTheOrder()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, order);
    const WorkspaceCopy copy(plain);
    const CliRun run = runCli(QStringList{"move"} + words, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    const Json layers = jsonOf(runCli({"--json", "layers"}, copy.folder()).out)["layers"];
    QStringList names;
    for (const Json &layer : layers)
        names.append(qString(layer["name"]));
    QCOMPARE(names.indexOf(order.last()) - names.indexOf(order.first()), 1);
}

void TestCliChanges::renameKeepsReferences()
{
    const WorkspaceCopy copy(plain);
    const CliRun run = runCli({"rename", "agents/clerk.md", "porter"}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY(!filesIn(copy.folder()).contains(QStringLiteral("agents/clerk.md")));
    QVERIFY(filesIn(copy.folder()).contains(QStringLiteral("agents/porter.md")));
    QVERIFY(bytesOf(copy.path(QStringLiteral("config.toml"))).contains("agent = \"porter\""));
    QCOMPARE(runCli({"compose"}, copy.folder()).code, ExitCode::Done);
}

void TestCliChanges::newCreatesADocument()
{
    const WorkspaceCopy copy(plain);
    const CliRun run = runCli({"new", "skill", "book-repair"}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY(bytesOf(copy.path(QStringLiteral("skills/book-repair/SKILL.md"))).contains("name: book-repair"));
    const CliRun again = runCli({"new", "skill", "book-repair"}, copy.folder());
    QCOMPARE(again.code, ExitCode::Input);
}

void TestCliChanges::newLayerHasATitleAConditionAndCosts()
{
    const WorkspaceCopy copy(plain);
    const CliRun run = runCli({"new", "layer-bedrock", "Frost warning", "--when", "phase in (planning)"}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY2(run.out.contains("Created layers/frost-warning.md"), run.out.constData());
    QVERIFY(bytesOf(copy.path(QStringLiteral("layers/frost-warning.md"))).startsWith("---\ntier: bedrock\ntitle: Frost warning\nwhen: phase in (planning)\n---\n"));
    const CliRun shown = runCli({"new", "layer", "rain", "--dry-run", "--json"}, copy.folder());
    QVERIFY(jsonOf(shown.out)["effect"]["providers"].size() > 0);
    const CliRun costs = runCli({"new", "layer", "rain", "--dry-run"}, copy.folder());
    QVERIFY2(costs.out.contains("Input costs:") && costs.out.contains("anthropic"), costs.out.constData());
    const CliRun unsent = runCli({"new", "layer", "rain", "--when", "phase in (reviewing)", "--dry-run"}, copy.folder());
    QVERIFY2(unsent.out.contains("The new layer is not sent with the current choices.") && !unsent.out.contains("Input costs:"), unsent.out.constData());
    const CliRun broken = runCli({"new", "layer", "rain", "--when", "phase in"}, copy.folder());
    QCOMPARE(broken.code, ExitCode::Usage);
    QVERIFY2(broken.err.contains("condition is not valid"), broken.err.constData());
}

/// A new agent from the template meets all criteria. `check` has only a note, about the template's placeholder.
void TestCliChanges::newAgentIsPortable()
{
    const WorkspaceCopy copy(plain);
    QCOMPARE(runCli({"new", "agent", "helper"}, copy.folder()).code, ExitCode::Done);
    const CliRun judged = runCli({"validate", "agents/helper.md"}, copy.folder());
    QVERIFY2(judged.code == ExitCode::Done && !judged.out.contains("FAIL"), judged.out.constData());
    const CliRun checked = runCli({"check", "agents/helper.md"}, copy.folder());
    QVERIFY2(checked.code == ExitCode::Done && checked.out.contains("[placeholder-unchanged]"), checked.out.constData());
    QVERIFY2(checked.out.contains("0 errors, 0 warnings and 1 note"), checked.out.constData());
}

void TestCliChanges::newRejectsInvalidNames()
{
    const WorkspaceCopy copy(plain);
    const QByteArray before = contentsOf(copy.folder());
    QCOMPARE(runCli({"new", "skill", "Book Repair"}, copy.folder()).code, ExitCode::Usage);
    QCOMPARE(runCli({"new", "layer", "../x"}, copy.folder()).code, ExitCode::Usage);
    QCOMPARE(runCli({"new", "layer"}, copy.folder()).code, ExitCode::Usage);
    const CliRun unknown = runCli({"new", "skil", "x"}, copy.folder());
    QCOMPARE(unknown.code, ExitCode::Usage);
    QVERIFY2(unknown.err.contains("did you mean `skill`?"), unknown.err.constData());
    QCOMPARE(contentsOf(copy.folder()), before);
}

void TestCliChanges::findPrintsLocations()
{
    const CliRun run = runCli({"find", "four weeks", "--kind", "layer"}, plainWorkspace());
    QCOMPARE(run.code, ExitCode::Done);
    QCOMPARE(run.out,
        QByteArray(
            "layers/lending-rules.md:7:18: Books go out for four weeks. Nobody pays a fee for the first reminder.\n"));
    const CliRun nothing = runCli({"find", "no such words"}, plainWorkspace());
    QCOMPARE(nothing.code, ExitCode::Done);
    QCOMPARE(nothing.out, QByteArray());
}

void TestCliChanges::findSupportsPatterns()
{
    const auto count = [](const QStringList &words) {
        return runCli(QStringList{"find", "--in", "layers"} + words, plainWorkspace()).out.count('\n');
    };
    QCOMPARE(count({"FEE"}), 1);
    QCOMPARE(count({"FEE", "--case"}), 0);
    QCOMPARE(count({"week"}), 2);
    QCOMPARE(count({"week", "--word"}), 0);
    QCOMPARE(count({"^tier: (topsoil|granite)$", "--regex"}), 3);
    const CliRun bad = runCli({"find", "a(b", "--regex"}, plainWorkspace());
    QCOMPARE(bad.code, ExitCode::Usage);
    QVERIFY2(bad.err.contains("(at character "), bad.err.constData());
}

void TestCliChanges::replacePreviewsTheChanges()
{
    const WorkspaceCopy copy(plain);
    const QByteArray before = contentsOf(copy.folder());
    const CliRun shown = runCli({"replace", "four weeks", "three weeks"}, copy.folder());
    QVERIFY2(shown.code == ExitCode::Done, shown.err.constData());
    QVERIFY(shown.out.contains("\n-Books go out for four weeks."));
    QVERIFY(shown.out.contains("\n+Books go out for three weeks."));
    QCOMPARE(contentsOf(copy.folder()), before);
    const CliRun written = runCli({"replace", "four weeks", "three weeks", "--write"}, copy.folder());
    QVERIFY2(written.code == ExitCode::Done, written.err.constData());
    QCOMPARE(written.out, QByteArray("Changed layers/lending-rules.md\n"));
    QVERIFY(bytesOf(copy.path(QStringLiteral("layers/lending-rules.md"))).contains("three weeks"));
}

/// If one file cannot be changed, none is written.
void TestCliChanges::replaceIsAllOrNothing()
{
    const WorkspaceCopy copy(plain);
    copy.write(QStringLiteral("layers/odd.md"), "tier \xff\n");
    const QByteArray before = contentsOf(copy.folder());
    const CliRun run = runCli({"replace", "tier", "stratum", "--write"}, copy.folder());
    QCOMPARE(run.code, ExitCode::Input);
    QVERIFY2(run.err.contains("layers/odd.md"), run.err.constData());
    QCOMPARE(contentsOf(copy.folder()), before);
}

void TestCliChanges::replaceSupportsGroups()
{
    const WorkspaceCopy copy(plain);
    const CliRun run =
        runCli({"replace", "(\\d+) to (\\d+)", "\\2 from $1", "--regex", "--in", "layers", "--write"}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY(bytesOf(copy.path(QStringLiteral("layers/opening-hours.md"))).contains("18 from 10 o'clock"));
    QCOMPARE(runCli({"replace", "a", "\\3", "--regex"}, copy.folder()).code, ExitCode::Usage);
}

void TestCliChanges::dryRunsWriteNothing_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("set") << QStringList{"set", "layers/soul.md", "tier", "weather"};
    QTest::newRow("move") << QStringList{"move", "soul", "--to", "weather"};
    QTest::newRow("rename") << QStringList{"rename", "layers/soul.md", "heart"};
    QTest::newRow("new") << QStringList{"new", "layer", "heart"};
}

void TestCliChanges::dryRunsWriteNothing()
{
    QFETCH(QStringList, words);
    const WorkspaceCopy copy(plain);
    const QByteArray before = contentsOf(copy.folder());
    const CliRun run = runCli(words + QStringList{"--dry-run"}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    QVERIFY(!run.out.isEmpty());
    QCOMPARE(contentsOf(copy.folder()), before);
}

void TestCliChanges::jsonIsOneDocument_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("member");
    QTest::newRow("set") << QStringList{"set", "layers/soul.md", "tier", "weather"} << "written";
    QTest::newRow("set, shown") << QStringList{"set", "layers/soul.md", "tier", "weather", "--dry-run"} << "edits";
    QTest::newRow("move") << QStringList{"move", "soul", "--to", "weather"} << "effect";
    QTest::newRow("move, shown") << QStringList{"move", "soul", "--to", "weather", "--dry-run"} << "effect";
    QTest::newRow("rename") << QStringList{"rename", "layers/soul.md", "heart"} << "moved";
    QTest::newRow("new") << QStringList{"new", "layer", "heart"} << "made";
    QTest::newRow("find") << QStringList{"find", "reader"} << "documents";
    QTest::newRow("replace") << QStringList{"replace", "reader", "guest"} << "edits";
    QTest::newRow("replace, written") << QStringList{"replace", "reader", "guest", "--write"} << "written";
}

void TestCliChanges::jsonIsOneDocument()
{
    QFETCH(QStringList, words);
    QFETCH(QString, member);
    const WorkspaceCopy copy(plain);
    const CliRun run = runCli(QStringList{"--json"} + words, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    const Json json = jsonOf(run.out);
    QVERIFY2(json.is_object() && json.contains(member.toStdString()), run.out.constData());
}

OUTCROP_TEST(TestCliChanges, NoApplication)

} // namespace tst_clichanges

#include "tst_clichanges.moc"
