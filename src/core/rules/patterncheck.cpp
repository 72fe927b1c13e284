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
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() > 0 && isAbout(prepared, text, match.capturedStart()))
            findings.append(violation(prepared, objection(prepared.rule), text.location(match.capturedStart(), match.capturedEnd())));
    }
    if (!matches.isValid())
        return resultWithout(prepared, RuleOutcome::NotRun, tooSlow);
    if (!prepared.check.mustMatch)
        return resultOf(prepared, findings);
    if (!findings.isEmpty())
        return resultOf(prepared, {});
    return resultOf(prepared, {violation(prepared, QStringLiteral("Nothing here is as the pattern says: %1").arg(prepared.rule.name), text.location(0, 0))});
}

QString roleOf(PatternTarget target)
{
    switch (target) {
    case PatternTarget::TestNames:
        return QStringLiteral("names.test");
    case PatternTarget::ClassNames:
        return QStringLiteral("names.class");
    case PatternTarget::FunctionNames:
    case PatternTarget::NameOrText:
    case PatternTarget::Text:
        return QStringLiteral("names.function");
    }
    Q_UNREACHABLE();
}

RuleResult checkNames(const PreparedRule &prepared, TextFacts &text)
{
    Diagnostics findings;
    bool any = false;
    QString unread;
    for (qsizetype i = 0; i < text.parts().size(); ++i) {
        const SyntaxFacts *syntax = text.syntax(i);
        if (!syntax)
            continue;
        unread = unread.isEmpty() ? unreadReason(*syntax) : unread;
        const qsizetype start = text.parts().at(i).start;
        for (const TSNode node : syntax->nodes(roleOf(prepared.check.target))) {
            any = true;
            const QString name = syntax->text(node);
            if (prepared.check.pattern->match(name).hasMatch() != prepared.check.mustMatch)
                findings.append(violation(prepared, QStringLiteral("The name %1 is not as this rule asks.").arg(name), text.location(start + startOf(node), start + endOf(node))));
        }
    }
    return any || !unread.isEmpty() ? resultOf(prepared, findings, unread) : resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("it has no such names"));
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
    if (prepared.check.target != PatternTarget::Text && prepared.check.target != PatternTarget::NameOrText)
        return checkNames(prepared, text);
    const RuleResult byTree = prepared.check.treeCheck.isEmpty() ? RuleResult{} : checkByTree(prepared, text);
    const bool decided = byTree.outcome == RuleOutcome::Kept || byTree.outcome == RuleOutcome::Broken || !byTree.unread.isEmpty();
    const bool hasTree = !prepared.check.treeCheck.isEmpty() && decided;
    if (hasTree && prepared.check.treeReplacesPattern)
        return byTree;
    RuleResult result = searchText(prepared, text);
    return hasTree && result.outcome != RuleOutcome::NotRun ? resultOf(prepared, joined(result.findings, byTree.findings), byTree.unread) : result;
}

} // namespace outcrop
