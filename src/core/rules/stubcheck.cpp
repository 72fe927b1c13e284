// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString body = QStringLiteral("stub.body");

/// Words by which people say that something is still to be done.
bool promisesMore(const QString &comment)
{
    static const QRegularExpression words(
        QStringLiteral("\\b(TODO|FIXME|XXX|TBD)\\b|not (yet )?implemented|implement(ed)? (this|later|me)|placeholder|\\bstub\\b|fill (this )?in"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(comment).hasMatch();
}

bool promisesMore(const SyntaxFacts &facts, TSNode around)
{
    const QList<TSNode> comments = commentsIn(around);
    return std::any_of(comments.begin(), comments.end(), [&](TSNode comment) { return promisesMore(facts.text(comment)); });
}

/// Whether every statement has one of these roles.
bool allAre(const SyntaxFacts &facts, const QList<TSNode> &statements, const QStringList &roles)
{
    return std::all_of(statements.begin(), statements.end(), [&](TSNode statement) {
        return std::any_of(roles.begin(), roles.end(), [&](const QString &role) { return facts.is(statement, role); });
    });
}

/// Why a body does nothing, or an empty text where it does something.
QString emptiness(const SyntaxFacts &facts, TSNode function, const QList<TSNode> &statements)
{
    if (statements.isEmpty())
        return QStringLiteral("its body is empty");
    if (allAre(facts, statements, {QStringLiteral("stub.placeholder")}))
        return QStringLiteral("its body is only a placeholder");
    if (allAre(facts, statements, {QStringLiteral("stub.placeholder"), QStringLiteral("stub.trivial")}) && promisesMore(facts, function))
        return QStringLiteral("a comment says that it is still to be written");
    return {};
}

/// The placeholder itself, from the first statement to the last; the whole body where there is none.
AstFinding stubAt(TSNode whole, const QList<TSNode> &statements, const QString &message)
{
    if (statements.isEmpty())
        return findingAt(whole, message);
    return {startOf(statements.first()), endOf(statements.last()), message};
}

} // namespace

AstFindings findStubs(const SyntaxFacts &facts)
{
    AstFindings found;
    const QString role = QStringLiteral("stub.function");
    for (const SyntaxMatch &match : facts.matches(role)) {
        const TSNode function = match.node(role);
        if (facts.is(function, QStringLiteral("stub.exempt")))
            continue;
        QList<TSNode> statements = partsOf(match.node(body));
        statements.removeIf([&](TSNode one) { return facts.is(one, QStringLiteral("stub.ignored")); });
        const QString why = emptiness(facts, function, statements);
        const TSNode name = match.node(QStringLiteral("stub.name"));
        const QString who = ts_node_is_null(name) ? QStringLiteral("A function") : facts.text(name) + QStringLiteral("()");
        if (!why.isEmpty())
            found.append(stubAt(match.node(body), statements, QStringLiteral("%1 is a stub: %2.").arg(who, why)));
    }
    return found;
}

} // namespace outcrop
