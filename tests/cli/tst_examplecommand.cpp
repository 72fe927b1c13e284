// SPDX-License-Identifier: GPL-3.0-or-later
// The example command of CONTRIBUTING.md. This class and its line in the list of commands provide its help, its options and its errors.
#include "app/workspace/openworkspace.h"
#include "cli/base/commandbuilder.h"
#include "cli/knowncommands.h"
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_examplecommand {

namespace {

/// Prints the number of documents in the workspace. Exits with Findings if there are fewer than `--least`, but not with --json.
class ExampleCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override
    {
        CLI::App *command = addCommand(program, "example", "Count the documents of the workspace", "outcrop-cli example --least 3");
        command->add_option("--least", m_least, "Minimum number of documents [0]")->type_name("N");
        return command;
    }

    ExitCode run(const Invocation &invocation) override
    {
        const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder);
        if (!opened)
            return invocation.fail(opened.error());
        const auto documents = int(opened->workspace().documents().size());
        if (invocation.printsJson)
            return invocation.print(Json{{"documents", documents}});
        writeLine(invocation.console.out, QString::number(documents));
        return documents < m_least ? ExitCode::Findings : ExitCode::Done;
    }

private:
    int m_least = 0;
};

std::vector<KnownCommand> withExample()
{
    std::vector<KnownCommand> commands = knownCommands();
    commands.push_back({"example", +[]() -> std::unique_ptr<Command> { return std::make_unique<ExampleCommand>(); }});
    return commands;
}

} // namespace

class TestExampleCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpListsTheCommand()
    {
        QVERIFY2(run({"--help"}).out.contains("  example "), run({"--help"}).out.constData());
        const CliRun own = run({"example", "--help"});
        QVERIFY2(own.out.contains("--least N") && own.out.contains("outcrop-cli example --least 3"), own.out.constData());
    }

    void countsDocuments()
    {
        const CliRun text = run({"example"});
        QCOMPARE(text.code, ExitCode::Done);
        QVERIFY(text.out.toInt() > 5);
        QCOMPARE(Json::parse(run({"example", "--json"}).out.toStdString())["documents"].get<int>(), text.out.toInt());
        QCOMPARE(run({"example", "--least", "100000"}).code, ExitCode::Findings);
    }

    void invalidArgumentsAreUsageErrors()
    {
        QCOMPARE(run({"example", "--leest", "1"}).code, ExitCode::Usage);
        QCOMPARE(run({"example", "--least", "many"}).code, ExitCode::Usage);
        const CliRun misspelled = run({"exampel"});
        QCOMPARE(misspelled.code, ExitCode::Usage);
        QVERIFY2(misspelled.err.contains("`example`"), misspelled.err.constData());
    }

private:
    static CliRun run(const std::vector<std::string> &words)
    {
        std::ostringstream out, err;
        std::istringstream in;
        const ExitCode code = runCommandLine(words, Console{out, err, in}, plainWorkspace(), withExample());
        return {code, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(err.str())};
    }
};

OUTCROP_TEST(TestExampleCommand, CoreApplication)

} // namespace tst_examplecommand

#include "tst_examplecommand.moc"
