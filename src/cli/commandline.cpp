// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "app/base/version.h"
#include "app/workspace/findworkspace.h"
#include "cli/base/englishtexts.h"
#include "cli/base/helpformatter.h"
#include "cli/base/inputtext.h"
#include "cli/base/jsonconsole.h"
#include "cli/base/quietconsole.h"
#include "cli/clioutput.h"
#include "cli/knowncommands.h"
#include "cli/programlanguage.h"
#include "core/base/joinedtext.h"
#include "core/text/nearestword.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <clocale>
#include <exception>
#include <memory>
#include <optional>
#include <ostream>

namespace outcrop {
namespace {

const std::string globalGroup = QT_TRANSLATE_NOOP("cli", "Global options");

/// Returns the end of the help of the program, in the user's language.
std::string footer()
{
    return QStringLiteral("%1\n  %2\n\n%3\n  %4\n  %5\n\n%6\n  outcrop-cli help getting-started    %7\n  outcrop-cli help COMMAND            %8")
        .arg(clioutput::workspaceHeading(), clioutput::workspaceRule(), clioutput::exitCodesHeading(), clioutput::exitCodes(), clioutput::errorsInOtherFiles(),
            clioutput::helpHeading(), clioutput::handbookHelp(), clioutput::commandHelp())
        .toStdString();
}

QString folderErrorText(const QFileInfo &place)
{
    return place.exists() ? clioutput::fileInsteadOfFolder() : clioutput::noSuchFolder();
}

/// The program with its commands. Parses the command line and explains errors.
class Program
{
public:
    Program(const std::vector<std::string> &arguments, const Console &console, const QString &folder, const std::vector<KnownCommand> &commands)
        : m_console(console), m_folder(folder), m_knownCommands(commands)
    {
        m_app.formatter(std::make_shared<HelpFormatter>(printsJson() ? 0 : lineWidth(m_console.out)));
        m_app.footer(footer());
        m_app.require_subcommand(
            0, 1); // optional, because an argument may have the name of a command: `validate layers`
        addOptions();
        for (const KnownCommand &command : commandsFor(arguments, commands))
            add(command);
    }

    ExitCode run(const std::vector<std::string> &arguments)
    {
        try {
            m_app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        } catch (const CLI::CallForHelp &) {
            return help();
        } catch (const CLI::CallForVersion &) {
            return version();
        } catch (const CLI::ParseError &error) {
            return failParse(error);
        }
        return runChosenCommand();
    }

private:
    void addOptions()
    {
        m_app.set_help_flag("-h,--help", QT_TRANSLATE_NOOP("cli", "Show help for the program or a command"))->group(globalGroup);
        m_app.add_option("-C", m_givenFolder, QT_TRANSLATE_NOOP("cli", "Run as if started in DIR; relative paths start there"))
            ->type_name("DIR")
            ->group(globalGroup);
        m_app.add_flag("--json", m_printsJson, QT_TRANSLATE_NOOP("cli", "Print only one JSON document on standard output"))
            ->disable_flag_override() // rejects `--json=false`: the arguments are searched for the word before they are parsed
            ->group(globalGroup);
        m_app.add_flag("--quiet", m_isQuiet, QT_TRANSLATE_NOOP("cli", "Print messages only if the command fails"))->group(globalGroup);
        m_app.add_flag("--no-color", m_disablesColor, QT_TRANSLATE_NOOP("cli", "Print without colors; NO_COLOR in the environment does the same"))->group(globalGroup);
        m_app.add_flag("--allow-outside", m_allowsOutside, QT_TRANSLATE_NOOP("cli", "Read layers and notes listed in config.toml even if they are outside the workspace"))->group(globalGroup);
        m_app.add_flag("--confined", m_isConfined, "Do not read files outside DIR, connect to servers or read keys")->group(""); // hidden: set by `mcp`
        m_app.add_flag("--read-only", m_isReadOnly, "Do not write files, indexes or records")->group("");
        m_app.set_version_flag("--version", versionText().toStdString(), QT_TRANSLATE_NOOP("cli", "Print the version"))->group(globalGroup);
    }

    void add(const KnownCommand &known)
    {
        std::unique_ptr<Command> command = known.make();
        CLI::App *words = command->addTo(m_app);
        Q_ASSERT(words->get_name() == known.name);
        m_commands.push_back({words, std::move(command)});
    }

    /// Prints help. Help for an unknown command is a usage error.
    ExitCode help() const
    {
        const std::vector<std::string> unknown = m_app.remaining();
        if (chosenCommand() == &m_app && !unknown.empty() && !fromArgument(unknown.front()).startsWith(u'-'))
            return invocation().failUsage(unexpectedArgumentMessage(fromArgument(unknown.front())));
        if (printsJson())
            return invocation().print({{"topic", jsonString(commandLineOf(chosenCommand()))}, {"text", jsonString(fromArgument(m_app.help()))}});
        m_console.out << m_app.help();
        return ExitCode::Done;
    }

    ExitCode version() const
    {
        if (printsJson())
            return invocation().print({{"topic", "version"}, {"text", jsonString(versionText())}});
        m_console.out << "outcrop-cli " << versionText().toStdString() << '\n';
        return ExitCode::Done;
    }

    /// Returns whether --json was given. Unlike m_printsJson, the result is correct even if parsing the command line failed.
    bool printsJson() const { return m_console.failure; }

    ExitCode runChosenCommand()
    {
        const Invocation invocation = this->invocation();
        if (const QString misplaced = misplacedArgumentMessage(); !misplaced.isEmpty()) {
            const ExitCode code = invocation.failUsage(misplaced);
            printMessage(m_console, clioutput::seeHelp(commandLineOf(chosenCommand())));
            return code;
        }
        if (const QFileInfo folder(invocation.start); m_givenFolder != "." && !folder.isDir())
            return invocation.fail({ErrorCode::NotFound, folderErrorText(folder), {invocation.start, {}}});
        const std::unique_ptr<QCoreApplication> application = QCoreApplication::instance() ? nullptr : createApplication(); // tests and other languages have one already
        if (application && printsJson())
            std::setlocale(LC_MESSAGES, "C");
        for (const auto &[words, command] : m_commands) {
            if (words->parsed())
                return isPermitted(*command) ? runInLanguage(*command, invocation) : invocation.failUsage(clioutput::notForTools());
        }
        m_console.errors << m_app.help();
        if (m_console.failure)
            m_console.failure->recordUsageError(clioutput::noCommand());
        return ExitCode::Usage;
    }

    static ExitCode runInLanguage(Command &command, const Invocation &invocation)
    {
        if (!command.writesForPrograms())
            return command.run(invocation);
        const EnglishTexts english;
        std::setlocale(LC_MESSAGES, "C"); // the operating system's reasons are in English as well
        return command.run(invocation);
    }

    bool isPermitted(const Command &command) const { return (!m_isConfined && !m_isReadOnly) || (command.isAllowedWith({m_isConfined, !m_isReadOnly}) && !m_allowsOutside); }

    /// Returns the invocation. Relative paths start in the working directory or in DIR of -C; the workspace may be a parent folder.
    Invocation invocation() const
    {
        const QString start = QDir::cleanPath(QDir(m_folder).absoluteFilePath(fromArgument(m_givenFolder)));
        const Permissions permissions{m_isConfined, !m_isReadOnly};
        if (m_isConfined)
            return {m_console, start, m_printsJson, false, start, permissions};
        const QString folder = workspaceFolderOf(start);
        return {m_console, folder, m_printsJson, m_allowsOutside, folder == start ? start : QFileInfo(start).canonicalFilePath(), permissions};
    }

    /// Reports an unknown argument first, because it can make a required one appear to be missing.
    ExitCode failParse(const CLI::ParseError &error) const
    {
        const std::vector<std::string> unknown = m_app.remaining(true);
        const ExitCode code =
            invocation().failUsage(unknown.empty() ? parseErrorMessage(fromArgument(error.what()))
                                                   : unexpectedArgumentMessage(fromArgument(unknown.front())));
        printMessage(m_console, clioutput::seeHelp(commandLineOf(chosenCommand())));
        return code;
    }

    /// Returns CLI11's message, translated or clearer for some errors. Its other messages are in English.
    QString parseErrorMessage(const QString &message) const
    {
        static const QRegularExpression requiredPattern(QStringLiteral("\\A(\\S+) is required\\z"));
        static const QRegularExpression pair(QStringLiteral("\\A(\\S+) (requires|excludes) (\\S+)\\z"));
        static const QRegularExpression repeatedOptionPattern(QStringLiteral("\\A(\\S+): At Most 1 required but received "));
        static const QRegularExpression pattern(QStringLiteral("\\ACould not convert: (\\S+) = (.*)\\z"), QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression range(QStringLiteral("\\A(\\S+): Value (\\S+) not in range \\[?(\\S+) (?:to|-) (\\S+?)\\]?\\s*\\z"));
        if (message == u"A subcommand is required")
            return clioutput::requiresCommand(chosenCommand()->get_name().c_str(), commandNames().join(listSeparator()));
        if (const QRegularExpressionMatch match = requiredPattern.match(message); match.hasMatch())
            return clioutput::isRequired(match.captured(1));
        if (const QRegularExpressionMatch match = pair.match(message); match.hasMatch())
            return (match.captured(2) == u"requires" ? clioutput::requiresOther : clioutput::excludesOther)(match.captured(1), match.captured(3));
        if (const QRegularExpressionMatch match = repeatedOptionPattern.match(message); match.hasMatch())
            return clioutput::onlyOnce(match.captured(1));
        if (const QRegularExpressionMatch match = pattern.match(message); match.hasMatch())
            return clioutput::notANumber(match.captured(1), match.captured(2));
        if (const QRegularExpressionMatch match = range.match(message); match.hasMatch())
            return clioutput::notInRange(match.captured(1), match.captured(2), match.captured(3), match.captured(4));
        return message;
    }

    /// Returns the reason why an argument has no effect: it belongs to an outer command, such as `history`, but `history show` was chosen. Empty if there is no
    /// such argument.
    QString misplacedArgumentMessage() const
    {
        const CLI::App *command = chosenCommand();
        for (const CLI::App *outer = command->get_parent(); outer && outer != &m_app; outer = outer->get_parent()) {
            for (const CLI::Option *option : outer->get_options()) {
                if (option->count() == 0)
                    continue;
                if (option->get_positional())
                    return clioutput::unexpectedArgument(fromArgument(option->results().front()));
                const bool isShared = command->get_option_no_throw(option->get_name()) != nullptr;
                return (isShared ? clioutput::mustFollow : clioutput::doesNotApply)(fromArgument(option->get_name()), commandLineOf(command).section(u' ', 1));
            }
        }
        return {};
    }

    /// Returns a command line such as `outcrop-cli log import`.
    static QString commandLineOf(const CLI::App *command)
    {
        const QString name = fromArgument(command->get_name());
        return command->get_parent() ? commandLineOf(command->get_parent()) + u' ' + name
                                     : QStringLiteral("outcrop-cli");
    }

    QString unexpectedArgumentMessage(const QString &word) const
    {
        if (!word.startsWith(u'-') && chosenCommand()->get_name() == "keys" && nearestWord(word, commandNames()).isEmpty())
            return clioutput::unknownKeysCommand(commandNames().join(listSeparator()));
        const bool isOption = word.startsWith(u'-');
        const bool isCommand = !isOption && chosenCommand() == &m_app;
        const QString name = word.section(u'=', 0, 0);
        const QStringList familiar = isCommand ? similarCommands(word) : QStringList();
        const QString suggestion = quotedAlternatives(!familiar.isEmpty() ? familiar : QStringList{nearestWord(name, isOption ? optionNames() : commandNames())});
        if (isOption)
            return suggestion.isEmpty() ? clioutput::unknownOption(name) : clioutput::unknownOptionSimilar(name, suggestion);
        if (isCommand)
            return suggestion.isEmpty() ? clioutput::unknownCommand(word) : clioutput::unknownCommandSimilar(word, suggestion);
        return suggestion.isEmpty() ? clioutput::unexpectedArgument(word) : clioutput::unexpectedArgumentSimilar(word, suggestion);
    }

    /// Returns the innermost command on the command line: `import` for `log import`.
    const CLI::App *chosenCommand() const
    {
        const CLI::App *command = &m_app;
        for (auto inner = command->get_subcommands(); !inner.empty(); inner = command->get_subcommands())
            command = inner.front();
        return command;
    }

    QStringList commandNames() const
    {
        QStringList names;
        if (chosenCommand() == &m_app) {
            for (const KnownCommand &command : m_knownCommands)
                names.append(QLatin1String(command.name));
            return names;
        }
        for (const CLI::App *command : chosenCommand()->get_subcommands([](const CLI::App *) { return true; }))
            names.append(fromArgument(command->get_name()));
        return names;
    }

    QStringList optionNames() const
    {
        QStringList names;
        for (const CLI::App *app = chosenCommand(); app; app = app->get_parent()) {
            for (const CLI::Option *option : app->get_options()) {
                if (option->get_group().empty())
                    continue;
                for (const std::string &name : option->get_lnames())
                    names.append(QStringLiteral("--") + fromArgument(name));
            }
        }
        return names;
    }

    const Console &m_console;
    QString m_folder;
    const std::vector<KnownCommand> &m_knownCommands;
    CLI::App m_app{QT_TRANSLATE_NOOP("cli", "Outcrop composes layered prompts and shows the exact request each provider receives."), "outcrop-cli"};
    std::string m_givenFolder = ".";
    bool m_printsJson = false;
    bool m_isQuiet = false;   ///< not read: runCommandLine() searches the arguments for --quiet before they are parsed
    bool m_disablesColor = false; ///< not read: runCommandLine() also searches for --no-color
    bool m_allowsOutside = false;
    bool m_isConfined = false;
    bool m_isReadOnly = false;
    std::vector<std::pair<CLI::App *, std::unique_ptr<Command>>> m_commands;
};

/// Returns `code`, or Input instead of Done if standard output could not be written. A full disk or a closed pipe must not count as success.
ExitCode checkOutputWasWritten(const Console &console, ExitCode code)
{
    if (console.out.flush())
        return code;
    printMessage(console, clioutput::outputNotWritten());
    return code == ExitCode::Done ? ExitCode::Input : code;
}

bool isCommand(const std::string &word)
{
    return std::any_of(knownCommands().begin(), knownCommands().end(), [&word](const KnownCommand &command) { return command.name == word; });
}

/// Replaces `help render` with `render --help`, and `help` with `--help`. Keeps `help getting-started` for HelpCommand.
std::vector<std::string> withHelpOption(std::vector<std::string> arguments)
{
    for (auto word = arguments.begin(); word != arguments.end(); ++word) {
        if (*word == "-C" && std::next(word) != arguments.end()) {
            ++word;
        } else if (*word == "help") {
            const auto topic = std::next(word);
            const bool isForHelpCommand = topic != arguments.end() && (topic->starts_with('-') ? *topic == "--help" || *topic == "-h" : !isCommand(*topic));
            if (isForHelpCommand)
                return arguments;
            arguments.erase(word);
            arguments.push_back("--help");
            break;
        } else if (word->empty() || word->front() != '-') {
            break;
        }
    }
    return arguments;
}

bool contains(const std::vector<std::string> &arguments, const char *option)
{
    return std::find(arguments.begin(), arguments.end(), option) != arguments.end();
}

ExitCode runProgram(const std::vector<std::string> &arguments, const Console &console, const QString &folder, const std::vector<KnownCommand> &commands)
{
    return runGuarded(
        console, [&] { return checkOutputWasWritten(console, Program(arguments, console, folder, commands).run(arguments)); });
}

ExitCode runWithJson(const std::vector<std::string> &arguments, const Console &console, const QString &folder, const std::vector<KnownCommand> &commands)
{
    const EnglishTexts english;
    JsonConsole json(console);
    const ExitCode code = runProgram(arguments, json.console(), folder, commands);
    json.finish(code);
    return code;
}

} // namespace

ExitCode runGuarded(const Console &console, const std::function<ExitCode()> &work)
{
    QString reason;
    try {
        return work();
    } catch (const std::exception &error) {
        reason = QString::fromLocal8Bit(error.what());
    } catch (...) {
    }
    printMessage(console, clioutput::internalError(reason.isNull() ? clioutput::unknownReason() : reason));
    return ExitCode::InternalError;
}

ExitCode runCommandLine(const std::vector<std::string> &arguments, const Console &console, const QString &folder)
{
    return runCommandLine(arguments, console, folder, knownCommands());
}

ExitCode runCommandLine(const std::vector<std::string> &arguments, const Console &console, const QString &folder, const std::vector<KnownCommand> &commands)
{
    const std::vector<std::string> words = withHelpOption(arguments);
    const auto run = contains(words, "--json") ? runWithJson : runProgram;
    if (contains(words, "--no-color")) {
        setColor(console.out, false);
        setColor(console.errors, false);
    }
    if (!contains(words, "--quiet"))
        return run(words, console, folder, commands);
    QuietConsole quietConsole(console);
    const ExitCode code = run(words, quietConsole.console(), folder, commands);
    quietConsole.finish(code);
    return code;
}

} // namespace outcrop
