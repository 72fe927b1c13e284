// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/schemalowercommand.h"

#include "app/workspace/chosenprovider.h"
#include "cli/agents/agentsoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/prompt/renderoptions.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

Json toJson(const LoweredSchema &loweredSchema)
{
    return {{"name", jsonString(loweredSchema.name)}, {"schema", loweredSchema.schema}, {"ledger", toJson(loweredSchema.ledger)}};
}

/// Returns the old and new value of a keyword, or an empty string if it has neither or they are too long for a line.
QString changeText(const LedgerEntry &entry)
{
    constexpr qsizetype longest = 40;
    const QString before = entry.before.is_null() ? QString() : QString::fromStdString(entry.before.dump());
    const QString after = entry.after.is_null() ? QString() : QString::fromStdString(entry.after.dump());
    const QString change = after.isEmpty() ? before : before + QStringLiteral(" → ") + after;
    return change.size() > longest ? QString() : change.trimmed();
}

void printLedger(const Console &console, const Ledger &ledger)
{
    Table table({{agentsoutput::columnAction()}, {agentsoutput::columnLocation()}, {agentsoutput::columnChange()}, {agentsoutput::columnReason()}});
    for (const LedgerEntry &entry : ledger)
        table.addRow({lossActionText(entry.action), entry.path.isEmpty() ? agentsoutput::root() : entry.path, changeText(entry), entry.reason});
    writeTable(console.out, table);
    if (ledger.isEmpty())
        writeLine(console.out, agentsoutput::noLosses());
}

void print(const Console &console, const QList<LoweredSchema> &schemas)
{
    for (const LoweredSchema &loweredSchema : schemas) {
        if (schemas.size() > 1)
            writeLine(console.out, loweredSchema.name);
        write(console.out, QString::fromUtf8(jsonText(loweredSchema.schema)));
        writeLine(console.out, QString());
        printLedger(console, loweredSchema.ledger);
        if (&loweredSchema != &schemas.last())
            writeLine(console.out, QString());
    }
}

void reportSchemaViolations(const Console &console, const LoweredSchema &loweredSchema)
{
    for (const SchemaViolation &found : loweredSchema.remainingViolations)
        printMessage(console, agentsoutput::schemaNotAccepted(loweredSchema.name, found.pointer, found.message));
}

} // namespace

CLI::App *SchemaLowerCommand::addTo(CLI::App &schema)
{
    CLI::App *command = addCommand(schema, "lower", QT_TRANSLATE_NOOP("cli", "Adapt a JSON Schema to a provider, and show the losses"),
                                   "outcrop-cli schema lower answer.json --provider openai");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Input and provider");
    command->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "JSON Schema in JSON or YAML, or an agent (.md) with output.schema or tools; - for standard input"))
        ->type_name("FILE")
        ->required()
        ->group(group);
    command->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider, such as anthropic, openai, google or open-source"))
        ->type_name("NAME")
        ->required()
        ->group(group);
    command->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [the agent's first model for this provider, else from config.toml, else the provider's default]"))->type_name("ID")->group(group);
    return command;
}

ExitCode SchemaLowerCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const QString provider = fromArgument(m_provider);
    if (const QString problem = providerUsageError(*opened, provider); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<QList<NamedSchema>> schemas = read(invocation);
    if (!schemas)
        return invocation.fail(schemas.error());
    const Result<RenderTarget> target =
        selectTarget(*opened, selection(invocation, *opened), provider, fromArgument(m_model));
    return target ? finish(invocation, *target, lowerSchemas(*schemas, *target->wireFormat)) : invocation.fail(target.error());
}

/// Returns a selection with the agent if the file is one of the workspace's agents, because the agent may name a model. Otherwise returns one without an agent.
Selection SchemaLowerCommand::selection(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    Selection selection;
    selection.agent = QString();
    const QString path = QDir(opened.folder).relativeFilePath(invocation.absolutePath(fromArgument(m_file)));
    for (const Agent &agent : opened.library.agents) {
        if (agent.file() == path)
            selection.agent = agent.name;
    }
    return selection;
}

ExitCode SchemaLowerCommand::finish(
    const Invocation &invocation, const RenderTarget &target, const QList<LoweredSchema> &schemas) const
{
    const ModelInfo &model = target.model;
    if (!model.features.isEmpty() && !model.has(QStringLiteral("structured_output")) && !model.has(QStringLiteral("tool_use")))
        printMessage(invocation.console, agentsoutput::schemaAsText(model.id));
    const bool areValid = std::all_of(schemas.begin(), schemas.end(), [](const LoweredSchema &one) { return one.remainingViolations.isEmpty(); });
    for (const LoweredSchema &one : schemas)
        reportSchemaViolations(invocation.console, one);
    if (!areValid)
        return ExitCode::Findings;
    if (!invocation.printsJson) {
        print(invocation.console, schemas);
        return ExitCode::Done;
    }
    Json list = Json::array();
    for (const LoweredSchema &one : schemas)
        list.push_back(toJson(one));
    return invocation.print({{"provider", jsonString(fromArgument(m_provider))}, {"model", jsonString(model.id)},
        {"wire", jsonString(target.wireFormat->name)}, {"schemas", list}});
}

Result<QList<NamedSchema>> SchemaLowerCommand::read(const Invocation &invocation) const
{
    const QString file = fromArgument(m_file);
    const Result<QByteArray> bytes = readInput(invocation, file);
    if (!bytes)
        return bytes.error();
    const Result<QString> text = decodeText(*bytes, file);
    return text ? readSchemas(file, *text) : text.error();
}

} // namespace outcrop
