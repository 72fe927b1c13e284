// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "cli/composecommand.h"
#include "cli/exportcommand.h"
#include "cli/helpformatter.h"
#include "cli/initcommand.h"
#include "cli/inputtext.h"
#include "cli/layerscommand.h"
#include "cli/rendercommand.h"

#include <CLI/CLI.hpp>

#include <QDir>

#include <memory>
#include <ostream>

namespace outcrop {
namespace {

/// The program's own options, those that stand before or after any command.
struct Globals {
    std::string folder = ".";
    bool json = false;
    bool allowOutside = false;
};

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(std::make_unique<InitCommand>());
    commands.push_back(std::make_unique<LayersCommand>());
    commands.push_back(std::make_unique<ComposeCommand>());
    commands.push_back(std::make_unique<RenderCommand>());
    commands.push_back(std::make_unique<ExportCommand>());
    return commands;
}

void addGlobals(CLI::App &program, Globals &globals)
{
    const std::string group = "For every command";
    program.set_help_flag("-h,--help", "Show this text")->group(group);
    program.set_version_flag("--version", "outcrop-cli " OUTCROP_VERSION, "Show the version")->group(group);
    program.add_option("-C", globals.folder, "Work in this folder (default: the current one)")->type_name("DIR")->group(group);
    program.add_flag("--json", globals.json, "Print one JSON document and nothing else")->group(group);
    program.add_flag("--allow-outside", globals.allowOutside, "Read layers that config.toml names outside the folder")->group(group);
}

/// CLI11's own text for a mistake, as one line of ours. Help and version are no mistakes.
ExitCode explain(const CLI::App &program, const CLI::ParseError &error, const Console &console)
{
    if (dynamic_cast<const CLI::CallForHelp *>(&error)) {
        const CLI::App *app = &program;
        for (const CLI::App *command : program.get_subcommands())
            app = command;
        const std::string name = app == &program ? "outcrop-cli" : "outcrop-cli " + app->get_name();
        console.out << app->get_formatter()->make_help(app, name, CLI::AppFormatMode::Normal);
        return ExitCode::Done;
    }
    if (error.get_exit_code() == 0) {
        console.out << error.what() << '\n';
        return ExitCode::Done;
    }
    printMessage(console, QString::fromStdString(error.what()) + QStringLiteral("; see outcrop-cli --help"));
    return ExitCode::Usage;
}

ExitCode dispatch(const std::vector<std::string> &words, const Console &console)
{
    CLI::App program("Compose prompts from layers, and render them for every provider.", "outcrop-cli");
    program.formatter(std::make_shared<HelpFormatter>());
    program.require_subcommand(1);
    Globals globals;
    addGlobals(program, globals);
    const auto commands = allCommands();
    std::vector<CLI::App *> apps;
    for (const auto &command : commands)
        apps.push_back(command->addTo(program));
    try {
        program.parse(std::vector<std::string>(words.rbegin(), words.rend())); // CLI11 wants them in reverse
    } catch (const CLI::ParseError &error) {
        return explain(program, error, console);
    }
    const Invocation invocation{console, QDir::cleanPath(QDir().absoluteFilePath(fromWord(globals.folder))), globals.json, globals.allowOutside};
    for (std::size_t i = 0; i < apps.size(); ++i) {
        if (apps[i]->parsed())
            return commands[i]->run(invocation);
    }
    return ExitCode::Usage;
}

} // namespace

ExitCode runCommandLine(const std::vector<std::string> &words, const Console &console)
{
    try {
        return dispatch(words, console);
    } catch (const std::exception &error) {
        printMessage(console, QStringLiteral("a defect in the program stopped it: %1. Please report it with the command line.")
                                  .arg(QString::fromUtf8(error.what())));
        return ExitCode::Defect;
    }
}

} // namespace outcrop
