// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the contract for scripts: the schemas of the output, --quiet, colors, and synonyms of commands.
#include "app/help/outputschema.h"
#include "clirun.h"
#include "core/base/json.h"
#include "core/documents/schema/schema.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clioutput {

namespace {

Json jsonOf(const QByteArray &json)
{
    return Json::parse(json.begin(), json.end(), nullptr, false);
}

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder with several findings.
class CheckedFolder
{
public:
    CheckedFolder()
    {
        write("agents/spare.md", "---\nname: spare\n---\nText.\n");
        write("agents/broken.md", "---\nname: [\n---\nText.\n");
        write("AGENTS.md", "See @missing.md.\n");
    }
    QString path() const { return m_folder.path(); }

private:
    void write(const QString &name, const QByteArray &text) const
    {
        QDir().mkpath(QFileInfo(m_folder.filePath(name)).path());
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
    }

    QTemporaryDir m_folder;
};

/// Returns the output of a command line whose streams have colors.
QByteArray coloredOutput(const std::vector<std::string> &words, const QString &folder)
{
    std::ostringstream out, err;
    std::istringstream in;
    setColor(out, true);
    setColor(err, true);
    runCommandLine(words, Console{out, err, in}, folder);
    return QByteArray::fromStdString(out.str() + err.str());
}

} // namespace

class TestCliOutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsAndSchemasMatch()
    {
        QStringList commands;
        for (const QString &command : runnableCommands())
            commands.append(QString(command).replace(u' ', u'-'));
        commands.sort();
        QStringList schemas = outputSchemaNames();
        schemas.sort();
        QCOMPARE(schemas.join(u'\n'), commands.join(u'\n'));
    }

    void schemasAreValid_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : outputSchemaNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    void schemasAreValid()
    {
        QFETCH(const QString, name);
        const CliRun run = runCli({"schema", "print", "output/" + name}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        const Json schema = jsonOf(run.out);
        const QList<SchemaViolation> problems = schemaViolations(schema);
        QVERIFY2(problems.isEmpty(), problems.isEmpty() ? "" : qPrintable(problems.first().pointer + u' ' + problems.first().message));
        QVERIFY(!qString(schema["title"]).isEmpty());
        const Schema compiled(schema);
        QVERIFY2(!compiled.validate(Json{{"schema_version", outputSchemaVersion}}).isEmpty(), "the schema accepts an empty result");
        QVERIFY2(!compiled.validate(Json{{"schema_version", outputSchemaVersion + 1}, {"topic", "x"}, {"text", "x"}}).isEmpty(), "another version");
        QVERIFY(compiled.validate(Json{{"schema_version", outputSchemaVersion}, {"topic", "x"}, {"text", "x"}}).isEmpty());
    }

    /// Golden files without `schema_version` are rendered requests, printed without --json.
    void goldenFilesMatchTheirSchemas_data()
    {
        QTest::addColumn<QString>("command");
        for (const auto &[file, command] : QList<std::pair<const char *, const char *>>{{"budget", "budget"}, {"compose", "compose"}, {"layers", "layers"}, {"losses-openai", "render"},
                 {"headers-anthropic", "render"}, {"display-manual", "render"}, {"rules-check", "rules-check"}, {"schema-fields-agent", "schema-fields"}, {"search", "search"},
                 {"taxonomy", "taxonomy-list"}, {"templates", "templates-list"}})
            QTest::newRow(file) << command;
    }

    void goldenFilesMatchTheirSchemas()
    {
        QFETCH(const QString, command);
        const Json golden = jsonOf(fileBytes(QStringLiteral(OUTCROP_GOLDEN "/cli/%1.json").arg(QLatin1StringView(QTest::currentDataTag()))));
        QVERIFY(golden.contains("schema_version"));
        const QList<SchemaViolation> violations = Schema(outputSchema(command)).validate(golden);
        QVERIFY2(violations.isEmpty(), violations.isEmpty() ? "" : qPrintable(violations.first().pointer + u' ' + violations.first().message));
    }

    void everyGoldenFileIsListed()
    {
        QStringList missing;
        for (const QString &name : QDir(QStringLiteral(OUTCROP_GOLDEN "/cli")).entryList({"*.json"})) {
            if (jsonOf(fileBytes(QStringLiteral(OUTCROP_GOLDEN "/cli/") + name)).contains("schema_version"))
                missing.append(name.section(u'.', 0, 0));
        }
        QCOMPARE(missing.size(), 11);
    }

    void quietPrintsOnlyErrors()
    {
        const QStringList layers{"layers"};
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("agents") && QDir(folder.path()).mkpath("layers"));
        QFile agent(folder.filePath("agents/spare.md"));
        QVERIFY(agent.open(QIODevice::WriteOnly) && agent.write("---\nname: spare\noutput:\n  schema: [1]\n---\nText.\n") > 0);
        agent.close();
        QVERIFY(!runCli(layers, folder.path()).err.isEmpty());
        const CliRun quiet = runCli(layers + QStringList{"--quiet"}, folder.path());
        QCOMPARE(quiet.code, ExitCode::Done);
        QCOMPARE(quiet.err, QByteArray());
        const CliRun failed = runCli({"--quiet", "render", "--provider", "nobody"}, folder.path());
        QCOMPARE(failed.code, ExitCode::Usage);
        QVERIFY2(failed.err.contains("nobody"), failed.err.constData());
    }

    void colorsMarkTheSeverity()
    {
        const CheckedFolder folder;
        const QByteArray colored = coloredOutput({"check"}, folder.path());
        QVERIFY2(colored.contains(": \033[31merror\033[0m: "), colored.constData());
        const QByteArray plain = coloredOutput({"check", "--no-color"}, folder.path());
        QVERIFY2(plain.contains(": error: ") && !plain.contains('\033'), plain.constData());
        QVERIFY(!coloredOutput({"check", "--json"}, folder.path()).contains('\033'));
    }

    void synonymsSuggestACommand_data()
    {
        QTest::addColumn<QByteArray>("hint");
        for (const auto &[word, hint] : QList<std::pair<const char *, const char *>>{{"lint", "`check` or `validate`"}, {"diff", "`history diff`"}, {"blame", "`history blame`"}, {"cost", "`budget`"},
                 {"pr", "`review`"}, {"grep", "`find`"}, {"undo", "`history restore`"}, {"docs", "`help`"}, {"compare", "`history diff` or `experiment run`"}, {"watch", "`log follow`"}, {"serve", "`mcp`"}, {"optimize", "`evolve`"}, {"chekc", "`check`"}})
            QTest::newRow(word) << QByteArray(hint);
    }

    void synonymsSuggestACommand()
    {
        QFETCH(const QByteArray, hint);
        const CliRun run = runCli({QString::fromLatin1(QTest::currentDataTag())}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        const QByteArray expected = "did you mean " + hint;
        QVERIFY2(run.err.contains(expected), run.err.constData());
    }

    /// Each issue has the required members of the Code Climate format, which GitLab reads, and a unique fingerprint.
    void codeClimateFollowsItsSpecification()
    {
        const CheckedFolder folder;
        static const Schema issues(Json::parse(R"({
            "type": "array", "minItems": 2,
            "items": {
                "type": "object",
                "properties": {
                    "type": {"const": "issue"}, "check_name": {"type": "string", "minLength": 1}, "description": {"type": "string", "minLength": 1},
                    "categories": {"type": "array", "minItems": 1, "items": {"enum": ["Bug Risk", "Clarity", "Compatibility", "Complexity", "Duplication", "Performance", "Security", "Style"]}},
                    "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]}, "fingerprint": {"type": "string", "minLength": 16},
                    "location": {
                        "type": "object",
                        "properties": {
                            "path": {"type": "string", "pattern": "^[^./]"},
                            "lines": {"type": "object", "properties": {"begin": {"type": "integer", "minimum": 1}, "end": {"type": "integer", "minimum": 1}}, "required": ["begin"]}
                        },
                        "required": ["path", "lines"]
                    }
                },
                "required": ["type", "check_name", "description", "categories", "severity", "fingerprint", "location"]
            }
        })"));
        const Json report = jsonOf(runCli({"check", "--report", "codeclimate"}, folder.path()).out);
        const QList<SchemaViolation> violations = issues.validate(report);
        QVERIFY2(violations.isEmpty(), violations.isEmpty() ? "" : qPrintable(violations.first().pointer + u' ' + violations.first().message));
        QSet<QString> fingerprints;
        for (const Json &issue : report)
            fingerprints.insert(qString(issue["fingerprint"]));
        QCOMPARE(size_t(fingerprints.size()), report.size());
    }

    void junitCountsMatch()
    {
        const CheckedFolder folder;
        QXmlStreamReader xml(runCli({"check", "--report", "junit"}, folder.path()).out);
        QHash<QString, int> counts;
        QXmlStreamAttributes totals;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            ++counts[xml.name().toString()];
            if (xml.name() == u"testsuites")
                totals = xml.attributes();
            else if (xml.name() == u"testcase")
                QVERIFY(!xml.attributes().value("name").isEmpty() && !xml.attributes().value("classname").isEmpty());
            else if (xml.name() == u"failure" || xml.name() == u"error")
                QVERIFY(!xml.attributes().value("message").isEmpty() && !xml.attributes().value("type").isEmpty());
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(counts.value("testsuites"), 1);
        QVERIFY(counts.value("failure") > 0);
        QCOMPARE(totals.value("tests").toInt(), counts.value("testcase"));
        QCOMPARE(totals.value("failures").toInt(), counts.value("failure"));
        QCOMPARE(totals.value("errors").toInt(), counts.value("error"));
    }

    void githubAnnotationsAreWorkflowCommands()
    {
        const CheckedFolder folder;
        static const QRegularExpression command(QStringLiteral("^::(error|warning|notice) file=[^,:]+(,line=\\d+,endLine=\\d+)?(,col=\\d+,endColumn=\\d+)?,title=[^,:]+::.+$"));
        const QStringList lines = QString::fromUtf8(runCli({"check", "--report", "github"}, folder.path()).out).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 2);
        for (const QString &line : lines)
            QVERIFY2(command.match(line).hasMatch(), qPrintable(line));
    }

    void budgetLimitsSetTheExitCode()
    {
        const QStringList words{"budget", "--provider", "openai", "--request", "x"};
        QCOMPARE(runCli(words + QStringList{"--max-input-tokens", "1000000", "--max-cost", "100"}, plainWorkspace()).code, ExitCode::Done);
        const CliRun tokens = runCli(words + QStringList{"--max-input-tokens", "1"}, plainWorkspace());
        QCOMPARE(tokens.code, ExitCode::Findings);
        QVERIFY2(tokens.err.contains("; the limit is 1"), tokens.err.constData());
        QVERIFY(!tokens.out.isEmpty());
        const CliRun cost = runCli(words + QStringList{"--max-cost", "0.00001"}, plainWorkspace());
        QCOMPARE(cost.code, ExitCode::Findings);
        QVERIFY2(cost.err.contains("the request costs"), cost.err.constData());
        QCOMPARE(runCli(words + QStringList{"--max-cost", "cheap"}, plainWorkspace()).code, ExitCode::Usage);
    }
};

OUTCROP_TEST(TestCliOutput, CoreApplication)

} // namespace tst_clioutput

#include "tst_clioutput.moc"
