// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reportforms.h"
#include "core/experiments/statisticsjson.h"

namespace outcrop {
namespace {

const char *endName(RunEnd end)
{
    switch (end) {
    case RunEnd::Open:
        return "open";
    case RunEnd::Done:
        return "done";
    case RunEnd::RuleStopped:
        return "stopped by its rule";
    }
    return "";
}

Json toJson(const std::optional<Interval> &interval)
{
    return interval ? Json{interval->low, interval->high} : Json();
}

Json outcomesJson(const std::optional<PairedOutcomes> &outcomes)
{
    if (!outcomes)
        return {};
    return {{"both", outcomes->both}, {"only_first", outcomes->onlyFirst}, {"only_second", outcomes->onlySecond}, {"neither", outcomes->neither}};
}

Json anytimeJson(const std::optional<AnytimeState> &state)
{
    return state ? Json{{"evidence", state->evidence}, {"p", state->p}, {"interval", {state->interval.low, state->interval.high}}} : Json();
}

Json toJson(const ArmValues &arm)
{
    return {{"arm", jsonString(arm.arm)}, {"values", arm.description ? statisticsJson(*arm.description) : Json()}, {"without_value", arm.missing}};
}

Json toJson(const ArmComparison &one)
{
    return {{"first", jsonString(one.first)},
            {"second", jsonString(one.second)},
            {"paired", one.isPaired},
            {"cases", {one.firstCount, one.secondCount}},
            {"left_out", one.leftOut},
            {"means", {one.firstMean, one.secondMean}},
            {"difference", one.firstMean - one.secondMean},
            {"change_percent", orNull(one.change)},
            {"test", one.test.isEmpty() ? Json() : jsonString(one.test)},
            {"p", orNull(one.p)},
            {"holm_p", orNull(one.adjustedP)},
            {"interval", toJson(one.interval)},
            {"confidence", reportConfidence},
            {"size", orNull(one.size)},
            {"t", statisticsJson(one.t)},
            {"signed_rank", statisticsJson(one.ranks)},
            {"bootstrap_interval", toJson(one.bootstrap)},
            {"outcomes", outcomesJson(one.outcomes)},
            {"mcnemar", statisticsJson(one.mcnemar)},
            {"anytime", anytimeJson(one.anytime)},
            {"sentence", jsonString(one.sentence)}};
}

Json toJson(const MetricReport &metric)
{
    Json arms = Json::array();
    for (const ArmValues &arm : metric.arms)
        arms.push_back(toJson(arm));
    Json comparisons = Json::array();
    for (const ArmComparison &one : metric.comparisons)
        comparisons.push_back(toJson(one));
    return {{"metric", jsonString(infoOf(metric.metric).name)},
            {"unit", jsonString(infoOf(metric.metric).unit)},
            {"relevant", orNull(metric.relevant)},
            {"arms", arms},
            {"comparisons", comparisons}};
}

} // namespace

Json toJson(const ExperimentReport &report)
{
    Json metrics = Json::array();
    for (const MetricReport &metric : report.metrics)
        metrics.push_back(toJson(metric));
    return {{"experiment", jsonString(report.setup.name)},
            {"description", jsonString(report.setup.description)},
            {"run", {{"end", endName(report.end)}, {"trials", report.made}, {"planned", report.planned}, {"failed", report.failed}, {"cases", report.cases},
                     {"repeats", report.setup.repeats}, {"seed", report.setup.seed}, {"paired", report.setup.design == ExperimentDesign::Paired},
                     {"started", jsonString(report.started.toUTC().toString(Qt::ISODateWithMs))}, {"tokens_by", jsonString(report.counter)}, {"tokens_exact", report.tokensAreExact}}},
            {"cautions", jsonStrings(report.cautions)},
            {"metrics", metrics}};
}

} // namespace outcrop
