// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/xmlwriter.h"

namespace outcrop {
namespace {

/// Returns the replacement for a character that XML cannot represent; null if the character needs no replacement.
QChar replacementFor(QStringView text, qsizetype at)
{
    const char16_t unit = text.at(at).unicode();
    constexpr char16_t controlPictures = 0x2400;
    if (unit < 0x20)
        return unit == u'\t' || unit == u'\n' || unit == u'\r' ? QChar() : QChar(controlPictures + unit);
    const bool isHalf = (text.at(at).isHighSurrogate() && (at + 1 >= text.size() || !text.at(at + 1).isLowSurrogate()))
        || (text.at(at).isLowSurrogate() && (at == 0 || !text.at(at - 1).isHighSurrogate()));
    return isHalf || unit >= 0xFFFE ? QChar(QChar::ReplacementCharacter) : QChar();
}

/// Returns true for most characters that are neither markup nor invalid in XML. A fast check; false means that a full check is needed.
bool isPlainCharacter(QChar character)
{
    return character == u' ' || (character > u'>' && character.unicode() < 0xD800);
}

QString escapeInText(QChar character)
{
    switch (character.unicode()) {
    case u'&':
        return QStringLiteral("&amp;");
    case u'<':
        return QStringLiteral("&lt;");
    case u'>':
        return QStringLiteral("&gt;");
    default:
        return {};
    }
}

/// Escapes a character in an attribute. Includes whitespace other than spaces, because XML parsers would convert it to spaces.
QString escapeInAttribute(QChar character)
{
    switch (character.unicode()) {
    case u'"':
        return QStringLiteral("&quot;");
    case u'\n':
        return QStringLiteral("&#10;");
    case u'\t':
        return QStringLiteral("&#9;");
    case u'\r':
        return QStringLiteral("&#13;");
    default:
        return escapeInText(character);
    }
}

} // namespace

void XmlWriter::write(const QString &markup)
{
    m_document.append(TracedText::generated(markup, QStringLiteral("prompt XML")));
}

void XmlWriter::writeNewLine()
{
    if (!m_document.isEmpty() && m_layout == XmlLayout::Indented)
        write(u'\n' + QString(m_open.size() * 2, u' '));
}

void XmlWriter::writeBlankLine()
{
    if (m_layout == XmlLayout::Indented)
        write(QStringLiteral("\n"));
}

/// Copies a range unchanged. Text with a single origin, the most common case, is copied without a temporary.
void XmlWriter::writeRun(const TracedText &text, qsizetype from, qsizetype to)
{
    const QList<TraceSpan> &spans = text.spans();
    if (spans.size() != 1 || spans.first().kind == TraceKind::Escaped) {
        m_document.append(text.mid(from, to - from));
        return;
    }
    Origin origin = spans.first().origin;
    if (spans.first().kind == TraceKind::Copied)
        origin.offset += from;
    m_document.append(QStringView(text.text()).mid(from, to - from), origin, spans.first().kind);
}

/// Copies a text. Replaces characters that XML cannot represent, and those for which `spell` returns a non-empty string.
template<typename Spell>
void XmlWriter::writeEscapedText(const TracedText &text, Spell spell)
{
    const QString &characters = text.text();
    qsizetype copiedEnd = 0;
    for (qsizetype at = 0; at < characters.size(); ++at) {
        if (isPlainCharacter(characters.at(at)))
            continue;
        const QChar shownCharacter = replacementFor(characters, at);
        const QString spelling = shownCharacter.isNull() ? spell(at) : QString(shownCharacter);
        if (spelling.isEmpty())
            continue;
        m_replacedCount += shownCharacter.isNull() ? 0 : 1;
        writeRun(text, copiedEnd, at);
        m_document.append(spelling, text.originAt(at), TraceKind::Rewritten);
        copiedEnd = at + 1;
    }
    writeRun(text, copiedEnd, characters.size());
}

void XmlWriter::writeAttribute(const XmlAttribute &attribute)
{
    if (attribute.value.isEmpty() && !attribute.isAlwaysWritten)
        return;
    write(u' ' + attribute.name + QStringLiteral("=\""));
    writeEscapedText(attribute.value, [&attribute](qsizetype at) { return escapeInAttribute(attribute.value.text().at(at)); });
    write(QStringLiteral("\""));
}

void XmlWriter::startElement(const QString &name, const Attributes &attributes)
{
    writeNewLine();
    write(u'<' + name);
    for (const XmlAttribute &attribute : attributes)
        writeAttribute(attribute);
    write(QStringLiteral(">"));
    m_open.append(name);
    m_endsOnNewLine = false;
}

void XmlWriter::endElement()
{
    const QString name = m_open.takeLast();
    if (m_endsOnNewLine)
        writeNewLine();
    write(QStringLiteral("</") + name + u'>');
    m_endsOnNewLine = true;
}

void XmlWriter::writeText(const TracedText &text)
{
    if (text.isEmpty())
        return;
    m_endsOnNewLine = text.text().contains(u'\n');
    if (m_endsOnNewLine && m_layout == XmlLayout::Indented)
        write(QStringLiteral("\n"));
    writeEscapedText(text, [&text](qsizetype at) { return escapeInText(text.text().at(at)); });
}

void XmlWriter::writeCharacterData(const TracedText &text)
{
    const QString &characters = text.text();
    const auto splitEnd = [&characters](qsizetype at) {
        const bool ends = characters.at(at) == u'>' && at >= 2 && characters.at(at - 1) == u']' && characters.at(at - 2) == u']';
        return ends ? QStringLiteral("]]><![CDATA[>") : QString();
    };
    write(QStringLiteral("<![CDATA["));
    writeEscapedText(text, splitEnd);
    write(QStringLiteral("]]>"));
}

void XmlWriter::writeElement(const QString &name, const Attributes &attributes, const TracedText &content)
{
    startElement(name, attributes);
    writeText(content);
    endElement();
}

} // namespace outcrop
