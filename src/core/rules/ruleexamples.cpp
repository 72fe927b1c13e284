// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleexamples.h"

#include "core/rules/rulesmessages.h"

namespace outcrop {
namespace {

/// Returns an example as a checked text. Code checks always get a file name, and format checks only if the first line has one. Other checks get none, so that schema
/// checks find the object anywhere in the text, even between comments.
CheckedText checkedExample(const Rule &rule, const QString &text)
{
    const QString named = nameInFirstLine(text);
    const bool isCode = rule.validation == RuleValidation::AstCheck || rule.validation == RuleValidation::Regex;
    if (!isCode)
        return {rule.validation == RuleValidation::FormatCheck ? named : QString(), text};
    const Grammar *grammar = findGrammar(rule.data[u"validation_language"].text());
    const QString usual = grammar ? grammar->endings.first() : QStringLiteral("py");
    return {grammarOfFile(named) ? named : QStringLiteral("example.%1").arg(usual), text};
}

/// Returns the result of an example. If the data that the rule requires is missing, the result is Broken, not NotApplicable.
RuleResult exampleResult(const RuleEngine &engine, const Rule &rule, const QString &text)
{
    RuleResult result = engine.checkExample(rule, checkedExample(rule, text));
    if (rule.validation == RuleValidation::SchemaCheck && result.outcome == RuleOutcome::NotApplicable)
        return {rule.id, RuleOutcome::Broken, result.reason, {{findingSeverity(rule.severity), rule.id, result.reason, {}}}, {}};
    return result;
}

} // namespace

std::optional<bool> ExampleResult::isAsExpected() const
{
    if (result.outcome == RuleOutcome::Kept)
        return isPositive;
    if (result.outcome == RuleOutcome::Broken)
        return !isPositive;
    return std::nullopt;
}

QList<ExampleResult> runExamples(const QList<Rule> &rules, const RuleServices &services)
{
    const RuleEngine engine({}, services);
    QList<ExampleResult> results;
    for (const Rule &rule : rules) {
        for (const bool positive : {true, false}) {
            const QString text = positive ? rule.positiveExample : rule.negativeExample;
            const DataNode &data = rule.data[u"examples"][positive ? u"positive" : u"negative"];
            if (!text.isEmpty())
                results.append({rule.id, positive, exampleResult(engine, rule, text), {rule.location.file, data.range()}});
        }
    }
    return results;
}

Diagnostics exampleFindings(const QList<ExampleResult> &results)
{
    Diagnostics findings;
    for (const ExampleResult &one : results) {
        if (one.isAsExpected().value_or(true))
            continue;
        const QString message = one.isPositive ? rulesmessages::positiveExampleBroken(one.rule, one.result.findings.first().message)
                                             : rulesmessages::negativeExampleKept(one.rule);
        findings.append({Severity::Error, QStringLiteral("rule-example"), message, one.location});
    }
    return findings;
}

} // namespace outcrop
