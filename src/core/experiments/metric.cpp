// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/metric.h"

#include "core/experiments/experimentsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

MetricInfo info(Metric metric, const char *name, const char *unit)
{
    const bool isOffline = metric == Metric::Tokens || metric == Metric::Overhead;
    return {metric, QString::fromLatin1(name), QString::fromLatin1(unit), isOffline, metric == Metric::Success || metric == Metric::Assertions};
}

} // namespace

const QList<MetricInfo> &metricInfos()
{
    static const QList<MetricInfo> infos{info(Metric::Tokens, "tokens", "tokens"),
                                         info(Metric::Overhead, "overhead", "%"),
                                         info(Metric::FirstToken, "first_token", "ms"),
                                         info(Metric::Latency, "latency", "ms"),
                                         info(Metric::OutputTokens, "output_tokens", "tokens"),
                                         info(Metric::Cost, "cost", "USD"),
                                         info(Metric::Success, "success", ""),
                                         info(Metric::Quality, "quality", ""),
                                         info(Metric::Violations, "violations", ""),
                                         info(Metric::Judge, "judge", ""),
                                         info(Metric::Assertions, "assertions", "")};
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
