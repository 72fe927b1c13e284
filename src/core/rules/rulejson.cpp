// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulejson.h"

#include "core/base/diagnosticjson.h"

namespace outcrop {
namespace {

Json summaryJson(const RuleReport &report)
{
    return {{"texts", report.texts.size()}, {"rules", report.rules.size()}, {"kept", report.count(RuleOutcome::Kept)},
        {"broken", report.count(RuleOutcome::Broken)}, {"not_applicable", report.count(RuleOutcome::NotApplicable)},
        {"not_run", report.count(RuleOutcome::NotRun)}, {"to_review", report.count(RuleOutcome::ToReview)},
        {"suppressed", report.suppressedCount()}, {"unreadable", report.unreadable.size()}};
}

Json ruleJson(const Rule &rule)
{
    return {{"id", jsonString(rule.id)}, {"name", jsonString(rule.name)}, {"domain", jsonString(rule.domain)},
        {"severity", jsonString(ruleSeverityName(rule.severity))}, {"validation_type", jsonString(ruleValidationName(rule.validation))}};
}

Json suppressedJson(const QList<SuppressedFinding> &suppressedFindings)
{
    Json list = Json::array();
    for (const SuppressedFinding &one : suppressedFindings) {
        Json finding = findingJson(one.finding);
        finding["allowed_because"] = jsonString(one.reason);
        list.push_back(finding);
    }
    return list;
}

Json resultJson(const RuleResult &result)
{
    Json json{{"rule", jsonString(result.rule)}, {"outcome", jsonString(ruleOutcomeName(result.outcome))}};
    if (result.outcome == RuleOutcome::ToReview)
        json["checklist"] = jsonStrings(result.reason.split(u'\n'));
    else if (!result.reason.isEmpty())
        json["reason"] = jsonString(result.reason);
    if (result.hasFailed())
        json["failed"] = true;
    if (!result.findings.isEmpty())
        json["findings"] = findingsJson(result.findings);
    if (!result.suppressedFindings.isEmpty())
        json["suppressed"] = suppressedJson(result.suppressedFindings);
    return json;
}

Json textJson(const CheckedTextReport &text)
{
    Json results = Json::array();
    for (const RuleResult &result : text.results)
        results.push_back(resultJson(result));
    return {{"file", text.file.isEmpty() ? Json() : jsonString(text.file)}, {"results", results}, {"remarks", findingsJson(text.remarks)}};
}

} // namespace

Json ruleReportJson(const RuleReport &report)
{
    Json rules = Json::array();
    for (const Rule &rule : report.rules)
        rules.push_back(ruleJson(rule));
    Json texts = Json::array();
    for (const CheckedTextReport &text : report.texts)
        texts.push_back(textJson(text));
    return {{"summary", summaryJson(report)}, {"rules", rules}, {"texts", texts}, {"unreadable", findingsJson(report.unreadable)}};
}

} // namespace outcrop
