// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulechecks.h"

#include <algorithm>

namespace outcrop {
namespace {

/// A pattern that would search for ever is given up by the engine, which then answers with an invalid match.
const QString tooSlow = QStringLiteral("its pattern takes too long on this text");

/// A pattern that only stands in for a syntax tree is about code and about nothing else.
bool isAbout(const PreparedRule &prepared, const TextFacts &text, qsizetype offset)
{
    return !prepared.check.treeReplacesPattern || std::any_of(text.parts().begin(), text.parts().end(), [offset](const CodePart &part) {
        return part.isCode() && offset >= part.start && offset < part.start + part.text.size();
    });
}

bool hasCode(const TextFacts &text)
{
    return std::any_of(text.parts().begin(), text.parts().end(), [](const CodePart &part) { return part.isCode(); });
}

/// Not what was found: it may be the very secret that the rule is about, and reports are passed on.
QString objection(const Rule &rule)
{
    return rule.name + QStringLiteral(": ") + (rule.enforcement.isEmpty() ? QStringLiteral("this fits its pattern.") : rule.enforcement);
}

RuleResult searchText(const PreparedRule &prepared, const TextFacts &text)
{
    if (prepared.check.treeReplacesPattern && !hasCode(text))
        return resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("there is no code"));
    Diagnostics findings;
    QRegularExpressionMatchIterator matches = prepared.check.pattern->globalMatch(text.checked().text);
    while (matches.hasNext() && findings.size() < mostFindings) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() > 0 && isAbout(prepared, text, match.capturedStart()))
            findings.append(violation(prepared, objection(prepared.rule), text.location(match.capturedStart(), match.capturedEnd())));
    }
    if (!matches.isValid())
        return failedResult(prepared, tooSlow);
    const bool isCut = matches.hasNext();
    if (isCut)
        addCutNote(prepared, findings);
    if (!prepared.check.mustMatch)
        return resultOf(prepared, findings, isCut ? cutReason() : Unread());
    if (!findings.isEmpty())
        return resultOf(prepared, {});
    return resultOf(prepared, {violation(prepared, QStringLiteral("Nothing here is as the pattern says: %1").arg(prepared.rule.name), text.location(0, 0))});
}

RuleResult checkNames(const PreparedRule &prepared, TextFacts &text, const QString &role)
{
    Diagnostics findings;
    bool any = false;
    Unread unread;
    for (qsizetype i = 0; i < text.parts().size(); ++i) {
        const SyntaxReport *syntax = text.syntax(i);
        if (!syntax)
            continue;
        const CodePart &part = text.parts().at(i);
        unread = unread.reason.isEmpty() ? unreadOf(*syntax, *part.grammar, role) : unread;
        for (const SyntaxName &name : syntax->names.value(role)) {
            any = true;
            const QRegularExpressionMatch match = prepared.check.pattern->match(name.text);
            if (!match.isValid())
                return failedResult(prepared, tooSlow);
            if (match.hasMatch() != prepared.check.mustMatch)
                findings.append(violation(prepared, QStringLiteral("The name %1 is not as this rule asks.").arg(name.text), text.location(part.start + name.start, part.start + name.end)));
        }
    }
    const bool hasResult = any || !unread.reason.isEmpty();
    return hasResult ? resultOf(prepared, findings, unread) : resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("it has no such names"));
}

bool overlaps(const Range &a, const Range &b)
{
    return a.start.offset < b.end.offset && b.start.offset < a.end.offset;
}

/// What both found is said once.
Diagnostics joined(const Diagnostics &byPattern, const Diagnostics &byTree)
{
    Diagnostics all = byTree;
    for (const Diagnostic &finding : byPattern) {
        const bool known = std::any_of(byTree.begin(), byTree.end(), [&](const Diagnostic &other) { return overlaps(finding.location.range, other.location.range); });
        if (!known)
            all.append(finding);
    }
    sortByPlace(all);
    return all;
}

} // namespace

RuleResult checkByPattern(const PreparedRule &prepared, TextFacts &text)
{
    if (const std::optional<QString> role = roleOf(prepared.check.target))
        return checkNames(prepared, text, *role);
    const RuleResult byTree = prepared.check.treeCheck.isEmpty() ? RuleResult{} : checkByTree(prepared, text);
    const bool decided = byTree.outcome == RuleOutcome::Kept || byTree.outcome == RuleOutcome::Broken || !byTree.unread.isEmpty();
    const bool hasTree = !prepared.check.treeCheck.isEmpty() && decided;
    if (hasTree && prepared.check.treeReplacesPattern)
        return byTree;
    RuleResult result = searchText(prepared, text);
    return hasTree && result.outcome != RuleOutcome::NotRun ? resultOf(prepared, joined(result.findings, byTree.findings), {byTree.unread, byTree.fails}) : result;
}

} // namespace outcrop
