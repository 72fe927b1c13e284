// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/adapter.h"

namespace outcrop {

/// How many of a bundle's examples one model is sent, and why not more.
struct ExampleChoice {
    qsizetype count = 0;
    QString reason; ///< empty where all are sent
};

/// Chooses inside the agent's count_range, by the adapter's few_shot rule for models of this kind; the fewest where the window is small. Where
/// there are fewer examples than the agent asks for, all are sent.
ExampleChoice chooseExamples(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model);

} // namespace outcrop
