// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `check`: findings, unreadable files and fixes, and that the Problems panel shows the same findings.
#include "app/check/applyfixes.h"
#include "app/check/checkbaseline.h"
#include "app/check/checkpaths.h"
#include "app/check/checkreport.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schema/schema.h"
#include "core/portability/annotations.h"
#include "core/portability/reportparts.h"
#include "core/portability/sarifreport.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_check {

namespace {

CheckedFolder checked(const QString &folder, const QStringList &paths = {}, const QString &client = {})
{
    const CheckJob job{folder, paths, client};
    return checkTargets(job, openTargets(job));
}

QStringList describeFindings(const Diagnostics &found)
{
    QStringList places;
    for (const Diagnostic &one : found)
        places.append(QStringLiteral("%1 %2 %3").arg(one.location.file, toString(one.severity), one.code));
    return places;
}

const QByteArray goodAgent = "---\nname: good\ndescription: Reviews code.\ntools: Read, Grep\nmodel: opus\n---\nReview the code.\n";

/// A workspace with one valid Claude Code agent, `good`. Tests add other agents.
class Agents
{
public:
    Agents() : m_copy(QStringLiteral("plain")) { write(QStringLiteral("good"), goodAgent); }

    /// Writes an agent. The name `good` in its text is replaced with the file's name, because names must be unique.
    void write(const QString &name, QByteArray text) const { m_copy.write(QStringLiteral(".claude/agents/%1.md").arg(name), text.replace("name: good", QByteArray("name: " + name.toUtf8()))); }
    QString path(const QString &name) const { return m_copy.path(QStringLiteral(".claude/agents/%1.md").arg(name)); }
    QString folder() const { return m_copy.folder(); }
    QString agents() const { return m_copy.path(QStringLiteral(".claude/agents")); }
    const WorkspaceCopy &copy() const { return m_copy; }

private:
    WorkspaceCopy m_copy;
};

QByteArray replaced(QByteArray text, const char *what, const char *by)
{
    return text.replace(what, by);
}

} // namespace

class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsAnErrorForFilesThatTheClientRejects_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("fixable");
        QTest::newRow("empty") << QByteArray() << "claude-agent-missing-name" << true;
        QTest::newRow("no description") << replaced(goodAgent, "description: Reviews code.\n", "") << "claude-agent-missing-description" << false;
        QTest::newRow("not a number") << replaced(goodAgent, "model: opus", "maxTurns: \"abc\"") << "claude-agent-wrong-type" << false;
        QTest::newRow("tool") << replaced(goodAgent, "Read", "Raed") << "claude-agent-unknown-tool" << true;
        QTest::newRow("model") << replaced(goodAgent, "opus", "opuss") << "claude-agent-unknown-model" << true;
    }

    void reportsAnErrorForFilesThatTheClientRejects()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(bool, fixable);
        const Agents agents;
        agents.write(QStringLiteral("bad"), text);
        const CheckedFolder found = checked(agents.folder(), {agents.agents()});
        const auto one = std::find_if(found.findings.begin(), found.findings.end(), [&code](const Diagnostic &each) { return each.code == code; });
        QVERIFY2(one != found.findings.end(), qPrintable(describeFindings(found.findings).join(u'\n')));
        QVERIFY(one->severity == Severity::Error);
        QCOMPARE(one->location.file, QStringLiteral(".claude/agents/bad.md"));
        QVERIFY(one->location.range.start.line >= 1);
        QCOMPARE(one->fix.has_value(), fixable);
        QCOMPARE(found.files.size(), 2);
        QVERIFY(checkReport(found, Severity::Error).count(Outcome::Failed) > 0);
    }

    /// Agents outside clients' folders are also reported, because the description is used to choose an agent.
    void reportsAgentsWithoutADescription()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("team/agents/bare.md"), "---\nname: bare\n---\nx\n");
        QCOMPARE(describeFindings(checked(copy.folder(), {copy.path(QStringLiteral("team"))}).findings), QStringList{QStringLiteral("team/agents/bare.md error agent-missing-description")});
    }

    /// Every file that a client loads is checked, also in hidden folders.
    void checksClientFiles_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {".cursor/rules/a.mdc", "web/.cursor/rules/team/a.mdc", ".cursor/commands/a.md", ".cursor/agents/a.md", "rules/a.mdc", ".cursorrules", ".claude/agents/a.md", ".claude/commands/a/b.md",
                 ".claude/skills/a/SKILL.md", ".claude/rules/a.md", ".claude/output-styles/a.md", ".claude/CLAUDE.md", "CLAUDE.md", "web/CLAUDE.local.md", "AGENTS.md", "AGENTS.override.md", ".codex/prompts/a.md",
                 ".codex/agents/a.toml", ".agents/skills/a/SKILL.md", ".agents/rules/a.md", "GEMINI.md", ".gemini/commands/a.toml", ".gemini/agents/a.md", ".github/copilot-instructions.md",
                 ".github/instructions/a.instructions.md", ".github/agents/a.agent.md", ".github/agents/a.md", ".github/prompts/a.prompt.md", ".github/chatmodes/a.chatmode.md", ".github/skills/a/SKILL.md",
                 ".opencode/agents/a.md", ".opencode/command/a.md", ".devin/rules/a.md", ".windsurf/rules/a.md", ".windsurfrules", ".clinerules", ".clinerules/a.md", ".kiro/steering/a.md", ".continue/rules/a.md",
                 ".pi/agents/a.md", "commands/a.md", "skills/a/SKILL.md", "agents/a.md"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }

    void checksClientFiles()
    {
        QFETCH(QString, path);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(path, path.endsWith(u".toml") ? "description = \n" : path.endsWith(u"rules") || path.endsWith(u".md") || path.endsWith(u".mdc") ? "---\ndescription: a: b\n---\nx\n" : "");
        QVERIFY(checked(copy.folder()).files.contains(path));
        const CheckedFolder named = checked(copy.folder(), {copy.path(path)});
        QCOMPARE(named.files, QStringList{path});
        const bool isPlain = path.endsWith(u"rules"); // these files have no front matter
        QVERIFY(isPlain || !(named.findings + named.unreadable).isEmpty());
    }

    /// Rules apply to model input and to files that the user names, not to settings that contain rule examples.
    void appliesRulesOnlyToPromptsAndNamedFiles()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("config/prompt_rules.yaml"),
            "rules:\n  text:\n    - {id: NO_DUST, name: NO_DUST, description: No dust., validation_type: regex, validation_pattern: dust, severity: high, examples: {positive: clean, negative: dust}}\n");
        copy.write(QStringLiteral("layers/room.md"), "There is dust.\n");
        copy.write(QStringLiteral("notes/a.txt"), "dust\n");
        QCOMPARE(describeFindings(checked(copy.folder()).findings).filter(QStringLiteral("NO_DUST")), QStringList{QStringLiteral("layers/room.md error NO_DUST")});
        QCOMPARE(describeFindings(checked(copy.folder(), {copy.path(QStringLiteral("notes/a.txt"))}).findings), QStringList{QStringLiteral("notes/a.txt error NO_DUST")});
    }

    /// An edit that changes only the size of a truncated file does not turn a known finding into a new finding.
    void theSizeOfAFileIsNotPartOfTheFingerprint()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const auto fingerprint = [&copy](int lines) {
            copy.write(QStringLiteral("AGENTS.md"), QByteArray("Use pnpm.\n").repeated(lines));
            const QList<ReportedFinding> all = reportedFindings(checkReport(checked(copy.folder()), Severity::Error));
            const auto found = std::find_if(all.begin(), all.end(), [](const ReportedFinding &one) { return one.finding.code == u"client-file-truncated"; });
            return found == all.end() ? QString() : found->fingerprint;
        };
        QVERIFY(!fingerprint(4000).isEmpty());
        QCOMPARE(fingerprint(4000), fingerprint(5000));
    }

    /// A client that is started in a folder of a repository also loads the instructions above it, which count toward its limit.
    void countsTheInstructionsOfTheRepository()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral(".git/HEAD"), "ref: refs/heads/main\n");
        copy.write(QStringLiteral("AGENTS.md"), QByteArray(20'000, 'a'));
        copy.write(QStringLiteral("web/config.toml"), "[workspace]\n");
        copy.write(QStringLiteral("web/AGENTS.md"), QByteArray(20'000, 'b'));
        CheckJob job{copy.path(QStringLiteral("web"))};
        QCOMPARE(describeFindings(checkTargets(job, openTargets(job)).findings).filter(QStringLiteral("client-file")), QStringList{QStringLiteral("AGENTS.md warning client-file-truncated")});
        job.isConfined = true;
        QCOMPARE(describeFindings(checkTargets(job, openTargets(job)).findings).filter(QStringLiteral("client-file")), QStringList());
    }

    void failsIfNoFileWasChecked_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("code");
        QTest::newRow("an empty folder") << "empty" << "check-nothing";
        QTest::newRow("source code") << "code/a.py" << "check-nothing";
        QTest::newRow("a typo") << "agnts" << "path-missing";
    }

    void failsIfNoFileWasChecked()
    {
        QFETCH(QString, path);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QVERIFY(QDir().mkpath(copy.path(QStringLiteral("empty"))));
        copy.write(QStringLiteral("code/a.py"), "print(1)\n");
        const CheckedFolder found = checked(copy.folder(), {copy.path(path)});
        QVERIFY(found.files.isEmpty());
        QCOMPARE(found.unreadable.size(), 1);
        QTEST(found.unreadable.first().code, "code");
        QVERIFY(checkReport(found, Severity::Error).hasFailures());
    }

    void reportsInvalidDataAsUnreadable_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("front matter with a typo") << ".claude/agents/x.md" << QByteArray("---\nname: a\ndescription: b: c\n---\nd\n");
        QTest::newRow("a TOML command") << ".gemini/commands/x.toml" << QByteArray("prompt = \n");
        QTest::newRow("the manifest") << "config.toml" << QByteArray("[workspace\n");
        QTest::newRow("an adapter") << "portability/providers/x.yaml" << QByteArray("provider: {name: a\n");
        QTest::newRow("an experiment") << "experiments/x.yaml" << QByteArray("name: [a\n");
        QTest::newRow("other bytes") << ".claude/agents/x.md" << QByteArray("---\nname: a\ndescription: b\n---\n\xff\n");
    }

    void reportsInvalidDataAsUnreadable()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(path, text);
        const CheckedFolder found = checked(copy.folder(), {copy.path(path)});
        QCOMPARE(found.files, QStringList{path});
        QVERIFY2(!found.unreadable.isEmpty(), qPrintable(describeFindings(found.findings).join(u'\n')));
        QVERIFY(found.unreadable.first().severity == Severity::Error);
        QCOMPARE(found.unreadable.first().location.file, path);
    }

    void reportsTheProblemsPanelsFindings()
    {
        const Agents agents;
        agents.write(QStringLiteral("bad"), replaced(goodAgent, "Read", "Raed"));
        agents.copy().write(QStringLiteral("layers/odd.md"), "---\ntier: nope\n---\nx\n");
        agents.copy().write(QStringLiteral("rules/a.mdc"), "---\nglobs: **/*.ts\n---\nx\n");
        const Result<OpenedWorkspace> opened = openWorkspace(agents.folder());
        QVERIFY(opened.ok());
        const CheckedFolder found = checkFolder(*opened, {});
        const Diagnostics all = found.findings + found.unreadable;
        QVERIFY(!opened->diagnostics().isEmpty());
        for (const Diagnostic &shown : opened->diagnostics()) {
            const bool isReported = std::any_of(all.begin(), all.end(), [&shown](const Diagnostic &one) {
                return one.code == shown.code && one.message == shown.message && one.location == shown.location && one.fix.has_value() == shown.fix.has_value();
            });
            QVERIFY2(isReported, qPrintable(toString(shown)));
        }
    }

    void checksOnlyTheGivenPaths()
    {
        const Agents agents;
        agents.write(QStringLiteral("bad"), replaced(goodAgent, "Read", "Raed"));
        QVERIFY(checked(agents.folder(), {agents.path(QStringLiteral("good"))}).findings.isEmpty());
        QCOMPARE(checked(agents.folder(), {agents.path(QStringLiteral("bad"))}).findings.size(), 1);
    }

    void checksPathsOutsideTheWorkspace()
    {
        const Agents agents;
        agents.write(QStringLiteral("bad"), replaced(goodAgent, "Read", "Raed"));
        const QString elsewhere = agents.copy().siblingPath(QStringLiteral("elsewhere"));
        QVERIFY(QDir().mkpath(elsewhere));
        const CheckedFolder found = checked(elsewhere, {agents.agents()});
        QCOMPARE(found.files.size(), 2);
        QCOMPARE(found.findings.size(), 1);
        QCOMPARE(found.findings.first().location.file, agents.path(QStringLiteral("bad")));
    }

    /// Without a workspace, the type of a file still depends on its location, independently of the working directory.
    void detectsFileTypesWithoutAWorkspace_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("code");
        const QStringList claude{QStringLiteral(".claude/agents/a.md"), QStringLiteral(".claude/agents"), QStringLiteral(".claude"), QStringLiteral(".")};
        for (const QString &path : claude) {
            for (const QString &from : {QStringLiteral("."), QStringLiteral("elsewhere"), QStringLiteral(".claude/agents"), QStringLiteral(".claude")})
                QTest::addRow("%s from %s", qPrintable(path), qPrintable(from)) << path << from << "claude-agent-missing-description";
        }
        for (const QString &from : {QStringLiteral("."), QStringLiteral("elsewhere"), QStringLiteral("skills/pdf"), QStringLiteral("skills")}) {
            QTest::addRow("skill from %s", qPrintable(from)) << "skills/pdf/SKILL.md" << from << "skill-name-folder";
            QTest::addRow("skill's folder from %s", qPrintable(from)) << "skills/pdf" << from << "skill-name-folder";
        }
        QTest::newRow("a lone skill") << "lone" << "elsewhere" << "skill-name-folder";
        QTest::newRow("a lone skill, from itself") << "lone" << "lone" << "skill-name-folder";
    }

    void detectsFileTypesWithoutAWorkspace()
    {
        QFETCH(QString, path);
        QFETCH(QString, from);
        QTemporaryDir folder;
        const QDir top(QDir(folder.path()).canonicalPath());
        const auto write = [&top](const QString &file, const QByteArray &bytes) {
            QDir().mkpath(QFileInfo(top.filePath(file)).path());
            QFile out(top.filePath(file));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
        };
        write(QStringLiteral(".claude/agents/a.md"), "---\nname: a\n---\nx\n");
        for (const char *skill : {"skills/pdf/SKILL.md", "lone/SKILL.md"})
            write(QString::fromLatin1(skill), "---\nname: other\ndescription: Reads.\n---\nx\n");
        QVERIFY(QDir().mkpath(top.filePath(QStringLiteral("elsewhere"))));
        const CheckedFolder found = checked(QDir::cleanPath(top.filePath(from)), {QDir::cleanPath(top.filePath(path))});
        QFETCH(QString, code);
        const QStringList places = describeFindings(found.findings);
        QVERIFY2(!places.filter(code).isEmpty(), qPrintable((places + found.files + describeFindings(found.unreadable)).join(u'\n')));
    }

    void checksForTheNamedClient()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("team/agents/a.agent.md"), "---\nname: Code Reviewer\ndescription: Reviews.\n---\nReview.\n");
        const QStringList path{copy.path(QStringLiteral("team"))};
        QVERIFY(checked(copy.folder(), path).findings.isEmpty());
        QCOMPARE(describeFindings(checked(copy.folder(), path, QStringLiteral("claude")).findings), QStringList{QStringLiteral("team/agents/a.agent.md warning claude-agent-form")});
    }

    void fixesChangeNothingElse()
    {
        const Agents agents;
        agents.write(QStringLiteral("bad"), "---\r\nname: bad   # a name\r\ndescription: Use it: often\r\ntools: Raed, Grep\r\nmodel: opuss\r\n---\r\nBody: as it is\t\r\n");
        const Result<OpenedWorkspace> opened = openWorkspace(agents.folder());
        QVERIFY(opened.ok());
        const FixPlan fixed = planFixes(*opened, {{QStringLiteral(".claude/agents/bad.md")}});
        QCOMPARE(fixed.change.edits.size(), 1);
        QCOMPARE(fixed.fixedFindings.size(), 3);
        QVERIFY(fixed.skipped.isEmpty());
        const auto after = withChange(opened->workspace(), fixed.change);
        QVERIFY(after.ok());
        QCOMPARE(after->document(QStringLiteral(".claude/agents/bad.md"))->bytes,
            QByteArray("---\r\nname: bad   # a name\r\ndescription: \"Use it: often\"\r\ntools: Read, Grep\r\nmodel: opus\r\n---\r\nBody: as it is\t\r\n"));
    }

    /// A misspelled tool is corrected. A key, a value and a tool that are only similar to known ones may be intentional: they are reported, but not replaced.
    void similarNamesAreNotReplaced()
    {
        const Agents agents;
        const QByteArray text = "---\nname: bad\ndescription: Reviews code.\ntools: shell, Raed\nmode: plan\npermissionMode: planned-out\n---\nBody\n";
        agents.write(QStringLiteral("bad"), text);
        const Result<OpenedWorkspace> opened = openWorkspace(agents.folder());
        QVERIFY(opened.ok());
        const FixPlan fixed = planFixes(*opened, {{QStringLiteral(".claude/agents/bad.md")}});
        const auto after = withChange(opened->workspace(), fixed.change);
        QVERIFY(after.ok());
        QCOMPARE(after->document(QStringLiteral(".claude/agents/bad.md"))->bytes, replaced(text, "Raed", "Read"));
        QCOMPARE(fixed.fixedFindings.size(), 1);
        QVERIFY(!fixed.skipped.isEmpty());
        for (const SkippedFix &one : fixed.skipped)
            QVERIFY2(one.reason.contains(QStringLiteral("is a guess")) && one.finding.fix->isGuess, qPrintable(toString(one.finding)));
    }

    void fixesProduceValidYaml()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set");
        const Result<OpenedWorkspace> opened = openWorkspace(corpora);
        QVERIFY(opened.ok());
        int broken = 0;
        for (const DocumentPtr &document : opened->workspace().documents()) {
            if (!document->frontMatter.isRecovered)
                continue;
            ++broken;
            QList<TextEdit> edits; // `check` offers the fix only where the client needs YAML
            for (const Diagnostic &found : document->frontMatter.diagnostics)
                edits += found.fix ? found.fix->edits : QList<TextEdit>();
            const DocumentPtr now = readDocument(document->path, applyEdits(document->text, edits).toUtf8());
            const FrontMatter &front = now->frontMatter;
            QVERIFY2(front.isPresent && !front.isRecovered, qPrintable(document->path));
            const QString yaml = now->text.mid(front.content.start.offset, front.content.end.offset - front.content.start.offset);
            QVERIFY2(readYaml(yaml, document->path).isParsed, qPrintable(document->path));
            QVERIFY2(now->body() == document->body(), qPrintable(document->path));
        }
        QVERIFY(broken > 0);
    }

    void everyReportIsWellFormed()
    {
        const Agents agents;
        agents.write(QStringLiteral("bad"), replaced(goodAgent, "Read", "Raed"));
        agents.write(QStringLiteral("broken"), "---\nname: a\ndescription: b: c\n---\nd\n");
        agents.copy().write(QStringLiteral("layers/odd \xC3\xA9.md"), "---\ntier: nope\n---\n\xFF\n");
        QVERIFY(QDir().mkpath(agents.copy().path(QStringLiteral("empty"))));
        QFile file(QStringLiteral(OUTCROP_TEST_DATA "/schemas/sarif-2.1.0.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Schema schema(file.readAll());
        for (const QStringList &paths : {QStringList(), QStringList{agents.copy().path(QStringLiteral("empty"))}, QStringList{agents.copy().path(QStringLiteral("nowhere"))}}) {
            const CheckedFolder found = checked(agents.folder(), paths);
            const PortabilityReport report = checkReport(found, Severity::Error);
            const Json sarif = sarifReport(report, QStringLiteral("1.2.3"));
            const QList<SchemaViolation> violations = schema.validate(sarif);
            QVERIFY2(violations.isEmpty(), violations.isEmpty() ? "" : qPrintable(violations.first().pointer + u' ' + violations.first().message));
            const Json &results = sarif["runs"][0]["results"];
            QCOMPARE(qsizetype(results.size()), found.findings.size() + found.unreadable.size());
            const auto fixes = std::count_if(results.begin(), results.end(), [](const Json &result) { return result.contains("fixes"); });
            const Diagnostics all = found.findings + found.unreadable;
            QCOMPARE(fixes, std::count_if(all.begin(), all.end(), [](const Diagnostic &one) { return one.fix.has_value(); }));
            QCOMPARE(codeClimateReport(report).size(), results.size());
            QCOMPARE(githubAnnotations(report).size(), qsizetype(results.size()));
        }
    }

    void baselineHidesKnownFindings()
    {
        const Agents agents;
        agents.write(QStringLiteral("bad"), replaced(goodAgent, "Read", "Raed"));
        const PortabilityReport before = checkReport(checked(agents.folder(), {agents.agents()}), Severity::Error);
        agents.copy().write(QStringLiteral("known.json"), baselineText(before));
        const Result<Baseline> baseline = readBaseline(agents.copy().path(QStringLiteral("known.json")));
        QVERIFY(baseline.ok());
        // The known finding has moved to another line, and a new finding exists.
        agents.write(QStringLiteral("bad"), "---\nname: bad\ncolor: red\ndescription: Reviews code.\ntools: Raed, Grep\nmodel: opuss\n---\nReview the code.\n");
        qsizetype known = 0;
        const PortabilityReport rest = removeKnownFindings(
            checkReport(checked(agents.folder(), {agents.agents()}), Severity::Error), *baseline, known);
        QCOMPARE(known, 1);
        QCOMPARE(reportedFindings(rest).size(), 1);
        QCOMPARE(reportedFindings(rest).first().rule, QStringLiteral("claude-agent-unknown-model"));
        QVERIFY(!readBaseline(agents.path(QStringLiteral("bad"))).ok());
        QVERIFY(!readBaseline(agents.path(QStringLiteral("none"))).ok());
    }

    void sampleHasNoErrors()
    {
        const CheckedFolder found = checked(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
        QVERIFY2(found.unreadable.isEmpty(), qPrintable(describeFindings(found.unreadable).join(u'\n')));
        const PortabilityReport report = checkReport(found, Severity::Error);
        QVERIFY2(report.count(Outcome::Failed) == 0, qPrintable(describeFindings(found.findings).join(u'\n')));
        QVERIFY(found.files.size() > 30);
    }
};

OUTCROP_TEST(TestCheck, CoreApplication)

} // namespace tst_check

#include "tst_check.moc"
