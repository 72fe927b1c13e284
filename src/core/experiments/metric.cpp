// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/metric.h"

#include "core/experiments/experimentsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

MetricInfo makeInfo(Metric metric, const char *name, const char *unit)
{
    const bool isOffline = metric == Metric::Tokens || metric == Metric::Overhead;
    return {metric, QString::fromLatin1(name), QString::fromLatin1(unit), isOffline, metric == Metric::Success || metric == Metric::Assertions};
}

} // namespace

const QList<MetricInfo> &metricInfos()
{
    static const QList<MetricInfo> infos{makeInfo(Metric::Tokens, "tokens", "tokens"),
                                         makeInfo(Metric::Overhead, "overhead", "%"),
                                         makeInfo(Metric::FirstToken, "first_token", "ms"),
                                         makeInfo(Metric::Latency, "latency", "ms"),
                                         makeInfo(Metric::OutputTokens, "output_tokens", "tokens"),
                                         makeInfo(Metric::Cost, "cost", "USD"),
                                         makeInfo(Metric::Success, "success", ""),
                                         makeInfo(Metric::Quality, "quality", ""),
                                         makeInfo(Metric::Violations, "violations", ""),
                                         makeInfo(Metric::Judge, "judge", ""),
                                         makeInfo(Metric::Assertions, "assertions", "")};
    return infos;
}

const MetricInfo &infoOf(Metric metric)
{
    return metricInfos().at(static_cast<int>(metric));
}

QString metricQuantity(Metric metric)
{
    return experimentsmessages::metricQuantities[static_cast<int>(metric)]();
}

std::optional<Metric> metricFromName(const QString &name)
{
    const QList<MetricInfo> &infos = metricInfos();
    const auto found = std::find_if(infos.begin(), infos.end(), [&name](const MetricInfo &one) { return one.name == name; });
    return found == infos.end() ? std::nullopt : std::optional(found->metric);
}

} // namespace outcrop
