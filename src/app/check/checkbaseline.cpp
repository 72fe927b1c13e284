// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/checkbaseline.h"

#include "app/check/checkmessages.h"
#include "core/documents/data/jsonreader.h"
#include "core/portability/reportparts.h"

#include <QFile>

#include <set>

namespace outcrop {
namespace {

constexpr qint64 maxBaselineSize = 64 * 1024 * 1024;

Error invalid(const QString &path, const Diagnostics &diagnostics)
{
    if (!diagnostics.isEmpty())
        return {ErrorCode::Invalid, diagnostics.first().message, {path, diagnostics.first().location.range}};
    return {ErrorCode::Invalid, checkmessages::notABaseline(), {path, {}}};
}

} // namespace

Result<Baseline> readBaseline(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return Error{ErrorCode::NotFound, checkmessages::noBaseline(), {path, {}}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unreadable, file.errorString(), {path, {}}};
    ReadLimits limits;
    limits.bytes = maxBaselineSize;
    limits.nodes = 5'000'000;
    const DataDocument json = readJson(QString::fromUtf8(file.read(maxBaselineSize)), path, limits);
    const DataNode &findings = json.root[u"findings"];
    if (!json.isParsed || json.root[u"outcrop_baseline"].text() != u"1" || !findings.isSequence())
        return invalid(path, json.diagnostics);
    Baseline baseline;
    for (const DataNode &finding : findings.items())
        baseline.insert(finding[u"fingerprint"].text());
    return baseline;
}

QByteArray baselineText(const PortabilityReport &report)
{
    Json findings = Json::array();
    for (const ReportedFinding &reportedFinding : reportedFindings(report)) {
        if (reportedFinding.suppressionReason.isEmpty())
            findings.push_back({{"fingerprint", jsonString(reportedFinding.fingerprint)}, {"file", jsonString(reportedFinding.finding.location.file)},
                {"code", jsonString(reportedFinding.rule)}, {"message", jsonString(reportedFinding.finding.message)}});
    }
    const Json document{{"outcrop_baseline", 1}, {"findings", findings}};
    return jsonText(document);
}

PortabilityReport removeKnownFindings(const PortabilityReport &report, const Baseline &baseline, qsizetype &known)
{
    std::set<FindingKey> old;
    for (const ReportedFinding &reportedFinding : reportedFindings(report)) {
        if (baseline.contains(reportedFinding.fingerprint))
            old.insert(findingKey(reportedFinding.finding));
    }
    const auto isOld = [&](const Diagnostic &found) { return old.contains(findingKey(found)); };
    PortabilityReport rest = report;
    known = rest.unreadable.removeIf(isOld);
    for (AgentReport &row : rest.agents) {
        for (CriterionResult &result : row.results) {
            const qsizetype removed = result.findings.removeIf(isOld);
            known += removed;
            if (removed > 0 && result.findings.isEmpty())
                result.outcome = Outcome::Passed;
        }
    }
    return rest;
}

} // namespace outcrop
