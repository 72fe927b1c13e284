// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/syntaxquery.h"

#include "core/rules/rulesmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QStringList &knownConditions()
{
    static const QStringList names{QStringLiteral("eq?"), QStringLiteral("not-eq?"), QStringLiteral("match?"),
        QStringLiteral("not-match?"), QStringLiteral("any-of?"), QStringLiteral("field-match?"), QStringLiteral("adjacent?"),
        QStringLiteral("inside?"), QStringLiteral("not-inside?")};
    return names;
}

QList<TSNode> nodesOf(const TSQueryMatch &match, uint32_t capture)
{
    QList<TSNode> nodes;
    for (uint16_t i = 0; i < match.capture_count; ++i) {
        if (match.captures[i].index == capture)
            nodes.append(match.captures[i].node);
    }
    return nodes;
}

bool isInside(const SyntaxTree &tree, TSNode node, const QStringList &kinds)
{
    for (TSNode around = tree.parentOf(node); !ts_node_is_null(around); around = tree.parentOf(around)) {
        if (kinds.contains(nodeType(around)))
            return true;
    }
    return false;
}

/// Returns whether the expression matches a node's text. Does not copy the text or validate its UTF-16 again: for patterns that are matched against many
/// nested nodes, both would take quadratic time.
bool matchesNode(const QRegularExpression &expression, const SyntaxTree &tree, TSNode node)
{
    const auto options =
        tree.isValidUtf16() ? QRegularExpression::DontCheckSubjectStringMatchOption : QRegularExpression::NoMatchOption;
    return !ts_node_is_null(node) && expression.match(tree.text(node), 0, QRegularExpression::NormalMatch, options).hasMatch();
}

TSNode fieldOf(TSNode node, const QString &field)
{
    const QByteArray name = field.toUtf8();
    return ts_node_child_by_field_name(node, name.constData(), uint32_t(name.size()));
}

/// Returns whether the second node begins on the last line of the first or on the line after it.
bool areAdjacent(const QList<TSNode> &first, const QList<TSNode> &second)
{
    return !first.isEmpty() && !second.isEmpty() && ts_node_start_point(second.first()).row <= ts_node_end_point(first.last()).row + 1;
}

QString problemName(TSQueryError error)
{
    const QStringList names{QString(), rulesmessages::notQuery(), rulesmessages::noNodeKind(),
        rulesmessages::noField(), rulesmessages::noCapture(), rulesmessages::neverMatches(),
        rulesmessages::otherGrammar()};
    return names.value(int(error));
}

/// Returns the captures of a match, except those for predicates only, whose names begin with an underscore.
QList<SyntaxCapture> capturesOf(const TSQuery *query, const TSQueryMatch &match)
{
    QList<SyntaxCapture> captures;
    for (uint16_t i = 0; i < match.capture_count; ++i) {
        uint32_t length = 0;
        const char *name = ts_query_capture_name_for_id(query, match.captures[i].index, &length);
        if (*name != '_')
            captures.append({QString::fromUtf8(name, length), match.captures[i].node});
    }
    return captures;
}

} // namespace

TSNode SyntaxMatch::node(const QString &role) const
{
    for (const SyntaxCapture &capture : captures) {
        if (capture.role == role)
            return capture.node;
    }
    return {};
}

SyntaxQuery::SyntaxQuery(const QByteArray &source, const Grammar &grammar)
{
    uint32_t offset = 0;
    TSQueryError error = TSQueryErrorNone;
    m_query.reset(ts_query_new(grammar.language, source.constData(), uint32_t(source.size()), &offset, &error),
        [](TSQuery *query) { if (query) ts_query_delete(query); });
    if (!m_query) {
        const qsizetype line = source.left(offset).count('\n') + 1;
        m_error = rulesmessages::lineProblem(line, problemName(error));
        return;
    }
    for (uint32_t i = 0; i < ts_query_pattern_count(m_query.get()); ++i)
        readPattern(i);
}

/// Reads the predicates of a pattern, which tree-sitter returns as one flat list of steps. A Done step ends each predicate.
void SyntaxQuery::readPattern(uint32_t index)
{
    uint32_t count = 0;
    const TSQueryPredicateStep *steps = ts_query_predicates_for_pattern(m_query.get(), index, &count);
    Pattern pattern;
    Condition condition;
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t length = 0;
        if (steps[i].type == TSQueryPredicateStepTypeDone) {
            addCondition(pattern, condition);
            condition = {};
        } else if (steps[i].type == TSQueryPredicateStepTypeCapture) {
            condition.captures.append(steps[i].value_id);
        } else {
            const char *word = ts_query_string_value_for_id(m_query.get(), steps[i].value_id, &length);
            (condition.name.isEmpty() ? condition.name : condition.words.emplaceBack()) = QString::fromUtf8(word, length);
        }
    }
    m_patterns.append(pattern);
}

void SyntaxQuery::addCondition(Pattern &pattern, const Condition &condition)
{
    if (condition.name == QLatin1StringView("set!")) {
        pattern.settings.insert(condition.words.value(0), condition.words.value(1));
        return;
    }
    if (!knownConditions().contains(condition.name))
        m_error = rulesmessages::noCondition(condition.name);
    pattern.conditions.append(condition);
    if (condition.name.endsWith(QLatin1StringView("match?")))
        pattern.conditions.last().expression = QRegularExpression(condition.words.value(condition.words.size() - 1));
}

QList<SyntaxMatch> SyntaxQuery::matches(const SyntaxTree &tree) const
{
    QList<SyntaxMatch> found;
    if (!m_query || !m_error.isEmpty())
        return found;
    const std::unique_ptr<TSQueryCursor, decltype(&ts_query_cursor_delete)> cursor(ts_query_cursor_new(), &ts_query_cursor_delete);
    ts_query_cursor_exec(cursor.get(), m_query.get(), tree.root());
    TSQueryMatch match;
    while (ts_query_cursor_next_match(cursor.get(), &match)) {
        const Pattern &pattern = m_patterns.at(match.pattern_index);
        if (holds(pattern, match, tree))
            found.append({capturesOf(m_query.get(), match), pattern.settings});
    }
    return found;
}

bool SyntaxQuery::capturesRoles(const QString &prefix) const
{
    const uint32_t count = m_query ? ts_query_capture_count(m_query.get()) : 0;
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t length = 0;
        const char *name = ts_query_capture_name_for_id(m_query.get(), i, &length);
        if (QString::fromUtf8(name, length).startsWith(prefix))
            return true;
    }
    return false;
}

bool SyntaxQuery::holds(const Pattern &pattern, const TSQueryMatch &match, const SyntaxTree &tree) const
{
    return std::all_of(pattern.conditions.begin(), pattern.conditions.end(),
        [&](const Condition &condition) { return holds(condition, match, tree); });
}

/// Returns whether a predicate holds for each of its nodes.
bool SyntaxQuery::holds(const Condition &condition, const TSQueryMatch &match, const SyntaxTree &tree) const
{
    if (condition.name == QLatin1StringView("adjacent?"))
        return areAdjacent(nodesOf(match, condition.captures.value(0)), nodesOf(match, condition.captures.value(1)));
    const bool isWanted = !condition.name.startsWith(QLatin1StringView("not-"));
    QStringList words = condition.words;
    for (const uint32_t capture : condition.captures.mid(1)) {
        for (const TSNode node : nodesOf(match, capture))
            words.append(tree.text(node).toString());
    }
    const QList<TSNode> nodes = nodesOf(match, condition.captures.value(0));
    return std::all_of(nodes.begin(), nodes.end(), [&](TSNode node) {
        if (condition.name.endsWith(QLatin1StringView("inside?")))
            return isInside(tree, node, words) == isWanted;
        if (condition.name == QLatin1StringView("field-match?"))
            return matchesNode(condition.expression, tree, fieldOf(node, words.first()));
        if (condition.name.endsWith(QLatin1StringView("match?")))
            return matchesNode(condition.expression, tree, node) == isWanted;
        return words.contains(tree.text(node)) == isWanted;
    });
}

} // namespace outcrop
