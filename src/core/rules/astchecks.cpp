// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"

#include "core/base/joinedtext.h"
#include "core/rules/rulesmessages.h"
#include "core/text/linetable.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

using Check = AstFindings (*)(const SyntaxFacts &);

Check builtInCheck(const QString &name)
{
    static const QHash<QString, Check> checks{{QStringLiteral("stub"), findStubs}, {QStringLiteral("hardcoded"), findHardcodedValues},
        {QStringLiteral("docs"), findUndocumentedItems}, {QStringLiteral("docstring"), findPoorDocumentation},
        {QStringLiteral("style"), findStyleProblems}};
    return checks.value(name, nullptr);
}

} // namespace

AstFinding findingAt(TSNode node, const QString &message)
{
    return {startOf(node), endOf(node), message};
}

AstFindings findMarkedNodes(const SyntaxFacts &facts, const QString &check)
{
    AstFindings found;
    if (facts.has(check + QStringLiteral(".remedy")))
        return found;
    const QString role = check + QStringLiteral(".finding");
    for (const SyntaxMatch &match : facts.matches(role)) {
        const TSNode node = match.node(role);
        const QString within = match.settings.value(QStringLiteral("within"));
        const bool counts = within.isEmpty() || facts.enclosingNode(node, within);
        if (counts && !facts.isWithin(node, check + QStringLiteral(".exempt")))
            found.append(findingAt(node, match.settings.value(QStringLiteral("message"))));
    }
    return found;
}

bool supportsCheck(const Grammar &grammar, const QString &check)
{
    const QString roles = check == QLatin1StringView("docstring") ? QStringLiteral("docs") : check;
    return queryOf(grammar).capturesRoles(roles + u'.');
}

AstFindings runAstCheck(const SyntaxFacts &facts, const QString &check)
{
    const Check builtIn = builtInCheck(check);
    AstFindings found = builtIn ? builtIn(facts) : findMarkedNodes(facts, check);
    std::stable_sort(found.begin(), found.end(), [](const AstFinding &a, const AstFinding &b) { return a.start < b.start; });
    const auto same = [](const AstFinding &a, const AstFinding &b) { return a.start == b.start && a.message == b.message; };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
}

namespace {

const QString body = QStringLiteral("stub.body");

/// Returns whether a comment marks unfinished work.
bool marksUnfinished(const QString &comment)
{
    static const QRegularExpression words(
        QStringLiteral("\\b(TODO|FIXME|XXX|TBD)\\b|not (yet )?implemented|implement(ed)? (this|later|me)|placeholder|\\bstub\\b|fill (this )?in"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(comment).hasMatch();
}

bool marksUnfinished(const SyntaxFacts &facts, TSNode around)
{
    const QList<TSNode> comments = commentsIn(around);
    return std::any_of(comments.begin(), comments.end(), [&](TSNode comment) { return marksUnfinished(facts.text(comment)); });
}

/// Returns whether every statement has at least one of these roles.
bool allHaveRole(const SyntaxFacts &facts, const QList<TSNode> &statements, const QStringList &roles)
{
    return std::all_of(statements.begin(), statements.end(), [&](TSNode statement) {
        return std::any_of(
            roles.begin(), roles.end(), [&](const QString &role) { return facts.hasRole(statement, role); });
    });
}

/// Returns the reason why a function counts as a stub, or an empty string if it is implemented.
QString emptyBodyReason(const SyntaxFacts &facts, TSNode function, const QList<TSNode> &statements)
{
    if (statements.isEmpty())
        return rulesmessages::emptyBody();
    if (allHaveRole(facts, statements, {QStringLiteral("stub.placeholder")}))
        return rulesmessages::placeholderBody();
    if (allHaveRole(facts, statements, {QStringLiteral("stub.placeholder"), QStringLiteral("stub.trivial")}) && marksUnfinished(facts, function))
        return rulesmessages::unfinishedBody();
    return {};
}

/// Returns a finding located at the statements, from the first to the last, or at `whole` if there are none.
AstFinding findStub(TSNode whole, const QList<TSNode> &statements, const QString &message)
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
        if (facts.hasRole(function, QStringLiteral("stub.exempt")))
            continue;
        QList<TSNode> statements = namedChildren(match.node(body));
        statements.removeIf([&](TSNode one) { return facts.hasRole(one, QStringLiteral("stub.ignored")); });
        const QString reason = emptyBodyReason(facts, function, statements);
        const TSNode name = match.node(QStringLiteral("stub.name"));
        if (reason.isEmpty())
            continue;
        const QString message = ts_node_is_null(name) ? rulesmessages::unnamedStub(reason)
                                                      : rulesmessages::isStub(facts.text(name) + QStringLiteral("()"), reason);
        found.append(findStub(match.node(body), statements, message));
    }
    return found;
}

namespace {

/// Returns whether a number is decimal and has at least four digits. Other numbers are mostly masks, codes and permissions, which a name rarely makes clearer.
bool isMagicNumber(QString number)
{
    static const QRegularExpression decimal(QStringLiteral("^([1-9]\\d{3,})(\\.\\d*)?(e[+-]?\\d+)?[a-z]*$"), QRegularExpression::CaseInsensitiveOption);
    return decimal.match(number.remove(u'_').remove(u'\'')).hasMatch();
}

/// Returns the message for the kind of environment-dependent value that a string contains (address, path or host), or null.
const MessageText *environmentValueMessage(const QString &text)
{
    // If the host is interpolated, the port after it may still be fixed.
    static const QRegularExpression address(QStringLiteral("^([a-z]+:)?[A-Za-z][A-Za-z0-9+.-]*://([\\w\\[:]|[{$%][^/]*:\\d{2,5}\\b|/\\S)"));
    static const QRegularExpression specification(
        QStringLiteral("^https?://(www\\.w3\\.org|json-schema\\.org|schemas\\.|xmlns\\.|purl\\.org|(www\\.)?example\\.(com|org|net)\\b)"));
    static const QRegularExpression path(
        QStringLiteral("^(/(usr|home|etc|var|opt|tmp|root|srv|mnt|media|Users|Applications)/\\S|~/\\S|[A-Za-z]:\\\\\\\\?\\w)"));
    static const QRegularExpression host(QStringLiteral("^(localhost|(\\d{1,3}\\.){3}\\d{1,3})(:\\d+)?$"));
    if (address.match(text).hasMatch())
        return specification.match(text).hasMatch() ? nullptr : &rulesmessages::hardCodedAddress;
    if (path.match(text).hasMatch())
        return &rulesmessages::hardCodedPath;
    return host.match(text).hasMatch() ? &rulesmessages::hardCodedHost : nullptr;
}

/// Returns a literal without its prefix, quotes and surrounding whitespace.
QString unquoteText(QString literal)
{
    static const QRegularExpression before(QStringLiteral("^([A-Za-z0-9]{0,2}R\"[^(\"]*\\(|[A-Za-z0-9]{0,3}(\"\"\"|'''|\"|'|`))"));
    static const QRegularExpression after(QStringLiteral("(\\)[^)\"]*)?(\"\"\"|'''|\"|'|`)$"));
    return literal.remove(before).remove(after).trimmed();
}

AstFindings findLiterals(const SyntaxFacts &facts, const QString &role, const std::function<QString(const QString &)> &describeProblem)
{
    AstFindings found;
    for (const TSNode node : facts.nodes(role)) {
        const QString reason = describeProblem(facts.text(node));
        if (!reason.isEmpty() && !facts.isWithin(node, QStringLiteral("hardcoded.exempt")))
            found.append(findingAt(node, reason));
    }
    return found;
}

QString numberProblem(const QString &text)
{
    return isMagicNumber(text) ? rulesmessages::magicNumber(text) : QString();
}

QString stringProblem(const QString &text)
{
    const MessageText *message = environmentValueMessage(unquoteText(text));
    return message ? (*message)(text) : QString();
}

} // namespace

AstFindings findHardcodedValues(const SyntaxFacts &facts)
{
    return findLiterals(facts, QStringLiteral("hardcoded.number"), numberProblem)
        + findLiterals(facts, QStringLiteral("hardcoded.string"), stringProblem);
}

namespace {

const QString owner = QStringLiteral("docs.owner");
const QString privateScope = QStringLiteral("docs.private");

/// Returns the public declarations, each once. A source without exports is treated as a script, whose declarations are public unless marked private.
QList<SyntaxMatch> publicOwners(const SyntaxFacts &facts)
{
    const bool exportsNothing = !facts.has(QStringLiteral("docs.export"));
    QList<SyntaxMatch> owners;
    qsizetype last = -1;
    for (const SyntaxMatch &match : facts.matches(owner)) {
        const TSNode node = match.node(owner);
        const bool isExported = exportsNothing || facts.isWithin(node, QStringLiteral("docs.export"));
        if (isExported && startOf(node) != last && !facts.hasRole(node, privateScope)
            && !facts.enclosingNode(node, privateScope))
            owners.append(match);
        last = startOf(node);
    }
    return owners;
}

QString nameOf(const SyntaxFacts &facts, const SyntaxMatch &match)
{
    return facts.text(match.node(QStringLiteral("docs.name")));
}

/// The nodes of a role, grouped by their innermost enclosing function. The groups are built once, because searching all nodes for each function would take
/// quadratic time.
class OwnedNodes
{
public:
    OwnedNodes(const SyntaxFacts &facts, const QString &role)
    {
        for (const TSNode node : facts.nodes(role)) {
            if (const std::optional<TSNode> around = facts.enclosingNode(node, owner))
                m_nodes[around->id].append(node);
        }
    }

    QList<TSNode> of(TSNode function) const { return m_nodes.value(function.id); }

private:
    QHash<const void *, QList<TSNode>> m_nodes;
};

/// Returns the parameters of a function, excluding those of nested functions.
QList<TSNode> directParameters(const SyntaxFacts &facts, const OwnedNodes &nodes, TSNode function)
{
    QList<TSNode> directNodes = nodes.of(function);
    directNodes.removeIf([&](TSNode node) {
        const std::optional<TSNode> scope = facts.enclosingNode(node, privateScope);
        return scope && startOf(*scope) >= startOf(function) && endOf(*scope) <= endOf(function);
    });
    return directNodes;
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
    if (!facts.hasRole(node, QStringLiteral("docs.documented")) && !facts.hasRole(node, QStringLiteral("docs.exempt")))
        found.append(findingAt(match.node(QStringLiteral("docs.name")), rulesmessages::undocumented(nameOf(facts, match))));
}

void addMissingTypes(const SyntaxFacts &facts, const SyntaxMatch &match, const OwnedNodes &missing, AstFindings &found)
{
    const TSNode node = match.node(owner);
    if (facts.hasRole(node, QStringLiteral("types.exempt")))
        return;
    const QList<TSNode> untypedParameters = directParameters(facts, missing, node);
    if (!untypedParameters.isEmpty())
        found.append({startOf(untypedParameters.first()), endOf(untypedParameters.last()),
            rulesmessages::untypedParameters(nameOf(facts, match), texts(facts, untypedParameters).join(listSeparator()))});
    if (facts.hasRole(node, QStringLiteral("types.noreturn")))
        found.append(findingAt(match.node(QStringLiteral("docs.name")), rulesmessages::untypedReturn(nameOf(facts, match))));
}

/// Returns whether a docstring has a heading such as `Returns:` or `@return`. `words` is a regular expression.
bool hasHeading(const QString &text, const QString &words)
{
    return QRegularExpression(QStringLiteral("(^|\\n)\\W*(%1)\\b").arg(words), QRegularExpression::CaseInsensitiveOption).match(text).hasMatch();
}

void findIncompleteDocs(const SyntaxFacts &facts, const SyntaxMatch &match, const OwnedNodes &written, const OwnedNodes &parameters, AstFindings &found)
{
    const TSNode node = match.node(owner);
    const QList<TSNode> docs = written.of(node);
    if (docs.isEmpty() || facts.hasRole(node, QStringLiteral("docs.exempt")))
        return;
    const QString text = facts.text(docs.first());
    QStringList undocumentedNames = texts(facts, directParameters(facts, parameters, node));
    undocumentedNames.removeIf([&text](const QString &name) { return text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name)))); });
    if (!undocumentedNames.isEmpty())
        found.append(findingAt(docs.first(), rulesmessages::undocumentedParameters(nameOf(facts, match), undocumentedNames.join(listSeparator()))));
    if (facts.hasRole(node, QStringLiteral("docs.returns"))
        && !hasHeading(text, QStringLiteral("returns?|yields?|:returns?")))
        found.append(findingAt(docs.first(), rulesmessages::undocumentedReturn(nameOf(facts, match))));
}

} // namespace

AstFindings findUndocumentedItems(const SyntaxFacts &facts)
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
    AstFindings found = findUndocumentedItems(facts);
    const OwnedNodes written(facts, QStringLiteral("docs.text"));
    const OwnedNodes parameters(facts, QStringLiteral("docs.parameter"));
    for (const SyntaxMatch &match : publicOwners(facts))
        findIncompleteDocs(facts, match, written, parameters, found);
    return found;
}

namespace {

constexpr qsizetype maximumLineLength = 100;

AstFindings findLongLines(const SyntaxFacts &facts)
{
    AstFindings found;
    const QStringView text = facts.tree().text(facts.tree().root());
    const qsizetype origin = startOf(facts.tree().root());
    for (const TextLine &line : splitLines(text)) {
        if (line.end - line.start > maximumLineLength)
            found.append({origin + line.start + maximumLineLength, origin + line.end,
                rulesmessages::lineTooLong(line.end - line.start, maximumLineLength)});
    }
    return found;
}

/// The offsets of each name in the source, in ascending order.
class NameOffsets
{
public:
    explicit NameOffsets(const SyntaxFacts &facts)
    {
        for (const TSNode name : facts.nodes(QStringLiteral("style.name")))
            m_offsets[facts.text(name)].append(startOf(name));
    }

    /// Returns the number of occurrences of a name in a scope, or in the whole source if `scope` is nullopt.
    qsizetype count(const QString &name, const std::optional<TSNode> &scope) const
    {
        const auto places = m_offsets.constFind(name);
        if (places == m_offsets.constEnd() || !scope)
            return places == m_offsets.constEnd() ? 0 : places->size();
        return std::lower_bound(places->begin(), places->end(), endOf(*scope)) - std::lower_bound(places->begin(), places->end(), startOf(*scope));
    }

private:
    QHash<QString, QList<qsizetype>> m_offsets;
};

/// Returns the unused imports: those whose names occur only once in the source.
AstFindings findUnusedImports(const SyntaxFacts &facts, const NameOffsets &names)
{
    AstFindings found;
    for (const TSNode node : facts.nodes(QStringLiteral("style.import"))) {
        if (names.count(facts.text(node), std::nullopt) <= 1)
            found.append(findingAt(node, rulesmessages::unusedImport(facts.text(node))));
    }
    return found;
}

AstFindings findUnusedLocals(const SyntaxFacts &facts, const NameOffsets &names)
{
    AstFindings found;
    for (const TSNode node : facts.nodes(QStringLiteral("style.local"))) {
        if (names.count(facts.text(node), facts.enclosingNode(node, QStringLiteral("style.scope"))) <= 1)
            found.append(findingAt(node, rulesmessages::unusedValue(facts.text(node))));
    }
    return found;
}

} // namespace

AstFindings findStyleProblems(const SyntaxFacts &facts)
{
    const NameOffsets names(facts);
    return findLongLines(facts) + findUnusedImports(facts, names) + findUnusedLocals(facts, names) + findMarkedNodes(facts, QStringLiteral("style"));
}

} // namespace outcrop
