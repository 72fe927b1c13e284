// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// The metrics of a trial, in display order.
enum class Metric {
    Tokens,       ///< tokens of the request
    Overhead,     ///< additional tokens of the request compared with the same prompt in plain Markdown, in percent
    FirstToken,   ///< milliseconds until the first chunk of the response
    Latency,      ///< milliseconds until the response is complete
    OutputTokens, ///< as counted by the provider
    Cost,         ///< US dollars, based on the usage reported by the provider
    Success,      ///< whether the response is accepted: there is one, and its verdict is Valid or Repaired
    Quality,      ///< 0 to 100, see computeQuality()
    Violations,   ///< number of workspace rules that the response violates
    Judge,        ///< score from 0 to 1, given by a model
    Assertions,   ///< whether the response passes its assertions
};

struct MetricInfo {
    Metric metric = Metric::Tokens;
    QString name;  ///< name in files: `first_token`
    QString unit;  ///< `ms`; empty for dimensionless metrics
    bool isOffline = false; ///< true if the metric requires no provider
    bool isShare = false;   ///< true for yes/no metrics
};

const QList<MetricInfo> &metricInfos();
const MetricInfo &infoOf(Metric metric);
/// Returns the translated name in a sentence or heading: `time to first token`.
QString metricQuantity(Metric metric);
std::optional<Metric> metricFromName(const QString &name);

} // namespace outcrop
