// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `schema lower` with a schema from a file, from standard input and from an agent.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clischema {

namespace {

QString dataFile(const char *name)
{
    return QStringLiteral(OUTCROP_TEST_DATA "/schemas/") + QLatin1StringView(name);
}

QByteArray readData(const char *name)
{
    QFile file(dataFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray answer = readData("answer.json");

CliRun lower(const QStringList &words, const QByteArray &input = {})
{
    return runCli(QStringList{QStringLiteral("schema"), QStringLiteral("lower")} + words, plainWorkspace(), input);
}

CliRun lowerFor(const char *provider, const QByteArray &input)
{
    return lower({QStringLiteral("-"), QStringLiteral("--provider"), QLatin1StringView(provider)}, input);
}

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

} // namespace

class TestCliSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outputMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("provider");
        for (const char *provider : {"anthropic", "openai", "google", "open-source"})
            QTest::newRow(provider) << provider;
    }

    void outputMatchesTheGoldenFiles()
    {
        QFETCH(QString, provider);
        const CliRun run = lowerFor(qPrintable(provider), answer);
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/schema-lower-%1.txt").arg(provider), run.out);
    }

    void helpMatchesTheGoldenFile()
    {
        COMPARE_GOLDEN(QStringLiteral("cli/help-schema-lower.txt"), lower({QStringLiteral("--help")}).out);
    }

    void jsonIsOneDocument()
    {
        const CliRun run = lower({QStringLiteral("--json"), QStringLiteral("-"), QStringLiteral("--provider"), QStringLiteral("openai")}, answer);
        const Json document = jsonOf(run);
        QCOMPARE(qString(document["provider"]), QStringLiteral("openai"));
        QCOMPARE(qString(document["wire"]), QStringLiteral("openai-responses"));
        QCOMPARE(document["schemas"].size(), size_t(1));
        QCOMPARE(qString(document["schemas"][0]["name"]), QStringLiteral("schema"));
        QCOMPARE(document["schemas"][0]["schema"]["additionalProperties"], Json(false));
        QVERIFY(document["schemas"][0]["ledger"].size() > 3);
    }

    void lowersAllSchemasOfAnAgent()
    {
        const CliRun run = lower({QStringLiteral("--json"), dataFile("reader.md"), QStringLiteral("--provider"), QStringLiteral("anthropic")});
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const Json schemas = jsonOf(run)["schemas"];
        QCOMPARE(schemas.size(), size_t(2));
        QCOMPARE(qString(schemas[0]["name"]), QStringLiteral("output.schema"));
        QCOMPARE(qString(schemas[1]["name"]), QStringLiteral("tools/search"));
    }

    void rejectsAnInvalidSchemaWithItsLocation_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no such type") << QByteArray("type: object\nproperties:\n  a: {type: text}\n") << QByteArray("-:3:13: ");
        QTest::newRow("a dangling reference") << QByteArray("$ref: '#/$defs/a'\n") << QByteArray("the target of the reference #/$defs/a does not exist");
        QTest::newRow("an older draft") << QByteArray("type: array\nitems: [{type: string}]\n") << QByteArray("it is valid in draft 2019-09. To select this draft, add \"$schema\": \"https://json-schema.org/draft/2019-09/schema\".");
        QTest::newRow("not YAML") << QByteArray("a: [\n") << QByteArray("-:");
        QTest::newRow("text") << QByteArray("hello") << QByteArray("This is not a valid JSON Schema");
    }

    void rejectsAnInvalidSchemaWithItsLocation()
    {
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, message);
        const CliRun run = lowerFor("openai", input);
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains(message), run.err.constData());
        QVERIFY(run.out.isEmpty());
    }

    /// The Boolean schemas of JSON Schema can be lowered for every provider: `true` accepts every value, `false` none.
    void lowersBooleanSchemasForEveryProvider_data()
    {
        outputMatchesTheGoldenFiles_data();
    }

    void lowersBooleanSchemasForEveryProvider()
    {
        QFETCH(QString, provider);
        for (const char *schema : {"true", "false"}) {
            const CliRun run = lowerFor(qPrintable(provider), schema);
            QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        }
    }

    void rejectsInvalidArguments()
    {
        QCOMPARE(lowerFor("opnai", answer).code, ExitCode::Usage);
        QCOMPARE(lower({QStringLiteral("-")}).code, ExitCode::Usage);
        QCOMPARE(runCli({QStringLiteral("schema")}, plainWorkspace()).code, ExitCode::Usage);
        QCOMPARE(lower({QStringLiteral("there-is-no-such-file"), QStringLiteral("--provider"), QStringLiteral("openai")}).code, ExitCode::Input);
    }
};

OUTCROP_TEST(TestCliSchema, CoreApplication)

} // namespace tst_clischema

#include "tst_clischema.moc"
