// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Workflow dock in the real window: start, send, approve, reject, a manual review, and files that are written only on request.
#include "gui/diff/diffview.h"
#include "gui/send/sendsheet.h"
#include "gui/start/application.h"
#include "gui/workflow/workflowcontroller.h"
#include "gui/workflow/workflowpanel.h"
#include "gui/workflow/workflowstartdialog.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_workflowdock {

namespace {

const QString code = QStringLiteral("```java\n// Book.java\nclass Book {}\n```\n");
const QByteArray passed = "| # | Rule | Severity | Description | Location |\n|---|---|---|---|---|\n\n@@@REVIEW_META\nverdict: PASS\nissues_total: 0\nissues_critical: 0\n@@@\n";

struct WorkflowDockFixture : OpenWindow {
    WorkspaceCopy copy{QStringLiteral("plain")};

    WorkflowDockFixture()
    {
        copy.write(QStringLiteral("profiles/desk/config.yml"), "description: Sell books.\n");
        fakes().storeTestKey(QStringLiteral("anthropic"));
        QVERIFY(openFolder(copy.folder()));
        trigger(QStringLiteral("showWorkflow"));
        QVERIFY(wait());
    }
    WorkflowPanel &panel() { return *find<WorkflowPanel>(QStringLiteral("workflow")); }
    QToolButton &button(const char *name) { return *find<QToolButton>(QString::fromLatin1(name)); }
    QString status() { return find<QLabel>(QStringLiteral("workflowStatus"))->text(); }
    WorkflowStartDialog *dialog() { return window().findChild<WorkflowStartDialog *>(QStringLiteral("workflowStartDialog")); }
    int rows(const char *table) { return find<QTreeView>(QString::fromLatin1(table))->model()->rowCount(); }
    bool hasFile(const QString &file) const { return QFile::exists(copy.path(file)); }
    QString session() { return QStringLiteral("sessions/") + panel().workflow(); }

    /// Opens the dialog with a provider for the plan and the files. The review is manual.
    void fillStartDialog()
    {
        button("newWorkflow").click();
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        dialog()->findChild<QPlainTextEdit *>(QStringLiteral("workflowTask"))->setPlainText(QStringLiteral("Sell books."));
        for (const char *role : {"plannerProvider", "generatorProvider"}) {
            auto *provider = dialog()->findChild<QComboBox *>(QString::fromLatin1(role));
            provider->setCurrentIndex(provider->findData(QStringLiteral("anthropic")));
        }
    }
    void start()
    {
        fillStartDialog();
        dialog()->findChild<QAbstractButton *>(QStringLiteral("startWorkflow"))->click();
    }
    /// Waits for the preview of the next request, prepares the response, and confirms.
    void confirm(const QString &answer)
    {
        auto *sheet = find<SendSheet>(QStringLiteral("sendSheet"));
        QTRY_VERIFY(wait() && sheet->isVisible());
        fakes().provider().pieces = {answer};
        sheet->findChild<QAbstractButton *>(QStringLiteral("confirmSend"))->click();
    }
    void approve()
    {
        QTRY_VERIFY(wait() && button("approveStep").isEnabled());
        button("approveStep").click();
    }
};

} // namespace

class TestWorkflowDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"})
            qunsetenv(variable);
    }

    void parsesInputValueLines()
    {
        const Result<QList<InputValue>> values = parseValues(QStringLiteral("entity = Order\n\nquery = a=b\n"));
        QVERIFY(values);
        QCOMPARE(values->size(), 2);
        QCOMPARE(values->at(0).name, QStringLiteral("entity"));
        QCOMPARE(*values->at(0).word, QStringLiteral("Order"));
        QCOMPARE(*values->at(1).word, QStringLiteral("a=b"));
    }

    /// Values of several lines, and values that are not strings, are passed on unchanged.
    void keepsValuesFromTheInputsForm()
    {
        const QString lines = QStringLiteral("Sell books.\n\n  mode = fast\nEnd. ");
        WorkflowChoices choices;
        choices.profiles += WorkflowProfileChoice{};
        choices.request = QStringLiteral("First line.\nSecond line.");
        choices.inputs = {{QStringLiteral("notes"), {}, lines}, {QStringLiteral("count"), TemplateValue::fromJson(Json(3))}, {QStringLiteral("tail"), {}, QStringLiteral("\nx")}};
        WorkflowStartDialog dialog(choices);
        const WorkflowStart start = dialog.start();
        QCOMPARE(start.request, choices.request);
        QCOMPARE(start.inputs.size(), 3);
        QCOMPARE(*start.inputs.at(0).word, lines);
        QVERIFY(!start.inputs.at(1).word);
        QVERIFY(start.inputs.at(1).value.data().toJson() == Json(3));
        QCOMPARE(*start.inputs.at(2).word, QStringLiteral("\nx"));
    }

    void rejectsALineWithoutAValue()
    {
        WorkflowChoices choices;
        choices.profiles += WorkflowProfileChoice{};
        WorkflowStartDialog dialog(choices);
        int requests = 0;
        connect(&dialog, &WorkflowStartDialog::startRequested, this, [&requests] { ++requests; });
        auto *values = dialog.findChild<QPlainTextEdit *>(QStringLiteral("workflowValues"));
        auto *start = dialog.findChild<QAbstractButton *>(QStringLiteral("startWorkflow"));
        for (const char *wrong : {"entity = Order\nno value", "entity = Order\n= nameless"}) {
            values->setPlainText(QString::fromLatin1(wrong));
            start->click();
            QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("workflowProblems"))->text().startsWith(QStringLiteral("Line 2 ")));
        }
        QCOMPARE(requests, 0);
        values->setPlainText(QStringLiteral("entity = Order"));
        start->click();
        QCOMPARE(requests, 1);
    }

    void showingThePanelWritesNoFile()
    {
        WorkflowDockFixture test;
        const QStringList before = QDir(test.copy.path(QStringLiteral("sessions"))).entryList();
        QCOMPARE(test.rows("workflowList"), 0);
        QVERIFY(!test.button("approveStep").isEnabled());
        test.fillStartDialog();
        test.dialog()->reject();
        QVERIFY(test.wait());
        QCOMPARE(QDir(test.copy.path(QStringLiteral("sessions"))).entryList(), before);
    }

    /// Tab reaches the reason between the buttons beside it.
    void tabOrderFollowsTheBar()
    {
        WorkflowDockFixture test;
        QStringList order;
        const QWidget *start = test.find<QTreeView>(QStringLiteral("workflowList"));
        for (const QWidget *next = start->nextInFocusChain(); next != start; next = next->nextInFocusChain())
            order += next->objectName();
        const auto at = [&order](const char *name) { return order.indexOf(QLatin1String(name)); };
        QVERIFY(at("cancelWorkflow") >= 0);
        QVERIFY(at("cancelWorkflow") < at("rejectionReason"));
        QVERIFY(at("rejectionReason") < at("rejectResponse"));
    }

    /// The profile's templates need a value. The dialog names the missing value, and no workflow is started.
    void showsMissingValuesInTheDialog()
    {
        WorkflowDockFixture test;
        test.copy.write(QStringLiteral("profiles/desk/templates/planning-prompt.md"), "# Plan\n\nWrite the class {{entity}}.\n");
        test.trigger(QStringLiteral("reload"));
        QVERIFY(test.wait());
        test.start();
        auto *problems = test.dialog()->findChild<QLabel *>(QStringLiteral("workflowProblems"));
        QTRY_VERIFY(!problems->text().isEmpty());
        QVERIFY2(problems->text().contains(QStringLiteral("planning-prompt.md:3:")), qPrintable(problems->text()));
        QVERIFY(problems->text().contains(QStringLiteral("entity")));
        QCOMPARE(test.rows("workflowList"), 0);
        test.dialog()->findChild<QPlainTextEdit *>(QStringLiteral("workflowValues"))->setPlainText(QStringLiteral("entity = Book"));
        test.dialog()->findChild<QAbstractButton *>(QStringLiteral("startWorkflow"))->click();
        QTRY_COMPARE(test.rows("workflowList"), 1);
    }

    void runsAWorkflowFromPlanToFiles()
    {
        WorkflowDockFixture test;
        test.start();
        test.confirm(QStringLiteral("The plan: one class."));
        QTRY_COMPARE(test.status(), QStringLiteral("Plan, iteration 1: Response waiting for approval"));
        QVERIFY(!test.hasFile(test.session() + QStringLiteral("/plan.md")));

        test.approve();
        test.confirm(code);
        QTRY_COMPARE(test.status(), QStringLiteral("Generate, iteration 1: Response waiting for approval"));
        QVERIFY(test.hasFile(test.session() + QStringLiteral("/plan.md")));
        QTRY_COMPARE(test.rows("workflowFiles"), 1);
        QCOMPARE(test.find<DiffView>(QStringLiteral("workflowDiff"))->diff().after, QStringLiteral("class Book {}\n"));
        QVERIFY(!test.button("writeWorkflowFiles").isEnabled());

        test.approve();
        test.confirm({}); // a manual review is written to a file and not sent
        QTRY_COMPARE(test.status(), QStringLiteral("Review, iteration 1: Waiting for the response"));
        QCOMPARE(test.fakes().provider().calls(), 2);
        QCOMPARE(test.button("continueWorkflow").text(), QStringLiteral("Add response"));
        test.copy.write(test.session() + QStringLiteral("/iteration-1/review-response.md"), passed);
        test.approve();
        QTRY_COMPARE(test.status(), QStringLiteral("The workflow is complete"));

        QVERIFY(!test.hasFile(QStringLiteral("Book.java")));
        QTRY_VERIFY(test.wait() && test.button("writeWorkflowFiles").isEnabled());
        test.button("writeWorkflowFiles").click(); // without a confirmation, no files are written
        QVERIFY(test.wait());
        QVERIFY(!test.hasFile(QStringLiteral("Book.java")));
        test.dialogs().nextConfirmation = true;
        test.button("writeWorkflowFiles").click();
        QTRY_VERIFY(test.hasFile(QStringLiteral("Book.java")));
        QTRY_VERIFY(test.wait() && !test.button("writeWorkflowFiles").isEnabled());
    }

    void rejectionRequiresAReason()
    {
        WorkflowDockFixture test;
        test.start();
        test.confirm(QStringLiteral("The plan."));
        QTRY_VERIFY(test.wait() && test.button("approveStep").isEnabled());
        QVERIFY(!test.button("rejectResponse").isEnabled());
        test.find<QLineEdit>(QStringLiteral("rejectionReason"))->setText(QStringLiteral("Name the classes."));
        QVERIFY(test.button("rejectResponse").isEnabled());
        test.button("rejectResponse").click();
        test.confirm(QStringLiteral("The plan: Book."));
        QTRY_VERIFY(test.wait() && test.hasFile(test.session() + QStringLiteral("/iteration-1/planning-turn-2-response.md")));
        QTRY_COMPARE(test.status(), QStringLiteral("Plan, iteration 1: Response waiting for approval"));
        QVERIFY(test.fakes().provider().lastRequest().display.text().contains(QStringLiteral("Name the classes.")));
    }

    /// A response that arrives during a command for another workflow is handled after it.
    void handlesAResponseThatArrivesDuringACommand()
    {
        int steps = 0;
        WorkflowDockFixture test;
        test.start();
        QTRY_VERIFY(test.wait() && test.find<SendSheet>(QStringLiteral("sendSheet"))->isVisible() && !test.panel().workflow().isEmpty());
        auto *controller = test.window().findChild<WorkflowController *>();
        connect(controller, &WorkflowController::filesWritten, this, [&steps] { ++steps; });
        Q_EMIT test.panel().continueRequested(QStringLiteral("another"));
        controller->continueAfterTurn(test.panel().workflow());
        QTRY_VERIFY(test.wait());
        QCOMPARE(steps, 2);
    }

    /// A workflow that was started in the previous folder does not continue in the new folder.
    void workflowDoesNotContinueInAnotherFolder()
    {
        int steps = 0;
        const WorkspaceCopy other(QStringLiteral("plain"));
        const auto opened = openWorkspace(other.folder());
        QVERIFY(opened);
        WorkflowDockFixture test;
        auto *controller = test.window().findChild<WorkflowController *>();
        connect(controller, &WorkflowController::filesWritten, this, [&steps] { ++steps; });
        test.start();
        controller->setWorkspace(std::make_shared<OpenedWorkspace>(*opened));
        QVERIFY(!test.dialog());
        QTRY_VERIFY(controller->isIdle());
        QCOMPARE(steps, 0);
        QVERIFY(!test.find<SendSheet>(QStringLiteral("sendSheet"))->isVisible());
    }

    /// A failed call is offered again. It is repeated only if the user requests it.
    void doesNotRepeatAFailedCall()
    {
        WorkflowDockFixture test;
        test.fakes().provider().failure = CallFailure{FailureKind::Overloaded, QStringLiteral("Busy.")};
        test.start();
        test.confirm({});
        QTRY_COMPARE(test.status(), QStringLiteral("Plan, iteration 1: Prompt not sent"));
        QVERIFY(test.wait());
        QVERIFY(!test.find<SendSheet>(QStringLiteral("sendSheet"))->isVisible());
        const int calls = test.fakes().provider().calls();
        test.fakes().provider().failure.reset();
        QTRY_VERIFY(test.wait() && test.button("continueWorkflow").isEnabled());
        test.button("continueWorkflow").click();
        test.confirm(QStringLiteral("The plan."));
        QTRY_COMPARE(test.status(), QStringLiteral("Plan, iteration 1: Response waiting for approval"));
        QCOMPARE(test.fakes().provider().calls(), calls + 1);
    }
};

OUTCROP_TEST(TestWorkflowDock, GuiApplication)

} // namespace tst_workflowdock

#include "tst_workflowdock.moc"
