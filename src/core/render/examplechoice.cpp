// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/examplechoice.h"

#include "core/render/reasoning.h"

#include <algorithm>

namespace outcrop {
namespace {

/// `min`, `middle`, `max` or a number, kept inside the range.
int countFor(const QString &rule, int least, int most)
{
    bool isNumber = false;
    const int number = rule.toInt(&isNumber);
    if (isNumber)
        return std::clamp(number, least, most);
    if (rule == QLatin1String("min"))
        return least;
    return rule == QLatin1String("middle") ? least + (most - least) / 2 : most;
}

QString whyThisRule(const Adapter &adapter, const ModelInfo &model)
{
    if (adapter.small.holds(model))
        return QStringLiteral("the window of %1 is below %2 tokens").arg(model.id).arg(adapter.small.below);
    switch (reasoningClass(model)) {
    case ReasoningClass::BuiltIn:
        return QStringLiteral("%1 reasons by itself").arg(model.id);
    case ReasoningClass::Limited:
        return QStringLiteral("%1 reasons a little by itself").arg(model.id);
    case ReasoningClass::Explicit:
        return QStringLiteral("%1 leans on examples").arg(model.id);
    case ReasoningClass::Unknown:
        return QStringLiteral("nothing is known about how %1 reasons").arg(model.id);
    }
    Q_UNREACHABLE();
}

} // namespace

ExampleChoice chooseExamples(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model)
{
    const int most = std::max(0, bundle.maximumExamples);
    const int least = std::clamp(bundle.minimumExamples, 0, most);
    const QString rule =
        adapter.small.holds(model) ? adapter.small.examples : adapter.exampleCounts.value(reasoningClassName(reasoningClass(model)));
    const qsizetype count = std::min<qsizetype>(bundle.examples.size(), countFor(rule, least, most));
    if (count == bundle.examples.size())
        return {count, {}};
    return {count, QStringLiteral("%1 of %2 examples are sent: %3, and the agent allows %4 to %5")
                       .arg(count)
                       .arg(bundle.examples.size())
                       .arg(whyThisRule(adapter, model))
                       .arg(least)
                       .arg(most)};
}

} // namespace outcrop
