// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/adapter.h"

namespace outcrop {

/// The number of examples that a model receives, and the reason if some are omitted.
struct ExampleChoice {
    qsizetype count = 0;
    QString reason; ///< empty if all are sent
};

/// Returns the number of examples to send. The adapter's few_shot rule for the model's reasoning class, or its rule for small context windows, selects a
/// number in the agent's count_range. If fewer examples exist, all are sent.
ExampleChoice chooseExamples(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model);

} // namespace outcrop
