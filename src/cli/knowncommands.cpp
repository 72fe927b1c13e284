// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowncommands.h"

#include "cli/agents/adapterscommand.h"
#include "cli/agents/checkcommand.h"
#include "cli/agents/convertcommand.h"
#include "cli/agents/rulescommand.h"
#include "cli/agents/schemacommand.h"
#include "cli/agents/templatescommand.h"
#include "cli/agents/validatecommand.h"
#include "cli/clioutput.h"
#include "cli/completioncommand.h"
#include "cli/complexity/estimatecommand.h"
#include "cli/context/contextcommand.h"
#include "cli/context/synccommand.h"
#include "cli/edit/adoptcommand.h"
#include "cli/edit/findcommand.h"
#include "cli/edit/initcommand.h"
#include "cli/edit/movecommand.h"
#include "cli/edit/newcommand.h"
#include "cli/edit/partialscommand.h"
#include "cli/edit/renamecommand.h"
#include "cli/edit/replacecommand.h"
#include "cli/edit/setcommand.h"
#include "cli/evolution/evolvecommand.h"
#include "cli/evolution/historycommand.h"
#include "cli/evolution/labelcommand.h"
#include "cli/evolution/suggestionscommand.h"
#include "cli/experiments/experimentcommand.h"
#include "cli/formats/formatscommand.h"
#include "cli/formats/importcommand.h"
#include "cli/helpcommand.h"
#include "cli/keys/keyscommand.h"
#include "cli/keys/modelscommand.h"
#include "cli/knowledge/indexcommand.h"
#include "cli/knowledge/searchcommand.h"
#include "cli/knowledge/taxonomycommand.h"
#include "cli/lspcommand.h"
#include "cli/mcpcommand.h"
#include "cli/prompt/budgetcommand.h"
#include "cli/prompt/composecommand.h"
#include "cli/prompt/exportcommand.h"
#include "cli/prompt/layerscommand.h"
#include "cli/prompt/rendercommand.h"
#include "cli/prompt/tokenscommand.h"
#include "cli/queue/queuecommand.h"
#include "cli/queue/workercommand.h"
#include "cli/records/logcommand.h"
#include "cli/records/storecommand.h"
#include "cli/review/reviewcommand.h"
#include "cli/send/parsecommand.h"
#include "cli/send/sendcommand.h"
#include "cli/send/sessioncommand.h"
#include "cli/workflow/runcommand.h"

#include <CLI/CLI.hpp>

#include <QHash>

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

template<typename T>
std::unique_ptr<Command> makeCommand()
{
    return std::make_unique<T>();
}

/// Returns whether a name is among the arguments and is not the value of -C.
bool isNamed(const std::vector<std::string> &arguments, const char *name)
{
    for (size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == name && (i == 0 || arguments[i - 1] != "-C"))
            return true;
    }
    return false;
}

bool isKnown(const QString &line)
{
    const std::string name = line.section(u' ', 0, 0).toStdString();
    return std::any_of(knownCommands().begin(), knownCommands().end(), [&name](const KnownCommand &command) { return command.name == name; });
}

/// Returns the commands that are equivalent to a command of other tools, such as `lint`.
QStringList equivalentCommands(const QString &word)
{
    static const QHash<QString, const char *> commands = {
        {QStringLiteral("lint"), "check|validate"}, {QStringLiteral("check"), "validate|rules check"}, {QStringLiteral("test"), "check|validate|experiment run"},
        {QStringLiteral("eval"), "experiment run"},
        {QStringLiteral("chat"), "send"}, {QStringLiteral("ask"), "send"}, {QStringLiteral("prompt"), "compose"}, {QStringLiteral("preview"), "render"},
        {QStringLiteral("cost"), "budget"}, {QStringLiteral("price"), "budget"}, {QStringLiteral("count"), "tokens"}, {QStringLiteral("ls"), "layers"},
        {QStringLiteral("grep"), "find"}, {QStringLiteral("sed"), "replace"}, {QStringLiteral("mv"), "rename"}, {QStringLiteral("create"), "new|init"},
        {QStringLiteral("edit"), "set"}, {QStringLiteral("login"), "keys set"}, {QStringLiteral("pr"), "review"}, {QStringLiteral("ci"), "review|check"},
        {QStringLiteral("doctor"), "check"}, {QStringLiteral("audit"), "check"}, {QStringLiteral("verify"), "check|validate"}, {QStringLiteral("fix"), "check"},
        {QStringLiteral("undo"), "history restore"}, {QStringLiteral("tag"), "label set"}, {QStringLiteral("deploy"), "label set"}, {QStringLiteral("cat"), "history show"}, {QStringLiteral("tree"), "layers|context"}, {QStringLiteral("query"), "search"},
        {QStringLiteral("compare"), "history diff|experiment run"}, {QStringLiteral("watch"), "log follow"}, {QStringLiteral("serve"), "mcp"}, {QStringLiteral("server"), "mcp"},
        {QStringLiteral("optimize"), "evolve"}, {QStringLiteral("improve"), "evolve"}, {QStringLiteral("transform"), "convert"}, {QStringLiteral("translate"), "convert"}, {QStringLiteral("tokenize"), "tokens"},
        {QStringLiteral("docs"), "help"}, {QStringLiteral("man"), "help"}, {QStringLiteral("completions"), "completion"}, {QStringLiteral("apply"), "suggestions accept"}, {QStringLiteral("build"), "export"},
    };
    return QString::fromLatin1(commands.value(word, "")).split(u'|', Qt::SkipEmptyParts);
}

} // namespace

const std::vector<KnownCommand> &knownCommands()
{
    static const std::vector<KnownCommand> commands = {
        {"init", makeCommand<InitCommand>},
        {"adopt", makeCommand<AdoptCommand>},
        {"layers", makeCommand<LayersCommand>},
        {"compose", makeCommand<ComposeCommand>},
        {"render", makeCommand<RenderCommand>},
        {"export", makeCommand<ExportCommand>},
        {"import", makeCommand<ImportCommand>},
        {"formats", makeCommand<FormatsCommand>},
        {"budget", makeCommand<BudgetCommand>},
        {"tokens", makeCommand<TokensCommand>},
        {"context", makeCommand<ContextCommand>},
        {"sync", makeCommand<SyncCommand>},
        {"models", makeCommand<ModelsCommand>},
        {"adapters", makeCommand<AdaptersCommand>},
        {"check", makeCommand<CheckCommand>},
        {"review", makeCommand<ReviewCommand>},
        {"validate", makeCommand<ValidateCommand>},
        {"parse", makeCommand<ParseCommand>},
        {"estimate", makeCommand<EstimateCommand>},
        {"new", makeCommand<NewCommand>},
        {"set", makeCommand<SetCommand>},
        {"convert", makeCommand<ConvertCommand>},
        {"move", makeCommand<MoveCommand>},
        {"rename", makeCommand<RenameCommand>},
        {"find", makeCommand<FindCommand>},
        {"replace", makeCommand<ReplaceCommand>},
        {"partials", makeCommand<PartialsCommand>},
        {"index", makeCommand<IndexCommand>},
        {"search", makeCommand<SearchCommand>},
        {"history", makeCommand<HistoryCommand>},
        {"label", makeCommand<LabelCommand>},
        {"rules", makeCommand<RulesCommand>},
        {"taxonomy", makeCommand<TaxonomyCommand>},
        {"templates", makeCommand<TemplatesCommand>},
        {"schema", makeCommand<SchemaCommand>},
        {"experiment", makeCommand<ExperimentCommand>},
        {"queue", makeCommand<QueueCommand>},
        {"worker", makeCommand<WorkerCommand>},
        {"send", makeCommand<SendCommand>},
        {"session", makeCommand<SessionCommand>},
        {"run", makeCommand<RunCommand>},
        {"log", makeCommand<LogCommand>},
        {"evolve", makeCommand<EvolveCommand>},
        {"store", makeCommand<StoreCommand>},
        {"suggestions", makeCommand<SuggestionsCommand>},
        {"keys", makeCommand<KeysCommand>},
        {"mcp", makeCommand<McpCommand>},
        {"lsp", makeCommand<LspCommand>},
        {"completion", makeCommand<CompletionCommand>},
        {"help", makeCommand<HelpCommand>},
    };
    return commands;
}

std::vector<KnownCommand> commandsFor(const std::vector<std::string> &arguments, const std::vector<KnownCommand> &commands)
{
    std::vector<KnownCommand> named;
    std::copy_if(commands.begin(), commands.end(), std::back_inserter(named),
                 [&arguments](const KnownCommand &command) { return isNamed(arguments, command.name); });
    const bool isForVersion = isNamed(arguments, "--version");
    return named.empty() && !isForVersion ? commands : named;
}

QStringList similarCommands(const QString &word)
{
    constexpr qsizetype most = 3;
    QStringList suggestions = equivalentCommands(word);
    suggestions.removeIf([](const QString &line) { return !isKnown(line); });
    if (!suggestions.isEmpty())
        return suggestions.mid(0, most);
    for (const KnownCommand &known : knownCommands()) {
        CLI::App program;
        const std::unique_ptr<Command> command = known.make();
        for (const CLI::App *inner : command->addTo(program)->get_subcommands([](const CLI::App *) { return true; })) {
            if (inner->get_name() == word.toStdString())
                suggestions.append(QString::fromLatin1(known.name) + u' ' + word);
        }
    }
    return suggestions.mid(0, most);
}

QString quotedAlternatives(const QStringList &words)
{
    QString list;
    for (const QString &word : words) {
        const QString quotedWord = u'`' + word + u'`';
        if (!word.isEmpty())
            list = list.isEmpty() ? quotedWord : clioutput::alternatives(list, quotedWord);
    }
    return list;
}

} // namespace outcrop
