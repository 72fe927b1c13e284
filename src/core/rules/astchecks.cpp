// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"

#include <algorithm>

namespace outcrop {
namespace {

using Check = AstFindings (*)(const SyntaxFacts &);

Check ownCheck(const QString &name)
{
    static const QHash<QString, Check> checks{{QStringLiteral("stub"), findStubs}, {QStringLiteral("hardcoded"), findHardcoded},
        {QStringLiteral("docs"), findUndocumented}, {QStringLiteral("docstring"), findPoorDocumentation},
        {QStringLiteral("style"), findStyle}};
    return checks.value(name, nullptr);
}

} // namespace

AstFinding findingAt(TSNode node, const QString &message)
{
    return {startOf(node), endOf(node), message};
}

AstFindings findMarked(const SyntaxFacts &facts, const QString &check)
{
    AstFindings found;
    if (facts.has(check + QStringLiteral(".remedy")))
        return found;
    const QString role = check + QStringLiteral(".finding");
    for (const SyntaxMatch &match : facts.matches(role)) {
        const TSNode node = match.node(role);
        const QString within = match.settings.value(QStringLiteral("within"));
        const bool counts = within.isEmpty() || facts.around(node, within);
        if (counts && !facts.isWithin(node, check + QStringLiteral(".exempt")))
            found.append(findingAt(node, match.settings.value(QStringLiteral("message"))));
    }
    return found;
}

bool knowsCheck(const Grammar &grammar, const QString &check)
{
    const QString roles = check == QLatin1StringView("docstring") ? QStringLiteral("docs") : check;
    return queryOf(grammar).givesRoles(roles + u'.');
}

AstFindings runAstCheck(const SyntaxFacts &facts, const QString &check)
{
    const Check own = ownCheck(check);
    AstFindings found = own ? own(facts) : findMarked(facts, check);
    std::stable_sort(found.begin(), found.end(), [](const AstFinding &a, const AstFinding &b) { return a.start < b.start; });
    const auto same = [](const AstFinding &a, const AstFinding &b) { return a.start == b.start && a.message == b.message; };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
}

} // namespace outcrop
