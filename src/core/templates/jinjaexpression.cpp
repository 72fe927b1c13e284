// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/jinjaexpression.h"

#include "core/base/joinedtext.h"
#include "core/templates/templatesmessages.h"

namespace outcrop {
namespace {

using Expression = TemplateExpression;

constexpr int maximumExpressionDepth = 50;
constexpr int maximumExpressionSteps = 200; ///< operands, filters and indices, which become the depth of the tree

bool isNameCharacter(QChar character)
{
    return character.isLetterOrNumber() || character == u'_';
}

QString unescapeText(QStringView text)
{
    QString result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isEscape = text.at(at) == u'\\' && at + 1 < text.size();
        const QChar character = isEscape ? text.at(++at) : text.at(at);
        result += !isEscape ? character : character == u'n' ? QChar(u'\n') : character == u't' ? QChar(u'\t') : character;
    }
    return result;
}

} // namespace

QStringList templateFilterNames()
{
    return {QStringLiteral("upper"), QStringLiteral("lower"), QStringLiteral("trim"), QStringLiteral("join"), QStringLiteral("length"), QStringLiteral("default"),
        QStringLiteral("truncate"), QStringLiteral("summarize"), QStringLiteral("format_code")};
}

void JinjaExpressionParser::skipSpace()
{
    while (m_offset < m_end && m_text.at(m_offset).isSpace())
        ++m_offset;
}

QChar JinjaExpressionParser::peek()
{
    skipSpace();
    return m_offset < m_end ? m_text.at(m_offset) : QChar();
}

QStringView JinjaExpressionParser::peekWord()
{
    skipSpace();
    qsizetype end = m_offset;
    while (end < m_end && isNameCharacter(m_text.at(end)))
        ++end;
    return m_text.mid(m_offset, end - m_offset);
}

bool JinjaExpressionParser::consume(QStringView mark)
{
    skipSpace();
    if (!m_text.mid(m_offset, m_end - m_offset).startsWith(mark))
        return false;
    m_offset += mark.size();
    return true;
}

bool JinjaExpressionParser::consumeWord(QStringView word)
{
    if (peekWord() != word)
        return false;
    m_offset += word.size();
    return true;
}

QString JinjaExpressionParser::consumeName()
{
    const QString name = peekWord().toString();
    m_offset += name.size();
    return name;
}

bool JinjaExpressionParser::atEnd()
{
    skipSpace();
    return m_offset >= m_end;
}

void JinjaExpressionParser::expectEnd()
{
    if (!atEnd())
        fail(QStringLiteral("template-unsupported"), templatesmessages::unsupportedInJinja(m_text.mid(m_offset, m_end - m_offset).trimmed()), m_offset,
            m_end - m_offset);
}

/// Records the first problem and skips the remaining text, so that parsing ends.
void JinjaExpressionParser::fail(const QString &code, const QString &message, qsizetype start, qsizetype length)
{
    if (!m_problem)
        m_problem = TemplateFinding{Severity::Error, code, message, start, length};
    m_offset = m_end;
}

Expression JinjaExpressionParser::makeOperation(Expression::Kind kind, const QString &word, const QList<Expression> &operands) const
{
    const qsizetype start = operands.first().start;
    return {kind, start, m_offset - start, {}, false, {}, 0, false, word, operands};
}

Expression JinjaExpressionParser::parseExpression()
{
    Expression left = parseConjunction();
    while (consumeWord(u"or"))
        left = makeOperation(Expression::Kind::Or, {}, {left, parseConjunction()});
    return left;
}

Expression JinjaExpressionParser::parseConjunction()
{
    Expression left = parseNegation();
    while (consumeWord(u"and"))
        left = makeOperation(Expression::Kind::And, {}, {left, parseNegation()});
    return left;
}

Expression JinjaExpressionParser::parseNegation()
{
    int times = 0;
    while (consumeWord(u"not"))
        ++times;
    const Expression value = parseComparison();
    return times % 2 == 0 ? value : makeOperation(Expression::Kind::Not, {}, {value});
}

/// Consumes and returns a comparison operator; empty if there is none. `not in` is one operator.
QString JinjaExpressionParser::consumeOperator()
{
    for (const char16_t *mark : {u"==", u"!=", u"<=", u">=", u"<", u">"}) {
        if (consume(mark))
            return QString::fromUtf16(mark);
    }
    if (consumeWord(u"in"))
        return QStringLiteral("in");
    const qsizetype before = m_offset;
    if (consumeWord(u"not") && consumeWord(u"in"))
        return QStringLiteral("not in");
    m_offset = before;
    return {};
}

Expression JinjaExpressionParser::parseComparison()
{
    const Expression left = parseDefinedTest(parseFiltered());
    const QString operation = consumeOperator();
    if (operation.isEmpty())
        return left;
    if (operation != u"not in")
        return makeOperation(Expression::Kind::Compare, operation, {left, parseFiltered()});
    return makeOperation(Expression::Kind::Not, {}, {makeOperation(Expression::Kind::Compare, QStringLiteral("in"), {left, parseFiltered()})});
}

/// Parses `is defined` and `is not defined` after a value. Other tests are not supported.
Expression JinjaExpressionParser::parseDefinedTest(const Expression &value)
{
    const qsizetype start = m_offset;
    if (!consumeWord(u"is"))
        return value;
    const bool isNegated = consumeWord(u"not");
    if (!consumeWord(u"defined")) {
        fail(QStringLiteral("template-unsupported"), templatesmessages::unsupportedInJinja(m_text.mid(start, m_end - start).trimmed()), start, m_end - start);
        return value;
    }
    const Expression test = makeOperation(Expression::Kind::IsDefined, {}, {value});
    return isNegated ? makeOperation(Expression::Kind::Not, {}, {test}) : test;
}

void JinjaExpressionParser::countStep()
{
    if (++m_steps > maximumExpressionSteps)
        fail(QStringLiteral("template-too-deep"), templatesmessages::tooManySteps(maximumExpressionSteps), m_offset, 1);
}

Expression JinjaExpressionParser::parseFiltered()
{
    countStep();
    Expression value = parsePostfix();
    while (consume(u"|"))
        value = parseFilter(value);
    return value;
}

Expression JinjaExpressionParser::parseFilter(const Expression &value)
{
    countStep();
    skipSpace();
    const qsizetype start = m_offset;
    const QString name = consumeName();
    if (!templateFilterNames().contains(name)) {
        fail(QStringLiteral("template-filter"), templatesmessages::unknownFilter(name, templateFilterNames().join(listSeparator())), start, name.size());
        return value;
    }
    QList<Expression> operands{value};
    if (consume(u"(")) {
        while (!m_problem && !consume(u")")) {
            consumeArgumentName();
            operands.append(parseNested());
            if (peek() != u')' && !consume(u","))
                fail(QStringLiteral("template-syntax"), templatesmessages::expected(QStringLiteral(")")), m_offset, 1);
        }
    }
    return makeOperation(Expression::Kind::Filter, name, operands);
}

/// Skips the name of a filter's first argument: `max_tokens=500`. Other named arguments are not supported, because arguments are matched by position.
void JinjaExpressionParser::consumeArgumentName()
{
    static const QStringList first{QStringLiteral("length"), QStringLiteral("max_tokens"), QStringLiteral("default_value"), QStringLiteral("d")};
    const qsizetype before = m_offset;
    const QString name = consumeName();
    if (!first.contains(name) || !consume(u"=") || peek() == u'=')
        m_offset = before;
}

Expression JinjaExpressionParser::parsePostfix()
{
    Expression value = parsePrimary();
    while (!m_problem && (peek() == u'.' || peek() == u'[')) {
        countStep();
        value = peek() == u'.' ? parseMember(value) : parseIndex(value);
    }
    if (peek() == u'(')
        fail(QStringLiteral("template-unsupported"), templatesmessages::unsupportedInJinja(QStringLiteral("%1(…)").arg(m_text.mid(value.start, m_offset - value.start))), value.start, m_offset - value.start);
    return value;
}

Expression JinjaExpressionParser::parseMember(Expression value)
{
    consume(u".");
    const QString name = consumeName();
    if (name.isEmpty()) {
        fail(QStringLiteral("template-syntax"), templatesmessages::expectedName(), m_offset, 1);
        return value;
    }
    if (value.kind != Expression::Kind::Path)
        return makeOperation(Expression::Kind::Index, {}, {value, Expression::literal(jsonString(name), m_offset - name.size(), name.size())});
    value.segments.append(name);
    value.length = m_offset - value.start;
    return value;
}

Expression JinjaExpressionParser::parseIndex(const Expression &value)
{
    consume(u"[");
    if (peek() == u':')
        return parseSlice(value, Expression::literal(Json(), m_offset, 0));
    const Expression key = parseNested();
    if (peek() == u':')
        return parseSlice(value, key);
    if (!consume(u"]"))
        fail(QStringLiteral("template-syntax"), templatesmessages::expected(QStringLiteral("]")), m_offset, 1);
    return makeOperation(Expression::Kind::Index, {}, {value, key});
}

Expression JinjaExpressionParser::parseSlice(const Expression &value, const Expression &from)
{
    consume(u":");
    const Expression to = peek() == u']' ? Expression::literal(Json(), m_offset, 0) : parseNested();
    if (!consume(u"]"))
        fail(QStringLiteral("template-syntax"), templatesmessages::expected(QStringLiteral("]")), m_offset, 1);
    return makeOperation(Expression::Kind::Slice, {}, {value, from, to});
}

/// Parses an expression inside brackets. The nesting depth is limited.
Expression JinjaExpressionParser::parseNested()
{
    if (++m_depth > maximumExpressionDepth)
        fail(QStringLiteral("template-too-deep"), templatesmessages::tooDeep(maximumExpressionDepth), m_offset, 1);
    const Expression value = m_problem ? Expression() : parseExpression();
    --m_depth;
    return value;
}

Expression JinjaExpressionParser::parsePrimary()
{
    const QChar next = peek();
    if (next == u'(') {
        consume(u"(");
        const Expression value = parseNested();
        if (!consume(u")"))
            fail(QStringLiteral("template-syntax"), templatesmessages::expected(QStringLiteral(")")), m_offset, 1);
        return value;
    }
    if (next == u'\'' || next == u'"')
        return parseQuotedText();
    const bool isNegative = next == u'-' && m_offset + 1 < m_end && m_text.at(m_offset + 1).isDigit();
    if (next.isDigit() || isNegative)
        return parseNumber();
    if (next.isLetter() || next == u'_')
        return parseWord();
    if (next.isNull())
        fail(QStringLiteral("template-syntax"), templatesmessages::expectedName(), m_offset, 1);
    else
        expectEnd();
    return {};
}

Expression JinjaExpressionParser::parseQuotedText()
{
    const qsizetype start = m_offset + 1;
    const QChar quote = m_text.at(m_offset);
    qsizetype end = start;
    while (end < m_end && m_text.at(end) != quote)
        end += m_text.at(end) == u'\\' ? 2 : 1;
    if (end >= m_end) {
        fail(QStringLiteral("template-syntax"), templatesmessages::expected(QString(quote)), m_offset, 1);
        return {};
    }
    m_offset = end + 1;
    const QStringView inside = m_text.mid(start, end - start);
    if (inside.contains(u'\\'))
        return Expression::literal(jsonString(unescapeText(inside)), start, inside.size());
    Expression passage = Expression::literal(jsonString(inside), start, inside.size());
    passage.isPassage = true;
    return passage;
}

Expression JinjaExpressionParser::parseNumber()
{
    const qsizetype start = m_offset;
    m_offset += m_text.at(m_offset) == u'-' ? 1 : 0;
    bool isReal = false;
    while (m_offset < m_end && (m_text.at(m_offset).isDigit() || (!isReal && m_text.at(m_offset) == u'.'))) {
        isReal |= m_text.at(m_offset) == u'.';
        ++m_offset;
    }
    const QString written = m_text.mid(start, m_offset - start).toString();
    return Expression::literal(isReal ? Json(written.toDouble()) : Json(written.toLongLong()), start, m_offset - start);
}

Expression JinjaExpressionParser::parseWord()
{
    const qsizetype start = m_offset;
    const QString name = consumeName();
    const QString lowerName = name.toLower();
    if (lowerName == u"true" || lowerName == u"false")
        return Expression::literal(Json(lowerName == u"true"), start, name.size());
    if (lowerName == u"none" || name == u"null")
        return Expression::literal(Json(), start, name.size());
    static const QStringList reservedWords{QStringLiteral("and"), QStringLiteral("or"), QStringLiteral("in"), QStringLiteral("is"), QStringLiteral("if"), QStringLiteral("else")};
    if (reservedWords.contains(name))
        fail(QStringLiteral("template-syntax"), templatesmessages::expectedName(), start, name.size());
    return Expression::path({name}, start, name.size());
}

} // namespace outcrop
