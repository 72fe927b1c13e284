// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "core/documents/data/jsonreader.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int deepestElement = 64;

/// An open element and the text read so far.
struct PomlElement {
    QString tag;
    QString path;
    QString text;
    QXmlStreamAttributes attributes;
};

/// Returns the parser's error without its full stop, because the error becomes part of a sentence.
QString xmlErrorText(const QXmlStreamReader &xml)
{
    const QString text = xml.errorString();
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

/// Reads the elements of a document in order. Expressions in double braces are kept as text, and become variables if all of them are names.
class PomlReader
{
public:
    explicit PomlReader(const FormatInput &input) : m_input(input), m_xml(input.text)
    {
        m_prompt.format = QStringLiteral("poml");
        m_prompt.name = input.stem();
    }

    Result<ParsedPromptFile> run()
    {
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isDTD() || m_xml.isEntityReference())
                return error(formatsmessages::entityRejected());
            if (m_xml.isStartElement() && m_open.size() >= deepestElement)
                return error(formatsmessages::xmlTooDeep(m_xml.name().toString(), deepestElement));
            readToken();
        }
        if (m_xml.hasError())
            return error(formatsmessages::notXml(xmlErrorText(m_xml)));
        finish();
        return ParsedPromptFile{{m_prompt}, {}, {}};
    }

private:
    Error error(const QString &message) const
    {
        const int line = std::max(1, int(m_xml.lineNumber()));
        const int column = int(m_xml.columnNumber()) + 1;
        const Position at{m_xml.characterOffset(), line, column};
        return {ErrorCode::Invalid, message, {m_input.file, {at, at}}};
    }

    void readToken()
    {
        if (m_xml.isStartElement()) {
            const QString tag = m_xml.name().toString();
            const QString outer = m_open.isEmpty() ? QString() : m_open.last().path;
            const int number = m_counts[outer + u'/' + tag]++;
            m_open.append({tag, m_open.isEmpty() ? tag : itemPath(memberPath(outer, tag), number), {}, m_xml.attributes()});
            addAttributeRows(m_open.last());
        } else if (m_xml.isCharacters() && !m_open.isEmpty()) {
            m_open.last().text += m_xml.text();
        } else if (m_xml.isEndElement()) {
            closeElement(m_open.takeLast());
        }
    }

    /// Keeps the unused attributes for review: `if`, `for` and `src` are not evaluated.
    void addAttributeRows(const PomlElement &element)
    {
        for (const QXmlStreamAttribute &attribute : element.attributes) {
            const QString name = attribute.name().toString();
            const QString path = memberPath(element.path, QStringLiteral("@") + name);
            const bool isUsed = (element.tag == u"let" && (name == u"name" || name == u"value")) || (element.tag == u"tool-definition" && (name == u"name" || name == u"description"));
            if (isUsed)
                continue;
            const bool isReference = name == u"src";
            m_prompt.foreignKeys['/' + path.toStdString()] = jsonString(attribute.value());
            m_ledger.add(path, LossAction::Moved, QStringLiteral("foreign/") + path, isReference ? formatsmessages::referenceNotOpened(attribute.value().toString()) : formatsmessages::keptForFormat());
        }
    }

    void closeElement(const PomlElement &element)
    {
        static const QStringList groups{QStringLiteral("poml"), QStringLiteral("examples"), QStringLiteral("example")};
        const QString text = element.text.trimmed();
        if (element.tag == u"let")
            return readLet(element, text);
        if (element.tag == u"output-schema")
            return readSchema(element, text);
        if (element.tag == u"tool-definition")
            return readTool(element, text);
        if (element.tag == u"system-msg")
            return addMessage(element, Message::Role::System, text);
        if (element.tag == u"human-msg" || element.tag == u"user-msg" || element.tag == u"input")
            return addMessage(element, Message::Role::User, text);
        if (element.tag == u"ai-msg" || element.tag == u"output")
            return addMessage(element, Message::Role::Assistant, text);
        if (element.tag == u"meta" || element.tag == u"stylesheet" || element.tag == u"runtime")
            return keepAsForeign(element, text);
        if (!groups.contains(element.tag) && isInMessage())
            return appendToParent(element, text);
        addInstructions(element, text);
    }

    bool isInMessage() const
    {
        static const QStringList containers{QStringLiteral("poml"), QStringLiteral("examples"), QStringLiteral("example")};
        return !m_open.isEmpty() && !containers.contains(m_open.last().tag);
    }

    void appendToParent(const PomlElement &element, const QString &text)
    {
        m_open.last().text += (element.tag == u"item" ? QStringLiteral("\n- ") : QStringLiteral("\n")) + text + u'\n';
        if (!text.isEmpty())
            m_ledger.add(element.path, LossAction::Approximated, QStringLiteral("messages"), formatsmessages::tagKept(u'<' + element.tag + u'>'));
    }

    /// Adds a section such as role or task to the system prompt, with a heading as in the output of POML.
    void addInstructions(const PomlElement &element, const QString &text)
    {
        if (text.isEmpty())
            return;
        QString title = element.tag;
        title[0] = title.at(0).toUpper();
        const bool hasTitle = element.tag != u"poml" && element.tag != u"p" && element.tag != u"example" && element.tag != u"examples";
        m_system += (m_system.isEmpty() ? QString() : QStringLiteral("\n\n")) + (hasTitle ? QStringLiteral("# ") + title.replace(u'-', u' ') + QStringLiteral("\n\n") : QString()) + text;
        m_ledger.add(element.path, LossAction::Approximated, messagePart(0), formatsmessages::tagAsHeading(u'<' + element.tag + u'>'));
    }

    void addMessage(const PomlElement &element, Message::Role role, const QString &text)
    {
        m_ledger.add(element.path, LossAction::Kept, QStringLiteral("messages"));
        addTextMessage(m_prompt, role, text);
    }

    void keepAsForeign(const PomlElement &element, const QString &text)
    {
        if (text.isEmpty())
            return;
        m_prompt.foreignKeys['/' + element.path.toStdString()] = jsonString(text);
        m_ledger.add(element.path, LossAction::Moved, QStringLiteral("foreign/") + element.path, formatsmessages::keptForFormat());
    }

    /// Reads a variable. Its value is an expression, which is not evaluated: its text becomes the default.
    void readLet(const PomlElement &element, const QString &text)
    {
        const QString name = element.attributes.value(QLatin1String("name")).toString();
        const QString value = element.attributes.hasAttribute(QLatin1String("value")) ? element.attributes.value(QLatin1String("value")).toString() : text;
        if (name.isEmpty())
            return keepAsForeign(element, value);
        PromptVariable input{name, QStringLiteral("text"), {}, false, jsonString(value)};
        m_prompt.inputs.append(input);
        m_ledger.add(element.path, LossAction::Approximated, QStringLiteral("inputs.") + name, formatsmessages::codeNotRun());
    }

    void readSchema(const PomlElement &element, const QString &text)
    {
        const DataDocument schema = readJson(text, m_input.file);
        if (!schema.isParsed || !schema.root.isMapping())
            return keepAsForeign(element, text);
        m_prompt.outputSchema = schema.root.toJson();
        m_ledger.add(element.path, LossAction::Renamed, QStringLiteral("output.schema"));
    }

    void readTool(const PomlElement &element, const QString &text)
    {
        const DataDocument schema = readJson(text, m_input.file);
        const QString name = element.attributes.value(QLatin1String("name")).toString();
        if (!schema.isParsed || !schema.root.isMapping() || name.isEmpty())
            return keepAsForeign(element, text);
        m_prompt.tools.append({name, element.attributes.value(QLatin1String("description")).toString(), schema.root.toJson(), {}});
        m_ledger.add(element.path, LossAction::Kept, QStringLiteral("tools.") + name);
    }

    void finish()
    {
        if (!m_system.isEmpty()) {
            PromptPiece piece;
            piece.text = m_system;
            m_prompt.messages.prepend({Message::Role::System, {piece}});
        }
        static const QRegularExpression tag(QStringLiteral("\\{\\{([^{}]*)\\}\\}"));
        static const QRegularExpression name(QStringLiteral("^\\s*[A-Za-z_][\\w.]*\\s*$"));
        bool hasOnlyNames = true;
        for (const QRegularExpressionMatch &found : tag.globalMatch(m_input.text))
            hasOnlyNames &= name.match(found.captured(1)).hasMatch();
        if (hasOnlyNames && m_input.text.contains(tag))
            m_prompt.dialect = TemplateDialect::Mustache;
        addInferredInputs(m_prompt);
        m_prompt.ledger = m_ledger.entries();
    }

    const FormatInput &m_input;
    QXmlStreamReader m_xml;
    QList<PomlElement> m_open;
    QHash<QString, int> m_counts;
    QString m_system;
    PromptFile m_prompt;
    SourceLedger m_ledger;
};

FormatDescription describePoml()
{
    return {QStringLiteral("poml"), formatsmessages::pomlTitle(), QStringLiteral("*.poml")};
}

FormatMatch detectPoml(const FormatInput &input)
{
    static const QRegularExpression root(QStringLiteral("\\A\\s*(?:<\\?xml[^>]*>\\s*)?(?:<!--.*?-->\\s*)*<poml\\b"), QRegularExpression::DotMatchesEverythingOption);
    return input.file.endsWith(u".poml") ? FormatMatch::Certain : root.match(input.text.left(4096)).hasMatch() ? FormatMatch::Likely : FormatMatch::No;
}

Result<ParsedPromptFile> readPoml(const FormatInput &input)
{
    return PomlReader(input).run();
}

} // namespace

std::unique_ptr<FileFormat> pomlFormat()
{
    return makeFormat({describePoml, detectPoml, readPoml});
}

} // namespace outcrop
