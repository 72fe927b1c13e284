// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/mappedlog.h"

#include "core/base/joinedtext.h"
#include "core/interactions/interactionsmessages.h"
#include "core/interactions/unmappedvalues.h"

#include <algorithm>

namespace outcrop {
namespace {

using Action = MappingRule::Action;

/// Maximum number of turns that are open at the same time. Before another one is opened, the oldest one is completed.
constexpr qsizetype maximumOpenTurns = 256;

/// Returns the paths from which a rule reads the time, each in backticks and separated by commas.
QString timePaths(const MappingRule &rule)
{
    QStringList paths;
    for (const MappedField &field : rule.fields) {
        for (const ValuePath &path : field.name == u"at" ? field.paths : PathChoice())
            paths += QStringLiteral("`%1`").arg(path.text());
    }
    return paths.isEmpty() ? QStringLiteral("`at`") : paths.join(listSeparator());
}

/// Returns the key of a value in `details`: the last name of its path.
QString nameOf(const ValuePath &path)
{
    return path.steps().isEmpty() ? path.text() : QString::fromStdString(path.steps().last().name);
}

} // namespace

Result<LogRecords> MappedLog::read(const LogEntry &entry)
{
    LogRecords records;
    const Json *list = m_mapping.items ? m_mapping.items->first(entry.json) : nullptr;
    if (!list || !list->is_array()) {
        const Status doneStatus = readLine(entry.json, entry, records);
        return doneStatus ? Result<LogRecords>(std::move(records)) : Result<LogRecords>(doneStatus.error());
    }
    for (const Json &item : *list) {
        if (const Status doneStatus = readLine(item, entry, records); !doneStatus)
            records.problems += doneStatus.error();
    }
    return records;
}

Status MappedLog::readLine(const Json &line, const LogEntry &entry, LogRecords &into)
{
    const Position start = locationOfByte(entry, -1);
    if (!line.is_object())
        return Error{ErrorCode::Invalid, interactionsmessages::notObject(), {m_file, {start, start}}};
    const MappingRule *rule = m_mapping.ruleFor(line);
    if (!rule || rule->action == Action::Skip) {
        ++into.otherLines[m_mapping.kindOf(line)];
        return success();
    }
    const Result<MappedFields> fields = readMappedFields(*rule, line, entry, m_file);
    if (!fields)
        return fields.error();
    if (const Status timeStatus = checkTime(*rule, fields->interaction, entry); !timeStatus)
        return timeStatus;
    if (rule->action == Action::Record) {
        addRecord(*rule, *fields, line, into);
        return success();
    }
    forEachUnmapped(m_mapping, *rule, line, [&into](const QString &name, const Json &) { into.unmappedFields += name; });
    if (rule->action == Action::Context)
        addContext(*rule, fields->interaction, entry.offset);
    else if (rule->action == Action::Question)
        startTurn(*rule, *fields, line, {entry.offset, entry.line - 1}, into);
    else
        addPart(*rule, *fields, line, {entry.offset, entry.line - 1}, into);
    return success();
}

/// Requires a time only for records and questions: a context needs none, and a part can use the time of its question.
Status MappedLog::checkTime(const MappingRule &rule, const Interaction &interaction, const LogEntry &entry) const
{
    const bool isNeeded = rule.action == Action::Record || rule.action == Action::Question;
    if (interaction.at.isValid() || !isNeeded)
        return success();
    const Position start = locationOfByte(entry, -1);
    return Error{ErrorCode::Invalid, interactionsmessages::mappedWithoutTime(m_mapping.name, timePaths(rule)), {m_file, {start, start}}};
}

void MappedLog::addRecord(const MappingRule &rule, const MappedFields &fields, const Json &line, LogRecords &into) const
{
    Interaction record = fields.interaction;
    if (fields.endedAt.isValid() && fields.endedAt >= record.at)
        record.durationMs = record.at.msecsTo(fields.endedAt);
    if (fields.firstTokenAt.isValid() && fields.firstTokenAt >= record.at)
        record.firstTokenMs = record.at.msecsTo(fields.firstTokenAt);
    record.details = Json::object();
    if (!fields.question.isEmpty() && fields.question != record.request)
        record.details["question"] = jsonString(fields.question);
    for (const ValuePath &path : rule.keep) {
        if (const Json *value = path.first(line))
            record.details[nameOf(path).toStdString()] = *value;
    }
    forEachUnmapped(m_mapping, rule, line, [&](const QString &name, const Json &value) {
        record.details[name.toStdString()] = value;
        into.unknownFields += name;
    });
    ToolCallCounts tools;
    tools.add(fields);
    tools.writeTo(record.details);
    record.source = m_mapping.source;
    record.fingerprint = fingerprintOf(rule, line);
    into.interactions += record;
}

void MappedLog::addContext(const MappingRule &rule, const Interaction &context, qint64 offset)
{
    mergeFields(m_context, context, false);
    for (MappedTurn &turn : m_turns)
        turn.addContext(context);
    m_contexts[&rule] = offset;
    m_contextOffsets.clear();
    for (const auto &[known, at] : m_contexts)
        m_contextOffsets += at;
    std::sort(m_contextOffsets.begin(), m_contextOffsets.end());
}

void MappedLog::startTurn(const MappingRule &rule, const MappedFields &fields, const Json &line, const LogPosition &position, LogRecords &into)
{
    const QString thread = threadOf(line);
    if (const auto open = m_turns.constFind(thread); open != m_turns.cend())
        into.interactions += open->interaction();
    else if (m_turns.size() >= maximumOpenTurns)
        closeOldestTurn(into);
    MappedTurn turn(fields, fingerprintOf(rule, line), position);
    turn.addContext(m_context);
    for (const ValuePath &path : rule.keep) {
        if (const Json *value = path.first(line))
            turn.storeDetail(nameOf(path), *value);
    }
    m_turns.insert(thread, turn);
}

/// Adds a part to its turn. A part without a question begins a turn if it has a time, because the beginning of the log may be missing.
void MappedLog::addPart(const MappingRule &rule, const MappedFields &fields, const Json &line, const LogPosition &position, LogRecords &into)
{
    const QString thread = threadOf(line);
    if (!m_turns.contains(thread)) {
        if (!fields.interaction.at.isValid()) {
            ++into.otherLines[m_mapping.kindOf(line)];
            return;
        }
        MappedFields none;
        none.interaction.at = fields.interaction.at;
        if (m_turns.size() >= maximumOpenTurns)
            closeOldestTurn(into);
        m_turns.insert(thread, MappedTurn(none, fingerprintOf(rule, line), position));
        m_turns[thread].addContext(m_context);
    }
    m_turns[thread].add(fields, firstText(rule.id, line));
}

void MappedLog::closeOldestTurn(LogRecords &into)
{
    const auto oldestTurn = std::min_element(m_turns.begin(), m_turns.end(), [](const MappedTurn &a, const MappedTurn &b) { return a.position().offset < b.position().offset; });
    into.interactions += oldestTurn->interaction();
    m_turns.erase(oldestTurn);
}

QList<Interaction> MappedLog::openTurns() const
{
    QList<MappedTurn> turns = m_turns.values();
    std::sort(turns.begin(), turns.end(), [](const MappedTurn &a, const MappedTurn &b) { return a.position().offset < b.position().offset; });
    QList<Interaction> interactions;
    for (const MappedTurn &turn : turns)
        interactions += turn.interaction();
    return interactions;
}

LogPosition MappedLog::firstOpenPosition(const LogPosition &end) const
{
    LogPosition first = end;
    for (const MappedTurn &turn : m_turns) {
        if (turn.position().offset < first.offset)
            first = turn.position();
    }
    return first;
}

QString MappedLog::threadOf(const Json &line) const
{
    QStringList parts;
    for (const ValuePath &path : m_mapping.thread)
        parts += firstText({path}, line);
    return parts.join(QChar::LineFeed);
}

/// Returns a fingerprint of the line's ID, which is the same in every copy of a log, or of its content if it has no ID.
QString MappedLog::fingerprintOf(const MappingRule &rule, const Json &line) const
{
    const QString id = firstText(rule.id, line);
    const QString content = id.isEmpty() ? recordFingerprint(line) : id;
    return fingerprintOfText(m_mapping.name + QChar::LineFeed + content);
}

} // namespace outcrop
