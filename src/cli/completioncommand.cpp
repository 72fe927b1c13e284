// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/completioncommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/knowncommands.h"
#include "core/base/json.h"

namespace outcrop {
namespace {

const char *const script = R"(# bash completion for outcrop-cli
_outcrop_cli()
{
    local current=${COMP_WORDS[COMP_CWORD]} command= word commands= options=
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "${command:+$command }$word" in
            %1) command="${command:+$command }$word" ;;
        esac
    done
    case "$command" in
%2    esac
    [[ $current == -* ]] && commands=$options
    COMPREPLY=($(compgen -W "$commands" -- "$current"))
}
complete -o bashdefault -o default -F _outcrop_cli outcrop-cli
)";

QStringList optionsOf(const CLI::App &command)
{
    QStringList options;
    for (const CLI::Option *option : command.get_options()) {
        if (option->get_group().empty()) // hidden; --help is listed with the global options
            continue;
        for (const std::string &name : option->get_lnames())
            options += QStringLiteral("--") + fromArgument(name);
        for (const std::string &name : option->get_snames())
            options += u'-' + fromArgument(name);
    }
    return options;
}

/// Collects the subcommands and options of every command. The program itself has an empty name.
class CompletionTable
{
public:
    explicit CompletionTable(const QStringList &everywhere) : m_everywhere(everywhere) { }

    void add(const CLI::App &command, const QString &name)
    {
        QStringList commands;
        for (const CLI::App *inner : command.get_subcommands([](const CLI::App *) { return true; })) {
            commands += fromArgument(inner->get_name());
            add(*inner, name.isEmpty() ? commands.last() : name + u' ' + commands.last());
        }
        QStringList options = optionsOf(command) + m_everywhere;
        options.removeDuplicates();
        const QString quoted = u'"' + name + u'"';
        if (!name.isEmpty())
            m_names += quoted;
        m_cases += QStringLiteral("        %1) commands=\"%2\" options=\"%3\" ;;\n").arg(quoted, commands.join(u' '), options.join(u' '));
    }

    QString text() const { return QString::fromLatin1(script).arg(m_names.join(u'|'), m_cases); }

private:
    QStringList m_everywhere;
    QStringList m_names;
    QString m_cases;
};

} // namespace

CLI::App *CompletionCommand::addTo(CLI::App &program)
{
    m_program = &program;
    CLI::App *command = addCommand(program, "completion", "Print a script that completes commands and options in bash",
        "outcrop-cli completion bash >~/.local/share/bash-completion/completions/outcrop-cli");
    command->add_option("SHELL", m_shell, "bash")
        ->type_name("SHELL")
        ->required()
        ->check(oneOf(QStringLiteral("shell"), {QStringLiteral("bash")}))
        ->group("Shell");
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
    CompletionTable table(optionsOf(*m_program));
    table.add(all, {});
    if (invocation.json)
        return invocation.print(Json{{"shell", "bash"}, {"script", jsonString(table.text())}});
    write(invocation.console.out, table.text());
    return ExitCode::Done;
}

} // namespace outcrop
