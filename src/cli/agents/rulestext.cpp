// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/rulestext.h"

#include "cli/base/console.h"
#include "cli/base/table.h"

namespace outcrop {
namespace {

/// Returns the method that checks a rule, or the reason why the rule is not checked.
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
        return QStringLiteral("not tested");
    return *expected ? QStringLiteral("as expected") : QStringLiteral("unexpected");
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
    Table table({{QStringLiteral("rule")}, {QStringLiteral("severity")}, {QStringLiteral("type")}, {QStringLiteral("name")}, {QStringLiteral("check")}});
    for (const Rule &rule : rules)
        table.addRow({rule.id, ruleSeverityName(rule.severity), ruleValidationName(rule.validation), rule.name, checkMethod(rule)});
    writeTable(out, table);
    writeLine(out, countText(rules.size(), QStringLiteral("rule")));
    writeSentence(out, QStringLiteral("Languages that syntax rules can check: %1.").arg(grammarTitles(true).isEmpty() ? QStringLiteral("none") : grammarTitles(true).join(QStringLiteral(", "))));
    if (!grammarTitles(false).isEmpty())
        writeSentence(out,
            QStringLiteral("This build has no grammars for %1, so syntax rules are not checked for these languages.")
                .arg(grammarTitles(false).join(QStringLiteral(", "))));
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
    Table table({{QStringLiteral("rule")}, {QStringLiteral("example")}, {QStringLiteral("outcome")}, {QStringLiteral("verdict")}, {QStringLiteral("reason")}});
    for (const ExampleResult &one : results)
        table.addRow({one.rule, one.isPositive ? QStringLiteral("positive") : QStringLiteral("negative"),
            ruleOutcomeName(one.result.outcome), verdictOf(one),
            one.isAsExpected() ? QString() : one.result.reason.section(u'\n', 0, 0).left(60)});
    writeTable(out, table);
}

} // namespace outcrop
