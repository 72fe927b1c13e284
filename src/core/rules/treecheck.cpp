// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"
#include "core/rules/rulechecks.h"

namespace outcrop {
namespace {

/// Why no part of a text could be looked at.
RuleResult nothingToCheck(const PreparedRule &prepared, const TextFacts &text)
{
    for (const CodePart &part : text.parts()) {
        if (part.grammar && !part.grammar->isAvailable())
            return failedResult(prepared, QStringLiteral("this program was made without the grammar of %1").arg(part.grammar->title));
        if (part.grammar)
            return resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("nothing is known of %1 for this rule").arg(part.grammar->title));
    }
    return resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("there is no code in a language with syntax trees"));
}

} // namespace

RuleResult checkByTree(const PreparedRule &prepared, TextFacts &text)
{
    const QString &check = prepared.check.treeCheck;
    Diagnostics findings;
    bool looked = false;
    Unread unread;
    for (qsizetype i = 0; i < text.parts().size(); ++i) {
        const CodePart &part = text.parts().at(i);
        const SyntaxReport *syntax = part.grammar && part.grammar->isAvailable() && knowsCheck(*part.grammar, check) ? text.syntax(i) : nullptr;
        if (!syntax)
            continue;
        looked = true;
        unread = unread.reason.isEmpty() ? unreadOf(*syntax, *part.grammar, check) : unread;
        for (const AstFinding &finding : syntax->findings.value(check))
            findings.append(violation(prepared, finding.message, text.location(part.start + finding.start, part.start + finding.end)));
        if (syntax->cut.contains(check))
            addCutNote(prepared, findings);
    }
    return looked ? resultOf(prepared, findings, unread) : nothingToCheck(prepared, text);
}

} // namespace outcrop
