// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/mappedturn.h"

namespace outcrop {
namespace {

void addOptional(std::optional<qint64> &total, const std::optional<qint64> &number)
{
    if (number)
        total = total.value_or(0) + *number;
}

void addOptional(Usage &total, const Usage &usage)
{
    addOptional(total.input, usage.input);
    addOptional(total.output, usage.output);
    addOptional(total.cacheRead, usage.cacheRead);
    addOptional(total.cacheWrite, usage.cacheWrite);
    addOptional(total.reasoning, usage.reasoning);
}

} // namespace

void ToolCallCounts::add(const MappedFields &line)
{
    for (const QString &tool : line.tools)
        ++m_calls[tool];
    m_errors += line.toolErrors;
}

void ToolCallCounts::writeTo(Json &details) const
{
    Json calls = Json::object();
    for (auto tool = m_calls.begin(); tool != m_calls.end(); ++tool)
        calls[tool.key().toStdString()] = tool.value();
    if (!calls.empty())
        details["tools"] = std::move(calls); // replaces a value of the log, which can be a list of tool definitions
    if (m_errors > 0)
        details["tool_errors"] = m_errors;
}

MappedTurn::MappedTurn(const MappedFields &first, const QString &fingerprint, const LogPosition &position)
    : m_interaction(first.interaction), m_position(position), m_lastTime(first.interaction.at)
{
    m_interaction.fingerprint = fingerprint;
    m_interaction.details = Json::object();
    m_tools.add(first);
}

void MappedTurn::add(const MappedFields &part, const QString &call)
{
    ++m_lines;
    mergeFields(m_interaction, part.interaction, false);
    if (!m_interaction.at.isValid())
        m_interaction.at = part.interaction.at;
    if (part.interaction.at.isValid())
        m_lastTime = part.interaction.at;
    if (const QString &response = part.interaction.response; !response.isEmpty())
        m_interaction.response += (m_interaction.response.isEmpty() ? QString() : QStringLiteral("\n\n")) + response;
    m_tools.add(part);
    if (!part.interaction.usage.isEmpty() || part.interaction.cost || !call.isEmpty())
        m_calls[call.isEmpty() ? QStringLiteral("line %1").arg(m_lines) : call] = {part.interaction.usage, part.interaction.cost};
}

void MappedTurn::addContext(const Interaction &context)
{
    mergeFields(m_interaction, context, true);
}

void MappedTurn::storeDetail(const QString &name, const Json &value)
{
    m_interaction.details[name.toStdString()] = value;
}

Interaction MappedTurn::interaction() const
{
    Interaction turn = m_interaction;
    for (const Call &call : m_calls) {
        addOptional(turn.usage, call.usage);
        if (call.cost)
            turn.cost = turn.cost.value_or(0) + *call.cost;
    }
    if (!m_calls.isEmpty())
        turn.requests = m_calls.size();
    if (turn.at.isValid() && m_lastTime > turn.at && !turn.durationMs)
        turn.durationMs = turn.at.msecsTo(m_lastTime);
    if (turn.outcome.isEmpty() && !turn.response.isEmpty())
        turn.outcome = QStringLiteral("done");
    m_tools.writeTo(turn.details);
    turn.details["lines"] = m_lines;
    return turn;
}

void mergeFields(Interaction &into, const Interaction &addedInteraction, bool fillsOnlyEmpty)
{
    const auto merge = [fillsOnlyEmpty](auto &field, const auto &value, bool isEmpty, bool hasValue) {
        if (hasValue && (isEmpty || !fillsOnlyEmpty))
            field = value;
    };
    for (QString Interaction::*field : {&Interaction::session, &Interaction::phase, &Interaction::workload, &Interaction::agent, &Interaction::provider,
             &Interaction::model, &Interaction::promptType, &Interaction::outcome})
        merge(into.*field, addedInteraction.*field, (into.*field).isEmpty(), !(addedInteraction.*field).isEmpty());
    merge(into.quality, addedInteraction.quality, !into.quality, addedInteraction.quality.has_value());
    for (std::optional<qint64> Interaction::*field : {&Interaction::firstTokenMs, &Interaction::durationMs})
        merge(into.*field, addedInteraction.*field, !(into.*field), (addedInteraction.*field).has_value());
    for (const QString &skill : addedInteraction.skills) {
        if (!into.skills.contains(skill))
            into.skills += skill;
    }
}

int logLineCount(const Interaction &interaction)
{
    const auto lines = interaction.details.is_object() ? interaction.details.find("lines") : interaction.details.end();
    return interaction.details.is_object() && lines != interaction.details.end() && lines->is_number_integer() ? lines->get<int>() : 0;
}

} // namespace outcrop
