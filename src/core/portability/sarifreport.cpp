// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/sarifreport.h"

#include "core/portability/portabilitymessages.h"
#include "core/portability/reportparts.h"

#include <QHash>
#include <QUrl>

namespace outcrop {
namespace {

Json textJson(const QString &text)
{
    return {{"text", jsonString(text)}};
}

QString levelOf(Severity severity)
{
    return toString(severity); // SARIF uses the same names: error, warning and note
}

/// Returns the artifact location of a file. Absolute paths are outside the workspace and not relative to %SRCROOT%.
Json artifactJson(const QString &file)
{
    const QByteArray uri = QUrl::toPercentEncoding(file, "/");
    if (file.startsWith(u'/'))
        return {{"uri", "file://" + uri.toStdString()}};
    return {{"uri", uri.toStdString()}, {"uriBaseId", "%SRCROOT%"}};
}

Json regionJson(const Range &range)
{
    const Position end = range.end.line > 0 ? range.end : range.start;
    return {{"startLine", range.start.line}, {"startColumn", range.start.column}, {"endLine", end.line},
        {"endColumn", end.column}};
}

/// Returns a location. If only the file is known, uses its beginning, because viewers require a line.
Json locationJson(const Location &location)
{
    constexpr Position beginning{0, 1, 1};
    const Range range = location.range.start.line > 0 ? location.range : Range{beginning, beginning};
    return {{"physicalLocation", {{"artifactLocation", artifactJson(location.file)}, {"region", regionJson(range)}}}};
}

Json fixJson(const Fix &fix, const QString &file)
{
    Json replacements = Json::array();
    for (const TextEdit &edit : fix.edits)
        replacements.push_back(
            {{"deletedRegion", regionJson(edit.range)}, {"insertedContent", textJson(edit.replacement)}});
    const Json change{{"artifactLocation", artifactJson(file)}, {"replacements", replacements}};
    return {{"description", textJson(fix.title)}, {"artifactChanges", Json::array({change})}};
}

/// The rules of a run: the criteria, and the finding codes of unreadable files.
class Rules
{
public:
    explicit Rules(const QString &subject) : m_tags(Json::array({jsonString(subject)})) { }

    void add(const Criterion &criterion)
    {
        m_indexes.insert(criterion.id, m_rules.size());
        Json rule{{"id", jsonString(criterion.id)}, {"shortDescription", textJson(criterion.title + u'.')},
            {"fullDescription", textJson(criterion.passCondition)}, {"help", textJson(criterion.passCondition)},
            {"defaultConfiguration", {{"level", jsonString(levelOf(criterion.severity))}}}, {"properties", {{"tags", m_tags}}}};
        if (!criterion.help.isEmpty())
            rule["helpUri"] = jsonString(criterion.help);
        m_rules.push_back(rule);
    }

    void addUnreadableResult(const QString &code)
    {
        if (m_indexes.contains(code))
            return;
        m_indexes.insert(code, m_rules.size());
        const QString text = portabilitymessages::fileUnreadable();
        m_rules.push_back({{"id", jsonString(code)}, {"shortDescription", textJson(text)}, {"help", textJson(text)},
            {"defaultConfiguration", {{"level", "error"}}}});
    }

    size_t indexOf(const QString &id) const { return m_indexes.value(id); }
    const Json &json() const { return m_rules; }

private:
    Json m_tags;
    Json m_rules = Json::array();
    QHash<QString, size_t> m_indexes;
};

class SarifWriter
{
public:
    SarifWriter(const PortabilityReport &report, const QString &toolVersion) : m_report(report), m_version(toolVersion), m_rules(report.subject)
    {
        for (const Criterion &criterion : report.criteria)
            m_rules.add(criterion);
        for (const Diagnostic &finding : report.unreadable)
            m_rules.addUnreadableResult(finding.code);
    }

    Json write()
    {
        for (const ReportedFinding &reportedFinding : reportedFindings(m_report))
            addResult(reportedFinding);
        addNotifications();
        return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"},
            {"runs", Json::array({run()})}};
    }

private:
    Json run() const
    {
        const Json driver{{"name", "Outcrop"}, {"version", jsonString(m_version)},
            {"semanticVersion", jsonString(m_version)}, {"rules", m_rules.json()}};
        const Json invocation{{"executionSuccessful", m_report.unreadable.isEmpty()}, {"toolExecutionNotifications", m_notifications}};
        const Json root{{"description", textJson(portabilitymessages::workspaceFolder())}};
        return {{"tool", {{"driver", driver}}}, {"invocations", Json::array({invocation})},
            {"originalUriBaseIds", {{"%SRCROOT%", root}}}, {"columnKind", "utf16CodeUnits"}, {"results", m_results},
            {"properties", {{"summary", summaryJson(m_report)}}}};
    }

    /// Adds notifications for unreadable files and for tests that were not run.
    void addNotifications()
    {
        for (const Diagnostic &finding : m_report.unreadable)
            m_notifications.push_back({{"level", "error"}, {"message", textJson(finding.message)}, {"locations", Json::array({locationJson(finding.location)})}});
        for (const AgentReport &agent : m_report.agents) {
            for (const CriterionResult &result : agent.results) {
                if (result.outcome == Outcome::NotRun)
                    addNotification(result, agent);
            }
        }
    }

    void addResult(const ReportedFinding &reportedFinding)
    {
        const Diagnostic &finding = reportedFinding.finding;
        Json result{{"ruleId", jsonString(reportedFinding.rule)}, {"ruleIndex", m_rules.indexOf(reportedFinding.rule)},
            {"level", jsonString(levelOf(finding.severity))}, {"message", textJson(finding.message)},
            {"locations", Json::array({locationJson(finding.location)})},
            {"partialFingerprints", {{"outcropFinding/v1", jsonString(reportedFinding.fingerprint)}}}};
        if (finding.fix)
            result["fixes"] = Json::array({fixJson(*finding.fix, finding.location.file)});
        if (!reportedFinding.suppressionReason.isEmpty())
            result["suppressions"] = Json::array({Json{{"kind", "inSource"}, {"justification", jsonString(reportedFinding.suppressionReason)}}});
        m_results.push_back(result);
    }

    void addNotification(const CriterionResult &result, const AgentReport &agent)
    {
        const Json rule{{"id", jsonString(result.criterion)}, {"index", m_rules.indexOf(result.criterion)}};
        m_notifications.push_back({{"level", "note"}, {"associatedRule", rule},
            {"message", textJson(portabilitymessages::wasNotRun(result.criterion, result.reason))},
            {"locations", Json::array({locationJson({agent.file, {}})})}});
    }

    const PortabilityReport &m_report;
    QString m_version;
    Rules m_rules;
    Json m_results = Json::array();
    Json m_notifications = Json::array();
};

} // namespace

Json sarifReport(const PortabilityReport &report, const QString &toolVersion)
{
    return SarifWriter(report, toolVersion).write();
}

} // namespace outcrop
