// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/jinjaparser.h"

#include "core/templates/jinjaexpression.h"
#include "core/templates/templatebuilder.h"
#include "core/templates/templatesmessages.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Parses the Jinja subset. As in Prompty, the final line break is kept, and a block tag does not remove its line: `{%-` and `-%}` do.
class JinjaParser
{
public:
    explicit JinjaParser(QStringView text) : m_text(text) { }

    ParsedTemplate run()
    {
        while (findTag())
            readTag();
        m_builder.addText(m_textStart, m_text.size());
        return m_builder.finish();
    }

private:
    using Kind = TemplateNode::Kind;

    /// Finds the next `{{`, `{%` or `{#`. Sets the ranges of the tag and of its content. Returns false if there is no complete tag.
    bool findTag()
    {
        static const QString openings = QStringLiteral("{%#");
        for (m_start = m_text.indexOf(u'{', m_textStart); m_start >= 0; m_start = m_text.indexOf(u'{', m_start + 1)) {
            if (m_start + 1 < m_text.size() && openings.contains(m_text.at(m_start + 1)))
                break;
        }
        if (m_start < 0)
            return false;
        m_mark = m_text.at(m_start + 1);
        const QString closing = m_mark == u'{' ? QStringLiteral("}}") : QString(m_mark) + u'}';
        const qsizetype close = endOfContent(closing);
        if (close < 0)
            m_builder.report(QStringLiteral("template-tag-unclosed"), templatesmessages::tagUnclosed(closing), m_start, 2);
        m_end = close + closing.size();
        m_contentStart = m_start + 2;
        m_contentEnd = std::max(close, m_contentStart);
        return close >= 0;
    }

    /// Returns the start of `closing`, or -1. Ignores occurrences in quoted strings, except in comments.
    qsizetype endOfContent(const QString &closing) const
    {
        QChar quote;
        for (qsizetype at = m_start + 2; at < m_text.size(); ++at) {
            const QChar character = m_text.at(at);
            if (quote.isNull() && m_text.mid(at).startsWith(closing))
                return at;
            if (m_mark == u'#')
                continue;
            if (quote.isNull() && (character == u'"' || character == u'\''))
                quote = character;
            else if (character == quote)
                quote = QChar();
            else if (!quote.isNull() && character == u'\\')
                ++at;
        }
        return -1;
    }

    qsizetype length() const { return m_end - m_start; }

    void readTag()
    {
        const bool trimsLeft = m_contentStart < m_contentEnd && m_text.at(m_contentStart) == u'-';
        const bool marksLeft = trimsLeft || (m_contentStart < m_contentEnd && m_text.at(m_contentStart) == u'+');
        m_contentStart += marksLeft ? 1 : 0;
        const QChar lastCharacter = m_contentEnd > m_contentStart ? m_text.at(m_contentEnd - 1) : QChar();
        m_contentEnd -= lastCharacter == u'-' || lastCharacter == u'+' ? 1 : 0;
        addTextBefore(trimsLeft);
        m_textStart = m_end;
        if (lastCharacter == u'-')
            skipSpaceFrom(m_end);
        if (m_mark == u'{')
            addOutput();
        else if (m_mark == u'%')
            readBlock();
    }

    void addTextBefore(bool trimsWhitespace)
    {
        qsizetype end = m_start;
        while (trimsWhitespace && end > m_textStart && m_text.at(end - 1).isSpace())
            --end;
        m_builder.addText(m_textStart, end);
    }

    void skipSpaceFrom(qsizetype start)
    {
        m_textStart = start;
        while (m_textStart < m_text.size() && m_text.at(m_textStart).isSpace())
            ++m_textStart;
    }

    TemplateNode nodeOf(Kind kind) const
    {
        TemplateNode node;
        node.kind = kind;
        node.start = m_start;
        node.length = length();
        return node;
    }

    /// Reports the parser's problem, or text after the expression.
    void finish(JinjaExpressionParser &parser)
    {
        parser.expectEnd();
        if (parser.problem())
            m_builder.report(parser.problem()->code, parser.problem()->message, parser.problem()->start, parser.problem()->length);
    }

    void addOutput()
    {
        JinjaExpressionParser parser(m_text, m_contentStart, m_contentEnd);
        TemplateNode node = nodeOf(Kind::Output);
        node.value = parser.parseExpression();
        node.escapes = true;
        finish(parser);
        m_builder.add(node);
    }

    void readBlock()
    {
        JinjaExpressionParser parser(m_text, m_contentStart, m_contentEnd);
        const QString word = parser.consumeName();
        if (word == u"if")
            return openIf(parser);
        if (word == u"elif" || word == u"else")
            return addBranch(word, parser);
        if (word == u"for")
            return openFor(parser);
        if (word == u"with")
            return openWith(parser);
        if (word == u"include")
            return addInclude(parser);
        if (word == u"raw")
            return addRawBlock(parser);
        static const QStringList ends{QStringLiteral("endif"), QStringLiteral("endfor"), QStringLiteral("endwith")};
        if (ends.contains(word)) {
            finish(parser);
            return m_builder.close(word.mid(3), m_start, length());
        }
        reportUnknown(word);
    }

    /// Reports a statement outside the subset. The end of an unknown block is not reported.
    void reportUnknown(const QString &word)
    {
        if (word.startsWith(u"end") && m_unknownStatements.removeOne(word.mid(3)))
            return;
        m_unknownStatements.append(word);
        m_builder.reportUnsupported(templatesmessages::unsupportedInJinja(QStringLiteral("{% %1 %}").arg(word)), m_start, length());
    }

    void openIf(JinjaExpressionParser &parser)
    {
        TemplateNode node = nodeOf(Kind::Branch);
        node.branches.append({parser.parseExpression(), {}});
        finish(parser);
        m_builder.open(node, QStringLiteral("if"));
    }

    void addBranch(const QString &word, JinjaExpressionParser &parser)
    {
        const auto condition = word == u"elif" ? std::optional(parser.parseExpression()) : std::nullopt;
        finish(parser);
        if (!m_builder.addBranch(condition))
            m_builder.report(QStringLiteral("template-unexpected-branch"), templatesmessages::unexpectedBranch(word), m_start, length());
    }

    void openFor(JinjaExpressionParser &parser)
    {
        TemplateNode node = nodeOf(Kind::Loop);
        node.names = {parser.consumeName()};
        const bool isList = parser.consumeWord(u"in") && !node.names.first().isEmpty();
        node.value = isList ? parser.parseExpression() : TemplateExpression();
        if (isList)
            finish(parser);
        else
            m_builder.reportUnsupported(templatesmessages::unsupportedInJinja(m_text.mid(m_contentStart, m_contentEnd - m_contentStart).trimmed()), m_start, length());
        m_builder.open(node, QStringLiteral("for"));
    }

    void openWith(JinjaExpressionParser &parser)
    {
        TemplateNode node = nodeOf(Kind::Scope);
        do {
            const QString name = parser.consumeName();
            if (name.isEmpty() || !parser.consume(u"="))
                break;
            node.arguments.append({name, parser.parseExpression()});
        } while (parser.consume(u","));
        finish(parser);
        m_builder.open(node, QStringLiteral("with"));
    }

    void addInclude(JinjaExpressionParser &parser)
    {
        TemplateNode node = nodeOf(Kind::Include);
        node.value = parser.parseExpression();
        node.mayBeMissing = parser.consumeWord(u"ignore") && parser.consumeWord(u"missing");
        if (parser.consumeWord(u"with"))
            parser.consumeWord(u"context");
        finish(parser);
        m_builder.add(node);
    }

    void addRawBlock(JinjaExpressionParser &parser)
    {
        static const QRegularExpression end(QStringLiteral("\\{%([-+]?)\\s*endraw\\s*([-+]?)%\\}"));
        finish(parser);
        const QRegularExpressionMatch match = end.match(m_text.toString(), m_textStart);
        if (!match.hasMatch())
            return m_builder.report(QStringLiteral("template-unclosed"), templatesmessages::unclosed(QStringLiteral("raw")), m_start, length());
        qsizetype to = match.capturedStart();
        while (match.capturedView(1) == u"-" && to > m_textStart && m_text.at(to - 1).isSpace())
            --to;
        m_builder.addText(m_textStart, to);
        m_textStart = match.capturedEnd();
        if (match.capturedView(2) == u"-")
            skipSpaceFrom(m_textStart);
    }

    TemplateBuilder m_builder;
    QStringView m_text;
    QStringList m_unknownStatements; ///< open statements outside the subset
    QChar m_mark;               ///< the second character of the tag
    qsizetype m_textStart = 0;  ///< start of the text that has not been added yet
    qsizetype m_start = 0;
    qsizetype m_end = 0;
    qsizetype m_contentStart = 0;
    qsizetype m_contentEnd = 0;
};

} // namespace

ParsedTemplate parseJinja(QStringView text)
{
    return JinjaParser(text).run();
}

} // namespace outcrop
