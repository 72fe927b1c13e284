// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/exceededlimits.h"

#include "core/base/localnumbers.h"
#include "core/complexity/complexitymessages.h"

namespace outcrop {
namespace {

QString formatMeasure(double value)
{
    return decimalNumber(value, value == qRound64(value) ? 0 : 1);
}

class ExceededLimitCollector
{
public:
    explicit ExceededLimitCollector(const ComplexityThresholds &thresholds)
        : m_thresholds(thresholds)
    {
    }

    void checkLimit(const char *path, std::optional<double> measuredValue, const QString &name)
    {
        const std::optional<Factor> limit = m_thresholds.limit(path);
        if (limit && measuredValue && *measuredValue > limit->value)
            add(*limit, *measuredValue, complexitymessages::limitExceeded(name, formatMeasure(*measuredValue), formatMeasure(limit->value)));
    }

    /// Checks the score. Unlike the other limits, a score equal to the threshold also counts. `decompose_threshold` is the former name of the threshold.
    void checkScore(double score)
    {
        std::optional<Factor> from = m_thresholds.limit("decomposition_thresholds.suggestion_threshold");
        if (!from)
            from = m_thresholds.limit("decomposition_thresholds.decompose_threshold");
        if (from && score >= from->value)
            add(*from, score, complexitymessages::scoreReached(formatMeasure(score), formatMeasure(from->value)));
    }

    QList<ExceededLimit> takeLimits() { return std::move(m_found); }

private:
    void add(const Factor &limit, double measuredValue, const QString &reason)
    {
        m_found.append({limit.key.section(u'.', 1), measuredValue, limit.value, reason, limit.location});
    }

    const ComplexityThresholds &m_thresholds;
    QList<ExceededLimit> m_found;
};

} // namespace

QList<ExceededLimit> exceededLimits(const HeuristicScore &heuristic, const CombinedScore &combinedScore, const ComplexityThresholds &thresholds)
{
    ExceededLimitCollector limits(thresholds);
    limits.checkLimit("decomposition_thresholds.max_tokens", heuristic.tokens, complexitymessages::tokensWord());
    limits.checkLimit("decomposition_thresholds.max_files", double(heuristic.fileCount), complexitymessages::filesWord());
    limits.checkLimit("decomposition_thresholds.max_dependencies", heuristic.dependencies.depth, complexitymessages::depthOfDependencies());
    limits.checkLimit("decomposition_thresholds.max_duration_hours", heuristic.hours, complexitymessages::hoursWord());
    limits.checkLimit("decomposition_thresholds.max_loc_estimate", heuristic.lineCount, complexitymessages::linesWord());
    limits.checkLimit("decomposition_thresholds.max_complexity_score", combinedScore.score, complexitymessages::scoreWord());
    limits.checkScore(combinedScore.score);
    return limits.takeLimits();
}

} // namespace outcrop
