// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulechecks.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/documents/schemacheck.h"
#include "core/rules/astchecks.h"
#include "core/rules/rulesmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the parts of a description that follow `1)`, `2)` and so on.
QStringList numberedPoints(const QString &description)
{
    static const QRegularExpression point(QStringLiteral("\\b\\d+\\)\\s*(.*?)(?=,?\\s*\\b\\d+\\)|\\z)"), QRegularExpression::DotMatchesEverythingOption);
    QStringList points;
    for (const QRegularExpressionMatch &match : point.globalMatch(description))
        points.append(match.captured(1).simplified());
    return points;
}

/// Appends the outermost objects that share a key with the schema, because these were probably meant to match it.
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

Diagnostics checkCandidates(const PreparedRule &preparedRule, const QList<DataNode> &candidates, const QString &file)
{
    Diagnostics findings;
    const Schema schema(*preparedRule.check.schema);
    for (const DataNode &candidate : candidates) {
        for (const Diagnostic &finding : checkSchema(candidate, schema, file))
            findings.append(violation(preparedRule, finding.message, finding.location));
    }
    return findings;
}

QString percent(double share)
{
    constexpr double hundred = 100;
    return decimalNumber(share * hundred, 1);
}

QString coverageMessage(const PreparedRule &preparedRule, int covered, int lines, double share)
{
    return rulesmessages::coverageTooLow(covered, lines, percent(share), percent(preparedRule.check.threshold));
}

/// Returns whether two paths name the same file, possibly relative to different roots, as in coverage reports.
bool isSameFile(const QString &reportedFile, const QString &file)
{
    return reportedFile == file || reportedFile.endsWith(u'/' + file) || file.endsWith(u'/' + reportedFile);
}

} // namespace

RuleResult resultWithoutFindings(const PreparedRule &preparedRule, RuleOutcome outcome, const QString &reason)
{
    return {preparedRule.rule.id, outcome, reason, {}, {}};
}

RuleResult failedResult(const PreparedRule &preparedRule, const QString &reason)
{
    return {preparedRule.rule.id, RuleOutcome::NotRun, reason, {}, {}, {}, true};
}

RuleResult resultOf(const PreparedRule &preparedRule, const Diagnostics &findings, const UnreadReason &unread)
{
    if (findings.size() > maxFindings + 1) {
        Diagnostics first = findings.first(maxFindings);
        addTruncationNote(preparedRule, first);
        return resultOf(preparedRule, first, truncationReason());
    }
    if (!findings.isEmpty())
        return {preparedRule.rule.id, RuleOutcome::Broken, preparedRule.rule.enforcement, findings, {}, unread.reason, unread.isFailure};
    return {preparedRule.rule.id, unread.reason.isEmpty() ? RuleOutcome::Kept : RuleOutcome::NotRun, unread.reason, {}, {}, unread.reason, unread.isFailure};
}

UnreadReason unreadReason(const SyntaxReport &syntax, const Grammar &grammar, const QString &question)
{
    if (!syntax.failure.isEmpty())
        return {syntax.failure};
    if (syntax.isTooDeep)
        return {rulesmessages::nestedTooDeep(grammar.title)};
    if (syntax.firstError)
        return {rulesmessages::sourceUnreadable(grammar.title), !grammar.hasMacros};
    return syntax.truncated.contains(question) ? truncationReason() : UnreadReason();
}

UnreadReason truncationReason()
{
    return {rulesmessages::onlyFirstMatchesChecked(maxFindings), true};
}

void addTruncationNote(const PreparedRule &preparedRule, Diagnostics &findings)
{
    if (!findings.isEmpty())
        findings.append(
            {Severity::Note, preparedRule.rule.id, rulesmessages::moreFindings(maxFindings), findings.last().location});
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

SyntaxSelection syntaxSelectionFor(const QList<PreparedRule> &rules)
{
    SyntaxSelection selection;
    for (const PreparedRule &preparedRule : rules) {
        const std::optional<QString> role = preparedRule.rule.validation == RuleValidation::Regex ? roleOf(preparedRule.check.target) : std::nullopt;
        if (role && !selection.roles.contains(*role))
            selection.roles.append(*role);
        if (!preparedRule.check.treeCheck.isEmpty() && !selection.checks.contains(preparedRule.check.treeCheck))
            selection.checks.append(preparedRule.check.treeCheck);
    }
    return selection;
}

Diagnostic violation(const PreparedRule &preparedRule, const QString &message, const Location &location)
{
    return {findingSeverity(preparedRule.rule.severity), preparedRule.rule.id, message, location};
}

QStringList checklistOf(const Rule &rule)
{
    const QStringList points = numberedPoints(rule.description);
    return points.isEmpty() ? QStringList{rule.description.simplified()} : points;
}

/// Validates the data in a text. Data without any of the schema's keys is unrelated to the rule, unless the rule has file patterns and the text is a file.
RuleResult checkDataAgainstSchema(const PreparedRule &preparedRule, TextFacts &text)
{
    const QString file = text.checked().file;
    const bool isMeant = !file.isEmpty() && !preparedRule.check.files.isEmpty();
    QList<DataNode> candidates;
    for (const DataDocument &document : text.data()) {
        if (!document.isParsed && isMeant)
            return resultOf(preparedRule, {violation(preparedRule, rulesmessages::dataUnreadableHere(document.diagnostics.first().message), document.diagnostics.first().location)});
        addCandidates(document.root, keysOf(*preparedRule.check.schema), candidates);
    }
    if (!candidates.isEmpty())
        return resultOf(preparedRule, checkCandidates(preparedRule, candidates, file));
    const QString keys = keysOf(*preparedRule.check.schema).join(listSeparator());
    return isMeant ? resultOf(preparedRule, {violation(preparedRule, rulesmessages::keysMissing(keys), text.location(0, 0))})
                   : resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::noSuchKeys(keys));
}

RuleResult checkCoverage(const PreparedRule &preparedRule, const TextFacts &text, const CoverageReport &coverage)
{
    for (const FileCoverage &file : coverage.files) {
        if (!isSameFile(file.file, text.checked().file))
            continue;
        if (file.share() >= preparedRule.check.threshold)
            return resultOf(preparedRule, {});
        const TextLine line = splitLines(text.checked().text).value(file.missedLines.first() - 1);
        const QString message = coverageMessage(preparedRule, file.coveredLines, file.lines, file.share());
        return resultOf(preparedRule, {violation(preparedRule, message, text.location(line.start, line.end))});
    }
    return resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::notInCoverage());
}

RuleResult checkWholeCoverage(const PreparedRule &preparedRule, const CoverageReport &coverage, const QString &file)
{
    if (coverage.share() >= preparedRule.check.threshold)
        return resultOf(preparedRule, {});
    return resultOf(preparedRule, {violation(preparedRule, coverageMessage(preparedRule, coverage.coveredLines(), coverage.lines(), coverage.share()), {file, {}})});
}

namespace {

/// Returns the result for a text that contains no part that this rule can check.
RuleResult uncheckableResult(const PreparedRule &preparedRule, const TextFacts &text)
{
    for (const CodePart &part : text.parts()) {
        if (part.grammar && !part.grammar->isAvailable())
            return failedResult(preparedRule, rulesmessages::noGrammar(part.grammar->title));
        if (part.grammar)
            return resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::noCheckForLanguage(part.grammar->title));
    }
    return resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::noSyntaxTrees());
}

} // namespace

RuleResult checkByTree(const PreparedRule &preparedRule, TextFacts &text)
{
    const QString &check = preparedRule.check.treeCheck;
    Diagnostics findings;
    bool hasChecked = false;
    UnreadReason unreadCause;
    for (qsizetype i = 0; i < text.parts().size(); ++i) {
        const CodePart &part = text.parts().at(i);
        const SyntaxReport *syntax = part.grammar && part.grammar->isAvailable() && supportsCheck(*part.grammar, check)
            ? text.syntax(i)
            : nullptr;
        if (!syntax)
            continue;
        hasChecked = true;
        unreadCause = unreadCause.reason.isEmpty() ? unreadReason(*syntax, *part.grammar, check) : unreadCause;
        for (const AstFinding &finding : syntax->findings.value(check))
            findings.append(violation(preparedRule, dataText(finding.message), text.location(part.start + finding.start, part.start + finding.end)));
        if (syntax->truncated.contains(check))
            addTruncationNote(preparedRule, findings);
    }
    return hasChecked ? resultOf(preparedRule, findings, unreadCause) : uncheckableResult(preparedRule, text);
}

namespace {

/// Returns whether a pattern applies at an offset. A pattern that replaces a syntax tree check applies only to code.
bool isInCheckedPart(const PreparedRule &preparedRule, const TextFacts &text, qsizetype offset)
{
    return !preparedRule.check.treeReplacesPattern || std::any_of(text.parts().begin(), text.parts().end(), [offset](const CodePart &part) {
        return part.isCode() && offset >= part.start && offset < part.start + part.text.size();
    });
}

bool hasCode(const TextFacts &text)
{
    return std::any_of(text.parts().begin(), text.parts().end(), [](const CodePart &part) { return part.isCode(); });
}

/// Returns the message of a finding. It omits the matched text, which may be the secret that the rule looks for, because reports are shared.
QString findingMessage(const Rule &rule)
{
    return rule.enforcement.isEmpty() ? rulesmessages::fitsPattern(rule.name) : labeledText(rule.name, rule.enforcement);
}

RuleResult searchText(const PreparedRule &preparedRule, const TextFacts &text)
{
    if (preparedRule.check.treeReplacesPattern && !hasCode(text))
        return resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::noCode());
    Diagnostics findings;
    QRegularExpressionMatchIterator matches = preparedRule.check.pattern->globalMatch(text.checked().text);
    while (matches.hasNext() && findings.size() < maxFindings) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() > 0 && isInCheckedPart(preparedRule, text, match.capturedStart()))
            findings.append(violation(preparedRule, findingMessage(preparedRule.rule), text.location(match.capturedStart(), match.capturedEnd())));
    }
    if (!matches.isValid())
        return failedResult(preparedRule, rulesmessages::patternTooSlow());
    const bool isCut = matches.hasNext();
    if (isCut)
        addTruncationNote(preparedRule, findings);
    if (!preparedRule.check.mustMatch)
        return resultOf(preparedRule, findings, isCut ? truncationReason() : UnreadReason());
    if (!findings.isEmpty())
        return resultOf(preparedRule, {});
    return resultOf(preparedRule, {violation(preparedRule, rulesmessages::patternMissing(preparedRule.rule.name), text.location(0, 0))});
}

RuleResult checkNames(const PreparedRule &preparedRule, TextFacts &text, const QString &role)
{
    Diagnostics findings;
    bool hasAny = false;
    UnreadReason unread;
    for (qsizetype i = 0; i < text.parts().size(); ++i) {
        const SyntaxReport *syntax = text.syntax(i);
        if (!syntax)
            continue;
        const CodePart &part = text.parts().at(i);
        unread = unread.reason.isEmpty() ? unreadReason(*syntax, *part.grammar, role) : unread;
        for (const SyntaxName &name : syntax->names.value(role)) {
            hasAny = true;
            const QRegularExpressionMatch match = preparedRule.check.pattern->match(name.text);
            if (!match.isValid())
                return failedResult(preparedRule, rulesmessages::patternTooSlow());
            if (match.hasMatch() != preparedRule.check.mustMatch)
                findings.append(violation(preparedRule, rulesmessages::nameMismatch(name.text), text.location(part.start + name.start, part.start + name.end)));
        }
    }
    const bool hasResult = hasAny || !unread.reason.isEmpty();
    return hasResult ? resultOf(preparedRule, findings, unread) : resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::noSuchNames());
}

bool overlaps(const Range &a, const Range &b)
{
    return a.start.offset < b.end.offset && b.start.offset < a.end.offset;
}

/// Merges findings. Drops pattern findings that overlap syntax tree findings.
Diagnostics mergeDiagnostics(const Diagnostics &byPattern, const Diagnostics &byTree)
{
    Diagnostics all = byTree;
    for (const Diagnostic &finding : byPattern) {
        const bool isKnown = std::any_of(byTree.begin(), byTree.end(), [&](const Diagnostic &other) { return overlaps(finding.location.range, other.location.range); });
        if (!isKnown)
            all.append(finding);
    }
    sortByLocation(all);
    return all;
}

} // namespace

RuleResult checkByPattern(const PreparedRule &preparedRule, TextFacts &text)
{
    if (const std::optional<QString> role = roleOf(preparedRule.check.target))
        return checkNames(preparedRule, text, *role);
    const RuleResult byTree = preparedRule.check.treeCheck.isEmpty() ? RuleResult{} : checkByTree(preparedRule, text);
    const bool isDecided = byTree.outcome == RuleOutcome::Kept || byTree.outcome == RuleOutcome::Broken || !byTree.unreadReason.isEmpty();
    const bool hasTree = !preparedRule.check.treeCheck.isEmpty() && isDecided;
    if (hasTree && preparedRule.check.treeReplacesPattern)
        return byTree;
    RuleResult result = searchText(preparedRule, text);
    return hasTree && result.outcome != RuleOutcome::NotRun ? resultOf(preparedRule, mergeDiagnostics(result.findings, byTree.findings), {byTree.unreadReason, byTree.failsIfNotRun}) : result;
}

namespace {

constexpr qsizetype maximumDataLineLength = 160;

void addUnsortedFinding(const PreparedRule &preparedRule, const DataNode &node, const QString &file, Diagnostics &findings)
{
    QString before;
    bool isReported = false;
    for (const DataNode::Member &member : node.members()) {
        if (!isReported && !before.isEmpty() && member.key < before) {
            findings.append(violation(preparedRule, rulesmessages::keyOutOfOrder(member.key, before), {file, member.keyRange}));
            isReported = true;
        }
        before = member.key;
        addUnsortedFinding(preparedRule, member.value, file, findings);
    }
    for (const DataNode &item : node.items())
        addUnsortedFinding(preparedRule, item, file, findings);
}

void addLongLines(const PreparedRule &preparedRule, const TextFacts &text, Diagnostics &findings)
{
    for (const TextLine &line : splitLines(text.checked().text)) {
        if (line.end - line.start > maximumDataLineLength)
            findings.append(violation(preparedRule, rulesmessages::longDataLine(line.end - line.start),
                text.location(line.start, line.end)));
    }
}

/// Checks that changes to data produce readable diffs: lines must be short, and keys sorted so that their order is stable.
RuleResult checkStableFormat(const PreparedRule &preparedRule, TextFacts &text)
{
    if (text.data().isEmpty())
        return resultWithoutFindings(preparedRule, RuleOutcome::NotApplicable, rulesmessages::noData());
    Diagnostics findings;
    addLongLines(preparedRule, text, findings);
    UnreadReason unread;
    for (const DataDocument &document : text.data()) {
        addUnsortedFinding(preparedRule, document.root, text.checked().file, findings);
        if (!document.isParsed && !document.diagnostics.isEmpty())
            unread.reason = rulesmessages::dataUnreadable(document.diagnostics.first().message);
    }
    return resultOf(preparedRule, findings, unread);
}

} // namespace

RuleResult checkFormat(const PreparedRule &preparedRule, TextFacts &text)
{
    if (preparedRule.check.treeCheck == QLatin1StringView("stable-format"))
        return checkStableFormat(preparedRule, text);
    if (!preparedRule.check.pattern)
        return failedResult(preparedRule, rulesmessages::noPatternNorCheck());
    const bool matchesName = preparedRule.check.target == PatternTarget::NameOrText && preparedRule.check.pattern->match(text.checked().file).hasMatch();
    return matchesName ? resultOf(preparedRule, {}) : checkByPattern(preparedRule, text);
}

} // namespace outcrop
