// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/adapter.h"

namespace outcrop {

/// How well a model reasons without being asked to, by the adapter's word for it (ADR-PROJ010-003, section 7).
enum class ReasoningClass {
    BuiltIn,  ///< built_in, deep_built_in, built_in_thinking …: being asked makes it worse
    Limited,  ///< limited: left alone unless the agent asks
    Explicit, ///< requires_explicit_cot: better when asked
    Unknown,  ///< the adapter does not say
};

ReasoningClass reasoningClass(const ModelInfo &model);
/// built_in, limited, requires_explicit_cot or other: as adapters write it.
QString reasoningClassName(ReasoningClass reasoning);

/// Whether the prompt asks the model to reason in words. `none`: never. `explicit_cot`: as the adapter's strategy_map says, which is yes where it
/// says nothing. `adaptive`: the model's class decides; the strategy_map where the class is not known.
bool asksForReasoning(const QString &strategy, const Adapter &adapter, const ModelInfo &model);

} // namespace outcrop
