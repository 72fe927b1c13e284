// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleengine.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_suppressions {

namespace {

QList<Rule> rules()
{
    return readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"),
                           "rules:\n  code:\n    - {id: R1, name: N, description: d, validation_type: regex, validation_pattern: dust, severity: high}\n"
                           "    - {id: R2, name: M, description: d, validation_type: regex, validation_pattern: sand, severity: low}\n"))
        .rules;
}

CheckedTextReport check(const QString &text)
{
    return RuleEngine(rules()).check({QStringLiteral("a.py"), text});
}

QStringList codes(const Diagnostics &findings)
{
    QStringList all;
    for (const Diagnostic &finding : findings)
        all.append(QStringLiteral("%1@%2").arg(finding.code).arg(finding.location.range.start.line));
    return all;
}

} // namespace

class Suppressions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suppressesOnTheSameLine_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"dust # outcrop-allow R1: it is old", "dust // outcrop-allow R1: it is old", "dust /* outcrop-allow R1: it is old */",
                 "dust <!-- outcrop-allow R1: it is old -->", "dust -- outcrop-allow R1, R2: it is old"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void suppressesOnTheSameLine()
    {
        QFETCH(QString, line);
        const CheckedTextReport report = check(line);
        const RuleResult &result = report.results.first();
        QCOMPARE(result.outcome, RuleOutcome::Kept);
        QCOMPARE(result.suppressedFindings.size(), 1);
        QCOMPARE(result.suppressedFindings.first().reason, QStringLiteral("it is old"));
        QVERIFY2(report.remarks.isEmpty(), qPrintable(codes(report.remarks).join(u' ')));
    }

    void suppressesOnTheNextLine()
    {
        const CheckedTextReport report =
            check(QStringLiteral("# outcrop-allow R1: old\n# outcrop-allow R2: older\n\ndust sand\ndust\n"));
        QCOMPARE(codes(report.results.at(0).findings), QStringList{QStringLiteral("R1@5")});
        QCOMPARE(report.results.at(1).outcome, RuleOutcome::Kept);
    }

    void suppressesInAWholeFile()
    {
        const CheckedTextReport report =
            check(QStringLiteral("# outcrop-allow-file R1: recorded from elsewhere\ndust\nclean\ndust\n"));
        QCOMPARE(report.results.first().suppressedFindings.size(), 2);
    }

    void requiresAReason()
    {
        const CheckedTextReport report = check(QStringLiteral("dust # outcrop-allow R1\n"));
        QCOMPARE(report.results.first().outcome, RuleOutcome::Broken);
        QCOMPARE(codes(report.remarks), QStringList{QStringLiteral("suppression-without-reason@1")});
    }

    void reportsUnknownAndUnusedSuppressions()
    {
        const CheckedTextReport report =
            check(QStringLiteral("clean # outcrop-allow R1: why\nclean # outcrop-allow R9: why\n"));
        QCOMPARE(codes(report.remarks), (QStringList{QStringLiteral("suppression-unused@1"), QStringLiteral("suppression-unknown-rule@2")}));
    }
};

OUTCROP_TEST(Suppressions, CoreApplication)

} // namespace tst_suppressions

#include "tst_suppressions.moc"
