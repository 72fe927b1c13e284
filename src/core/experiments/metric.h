// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// What can be measured of a trial, in the order it is shown.
enum class Metric {
    Tokens,       ///< of the request
    Overhead,     ///< per cent of tokens that the request has beyond the same prompt in plain Markdown
    FirstToken,   ///< milliseconds until the first piece of the answer
    Latency,      ///< milliseconds until the answer is whole
    OutputTokens, ///< as the provider counts them
    Cost,         ///< US dollars, by what the provider says it used
    Success,      ///< whether there was an answer, and it obeys its schema
    Quality,      ///< 0 to 100 (responses/quality.h)
    Violations,   ///< rules of the workspace that the answer breaks
    Judge,        ///< 0 to 1, by a model
};

struct MetricInfo {
    Metric metric = Metric::Tokens;
    QString name;  ///< of the file: `first_token`
    QString title; ///< for people: `time to the first token`
    QString unit;  ///< `ms`; empty where it has none
    bool isOffline = false; ///< asks no provider
    bool isShare = false;   ///< of yes and no
};

const QList<MetricInfo> &metricInfos();
const MetricInfo &infoOf(Metric metric);
std::optional<Metric> metricFromName(const QString &name);

} // namespace outcrop
