// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/examplechoice.h"

#include "core/render/reasoning.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the number of examples for `min`, `middle` or a number, clamped to the range; the maximum for `max` and other values.
int countFor(const QString &rule, int minimum, int maximum)
{
    bool isNumber = false;
    const int number = rule.toInt(&isNumber);
    if (isNumber)
        return std::clamp(number, minimum, maximum);
    if (rule == QLatin1String("min"))
        return minimum;
    return rule == QLatin1String("middle") ? minimum + (maximum - minimum) / 2 : maximum;
}

QString ruleReason(const Adapter &adapter, const ModelInfo &model)
{
    if (adapter.smallWindow.appliesTo(model))
        return rendermessages::windowBelow(model.id, adapter.smallWindow.below);
    switch (reasoningClass(model)) {
    case ReasoningClass::BuiltIn:
        return rendermessages::isReasoningModel(model.id);
    case ReasoningClass::Limited:
        return rendermessages::hasLimitedReasoning(model.id);
    case ReasoningClass::Explicit:
        return rendermessages::needsExamples(model.id);
    case ReasoningClass::Unknown:
        return rendermessages::reasoningUnknown(model.id);
    }
    Q_UNREACHABLE();
}

} // namespace

ExampleChoice chooseExamples(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model)
{
    const int maximum = std::max(0, bundle.maximumExamples);
    const int minimum = std::clamp(bundle.minimumExamples, 0, maximum);
    const QString rule = adapter.smallWindow.appliesTo(model)
        ? adapter.smallWindow.examples
        : adapter.exampleCounts.value(reasoningClassName(reasoningClass(model)));
    const qsizetype count = std::min<qsizetype>(bundle.examples.size(), countFor(rule, minimum, maximum));
    if (count == bundle.examples.size())
        return {count, {}};
    return {count, rendermessages::examplesSent(count, bundle.examples.size(), ruleReason(adapter, model), minimum, maximum)};
}

} // namespace outcrop
