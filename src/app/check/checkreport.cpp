// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/checkreport.h"

#include "app/check/checkmessages.h"
#include "core/base/diagnosticjson.h"
#include "core/base/joinedtext.h"
#include "core/documents/clients.h"
#include "core/portability/criteria.h"
#include "core/portability/reportparts.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

const QString passedRule = QStringLiteral("checked");

/// Returns the URL of the client's documentation or of the format's specification for a finding code, or an empty string.
QString helpUrlOf(const QString &code)
{
    for (const Client &client : knownClients()) {
        if (code.startsWith(client.name + u'-'))
            return client.documentation;
    }
    static const QList<QPair<QString, QString>> formats{
        {QStringLiteral("skill-"), QStringLiteral("https://agentskills.io/specification")},
        {QStringLiteral("frontmatter-"), QStringLiteral("https://yaml.org/spec/1.2.2/")},
        {QStringLiteral("yaml-"), QStringLiteral("https://yaml.org/spec/1.2.2/")},
        {QStringLiteral("toml-"), QStringLiteral("https://toml.io/en/v1.0.0")},
        {QStringLiteral("json-"), QStringLiteral("https://www.rfc-editor.org/rfc/rfc8259")},
        {QStringLiteral("schema-"), QStringLiteral("https://json-schema.org/draft/2020-12/json-schema-validation")},
        {QStringLiteral("turtle-"), QStringLiteral("https://www.w3.org/TR/turtle/")},
        {QStringLiteral("import-"), QStringLiteral("https://code.claude.com/docs/en/memory")},
    };
    const auto found = std::find_if(formats.begin(), formats.end(), [&code](const auto &format) { return code.startsWith(format.first); });
    return found == formats.end() ? QString() : found->second;
}

/// Returns `claude-agent-missing-name` as `Claude agent missing name`.
QString titleOf(const QString &code)
{
    QString words = code;
    words.replace(u'-', u' ');
    return words.isEmpty() ? words : words.front().toUpper() + words.mid(1);
}

Criterion criterionOf(const Diagnostic &found)
{
    const PortabilityTestsPtr tests = builtInPortabilityTests();
    Criterion criterion{found.code, titleOf(found.code), found.message};
    if (const Criterion *known = tests->criterion(found.code))
        criterion = *known;
    criterion.severity = found.severity;
    criterion.help = helpUrlOf(found.code);
    return criterion;
}

QList<CriterionResult> resultsOf(const Diagnostics &found, Severity failOn)
{
    QMap<QString, CriterionResult> resultsByCode;
    for (const Diagnostic &one : found) {
        CriterionResult &result = resultsByCode[one.code];
        result.criterion = one.code;
        result.findings.append(one);
        if (one.severity <= failOn)
            result.outcome = Outcome::Failed;
    }
    if (resultsByCode.isEmpty())
        return {{passedRule, Outcome::Passed, {}, {}}};
    return resultsByCode.values();
}

qsizetype countOf(const QList<ReportedFinding> &all, Severity severity)
{
    return std::count_if(all.begin(), all.end(), [severity](const ReportedFinding &one) { return one.finding.severity == severity; });
}

QString summaryLine(const PortabilityReport &report, const QList<ReportedFinding> &all, qsizetype known)
{
    QSet<QString> files;
    for (const ReportedFinding &one : all)
        files.insert(one.finding.location.file);
    QSet<QString> unreadable;
    for (const Diagnostic &one : report.unreadable) {
        if (one.code != u"check-nothing") // concerns no file
            unreadable.insert(one.location.file);
    }
    const qsizetype found = std::count_if(report.agents.begin(), report.agents.end(), [&files](const AgentReport &row) { return files.contains(row.file); });
    QString line = checkmessages::summary(checkmessages::errors(countOf(all, Severity::Error)), checkmessages::warnings(countOf(all, Severity::Warning)),
        checkmessages::notes(countOf(all, Severity::Note)), found, checkmessages::files(report.agents.size()));
    if (!unreadable.isEmpty())
        line += clauseSeparator() + checkmessages::unreadable(checkmessages::files(unreadable.size()));
    if (known > 0)
        line += clauseSeparator() + checkmessages::baselineNotCounted(known);
    const qsizetype fixes = std::count_if(all.begin(), all.end(), [](const ReportedFinding &one) { return hasCertainFix(one.finding); });
    return fixes > 0 ? QString(line + clauseSeparator() + checkmessages::fixable(fixes)) : line;
}

} // namespace

PortabilityReport checkReport(const CheckedFolder &checkedFolder, Severity failOn)
{
    PortabilityReport report;
    report.subject = QStringLiteral("check");
    report.unreadable = checkedFolder.unreadable;
    QMap<QString, Diagnostics> findingsByFile;
    for (const QString &file : checkedFolder.files)
        findingsByFile.insert(file, {});
    QMap<QString, Criterion> criteria;
    for (const Diagnostic &found : checkedFolder.findings) {
        findingsByFile[found.location.file].append(found);
        const auto known = criteria.find(found.code);
        if (known == criteria.end())
            criteria.insert(found.code, criterionOf(found));
        else
            known->severity = std::min(known->severity, found.severity);
    }
    criteria.insert(passedRule, {passedRule, checkmessages::noFindings(), checkmessages::noFindingsHelp()});
    report.criteria = criteria.values();
    for (auto file = findingsByFile.cbegin(); file != findingsByFile.cend(); ++file)
        report.agents.append({file.key(), file.key(), resultsOf(file.value(), failOn)});
    return report;
}

void addFileErrors(PortabilityReport &report, const CheckedFolder &checkedFolder)
{
    QSet<QString> files;
    for (const AgentReport &agent : std::as_const(report.agents))
        files.insert(agent.file);
    const PortabilityTestsPtr tests = builtInPortabilityTests();
    for (const Diagnostic &found : checkedFolder.findings) {
        const bool isOurs = found.severity == Severity::Error && files.contains(found.location.file) && !tests->criterion(found.code);
        if (isOurs && !report.unreadable.contains(found))
            report.unreadable.append(found);
    }
}

QStringList checkReportText(const PortabilityReport &report, qsizetype known)
{
    const QList<ReportedFinding> all = reportedFindings(report);
    Diagnostics found;
    for (const ReportedFinding &one : all)
        found.append(one.finding);
    sortByLocation(found);
    QStringList lines;
    for (const Diagnostic &one : std::as_const(found))
        lines.append(toString(one));
    return lines << summaryLine(report, all, known);
}

Json checkReportJson(const PortabilityReport &report, qsizetype known)
{
    const QList<ReportedFinding> all = reportedFindings(report);
    Json findings = Json::array();
    Json unreadableJson = Json::array();
    for (const ReportedFinding &one : all) {
        Json json = findingJson(one.finding);
        json["fingerprint"] = jsonString(one.fingerprint);
        (one.isUnreadable ? unreadableJson : findings).push_back(json);
    }
    Json files = Json::array();
    for (const AgentReport &row : report.agents)
        files.push_back(jsonString(row.file));
    const Json summary{{"files", report.agents.size()}, {"errors", countOf(all, Severity::Error)}, {"warnings", countOf(all, Severity::Warning)},
        {"notes", countOf(all, Severity::Note)}, {"unreadable", report.unreadable.size()}, {"known", known}};
    return {{"summary", summary}, {"findings", findings}, {"unreadable", unreadableJson}, {"files", files}};
}

} // namespace outcrop
