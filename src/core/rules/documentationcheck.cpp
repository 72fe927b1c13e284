// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"

namespace outcrop {
namespace {

const QString owner = QStringLiteral("docs.owner");
const QString privateScope = QStringLiteral("docs.private");

/// What outsiders use, each once. Where a text exports nothing at all, it is a script, and all of it is used.
QList<SyntaxMatch> publicOwners(const SyntaxFacts &facts)
{
    const bool exportsNothing = !facts.has(QStringLiteral("docs.export"));
    QList<SyntaxMatch> owners;
    qsizetype last = -1;
    for (const SyntaxMatch &match : facts.matches(owner)) {
        const TSNode node = match.node(owner);
        const bool exported = exportsNothing || facts.isWithin(node, QStringLiteral("docs.export"));
        if (exported && startOf(node) != last && !facts.is(node, privateScope) && !facts.around(node, privateScope))
            owners.append(match);
        last = startOf(node);
    }
    return owners;
}

QString nameOf(const SyntaxFacts &facts, const SyntaxMatch &match)
{
    return facts.text(match.node(QStringLiteral("docs.name")));
}

/// The nodes of a role, each with the function it belongs to and not with those around that. Sorted once: each function for itself would go through all.
class OwnedNodes
{
public:
    OwnedNodes(const SyntaxFacts &facts, const QString &role)
    {
        for (const TSNode node : facts.nodes(role)) {
            if (const std::optional<TSNode> around = facts.around(node, owner))
                m_nodes[around->id].append(node);
        }
    }

    QList<TSNode> of(TSNode function) const { return m_nodes.value(function.id); }

private:
    QHash<const void *, QList<TSNode>> m_nodes;
};

/// Those of a function without what lies in its body, such as the parameters of a function that is handed over there.
QList<TSNode> ownParameters(const SyntaxFacts &facts, const OwnedNodes &nodes, TSNode function)
{
    QList<TSNode> own = nodes.of(function);
    own.removeIf([&](TSNode node) {
        const std::optional<TSNode> scope = facts.around(node, privateScope);
        return scope && startOf(*scope) >= startOf(function) && endOf(*scope) <= endOf(function);
    });
    return own;
}

QStringList texts(const SyntaxFacts &facts, const QList<TSNode> &nodes)
{
    QStringList all;
    for (const TSNode node : nodes)
        all.append(facts.text(node));
    return all;
}

void addMissingDocs(const SyntaxFacts &facts, const SyntaxMatch &match, AstFindings &found)
{
    const TSNode node = match.node(owner);
    if (!facts.is(node, QStringLiteral("docs.documented")) && !facts.is(node, QStringLiteral("docs.exempt")))
        found.append(findingAt(match.node(QStringLiteral("docs.name")), QStringLiteral("%1 is public and has no documentation.").arg(nameOf(facts, match))));
}

void addMissingTypes(const SyntaxFacts &facts, const SyntaxMatch &match, const OwnedNodes &missing, AstFindings &found)
{
    const TSNode node = match.node(owner);
    if (facts.is(node, QStringLiteral("types.exempt")))
        return;
    const QList<TSNode> untyped = ownParameters(facts, missing, node);
    if (!untyped.isEmpty())
        found.append({startOf(untyped.first()), endOf(untyped.last()),
            QStringLiteral("%1() has no type for %2.").arg(nameOf(facts, match), texts(facts, untyped).join(QStringLiteral(", ")))});
    if (facts.is(node, QStringLiteral("types.noreturn")))
        found.append(findingAt(match.node(QStringLiteral("docs.name")), QStringLiteral("%1() has no type for what it returns.").arg(nameOf(facts, match))));
}

/// Whether a docstring has a heading such as `Args:` or `@param`.
bool hasHeading(const QString &text, const QString &words)
{
    return QRegularExpression(QStringLiteral("(^|\\n)\\W*(%1)\\b").arg(words), QRegularExpression::CaseInsensitiveOption).match(text).hasMatch();
}

void addPoorDocs(const SyntaxFacts &facts, const SyntaxMatch &match, const OwnedNodes &written, const OwnedNodes &parameters, AstFindings &found)
{
    const TSNode node = match.node(owner);
    const QList<TSNode> docs = written.of(node);
    if (docs.isEmpty() || facts.is(node, QStringLiteral("docs.exempt")))
        return;
    const QString text = facts.text(docs.first());
    QStringList unnamed = texts(facts, ownParameters(facts, parameters, node));
    unnamed.removeIf([&text](const QString &name) { return text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name)))); });
    if (!unnamed.isEmpty())
        found.append(findingAt(docs.first(), QStringLiteral("The documentation of %1() says nothing of %2.").arg(nameOf(facts, match), unnamed.join(QStringLiteral(", ")))));
    if (facts.is(node, QStringLiteral("docs.returns")) && !hasHeading(text, QStringLiteral("returns?|yields?|:returns?")))
        found.append(findingAt(docs.first(), QStringLiteral("The documentation of %1() does not say what it returns.").arg(nameOf(facts, match))));
}

} // namespace

AstFindings findUndocumented(const SyntaxFacts &facts)
{
    AstFindings found;
    const OwnedNodes missing(facts, QStringLiteral("types.missing"));
    for (const SyntaxMatch &match : publicOwners(facts)) {
        addMissingDocs(facts, match, found);
        addMissingTypes(facts, match, missing, found);
    }
    return found;
}

AstFindings findPoorDocumentation(const SyntaxFacts &facts)
{
    AstFindings found = findUndocumented(facts);
    const OwnedNodes written(facts, QStringLiteral("docs.text"));
    const OwnedNodes parameters(facts, QStringLiteral("docs.parameter"));
    for (const SyntaxMatch &match : publicOwners(facts))
        addPoorDocs(facts, match, written, parameters, found);
    return found;
}

} // namespace outcrop
