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

CheckedTextReport RuleEngine::check(const CheckedText &checkedText) const
{
    CheckedTextReport report{checkedText.file, {}, {}};
    TextFacts text(checkedText, {m_services.readSyntax, m_selection});
    QList<Suppression> suppressions = readSuppressions(checkedText.text, checkedText.file);
    QStringList done;
    for (const PreparedRule &preparedRule : m_rules) {
        RuleResult one = preparedRule.check.appliesTo(checkedText.file)
            ? checkRule(preparedRule, text)
            : resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::notForFile());
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
    for (const PreparedRule &preparedRule : m_rules)
        report.rules.append(preparedRule.rule);
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

RuleResult RuleEngine::checkExample(const Rule &rule, const CheckedText &checkedText) const
{
    const PreparedRule preparedRule{rule, readRuleCheck(rule)};
    TextFacts text(checkedText, {m_services.readSyntax, syntaxSelectionFor({preparedRule})});
    return checkRule(preparedRule, text);
}

RuleResult RuleEngine::checkRule(const PreparedRule &preparedRule, TextFacts &text) const
{
    if (!preparedRule.check.problem.isEmpty())
        return failedResult(preparedRule, preparedRule.check.problem);
    switch (preparedRule.rule.validation) {
    case RuleValidation::AstCheck:
        return checkByTree(preparedRule, text);
    case RuleValidation::Regex:
        return checkByPattern(preparedRule, text);
    case RuleValidation::FormatCheck:
        return checkFormat(preparedRule, text);
    case RuleValidation::SchemaCheck:
        return checkDataAgainstSchema(preparedRule, text);
    case RuleValidation::CoverageCheck:
        return m_services.coverage ? checkCoverage(preparedRule, text, *m_services.coverage)
                                : resultWithoutFindings(preparedRule, RuleOutcome::NotRun, rulesmessages::needsCoverage());
    case RuleValidation::LlmCheck:
        return askModel(preparedRule, text);
    case RuleValidation::ManualReview:
        return resultWithoutFindings(preparedRule, RuleOutcome::ToReview, checklistOf(preparedRule.rule).join(u'\n'));
    }
    Q_UNREACHABLE();
}

RuleResult RuleEngine::askModel(const PreparedRule &preparedRule, const TextFacts &text) const
{
    if (!m_services.queryModel)
        return resultWithoutFindings(preparedRule, RuleOutcome::NotRun, rulesmessages::needsModel());
    const Result<Json> response = m_services.queryModel(buildRulePrompt(preparedRule.rule, preparedRule.check.question, text.checked()));
    return response ? readOpinion(preparedRule.rule, text.checked(), *response) : resultWithoutFindings(preparedRule, RuleOutcome::NotRun, response.error().message);
}

CheckedTextReport RuleEngine::wholeCoverage() const
{
    CheckedTextReport report{m_services.coverageFile, {}, {}};
    for (const PreparedRule &preparedRule : m_rules) {
        const bool counts = preparedRule.rule.validation == RuleValidation::CoverageCheck;
        report.results.append(counts ? checkWholeCoverage(preparedRule, *m_services.coverage, m_services.coverageFile)
                                     : resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::isCoverage()));
    }
    return report;
}

} // namespace outcrop
