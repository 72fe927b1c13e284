// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/statisticsjson.h"

namespace outcrop {
namespace {

const char *methodName(WilcoxonMethod method)
{
    switch (method) {
    case WilcoxonMethod::Exact:
        return "exact";
    case WilcoxonMethod::Corrected:
        return "normal approximation with continuity correction";
    case WilcoxonMethod::Plain:
        return "normal approximation";
    }
    return "";
}

} // namespace

Json statisticsJson(const SampleDescription &description)
{
    return {{"n", description.count},
            {"mean", description.meanValue},
            {"standard_deviation", valueOrNull(description.deviation)},
            {"minimum", description.minimum},
            {"lower_quartile", description.lowerQuartile},
            {"median", description.medianValue},
            {"upper_quartile", description.upperQuartile},
            {"maximum", description.maximum}};
}

Json statisticsJson(const std::optional<TTest> &test)
{
    if (!test)
        return {};
    return {{"t", test->t},
            {"df", test->degrees},
            {"p", test->p},
            {"difference", test->difference},
            {"interval", {test->interval.low, test->interval.high}},
            {"confidence", 0.95}};
}

Json statisticsJson(const std::optional<SignedRank> &ranks)
{
    if (!ranks)
        return {};
    return {{"v", ranks->positiveRankSum},
            {"p", ranks->p},
            {"n", ranks->count},
            {"zeros", ranks->zeros},
            {"ties", ranks->hasTies},
            {"method", methodName(ranks->method)}};
}

Json statisticsJson(const std::optional<McNemar> &test)
{
    return test ? Json{{"exact_p", test->exactP}, {"chi_square", test->chiSquare}, {"chi_square_p", test->chiSquareP}} : Json();
}

} // namespace outcrop
