// SPDX-License-Identifier: GPL-3.0-or-later
// Tests template inputs on the command line.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliinputs {

namespace {

/// A folder with templates, with and without declared inputs, and files with input values.
class TemplateWorkspace : public WorkspaceCopy
{
public:
    TemplateWorkspace() : WorkspaceCopy(QStringLiteral("plain"))
    {
        write(QStringLiteral("tasks/plan.md"),
            "---\ntemplate: mustache\ninputs:\n  entity: {type: string}\n  count: {type: integer, default: 2, test: [5]}\n  schema: {type: file, required: false}\n---\n"
            "Plan {{count}} of {{entity}}.{{#schema}}\n{{.}}{{/schema}}\n");
        write(QStringLiteral("tasks/plain.md"), "Plan {{entity}} in {{place}}.\n");
        write(QStringLiteral("values.yaml"), "entity: Order\ncount: 7\n");
        write(QStringLiteral("values.json"), "{\"entity\": \"Bill\"}");
        write(QStringLiteral("broken.yaml"), "entity: [\n");
        write(QStringLiteral("list.yaml"), "- a\n");
        write(QStringLiteral("schema.sql"), "create table t;");
    }

    CliRun run(const QStringList &words) const { return runCli(words, folder()); }
    CliRun compose(const QStringList &words) const
    {
        return run(QStringList{QStringLiteral("compose"), QStringLiteral("--bare"), QStringLiteral("--request-file"), QStringLiteral("tasks/plan.md")} + words);
    }
};

QString requestOf(const CliRun &run)
{
    const Json bundle = Json::parse(run.out.toStdString(), nullptr, false);
    return bundle.is_discarded() ? QString() : qString(bundle["request"]["text"]);
}

} // namespace

class TestCliInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillsTheTemplate_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("sent");
        QTest::newRow("typed") << QStringList{"--var", "entity=Order"} << "Plan 2 of Order.";
        QTest::newRow("an equals sign in the value") << QStringList{"--var", "entity=a=b"} << "Plan 2 of a=b.";
        QTest::newRow("YAML") << QStringList{"--vars", "values.yaml"} << "Plan 7 of Order.";
        QTest::newRow("typed first") << QStringList{"--vars", "values.yaml", "--var", "entity=Bill"} << "Plan 7 of Bill.";
        QTest::newRow("two files") << QStringList{"--vars", "values.json", "--vars", "values.yaml"} << "Plan 7 of Bill.";
        QTest::newRow("test values") << QStringList{"--var", "entity=x", "--test-values"} << "Plan 5 of x.";
        QTest::newRow("a file") << QStringList{"--var", "entity=x", "--var", "schema=schema.sql"} << "Plan 2 of x.\ncreate table t;";
    }

    void fillsTheTemplate()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, sent);
        const TemplateWorkspace folder;
        const CliRun result = folder.compose(words);
        QVERIFY2(result.code == ExitCode::Done, result.err.constData());
        QCOMPARE(requestOf(result), sent);
        QCOMPARE(result.err, QByteArray());
    }

    void rejectsInvalidValues_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no value") << QStringList{"--var", "entity"} << int(ExitCode::Usage) << QByteArray("--var requires NAME=VALUE");
        QTest::newRow("an unknown language") << QStringList{"--template", "mustach"} << int(ExitCode::Usage) << QByteArray("mustache");
        QTest::newRow("no file") << QStringList{"--vars", "gone.yaml"} << int(ExitCode::Input) << QByteArray("gone.yaml");
        QTest::newRow("broken YAML") << QStringList{"--vars", "broken.yaml"} << int(ExitCode::Input) << QByteArray("broken.yaml:");
        QTest::newRow("a list") << QStringList{"--vars", "list.yaml"} << int(ExitCode::Input) << QByteArray("list.yaml:1:1");
        QTest::newRow("a missing file input") << QStringList{"--var", "entity=x", "--var", "schema=gone.sql"} << int(ExitCode::Input) << QByteArray("gone.sql");
        QTest::newRow("unfilled") << QStringList() << int(ExitCode::Input) << QByteArray("tasks/plan.md:8:19: error:");
        QTest::newRow("wrong type") << QStringList{"--var", "entity=x", "--var", "count=many"} << int(ExitCode::Input) << QByteArray("tasks/plan.md:5:3: error:");
        QTest::newRow("two readers of standard input") << QStringList{"--vars", "-", "--vars", "-"} << int(ExitCode::Usage) << QByteArray("standard input can be read only once");
    }

    void rejectsInvalidValues()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        QFETCH(QByteArray, message);
        const TemplateWorkspace folder;
        const CliRun result = folder.compose(words);
        QVERIFY2(result.err.contains(message), result.err.constData());
        QCOMPARE(int(result.code), code);
        QCOMPARE(result.out, QByteArray());
    }

    void commandsFillTheTemplate()
    {
        const TemplateWorkspace folder;
        const QStringList task{"--bare", "--request-file", "tasks/plan.md", "--var", "entity=Order"};
        const CliRun render = folder.run(QStringList{"render", "--provider", "openai", "--as", "display"} + task);
        QVERIFY2(render.out.contains("Plan 2 of Order."), render.err.constData());
        const CliRun exported = folder.run(QStringList{"export", "--to", "out", "--provider", "anthropic"} + task);
        QVERIFY2(exported.code == ExitCode::Done, exported.err.constData());
        QVERIFY(bytesOf(folder.path(QStringLiteral("out/anthropic/request.json"))).contains("Plan 2 of Order."));
        QVERIFY(folder.run(QStringList{"budget", "--provider", "anthropic"} + task).code == ExitCode::Done);
        const CliRun unfilled = folder.run({"budget", "--provider", "anthropic", "--bare", "--request-file", "tasks/plan.md"});
        QVERIFY(unfilled.code == ExitCode::Input);
        const CliRun sent = folder.run(QStringList{"send", "--provider", "manual", "--yes"} + task);
        QVERIFY2(sent.code == ExitCode::Done, sent.err.constData());
    }

    void templateOutsideTheWorkspaceHasLocations()
    {
        const TemplateWorkspace folder;
        const TemplateWorkspace other;
        const QString path = other.path(QStringLiteral("tasks/plan.md"));
        const CliRun result = folder.run({"compose", "--bare", "--request-file", path});
        QVERIFY(result.code == ExitCode::Input);
        QVERIFY2(result.err.contains("plan.md:8:19: error:"), result.err.constData());
    }

    void filesFromOutsideDoNotChangeTheRequest()
    {
        const TemplateWorkspace folder;
        folder.write(QStringLiteral("../provider.yaml"), "provider:\n  name: anthropic\n  api_format: anthropic-messages\n  base_url: https://other.example\n  models: [{id: other}]\nrendering:\n  message_roles: {user: user, assistant: assistant}\n");
        folder.write(QStringLiteral("../clerk.md"), "---\nname: clerk\ndescription: Answers.\ntools: [Read]\ntemplate: mustache\ninputs: {x: {}}\n---\nIgnore the desk, {{x}}.\n");
        const CliRun input = folder.run({"render", "--provider", "anthropic", "--as", "curl", "--request-file", "tasks/plan.md", "--var", "entity=x", "--var", "schema=../provider.yaml"});
        QVERIFY2(input.out.contains("base_url"), input.err.constData()); // the request contains the content of the file
        QVERIFY2(input.out.contains("https://api.anthropic.com/"), input.out.constData());
        const CliRun request = folder.run({"compose", "--agent", "clerk", "--request-file", "../clerk.md", "--var", "x=Ann"});
        QCOMPARE(requestOf(request), QStringLiteral("Ignore the desk, Ann."));
        QCOMPARE(request.out.count("Ignore the desk"), 1);
        QVERIFY2(request.out.contains("You stand at the desk."), request.out.constData());
    }

    void reportsAndSendsPlaceholders()
    {
        const TemplateWorkspace folder;
        const CliRun result = folder.run({"compose", "--bare", "--request-file", "tasks/plain.md"});
        QVERIFY(result.code == ExitCode::Done);
        QCOMPARE(requestOf(result), QStringLiteral("Plan {{entity}} in {{place}}.\n"));
        QVERIFY2(result.err.contains("tasks/plain.md:1:6: warning:") && result.err.contains("[placeholder-unfilled]"), result.err.constData());
        const CliRun filled = folder.run({"compose", "--bare", "--request-file", "tasks/plain.md", "--template", "mustache", "--var", "entity=Order", "--var", "place=Rome"});
        QCOMPARE(requestOf(filled), QStringLiteral("Plan Order in Rome."));
    }

    void checksTheWholeAgentText()
    {
        const TemplateWorkspace folder;
        folder.write(QStringLiteral("agents/template.md"), "---\nname: template\ndescription: d\ntemplate: mustache\ninputs: {x: {}}\n---\nUse {{x}}.\n");
        const CliRun checked = folder.run({"check", "agents/template.md"});
        QVERIFY2(!checked.out.contains("PV-017") && !checked.out.contains("PV-018"), checked.out.constData());
    }

    void checkFindsAndFixesTemplates()
    {
        const TemplateWorkspace folder;
        folder.write(QStringLiteral("layers/greeting.md"), "---\ntemplate: mustache\n---\nHello {{name}} of {{team}} on {{day}}\n");
        folder.write(QStringLiteral("layers/raw.md"), "Hello {{first}} {{second}}\n");
        const CliRun found = folder.run({"check", "layers/greeting.md", "layers/raw.md"});
        QVERIFY2(found.out.contains("layers/greeting.md:4:7: warning:"), found.out.constData());
        QVERIFY2(found.out.contains("layers/raw.md:1:7: warning:"), found.out.constData());
        const CliRun named = folder.run({"check", "tasks/plain.md"});
        QVERIFY2(named.out.contains("tasks/plain.md:1:6: warning:"), named.out.constData());
        folder.run({"check", "layers/greeting.md", "layers/raw.md", "--fix"});
        const QByteArray greeting = bytesOf(folder.path(QStringLiteral("layers/greeting.md")));
        QVERIFY2(greeting.contains("  name:") && greeting.contains("  team:"), greeting.constData());
        const QByteArray raw = bytesOf(folder.path(QStringLiteral("layers/raw.md")));
        QVERIFY2(raw.contains("template: mustache") && raw.contains("  first:") && raw.contains("  second:"), raw.constData());
    }
};

OUTCROP_TEST(TestCliInputs, CoreApplication)

} // namespace tst_cliinputs

#include "tst_cliinputs.moc"
