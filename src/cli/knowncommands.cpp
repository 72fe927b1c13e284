// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowncommands.h"

#include "cli/budgetcommand.h"
#include "cli/composecommand.h"
#include "cli/convertcommand.h"
#include "cli/estimatecommand.h"
#include "cli/evolvecommand.h"
#include "cli/experimentcommand.h"
#include "cli/exportcommand.h"
#include "cli/findcommand.h"
#include "cli/historycommand.h"
#include "cli/indexcommand.h"
#include "cli/initcommand.h"
#include "cli/keyscommand.h"
#include "cli/layerscommand.h"
#include "cli/logcommand.h"
#include "cli/modelscommand.h"
#include "cli/movecommand.h"
#include "cli/newcommand.h"
#include "cli/parsecommand.h"
#include "cli/renamecommand.h"
#include "cli/rendercommand.h"
#include "cli/replacecommand.h"
#include "cli/rulescommand.h"
#include "cli/schemacommand.h"
#include "cli/searchcommand.h"
#include "cli/sendcommand.h"
#include "cli/sessioncommand.h"
#include "cli/setcommand.h"
#include "cli/storecommand.h"
#include "cli/suggestionscommand.h"
#include "cli/taxonomycommand.h"
#include "cli/templatescommand.h"
#include "cli/tokenscommand.h"
#include "cli/validatecommand.h"

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

template<typename T>
std::unique_ptr<Command> made()
{
    return std::make_unique<T>();
}

/// Whether a name stands among the arguments, and not as the folder of -C.
bool isNamed(const std::vector<std::string> &arguments, const char *name)
{
    for (size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == name && (i == 0 || arguments[i - 1] != "-C"))
            return true;
    }
    return false;
}

} // namespace

const std::vector<KnownCommand> &knownCommands()
{
    static const std::vector<KnownCommand> commands = {
        {"init", made<InitCommand>},
        {"layers", made<LayersCommand>},
        {"compose", made<ComposeCommand>},
        {"render", made<RenderCommand>},
        {"export", made<ExportCommand>},
        {"budget", made<BudgetCommand>},
        {"tokens", made<TokensCommand>},
        {"models", made<ModelsCommand>},
        {"validate", made<ValidateCommand>},
        {"parse", made<ParseCommand>},
        {"estimate", made<EstimateCommand>},
        {"new", made<NewCommand>},
        {"set", made<SetCommand>},
        {"convert", made<ConvertCommand>},
        {"move", made<MoveCommand>},
        {"rename", made<RenameCommand>},
        {"find", made<FindCommand>},
        {"replace", made<ReplaceCommand>},
        {"index", made<IndexCommand>},
        {"search", made<SearchCommand>},
        {"history", made<HistoryCommand>},
        {"rules", made<RulesCommand>},
        {"taxonomy", made<TaxonomyCommand>},
        {"templates", made<TemplatesCommand>},
        {"schema", made<SchemaCommand>},
        {"experiment", made<ExperimentCommand>},
        {"send", made<SendCommand>},
        {"session", made<SessionCommand>},
        {"log", made<LogCommand>},
        {"evolve", made<EvolveCommand>},
        {"store", made<StoreCommand>},
        {"suggestions", made<SuggestionsCommand>},
        {"keys", made<KeysCommand>},
    };
    return commands;
}

std::vector<KnownCommand> commandsFor(const std::vector<std::string> &arguments)
{
    std::vector<KnownCommand> named;
    std::copy_if(knownCommands().begin(), knownCommands().end(), std::back_inserter(named),
                 [&arguments](const KnownCommand &command) { return isNamed(arguments, command.name); });
    return named.empty() ? knownCommands() : named;
}

} // namespace outcrop
