// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/templatescommand.h"

#include "app/workspace/switchtemplatemode.h"
#include "cli/agents/agentsoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "cli/edit/changes.h"
#include "core/base/joinedtext.h"
#include "core/render/jsonprinter.h"
#include "core/rules/templatemodes.h"

namespace outcrop {
namespace {

const std::string changeGroup = QT_TRANSLATE_NOOP("cli", "Change");
const QStringList modes{QStringLiteral("structured"), QStringLiteral("unstructured")};

QString modeText(const TemplateMode &mode)
{
    return modes.at(mode.isStructured ? 0 : 1);
}

Json toJson(const TemplateMode &mode)
{
    return {{"type", jsonString(mode.type)},
            {"mode", jsonString(modeText(mode))},
            {"default", mode.usesDefaultMode},
            {"before", jsonStringOrNull(mode.before)},
            {"enabled", mode.isEnabled},
            {"description", jsonString(mode.description)},
            {"rule_domains", jsonStrings(mode.domains)},
            {"rules", mode.ruleCount},
            {"file", jsonString(mode.location.file)},
            {"line", mode.location.range.start.line},
            {"column", mode.location.range.start.column}};
}

ExitCode printJson(const Invocation &invocation, const QList<TemplateMode> &rows)
{
    Json list = Json::array();
    for (const TemplateMode &mode : rows)
        list.push_back(toJson(mode));
    return invocation.print({{"templates", list}});
}

ExitCode printTable(const Invocation &invocation, const QList<TemplateMode> &rows)
{
    Table table({{agentsoutput::columnType()}, {agentsoutput::columnMode()}, {agentsoutput::columnPreviousMode()}, {agentsoutput::columnEnabled()},
                 {agentsoutput::columnRules(), Table::Align::Right}, {agentsoutput::columnDomains()}});
    for (const TemplateMode &mode : rows)
        table.addRow({mode.type, mode.usesDefaultMode ? agentsoutput::defaultMode(modeText(mode)) : modeText(mode), mode.before,
                      mode.isEnabled ? agentsoutput::yes() : agentsoutput::no(), countText(mode.ruleCount),
                      mode.domains.join(listSeparator())});
    writeTable(invocation.console.out, table);
    writeLine(invocation.console.out, agentsoutput::templates(rows.size(), countText(rows.size())));
    return ExitCode::Done;
}

} // namespace

CLI::App *TemplatesCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "templates", QT_TRANSLATE_NOOP("cli", "List the prompt types and their modes, switch a mode, or revert the last switch"),
                                   "outcrop-cli -C garden templates set planning structured --dry-run");
    addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the prompt types with their modes and rules (default)"),
               "outcrop-cli -C garden templates list");
    CLI::App *set = addCommand(*command, "set", QT_TRANSLATE_NOOP("cli", "Switch a prompt type to structured mode (METADATA and INSTRUCTION) or unstructured mode (plain text)"),
                               "outcrop-cli -C garden templates set planning structured --dry-run");
    CLI::App *revert = addCommand(*command, "revert", QT_TRANSLATE_NOOP("cli", "Restore the mode that a prompt type had before its last switch"),
                                  "outcrop-cli -C garden templates revert planning");
    addType(*set);
    set->add_option("MODE", m_mode, QT_TRANSLATE_NOOP("cli", "Mode: structured or unstructured"))
        ->type_name("MODE")
        ->required()
        ->check(oneOf(agentsoutput::nounMode(), modes))
        ->group(changeGroup);
    addDryRun(*set);
    addType(*revert);
    addDryRun(*revert);
    m_setCommand = set;
    m_revertCommand = revert;
    return command;
}

void TemplatesCommand::addType(CLI::App &command)
{
    command.add_option("TYPE", m_type, QT_TRANSLATE_NOOP("cli", "Prompt type, such as validation or planning"))->type_name("TYPE")->required()->group(changeGroup);
}

void TemplatesCommand::addDryRun(CLI::App &command)
{
    command.add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the change without writing it"))->group(changeGroup);
}

QString TemplatesCommand::usageError(const OpenedWorkspace &opened) const
{
    const HybridTemplates &templates = *opened.library.configuration.templates;
    const bool isUnknown = templates.document && !m_type.empty() && !templates.find(fromArgument(m_type))
        && !hasErrors(templates.diagnostics);
    return isUnknown ? unknownNameMessage(agentsoutput::nounTemplate(), fromArgument(m_type), templates.types())
                   : QString();
}

ExitCode TemplatesCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = usageError(*opened); !problem.isEmpty())
        return invocation.failUsage(problem);
    if (m_setCommand->parsed() || m_revertCommand->parsed())
        return change(invocation, *opened);
    const PromptConfiguration &configuration = opened->library.configuration;
    invocation.report(configuration.diagnostics);
    if (hasErrors(configuration.templates->diagnostics))
        return ExitCode::Input;
    const QList<TemplateMode> rows = templateModes(configuration);
    return invocation.printsJson ? printJson(invocation, rows) : printTable(invocation, rows);
}

ExitCode TemplatesCommand::change(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const PromptMode mode = m_mode == "structured" ? PromptMode::Structured : PromptMode::Unstructured;
    const Result<WorkspaceChange> change = m_setCommand->parsed()
        ? planTemplateModeSwitch(opened.workspace(), fromArgument(m_type), mode)
        : planTemplateModeRevert(opened.workspace(), fromArgument(m_type));
    if (!change)
        return invocation.fail(change.error());
    return m_isDryRun ? showChange(invocation, opened, *change) : writeChange(invocation, opened, *change, true);
}

} // namespace outcrop
