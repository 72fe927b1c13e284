// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `schema fields`: the fields of each format, and the classes of an agent's 38 fields.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clischemafields {

namespace {

CliRun fields(const QStringList &words)
{
    return runCli(QStringList{QStringLiteral("schema"), QStringLiteral("fields")} + words, plainWorkspace());
}

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

} // namespace

class TestCliSchemaFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outputMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("golden");
        QTest::newRow("help") << QStringList{"--help"} << "help-schema-fields.txt";
        QTest::newRow("agent") << QStringList() << "schema-fields-agent.txt";
        QTest::newRow("agent as JSON") << QStringList{"--json"} << "schema-fields-agent.json";
        QTest::newRow("profile") << QStringList{"--kind", "profile"} << "schema-fields-profile.txt";
    }

    void outputMatchesTheGoldenFiles()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, golden);
        const CliRun run = fields(words);
        QVERIFY2(run.code == ExitCode::Done && run.err.isEmpty(), run.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/") + golden, run.out);
    }

    void classCountsAddUp()
    {
        const Json json = jsonOf(fields({QStringLiteral("--json")}));
        QCOMPARE(json["counted"],
            Json::parse(R"({"fields": 38, "portable": 28, "adaptation-required": 6, "non-portable": 4})"));
        QCOMPARE(json["claimed"]["portable"], 24);
        int classified = 0;
        for (const Json &field : json["fields"])
            classified += field["class"].is_string() ? 1 : 0;
        QCOMPARE(classified, 38);
    }

    void everyKindHasFields_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"agent", "claude-agent", "skill", "layer", "profile", "adapter"})
            QTest::newRow(kind) << kind;
    }

    void everyKindHasFields()
    {
        QFETCH(QString, kind);
        const Json json = jsonOf(fields({QStringLiteral("--json"), QStringLiteral("--kind"), kind}));
        QCOMPARE(qString(json["kind"]), kind);
        QVERIFY(json["fields"].size() >= 8);
        QCOMPARE(json["claimed"].is_null(), kind != u"agent");
    }

    void rejectsUnknownKinds()
    {
        const CliRun run = fields({QStringLiteral("--kind"), QStringLiteral("agnet")});
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("agent"), run.err.constData());
    }
};

OUTCROP_TEST(TestCliSchemaFields, NoApplication)

} // namespace tst_clischemafields

#include "tst_clischemafields.moc"
