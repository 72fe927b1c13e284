// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the thresholds of the system in ADR-006 and of the sample. The files of the system are not part of the repository: OUTCROP_CORPORA names
// their folder.
#include "tests/support/testregistry.h"

#include "estimates.h"

#include <QFile>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_complexitycorpus {

namespace {

ComplexityThresholds thresholdsOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? thresholdsFrom(file.readAll()) : ComplexityThresholds();
}

int countLeaves(const DataNode &node)
{
    int count = node.isMapping() ? 0 : 1;
    for (const DataNode::Member &member : node.members())
        count += countLeaves(member.value);
    return count;
}

} // namespace

class TestComplexityCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (!corpora.isEmpty())
            m_realThresholds = thresholdsOfFile(corpora + QStringLiteral("/obra/complexity_thresholds.yaml"));
    }

    void sampleHasNoFindings()
    {
        const ComplexityThresholds sample = thresholdsOfFile(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/config/complexity_thresholds.yaml"));
        QVERIFY2(sample.diagnostics.isEmpty(), qPrintable(findings(sample.diagnostics)));
        QVERIFY(!sample.linesPerOutput.isEmpty());
    }

    void loadsTheRealFileWithoutLoss()
    {
        if (!hasRealFile())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        QVERIFY2(m_realThresholds.diagnostics.isEmpty(), qPrintable(findings(m_realThresholds.diagnostics)));
        QCOMPARE(countLeaves(m_realThresholds.data), 98);
        QCOMPARE(m_realThresholds.linesPerOutput.size(), 12);
        QCOMPARE(m_realThresholds.concepts.size(), 10);
        QCOMPARE(m_realThresholds.circumstances.size(), 5);
        QCOMPARE(m_realThresholds.taskTypes.size(), 12);
        QCOMPARE(m_realThresholds.fileWeights.size(), 5);
        QCOMPARE(m_realThresholds.depthPoints.size(), 6);
    }

    void everyCountHasAWeight()
    {
        if (!hasRealFile())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        for (int count = 1; count < 50; ++count)
            QVERIFY(findFactor(m_realThresholds.fileWeights, count));
        for (int depth = 0; depth < 50; ++depth)
            QVERIFY(findFactor(m_realThresholds.depthPoints, depth));
        QCOMPARE(findFactor(m_realThresholds.fileWeights, 7)->value, 2.0);
        QCOMPARE(findFactor(m_realThresholds.depthPoints, 9)->value, 40.0);
    }

    void estimatesATaskWithTheRealThresholds()
    {
        if (!hasRealFile())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        // The 180 lines give 45 points, and the depth gives 5. The factors are 1.3 for two files, 1.5 for a feature and 1.7 for security.
        const ComplexityEstimate estimate =
            estimateOf("{description: d, type: feature_implementation, produces: {simple_class: 1, api_endpoint: 1}, files: [a, b],\n"
                       "  dependencies: [store], concepts: [security_critical], circumstances: [], tested: true}",
                m_realThresholds);
        QCOMPARE(estimate.heuristic.lineCount, 180.0);
        QCOMPARE(estimate.heuristic.value, (45.0 + 5.0) * 1.3 * 1.5 * 1.7);
        QCOMPARE(estimate.confidence.value, 1.0);
        QCOMPARE(estimate.exceededLimits.size(), 2); // the score exceeds both limits
        QCOMPARE(estimate.notes.filter(QStringLiteral("a model's estimate")).size(), 1); // the thresholds require a model's estimate
    }

private:
    bool hasRealFile() const { return m_realThresholds.data.isMapping(); }

    ComplexityThresholds m_realThresholds;
};

OUTCROP_TEST(TestComplexityCorpus, NoApplication)

} // namespace tst_complexitycorpus

#include "tst_complexitycorpus.moc"
