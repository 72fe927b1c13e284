// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"

#include "core/base/linetable.h"

namespace outcrop {
namespace {

constexpr qsizetype longestLine = 100;

AstFindings longLines(const SyntaxFacts &facts)
{
    AstFindings found;
    const QStringView text = facts.tree().text(facts.tree().root());
    const qsizetype origin = startOf(facts.tree().root());
    for (const TextLine &line : splitLines(text)) {
        if (line.end - line.start > longestLine)
            found.append({origin + line.start + longestLine, origin + line.end,
                QStringLiteral("The line has %1 characters, %2 at most are allowed.").arg(line.end - line.start).arg(longestLine)});
    }
    return found;
}

/// How often each name stands in a stretch of the text.
QHash<QString, int> namesIn(const SyntaxFacts &facts, const std::optional<TSNode> &scope)
{
    QHash<QString, int> counts;
    for (const TSNode name : facts.nodes(QStringLiteral("style.name"))) {
        if (!scope || (startOf(name) >= startOf(*scope) && endOf(name) <= endOf(*scope)))
            ++counts[facts.text(name)];
    }
    return counts;
}

/// A name that is bound and stands nowhere else in its scope is not used.
AstFindings unusedImports(const SyntaxFacts &facts)
{
    AstFindings found;
    const QHash<QString, int> names = namesIn(facts, std::nullopt);
    for (const TSNode node : facts.nodes(QStringLiteral("style.import"))) {
        if (names.value(facts.text(node)) <= 1)
            found.append(findingAt(node, QStringLiteral("%1 is imported and never used.").arg(facts.text(node))));
    }
    return found;
}

AstFindings unusedLocals(const SyntaxFacts &facts)
{
    AstFindings found;
    for (const TSNode node : facts.nodes(QStringLiteral("style.local"))) {
        if (namesIn(facts, facts.around(node, QStringLiteral("style.scope"))).value(facts.text(node)) <= 1)
            found.append(findingAt(node, QStringLiteral("%1 is given a value that is never used.").arg(facts.text(node))));
    }
    return found;
}

} // namespace

AstFindings findStyle(const SyntaxFacts &facts)
{
    return longLines(facts) + unusedImports(facts) + unusedLocals(facts) + findMarked(facts, QStringLiteral("style"));
}

} // namespace outcrop
