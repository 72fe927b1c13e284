// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/experiments/mcnemar.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"

namespace outcrop {

/// Convert statistics to the JSON used in reports. Unknown values are null.
Json statisticsJson(const SampleDescription &description);
Json statisticsJson(const std::optional<TTest> &test);
Json statisticsJson(const std::optional<SignedRank> &ranks);
Json statisticsJson(const std::optional<McNemar> &test);

template<typename T>
Json valueOrNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json();
}

} // namespace outcrop
