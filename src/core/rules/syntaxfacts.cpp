// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/syntaxfacts.h"

#include "core/base/resources.h"

#include <QMutex>

#include <algorithm>

namespace outcrop {

SyntaxFacts::SyntaxFacts(const SyntaxTree &tree, const SyntaxQuery &query) : m_tree(tree)
{
    for (const SyntaxMatch &match : query.matches(tree)) {
        QStringList known; // a match counts once for a role, even if it captures the role several times
        for (const SyntaxCapture &capture : match.captures) {
            m_nodes[capture.role].insert(keyOf(capture.node));
            if (!known.contains(capture.role))
                m_matches[capture.role].append(match);
            known.append(capture.role);
        }
    }
}

QList<SyntaxMatch> SyntaxFacts::matches(const QString &role) const
{
    QList<SyntaxMatch> sorted = m_matches.value(role);
    std::stable_sort(sorted.begin(), sorted.end(), [&role](const SyntaxMatch &a, const SyntaxMatch &b) {
        return startOf(a.node(role)) < startOf(b.node(role));
    });
    return sorted;
}

QList<TSNode> SyntaxFacts::nodes(const QString &role) const
{
    QList<TSNode> found;
    QSet<Key> seen;
    for (const SyntaxMatch &match : matches(role)) {
        for (const SyntaxCapture &capture : match.captures) {
            if (capture.role == role && !seen.contains(keyOf(capture.node))) {
                seen.insert(keyOf(capture.node));
                found.append(capture.node);
            }
        }
    }
    return found;
}

bool SyntaxFacts::hasRole(TSNode node, const QString &role) const
{
    const auto nodes = m_nodes.constFind(role);
    return nodes != m_nodes.constEnd() && nodes->contains(keyOf(node));
}

std::optional<TSNode> SyntaxFacts::enclosingNode(TSNode node, const QString &role) const
{
    for (TSNode one = m_tree.parentOf(node); !ts_node_is_null(one); one = m_tree.parentOf(one)) {
        if (hasRole(one, role))
            return one;
    }
    return std::nullopt;
}

const SyntaxQuery &queryOf(const Grammar &grammar)
{
    static QMutex mutex;
    static QHash<QString, std::shared_ptr<const SyntaxQuery>> known;
    const QMutexLocker lock(&mutex);
    std::shared_ptr<const SyntaxQuery> &query = known[grammar.name];
    if (!query) {
        QByteArray source;
        for (const QString &file : grammar.queries)
            source += readResource(QStringLiteral(":/rules/%1.scm").arg(file)) + '\n';
        query = std::make_shared<SyntaxQuery>(source, grammar);
    }
    return *query;
}

} // namespace outcrop
