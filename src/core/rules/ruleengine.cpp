// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleengine.h"

#include "core/base/parallel.h"
#include "core/rules/rulesmessages.h"
#include "core/rules/suppressions.h"

namespace outcrop {

RuleEngine::RuleEngine(const QList<Rule> &rules, const RuleServices &services) : m_services(services)
{
    for (const Rule &rule : rules) {
        m_rules.append({rule, readRuleCheck(rule)});
        m_ids.append(rule.id);
    }
    m_selection = syntaxSelectionFor(m_rules);
}

CheckedTextReport RuleEngine::check(const CheckedText &checked) const
{
    CheckedTextReport report{checked.file, {}, {}};
    TextFacts text(checked, {m_services.readSyntax, m_selection});
    QList<Suppression> suppressions = readSuppressions(checked.text, checked.file);
    QStringList done;
    for (const PreparedRule &prepared : m_rules) {
        RuleResult one = prepared.check.appliesTo(checked.file)
            ? checkRule(prepared, text)
            : resultWithoutFindings(prepared, RuleOutcome::NotApplicable, rulesmessages::notForFile());
        applySuppressions(one, suppressions);
        if (one.outcome == RuleOutcome::Kept || one.outcome == RuleOutcome::Broken)
            done.append(one.rule);
        report.results.append(one);
    }
    report.remarks = suppressionFindings(suppressions, m_ids, done) + text.unreadFindings();
    return report;
}

RuleReport RuleEngine::check(const QList<CheckedText> &texts) const
{
    RuleReport report;
    for (const PreparedRule &prepared : m_rules)
        report.rules.append(prepared.rule);
    report.texts.resize(texts.size());
    CheckedTextReport *reports = report.texts.data();
    forEachParallel(texts.size(), [&](qsizetype i) {
        if (!m_services.stop.stop_requested())
            reports[i] = check(texts.at(i));
    });
    if (m_services.coverage)
        report.texts.append(wholeCoverage());
    return report;
}

RuleResult RuleEngine::checkExample(const Rule &rule, const CheckedText &checked) const
{
    const PreparedRule prepared{rule, readRuleCheck(rule)};
    TextFacts text(checked, {m_services.readSyntax, syntaxSelectionFor({prepared})});
    return checkRule(prepared, text);
}

RuleResult RuleEngine::checkRule(const PreparedRule &prepared, TextFacts &text) const
{
    if (!prepared.check.problem.isEmpty())
        return failedResult(prepared, prepared.check.problem);
    switch (prepared.rule.validation) {
    case RuleValidation::AstCheck:
        return checkByTree(prepared, text);
    case RuleValidation::Regex:
        return checkByPattern(prepared, text);
    case RuleValidation::FormatCheck:
        return checkFormat(prepared, text);
    case RuleValidation::SchemaCheck:
        return checkDataAgainstSchema(prepared, text);
    case RuleValidation::CoverageCheck:
        return m_services.coverage ? checkCoverage(prepared, text, *m_services.coverage)
                                : resultWithoutFindings(prepared, RuleOutcome::NotRun, rulesmessages::needsCoverage());
    case RuleValidation::LlmCheck:
        return askModel(prepared, text);
    case RuleValidation::ManualReview:
        return resultWithoutFindings(prepared, RuleOutcome::ToReview, checklistOf(prepared.rule).join(u'\n'));
    }
    Q_UNREACHABLE();
}

RuleResult RuleEngine::askModel(const PreparedRule &prepared, const TextFacts &text) const
{
    if (!m_services.queryModel)
        return resultWithoutFindings(prepared, RuleOutcome::NotRun, rulesmessages::needsModel());
    const Result<Json> response = m_services.queryModel(buildRulePrompt(prepared.rule, prepared.check.question, text.checked()));
    return response ? readOpinion(prepared.rule, text.checked(), *response) : resultWithoutFindings(prepared, RuleOutcome::NotRun, response.error().message);
}

CheckedTextReport RuleEngine::wholeCoverage() const
{
    CheckedTextReport report{m_services.coverageFile, {}, {}};
    for (const PreparedRule &prepared : m_rules) {
        const bool counts = prepared.rule.validation == RuleValidation::CoverageCheck;
        report.results.append(counts ? checkWholeCoverage(prepared, *m_services.coverage, m_services.coverageFile)
                                     : resultWithoutFindings(prepared, RuleOutcome::NotApplicable, rulesmessages::isCoverage()));
    }
    return report;
}

} // namespace outcrop
