// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/recordturn.h"

#include "app/send/sendturn.h"
#include "core/documents/schema/schema.h"
#include "core/layers/retrievedpassages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString skillFolder = QStringLiteral("skills/");
const QString agentFolder = QStringLiteral("agents/");

/// Returns the provider's stop reason, or the turn's state if there is no complete response.
QString outcomeName(const TurnRecord &record)
{
    return record.stop && record.state == TurnState::Answered ? stopReasonName(*record.stop) : turnStateName(record.state);
}

QString textOf(const Workspace &workspace, const QString &path)
{
    const DocumentPtr document = workspace.document(path);
    return document ? document->text : QString();
}

/// Returns the selection that the session records for the phase; empty if there is none.
Selection selectionOf(const Workspace &workspace, const TurnLocation &location)
{
    const std::optional<Session> session = sessionOf(workspace, location.session);
    const SessionPhase *phase = session ? session->phase(location.iteration, phaseOfStem(location.phase)) : nullptr;
    return phase ? readSelection(phase->conversation.selection()) : Selection();
}

/// Adds the layer, skill or memory of a section. A memory that was retrieved keeps its ID, because its file has several.
void addSource(const QString &id, const QStringList &retrieved, Interaction &interaction)
{
    const QString file = id.section(u'#', 0, 0);
    if (file.startsWith(skillFolder))
        interaction.skills += file.section(u'/', 1, 1);
    else if (!file.startsWith(agentFolder))
        interaction.layers += retrieved.contains(id) ? id : file;
}

void addSelection(const PromptLibrary &library, const Selection &selection, Interaction &interaction)
{
    const PromptBundle bundle = compose(library, selection).bundle;
    interaction.workload = selection.workload;
    interaction.agent = bundle.agentName;
    interaction.promptType = selectedPromptType(library, selection);
    QStringList retrieved;
    for (const RetrievedPassage &passage : retrievedPassages(library))
        retrieved.append(passage.id);
    for (const Section &section : bundle.sections)
        addSource(section.id, retrieved, interaction);
    interaction.layers.removeDuplicates();
    interaction.skills.removeDuplicates();
}

Json detailsOf(const TurnRecord &record)
{
    Json details{{"turn", record.turn}, {"attempts", record.attempts.size()}, {"repairs", record.repairs}};
    const std::initializer_list<std::pair<const char *, QString>> texts = {{"verdict", record.verdict}, {"stop_detail", record.stopDetail},
        {"because", record.automaticReason}, {"answered_by", record.reportedModel}, {"request_sha256", record.requestChecksum}, {"format", record.format},
        {"failure", record.failure}};
    for (const auto &[name, text] : texts) {
        if (!text.isEmpty())
            details[name] = jsonString(text);
    }
    return details;
}

void addRecord(const TurnRecord &record, Interaction &interaction)
{
    interaction.at = record.startTime;
    interaction.provider = record.provider;
    interaction.model = record.model;
    interaction.outcome = outcomeName(record);
    interaction.quality = record.quality;
    if (record.endTime.isValid())
        interaction.durationMs = record.startTime.msecsTo(record.endTime);
    interaction.usage = record.usage;
    if (record.cost)
        interaction.cost = double(record.cost->pico()) / 1e12;
    interaction.requests = record.attempts.size();
    interaction.details = detailsOf(record);
}

/// Returns whether a call was read with certainty, names a tool of the prompt, and its arguments match the tool's schema.
bool isValidCall(const ParsedCall &call, const QList<ToolDefinition> &tools)
{
    const auto tool = std::find_if(tools.begin(), tools.end(), [&call](const ToolDefinition &one) { return one.name == call.name; });
    return tool != tools.end() && call.isSure && Schema(tool->parameters).validate(call.arguments).isEmpty();
}

void addCalls(const QList<ParsedCall> &calls, const QList<ToolDefinition> &tools, Interaction &interaction)
{
    if (calls.isEmpty())
        return;
    interaction.details["tool_calls"] = calls.size();
    interaction.details["tool_calls_valid"] = std::count_if(calls.begin(), calls.end(), [&tools](const ParsedCall &call) { return isValidCall(call, tools); });
}

Violation violationOf(const Diagnostic &finding, const Interaction &interaction)
{
    Violation violation{0, interaction.at};
    violation.promptType = interaction.promptType;
    violation.rule = finding.code;
    violation.domain = QStringLiteral("answer");
    violation.severity = toString(finding.severity);
    violation.file = finding.location.file;
    violation.line = finding.location.range.start.line;
    violation.message = finding.message;
    return violation;
}

/// Sets name, domain, severity and suggestion of a violation to those of the rule.
void addRule(const Rule &rule, Violation &violation)
{
    violation.name = rule.name;
    violation.domain = rule.domain;
    violation.severity = ruleSeverityName(rule.severity);
    violation.suggestion = rule.enforcement;
}

/// Returns the findings on the form of a response, without notes, and the violated rules.
QList<Violation> violationsOf(const ParsedResponse &response, const Interaction &interaction, const RuleSet &rules)
{
    QList<Violation> violations;
    for (const Diagnostic &finding : response.findings) {
        if (finding.severity != Severity::Note)
            violations += violationOf(finding, interaction);
    }
    for (const Diagnostic &finding : response.violations.value_or(Diagnostics())) {
        violations += violationOf(finding, interaction);
        if (const Rule *rule = rules.find(finding.code))
            addRule(*rule, violations.last());
    }
    return violations;
}

} // namespace

RecordedTurn recordOf(const OpenedWorkspace &opened, const SendOutcome &outcome)
{
    const OpenedWorkspace now = withTurn(opened, opened.folder, outcome.location);
    RecordedTurn turn;
    Interaction &interaction = turn.interaction;
    interaction.source = QStringLiteral("outcrop");
    interaction.session = outcome.location.session;
    interaction.iteration = outcome.location.iteration;
    interaction.phase = phaseOfStem(outcome.location.phase);
    addSelection(now.library, selectionOf(now.workspace(), outcome.location), interaction);
    addRecord(outcome.record, interaction);
    interaction.firstTokenMs = outcome.firstTokenMs;
    interaction.request = textOf(now.workspace(), outcome.location.promptPath());
    if (!outcome.record.request.isEmpty())
        interaction.details["question"] = jsonString(outcome.record.request);
    interaction.response = outcome.response.text;
    if (outcome.parsed) {
        interaction.details["envelope"] = jsonString(envelopeName(outcome.parsed->envelope));
        turn.violations = violationsOf(*outcome.parsed, interaction, *now.library.configuration.rules);
        addCalls(outcome.parsed->calls, compose(now.library, selectionOf(now.workspace(), outcome.location)).bundle.tools, interaction);
    }
    return turn;
}

RecordedTurn recordOf(const ParsedResponse &response, const RuleSet &rules, const QString &provider, const QDateTime &now)
{
    RecordedTurn turn{{0, now}};
    Interaction &interaction = turn.interaction;
    interaction.source = QStringLiteral("parse");
    interaction.provider = provider;
    interaction.promptType = response.contract;
    interaction.outcome = verdictName(response.verdict);
    interaction.quality = response.quality.score();
    interaction.response = response.text;
    interaction.details = Json{{"verdict", jsonString(verdictName(response.verdict))},
        {"envelope", jsonString(envelopeName(response.envelope))}, {"repairs", response.repairs.size()}};
    turn.violations = violationsOf(response, interaction, rules);
    return turn;
}

Status storeTurn(Store &store, const RecordedTurn &turn)
{
    return store.transaction([&]() -> Status {
        const Result<QList<RecordId>> id = store.interactions().append({turn.interaction});
        if (!id)
            return id.error();
        QList<Violation> violations = turn.violations;
        for (Violation &violation : violations)
            violation.interaction = id->first();
        const Result<QList<RecordId>> kept = store.violations().append(violations);
        return kept ? success() : Status(kept.error());
    });
}

} // namespace outcrop
