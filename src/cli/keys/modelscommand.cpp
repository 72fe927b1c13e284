// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keys/modelscommand.h"

#include "app/keys/keys.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "cli/keys/keysoutput.h"
#include "cli/keys/modelsoutput.h"
#include "cli/keys/modelstext.h"
#include "core/base/joinedtext.h"

namespace outcrop {

CLI::App *ModelsCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "models",
        QT_TRANSLATE_NOOP("cli", "List models and their sources, fetch providers' model lists, or import a catalog"),
        "outcrop-cli models refresh anthropic");
    CLI::App *list = addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the available models (default)"), "outcrop-cli models list anthropic --all");
    m_refreshCommand = addCommand(*command, "refresh", QT_TRANSLATE_NOOP("cli", "Fetch the model lists of providers [all that publish a list]"),
                           "outcrop-cli models refresh anthropic");
    m_importCommand = addCommand(*command, "import", QT_TRANSLATE_NOOP("cli", "Import a public model catalog from LiteLLM or models.dev"),
        "outcrop-cli models import model_prices_and_context_window.json");
    addProviders(*list);
    list->add_flag("--all", m_includesAll, QT_TRANSLATE_NOOP("cli", "Show one row per source, and models known only by name"))->group(QT_TRANSLATE_NOOP("cli", "Selection"));
    addProviders(*m_refreshCommand);
    m_requestOptions.addTo(*m_refreshCommand, QT_TRANSLATE_NOOP("cli", "Sending"));
    m_importCommand->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Catalog file"))->type_name("FILE")->required()->group(QT_TRANSLATE_NOOP("cli", "Input"));
    return command;
}

void ModelsCommand::addProviders(CLI::App &subcommand)
{
    subcommand.add_option("PROVIDER", m_providers, QT_TRANSLATE_NOOP("cli", "Providers"))->type_name("PROVIDER")->group(QT_TRANSLATE_NOOP("cli", "Providers"));
}

QStringList ModelsCommand::selectedProviders(const OpenedWorkspace &opened) const
{
    QStringList names;
    for (const std::string &name : m_providers)
        names.append(fromArgument(name));
    return names.isEmpty() ? opened.providers() : names;
}

QString ModelsCommand::usageError(const OpenedWorkspace &opened) const
{
    for (const QString &name : selectedProviders(opened)) {
        if (!opened.catalog.adapter(name) && opened.catalog.missingProviderError(name).location.file.isEmpty())
            return unknownNameMessage(keysoutput::providerNoun(), name, opened.providers());
    }
    return {};
}

ExitCode ModelsCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = usageError(*opened); !problem.isEmpty())
        return invocation.failUsage(problem);
    invocation.report(opened->catalog.diagnostics());
    for (const QString &name : selectedProviders(*opened)) {
        if (!opened->catalog.adapter(name))
            return invocation.fail(opened->catalog.missingProviderError(name));
    }
    if (m_importCommand->parsed())
        return import(invocation, *opened);
    return m_refreshCommand->parsed() ? refresh(invocation, *opened) : list(invocation, *opened);
}

ExitCode ModelsCommand::list(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    Diagnostics diagnostics;
    const QList<ModelRow> stored = readStoredModels(invocation.folder, diagnostics);
    invocation.report(diagnostics);
    QList<ModelEntry> entries = modelEntries(opened.catalog, builtInCatalog(), stored);
    const QStringList names = selectedProviders(opened);
    entries.removeIf(
        [&](const ModelEntry &entry) { return !names.contains(entry.provider) || (!entry.isSelectable && !m_includesAll); });
    if (invocation.printsJson)
        return invocation.print(modelsJson(entries));
    printModels(invocation.console, entries, m_includesAll);
    return ExitCode::Done;
}

ExitCode ModelsCommand::import(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const Result<ImportedModels> importedModels =
        importModelFile(invocation.folder, invocation.absolutePath(fromArgument(m_file)), opened.catalog);
    if (!importedModels)
        return invocation.fail(importedModels.error());
    if (invocation.printsJson)
        return invocation.print({{"catalog", jsonString(importedModels->catalog)}, {"models", importedModels->rows.size()}, {"others", importedModels->others}});
    const qsizetype models = importedModels->rows.size();
    writeSentence(invocation.console.out, modelsoutput::imported(models, importedModels->catalog, countText(models), modelsoutput::others(importedModels->others, countText(importedModels->others))));
    return ExitCode::Done;
}

ExitCode ModelsCommand::refresh(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const QStringList names = selectedProviders(opened);
    const SendConsent consent = SendConsent::ask(invocation, m_requestOptions, modelsoutput::confirmRefresh(names.join(listSeparator())));
    if (!consent.isGiven())
        return consent.refusalCode();
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    ProviderAccess access(consent, m_requestOptions, *keys);
    Result<QList<RefreshedModels>> refreshedModels = QList<RefreshedModels>();
    runInterruptibly(
        [&](const std::stop_token &stop) { refreshedModels = refreshModels(opened, names, access.providers(), stop); });
    return refreshedModels ? printRefreshResult(invocation, *refreshedModels, !m_providers.empty()) : invocation.fail(refreshedModels.error());
}

} // namespace outcrop
