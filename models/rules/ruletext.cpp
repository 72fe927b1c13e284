// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/ruletext.h"

#include "core/base/joinedtext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

QString heading(const QString &text)
{
    return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped());
}

/// Returns an HTML paragraph. Joins wrapped lines, but keeps line breaks before list items and empty lines.
QString paragraph(const QString &text)
{
    static const QRegularExpression softBreak(QStringLiteral("(?<!\\n)\\n(?!\\s*(?:\\n|[-*•]|\\d+[.)]))"));
    QString lines = text.trimmed().replace(softBreak, QStringLiteral(" "));
    return QStringLiteral("<p>%1</p>").arg(lines.toHtmlEscaped().replace(u'\n', QLatin1String("<br>")));
}

/// Returns a code block with wrapped lines, so that the whole example is visible.
QString code(const QString &text)
{
    return QStringLiteral("<pre style=\"white-space: pre-wrap\">%1</pre>").arg(text.trimmed().toHtmlEscaped());
}

QString exampleText(const Rule &rule, bool isPositive, const QList<ExampleResult> &results)
{
    const QString text = isPositive ? rule.positiveExample : rule.negativeExample;
    if (text.isEmpty())
        return {};
    const QString title = isPositive ? RuleWords::tr("Positive example") : RuleWords::tr("Negative example");
    QString all = heading(title) + code(text);
    const auto found = std::find_if(results.begin(), results.end(), [&](const ExampleResult &result) { return result.isPositive == isPositive; });
    if (found != results.end())
        all += paragraph(exampleSentence(*found));
    return all;
}

/// Returns the result of the last check as rich text. The reason of a manual review is a list with one point per line.
QString resultText(const RuleResult &result)
{
    QString text = heading(RuleWords::tr("Last check")) + paragraph(ruleResultTitle(result));
    if (result.outcome == RuleOutcome::ToReview) {
        QString points;
        const QStringList lines = result.reason.split(u'\n', Qt::SkipEmptyParts);
        for (const QString &point : lines)
            points += QStringLiteral("<li>%1</li>").arg(point.toHtmlEscaped());
        return text + QStringLiteral("<ul>%1</ul>").arg(points);
    }
    if (!result.reason.isEmpty())
        text += paragraph(result.reason);
    for (const SuppressedFinding &allowed : result.suppressedFindings)
        //: %1 is a finding, %2 the reason in its suppression comment
        text += paragraph(RuleWords::tr("Suppressed: %1 Reason: %2").arg(allowed.finding.message, allowed.reason));
    return text;
}

int count(const CheckedTextReport &report, RuleOutcome outcome)
{
    return static_cast<int>(std::count_if(report.results.begin(), report.results.end(), [&](const RuleResult &result) { return result.outcome == outcome; }));
}

} // namespace

QString ruleSeverityTitle(RuleSeverity severity)
{
    switch (severity) {
    case RuleSeverity::Critical:
        //: Severity of a rule
        return RuleWords::tr("critical");
    case RuleSeverity::High:
        //: Severity of a rule
        return RuleWords::tr("high");
    case RuleSeverity::Medium:
        //: Severity of a rule
        return RuleWords::tr("medium");
    case RuleSeverity::Low:
        //: Severity of a rule
        return RuleWords::tr("low");
    }
    return {};
}

QString ruleValidationTitle(RuleValidation validation)
{
    switch (validation) {
    case RuleValidation::AstCheck:
        //: Check method of a rule: on the syntax tree of code
        return RuleWords::tr("syntax tree");
    case RuleValidation::Regex:
        //: Check method of a rule: by a regular expression
        return RuleWords::tr("pattern");
    case RuleValidation::FormatCheck:
        //: Check method of a rule: by the format of structured data
        return RuleWords::tr("data format");
    case RuleValidation::SchemaCheck:
        //: Check method of a rule: by a JSON Schema
        return RuleWords::tr("schema");
    case RuleValidation::CoverageCheck:
        //: Check method of a rule: by the coverage report of tests
        return RuleWords::tr("coverage");
    case RuleValidation::LlmCheck:
        //: Check method of a rule: by a language model
        return RuleWords::tr("model");
    case RuleValidation::ManualReview:
        //: Check method of a rule: by a person
        return RuleWords::tr("manual review");
    }
    return {};
}

QString ruleResultTitle(const RuleResult &result)
{
    switch (result.outcome) {
    case RuleOutcome::Kept:
        //: Result of a rule
        return result.suppressedFindings.isEmpty() ? RuleWords::tr("passed") : RuleWords::tr("passed, %n suppressed", nullptr, static_cast<int>(result.suppressedFindings.size()));
    case RuleOutcome::Broken:
        return RuleWords::tr("%n finding(s)", nullptr, static_cast<int>(std::max<qsizetype>(1, result.findings.size())));
    case RuleOutcome::NotApplicable:
        //: Result of a rule that does not apply to the text
        return RuleWords::tr("not applicable");
    case RuleOutcome::NotRun:
        //: Result of a rule that was not checked
        return RuleWords::tr("not run");
    case RuleOutcome::ToReview:
        //: Result of a rule that needs a manual review
        return RuleWords::tr("needs review");
    }
    return {};
}

QString examplesTitle(const QList<ExampleResult> &examples)
{
    switch (exampleVerdict(examples)) {
    case ExampleVerdict::None:
        return {};
    case ExampleVerdict::AsExpected:
        //: Result of the examples of a rule: each has the expected result
        return RuleWords::tr("as expected");
    case ExampleVerdict::Failed: {
        const auto hasUnexpectedResult = [](const ExampleResult &example) { return example.isAsExpected() == false; };
        const qsizetype count = std::count_if(examples.begin(), examples.end(), hasUnexpectedResult);
        //: Result of the examples of a rule; %1 and %2 are numbers: "1 of 2 failed"
        return RuleWords::tr("%1 of %2 failed").arg(count).arg(examples.size());
    }
    case ExampleVerdict::NotTested:
        //: Result of the examples of a rule
        return RuleWords::tr("not tested");
    }
    return {};
}

QString exampleSentence(const ExampleResult &example)
{
    const std::optional<bool> isAsExpected = example.isAsExpected();
    if (!isAsExpected)
        return example.result.reason.isEmpty() || example.result.outcome == RuleOutcome::ToReview ? RuleWords::tr("Requires manual review.")
                                                                                                 : RuleWords::tr("Not tested: %1").arg(example.result.reason);
    if (*isAsExpected)
        return example.isPositive ? RuleWords::tr("✓ Passes, as expected.") : RuleWords::tr("✓ Violates the rule, as expected.");
    if (!example.isPositive)
        return RuleWords::tr("✗ Passes, but should violate the rule.");
    const QString reason = example.result.findings.isEmpty() ? example.result.reason : example.result.findings.first().message;
    return RuleWords::tr("✗ Violates the rule, but should pass: %1").arg(reason);
}

QString ruleDetail(const RuleItem &item)
{
    if (!item.rule)
        return {};
    const Rule &rule = *item.rule;
    //: %1 and %2 are a rule's id and name
    QString text = QStringLiteral("<h3>%1</h3>").arg(RuleWords::tr("%1 %2").arg(rule.id, rule.name).toHtmlEscaped());
    //: %1 is a severity such as critical, %2 a check method such as syntax tree, %3 the rule's domain
    text += paragraph(RuleWords::tr("Severity: %1. Check method: %2. Domain: %3.").arg(ruleSeverityTitle(rule.severity), ruleValidationTitle(rule.validation), rule.domain));
    text += paragraph(rule.description);
    if (item.result)
        text += resultText(*item.result);
    if (!rule.enforcement.isEmpty())
        text += heading(RuleWords::tr("Action on violation")) + paragraph(rule.enforcement);
    return text + exampleText(rule, true, item.examples) + exampleText(rule, false, item.examples);
}

QString checkSummary(const CheckedTextReport &report)
{
    QStringList parts{RuleWords::tr("%n rule(s) violated", nullptr, count(report, RuleOutcome::Broken)), RuleWords::tr("%n passed", nullptr, count(report, RuleOutcome::Kept))};
    if (const int review = count(report, RuleOutcome::ToReview))
        parts += RuleWords::tr("%n to review", nullptr, review);
    if (const int left = count(report, RuleOutcome::NotRun))
        parts += RuleWords::tr("%n not run", nullptr, left);
    if (const int none = count(report, RuleOutcome::NotApplicable))
        parts += RuleWords::tr("%n not applicable", nullptr, none);
    return parts.join(listSeparator());
}

} // namespace outcrop
