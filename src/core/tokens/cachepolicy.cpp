// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/cachepolicy.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Looks up keys in the model's `caching`, or else in the provider's.
class CachingSettings
{
public:
    CachingSettings(const DataNode &provider, const DataNode &model) : m_provider(provider), m_model(model) { }

    const DataNode &operator[](QStringView key) const
    {
        const DataNode &modelValue = m_model[key];
        return modelValue.isMissing() ? m_provider[key] : modelValue;
    }

private:
    const DataNode &m_provider;
    const DataNode &m_model;
};

CacheKind kindFrom(const QString &word)
{
    if (word == QLatin1String("explicit"))
        return CacheKind::Explicit;
    return word == QLatin1String("automatic") ? CacheKind::Automatic : CacheKind::None;
}

QList<CachePosition> positionsFrom(const QStringList &words)
{
    QList<CachePosition> positions;
    for (const QString &word : words) {
        if (word == QLatin1String("tools"))
            positions.append(CachePosition::Tools);
        else if (word == QLatin1String("system"))
            positions.append(CachePosition::System);
        else if (word == QLatin1String("history"))
            positions.append(CachePosition::History);
    }
    return positions;
}

std::optional<qint64> factor(const DataNode &node)
{
    const auto number = node.toReal();
    return number ? std::optional(static_cast<qint64>(std::llround(*number * 1'000'000))) : std::nullopt;
}

/// Reads `lifetimes`, which maps each name to its write price. Selects `lifetimeName`, or else the setting `lifetime`, or else the first one.
void readLifetimes(const CachingSettings &data, const QString &lifetimeName, CachePolicy &policy)
{
    const DataNode &lifetimes = data[u"lifetimes"];
    for (const DataNode::Member &member : lifetimes.members())
        policy.lifetimes.append(member.key);
    const QStringList choices{lifetimeName, data[u"lifetime"].text(), policy.lifetimes.value(0)};
    const auto chosen = std::find_if(choices.begin(), choices.end(), [&policy](const QString &name) { return policy.lifetimes.contains(name); });
    policy.lifetime = chosen == choices.end() ? QString() : *chosen;
    policy.write = factor(lifetimes[policy.lifetime]);
}

} // namespace

QString cacheKindName(CacheKind kind)
{
    switch (kind) {
    case CacheKind::None:
        return QStringLiteral("none");
    case CacheKind::Automatic:
        return QStringLiteral("automatic");
    case CacheKind::Explicit:
        return QStringLiteral("explicit");
    }
    Q_UNREACHABLE();
}

CachePolicy readCachePolicy(const DataNode &provider, const DataNode &model, const QString &lifetime)
{
    const CachingSettings data(provider, model);
    CachePolicy policy;
    policy.kind = kindFrom(data[u"kind"].text());
    policy.breakpoints = static_cast<int>(data[u"breakpoints"].toInteger().value_or(0));
    policy.breakpointPositions = positionsFrom(data[u"after"].toStrings());
    policy.cachesRequest = data[u"through_request"].toBool().value_or(false);
    policy.minimum = data[u"minimum"].toInteger().value_or(0);
    policy.step = std::max<qint64>(1, data[u"step"].toInteger().value_or(1));
    policy.read = factor(data[u"read"]);
    policy.source = data[u"source"].text();
    policy.checked = data[u"checked"].text();
    readLifetimes(data, lifetime, policy);
    if (policy.kind == CacheKind::Automatic && !policy.write)
        policy.write = 1'000'000; // automatic caching writes at the price of ordinary input
    return policy;
}

} // namespace outcrop
