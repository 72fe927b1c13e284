// SPDX-License-Identifier: GPL-3.0-or-later
// Tests simulated quarters with known ground truth: every planted case is found, false positives are rare, and the intervals have their nominal coverage.
#include "core/evolution/evolution.h"
#include "tests/support/simulatedquarter.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_quarter {

using outcrop::testing::SimulatedLayer;
using outcrop::testing::SimulatedQuarter;

namespace {

constexpr int seeds = 20;

EvolutionRun runOf(const SimulatedQuarter &quarter, quint64 seed)
{
    const Workspace workspace = Workspace::fromFiles({QStringLiteral("quarter")}, quarter.files());
    const LayerStack stack = readStack(workspace);
    EvolutionInput input{workspace, stack, TurnTally(stack, quarter.from(), quarter.until()), quarter.changes(seed)};
    for (const Interaction &turn : quarter.interactions(seed))
        input.turns.add(turn);
    return analyze(input);
}

QStringList fingerprints(const EvolutionRun &run)
{
    QStringList ideas;
    for (const Proposal &proposal : run.proposals)
        ideas.append(proposal.suggestion.fingerprint);
    return ideas;
}

/// The number of intervals that contained the true value.
struct Coverage {
    int covered = 0;
    int total = 0;

    void add(bool holds)
    {
        covered += holds ? 1 : 0;
        ++total;
    }
    double share() const { return double(covered) / double(total); }
};

const SimulatedLayer *layerAt(const SimulatedQuarter &quarter, const QString &path)
{
    for (const SimulatedLayer &layer : quarter.layers()) {
        if (layer.path() == path)
            return &layer;
    }
    return nullptr;
}

} // namespace

class TestQuarter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (int seed = 1; seed <= seeds; ++seed)
            m_runs.append(runOf(m_quarter, quint64(seed)));
    }

    void findsEveryPlantedCase()
    {
        for (int i = 0; i < seeds; ++i) {
            const QStringList found = fingerprints(m_runs.at(i));
            for (const QSet<QString> &one : m_quarter.planted()) {
                const bool isReported = std::any_of(found.begin(), found.end(), [&one](const QString &idea) { return one.contains(idea); });
                QVERIFY2(isReported, qPrintable(QStringLiteral("seed %1 misses %2; found %3").arg(i + 1).arg(one.values().join(u'|'), found.join(QStringLiteral("; ")))));
            }
        }
    }

    void hasAtMostOneFalseAlarm()
    {
        QStringList alarms;
        for (int i = 0; i < seeds; ++i) {
            for (const QString &idea : fingerprints(m_runs.at(i))) {
                const QList<QSet<QString>> planted = m_quarter.planted();
                if (std::none_of(planted.begin(), planted.end(), [&idea](const QSet<QString> &one) { return one.contains(idea); }))
                    alarms.append(QStringLiteral("seed %1: %2").arg(i + 1).arg(idea));
            }
        }
        qInfo().noquote() << QStringLiteral("%1 false alarms over %2 seeds, %3 tests each").arg(alarms.size()).arg(seeds).arg(m_runs.first().tests);
        QVERIFY2(alarms.size() <= 1, qPrintable(alarms.join(u'\n')));
    }

    void changesHaveADiff()
    {
        for (const Proposal &proposal : m_runs.first().proposals) {
            const QString kind = proposal.suggestion.kind;
            const bool hasDiff = kind == u"promote" || kind == u"demote" || kind == u"churn" || kind == u"route";
            QCOMPARE(!proposal.suggestion.diff.isEmpty(), hasDiff);
            QCOMPARE(proposal.suggestion.baseVersion.startsWith(u"sha256:"), hasDiff);
            QVERIFY2(proposal.suggestion.confidence.value_or(0) > 0.99, qPrintable(kind));
        }
    }

    /// Wilson's interval has its nominal coverage on average over proportions. The coverage of Garwood's interval is at least its nominal coverage.
    void intervalsHaveTheirNominalCoverage()
    {
        Coverage uses;
        Coverage paces;
        Coverage stuck;
        for (const EvolutionRun &run : std::as_const(m_runs)) {
            for (const UsageRow &row : run.usage) {
                const SimulatedLayer *layer = layerAt(m_quarter, row.path);
                if (layer && layer->useIn(row.workload) > 0)
                    uses.add(row.used.interval.contains(layer->useIn(row.workload)));
            }
            for (const ChurnRow &row : run.churn)
                paces.add(row.changes.interval.contains(layerAt(m_quarter, row.path)->changesPerDay));
            for (const WorkloadRow &row : run.workloads)
                stuck.add(row.stuckShare.interval.contains(SimulatedQuarter::stuckShare));
        }
        qInfo().noquote() << QStringLiteral("95 % intervals that contain the true value: use %1 of %2 (%3), changes %4 of %5 (%6), stuck turns %7 of %8 (%9)")
                                 .arg(uses.covered)
                                 .arg(uses.total)
                                 .arg(uses.share(), 0, 'f', 4)
                                 .arg(paces.covered)
                                 .arg(paces.total)
                                 .arg(paces.share(), 0, 'f', 4)
                                 .arg(stuck.covered)
                                 .arg(stuck.total)
                                 .arg(stuck.share(), 0, 'f', 4);
        QVERIFY(uses.share() > 0.94 && uses.share() < 0.96);
        QVERIFY(paces.share() > 0.93);
        QVERIFY(stuck.share() > 0.90);
    }

private:
    SimulatedQuarter m_quarter;
    QList<EvolutionRun> m_runs;
};

OUTCROP_TEST(TestQuarter, NoApplication)

} // namespace tst_quarter

#include "tst_quarter.moc"
