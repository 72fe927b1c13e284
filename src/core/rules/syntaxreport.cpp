// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/syntaxreport.h"

#include "core/rules/astchecks.h"
#include "core/rules/rulereport.h"
#include "core/rules/rulesmessages.h"

namespace outcrop {
namespace {

constexpr qsizetype maximumSafeLength = 16 * 1024; // UTF-16 code units; a quarter of the range of tree-sitter's 16-bit counters

template<typename Item>
QList<Item> truncateList(QList<Item> items, const QString &name, QStringList &cut)
{
    if (items.size() <= maxFindings)
        return items;
    cut.append(name);
    return items.first(maxFindings);
}

QList<SyntaxName> namesOf(const SyntaxFacts &facts, const QString &role)
{
    QList<SyntaxName> names;
    for (const TSNode node : facts.nodes(role))
        names.append({startOf(node), endOf(node), facts.text(node)});
    return names;
}

} // namespace

SyntaxReport readSyntax(const QString &text, const Grammar &grammar, const SyntaxSelection &selection)
{
    const SyntaxTree tree(text, grammar);
    const SyntaxFacts facts(tree, queryOf(grammar));
    SyntaxReport report;
    report.firstError = tree.firstError();
    report.isTooDeep = tree.isTooDeep();
    for (const QString &check : selection.checks) {
        if (supportsCheck(grammar, check))
            report.findings.insert(check, truncateList(runAstCheck(facts, check), check, report.truncated));
    }
    for (const QString &role : selection.roles)
        report.names.insert(role, truncateList(namesOf(facts, role), role, report.truncated));
    return report;
}

bool isSafeToParse(const QString &text)
{
    return text.size() <= maximumSafeLength;
}

SyntaxReport readSyntaxIfSafe(const QString &text, const Grammar &grammar, const SyntaxSelection &selection)
{
    if (isSafeToParse(text))
        return readSyntax(text, grammar, selection);
    SyntaxReport report;
    report.failure = rulesmessages::sourceTooLarge(grammar.title);
    return report;
}

} // namespace outcrop
