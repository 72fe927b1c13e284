// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulecheck.h"

#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/yamlreader.h"
#include "core/rules/rulesmessages.h"
#include "core/rules/schemasketch.h"

#include <algorithm>

namespace outcrop {
namespace {

const DataNode &checkCatalog()
{
    static const DataNode root = bundledData(QStringLiteral("rules/checks.yaml"));
    return root;
}

/// Returns the rule's value for a key, or the default for rules with this name if the rule does not set the key.
const DataNode &valueOf(const Rule &rule, QStringView key)
{
    const DataNode &statedNode = rule.data[key];
    return statedNode.isMissing() ? checkCatalog()[u"supplements"][rule.name][key] : statedNode;
}

PatternTarget patternTargetFromName(const QString &name)
{
    static const QHash<QString, PatternTarget> targets{{QStringLiteral("test_names"), PatternTarget::TestNames},
        {QStringLiteral("function_names"), PatternTarget::FunctionNames}, {QStringLiteral("class_names"), PatternTarget::ClassNames},
        {QStringLiteral("name_or_text"), PatternTarget::NameOrText}};
    return targets.value(name, PatternTarget::Text);
}

/// Returns the options of a rule's pattern. In a format check, `.` matches line breaks; in other patterns, `^` and `$` match at each line.
QRegularExpression::PatternOptions optionsOf(const Rule &rule)
{
    return rule.validation == RuleValidation::FormatCheck ? QRegularExpression::DotMatchesEverythingOption : QRegularExpression::MultilineOption;
}

void addPattern(const Rule &rule, RuleCheck &check)
{
    const QString pattern = rule.data[u"validation_pattern"].text();
    if (pattern.isEmpty())
        return;
    check.pattern = QRegularExpression(pattern, optionsOf(rule));
    if (!check.pattern->isValid())
        check.problem = rulesmessages::badPattern(check.pattern->patternErrorOffset() + 1, check.pattern->errorString());
    check.target = patternTargetFromName(valueOf(rule, u"validation_target").text());
    check.mustMatch = valueOf(rule, u"validation_expects").text() == QLatin1StringView("match");
}

void addTreeCheck(const Rule &rule, RuleCheck &check)
{
    const QString code = valueOf(rule, u"validation_code").text();
    const DataNode &known = checkCatalog()[u"checks"][code];
    check.treeCheck = known[u"check"].text();
    check.title = known[u"title"].text();
    check.except = known[u"except"].toStrings();
    check.treeReplacesPattern = valueOf(rule, u"replaces_pattern").toBool().value_or(false);
    if (rule.validation == RuleValidation::AstCheck && check.treeCheck.isEmpty())
        check.problem = code.isEmpty() ? rulesmessages::noValidationCode() : rulesmessages::unknownCheck(code);
}

void addSchema(const Rule &rule, RuleCheck &check)
{
    const DataNode &data = rule.data[u"validation_schema"];
    if (data.isMissing())
        return;
    const DataNode sketch = data.isMapping() ? data : readYaml(data.text(), QString()).root;
    if (sketch.isMapping())
        check.schema = schemaOfSketch(sketch.toJson());
    else
        check.problem = rulesmessages::schemaNotObject();
}

/// Returns the minimum line coverage of a rule, 0 to 1: `validation_threshold`, or else a percentage such as `≥80%` in its text, or else 0.8.
double thresholdOf(const Rule &rule)
{
    constexpr double usual = 0.8;
    constexpr double hundred = 100;
    if (const std::optional<double> share = valueOf(rule, u"validation_threshold").toReal())
        return *share > 1 ? *share / hundred : *share;
    static const QRegularExpression percentage(QStringLiteral("(≥|>=|at least)\\s*(\\d+)\\s*%"));
    const QRegularExpressionMatch match = percentage.match(rule.enforcement + u'\n' + rule.description);
    return match.hasMatch() ? match.captured(2).toDouble() / hundred : usual;
}

} // namespace

bool matchesAny(const QString &path, const QStringList &patterns)
{
    return std::any_of(patterns.begin(), patterns.end(), [&path](const QString &pattern) {
        const QString expression = QRegularExpression::anchoredPattern(QRegularExpression::escape(pattern).replace(QLatin1StringView("\\*"), QLatin1StringView(".*")));
        return QRegularExpression(expression, QRegularExpression::CaseInsensitiveOption).match(path).hasMatch();
    });
}

bool RuleCheck::appliesTo(const QString &file) const
{
    return file.isEmpty() ? appliesToResponses : ((files.isEmpty() || matchesAny(file, files)) && !matchesAny(file, except));
}

RuleCheck readRuleCheck(const Rule &rule)
{
    RuleCheck check;
    addPattern(rule, check);
    addTreeCheck(rule, check);
    addSchema(rule, check);
    check.files = valueOf(rule, u"validation_files").toStrings();
    check.appliesToResponses = check.files.isEmpty() || rule.validation == RuleValidation::SchemaCheck; // a response can have a file's data, not its formatting
    check.threshold = thresholdOf(rule);
    check.question = rule.data[u"validation_prompt"].text();
    if (rule.validation == RuleValidation::Regex && !check.pattern)
        check.problem = rulesmessages::noValidationPattern();
    if (rule.validation == RuleValidation::SchemaCheck && !check.schema && check.problem.isEmpty())
        check.problem = rulesmessages::noValidationSchema();
    return check;
}

} // namespace outcrop
