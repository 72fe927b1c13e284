// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Workflow dock's models: workflows, the steps of one, and the files of a response.
#include "models/base/roles.h"
#include "models/workflow/workflowfilesmodel.h"
#include "models/workflow/workflowsmodel.h"
#include "models/workflow/workflowstepsmodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_workflowmodels {

namespace {

WorkflowState workflow(WorkflowPhase phase, int iteration)
{
    WorkflowState state;
    state.id = QStringLiteral("2026-03-01-order");
    state.phase = phase;
    state.iteration = iteration;
    state.providers.insert(QStringLiteral("reviewer"), QStringLiteral("anthropic"));
    return state;
}

/// Returns the steps of a workflow, such as `plan1 Approved, generate1 Not started`.
QString steps(const WorkflowState &state, WorkflowStepState current)
{
    QStringList words;
    for (const WorkflowStepRow &row : workflowStepRows(state, std::nullopt, current))
        words += QStringLiteral("%1%2 %3").arg(workflowPhaseName(row.phase)).arg(row.iteration).arg(workflowStepStateTitle(row.state));
    return words.join(QStringLiteral(", "));
}

} // namespace

class TestWorkflowModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void listsWorkflows()
    {
        WorkflowsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        WorkflowState ended = workflow(WorkflowPhase::Review, 2);
        ended.id = QStringLiteral("2026-02-01-shelf");
        ended.status = WorkflowStatus::Complete;
        model.setRows({workflow(WorkflowPhase::Generate, 1), ended});
        QCOMPARE(dump(model), QStringLiteral("# Workflow | Phase | Iteration | Last change\n"
                                             "2026-03-01-order | Generate | 1 |\n"
                                             "2026-02-01-shelf | Complete | 2 |\n"));
        QVERIFY(rejectsOutOfRange(model));
        QCOMPARE(model.indexOf(ended.id).row(), 1);
        QVERIFY(!model.indexOf(QStringLiteral("another")).isValid());
    }

    void showsPastCurrentAndLaterSteps()
    {
        QCOMPARE(steps(workflow(WorkflowPhase::Generate, 1), WorkflowStepState::NotSent),
            QStringLiteral("plan1 Approved, generate1 Prompt not sent, review1 Not started"));
        QCOMPARE(steps(workflow(WorkflowPhase::Revise, 2), WorkflowStepState::ResponseReview),
            QStringLiteral("plan1 Approved, generate1 Approved, review1 Approved, revise2 Response waiting for approval, review2 Not started"));
    }

    void endedWorkflowsHaveNoLaterSteps()
    {
        WorkflowState ended = workflow(WorkflowPhase::Review, 1);
        ended.status = WorkflowStatus::Complete;
        QCOMPARE(steps(ended, WorkflowStepState::NotSent), QStringLiteral("plan1 Approved, generate1 Approved, review1 Approved"));
        ended.phase = WorkflowPhase::Generate;
        ended.status = WorkflowStatus::Canceled;
        QCOMPARE(steps(ended, WorkflowStepState::NotSent), QStringLiteral("plan1 Approved, generate1 Not started"));
    }

    void namesTheProviderOfEachStep()
    {
        WorkflowStepsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(workflowStepRows(workflow(WorkflowPhase::Revise, 2), std::nullopt, WorkflowStepState::NotSent));
        QCOMPARE(dump(model), QStringLiteral("# Step | Provider | State\n"
                                             "Plan | manual | Approved\n"
                                             "Generate | manual | Approved\n"
                                             "Review | anthropic | Approved\n"
                                             "Revise (2) | manual | Prompt not sent\n"
                                             "Review (2) | anthropic | Not started\n"));
        QCOMPARE(model.currentStep().row(), 3);
    }

    void showsTheEffectOfWritingFiles()
    {
        WorkflowFilesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QString file = QStringLiteral("Book.java");
        model.setRows({{file, QStringLiteral("src/Book.java"), {}, true, false, 12, 0}, {file, QStringLiteral("src/Book.java"), {}, false, false, 3, 1},
            {file, QStringLiteral("src/Book.java"), {}, false, true}, {file, QStringLiteral("../Book.java"), QStringLiteral("outside")}});
        const auto state = [&](int row) { return model.index(row, static_cast<int>(WorkflowFileColumn::State)).data().toString(); };
        QCOMPARE(state(0), QStringLiteral("New, +12"));
        QCOMPARE(state(1), QStringLiteral("Changed, +3 −1"));
        QCOMPARE(state(2), QStringLiteral("Unchanged"));
        QCOMPARE(state(3), QStringLiteral("Not written: outside"));
        QVERIFY(model.rows().at(1).isWritable());
        QVERIFY(!model.rows().at(2).isWritable());
        QVERIFY(!model.rows().at(3).isWritable());
        QVERIFY(model.index(3, 0).data(SeverityRole).isValid());
    }
};

OUTCROP_TEST(TestWorkflowModels, NoApplication)

} // namespace tst_workflowmodels

#include "tst_workflowmodels.moc"
