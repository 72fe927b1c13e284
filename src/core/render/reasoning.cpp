// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/reasoning.h"

namespace outcrop {

ReasoningClass reasoningClass(const ModelInfo &model)
{
    if (model.reasoning.contains(QLatin1String("built_in")))
        return ReasoningClass::BuiltIn;
    if (model.reasoning == QLatin1String("limited"))
        return ReasoningClass::Limited;
    return model.reasoning == QLatin1String("requires_explicit_cot") ? ReasoningClass::Explicit : ReasoningClass::Unknown;
}

QString reasoningClassName(ReasoningClass reasoning)
{
    switch (reasoning) {
    case ReasoningClass::BuiltIn:
        return QStringLiteral("built_in");
    case ReasoningClass::Limited:
        return QStringLiteral("limited");
    case ReasoningClass::Explicit:
        return QStringLiteral("requires_explicit_cot");
    case ReasoningClass::Unknown:
        return QStringLiteral("other");
    }
    Q_UNREACHABLE();
}

bool includesReasoningInstruction(const QString &strategy, const Adapter &adapter, const ModelInfo &model)
{
    const QString inject = QStringLiteral("inject_step_by_step");
    if (strategy == QLatin1String("explicit_cot"))
        return adapter.reasoning.value(strategy, inject) == inject;
    if (strategy != QLatin1String("adaptive"))
        return false;
    const ReasoningClass reasoning = reasoningClass(model);
    return reasoning == ReasoningClass::Unknown ? adapter.reasoning.value(strategy) == inject : reasoning == ReasoningClass::Explicit;
}

} // namespace outcrop
