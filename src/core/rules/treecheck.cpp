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
            return resultWithout(prepared, RuleOutcome::NotRun, QStringLiteral("this program was made without the grammar of %1").arg(part.grammar->title));
        if (part.grammar)
            return resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("nothing is known of %1 for this rule").arg(part.grammar->title));
    }
    return resultWithout(prepared, RuleOutcome::NotApplicable, QStringLiteral("there is no code in a language with syntax trees"));
}

} // namespace

RuleResult checkByTree(const PreparedRule &prepared, TextFacts &text)
{
    Diagnostics findings;
    bool looked = false;
    QString unread;
    for (qsizetype i = 0; i < text.parts().size(); ++i) {
        const SyntaxFacts *syntax = text.syntax(i);
        if (!syntax || !knowsCheck(syntax->tree().grammar(), prepared.check.treeCheck))
            continue;
        looked = true;
        unread = unread.isEmpty() ? unreadReason(*syntax) : unread;
        const qsizetype start = text.parts().at(i).start;
        for (const AstFinding &finding : runAstCheck(*syntax, prepared.check.treeCheck))
            findings.append(violation(prepared, finding.message, text.location(start + finding.start, start + finding.end)));
    }
    return looked ? resultOf(prepared, findings, unread) : nothingToCheck(prepared, text);
}

} // namespace outcrop
