// SPDX-License-Identifier: GPL-3.0-or-later
// Tests prompt types on the command line: how they are chosen, rendered and switched.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clitemplates {

namespace {

const QString sample = QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample");
const QString templatesFile = QStringLiteral("config/hybrid_prompt_templates.yaml");

CliRun run(const QString &line, const QString &folder = sample)
{
    return runCli(line.split(u' '), folder);
}

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

/// A copy of the plain workspace with the sample's configuration.
class TemplateWorkspace : public WorkspaceCopy
{
public:
    TemplateWorkspace() : WorkspaceCopy(QStringLiteral("plain"))
    {
        for (const char *name : {"hybrid_prompt_templates", "prompt_rules", "response_schemas"}) {
            const QString path = QStringLiteral("config/%1.yaml").arg(QLatin1StringView(name));
            write(path, bytesOf(sample + u'/' + path));
        }
    }

    QByteArray templates() const { return bytesOf(path(templatesFile)); }
};

} // namespace

class TestCliTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outputMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("golden");
        const QString review = QStringLiteral(" --type validation --agent  --profile  --request Check!");
        QTest::newRow("list") << "templates" << "templates.txt";
        QTest::newRow("list as JSON") << "--json templates list" << "templates.json";
        QTest::newRow("a switch") << "templates set decision structured --dry-run" << "templates-set.txt";
        QTest::newRow("help for a switch") << "templates set --help" << "help-templates-set.txt";
        QTest::newRow("help for the way back") << "templates revert --help" << "help-templates-revert.txt";
        QTest::newRow("a hybrid prompt") << "render --provider manual --as display" + review << "hybrid-manual.md";
        QTest::newRow("its request") << "render --provider anthropic" + review << "hybrid-anthropic.json";
        QTest::newRow("its losses") << "render --provider anthropic --as losses" + review << "hybrid-losses.txt";
    }

    void outputMatchesTheGoldenFiles()
    {
        QFETCH(QString, line);
        QFETCH(QString, golden);
        const TemplateWorkspace copy;
        const CliRun result = run(line, copy.folder());
        QVERIFY2(result.code == ExitCode::Done, result.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/") + golden, result.out);
    }

    void bundleContainsTypeAndFields()
    {
        const TemplateWorkspace copy;
        const Json planning = jsonOf(run(QStringLiteral("compose --phase planning"), copy.folder()))["hybrid"];
        QCOMPARE(qString(planning["prompt_type"]), QStringLiteral("planning"));
        QVERIFY(planning["structured"].get<bool>());
        const Json task = jsonOf(run(QStringLiteral("compose --type task_execution --field task_id=7 --field files=[a.py,b.py]"), copy.folder()))["hybrid"];
        QVERIFY(!task["structured"].get<bool>());
        QCOMPARE(task["metadata"]["task_id"], Json(7));
        QCOMPARE(task["metadata"]["files"].size(), size_t(2));
        QVERIFY(jsonOf(run(QStringLiteral("compose --phase planning --type "), copy.folder()))["hybrid"].is_null());
        QVERIFY(jsonOf(run(QStringLiteral("compose"), copy.folder()))["hybrid"].is_null());
    }

    void explainsUsageErrors_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("type") << "compose --type validaton" << "unknown prompt type `validaton`; did you mean `validation`?";
        QTest::newRow("field") << "compose --type planning --field gaol=x" << "unknown field `gaol`; did you mean `goal`?";
        QTest::newRow("field without value") << "compose --type planning --field goal" << "--field requires NAME=VALUE, not `goal`";
        QTest::newRow("field without type") << "compose --field goal=x" << "--field requires a prompt type";
        QTest::newRow("action") << "templates st" << "unexpected argument `st`; did you mean `set`?";
        QTest::newRow("mode") << "templates set planning strucured" << "unknown mode `strucured`; did you mean `structured`?";
        QTest::newRow("no mode") << "templates set planning" << "MODE is required";
        QTest::newRow("no type") << "templates revert" << "TYPE is required";
        QTest::newRow("a type too many") << "templates list planning" << "unexpected argument `planning`";
        QTest::newRow("template") << "templates set plan structured" << "unknown template `plan`";
    }

    void explainsUsageErrors()
    {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CliRun result = run(line);
        QCOMPARE(result.code, ExitCode::Usage);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.err.contains(message.toUtf8()), result.err.constData());
    }

    void switchesAModeAndRevertsIt()
    {
        const TemplateWorkspace copy;
        const QByteArray before = copy.templates();
        QCOMPARE(run(QStringLiteral("templates set validation unstructured --dry-run"), copy.folder()).code, ExitCode::Done);
        QCOMPARE(copy.templates(), before);
        QCOMPARE(run(QStringLiteral("templates set validation unstructured"), copy.folder()).out, QByteArray("Changed " + templatesFile.toUtf8() + '\n'));
        QVERIFY(copy.templates() != before);
        QCOMPARE(run(QStringLiteral("templates set validation unstructured"), copy.folder()).out,
            QByteArray("No changes\n"));
        QVERIFY(jsonOf(run(QStringLiteral("--json templates revert validation"), copy.folder()))["written"].is_array());
        QCOMPARE(copy.templates(), before);
        const CliRun again = run(QStringLiteral("templates revert validation"), copy.folder());
        QCOMPARE(again.code, ExitCode::Input);
        QVERIFY2(again.err.contains("No mode switch is recorded for `validation`"), again.err.constData());
    }

    /// An error in the rules stops only prompts that include them.
    void brokenRulesStopOnlyPromptsWithRules()
    {
        const TemplateWorkspace copy;
        copy.append(QStringLiteral("config/prompt_rules.yaml"), "    - {name: NAMELESS}\n");
        const auto codeOf = [&copy](const char *options) { return run(QStringLiteral("render --provider openai --request x") + QLatin1StringView(options), copy.folder()).code; };
        QCOMPARE(codeOf(""), ExitCode::Done);
        QCOMPARE(codeOf(" --phase generating"), ExitCode::Done);
        QCOMPARE(codeOf(" --phase planning"), ExitCode::Input);
        QCOMPARE(codeOf(" --type task_execution"), ExitCode::Input);
    }

    void handlesWorkspacesWithoutTemplates()
    {
        QCOMPARE(run(QStringLiteral("templates"), plainWorkspace()).out, QByteArray("0 templates\n"));
        QCOMPARE(run(QStringLiteral("templates set planning structured"), plainWorkspace()).code, ExitCode::Input);
        QCOMPARE(run(QStringLiteral("compose --type planning"), plainWorkspace()).code, ExitCode::Usage);
    }
};

OUTCROP_TEST(TestCliTemplates, NoApplication)

} // namespace tst_clitemplates

#include "tst_clitemplates.moc"
