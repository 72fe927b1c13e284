// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the continuation of workflows, which both interfaces share. Viewing does not write files, and approvals that require no person are given
// automatically.
#include "app/history/openhistory.h"
#include "app/send/manualmode.h"
#include "app/workflow/startworkflow.h"
#include "app/workflow/workflowfiles.h"
#include "app/workflow/workflowprogress.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_workflowprogress {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
const QString id = QStringLiteral("w");
const QByteArray code = "```java\n// Book.java\nclass Book {}\n```\n";

/// A workspace with one manual workflow.
struct WorkflowFixture {
    WorkspaceCopy copy{QStringLiteral("plain")};

    explicit WorkflowFixture(const QString &approval)
    {
        copy.write(QStringLiteral("profiles/desk/config.yml"), "description: Sell books.\n");
        WorkflowStart start;
        start.request = QStringLiteral("Sell books.");
        start.session = id;
        start.approval = approval;
        const Result<WorkflowWorkspace> workspace = openWorkflowWorkspace(opened(), {});
        const Result<StartedWorkflow> started = workspace ? startWorkflow(*workspace, start, noon) : Result<StartedWorkflow>(workspace.error());
        if (!started || !started->workflow)
            qFatal("the workflow was not started");
    }

    OpenedWorkspace opened() const { return *openWorkspace(copy.folder()); }
    Result<WorkflowProgress> next(const std::optional<WorkflowDecision> &decision = {}) const { return continueWorkflow(opened(), id, decision, noon); }

    /// Writes the prompt of the current step, as in manual mode.
    TurnLocation writePrompt() const
    {
        const Result<WorkflowProgress> progress = next();
        if (!progress || progress->step.kind != WorkflowStep::Kind::Send)
            qFatal("there is no prompt to send");
        ScriptedProvider unused(ProviderResponse{});
        return sendPrompt(*previewSend(progress->workspace.opened, *progress->step.job, noon), unused).location;
    }

    void writeResponse(const QByteArray &text) const { copy.write(writePrompt().responsePath(), text); }

    /// Approves a plan and `code`, and returns the approved files.
    WorkflowFiles approvedFiles() const
    {
        writeResponse("The plan: one class.");
        const bool isPlanned = next(WorkflowDecision()).ok();
        writeResponse(code);
        const Result<WorkflowProgress> approved = next(WorkflowDecision());
        if (!isPlanned || !approved)
            qFatal("the files were not approved");
        return workflowFiles(approved->workspace, approved->workflow);
    }

    QStringList files() const
    {
        QStringList all;
        QDirIterator entries(copy.folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (entries.hasNext())
            all += entries.next();
        all.sort();
        return all;
    }
};

} // namespace

class TestWorkflowProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void viewingWritesNoFile()
    {
        const WorkflowFixture shop(QStringLiteral("manual"));
        const QStringList before = shop.files();
        const Result<WorkflowProgress> viewed = viewWorkflow(shop.opened(), id);
        QVERIFY(viewed.ok());
        QVERIFY(viewed->step.kind == WorkflowStep::Kind::Send);
        QCOMPARE(shop.files(), before);
    }

    /// Until a step is performed, the state on disk is the state that was saved with the prompt. A view shows that the response is awaited.
    void viewShowsThatAResponseIsAwaited()
    {
        const WorkflowFixture shop(QString{});
        shop.writePrompt();
        const Result<WorkflowProgress> viewed = viewWorkflow(shop.opened(), id);
        QVERIFY(viewed.ok());
        QVERIFY(viewed->step.kind == WorkflowStep::Kind::AwaitResponse);
        QVERIFY(viewed->workflow.state.stage == WorkflowStage::Response);
    }

    void savedResponseRequiresApproval()
    {
        const WorkflowFixture shop(QString{});
        shop.writeResponse("The plan: one class.");
        const Result<WorkflowProgress> progress = shop.next();
        QVERIFY(progress.ok());
        QVERIFY(progress->step.kind == WorkflowStep::Kind::ApproveResponse);
        QVERIFY(progress->step.needsApproval);
        QVERIFY(!progress->hasAdvanced);
        QVERIFY(!QFile::exists(shop.copy.path(QStringLiteral("sessions/w/plan.md"))));
        const Result<WorkflowProgress> approved = shop.next(WorkflowDecision());
        QVERIFY2(approved.ok(), approved ? "" : qPrintable(approved.error().message));
        QVERIFY(approved->hasAdvanced);
        QVERIFY(approved->workflow.state.phase == WorkflowPhase::Generate);
        QVERIFY(QFile::exists(shop.copy.path(QStringLiteral("sessions/w/plan.md"))));
    }

    /// Without approvals, saving a response immediately creates the next prompt.
    void continuesWithoutApprovalIfSkipped()
    {
        const WorkflowFixture shop(QStringLiteral("skip"));
        shop.writeResponse("The plan: one class.");
        const Result<WorkflowProgress> progress = shop.next();
        QVERIFY(progress.ok());
        QVERIFY(progress->hasAdvanced);
        QVERIFY(progress->step.kind == WorkflowStep::Kind::Send);
        QVERIFY(progress->workflow.state.phase == WorkflowPhase::Generate);
    }

    /// The workspace in memory is older than the session, so the session's files are read again.
    void rereadsASessionInAStaleWorkspace()
    {
        const WorkflowFixture shop(QString{});
        const OpenedWorkspace older = shop.opened();
        shop.writeResponse("The plan: one class.");
        const Result<WorkflowProgress> progress = continueWorkflow(older, id, WorkflowDecision(), noon);
        QVERIFY2(progress.ok(), progress ? "" : qPrintable(progress.error().message));
        QVERIFY(progress->workflow.state.phase == WorkflowPhase::Generate);
    }

    void rejectsApprovalWithoutAResponse()
    {
        const WorkflowFixture shop(QString{});
        shop.writePrompt();
        const Result<WorkflowProgress> progress = shop.next(WorkflowDecision());
        QVERIFY(!progress.ok());
        QVERIFY(progress.error().message.contains(QStringLiteral("planning-response.md")));
    }

    void rejectionResendsWithTheReason()
    {
        const WorkflowFixture shop(QString{});
        shop.writeResponse("The plan.");
        QVERIFY(shop.next().ok());
        WorkflowDecision rejection;
        rejection.command = WorkflowCommand::Reject;
        rejection.feedback = QStringLiteral("Name the classes.");
        const Result<WorkflowProgress> progress = shop.next(rejection);
        QVERIFY(progress.ok());
        QVERIFY(progress->step.kind == WorkflowStep::Kind::Send);
        QVERIFY(progress->step.job->render.selection.request.contains(QStringLiteral("Name the classes.")));
        QVERIFY(progress->workflow.state.phase == WorkflowPhase::Plan);
    }

    void writesFilesOnlyAfterApproval()
    {
        const WorkflowFixture shop(QString{});
        shop.writeResponse("The plan: one class.");
        QVERIFY(shop.next(WorkflowDecision()).ok());
        shop.writeResponse(code);
        const Result<WorkflowProgress> waiting = shop.next();
        QVERIFY(waiting.ok());
        const WorkflowFiles listed = workflowFiles(waiting->workspace, waiting->workflow);
        QCOMPARE(listed.files.size(), 1);
        QVERIFY(!listed.areApproved);
        QVERIFY(!writeWorkflowFiles(shop.copy.folder(), listed).ok());
        const Result<WorkflowProgress> approved = shop.next(WorkflowDecision());
        QVERIFY(approved.ok());
        const WorkflowFiles files = workflowFiles(approved->workspace, approved->workflow);
        QVERIFY(files.areApproved);
        const Result<QStringList> written = writeWorkflowFiles(shop.copy.folder(), files);
        QVERIFY(written.ok());
        QCOMPARE(*written, QStringList(QStringLiteral("Book.java")));
    }

    void overwrittenTargetIsInTheHistoryOfARepository()
    {
        const WorkflowFixture shop(QString{});
        const GitFolder tool(false);
        const QStringList inShop{"-C", shop.copy.folder()};
        tool.git(inShop + QStringList{"init", "-q"});
        tool.git(inShop + QStringList{"-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-q", "--allow-empty", "-m", "Begin"});
        const QByteArray before = "class Book { String title; }\n";
        shop.copy.write("Book.java", before); // the file is restored, because the change is not committed
        const Result<QStringList> written = writeWorkflowFiles(shop.copy.folder(), shop.approvedFiles());
        QVERIFY(written.ok());
        QCOMPARE(*written, QStringList(QStringLiteral("Book.java")));
        const Result<std::unique_ptr<History>> history = openHistory(shop.copy.folder());
        QVERIFY(history.ok());
        const Result<QList<FileVersion>> versions = (*history)->versions("Book.java");
        QVERIFY(versions.ok());
        QCOMPARE(versions->size(), 2);
        const Result<QByteArray> kept = (*history)->read("Book.java", versions->last().id);
        QVERIFY(kept.ok());
        QCOMPARE(*kept, before);
    }

    /// `~/.aiwf/config.yml` provides settings that neither the workspace nor the profile sets.
    void userSettingsAreTheLastFallback()
    {
        const WorkflowFixture shop(QString{});
        const QByteArray before = qgetenv("HOME");
        const QString home = shop.copy.siblingPath(QStringLiteral("home"));
        shop.copy.write(QStringLiteral("../home/.aiwf/config.yml"), "providers:\n  planner: anthropic\n  reviewer: anthropic\n");
        shop.copy.write(QStringLiteral(".aiwf/config.yml"), "providers:\n  planner: manual\n");
        qputenv("HOME", home.toUtf8());
        const Result<WorkflowWorkspace> workspace = openWorkflowWorkspace(shop.opened(), {});
        qputenv("HOME", before);
        QVERIFY(workspace.ok());
        QCOMPARE(workspace->settings.providers.value(QStringLiteral("planner")).text, QStringLiteral("manual"));
        QCOMPARE(workspace->settings.providers.value(QStringLiteral("reviewer")).text, QStringLiteral("anthropic"));
        QCOMPARE(workspace->settings.providers.value(QStringLiteral("reviewer")).location.file, QStringLiteral("~/.aiwf/config.yml"));
    }

    void endedWorkflowHasNoNextStep()
    {
        const WorkflowFixture shop(QString{});
        WorkflowDecision end;
        end.command = WorkflowCommand::Cancel;
        const Result<WorkflowProgress> progress = shop.next(end);
        QVERIFY(progress.ok());
        QVERIFY(progress->step.kind == WorkflowStep::Kind::Ended);
        QVERIFY(!shop.next(WorkflowDecision()).ok());
    }
};

OUTCROP_TEST(TestWorkflowProgress, NoApplication)

} // namespace tst_workflowprogress

#include "tst_workflowprogress.moc"
