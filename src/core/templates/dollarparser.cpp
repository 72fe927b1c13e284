// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/dollarparser.h"

#include "core/templates/templatebuilder.h"
#include "core/templates/templatesmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// Parses the placeholders of commands: `$ARGUMENTS`, `$1`, `$name` and `${name}`, `$$` for a dollar sign, and `@file`.
class DollarParser
{
public:
    explicit DollarParser(QStringView text) : m_text(text) { }

    ParsedTemplate run()
    {
        static const QRegularExpression mark(QStringLiteral(
            R"(\$\$|\$ARGUMENTS\[\d+\]|\$\{([A-Za-z_]\w*)\}|\$([A-Za-z_]\w*|\d+)|(?<!\S)@([\w\-./~]*[\w\-])|(?<!\S)!`[^`\n]+`)"));
        for (auto found = mark.globalMatch(m_text.toString()); found.hasNext();)
            read(found.next());
        m_builder.addText(m_textStart, m_text.size());
        return m_builder.finish();
    }

private:
    void read(const QRegularExpressionMatch &match)
    {
        const qsizetype start = match.capturedStart();
        m_builder.addText(m_textStart, start);
        m_textStart = match.capturedEnd();
        const QString name = match.captured(1) + match.captured(2);
        if (match.capturedView() == u"$$")
            m_builder.addText(start, start + 1);
        else if (!name.isEmpty())
            addVariable(name, start);
        else if (!match.captured(3).isEmpty())
            addFile(match.captured(3), start);
        else
            m_builder.reportUnsupported(templatesmessages::unsupportedInDollar(match.captured()), start, match.capturedLength());
    }

    void addVariable(const QString &name, qsizetype start)
    {
        TemplateNode node;
        node.kind = TemplateNode::Kind::Output;
        node.start = start;
        node.length = m_textStart - start;
        node.value = TemplateExpression::path({name}, start, node.length);
        m_builder.add(node);
    }

    /// Adds a mentioned file. A mention that is not a file, such as a user name, is text.
    void addFile(const QString &path, qsizetype start)
    {
        TemplateNode text;
        text.start = start;
        text.length = m_textStart - start;
        TemplateNode node = text;
        node.kind = TemplateNode::Kind::Include;
        node.value.constantValue = TemplateValue::fromJson(jsonString(path));
        node.mayBeMissing = !path.contains(u'/');
        node.otherwise = {text};
        m_builder.add(node);
    }

    TemplateBuilder m_builder;
    QStringView m_text;
    qsizetype m_textStart = 0; ///< start of the text that has not been added yet
};

} // namespace

ParsedTemplate parseDollar(QStringView text)
{
    return DollarParser(text).run();
}

} // namespace outcrop
