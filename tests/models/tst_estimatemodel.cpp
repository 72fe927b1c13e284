// SPDX-License-Identifier: GPL-3.0-or-later
// Tests an estimate as a tree model.
#include "models/complexity/estimatelabels.h"
#include "models/complexity/estimatetree.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_estimatemodel {

namespace {

ComplexityThresholds thresholds()
{
    return readComplexityThresholds(readDocument(QStringLiteral("config/complexity_thresholds.yaml"),
        "complexity_heuristics: {file_count_weights: {1_file: 1, 2_plus_files: 2}}\n"
        "task_type_multipliers: {feature_implementation: 1.5}\n"
        "decomposition_thresholds: {max_files: 2, max_loc_estimate: 100, max_complexity_score: 100, suggestion_threshold: 60}\n"
        "parallelization_rules: {min_subtasks_for_parallel: 2}\n"));
}

const char *const work = "title: Export\n"
                         "description: d\n"
                         "type: feature_implementation\n"
                         "subtasks:\n"
                         "  - {id: a, title: Read, description: d, lines: 10, files: [r.cpp]}\n"
                         "  - {id: b, title: Write, description: d, lines: 20, files: [w.cpp, x.cpp]}\n"
                         "  - {id: c, title: Join, description: d, lines: 10, files: [r.cpp], after: [a]}\n";

TaskDocument task(const char *text = work)
{
    return readTask(QString::fromUtf8(text), QStringLiteral("tasks/export.yaml"), thresholds());
}

ComplexityEstimate estimate(const std::optional<ComplexityOpinion> &opinion = {})
{
    return estimateTask(task().task, thresholds(), opinion);
}

QModelIndex rowOf(const QAbstractItemModel &model, const QString &part, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        if (model.index(row, 0, parent).data().toString() == part)
            return model.index(row, 0, parent);
    }
    return {};
}

} // namespace

class TestEstimateModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsTheWholeEstimate()
    {
        EstimateModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(estimateTree(estimate(), {}));
        QVERIFY(rejectsOutOfRange(model));
        const QStringList expected = QStringLiteral(R"(# Part | Value | Reason
Complexity | 80.0 | confidence 0.50
  Heuristics | 120.0 | confidence 0.50
    lines of subtask "Read": 10 | + 10.00 |
    lines of subtask "Write": 20 | + 20.00 |
    lines of subtask "Join": 10 | + 10.00 |
    3 files | × 2.00 | complexity_heuristics.file_count_weights.2_plus_files
    task type: feature_implementation | × 1.50 | task_type_multipliers.feature_implementation
    Confidence |  | 3 of 6 inputs stated; not stated: dependencies, concepts, circumstances
Limits exceeded | 3 |
  files: 3, above the maximum of 2 | 3.0 | max_files
  raw score: 120, above the maximum of 100 | 120.0 | max_complexity_score
  raw score: 120; splitting is suggested at 60 or more | 120.0 | suggestion_threshold
Suggested subtasks | 3 | as listed in the task
  Group 1: can run in parallel |  | confidence 0.40
    Read | 10.0 | r.cpp
    Write | 40.0 | w.cpp, x.cpp
  Group 2: cannot run in parallel |  |
    Join | 10.0 | r.cpp
Conflicts | 2 |
  Read and Join |  | same files: r.cpp
  Read and Join |  | one depends on the result of the other: a
)")
                                         .split(u'\n');
        QCOMPARE(dump(model).split(u'\n'), expected);
        model.setTree({});
        QCOMPARE(model.rowCount(), 0);
    }

    void showsTheModelsOpinion()
    {
        const ComplexityOpinion opinion{60, 0.5, {QStringLiteral("It is spread out.")}, {}, QStringLiteral("anthropic/m")};
        EstimateModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(estimateTree(estimate(), {}));
        model.setTree(estimateTree(estimate(opinion), {}));
        const QModelIndex row = rowOf(model, QStringLiteral("Model’s estimate"), rowOf(model, QStringLiteral("Complexity")));
        QVERIFY(row.isValid());
        QCOMPARE(row.siblingAtColumn(1).data().toString(), QStringLiteral("60.0"));
        QVERIFY(rowOf(model, QStringLiteral("It is spread out."), row).isValid());
        QCOMPARE(rowOf(model, QStringLiteral("Complexity")).siblingAtColumn(1).data().toString(), QStringLiteral("73.3"));
    }

    void listsFindingsFirstWithLocations()
    {
        const TaskDocument wrong = task("description: d\ntype: odd\n");
        EstimateModel model;
        model.setTree(estimateTree(estimateTask(wrong.task, thresholds()), wrong.diagnostics));
        const QModelIndex finding = model.index(0, 0, model.index(0, 0));
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Findings"));
        QCOMPARE(model.itemAt(finding)->location.range.start.line, 2);
        QVERIFY(model.itemAt(finding)->severity == Severity::Warning);
    }

    void stepsHaveThresholdLocations()
    {
        EstimateModel model;
        model.setTree(estimateTree(estimate(), {}));
        const QModelIndex heuristics = rowOf(model, QStringLiteral("Heuristics"), rowOf(model, QStringLiteral("Complexity")));
        const EstimateItem *step = model.itemAt(rowOf(model, QStringLiteral("3 files"), heuristics));
        QVERIFY(step);
        QCOMPARE(step->location.file, QStringLiteral("config/complexity_thresholds.yaml"));
        QCOMPARE(step->location.range.start.line, 1);
    }

    void summarizesInOneLine()
    {
        QCOMPARE(EstimateLabels::summary(estimate()),
            QStringLiteral("Export: complexity 80.0, confidence 0.50. Consider splitting the task."));
    }
};

OUTCROP_TEST(TestEstimateModel, CoreApplication)

} // namespace tst_estimatemodel

#include "tst_estimatemodel.moc"
