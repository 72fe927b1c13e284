// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `convert`, which converts an agent's body to another format: written, shown or rejected.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliconvert {

namespace {

const QString plain = QStringLiteral("plain");
const QString file = QStringLiteral("agents/cataloguer.md");

CliRun convert(const WorkspaceCopy &copy, const QString &words)
{
    return runCli(QStringList{QStringLiteral("convert")} + words.split(u' '), copy.folder());
}

QString textOf(const WorkspaceCopy &copy)
{
    return QString::fromUtf8(bytesOf(copy.path(file)));
}

} // namespace

class TestCliConvert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesTheBodyAndItsFieldTogether()
    {
        const WorkspaceCopy copy(plain);
        const QString before = textOf(copy);
        const CliRun run = convert(copy, QStringLiteral("cataloguer --to xml"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QCOMPARE(run.out, QByteArray("Changed agents/cataloguer.md\n"));
        QString expected = before;
        expected.replace(QLatin1String("body_format: markdown"), QLatin1String("body_format: xml"));
        expected.replace(QLatin1String("## Rules\n\n"), QLatin1String("<rules>\n"));
        expected.replace(QLatin1String("Never guess a year.\n"), QLatin1String("Never guess a year.\n</rules>\n"));
        QCOMPARE(textOf(copy), expected);
        QVERIFY(convert(copy, QStringLiteral("cataloguer --to markdown")).code == ExitCode::Done);
        QCOMPARE(textOf(copy), before);
    }

    void convertsAFolderWithoutChangingIt()
    {
        const WorkspaceCopy copy(plain);
        const QString before = textOf(copy);
        const QString into = copy.siblingPath(QStringLiteral("other"));
        const CliRun check = convert(copy, QStringLiteral(". --to canonical --check --into ") + into);
        QCOMPARE(check.code, ExitCode::Findings);
        QVERIFY(check.err.contains("convert-missing"));
        const CliRun run = convert(copy, QStringLiteral(". --to canonical,claude --losses --into ") + into);
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QVERIFY(QFileInfo::exists(into + QStringLiteral("/composition/cataloguer.agent.yaml")));
        QVERIFY(QFileInfo::exists(into + QStringLiteral("/.claude/agents/cataloguer.md")));
        QCOMPARE(convert(copy, QStringLiteral(". --to canonical,claude --check --into ") + into).code, ExitCode::Done);
        QCOMPARE(textOf(copy), before);
    }

    void keepsEditedFiles()
    {
        const WorkspaceCopy copy(plain);
        QCOMPARE(convert(copy, QStringLiteral("cataloguer --to claude")).code, ExitCode::Done);
        copy.append(QStringLiteral(".claude/agents/cataloguer.md"), "An edit.\n");
        const CliRun kept = convert(copy, QStringLiteral("cataloguer --to claude"));
        QCOMPARE(kept.code, ExitCode::Findings);
        QVERIFY2(kept.err.contains("--overwrite replaces it"), kept.err.constData());
        QVERIFY(bytesOf(copy.path(QStringLiteral(".claude/agents/cataloguer.md"))).endsWith("An edit.\n"));
        QCOMPARE(convert(copy, QStringLiteral("cataloguer --to claude --overwrite")).code, ExitCode::Done);
        QVERIFY(!bytesOf(copy.path(QStringLiteral(".claude/agents/cataloguer.md"))).endsWith("An edit.\n"));
    }

    /// An agent without a list of tools may use all of them, so a list is converted or the agent is rejected.
    void conversionAddsNoPermissions()
    {
        const WorkspaceCopy copy(plain);
        const QString file = QStringLiteral(".github/agents/reader.agent.md");
        copy.write(file, "---\nname: reader\ndescription: Reads. Use it to read.\ntools: [read, search]\n---\nRead the code.\n");
        const CliRun run = convert(copy, file + QStringLiteral(" --to claude"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const QByteArray claude = bytesOf(copy.path(QStringLiteral(".claude/agents/reader.md")));
        QVERIFY2(claude.contains("\ntools: Read, Grep, Glob\n"), claude.constData());
        copy.write(file, "---\nname: reader\ndescription: Reads. Use it to read.\ntools: [teleport]\n---\nRead the code.\n");
        const CliRun refused = convert(copy, file + QStringLiteral(" --to claude --overwrite"));
        QCOMPARE(refused.code, ExitCode::Input);
        QVERIFY2(refused.err.contains("has none of this agent's tools"), refused.err.constData());
        QCOMPARE(bytesOf(copy.path(QStringLiteral(".claude/agents/reader.md"))), claude);
    }

    void rejectsFormatsCombinedWithBodyFormats()
    {
        const WorkspaceCopy copy(plain);
        QCOMPARE(convert(copy, QStringLiteral("cataloguer --to xml,claude")).code, ExitCode::Usage);
        QCOMPARE(convert(copy, QStringLiteral("cataloguer --to xml --check")).code, ExitCode::Usage);
        QCOMPARE(convert(copy, QStringLiteral("nobody --to claude")).code, ExitCode::Usage);
    }

    /// A portability section opts an agent in to validation, so checks that passed before may fail. The command reports this.
    void reportsAnAddedPortabilitySection()
    {
        const WorkspaceCopy copy(plain);
        copy.write(QStringLiteral("agents/porter.md"), "---\nname: porter\n---\n# Porter\n\n## Rules\n\nCarry.\n");
        const CliRun first = convert(copy, QStringLiteral("porter --to xml"));
        QVERIFY2(first.err.contains("agents/porter.md: A portability section with the body format is added"), first.err.constData());
        QVERIFY(!convert(copy, QStringLiteral("porter --to rccf")).err.contains("A portability section"));
    }

    void acceptsAnAgentFile()
    {
        const WorkspaceCopy copy(plain);
        QVERIFY(convert(copy, file + QStringLiteral(" --to rccf")).code == ExitCode::Done);
        QVERIFY(textOf(copy).contains(QLatin1String("\nRULES:\nName the author first.")));
    }

    void sameFormatChangesNothing()
    {
        const WorkspaceCopy copy(plain);
        const CliRun run = convert(copy, QStringLiteral("cataloguer --to markdown"));
        QVERIFY(run.code == ExitCode::Done);
        QCOMPARE(run.out, QByteArray("No changes\n"));
    }

    void dryRunWritesNothing()
    {
        const WorkspaceCopy copy(plain);
        const QString before = textOf(copy);
        const CliRun run = convert(copy, QStringLiteral("cataloguer --to xml --dry-run"));
        QVERIFY(run.code == ExitCode::Done);
        QVERIFY(run.out.contains("\n+<rules>\n"));
        QVERIFY(run.out.contains("\n+  body_format: xml\n"));
        QCOMPARE(textOf(copy), before);
    }

    void jsonDescribesTheConversion()
    {
        const WorkspaceCopy copy(plain);
        const CliRun run = runCli({QStringLiteral("--json"), QStringLiteral("convert"), QStringLiteral("cataloguer"), QStringLiteral("--to"), QStringLiteral("rccf")}, copy.folder());
        const Json json = Json::parse(run.out.toStdString(), nullptr, false);
        QCOMPARE(qString(json["from"]), QStringLiteral("markdown"));
        QCOMPARE(qString(json["to"]), QStringLiteral("rccf"));
        QCOMPARE(qString(json["written"][0]), file);
        QVERIFY(json["notes"].is_array());
    }

    void warnsIfAConversionIsNotReversible()
    {
        const WorkspaceCopy copy(plain);
        copy.write(file, "---\nname: cataloguer\nportability:\n  body_format: xml\n---\n<agent>\n<rules>\nx\n</rules>\n</agent>\n");
        const CliRun run = convert(copy, QStringLiteral("cataloguer --to markdown"));
        QVERIFY(run.code == ExitCode::Done);
        QVERIFY2(run.err.contains("agents/cataloguer.md: The <agent> element"), run.err.constData());
    }

    void rejectsInvalidArguments_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("message");
        QTest::newRow("an agent that is not there") << "catalogeur --to xml" << "unknown agent `catalogeur`; did you mean `cataloguer`?";
        QTest::newRow("a format that is not there") << "cataloguer --to html" << "html";
        QTest::newRow("no format") << "cataloguer" << "--to";
    }

    void rejectsInvalidArguments()
    {
        QFETCH(QString, words);
        QFETCH(QString, message);
        const WorkspaceCopy copy(plain);
        const CliRun run = convert(copy, words);
        QVERIFY(run.code == ExitCode::Usage);
        QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
    }
};

OUTCROP_TEST(TestCliConvert, CoreApplication)

} // namespace tst_cliconvert

#include "tst_cliconvert.moc"
