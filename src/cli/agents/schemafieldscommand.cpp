// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/schemafieldscommand.h"

#include "app/help/formatpage.h"
#include "cli/agents/agentsoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "core/agents/agentschema.h"
#include "core/documents/formatschema.h"

namespace outcrop {
namespace {

const QStringList kinds{QStringLiteral("agent"), QStringLiteral("canonical-agent"), QStringLiteral("claude-agent"), QStringLiteral("skill"),
    QStringLiteral("layer"), QStringLiteral("profile"), QStringLiteral("adapter")};

/// Returns the field of the items if this is a list, otherwise the field itself.
const FieldSpec &valueOf(const FieldSpec &field)
{
    return field.type == FieldType::List && !field.children.isEmpty() ? field.children.first() : field;
}

Json toJson(const FieldSpec &field)
{
    const FieldSpec &value = valueOf(field);
    return {{"path", jsonString(field.path)}, {"type", jsonString(fieldTypeText(field))},
        {"class", jsonStringOrNull(portabilityClassName(field.portability))}, {"source", jsonStringOrNull(field.source)},
        {"required", field.isRequired},
        {"choices", jsonStrings(value.type == FieldType::Choice ? value.choices : QStringList())},
        {"help", jsonString(field.help)}};
}

Json toJson(const ClassCounts &counts)
{
    return {{"fields", counts.total()}, {"portable", counts.portableCount},
        {"adaptation-required", counts.adaptationRequiredCount}, {"non-portable", counts.nonPortableCount}};
}

Json toJson(const std::optional<ClaimedCounts> &claimedCounts)
{
    if (!claimedCounts)
        return {};
    Json json = toJson(claimedCounts->counts);
    json["source"] = jsonString(claimedCounts->source);
    return json;
}

void printTable(const Invocation &invocation, const QList<const FieldSpec *> &fields)
{
    Table table(
        {{agentsoutput::columnField()}, {agentsoutput::columnType()}, {agentsoutput::columnClass()}, {agentsoutput::columnSource()}});
    for (const FieldSpec *field : fields)
        table.addRow({field->path, fieldTypeText(*field), portabilityClassName(field->portability), field->source});
    writeTable(invocation.console.out, table);
}

/// Prints the counted classes, and the counts that the format's source claims.
void printCounts(const Invocation &invocation, const ClassCounts &counts, const std::optional<ClaimedCounts> &claimedCounts)
{
    if (counts.total() == 0)
        return;
    writeSentence(invocation.console.out,
        agentsoutput::classCounts(counts.total(), countText(counts.total()), counts.portableCount, counts.adaptationRequiredCount, counts.nonPortableCount));
    if (claimedCounts)
        writeSentence(invocation.console.out,
            agentsoutput::statedCounts(claimedCounts->source, claimedCounts->counts.portableCount, claimedCounts->counts.adaptationRequiredCount, claimedCounts->counts.nonPortableCount));
}

} // namespace

CLI::App *SchemaFieldsCommand::addTo(CLI::App &schema)
{
    CLI::App *command =
        addCommand(schema, "fields", QT_TRANSLATE_NOOP("cli", "List the fields of a document kind with their types and portability classes"),
            "outcrop-cli schema fields --kind agent");
    command->add_option("--kind", m_kind, QT_TRANSLATE_NOOP("cli", "Kind of document: agent, canonical-agent, claude-agent, skill, layer, profile or adapter [agent]"))
        ->type_name("KIND")
        ->check(oneOf(agentsoutput::nounKind(), kinds))
        ->group(QT_TRANSLATE_NOOP("cli", "Selection"));
    return command;
}

ExitCode SchemaFieldsCommand::run(const Invocation &invocation)
{
    const QString kind = fromArgument(m_kind);
    const QList<const FieldSpec *> fields = valueFields(formatFields(kind));
    const ClassCounts counts = countClasses(formatFields(kind));
    const std::optional<ClaimedCounts> claimedCounts = claimedClassCounts(formatSchemaJson(kind));
    if (!invocation.printsJson) {
        printTable(invocation, fields);
        printCounts(invocation, counts, claimedCounts);
        return ExitCode::Done;
    }
    Json list = Json::array();
    for (const FieldSpec *field : fields)
        list.push_back(toJson(*field));
    return invocation.print(
        {{"kind", jsonString(kind)}, {"counted", toJson(counts)}, {"claimed", toJson(claimedCounts)}, {"fields", list}});
}

} // namespace outcrop
