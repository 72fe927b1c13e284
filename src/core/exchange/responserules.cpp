// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/responserules.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

std::optional<qint64> integerOf(const Json &value)
{
    constexpr double maxNumber = 1e15;
    if (!value.is_number())
        return std::nullopt;
    const double number = value.get<double>();
    return std::abs(number) < maxNumber ? std::optional(qint64(number)) : std::nullopt;
}

bool names(const EventTest &test, const QString &event)
{
    return test.events.contains(event);
}

} // namespace

QList<const Json *> ValueRule::values(const Json &root) const
{
    for (const ValuePath &path : paths) {
        if (const QList<const Json *> found = path.find(root); !found.isEmpty())
            return found;
    }
    return {};
}

QString ValueRule::text(const Json &root) const
{
    QString text;
    for (const Json *value : values(root))
        text += scalarText(*value);
    return text;
}

QString ValueRule::proseText(const Json &root) const
{
    for (const ValuePath &path : paths) {
        QString text;
        for (const Json *value : path.find(root))
            text += value->is_structured() ? QString() : scalarText(*value);
        if (!text.isEmpty())
            return text;
    }
    return {};
}

std::optional<qint64> ValueRule::number(const Json &root) const
{
    std::optional<qint64> total;
    for (const ValuePath &path : paths) {
        const Json *value = path.first(root);
        const std::optional<qint64> number = value ? integerOf(*value) : std::nullopt;
        if (number && !isSum)
            return number;
        if (number)
            total = total.value_or(0) + *number;
    }
    return total;
}

bool EventTest::holds(const QString &name, const Json &event) const
{
    if (!data.isEmpty() || !matches(name))
        return false;
    const Json *value = path ? path->first(event) : &event;
    return value && !isNullOrEmpty(*value) && (!is || scalarText(*value) == *is);
}

bool ErrorRules::isError(const Json &body) const
{
    return std::any_of(found.begin(), found.end(), [&body](const ValuePath &path) {
        const Json *value = path.first(body);
        return value && !isNullOrEmpty(*value);
    });
}

bool StreamRules::handlesEvent(const QString &event) const
{
    const auto piece = [&event](const ChunkRule &rule) { return rule.when.matches(event); };
    const auto matchesEvent = [&event](const AccumulateRule &rule) { return rule.when.matches(event); };
    const auto named = [&event](const EventTest &test) { return names(test, event); };
    return std::any_of(chunkRules.begin(), chunkRules.end(), piece) || std::any_of(accumulateRules.begin(), accumulateRules.end(), matchesEvent)
        || std::any_of(endTests.begin(), endTests.end(), named) || std::any_of(errorTests.begin(), errorTests.end(), named);
}

} // namespace outcrop
