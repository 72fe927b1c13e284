// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the window has the findings of `check`, with the same severities, for the sample, for a broken workspace, and for unsaved text.
#include "app/check/checkfolder.h"
#include "app/workspace/initworkspace.h"
#include "core/rules/grammars.h"
#include "gui/live/livepipeline.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include <algorithm>
#include <memory>

using namespace outcrop;

namespace tst_livefindings {

namespace {

const QString loosePath = QStringLiteral("agents/loose.md");

/// This agent fails PV-005 and PV-008.
const QByteArray looseAgent = "---\nname: loose\ndescription: An agent with two faults.\nportability:\n  enabled: true\n  body_format: markdown\n"
                              "---\n\n## Identity\n\nYou sort seeds.\n\nThink step by step.\n";

/// This agent contains a misspelled tool, a misspelled model, and a value of the wrong type.
const QByteArray clientAgent = "---\nname: Greenhouse Watch\ntools: Raed\nmaxTurns: many\nmodel: opuss\n---\n\nWatch the greenhouse.\n";

const QByteArray rules = "rules:\n  writing:\n    - id: W1\n      name: No shouting\n      description: Write no exclamation marks.\n      validation_type: regex\n"
                         "      validation_pattern: \"!\"\n      severity: medium\n";

const QByteArray codeRules = "rules:\n  code:\n    - id: C1\n      name: No stubs\n      description: Write no empty functions.\n      validation_type: ast_check\n"
                             "      validation_code: check_stubs\n      severity: medium\n";

const QByteArray layerWithStub = "---\ntier: topsoil\n---\n\n```python\ndef later():\n    pass\n```\n";

/// Returns the page faults of all child processes that have ended. Every process has page faults.
long faultsOfChildren()
{
    rusage usage{};
    ::getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_minflt;
}

bool write(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const QString full = folder + u'/' + path;
    QFile file(full);
    return QDir().mkpath(full.section(u'/', 0, -2)) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Returns a line for each finding, in an order that does not depend on the order in which they were found.
QStringList linesOf(const Diagnostics &findings)
{
    QStringList lines;
    for (const Diagnostic &found : findings)
        lines += toString(found);
    lines.sort();
    return lines;
}

QStringList checkedLines(const OpenedWorkspace &opened)
{
    const CheckedFolder found = checkFolder(opened, {});
    return linesOf(found.unreadable + found.findings);
}

WorkspacePtr opened(const QString &folder)
{
    const Result<OpenedWorkspace> workspace = openWorkspace(folder);
    return workspace ? std::make_shared<const OpenedWorkspace>(*workspace) : nullptr;
}

/// Waits until the state has the findings of a full check.
bool isChecked(const LivePipeline &live)
{
    return QTest::qWaitFor([&live] { return live.isCurrent() && live.isChecked(); }, 20'000);
}

bool contains(const Diagnostics &findings, const QString &code, Severity severity)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Diagnostic &found) { return found.code == code && found.severity == severity; });
}

} // namespace

class TestLiveFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void matchTheFindingsOfCheck_data()
    {
        QTest::addColumn<bool>("isSample");
        QTest::newRow("the sample with a broken agent") << true;
        QTest::newRow("a broken workspace") << false;
    }

    void matchTheFindingsOfCheck()
    {
        QFETCH(bool, isSample);
        if (isSample)
            QVERIFY(initWorkspace(m_folder->path(), true).ok());
        else
            writeBrokenWorkspace();
        QVERIFY(write(m_folder->path(), QStringLiteral("agents/greenhouse-watch.md"), clientAgent));
        EditSessions sessions;
        LivePipeline live(sessions);
        const WorkspacePtr disk = opened(m_folder->path());
        QVERIFY(disk);
        live.setDisk(disk);
        QVERIFY(isChecked(live));
        QVERIFY(!live.state().findings->isEmpty());
        QCOMPARE(linesOf(*live.state().findings), checkedLines(*disk));
        QVERIFY(contains(*live.state().findings, QStringLiteral("claude-agent-unknown-tool"), Severity::Error));
        QCOMPARE(contains(*live.state().findings, QStringLiteral("PV-005"), Severity::Error), !isSample);
    }

    /// Unsaved text is checked as well, and the findings follow it.
    void updateWhileTyping()
    {
        writeBrokenWorkspace();
        EditSessions sessions;
        LivePipeline live(sessions);
        const WorkspacePtr disk = opened(m_folder->path());
        QVERIFY(disk);
        live.setDisk(disk);
        QVERIFY(isChecked(live));
        EditSession *session = sessions.open(disk->workspace().document(loosePath));
        session->setText(QString(session->text()).remove(QStringLiteral("Think step by step.\n")), QStringLiteral("Typing"));
        QVERIFY(!live.isCurrent());
        QVERIFY(isChecked(live));
        QVERIFY(!contains(*live.state().findings, QStringLiteral("PV-005"), Severity::Error));
        QCOMPARE(linesOf(*live.state().findings), checkedLines(*live.state().workspace));
    }

    /// The findings of a full check are discarded when another folder is opened.
    void belongToTheOpenFolder()
    {
        writeBrokenWorkspace();
        QTemporaryDir other;
        QVERIFY(initWorkspace(other.path(), true).ok());
        EditSessions sessions;
        LivePipeline live(sessions);
        live.setDisk(opened(m_folder->path()));
        QVERIFY(isChecked(live));
        const WorkspacePtr disk = opened(other.path());
        QVERIFY(disk);
        live.setDisk(disk);
        QTRY_VERIFY(live.isCurrent());
        QVERIFY(!contains(*live.state().findings, QStringLiteral("PV-005"), Severity::Error));
        QVERIFY(isChecked(live));
        QCOMPARE(linesOf(*live.state().findings), checkedLines(*disk));
    }

    /// The cache has no results of texts that an interrupted check skipped.
    void discardAnInterruptedCheck()
    {
        writeBrokenWorkspace();
        const WorkspacePtr disk = opened(m_folder->path());
        QVERIFY(disk);
        CheckCache cache;
        CheckScope scope;
        std::stop_source source;
        source.request_stop();
        scope.stop = source.get_token();
        QVERIFY(!contains(checkFolder(*disk, scope, cache).findings, QStringLiteral("W1"), Severity::Warning));
        scope.stop = {};
        QVERIFY(contains(checkFolder(*disk, scope, cache).findings, QStringLiteral("W1"), Severity::Warning));
    }

    /// Opening a folder starts no process, even with rules about code. A separate process parses only code that is too long to be parsed safely.
    void startNoProcess()
    {
        if (!findGrammar(QStringLiteral("py"))->isAvailable())
            QSKIP("the grammar of Python was not built in");
        writeBrokenWorkspace();
        QVERIFY(write(m_folder->path(), QStringLiteral("config/prompt_rules.yaml"), codeRules));
        QVERIFY(write(m_folder->path(), QStringLiteral("layers/stub.md"), layerWithStub));
        const long faults = faultsOfChildren();
        EditSessions sessions;
        LivePipeline live(sessions);
        live.setDisk(opened(m_folder->path()));
        QVERIFY(isChecked(live));
        QVERIFY(contains(*live.state().findings, QStringLiteral("C1"), Severity::Warning));
        QCOMPARE(faultsOfChildren(), faults);
    }

private:
    void writeBrokenWorkspace()
    {
        QVERIFY(write(m_folder->path(), QStringLiteral("config.toml"), "[workspace]\nname = \"Shed\"\n"));
        QVERIFY(write(m_folder->path(), loosePath, looseAgent));
        QVERIFY(write(m_folder->path(), QStringLiteral("config/prompt_rules.yaml"), rules));
        QVERIFY(write(m_folder->path(), QStringLiteral("layers/loud.md"), "---\ntier: nonsense\n---\nWater now! See [rules](missing.md).\n"));
        QVERIFY(write(m_folder->path(), QStringLiteral("layers/torn.md"), "---\ntier: [granite\n---\nText\n"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OUTCROP_TEST(TestLiveFindings, GuiApplication)

} // namespace tst_livefindings

#include "tst_livefindings.moc"
