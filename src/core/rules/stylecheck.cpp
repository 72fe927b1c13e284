// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"

#include "core/base/linetable.h"

#include <algorithm>

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

/// Where each name stands, in the order of the text.
class Names
{
public:
    explicit Names(const SyntaxFacts &facts)
    {
        for (const TSNode name : facts.nodes(QStringLiteral("style.name")))
            m_places[facts.text(name)].append(startOf(name));
    }

    /// How often a name stands in a node, or in all of the text.
    qsizetype count(const QString &name, const std::optional<TSNode> &scope) const
    {
        const auto places = m_places.constFind(name);
        if (places == m_places.constEnd() || !scope)
            return places == m_places.constEnd() ? 0 : places->size();
        return std::lower_bound(places->begin(), places->end(), endOf(*scope)) - std::lower_bound(places->begin(), places->end(), startOf(*scope));
    }

private:
    QHash<QString, QList<qsizetype>> m_places;
};

/// A name that is bound and stands nowhere else in its scope is not used.
AstFindings unusedImports(const SyntaxFacts &facts, const Names &names)
{
    AstFindings found;
    for (const TSNode node : facts.nodes(QStringLiteral("style.import"))) {
        if (names.count(facts.text(node), std::nullopt) <= 1)
            found.append(findingAt(node, QStringLiteral("%1 is imported and never used.").arg(facts.text(node))));
    }
    return found;
}

AstFindings unusedLocals(const SyntaxFacts &facts, const Names &names)
{
    AstFindings found;
    for (const TSNode node : facts.nodes(QStringLiteral("style.local"))) {
        if (names.count(facts.text(node), facts.around(node, QStringLiteral("style.scope"))) <= 1)
            found.append(findingAt(node, QStringLiteral("%1 is given a value that is never used.").arg(facts.text(node))));
    }
    return found;
}

} // namespace

AstFindings findStyle(const SyntaxFacts &facts)
{
    const Names names(facts);
    return longLines(facts) + unusedImports(facts, names) + unusedLocals(facts, names) + findMarked(facts, QStringLiteral("style"));
}

} // namespace outcrop
