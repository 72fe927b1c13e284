// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/newcommand.h"

#include "app/prompt/newlayer.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/edit/costtable.h"
#include "core/documents/newdocument.h"

#include <algorithm>
#include <ostream>

namespace outcrop {
namespace {

QStringList kinds()
{
    QStringList ids;
    for (const DocumentTemplate &kind : documentTemplates())
        ids.append(kind.id);
    return ids;
}

ExitCode failure(const Invocation &invocation, const Error &error)
{
    return error.code == ErrorCode::Invalid ? invocation.failUsage(error) : invocation.fail(error);
}

/// Writes the costs of a new layer with each provider, or a sentence if no request changes, because the layer is not sent.
void writeLayerCosts(std::ostream &out, const NewLayerPlan &plan, const NewLayer &layer)
{
    const Table costs = costTable(plan.effect);
    if (costs.isEmpty())
        return;
    if (!plan.effect.hasEffect()) {
        const QList<ProviderEffect> &effects = plan.effect.providers;
        const auto priced = std::find_if(effects.begin(), effects.end(), [](const ProviderEffect &effect) { return effect.isRendered && effect.costs.isKnown(); });
        return writeSentence(out, newLayerCostText(*priced, layer)); // the table has a row, so there is a provider with prices
    }
    writeTable(out, costs);
    writeSentence(out,
        QStringLiteral("Input costs: `once` is the extra cost of the next turn with the new layer. `edit` is the extra cost of a turn after an edit of this layer. `warm cache` is the cost of a request that reads the cache."));
}

} // namespace

CLI::App *NewCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "new", "Create a document from a template", "outcrop-cli -C garden new skill seed-swap");
    const std::string group = "Document";
    command
        ->add_option("KIND", m_kind, "Kind of document: layer, layer-granite … layer-weather, skill, agent, profile, adapter and others")
        ->type_name("KIND")
        ->required()
        ->check(oneOf(QStringLiteral("kind"), kinds()))
        ->group(group);
    command->add_option("NAME", m_name, "Name or title of the document; spaces become hyphens in its path")->type_name("NAME")->group(group);
    command->add_option("--when", m_when, "Condition of a layer, such as \"phase in (planning)\" [always sent]")->type_name("CONDITION")->group(group);
    command->add_flag("--dry-run", m_isDryRun, "Show the text without writing it")->group(group);
    addForce(*command, m_isForced);
    return command;
}

ExitCode NewCommand::run(const Invocation &invocation)
{
    const QString kind = fromArgument(m_kind);
    if (m_name.empty() && documentTemplate(kind)->needsName)
        return invocation.failUsage(QStringLiteral("NAME is missing: a document of kind %1 requires a name").arg(kind));
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    if (documentTemplate(kind)->kind == DocumentKind::Layer)
        return createLayer(invocation, *opened);
    const Result<WorkspaceChange> change = planNewDocument(opened->workspace(), kind, fromArgument(m_name), fromArgument(m_when));
    return change ? write(invocation, *opened, *change, Json::object()) : failure(invocation, change.error());
}

ExitCode NewCommand::write(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, const Json &details) const
{
    return m_isDryRun ? showChange(invocation, opened, change, details) : writeChange(invocation, opened, change, m_isForced, details);
}

ExitCode NewCommand::createLayer(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const QString tier = fromArgument(m_kind).section(u'-', 1);
    const NewLayer layer{fromArgument(m_name), tierFromName(tier).value_or(Tier::Topsoil), fromArgument(m_when)};
    const Result<NewLayerPlan> plan = planNewLayer(opened, {}, layer);
    if (!plan)
        return failure(invocation, plan.error());
    if (!invocation.printsJson)
        writeLayerCosts(invocation.console.out, *plan, layer);
    return write(invocation, opened, plan->change, {{"effect", toJson(plan->effect)}});
}

} // namespace outcrop
