// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/mustacheparser.h"

#include "core/templates/templatebuilder.h"
#include "core/templates/templatedialect.h"
#include "core/templates/templatesmessages.h"

namespace outcrop {
namespace {

/// Parses Mustache. Source: mustache/spec, core modules.
class MustacheParser
{
public:
    explicit MustacheParser(QStringView text) : m_text(text) { }

    ParsedTemplate run()
    {
        while (findTag())
            readTag();
        m_builder.addText(m_textStart, m_text.size());
        return m_builder.finish();
    }

private:
    /// Finds the next tag: m_start, m_end, its sigil and content. Returns false at the end, or if the tag is not closed.
    bool findTag()
    {
        m_start = m_text.indexOf(m_openingDelimiter, m_textStart);
        if (m_start < 0)
            return false;
        qsizetype at = m_start + m_openingDelimiter.size();
        const QChar first = at < m_text.size() ? m_text.at(at) : QChar();
        m_sigil = QStringLiteral("#^/>&!=<$").contains(first) ? first : QChar();
        QString closing = m_closing;
        if (first == u'{' && m_openingDelimiter == u"{{") {
            m_sigil = u'&';
            closing = QStringLiteral("}}}");
        } else if (first == u'=') {
            closing = u'=' + m_closing;
        }
        at += m_sigil.isNull() ? 0 : 1;
        const qsizetype close = m_text.indexOf(closing, at);
        m_end = close < 0 ? m_text.size() : close + closing.size();
        m_content = m_text.mid(at, (close < 0 ? m_text.size() : close) - at);
        if (close < 0)
            m_builder.report(QStringLiteral("template-tag-unclosed"), templatesmessages::tagUnclosed(m_closing), m_start, m_openingDelimiter.size());
        return close >= 0;
    }

    qsizetype length() const { return m_end - m_start; }

    void readTag()
    {
        const bool takesLines = QStringLiteral("#^/>!=").contains(m_sigil) && !m_sigil.isNull();
        const TagLines lines = takesLines ? linesOfTag(m_text, m_start, m_end) : TagLines{m_start, m_end, false};
        // If there is an earlier tag on the line, m_from is beyond the line's start.
        const bool isAlone = lines.isAlone && lines.start >= m_textStart;
        m_builder.addText(m_textStart, isAlone ? lines.start : m_start);
        m_textStart = isAlone ? lines.end : m_end;
        if (m_sigil == u'!')
            return;
        if (m_sigil == u'=')
            return setDelimiters();
        if (m_sigil == u'>')
            return addPartial(isAlone ? lines.start : m_start);
        addNamed(m_content.trimmed().toString());
    }

    void setDelimiters()
    {
        const QStringList marks = m_content.toString().simplified().split(u' ');
        if (marks.size() != 2 || marks.first().contains(u'=') || marks.last().contains(u'='))
            return m_builder.report(QStringLiteral("template-delimiters"), templatesmessages::badDelimiters(), m_start, length());
        m_openingDelimiter = marks.first();
        m_closing = marks.last();
    }

    void addPartial(qsizetype indentStart)
    {
        const QStringView name = m_content.trimmed();
        if (name.startsWith(u'*'))
            return m_builder.reportUnsupported(templatesmessages::unsupportedInMustache(QStringLiteral("{{>%1}}").arg(name)), m_start, length());
        TemplateNode node;
        node.kind = TemplateNode::Kind::Include;
        node.start = m_start;
        node.length = length();
        node.value.constantValue = TemplateValue::fromJson(jsonString(name));
        node.indentStart = indentStart;
        node.indentLength = m_start - indentStart;
        m_builder.add(node);
    }

    void addNamed(const QString &name)
    {
        if (m_sigil == u'<' || m_sigil == u'$')
            return openInheritance(name);
        if (m_sigil == u'#' && isHandlebarsBlock(name))
            return reportHandlebarsBlock(name);
        if (name.isEmpty() || name.contains(u' '))
            return m_builder.report(QStringLiteral("template-name"), templatesmessages::badName(name), m_start, length());
        if (m_sigil == u'/')
            return m_builder.close(name, m_start, length());
        TemplateNode node;
        node.start = m_start;
        node.length = length();
        node.value = TemplateExpression::path(name == u"." ? QStringList() : name.split(u'.'), m_start, length());
        node.kind = m_sigil == u'#' || m_sigil == u'^' ? TemplateNode::Kind::Section : TemplateNode::Kind::Output;
        node.isInverted = m_sigil == u'^';
        node.escapes = m_sigil.isNull();
        if (node.kind == TemplateNode::Kind::Section)
            m_builder.open(node, name);
        else
            m_builder.add(node);
    }

    /// The block is opened so that its end is not also reported.
    void reportHandlebarsBlock(const QString &name)
    {
        m_builder.report(QStringLiteral("template-name"), templatesmessages::handlebarsBlock(name), m_start, length());
        TemplateNode node;
        node.kind = TemplateNode::Kind::Scope;
        node.start = m_start;
        node.length = length();
        m_builder.open(node, name.section(u' ', 0, 0));
    }

    /// Reports inheritance, which is an optional module of the specification. The block is opened so that its end is not also reported.
    void openInheritance(const QString &name)
    {
        m_builder.reportUnsupported(templatesmessages::unsupportedInMustache(QStringLiteral("{{%1%2}}").arg(m_sigil).arg(name)), m_start, length());
        TemplateNode node;
        node.kind = TemplateNode::Kind::Scope;
        node.start = m_start;
        node.length = length();
        m_builder.open(node, name);
    }

    TemplateBuilder m_builder;
    QStringView m_text;
    QString m_openingDelimiter = QStringLiteral("{{");
    QString m_closing = QStringLiteral("}}");
    qsizetype m_textStart = 0; ///< start of the text that has not been added yet
    qsizetype m_start = 0;
    qsizetype m_end = 0;
    QStringView m_content;
    QChar m_sigil;
};

} // namespace

ParsedTemplate parseMustache(QStringView text)
{
    return MustacheParser(text).run();
}

} // namespace outcrop
