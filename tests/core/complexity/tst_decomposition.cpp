// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the proposed subtasks, their number, and the reasons why a split is not proposed.
#include "tests/support/testregistry.h"

#include "estimates.h"

#include <QRandomGenerator>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_decomposition {

namespace {

QByteArray files(int count)
{
    QByteArrayList names;
    for (int number = 0; number < count; ++number)
        names.append("src/" + QByteArray::number(number % 3) + "/" + QByteArray::number(number) + ".cpp");
    return "files: [" + names.join(", ") + "]\n";
}

ComplexityOpinion opinionWithTwoSubtasks()
{
    ComplexityOpinion opinion;
    opinion.confidence = 0.5;
    Task first;
    first.id = QStringLiteral("a");
    Task second;
    second.id = QStringLiteral("b");
    opinion.subtasks = {first, second};
    return opinion;
}

} // namespace

class TestDecomposition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectsTheSourceOfSubtasks_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<bool>("withOpinion");
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("pieces");
        QTest::newRow("small enough") << files(3) << false << QStringLiteral("none") << 0;
        QTest::newRow("the task's own") << QByteArray("subtasks: [{description: a}, {description: b}]\n") << true << QStringLiteral("task") << 2;
        QTest::newRow("the opinion's") << files(9) << true << QStringLiteral("opinion") << 2;
        QTest::newRow("by files: at least min_subtask_count") << files(4) << false << QStringLiteral("files") << 3;
        QTest::newRow("by files: as many as the limit asks for") << files(10) << false << QStringLiteral("files") << 4;
        QTest::newRow("by files: by lines") << files(10) + "lines: 1300\n" << false << QStringLiteral("files") << 8;
        QTest::newRow("by files: no more than there are") << files(4) + "lines: 4000\n" << false << QStringLiteral("files") << 4;
        QTest::newRow("by files: no more than are allowed") << files(100) << false << QStringLiteral("files") << 8;
        QTest::newRow("by files: none too small") << files(10) + "lines: 16\n" << false << QStringLiteral("files") << 3;
        QTest::newRow("too little information to split") << QByteArray("lines: 500\nfiles: [a]\n") << false << QStringLiteral("none") << 0;
        QTest::newRow("too few lines to split") << files(10) + "lines: 12\n" << false << QStringLiteral("none") << 0;
    }

    void selectsTheSourceOfSubtasks()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(bool, withOpinion);
        QFETCH(QString, source);
        QFETCH(int, pieces);
        const Task task = taskFrom("description: d\n" + yaml).task;
        const std::optional<ComplexityOpinion> opinion = withOpinion ? std::optional(opinionWithTwoSubtasks()) : std::nullopt;
        const ComplexityEstimate estimate = estimateTask(task, someThresholds(), opinion);
        QCOMPARE(subtaskSourceName(estimate.decomposition.source), source);
        QCOMPARE(estimate.decomposition.subtasks.size(), pieces);
        QVERIFY(pieces > 0 || !estimate.decomposition.notes.isEmpty());
    }

    void assignsEachFileToOneSubtask()
    {
        QRandomGenerator random(3);
        for (int round = 0; round < 300; ++round) {
            const int count = random.bounded(4, 60);
            const ComplexityEstimate estimate = estimateOf("description: d\n" + files(count));
            QStringList all;
            qsizetype shortest = count;
            qsizetype longest = 0;
            for (const Task &piece : estimate.decomposition.subtasks) {
                all += piece.files;
                shortest = qMin(shortest, piece.files.size());
                longest = qMax(longest, piece.files.size());
            }
            QStringList expected = filesOf(estimate.task);
            expected.sort();
            QCOMPARE(all, expected);
            QVERIFY(longest - shortest <= 1 && shortest > 0);
        }
    }

    void notesReasonsAgainstSplitting()
    {
        const ComplexityEstimate few = estimateOf("{description: d, subtasks: [{description: a, lines: 2}, {description: b, lines: 50}]}");
        QCOMPARE(few.decomposition.notes.size(), 2);
        QVERIFY(few.decomposition.notes.first().startsWith(QStringLiteral("fewer subtasks (2) than the minimum (3)")));
        QVERIFY(few.decomposition.notes.last().startsWith(QStringLiteral("subtask 1 has about 2 lines")));
    }

    void estimatesSubtasksRecursively()
    {
        const ComplexityEstimate estimate = estimateOf("{description: d, subtasks: [{description: a, lines: 20}, {description: b, subtasks: [{description: c, lines: 300}]}]}");
        QCOMPARE(estimate.subtasks.size(), 2);
        QCOMPARE(estimate.subtasks[0].combinedScore.score, 10.0);
        QCOMPARE(estimate.subtasks[1].subtasks[0].combinedScore.score, 150.0);
        QVERIFY(estimate.subtasks[1].suggestsSplit());
        QCOMPARE(estimate.combinedScore.score, 160.0);
    }
};

OUTCROP_TEST(TestDecomposition, NoApplication)

} // namespace tst_decomposition

#include "tst_decomposition.moc"
