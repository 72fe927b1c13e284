// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"

#include <concepts>
#include <type_traits>

// The single list of record kinds and their fields, with the names used in stores and files. forEachField(record, visit) calls visit(name, member) for each field in
// column order. Database migrations must declare the same names. The port's test stores every field of every record.

namespace outcrop {

template<typename Row, typename Record>
concept RowOf = std::same_as<std::remove_const_t<Row>, Record>;

template<typename Record>
constexpr const char *recordKindName = nullptr;
template<>
inline constexpr const char *recordKindName<Interaction> = "interactions";
template<>
inline constexpr const char *recordKindName<Violation> = "violations";
template<>
inline constexpr const char *recordKindName<Estimate> = "estimates";
template<>
inline constexpr const char *recordKindName<Attempt> = "attempts";
template<>
inline constexpr const char *recordKindName<Experiment> = "experiments";
template<>
inline constexpr const char *recordKindName<Measurement> = "measurements";
template<>
inline constexpr const char *recordKindName<Suggestion> = "suggestions";
template<>
inline constexpr const char *recordKindName<Decision> = "decisions";

template<RowOf<Interaction> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("source", row.source);
    visit("session", row.session);
    visit("iteration", row.iteration);
    visit("phase", row.phase);
    visit("workload", row.workload);
    visit("agent", row.agent);
    visit("provider", row.provider);
    visit("model", row.model);
    visit("prompt_type", row.promptType);
    visit("outcome", row.outcome);
    visit("friction", row.friction);
    visit("quality", row.quality);
    visit("first_token_ms", row.firstTokenMs);
    visit("duration_ms", row.durationMs);
    visit("input_tokens", row.usage.input);
    visit("output_tokens", row.usage.output);
    visit("cache_read_tokens", row.usage.cacheRead);
    visit("cache_write_tokens", row.usage.cacheWrite);
    visit("reasoning_tokens", row.usage.reasoning);
    visit("cost", row.cost);
    visit("layers", row.layers);
    visit("skills", row.skills);
    visit("details", row.details);
    visit("request", row.request);
    visit("response", row.response);
    visit("fingerprint", row.fingerprint);
    visit("requests", row.requests);
}

template<RowOf<Violation> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("interaction", row.interaction);
    visit("task", row.task);
    visit("prompt_type", row.promptType);
    visit("rule", row.rule);
    visit("name", row.name);
    visit("domain", row.domain);
    visit("severity", row.severity);
    visit("file", row.file);
    visit("line", row.line);
    visit("message", row.message);
    visit("suggestion", row.suggestion);
    visit("resolved", row.isResolved);
    visit("details", row.details);
}

template<RowOf<Estimate> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("task", row.task);
    visit("workload", row.workload);
    visit("score", row.score);
    visit("heuristic_score", row.heuristicScore);
    visit("model_score", row.modelScore);
    visit("confidence", row.confidence);
    visit("tokens", row.tokens);
    visit("lines", row.lines);
    visit("files", row.files);
    visit("hours", row.hours);
    visit("decompose", row.shouldDecompose);
    visit("suggestions", row.suggestions);
    visit("details", row.details);
}

template<RowOf<Attempt> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("estimate", row.estimate);
    visit("task", row.task);
    visit("strategy", row.strategy);
    visit("agents", row.agents);
    visit("succeeded", row.hasSucceeded);
    visit("conflict", row.hasConflict);
    visit("fell_back", row.hasFallenBack);
    visit("failure", row.failure);
    visit("duration_ms", row.durationMs);
    visit("longest_ms", row.longestMs);
    visit("sequential_ms", row.sequentialMs);
    visit("details", row.details);
}

template<RowOf<Experiment> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("name", row.name);
    visit("hypothesis", row.hypothesis);
    visit("prompt_type", row.promptType);
    visit("state", row.state);
    visit("arms", row.arms);
    visit("seed", row.seed);
    visit("finished", row.finished);
    visit("plan", row.plan);
    visit("result", row.result);
}

template<RowOf<Measurement> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("experiment", row.experiment);
    visit("interaction", row.interaction);
    visit("arm", row.arm);
    visit("item", row.item);
    visit("repeat", row.repeat);
    visit("metric", row.metric);
    visit("value", row.value);
    visit("warm_up", row.isWarmUp);
    visit("failure", row.failure);
}

template<RowOf<Suggestion> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("kind", row.kind);
    visit("workload", row.workload);
    visit("target", row.target);
    visit("base_version", row.baseVersion);
    visit("title", row.title);
    visit("reason", row.reason);
    visit("diff", row.diff);
    visit("fingerprint", row.fingerprint);
    visit("confidence", row.confidence);
    visit("evidence", row.evidence);
}

template<RowOf<Decision> Row, typename Visit>
void forEachField(Row &row, Visit visit)
{
    visit("at", row.at);
    visit("suggestion", row.suggestion);
    visit("verdict", row.verdict);
    visit("hunks", row.hunks);
    visit("reason", row.reason);
    visit("person", row.person);
    visit("commit_id", row.commit);
    visit("details", row.details);
}

} // namespace outcrop
