// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/rulestext.h"

#include "cli/agents/rulesoutput.h"
#include "cli/base/console.h"
#include "cli/base/table.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"

namespace outcrop {
namespace {

/// Returns the method that checks a rule, or the reason why the rule is not checked, for JSON.
QString checkMethod(const Rule &rule)
{
    const RuleCheck check = readRuleCheck(rule);
    if (!check.problem.isEmpty())
        return QStringLiteral("not checked: ") + check.problem;
    switch (rule.validation) {
    case RuleValidation::Regex:
    case RuleValidation::FormatCheck:
        return check.title.isEmpty() ? QStringLiteral("pattern") : check.title;
    case RuleValidation::SchemaCheck:
        return QStringLiteral("data format");
    case RuleValidation::CoverageCheck:
        return QStringLiteral("%1% line coverage").arg(qRound(100 * check.threshold));
    case RuleValidation::ManualReview:
        return QStringLiteral("manual review");
    case RuleValidation::AstCheck:
    case RuleValidation::LlmCheck:
        return check.title.isEmpty() ? check.question : check.title;
    }
    Q_UNREACHABLE();
}

/// Returns checkMethod() in the user's language.
QString checkMethodText(const Rule &rule)
{
    const RuleCheck check = readRuleCheck(rule);
    if (!check.problem.isEmpty())
        return rulesoutput::notChecked(check.problem);
    switch (rule.validation) {
    case RuleValidation::Regex:
    case RuleValidation::FormatCheck:
        return check.title.isEmpty() ? rulesoutput::pattern() : dataText(check.title);
    case RuleValidation::SchemaCheck:
        return rulesoutput::dataFormat();
    case RuleValidation::CoverageCheck:
        return rulesoutput::lineCoverage(qRound(100 * check.threshold));
    case RuleValidation::ManualReview:
        return rulesoutput::manualReview();
    case RuleValidation::AstCheck:
    case RuleValidation::LlmCheck:
        return check.title.isEmpty() ? check.question : dataText(check.title);
    }
    Q_UNREACHABLE();
}

QStringList grammarTitles(bool isAvailable)
{
    QStringList all;
    for (const Grammar &grammar : grammars()) {
        if (grammar.isAvailable() == isAvailable)
            all.append(grammar.title);
    }
    return all;
}

QString verdictOf(const ExampleResult &one)
{
    const std::optional<bool> expected = one.isAsExpected();
    if (!expected)
        return rulesoutput::notTested();
    return *expected ? rulesoutput::asExpected() : rulesoutput::unexpected();
}

} // namespace

Json rulesJson(const QList<Rule> &rules)
{
    Json list = Json::array();
    for (const Rule &rule : rules)
        list.push_back({{"id", jsonString(rule.id)}, {"name", jsonString(rule.name)}, {"domain", jsonString(rule.domain)},
            {"severity", jsonString(ruleSeverityName(rule.severity))}, {"validation_type", jsonString(ruleValidationName(rule.validation))},
            {"checked_for", jsonString(checkMethod(rule))}, {"file", jsonString(rule.location.file)}, {"line", rule.location.range.start.line}});
    return {{"rules", list}, {"languages", jsonStrings(grammarTitles(true))}, {"languages_without_grammar", jsonStrings(grammarTitles(false))}};
}

void writeRules(std::ostream &out, const QList<Rule> &rules)
{
    Table table({{rulesoutput::columnRule()}, {rulesoutput::columnSeverity()}, {rulesoutput::columnType()}, {rulesoutput::columnName()}, {rulesoutput::columnCheck()}});
    for (const Rule &rule : rules)
        table.addRow({rule.id, ruleSeverityName(rule.severity), ruleValidationName(rule.validation), rule.name, checkMethodText(rule)});
    writeTable(out, table);
    writeLine(out, rulesoutput::rules(rules.size(), countText(rules.size())));
    writeSentence(out, grammarTitles(true).isEmpty() ? rulesoutput::noLanguages() : rulesoutput::languages(grammarTitles(true).join(listSeparator())));
    if (!grammarTitles(false).isEmpty())
        writeSentence(out, rulesoutput::noGrammars(grammarTitles(false).join(listSeparator())));
}

Json examplesJson(const QList<ExampleResult> &results)
{
    Json list = Json::array();
    for (const ExampleResult &one : results) {
        const std::optional<bool> expected = one.isAsExpected();
        list.push_back({{"rule", jsonString(one.rule)}, {"example", one.isPositive ? "positive" : "negative"},
            {"outcome", jsonString(ruleOutcomeName(one.result.outcome))}, {"as_expected", expected ? Json(*expected) : Json()},
            {"reason", jsonString(one.result.reason)}, {"line", one.location.range.start.line}});
    }
    return {{"examples", list}};
}

void writeExamples(std::ostream &out, const QList<ExampleResult> &results)
{
    Table table({{rulesoutput::columnRule()}, {rulesoutput::columnExample()}, {rulesoutput::columnOutcome()}, {rulesoutput::columnVerdict()}, {rulesoutput::columnReason()}});
    for (const ExampleResult &one : results)
        table.addRow({one.rule, one.isPositive ? rulesoutput::positive() : rulesoutput::negative(),
            ruleOutcomeText(one.result.outcome), verdictOf(one),
            one.isAsExpected() ? QString() : one.result.reason.section(u'\n', 0, 0).left(60)});
    writeTable(out, table);
}

} // namespace outcrop
