// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/bodyconversion.h"

#include "core/agents/agentsmessages.h"
#include "core/agents/bodyparts.h"
#include "core/agents/sectionspans.h"
#include "core/documents/fieldedit.h"
#include "core/text/linetable.h"

namespace outcrop {
namespace {

/// Writes the sections of a body, separated by blank lines.
class BodyWriter
{
public:
    explicit BodyWriter(BodyFormat format) : m_format(format) { }

    QString write(const BodyParts &parts)
    {
        addBlock(formatOutsideText(parts.textBefore, m_format));
        for (const BodyPart &part : parts.sections)
            addSection(part);
        return m_blocks.join(QStringLiteral("\n\n"));
    }

private:
    void addBlock(const QString &text)
    {
        if (!text.isEmpty())
            m_blocks.append(text);
    }

    void addSection(const BodyPart &part)
    {
        switch (m_format) {
        case BodyFormat::Markdown:
            addBlock(QStringLiteral("## ") + part.title + tagComment(part));
            addBlock(formatText(part.content, m_format));
            break;
        case BodyFormat::Xml:
            addBlock(element(part));
            break;
        case BodyFormat::Rccf:
            addBlock(labeledSection(part));
            break;
        }
        if (m_format != BodyFormat::Xml && !part.textAfter.isEmpty())
            addBlock(closingComment(part));
        addBlock(formatOutsideText(part.textAfter, m_format));
    }

    static QString element(const BodyPart &part)
    {
        const QString tag = part.tag.isEmpty() ? tagOfTitle(part.title) : part.tag;
        const QString content = part.content.isEmpty() ? QString() : part.content + u'\n';
        return tag + u'\n' + content + QStringLiteral("</%1>").arg(tagName(tag));
    }

    QString labeledSection(const BodyPart &part) const
    {
        const QString label = labelOfTitle(part.title);
        const QString title = titleOfLabel(label) == part.title ? QString() : QStringLiteral("\n<!-- ## %1 -->").arg(part.title);
        const QString content = part.content.isEmpty() ? QString() : u'\n' + formatText(part.content, m_format);
        return label + u':' + title + tagComment(part) + content;
    }

    /// Returns a line break and a comment with the opening tag if the tag cannot be derived from the title; otherwise an empty string.
    static QString tagComment(const BodyPart &part)
    {
        const bool followsTagRule = part.tag.isEmpty() || part.tag == tagOfTitle(part.title);
        return followsTagRule ? QString() : QStringLiteral("\n<!-- %1 -->").arg(part.tag);
    }

    BodyFormat m_format;
    QStringList m_blocks;
};

/// Returns the leading blank lines of a text. The conversion preserves them, and trailing whitespace.
QString leadingSpace(const QString &text)
{
    qsizetype end = 0;
    for (qsizetype at = 0; at < text.size() && text.at(at).isSpace(); ++at) {
        if (text.at(at) == u'\n')
            end = at + 1;
    }
    return text.left(end);
}

QString trailingSpace(const QString &text)
{
    qsizetype start = text.size();
    while (start > 0 && text.at(start - 1).isSpace())
        --start;
    return text.mid(start);
}

QStringList conversionNotes(const QString &body, const BodyParts &parts, BodyFormat from, BodyFormat to)
{
    QStringList notes;
    if (parts.sections.isEmpty())
        notes.append(agentsmessages::bodyWithoutSections());
    if (parts.isWrapped)
        notes.append(agentsmessages::wrapperRemoved());
    const int levelSixCount = to == BodyFormat::Markdown && from != BodyFormat::Markdown ? countLevelSixHeadings(body) : 0;
    if (levelSixCount > 0)
        notes.append(agentsmessages::headingsTooDeep(levelSixCount));
    return notes;
}

} // namespace

ConvertedBody convertBody(const QString &body, BodyFormat from, BodyFormat to)
{
    if (from == to)
        return {body, {}};
    const bool usesCrLf = body.contains(QLatin1String("\r\n"));
    QString lines = body;
    if (usesCrLf)
        lines.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    const BodyParts parts = readBodyParts(lines, from);
    const QString written = BodyWriter(to).write(parts);
    QString text = written.isEmpty() ? lines : QString(leadingSpace(lines) + written + trailingSpace(lines));
    if (usesCrLf)
        text.replace(u'\n', QLatin1String("\r\n"));
    return {text, conversionNotes(lines, parts, from, to)};
}

BodyFormat declaredBodyFormat(const Agent &agent)
{
    const auto written = bodyFormatFromName(agent.field(u"portability.body_format").text());
    return written ? *written : guessBodyFormat(agent.body());
}

Result<BodyConversion> planBodyConversion(const Agent &agent, BodyFormat to)
{
    const Document &document = *agent.document;
    const QString &text = agent.textDocument().text;
    const BodyFormat from = declaredBodyFormat(agent);
    const Result<QList<TextEdit>> field = planSetField(
        document, {QStringLiteral("portability"), QStringLiteral("body_format")}, jsonString(bodyFormatName(to)));
    if (!field)
        return field.error();
    const QString body = agent.body().toString();
    const ConvertedBody convertedBody = convertBody(body, from, to);
    BodyConversion conversion{from, *field, {}, convertedBody.notes};
    if (agent.field(u"portability").isMissing())
        conversion.notes.append(
            agentsmessages::portabilityAdded());
    if (convertedBody.text != body)
        (agent.prompt ? conversion.promptEdits : conversion.edits)
            .append({LineTable(text).range(agent.bodyStart(), text.size()), convertedBody.text});
    return conversion;
}

} // namespace outcrop
