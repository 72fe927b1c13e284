// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulechecks.h"

#include "core/documents/schemacheck.h"

namespace outcrop {
namespace {

/// The lines of a description after `1)`, `2)` and so on.
QStringList numberedPoints(const QString &description)
{
    static const QRegularExpression point(QStringLiteral("\\b\\d+\\)\\s*(.*?)(?=,?\\s*\\b\\d+\\)|\\z)"), QRegularExpression::DotMatchesEverythingOption);
    QStringList points;
    for (const QRegularExpressionMatch &match : point.globalMatch(description))
        points.append(match.captured(1).simplified());
    return points;
}

/// The outermost objects that share a key with the form: what looks as if it were meant to have it.
void addCandidates(const DataNode &node, const QStringList &keys, QList<DataNode> &found)
{
    for (const DataNode::Member &member : node.members()) {
        if (keys.contains(member.key)) {
            found.append(node);
            return;
        }
    }
    for (const DataNode::Member &member : node.members())
        addCandidates(member.value, keys, found);
    for (const DataNode &item : node.items())
        addCandidates(item, keys, found);
}

QStringList keysOf(const Json &schema)
{
    QStringList keys;
    if (schema.contains("properties")) {
        for (const auto &[key, value] : schema["properties"].items())
            keys.append(QString::fromStdString(key));
    }
    return keys;
}

Diagnostics formFindings(const PreparedRule &prepared, const QList<DataNode> &candidates, const QString &file)
{
    Diagnostics findings;
    const Schema schema(*prepared.check.schema);
    for (const DataNode &candidate : candidates) {
        for (const Diagnostic &finding : checkSchema(candidate, schema, file))
            findings.append(violation(prepared, finding.message, finding.location));
    }
    return findings;
}

QString percent(double share)
{
    constexpr double hundred = 100;
    return QString::number(share * hundred, 'f', 1);
}

QString tooLittle(const PreparedRule &prepared, int covered, int lines, double share)
{
    return QStringLiteral("Tests run %1 of %2 lines (%3 %); %4 % are asked for.").arg(covered).arg(lines).arg(percent(share), percent(prepared.check.threshold));
}

/// A report often names files from another root.
bool isSameFile(const QString &reported, const QString &file)
{
    return reported == file || reported.endsWith(u'/' + file) || file.endsWith(u'/' + reported);
}

} // namespace

RuleResult resultWithout(const PreparedRule &prepared, RuleOutcome outcome, const QString &reason)
{
    return {prepared.rule.id, outcome, reason, {}, {}};
}

RuleResult failedResult(const PreparedRule &prepared, const QString &reason)
{
    return {prepared.rule.id, RuleOutcome::NotRun, reason, {}, {}, {}, true};
}

RuleResult resultOf(const PreparedRule &prepared, const Diagnostics &findings, const Unread &unread)
{
    if (findings.size() > mostFindings + 1) {
        Diagnostics first = findings.first(mostFindings);
        addCutNote(prepared, first);
        return resultOf(prepared, first, cutReason());
    }
    if (!findings.isEmpty())
        return {prepared.rule.id, RuleOutcome::Broken, prepared.rule.enforcement, findings, {}, unread.reason, unread.fails};
    return {prepared.rule.id, unread.reason.isEmpty() ? RuleOutcome::Kept : RuleOutcome::NotRun, unread.reason, {}, {}, unread.reason, unread.fails};
}

Unread unreadOf(const SyntaxReport &syntax, const Grammar &grammar, const QString &question)
{
    if (!syntax.failure.isEmpty())
        return {syntax.failure};
    if (syntax.isTooDeep)
        return {QStringLiteral("the source is nested too deeply to be read as %1").arg(grammar.title)};
    if (syntax.firstError)
        return {QStringLiteral("the source cannot be read as %1").arg(grammar.title), !grammar.hasMacros};
    return syntax.cut.contains(question) ? cutReason() : Unread();
}

Unread cutReason()
{
    return {QStringLiteral("only the first %1 places were looked at").arg(mostFindings), true};
}

void addCutNote(const PreparedRule &prepared, Diagnostics &findings)
{
    if (!findings.isEmpty())
        findings.append({Severity::Note, prepared.rule.id, QStringLiteral("There are more: only the first %1 places were looked at.").arg(mostFindings),
                         findings.last().location});
}

std::optional<QString> roleOf(PatternTarget target)
{
    switch (target) {
    case PatternTarget::TestNames:
        return QStringLiteral("names.test");
    case PatternTarget::ClassNames:
        return QStringLiteral("names.class");
    case PatternTarget::FunctionNames:
        return QStringLiteral("names.function");
    case PatternTarget::NameOrText:
    case PatternTarget::Text:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

SyntaxQuestions questionsOf(const QList<PreparedRule> &rules)
{
    SyntaxQuestions questions;
    for (const PreparedRule &prepared : rules) {
        const std::optional<QString> role = prepared.rule.validation == RuleValidation::Regex ? roleOf(prepared.check.target) : std::nullopt;
        if (role && !questions.roles.contains(*role))
            questions.roles.append(*role);
        if (!prepared.check.treeCheck.isEmpty() && !questions.checks.contains(prepared.check.treeCheck))
            questions.checks.append(prepared.check.treeCheck);
    }
    return questions;
}

Diagnostic violation(const PreparedRule &prepared, const QString &message, const Location &location)
{
    return {findingSeverity(prepared.rule.severity), prepared.rule.id, message, location};
}

QStringList checklistOf(const Rule &rule)
{
    const QStringList points = numberedPoints(rule.description);
    return points.isEmpty() ? QStringList{rule.description.simplified()} : points;
}

/// What shares no key with the form is something else, unless the rule says that this very file must have it.
RuleResult checkSchemaOfData(const PreparedRule &prepared, TextFacts &text)
{
    const QString file = text.checked().file;
    const bool isMeant = !file.isEmpty() && !prepared.check.files.isEmpty();
    QList<DataNode> candidates;
    for (const DataDocument &document : text.data()) {
        if (!document.ok && isMeant)
            return resultOf(prepared, {violation(prepared, QStringLiteral("The data cannot be read: %1").arg(document.diagnostics.first().message), document.diagnostics.first().location)});
        addCandidates(document.root, keysOf(*prepared.check.schema), candidates);
    }
    if (!candidates.isEmpty())
        return resultOf(prepared, formFindings(prepared, candidates, file));
    const QString keys = keysOf(*prepared.check.schema).join(QStringLiteral(", "));
    return isMeant ? resultOf(prepared, {violation(prepared, QStringLiteral("Nothing here has the keys %1.").arg(keys), text.location(0, 0))})
                   : resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("nothing here has the keys %1").arg(keys));
}

RuleResult checkCoverage(const PreparedRule &prepared, const TextFacts &text, const CoverageReport &coverage)
{
    for (const FileCoverage &file : coverage.files) {
        if (!isSameFile(file.file, text.checked().file))
            continue;
        if (file.share() >= prepared.check.threshold)
            return resultOf(prepared, {});
        const TextLine line = splitLines(text.checked().text).value(file.missed.first() - 1);
        return resultOf(prepared, {violation(prepared, tooLittle(prepared, file.covered, file.lines, file.share()), text.location(line.start, line.end))});
    }
    return resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("the coverage report does not name it"));
}

RuleResult checkWholeCoverage(const PreparedRule &prepared, const CoverageReport &coverage, const QString &file)
{
    if (coverage.share() >= prepared.check.threshold)
        return resultOf(prepared, {});
    return resultOf(prepared, {violation(prepared, tooLittle(prepared, coverage.covered(), coverage.lines(), coverage.share()), {file, {}})});
}

} // namespace outcrop
