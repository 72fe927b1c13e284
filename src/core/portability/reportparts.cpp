// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/reportparts.h"

#include <QCryptographicHash>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Computes fingerprints from rule, file and message without line numbers and sizes, which change with every edit. Repeated findings in a file are numbered.
class Fingerprints
{
public:
    QString of(const QString &rule, const Diagnostic &finding)
    {
        static const QRegularExpression lineNumber(QStringLiteral("\\bline \\d+"));
        QString message = finding.message;
        static const QRegularExpression size(QStringLiteral("\\b(?:\\d[\\d,]* of )?\\d[\\d,]* bytes\\b"));
        message.replace(lineNumber, QStringLiteral("line")).replace(size, QStringLiteral("bytes"));
        const QByteArray bytes = QStringList{rule, finding.location.file, message}.join(u'\n').toUtf8();
        const QString hash = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16));
        return hash + u':' + QString::number(++m_counts[hash]);
    }

private:
    QHash<QString, int> m_counts;
};

} // namespace

QList<ReportedFinding> reportedFindings(const PortabilityReport &report)
{
    QList<ReportedFinding> all;
    Fingerprints fingerprints;
    for (const Diagnostic &finding : report.unreadable)
        all.append({finding.code, finding, {}, fingerprints.of(finding.code, finding), true});
    for (const AgentReport &agent : report.agents) {
        for (const CriterionResult &result : agent.results) {
            for (const SuppressedFinding &suppressedFinding : result.suppressedFindings)
                all.append({result.criterion, suppressedFinding.finding, suppressedFinding.reason, fingerprints.of(result.criterion, suppressedFinding.finding)});
            if (result.outcome != Outcome::Failed && result.findings.isEmpty())
                continue;
            for (const Diagnostic &finding : findingsOf(result, agent))
                all.append({result.criterion, finding, {}, fingerprints.of(result.criterion, finding)});
        }
    }
    return all;
}

Diagnostics findingsOf(const CriterionResult &result, const AgentReport &agent)
{
    Diagnostics findings = result.findings;
    if (findings.isEmpty())
        findings.append({Severity::Error, result.criterion, result.reason, {agent.file, {}}});
    for (Diagnostic &finding : findings) {
        if (finding.location.file.isEmpty())
            finding.location.file = agent.file;
    }
    sortByLocation(findings);
    return findings;
}

int countOf(const AgentReport &agent, Outcome outcome)
{
    return int(std::count_if(agent.results.begin(), agent.results.end(),
        [outcome](const CriterionResult &result) { return result.outcome == outcome; }));
}

QString criterionLabel(const PortabilityReport &report, const QString &id)
{
    const auto found = std::find_if(report.criteria.begin(), report.criteria.end(),
        [&id](const Criterion &criterion) { return criterion.id == id; });
    return found == report.criteria.end() ? id : id + u' ' + found->title;
}

FaultyFiles faultyFiles(const PortabilityReport &report)
{
    FaultyFiles files;
    for (const Diagnostic &finding : report.unreadable) {
        const QString &file = finding.location.file;
        const bool isTested = std::any_of(report.agents.begin(), report.agents.end(), [&file](const AgentReport &agent) { return agent.file == file; });
        (isTested ? files.testedFiles : files.untestedFiles).append(file);
    }
    files.untestedFiles.removeDuplicates();
    files.testedFiles.removeDuplicates();
    return files;
}

Json summaryJson(const PortabilityReport &report)
{
    const FaultyFiles faulty = faultyFiles(report);
    return {{"agents", report.agents.size()}, {"criteria", report.criteria.size()},
        {"passed", report.count(Outcome::Passed)}, {"failed", report.count(Outcome::Failed)},
        {"not_opted_in", report.count(Outcome::NotOptedIn)}, {"not_applicable", report.count(Outcome::NotApplicable)},
        {"not_run", report.count(Outcome::NotRun)}, {"unreadable", faulty.untestedFiles.size()}, {"with_errors", faulty.testedFiles.size()}};
}

} // namespace outcrop
