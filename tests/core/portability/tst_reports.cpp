// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schema.h"
#include "core/portability/jsonreport.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"
#include "core/portability/textreport.h"
#include "tests/core/portability/smallreport.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_reports {

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const Schema &sarifSchema()
{
    static const Schema schema(fileBytes(QStringLiteral(OUTCROP_TEST_DATA "/schemas/sarif-2.1.0.schema.json")));
    return schema;
}

QString sarifProblem(const Json &sarif)
{
    const QList<SchemaViolation> violations = sarifSchema().validate(sarif);
    return violations.isEmpty() ? QString() : violations.first().pointer + u' ' + violations.first().message;
}

Json sarifOf(const PortabilityReport &report)
{
    return sarifReport(report, QStringLiteral("1.2.3"));
}

/// Returns the fingerprints of a report's results.
QStringList fingerprints(const PortabilityReport &report)
{
    QStringList all;
    const Json sarif = sarifOf(report);
    for (const Json &found : sarif["runs"][0]["results"])
        all.append(qString(found["partialFingerprints"]["outcropFinding/v1"]));
    return all;
}

/// Returns a random text with everything that may need escaping.
QString hostileText(QRandomGenerator &random)
{
    static const QStringList pieces{QStringLiteral("]]>"), QStringLiteral("<!--"), QStringLiteral("&amp;"), QStringLiteral("\"'"),
        QStringLiteral("\\u0000"), QString(QChar(0)), QString(QChar(0x1b)), QString(QChar(0xD800)), QString(QChar(0xFFFE)),
        QStringLiteral("🌱"), QStringLiteral("\r\n"), QStringLiteral("%20%SRCROOT%"), QStringLiteral("{0}"), QStringLiteral("漢字")};
    QString text;
    for (int i = 0; i < 4; ++i)
        text += pieces.at(random.bounded(int(pieces.size())));
    return text;
}

PortabilityReport hostileReport(quint32 seed)
{
    QRandomGenerator random(seed);
    PortabilityReport report = smallReport();
    for (AgentReport &agent : report.agents) {
        agent.agent = hostileText(random);
        agent.file = hostileText(random);
        for (CriterionResult &result : agent.results) {
            result.reason = hostileText(random);
            for (Diagnostic &finding : result.findings) {
                finding.message = hostileText(random);
                finding.location.file = hostileText(random);
                finding.location.range = {};
            }
        }
    }
    return report;
}

/// Returns the error of an XML parser; empty if the text is well-formed.
QString xmlProblem(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError() ? reader.errorString() : QString();
}

} // namespace

/// Tests reports as text, JSON, SARIF and JUnit XML, for a small library with every outcome and for hostile texts.
class TestReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesText() { COMPARE_GOLDEN("portability/report.txt", (textReport(smallReport()).join(u'\n') + u'\n').toUtf8()); }
    void writesJson() { COMPARE_GOLDEN("portability/report.json", jsonText(jsonReport(smallReport()))); }
    void writesSarif() { COMPARE_GOLDEN("portability/report.sarif", jsonText(sarifOf(smallReport()))); }
    void writesJUnit() { COMPARE_GOLDEN("portability/report.xml", junitReport(smallReport())); }

    void textCountsOnlyTestsThatWereRun();
    void textFitsItsWidth();
    void countsFilesWithErrorsSeparately();
    void textSummarizesACleanLibrary();
    void sarifMatchesItsSchema();
    void schemaRejectsInvalidReports_data();
    void schemaRejectsInvalidReports();
    void fingerprintsIgnoreMovedLines();
    void junitMatchesItsSchema();
    void escapesHostileTexts();
};

void TestReports::textCountsOnlyTestsThatWereRun()
{
    QCOMPARE(textReport(smallReport()).last(),
        QStringLiteral("1 error in 1 file; 5 of 8 tests passed (3 agents, 5 criteria); not counted: 3 not opted in, 2 not applicable, 2 not run; unreadable: 1 file"));
}

/// Criteria that do not fit are shown in further rows, and none is omitted.
void TestReports::textFitsItsWidth()
{
    const QStringList titles = textReport(smallReport(), 30).filter(QStringLiteral("AGENT"));
    QCOMPARE(titles, (QStringList{QStringLiteral("AGENT         005   006   010"), QStringLiteral("AGENT         011   017")}));
    for (const QString &line : textReport(smallReport(), 30).filter(QStringLiteral("größe & <co> ")))
        QVERIFY2(line.size() <= 30 || line.contains(u':'), qPrintable(line));
    QCOMPARE(textReport(smallReport(), 200), textReport(smallReport()));
    QCOMPARE(textReport(smallReport(), 1).filter(QStringLiteral("AGENT")).size(), 5);
}

void TestReports::countsFilesWithErrorsSeparately()
{
    PortabilityReport report = smallReport();
    const Diagnostic inTested{Severity::Error, QStringLiteral("schema-type"), QStringLiteral("Wrong type."), {QStringLiteral("agents/old.md"), {}}};
    report.unreadable += {inTested, inTested};
    QVERIFY2(textReport(report).last().startsWith(QStringLiteral("3 errors in 2 files; 5 of 8 tests passed")), qPrintable(textReport(report).last()));
    QVERIFY2(textReport(report).last().endsWith(QStringLiteral("2 not run; unreadable: 1 file")), qPrintable(textReport(report).last()));
    const Json summary = jsonReport(report)["summary"];
    QCOMPARE(summary["unreadable"].get<int>(), 1);
    QCOMPARE(summary["with_errors"].get<int>(), 1);
    QCOMPARE(jsonReport(report)["unreadable"].size(), size_t(3));
    report.unreadable = {inTested};
    QVERIFY2(textReport(report).last().startsWith(QStringLiteral("1 error in 1 file; 5 of 8 tests passed")), qPrintable(textReport(report).last()));
    QVERIFY2(textReport(report).last().endsWith(QStringLiteral("2 not run")), qPrintable(textReport(report).last()));
}

void TestReports::textSummarizesACleanLibrary()
{
    PortabilityReport report;
    for (int i = 1; i <= 10; ++i)
        report.criteria.append(criterion(QStringLiteral("PV-%1").arg(i, 3, 10, QLatin1Char('0')), QStringLiteral("Title")));
    for (int i = 0; i < 10; ++i) {
        AgentReport agent{QStringLiteral("a%1").arg(i), QStringLiteral("a%1.md").arg(i), {}};
        for (const Criterion &criterion : report.criteria)
            agent.results.append(result(criterion.id, Outcome::Passed));
        report.agents.append(agent);
    }
    QCOMPARE(textReport(report), QStringList{QStringLiteral("100 of 100 tests passed (10 agents, 10 criteria)")});

    report.agents.first().results.first() = result(QStringLiteral("PV-001"), Outcome::NotApplicable, QStringLiteral("It has no front matter."));
    QCOMPARE(textReport(report), QStringList{QStringLiteral("99 of 99 tests passed (10 agents, 10 criteria); not counted: 1 not applicable")});
}

void TestReports::sarifMatchesItsSchema()
{
    QCOMPARE(sarifSchema().error(), QString());
    QCOMPARE(sarifProblem(sarifOf(smallReport())), QString());
    QCOMPARE(sarifProblem(sarifOf({})), QString());
}

void TestReports::schemaRejectsInvalidReports_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::newRow("version") << "/version" << "\"2.0.0\"";
    QTest::newRow("level") << "/runs/0/results/0/level" << "\"fatal\"";
    QTest::newRow("message") << "/runs/0/results/0/message" << "{}";
    QTest::newRow("line") << "/runs/0/results/1/locations/0/physicalLocation/region/startLine" << "0";
    QTest::newRow("fix") << "/runs/0/results/3/fixes/0/artifactChanges" << "[]";
    QTest::newRow("columns") << "/runs/0/columnKind" << "\"bytes\"";
    QTest::newRow("no driver") << "/runs/0/tool" << "{}";
}

/// The schema must reject an invalid report. Without this test, the other tests would pass even with a schema that accepts everything.
void TestReports::schemaRejectsInvalidReports()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    Json sarif = sarifOf(smallReport());
    const Json::json_pointer place(pointer.toStdString());
    QVERIFY(sarif.contains(place));
    sarif[place] = Json::parse(value.toStdString());
    QVERIFY(!sarifProblem(sarif).isEmpty());
}

void TestReports::fingerprintsIgnoreMovedLines()
{
    const QStringList before = fingerprints(smallReport());
    QCOMPARE(QSet<QString>(before.begin(), before.end()).size(), before.size());
    PortabilityReport moved = smallReport();
    for (AgentReport &agent : moved.agents) {
        for (CriterionResult &result : agent.results) {
            for (Diagnostic &finding : result.findings)
                finding.location.range = lineRange(finding.location.range.start.line + 7, 1, 3);
        }
    }
    QCOMPARE(fingerprints(moved), before);
}

void TestReports::junitMatchesItsSchema()
{
    const QString xmllint = QStandardPaths::findExecutable(QStringLiteral("xmllint"));
    if (xmllint.isEmpty())
        QSKIP("xmllint (libxml2-utils) is not installed");
    QTemporaryDir room;
    for (const PortabilityReport &report : {smallReport(), PortabilityReport(), hostileReport(1)}) {
        QFile file(room.filePath(QStringLiteral("report.xml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(junitReport(report));
        file.close();
        QProcess process;
        process.start(xmllint, {QStringLiteral("--noout"), QStringLiteral("--schema"),
                                   QStringLiteral(OUTCROP_TEST_DATA "/schemas/junit.xsd"), file.fileName()});
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
}

void TestReports::escapesHostileTexts()
{
    for (quint32 seed = 1; seed <= 100; ++seed) {
        const PortabilityReport report = hostileReport(seed);
        QCOMPARE(xmlProblem(junitReport(report)), QString());
        QCOMPARE(sarifProblem(Json::parse(jsonText(sarifOf(report)).toStdString())), QString());
        QVERIFY(!Json::parse(jsonText(jsonReport(report)).toStdString(), nullptr, false).is_discarded());
        QCOMPARE(junitReport(report), junitReport(hostileReport(seed)));
        QCOMPARE(sarifOf(report), sarifOf(hostileReport(seed)));
    }
}

OUTCROP_TEST(TestReports, CoreApplication)

} // namespace tst_reports

#include "tst_reports.moc"
