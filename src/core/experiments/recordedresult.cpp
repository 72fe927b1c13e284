// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/recordedresult.h"

#include "core/documents/data/jsonreader.h"
#include "core/experiments/experimentsmessages.h"

namespace outcrop {
namespace {

constexpr QLatin1String armSuffix("_metrics");
constexpr ReadLimits limits{.bytes = 16 * 1024 * 1024, .depth = 16, .nodes = 2'000'000};

Error invalidRecordError(const QString &reason, const QString &file, const Range &range)
{
    return {ErrorCode::Invalid, reason, {file, range}};
}

std::optional<double> valueOf(const DataNode &node)
{
    if (node.kind() == DataNode::Kind::Bool)
        return *node.toBool() ? 1 : 0;
    return node.kind() == DataNode::Kind::Integer || node.kind() == DataNode::Kind::Real ? node.toReal() : std::nullopt;
}

RecordedArm readArm(const DataNode::Member &member)
{
    RecordedArm arm;
    arm.name = member.key.chopped(armSuffix.size());
    arm.cases = member.value.items().size();
    for (const DataNode &row : member.value.items()) {
        for (const RecordedMetric &metric : recordedMetrics()) {
            if (const std::optional<double> value = valueOf(row[metric.key]))
                arm.values[metric.key].append(*value);
        }
    }
    return arm;
}

QList<RecordedArm> readArms(const DataNode &root)
{
    QList<RecordedArm> arms;
    for (const DataNode::Member &member : root.members()) {
        if (member.key.endsWith(armSuffix) && member.value.isSequence())
            arms.append(readArm(member));
    }
    return arms;
}

RecordedMetric metric(const char *key, const char *name, const char *claim, const char *title)
{
    return {QString::fromLatin1(key), QString::fromLatin1(name), QString::fromLatin1(claim), QString::fromLatin1(title)};
}

QList<RecordedMetric> makeMetrics()
{
    QList<RecordedMetric> metrics{metric("total_tokens", "tokens", "token", "Token Efficiency"),
                                  metric("latency_ms", "latency", "latency", "Latency"),
                                  metric("rule_violations_count", "violations", "violations", "Rule Violations"),
                                  metric("quality_score", "quality", "quality", "Quality Score"),
                                  metric("success", "success", "success", "Success Rate")};
    metrics.last().isShare = true;
    return metrics;
}

} // namespace

const QList<RecordedMetric> &recordedMetrics()
{
    static const QList<RecordedMetric> metrics = makeMetrics();
    return metrics;
}

Result<RecordedResult> readRecordedResult(QStringView text, const QString &file)
{
    const DataDocument document = readJson(text, file, limits);
    if (!document.isParsed) {
        const Diagnostic &problem = document.diagnostics.first();
        return Error{ErrorCode::Invalid, problem.message, problem.location};
    }
    const QList<RecordedArm> arms = readArms(document.root);
    if (arms.size() != 2)
        return invalidRecordError(experimentsmessages::notRecordedExperiment(arms.size()),
                          file, document.root.range());
    return RecordedResult{file, document.root[u"test_name"].text(), arms[0], arms[1], document.root};
}

} // namespace outcrop
