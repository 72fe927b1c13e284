// SPDX-License-Identifier: GPL-3.0-or-later
// Tests commands with broken, missing or hostile files: an exit code, a location, and no standard output.
#include "clirun.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QRegularExpression>
#include <QTest>

#include <stdexcept>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clifailures {

namespace {

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(u' ');
}

const QByteArray brokenLayer = "---\ntier: marble\n---\nText.\n";
const QByteArray brokenAgent = "---\nname: spare\noutput:\n  schema: [1]\n---\nText.\n";
const QByteArray brokenAdapter = "provider:\n  name: [\n";

} // namespace

class TestCliFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsStopDependentOutput_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("line");
        QTest::addColumn<ExitCode>("code");
        const QString layer = QStringLiteral("layers/extra.md");
        QTest::newRow("a layer stops layers") << layer << brokenLayer << "layers" << ExitCode::Input;
        QTest::newRow("a layer stops compose") << layer << brokenLayer << "compose" << ExitCode::Input;
        QTest::newRow("a layer stops render") << layer << brokenLayer << "render --provider manual" << ExitCode::Input;
        const QString agent = QStringLiteral("agents/spare.md");
        QTest::newRow("another agent") << agent << brokenAgent << "compose" << ExitCode::Done;
        QTest::newRow("the agent") << agent << brokenAgent << "compose --agent spare" << ExitCode::Input;
        QTest::newRow("an agent does not concern layers") << agent << brokenAgent << "layers" << ExitCode::Done;
        const QString profile = QStringLiteral("profiles/spare/config.yml");
        QTest::newRow("another profile") << profile << QByteArray("a: [\n") << "compose" << ExitCode::Done;
        QTest::newRow("the profile") << profile << QByteArray("a: [\n") << "compose --profile spare" << ExitCode::Input;
        const QString adapter = QStringLiteral("portability/providers/openai.yaml");
        QTest::newRow("another adapter") << adapter << brokenAdapter << "render --provider manual --request x" << ExitCode::Done;
        QTest::newRow("an adapter does not concern compose") << adapter << brokenAdapter << "compose" << ExitCode::Done;
        QTest::newRow("one that replaces a built-in one") << adapter << brokenAdapter << "render --provider openai" << ExitCode::Input;
        QTest::newRow("one of all") << adapter << brokenAdapter << "export --to ../out" << ExitCode::Input;
        const QString fifth = QStringLiteral("portability/providers/fifth.yaml");
        QTest::newRow("one of the workspace") << fifth << brokenAdapter << "render --provider fifth" << ExitCode::Input;
        QTest::newRow("the manifest") << "config.toml" << QByteArray("[workspace\n") << "compose" << ExitCode::Input;
        QTest::newRow("an agent the manifest names") << "config.toml" << QByteArray("[workspace]\nagent = \"nobody\"\n") << "compose" << ExitCode::Input;
        QTest::newRow("an unused text") << "notes.json" << QByteArray("{") << "compose" << ExitCode::Done;
    }

    void errorsStopDependentOutput()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(QString, line);
        QFETCH(ExitCode, code);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(file, content);
        const CliRun run = runCli(line.split(u' '), copy.folder());
        QVERIFY2(run.code == code, run.err.constData());
        if (code == ExitCode::Input) {
            QCOMPARE(run.out.isEmpty(), line != u"layers"); // `layers` still lists the usable layers
            static const QRegularExpression place(QStringLiteral("^[^:\n]+(:\\d+:\\d+)?: error: .+ \\[[a-z-]+\\]$"), QRegularExpression::MultilineOption);
            QVERIFY2(place.match(QString::fromUtf8(run.err)).hasMatch(), run.err.constData());
        }
        QVERIFY(!QDir(copy.siblingPath(QStringLiteral("out"))).exists());
    }

    void rejectsABlockedRequestUnlessForced_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("request");
        QTest::addColumn<ExitCode>("code");
        const QString tooLong = QStringLiteral("word ").repeated(20'000);
        for (const char *line : {"render", "render --as losses", "budget", "export --to ../out", "send --dry-run"}) {
            const ExitCode empty = qstrcmp(line, "budget") == 0 ? ExitCode::Done : ExitCode::Findings;
            QTest::addRow("%s, no task", line) << QString::fromUtf8(line) << QString() << empty;
            QTest::addRow("%s, only spaces", line) << QString::fromUtf8(line) << QStringLiteral(" \n") << empty;
            QTest::addRow("%s, too long", line) << QString::fromUtf8(line) << tooLong << ExitCode::Findings;
            QTest::addRow("%s, valid", line) << QString::fromUtf8(line) << QStringLiteral("Hi") << ExitCode::Done;
        }
    }

    void rejectsABlockedRequestUnlessForced()
    {
        QFETCH(QString, line);
        QFETCH(QString, request);
        QFETCH(ExitCode, code);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nmodel = \"gemma-2:27b\"\n");
        copy.write(QStringLiteral("request.txt"), request.toUtf8());
        const QStringList options = line.split(u' ') + words("--provider open-source --request-file request.txt");
        const CliRun run = runCli(options, copy.folder());
        QVERIFY2(run.code == code, run.err.constData());
        QVERIFY2(code == ExitCode::Done || run.err.contains("--force"), run.err.constData());
        QCOMPARE(QDir(copy.siblingPath(QStringLiteral("out"))).exists(), line.startsWith(u"export") && code == ExitCode::Done);
        const CliRun forced = runCli(options + words("--force"), copy.folder());
        QVERIFY2(forced.code == ExitCode::Done, forced.err.constData());
        QVERIFY(!forced.out.isEmpty());
    }

    void printsSortedFindingsOnce()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("layers/b.md"), brokenLayer);
        copy.write(QStringLiteral("layers/a.md"), brokenLayer);
        const CliRun run = runCli(words("layers"), copy.folder());
        const QList<QByteArray> lines = run.err.chopped(1).split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines.at(0).startsWith("layers/a.md:2:7: error: "), run.err.constData());
        QVERIFY2(lines.at(1).startsWith("layers/b.md:2:7: error: "), run.err.constData());
    }

    void readsOutsideLayersOnlyIfAllowed()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QFile outside(copy.siblingPath(QStringLiteral("shared.md")));
        QVERIFY(outside.open(QIODevice::WriteOnly) && outside.write("---\ntier: bedrock\n---\nShared with others.\n") > 0);
        outside.close();
        copy.append(QStringLiteral("config.toml"), "shared = \"../shared.md\"\n");
        const CliRun closed = runCli(words("compose"), copy.folder());
        QCOMPARE(closed.code, ExitCode::Done);
        QVERIFY(!closed.out.contains("Shared with others."));
        QVERIFY2(closed.err.contains("config.toml:9:10: warning: "), closed.err.constData());
        const CliRun open = runCli(words("compose --allow-outside"), copy.folder());
        QVERIFY2(open.code == ExitCode::Done, open.err.constData());
        QVERIFY(open.out.contains("Shared with others."));
    }

    void namesTheUnreadableInput_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("folder") << "-C nowhere layers" << "nowhere";
        QTest::newRow("file as a folder") << "-C config.toml layers" << "config.toml";
        QTest::newRow("request") << "compose --request-file nowhere.txt" << "nowhere.txt cannot be read";
        QTest::newRow("request that is a folder") << "compose --request-file layers" << "layers is a folder";
        QTest::newRow("conversation") << "compose --history nowhere.json" << "nowhere.json cannot be read";
        QTest::newRow("init over files") << "init ." << "is not empty (it contains agents)";
        QTest::newRow("init over a file") << "init config.toml" << "is a file";
    }

    void namesTheUnreadableInput()
    {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CliRun run = runCli(line.split(u' '), plainWorkspace());
        QCOMPARE(run.code, ExitCode::Input);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
    }

    void rejectsTextThatIsNotUtf8()
    {
        const CliRun run = runCli(words("compose --request-file -"), plainWorkspace(), "abc\xff");
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("standard input is not UTF-8 text: invalid byte at offset 3"), run.err.constData());
    }

    void brokenConversationHasALocation()
    {
        const CliRun run = runCli(words("compose --history -"), plainWorkspace(), "[\n {\"role\": \"king\", \"content\": \"x\"}\n]");
        QCOMPARE(run.code, ExitCode::Input);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.startsWith("standard-input.json:2:"), run.err.constData());
    }

    void reportsAnInternalErrorWithoutCrashing()
    {
        std::ostringstream out;
        std::ostringstream err;
        std::istringstream in;
        const Console console{out, err, in};
        QCOMPARE(runGuarded(console, []() -> ExitCode { throw std::runtime_error("boom"); }), ExitCode::InternalError);
        QCOMPARE(err.str(), std::string("outcrop-cli: internal error (a bug in Outcrop, not a problem in your files): boom\n"));
        QCOMPARE(runGuarded(console, []() -> ExitCode { throw 1; }), ExitCode::InternalError);
    }

    void failsIfOutputCannotBeWritten()
    {
        std::ostringstream out;
        std::ostringstream err;
        std::istringstream in;
        out.setstate(std::ios::badbit);
        QCOMPARE(runCommandLine({"layers"}, {out, err, in}, plainWorkspace()), ExitCode::Input);
        QVERIFY(err.str().find("standard output could not be written") != std::string::npos);
    }
};

OUTCROP_TEST(TestCliFailures, NoApplication)

} // namespace tst_clifailures

#include "tst_clifailures.moc"
