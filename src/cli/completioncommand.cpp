// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/completioncommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/clioutput.h"
#include "cli/completionscripts.h"
#include "cli/knowncommands.h"
#include "core/base/joinedtext.h"
#include "core/base/json.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Adds the options of a command that are not listed yet.
void addOptions(const CLI::App &command, QList<CompletionWord> &options)
{
    const auto add = [&options](const QString &text, const std::string &description) {
        if (std::none_of(options.begin(), options.end(), [&text](const CompletionWord &word) { return word.text == text; }))
            options.append({text, fromArgument(description)});
    };
    for (const CLI::Option *option : command.get_options()) {
        if (option->get_group().empty()) // hidden; --help is listed with the global options
            continue;
        for (const std::string &name : option->get_lnames())
            add(QStringLiteral("--") + fromArgument(name), option->get_description());
        for (const std::string &name : option->get_snames())
            add(u'-' + fromArgument(name), option->get_description());
    }
}

/// Appends a command after its inner commands. `global` has the options that every command accepts.
void addEntries(const CLI::App &command, const QString &name, const CLI::App &global, QList<CompletionEntry> &entries)
{
    CompletionEntry entry{name};
    for (const CLI::App *inner : command.get_subcommands([](const CLI::App *) { return true; })) {
        const QString word = fromArgument(inner->get_name());
        entry.commands.append({word, fromArgument(inner->get_description())});
        addEntries(*inner, name.isEmpty() ? word : name + u' ' + word, global, entries);
    }
    addOptions(command, entry.options);
    addOptions(global, entry.options);
    entries.append(entry);
}

} // namespace

CLI::App *CompletionCommand::addTo(CLI::App &program)
{
    m_program = &program;
    CLI::App *command = addCommand(program, "completion", QT_TRANSLATE_NOOP("cli", "Print a script that completes commands and options in bash, zsh or fish"),
        "outcrop-cli completion bash >~/.local/share/bash-completion/completions/outcrop-cli");
    command->add_option("SHELL", m_shell, completionShells().join(listSeparator()).toStdString())
        ->type_name("SHELL")
        ->required()
        ->check(oneOf(clioutput::shellNoun(), completionShells()))
        ->group(QT_TRANSLATE_NOOP("cli", "Shell"));
    return command;
}

ExitCode CompletionCommand::run(const Invocation &invocation)
{
    CLI::App all;
    all.set_help_flag();
    std::vector<std::unique_ptr<Command>> commands;
    for (const KnownCommand &known : knownCommands()) {
        commands.push_back(known.make());
        commands.back()->addTo(all);
    }
    QList<CompletionEntry> entries;
    addEntries(all, {}, *m_program, entries);
    const QString shell = fromArgument(m_shell);
    const QString script = completionScript(shell, entries);
    if (invocation.printsJson)
        return invocation.print(Json{{"shell", jsonString(shell)}, {"script", jsonString(script)}});
    write(invocation.console.out, script);
    return ExitCode::Done;
}

} // namespace outcrop
