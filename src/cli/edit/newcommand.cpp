// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/newcommand.h"

#include "app/prompt/newlayer.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/edit/costtable.h"
#include "cli/edit/editoutput.h"
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
        const auto pricedEffect = std::find_if(effects.begin(), effects.end(), [](const ProviderEffect &effect) { return effect.isRendered && effect.costs.isKnown(); });
        return writeSentence(out, newLayerCostText(*pricedEffect, layer)); // the table has a row, so at least one provider has prices
    }
    writeTable(out, costs);
    writeSentence(out, editoutput::newLayerCosts(editoutput::columnOnce(), editoutput::columnEdit(), editoutput::columnWarmCache()));
}

} // namespace

CLI::App *NewCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "new", QT_TRANSLATE_NOOP("cli", "Create a document from a template"), "outcrop-cli -C garden new skill seed-swap");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Document");
    command
        ->add_option("KIND", m_kind, QT_TRANSLATE_NOOP("cli", "Kind of document: layer, layer-granite … layer-weather, skill, agent, profile, adapter and others"))
        ->type_name("KIND")
        ->required()
        ->check(oneOf(editoutput::nounKind(), kinds()))
        ->group(group);
    command->add_option("NAME", m_name, QT_TRANSLATE_NOOP("cli", "Name or title of the document; spaces become hyphens in its path"))->type_name("NAME")->group(group);
    command->add_option("--when", m_whenCondition, QT_TRANSLATE_NOOP("cli", "Condition of a layer, such as \"phase in (planning)\" [always sent]"))->type_name("CONDITION")->group(group);
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the text without writing it"))->group(group);
    addForce(*command, m_isForced);
    return command;
}

ExitCode NewCommand::run(const Invocation &invocation)
{
    const QString kind = fromArgument(m_kind);
    if (m_name.empty() && documentTemplate(kind)->needsName)
        return invocation.failUsage(editoutput::noName(kind));
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    if (documentTemplate(kind)->kind == DocumentKind::Layer)
        return createLayer(invocation, *opened);
    const Result<WorkspaceChange> change = planNewDocument(opened->workspace(), kind, fromArgument(m_name), fromArgument(m_whenCondition));
    return change ? write(invocation, *opened, *change, Json::object()) : failure(invocation, change.error());
}

ExitCode NewCommand::write(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, const Json &details) const
{
    return m_isDryRun ? showChange(invocation, opened, change, details) : writeChange(invocation, opened, change, m_isForced, details);
}

ExitCode NewCommand::createLayer(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const QString tier = fromArgument(m_kind).section(u'-', 1);
    const NewLayer layer{fromArgument(m_name), tierFromName(tier).value_or(Tier::Topsoil), fromArgument(m_whenCondition)};
    const Result<NewLayerPlan> plan = planNewLayer(opened, {}, layer);
    if (!plan)
        return failure(invocation, plan.error());
    if (!invocation.printsJson)
        writeLayerCosts(invocation.console.out, *plan, layer);
    return write(invocation, opened, plan->change, {{"effect", toJson(plan->effect)}});
}

} // namespace outcrop
