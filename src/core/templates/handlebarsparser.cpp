// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/handlebarsparser.h"

#include "core/templates/handlebarsexpression.h"
#include "core/templates/templatebuilder.h"
#include "core/templates/templatesmessages.h"

namespace outcrop {
namespace {

using Kind = TemplateNode::Kind;

/// Parses Handlebars with the built-in helpers if, unless, each and with, and the helpers json, ifEquals and unlessEquals of dotprompt.
class HandlebarsParser
{
public:
    explicit HandlebarsParser(QStringView text) : m_text(text) { }

    ParsedTemplate run()
    {
        while (findTag())
            readTag();
        m_builder.addText(m_textStart, m_text.size());
        return m_builder.finish();
    }

private:
    /// Finds the next tag. Returns false if there is none or it is not closed. An escaped tag, `\{{`, is text.
    bool findTag()
    {
        m_start = m_text.indexOf(u"{{", m_textStart);
        while (m_start > m_textStart && m_text.at(m_start - 1) == u'\\') {
            const bool isBackslash = m_start > m_textStart + 1 && m_text.at(m_start - 2) == u'\\';
            m_builder.addText(m_textStart, m_start - 1);
            m_textStart = m_start;
            if (isBackslash)
                break;
            m_builder.addText(m_start, m_start + 2);
            m_textStart = m_start + 2;
            m_start = m_text.indexOf(u"{{", m_textStart);
        }
        return m_start >= 0 && findEnd();
    }

    bool findEnd()
    {
        const QStringView tag = m_text.mid(m_start);
        m_openingBraces = tag.startsWith(u"{{{{") ? 4 : tag.startsWith(u"{{{") ? 3 : 2;
        const QString closing = QString(m_openingBraces, u'}');
        const QStringView comment = tag.mid(m_openingBraces, 4);
        const bool isLong = comment.startsWith(u"!--") || comment.startsWith(u"~!--");
        const qsizetype from = m_start + m_openingBraces;
        qsizetype close = isLong ? endOfComment(from) : endOfContent(from, closing);
        m_contentStart = from;
        m_contentEnd = close;
        m_end = close + closing.size();
        if (close < 0)
            m_builder.report(QStringLiteral("template-tag-unclosed"), templatesmessages::tagUnclosed(closing), m_start, m_openingBraces);
        return close >= 0;
    }

    /// Returns the start of `}}` after `--`, or -1.
    qsizetype endOfComment(qsizetype from) const
    {
        const qsizetype dashes = m_text.indexOf(u"--}}", from);
        const qsizetype trimmedEnd = m_text.indexOf(u"--~}}", from);
        if (trimmedEnd >= 0 && (dashes < 0 || trimmedEnd < dashes))
            return trimmedEnd + 3;
        return dashes < 0 ? -1 : dashes + 2;
    }

    /// Returns the start of `closing`, or -1. Ignores occurrences in quoted strings, except in comments.
    qsizetype endOfContent(qsizetype from, const QString &closing) const
    {
        const QStringView content = m_text.mid(from, 2);
        const bool isComment = content.startsWith(u'!') || content == u"~!";
        QChar quote;
        for (qsizetype at = from; at < m_text.size(); ++at) {
            const QChar character = m_text.at(at);
            if (quote.isNull() && m_text.mid(at).startsWith(closing))
                return at;
            if (isComment)
                continue;
            if (quote.isNull() && (character == u'"' || character == u'\''))
                quote = character;
            else if (character == quote)
                quote = QChar();
        }
        return -1;
    }

    qsizetype length() const { return m_end - m_start; }
    QString content() const { return m_text.mid(m_contentStart, m_contentEnd - m_contentStart).trimmed().toString(); }

    void readTag()
    {
        const bool trimsLeft = m_contentStart < m_contentEnd && m_text.at(m_contentStart) == u'~';
        m_contentStart += trimsLeft ? 1 : 0;
        const bool trimsRight = m_contentEnd > m_contentStart && m_text.at(m_contentEnd - 1) == u'~';
        m_contentEnd -= trimsRight ? 1 : 0;
        if (m_openingBraces == 4)
            return readRawText();
        const QString written = content();
        const bool takesLines = m_openingBraces == 2
            && (QStringLiteral("#/^!>").contains(written.left(1)) || written == u"else" || written.startsWith(u"else ")) && !written.isEmpty();
        const TagLines lines = takesLines ? linesOfTag(m_text, m_start, m_end) : TagLines{m_start, m_end, false};
        const bool isAlone = lines.isAlone && lines.start >= m_textStart;
        addTextBefore(isAlone ? lines.start : m_start, trimsLeft);
        m_textStart = isAlone ? lines.end : m_end;
        while (trimsRight && m_textStart < m_text.size() && m_text.at(m_textStart).isSpace())
            ++m_textStart;
        m_indentStart = isAlone ? lines.start : m_start;
        addTag(written);
    }

    void addTextBefore(qsizetype end, bool trimsWhitespace)
    {
        while (trimsWhitespace && end > m_textStart && m_text.at(end - 1).isSpace())
            --end;
        m_builder.addText(m_textStart, end);
    }

    /// Adds the text of a raw block, `{{{{raw}}}} … {{{{/raw}}}}`.
    void readRawText()
    {
        m_builder.addText(m_textStart, m_start);
        const QString closing = QStringLiteral("{{{{/%1}}}}").arg(content());
        const qsizetype end = m_text.indexOf(closing, m_end);
        if (end < 0)
            m_builder.report(QStringLiteral("template-unclosed"), templatesmessages::unclosed(content()), m_start, length());
        m_builder.addText(m_end, end < 0 ? m_text.size() : end);
        m_textStart = end < 0 ? m_text.size() : end + closing.size();
    }

    void addTag(const QString &written)
    {
        const QChar sigil = written.isEmpty() ? QChar() : written.front();
        if (sigil == u'!')
            return;
        if (sigil == u'/')
            return m_builder.close(written.mid(1).trimmed(), m_start, length());
        if (written == u"else" || written == u"^" || written.startsWith(u"else "))
            return addBranch(written);
        if (QStringLiteral("#^>&*").contains(sigil) && !sigil.isNull())
            m_contentStart = m_text.indexOf(sigil, m_contentStart) + 1;
        m_words = readHandlebarsWords(m_text, m_contentStart, m_contentEnd);
        if (sigil == u'#' && QStringLiteral(">*").contains(written.mid(1, 1)) && written.size() > 1)
            return openUnsupportedBlock(written.mid(2).trimmed().section(u' ', 0, 0));
        if (sigil == u'*')
            return reportUnsupported();
        if (sigil == u'#' || sigil == u'^')
            return openBlock(sigil == u'^');
        if (sigil == u'>')
            return addPartial();
        addOutput(m_openingBraces == 2 && sigil != u'&');
    }

    /// Reports the current tag as unsupported.
    void reportUnsupported()
    {
        m_builder.reportUnsupported(templatesmessages::unsupportedInHandlebars(m_text.mid(m_start, length())), m_start, length());
    }

    TemplateNode nodeOf(Kind kind) const
    {
        TemplateNode node;
        node.kind = kind;
        node.start = m_start;
        node.length = length();
        return node;
    }

    void openUnsupportedBlock(const QString &name)
    {
        reportUnsupported();
        m_builder.open(nodeOf(Kind::Loop), name);
    }

    TemplateExpression negateExpression(const TemplateExpression &value) const
    {
        return {TemplateExpression::Kind::Not, value.start, value.length, {}, false, {}, 0, false, {}, {value}};
    }

    void addBranch(const QString &written)
    {
        std::optional<TemplateExpression> condition;
        if (written.startsWith(u"else ")) {
            const HandlebarsWords words = readHandlebarsWords(m_text, m_text.indexOf(u"else", m_contentStart) + 4, m_contentEnd);
            const QString helper = words.firstName();
            if ((helper != u"if" && helper != u"unless") || words.values.size() != 2 || !words.unsupportedWord.isEmpty())
                return reportUnsupported();
            condition = helper == u"if" ? words.values.at(1) : negateExpression(words.values.at(1));
        }
        if (!m_builder.addBranch(condition))
            m_builder.report(QStringLiteral("template-unexpected-branch"), templatesmessages::unexpectedBranch(QStringLiteral("else")), m_start, length());
    }

    /// Opens `{{#ifEquals a b}}` or `{{#unlessEquals a b}}`. Values of different types are not equal. Returns false for other blocks.
    bool openComparison(const QString &name)
    {
        if ((name != u"ifEquals" && name != u"unlessEquals") || m_words.values.size() != 3 || !m_words.pairs.isEmpty() || !m_words.unsupportedWord.isEmpty())
            return false;
        const TemplateExpression &left = m_words.values.at(1);
        TemplateExpression condition{TemplateExpression::Kind::Compare, left.start, left.length};
        condition.word = name == u"ifEquals" ? QStringLiteral("==") : QStringLiteral("!=");
        condition.operands = {left, m_words.values.at(2)};
        TemplateNode node = nodeOf(Kind::Branch);
        node.branches.append({condition, {}});
        m_builder.open(node, name);
        return true;
    }

    void openBlock(bool isInverted)
    {
        const QString name = m_words.firstName();
        if (!isInverted && openComparison(name))
            return;
        static const QStringList helpers{QStringLiteral("if"), QStringLiteral("unless"), QStringLiteral("each"), QStringLiteral("with")};
        const bool isHelper = helpers.contains(name) && !isInverted;
        const bool fits = m_words.unsupportedWord.isEmpty() && m_words.pairs.isEmpty() && m_words.values.size() == (isHelper ? 2 : 1);
        if (!fits)
            return openUnsupportedBlock(m_text.mid(m_contentStart, m_contentEnd - m_contentStart).trimmed().toString().section(u' ', 0, 0));
        if (!isHelper)
            return openSection(name, isInverted);
        const TemplateExpression &value = m_words.values.at(1);
        TemplateNode node = nodeOf(name == u"each" ? Kind::Loop : name == u"with" ? Kind::Scope : Kind::Branch);
        node.names = m_words.blockNames;
        if (node.kind == Kind::Branch) {
            node.branches.append({name == u"if" ? value : negateExpression(value), {}});
        } else {
            node.value = value;
            node.setsContext = true;
        }
        m_builder.open(node, name);
    }

    /// Opens a section: a block that is not a helper, as in Mustache.
    void openSection(const QString &name, bool isInverted)
    {
        TemplateNode node = nodeOf(Kind::Section);
        node.value = m_words.values.first();
        node.isInverted = isInverted;
        m_builder.open(node, name);
    }

    void addPartial()
    {
        const bool fits = m_words.unsupportedWord.isEmpty() && !m_words.values.isEmpty() && m_words.values.size() < 3;
        if (!fits)
            return reportUnsupported();
        const TemplateExpression &name = m_words.values.first();
        TemplateNode node = nodeOf(Kind::Include);
        const bool isPath = name.kind == TemplateExpression::Kind::Path;
        const QStringView written = m_text.mid(name.start, name.length);
        node.value.constantValue = isPath ? TemplateValue::fromJson(jsonString(written)) : name.constantValue;
        node.arguments = m_words.pairs;
        node.indentStart = m_indentStart;
        node.indentLength = m_start - m_indentStart;
        if (m_words.values.size() == 1)
            return m_builder.add(node);
        TemplateNode scope = nodeOf(Kind::Scope);
        scope.value = m_words.values.at(1);
        scope.setsContext = true;
        scope.body = {node};
        scope.otherwise = {node};
        m_builder.add(scope);
    }

    /// Adds `{{json value}}` or `{{json value indent=2}}`. Returns false for other tags.
    bool addJson()
    {
        const bool fits = m_words.unsupportedWord.isEmpty() && m_words.firstName() == u"json" && m_words.values.size() == 2 && m_words.pairs.size() < 2;
        if (!fits || (m_words.pairs.size() == 1 && m_words.pairs.first().name != u"indent"))
            return false;
        TemplateNode node = nodeOf(Kind::Output);
        node.value = {TemplateExpression::Kind::Filter, m_start, length()};
        node.value.word = QStringLiteral("json");
        node.value.operands = {m_words.values.at(1)};
        for (const TemplateArgument &indent : std::as_const(m_words.pairs))
            node.value.operands.append(indent.value);
        m_builder.add(node);
        return true;
    }

    void addOutput(bool escapes)
    {
        if (addJson())
            return;
        if (!m_words.unsupportedWord.isEmpty() || m_words.values.size() != 1 || !m_words.pairs.isEmpty())
            return reportUnsupported();
        TemplateNode node = nodeOf(Kind::Output);
        node.value = m_words.values.first();
        node.escapes = escapes;
        m_builder.add(node);
    }

    TemplateBuilder m_builder;
    QStringView m_text;
    HandlebarsWords m_words;
    qsizetype m_openingBraces = 2; ///< number of opening braces
    qsizetype m_textStart = 0;     ///< start of the text that has not been added yet
    qsizetype m_start = 0;
    qsizetype m_end = 0;
    qsizetype m_contentStart = 0;
    qsizetype m_contentEnd = 0;
    qsizetype m_indentStart = 0;
};

} // namespace

ParsedTemplate parseHandlebars(QStringView text)
{
    return HandlebarsParser(text).run();
}

} // namespace outcrop
