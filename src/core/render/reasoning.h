// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/adapter.h"

namespace outcrop {

/// A model's ability to reason without an instruction, from the adapter's `reasoning`. Source: ADR-PROJ010-003, section 7.
enum class ReasoningClass {
    BuiltIn,  ///< built_in, deep_built_in, built_in_thinking and similar: an explicit instruction can degrade the reasoning
    Limited,  ///< limited: no instruction unless the agent requires it
    Explicit, ///< requires_explicit_cot: an explicit instruction improves the reasoning
    Unknown,  ///< the adapter does not specify it
};

ReasoningClass reasoningClass(const ModelInfo &model);
/// Returns built_in, limited, requires_explicit_cot or other, the names in adapters.
QString reasoningClassName(ReasoningClass reasoning);

/// Returns whether the prompt contains an instruction to reason. It never does for the strategy `none` or an unknown one. For `explicit_cot`, the adapter's strategy_map
/// decides; the default is true. For `adaptive`, the model's reasoning class decides, or the strategy_map if the class is unknown.
bool includesReasoningInstruction(const QString &strategy, const Adapter &adapter, const ModelInfo &model);

} // namespace outcrop
