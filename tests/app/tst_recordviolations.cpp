// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the violations of a rule check in the store: each is recorded once, and can be resolved with a note and reopened.
#include "app/records/storelocation.h"
#include "app/rules/recordviolations.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_recordviolations {

namespace {

const QDateTime day(QDate(2026, 11, 1), QTime(12, 0), Qt::UTC);

RuleReport reportWithViolations(std::initializer_list<int> lines)
{
    RuleReport report;
    Rule rule;
    rule.id = QStringLiteral("CODE_001");
    rule.name = QStringLiteral("NO_STUBS");
    rule.domain = QStringLiteral("code_generation");
    rule.severity = RuleSeverity::Critical;
    rule.enforcement = QStringLiteral("Implement it.");
    report.rules.append(rule);
    RuleResult result;
    result.rule = rule.id;
    result.outcome = RuleOutcome::Broken;
    for (const int line : lines)
        result.findings.append({Severity::Error, rule.id, QStringLiteral("A stub."), {QStringLiteral("a.py"), {{0, line, 1}, {0, line, 5}}}});
    report.texts.append({QStringLiteral("a.py"), {result}, {}});
    return report;
}

} // namespace

class TestRecordViolations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        m_keys = std::make_unique<KeyRing>(m_copy->siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>()));
        Result<OpenedStore> opened = openStore(StoreLocation{m_copy->folder()}, *m_keys);
        QVERIFY(opened.ok());
        m_store = std::move(opened->store);
    }

    void storesEachViolationOnce()
    {
        const QList<Violation> violations = violationsOf(reportWithViolations({3, 7}), day);
        QCOMPARE(violations.size(), 2);
        QCOMPARE(violations.first().severity, QStringLiteral("critical"));
        QCOMPARE(violations.first().suggestion, QStringLiteral("Implement it."));
        QCOMPARE(*storeViolations(*m_store, violations), 2);
        QCOMPARE(*storeViolations(*m_store, violationsOf(reportWithViolations({3, 7, 9}), day)), 1);
        QCOMPARE(*m_store->violations().count(), 3);
    }

    void aResolvedViolationKeepsItsNote()
    {
        QVERIFY(storeViolations(*m_store, violationsOf(reportWithViolations({3, 7}), day)).ok());
        const Result<Violation> resolved = resolveViolation(*m_store, 2, QStringLiteral("generated code"), day);
        QVERIFY(resolved.ok() && resolved->isResolved);
        const Result<QList<Violation>> stored = m_store->violations().query();
        QVERIFY(stored.ok());
        QVERIFY(!stored->first().isResolved && stored->last().isResolved);
        QCOMPARE(resolutionNote(stored->last()), QStringLiteral("generated code"));
        QCOMPARE(stored->last().line, 7);
        QCOMPARE(stored->last().details["column"], Json(1));
        QCOMPARE(*storeViolations(*m_store, violationsOf(reportWithViolations({7}), day)), 1); // a resolved violation that occurs again is a new record
        QVERIFY(!reopenViolation(*m_store, 2)->isResolved);
    }

    void rejectsAnUnknownViolation()
    {
        QVERIFY(resolveViolation(*m_store, 1, QStringLiteral("x"), day).error().code == ErrorCode::NotFound);
        QVERIFY(reopenViolation(*m_store, 5).error().code == ErrorCode::NotFound);
    }

private:
    std::unique_ptr<WorkspaceCopy> m_copy;
    std::unique_ptr<KeyRing> m_keys;
    std::unique_ptr<Store> m_store;
};

OUTCROP_TEST(TestRecordViolations, CoreApplication)

} // namespace tst_recordviolations

#include "tst_recordviolations.moc"
