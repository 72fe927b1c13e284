// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/condition.h"

#include "core/base/basemessages.h"

#include <algorithm>

namespace outcrop {

ConditionValue ConditionValue::fromString(const QString &text)
{
    return fromStrings(text.isEmpty() ? QStringList() : QStringList(text));
}

ConditionValue ConditionValue::fromStrings(const QStringList &texts)
{
    return {texts, std::nullopt, !texts.isEmpty()};
}

ConditionValue ConditionValue::fromNumber(double number)
{
    return {{QString::number(number, 'g', 15)}, number, number != 0};
}

ConditionValue ConditionValue::fromBool(bool value)
{
    return {{value ? QStringLiteral("true") : QStringLiteral("false")}, std::nullopt, value};
}

struct Condition::Node {
    enum class Kind { And, Or, Not, Name, AnyOf, Less, LessOrEqual, Greater, GreaterOrEqual };

    Kind kind = Kind::Name;
    QString name;       ///< for Name and comparisons
    qsizetype offset = 0;
    QStringList values; ///< for AnyOf: the values to the right of the operator
    QList<ConditionLiteral> literals; ///< for AnyOf: `values` with their offsets
    double number = 0;  ///< for <, <=, > and >=: the right operand
    std::shared_ptr<const Node> left;
    std::shared_ptr<const Node> right;
};

namespace {

using Node = Condition::Node;
using NodePtr = std::shared_ptr<const Node>;

struct Token {
    enum class Kind { Word, Quoted, Symbol, End };
    Kind kind = Kind::End;
    QString text;
    qsizetype offset = 0;

    bool is(const char *wanted) const { return kind != Kind::Quoted && kind != Kind::End && text == QLatin1String(wanted); }
};

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || QStringView(u"_-./:*+").contains(c);
}

/// Parses the grammar that Condition documents, by recursive descent. Stops at the first error and keeps its offset.
class Parser
{
public:
    explicit Parser(const QString &text) : m_text(text) { advance(); }

    Result<NodePtr> parse()
    {
        NodePtr root = parseDisjunction();
        if (!m_error && m_token.kind != Token::Kind::End)
            fail(basemessages::conditionOperatorExpected(m_token.text));
        if (m_error)
            return *m_error;
        return root;
    }

private:
    static constexpr int maximumDepth = 64;

    NodePtr parseDisjunction() { return parseChain(Node::Kind::Or, "or", &Parser::parseConjunction); }
    NodePtr parseConjunction() { return parseChain(Node::Kind::And, "and", &Parser::parseNegation); }

    NodePtr parseChain(Node::Kind kind, const char *word, NodePtr (Parser::*operand)())
    {
        NodePtr left = (this->*operand)();
        while (!m_error && m_token.is(word)) {
            advance();
            Node node;
            node.kind = kind;
            node.left = left;
            node.right = (this->*operand)();
            left = std::make_shared<Node>(node);
        }
        return left;
    }

    NodePtr parseNegation()
    {
        if (!m_token.is("not"))
            return parsePrimary();
        advance();
        return parseNested([this] { return negate(parseNegation()); });
    }

    NodePtr parsePrimary()
    {
        if (!m_token.is("("))
            return parseComparison();
        advance();
        const NodePtr inner = parseNested([this] { return parseDisjunction(); });
        expect(")");
        return inner;
    }

    template<typename Parse>
    NodePtr parseNested(Parse parse)
    {
        if (++m_depth > maximumDepth)
            fail(basemessages::conditionTooDeep());
        NodePtr node = m_error ? nullptr : parse();
        --m_depth;
        return node;
    }

    static NodePtr negate(const NodePtr &operand)
    {
        Node node;
        node.kind = Node::Kind::Not;
        node.left = operand;
        return std::make_shared<Node>(node);
    }

    NodePtr parseComparison()
    {
        if (m_token.kind != Token::Kind::Word) {
            fail(m_token.kind == Token::Kind::End ? basemessages::conditionIncomplete()
                                                  : basemessages::conditionName(m_token.text));
            return nullptr;
        }
        Node node;
        node.name = m_token.text;
        node.offset = m_token.offset;
        advance();
        return parseAfterName(node);
    }

    NodePtr parseAfterName(Node node)
    {
        if (m_token.is("==") || m_token.is("!=")) {
            const bool isNegative = m_token.is("!=");
            advance();
            node.kind = Node::Kind::AnyOf;
            addValue(node);
            return makeNode(node, isNegative);
        }
        if (m_token.is("in"))
            return parseMembership(node, false);
        if (m_token.is("not")) {
            advance();
            return parseMembership(node, true);
        }
        if (const auto ordering = orderingOf(m_token))
            return parseOrdering(node, *ordering);
        return makeNode(node, false);
    }

    NodePtr parseMembership(Node node, bool isNegative)
    {
        expect("in");
        node.kind = Node::Kind::AnyOf;
        expect("(");
        addValue(node);
        while (!m_error && m_token.is(",")) {
            advance();
            addValue(node);
        }
        expect(")");
        return makeNode(node, isNegative);
    }

    NodePtr parseOrdering(Node node, Node::Kind kind)
    {
        advance();
        bool isNumber = false;
        node.kind = kind;
        node.number = m_token.text.toDouble(&isNumber);
        if (!isNumber)
            fail(basemessages::conditionNumber(node.name));
        advance();
        return makeNode(node, false);
    }

    static std::optional<Node::Kind> orderingOf(const Token &token)
    {
        if (token.is("<"))
            return Node::Kind::Less;
        if (token.is("<="))
            return Node::Kind::LessOrEqual;
        if (token.is(">"))
            return Node::Kind::Greater;
        if (token.is(">="))
            return Node::Kind::GreaterOrEqual;
        return std::nullopt;
    }

    static NodePtr makeNode(const Node &node, bool isNegative)
    {
        NodePtr result = std::make_shared<Node>(node);
        return isNegative ? negate(result) : result;
    }

    void addValue(Node &node)
    {
        const bool isQuoted = m_token.kind == Token::Kind::Quoted;
        if (m_token.kind != Token::Kind::Word && !isQuoted) {
            fail(basemessages::conditionValue());
            return;
        }
        node.values.append(m_token.text);
        node.literals.append({node.name, m_token.text, m_token.offset + (isQuoted ? 1 : 0), isQuoted});
        advance();
    }

    void expect(const char *symbol)
    {
        if (m_token.is(symbol))
            advance();
        else
            fail(basemessages::conditionSymbol(QLatin1String(symbol)));
    }

    void fail(const QString &message)
    {
        if (!m_error)
            m_error = Error{ErrorCode::Invalid, message, {{}, {{m_token.offset, 0, 0}, {m_token.offset, 0, 0}}}};
    }

    void advance()
    {
        while (m_offset < m_text.size() && m_text.at(m_offset).isSpace())
            ++m_offset;
        m_token = {Token::Kind::End, {}, m_offset};
        if (m_offset >= m_text.size())
            return;
        const QChar c = m_text.at(m_offset);
        if (c == u'"' || c == u'\'')
            readQuoted(c);
        else if (isWordCharacter(c))
            readWord();
        else
            readSymbol();
    }

    void readQuoted(QChar quote)
    {
        const qsizetype end = m_text.indexOf(quote, m_offset + 1);
        if (end < 0) {
            fail(basemessages::unclosedQuote());
            m_offset = m_text.size();
            return;
        }
        m_token = {Token::Kind::Quoted, m_text.mid(m_offset + 1, end - m_offset - 1), m_offset};
        m_offset = end + 1;
    }

    void readWord()
    {
        const qsizetype start = m_offset;
        while (m_offset < m_text.size() && isWordCharacter(m_text.at(m_offset)))
            ++m_offset;
        m_token = {Token::Kind::Word, m_text.mid(start, m_offset - start), start};
    }

    void readSymbol()
    {
        const bool hasTwoCharacters = m_offset + 1 < m_text.size() && m_text.at(m_offset + 1) == u'=' && QStringView(u"=!<>").contains(m_text.at(m_offset));
        const qsizetype length = hasTwoCharacters ? 2 : 1;
        m_token = {Token::Kind::Symbol, m_text.mid(m_offset, length), m_offset};
        m_offset += length;
    }

    const QString m_text;
    qsizetype m_offset = 0;
    int m_depth = 0;
    Token m_token;
    std::optional<Error> m_error;
};

bool compare(const Node &node, const ConditionValue &value)
{
    if (!value.number)
        return false;
    switch (node.kind) {
    case Node::Kind::Less:
        return *value.number < node.number;
    case Node::Kind::LessOrEqual:
        return *value.number <= node.number;
    case Node::Kind::Greater:
        return *value.number > node.number;
    case Node::Kind::GreaterOrEqual:
        return *value.number >= node.number;
    default:
        return false;
    }
}

bool evaluate(const Node &node, const Condition::Lookup &lookup)
{
    switch (node.kind) {
    case Node::Kind::And:
        return evaluate(*node.left, lookup) && evaluate(*node.right, lookup);
    case Node::Kind::Or:
        return evaluate(*node.left, lookup) || evaluate(*node.right, lookup);
    case Node::Kind::Not:
        return !evaluate(*node.left, lookup);
    case Node::Kind::Name:
        return lookup(node.name).isTrue;
    case Node::Kind::AnyOf: {
        const QStringList texts = lookup(node.name).texts;
        return std::any_of(texts.begin(), texts.end(), [&node](const QString &text) { return node.values.contains(text); });
    }
    default:
        return compare(node, lookup(node.name));
    }
}

void collectNames(const Node &node, QList<QPair<QString, qsizetype>> &names)
{
    if (!node.name.isEmpty())
        names.append({node.name, node.offset});
    if (node.left)
        collectNames(*node.left, names);
    if (node.right)
        collectNames(*node.right, names);
}

void collectLiterals(const Node &node, QList<ConditionLiteral> &literals)
{
    literals += node.literals;
    if (node.left)
        collectLiterals(*node.left, literals);
    if (node.right)
        collectLiterals(*node.right, literals);
}

} // namespace

Result<Condition> Condition::parse(const QString &text)
{
    const Result<NodePtr> root = Parser(text).parse();
    if (!root)
        return root.error();
    Condition condition;
    condition.m_text = text;
    condition.m_root = *root;
    return condition;
}

bool Condition::holds(const Lookup &lookup) const
{
    return !m_root || evaluate(*m_root, lookup);
}

QList<QPair<QString, qsizetype>> Condition::names() const
{
    QList<QPair<QString, qsizetype>> names;
    if (m_root)
        collectNames(*m_root, names);
    return names;
}

QList<ConditionLiteral> Condition::literals() const
{
    QList<ConditionLiteral> literals;
    if (m_root)
        collectLiterals(*m_root, literals);
    return literals;
}

} // namespace outcrop
