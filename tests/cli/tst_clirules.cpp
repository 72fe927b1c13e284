// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the output and exit codes of `rules`. Uses only pattern rules, so that it runs without grammars.
#include "clirun.h"
#include "core/base/json.h"
#include "core/documents/schema/schema.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clirules {

namespace {

const QByteArray rules = R"(rules:
  cleaning:
    - id: DUST_1
      name: NO_DUST
      description: Nothing is dusty.
      validation_type: regex
      validation_pattern: '\bdust\b'
      severity: high
      examples: {positive: all is clean, negative: there is dust}
      enforcement: Dust it.
    - {id: LOOK_1, name: LOOK, description: 'Look: 1) at the floor, 2) at the roof', validation_type: manual_review, severity: medium}
  doors:
    - {id: DOOR_1, name: SHUT, description: Doors are shut., validation_type: llm_check, validation_prompt: Is it shut?, severity: low}
)";

/// A workspace with rules and a few files.
class RulesWorkspace
{
public:
    explicit RulesWorkspace(const QByteArray &yaml = rules) : m_copy(QStringLiteral("plain"))
    {
        m_copy.write(QStringLiteral("config/prompt_rules.yaml"), yaml);
        m_copy.write(QStringLiteral("house/hall.txt"), "clean\nsome dust here\n");
        m_copy.write(QStringLiteral("house/attic.txt"), "dust # outcrop-allow DUST_1: nobody goes there\n");
        m_copy.write(QStringLiteral("garden/path.txt"), "clean\n");
        m_copy.write(QStringLiteral("stone.txt"), QByteArray("\xff\xfe", 2));
    }

    CliRun run(const QString &line, const QByteArray &input = {}) const
    {
        return runCli(line.split(u' ', Qt::SkipEmptyParts), m_copy.folder(), input);
    }

private:
    WorkspaceCopy m_copy;
};

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

} // namespace

class CliRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewRulesFileIsChecked()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QCOMPARE(runCli({"new", "prompt-rules"}, copy.folder()).code, ExitCode::Done);
        const CliRun list = runCli({"rules", "list"}, copy.folder());
        QVERIFY2(list.out.contains("stub functions") && !list.out.contains("not checked"), list.out.constData());
    }

    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::newRow("nothing found") << "rules check garden" << 0;
        QTest::newRow("a violation") << "rules check house" << 1;
        QTest::newRow("allowed") << "rules check house/attic.txt" << 0;
        QTest::newRow("only other rules") << "rules check house --domain doors" << 0;
        QTest::newRow("an unknown rule") << "rules check house --rules DUST_2" << 2;
        QTest::newRow("an unknown domain") << "rules check house --domain door" << 2;
        QTest::newRow("an unknown report") << "rules check house --report html" << 2;
        QTest::newRow("nothing to check") << "rules check" << 2;
        QTest::newRow("no such file") << "rules check cellar" << 3;
        QTest::newRow("no text") << "rules check stone.txt" << 3;
        QTest::newRow("an unknown provider") << "rules check house --provider nobody" << 2;
        QTest::newRow("a model without a provider") << "rules check house --model m" << 2;
        QTest::newRow("examples") << "rules test" << 0;
        QTest::newRow("the list") << "rules list" << 0;
    }
    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        const CliRun run = RulesWorkspace().run(line);
        QVERIFY2(static_cast<int>(run.code) == code, run.err.constData());
    }

    void reportsMatchTheGoldenFiles()
    {
        const RulesWorkspace house;
        COMPARE_GOLDEN(QStringLiteral("cli/rules-check.txt"), house.run(QStringLiteral("rules check house garden")).out);
        COMPARE_GOLDEN(QStringLiteral("cli/rules-check.json"), house.run(QStringLiteral("--json rules check house garden")).out);
        COMPARE_GOLDEN(QStringLiteral("cli/rules-check.json"), house.run(QStringLiteral("--json rules check house garden --report junit")).out);
        COMPARE_GOLDEN(QStringLiteral("cli/rules-check.junit"), house.run(QStringLiteral("rules check house garden --report junit")).out);
        COMPARE_GOLDEN(QStringLiteral("cli/rules-test.txt"), house.run(QStringLiteral("rules test")).out);
    }

    void sarifMatchesItsSchema()
    {
        QFile file(QStringLiteral(OUTCROP_TEST_DATA "/schemas/sarif-2.1.0.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json sarif = jsonOf(RulesWorkspace().run(QStringLiteral("rules check house --report sarif")));
        const QList<SchemaViolation> violations = Schema(file.readAll()).validate(sarif);
        QVERIFY2(violations.isEmpty(), qPrintable(violations.isEmpty() ? QString() : violations.first().pointer + violations.first().message));
        const Json results = sarif["runs"][0]["results"];
        QCOMPARE(results.size(), 2U);
        QCOMPARE(qString(results[0]["suppressions"][0]["justification"]), QStringLiteral("nobody goes there"));
        QVERIFY(!results[1].contains("suppressions"));
        QCOMPARE(qString(sarif["runs"][0]["tool"]["driver"]["rules"][0]["properties"]["tags"][0]), QStringLiteral("rules"));
    }

    void checksStandardInput()
    {
        const CliRun run = RulesWorkspace().run(QStringLiteral("--json rules check -"), "It is clean.\n\nBut there is dust.\n");
        QCOMPARE(run.code, ExitCode::Findings);
        const Json text = jsonOf(run)["texts"][0];
        QVERIFY(text["file"].is_null());
        QCOMPARE(text["results"][0]["findings"][0]["start"]["line"].get<int>(), 3);
        QCOMPARE(text["results"][1]["checklist"], Json::array({"at the floor", "at the roof"}));
    }

    void wrongExamplesFailTheTest()
    {
        const CliRun run = RulesWorkspace(QByteArray(rules).replace("there is dust", "all is clean too")).run(QStringLiteral("rules test"));
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY(run.err.contains("config/prompt_rules.yaml:9:"));
        QVERIFY(run.err.contains("[rule-example]"));
    }

    void listReportsMissingGrammars()
    {
        const Json list = jsonOf(RulesWorkspace().run(QStringLiteral("--json rules list")));
        QCOMPARE(list["rules"].size(), 3U);
        QCOMPARE(list["languages"].size() + list["languages_without_grammar"].size(), 7U);
    }

    /// Unreadable rules stop the command. Otherwise every file would pass in CI.
    void unreadableRulesStopTheCommand_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("broken YAML") << QByteArray("a: [\n") << QByteArray("config/prompt_rules.yaml:1:4: ");
        QTest::newRow("empty") << QByteArray() << QByteArray("config/prompt_rules.yaml");
        QTest::newRow("only a comment") << QByteArray("# later\n") << QByteArray("config/prompt_rules.yaml");
        QTest::newRow("no domain") << QByteArray("rules: {}\n") << QByteArray("config/prompt_rules.yaml");
        QTest::newRow("no rule") << QByteArray("rules: {cleaning: []}\n") << QByteArray("config/prompt_rules.yaml");
        QTest::newRow("not UTF-8") << QByteArray("rules: \xff\n") << QByteArray("config/prompt_rules.yaml");
    }
    void unreadableRulesStopTheCommand()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, place);
        for (const char *line : {"rules check garden", "rules check garden --report junit", "rules", "rules list", "rules test", "--json rules check garden"}) {
            const CliRun run = RulesWorkspace(yaml).run(QString::fromLatin1(line));
            QCOMPARE(run.code, ExitCode::Input);
            QCOMPARE(run.out.isEmpty(), !QByteArray(line).startsWith("--json")); // with --json, standard output contains the error
            QVERIFY2(run.err.contains(place), run.err.constData());
            QVERIFY2(run.err.contains("no readable rules"), run.err.constData());
        }
    }

    void rejectsRulesOutsideTheDomain()
    {
        QCOMPARE(RulesWorkspace().run(QStringLiteral("rules check garden --rules DUST_1 --domain doors")).code, ExitCode::Usage);
    }

    void reportsMissingRules()
    {
        const CliRun run = runCli({QStringLiteral("rules")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY(QByteArray(run.out + run.err).contains("config/prompt_rules.yaml"));
        QCOMPARE(runCli({QStringLiteral("rules"), QStringLiteral("check"), QStringLiteral("layers")}, plainWorkspace()).code, ExitCode::Input);
    }
};

OUTCROP_TEST(CliRules, CoreApplication)

} // namespace tst_clirules

#include "tst_clirules.moc"
